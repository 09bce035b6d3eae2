package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-15: what depends on the number of players. Decks, events and first actions are in {@link SetupTest}. */
class PlayerCountTest {
    /** Everybody's strength: the last seat is the strongest, seat 0 the weakest. */
    private static Table rising(int players) {
        var table = Table.of(players);
        for (int seat = 0; seat < players; seat++) {
            table.strength(seat, 1 + seat).culture(seat, 10 * seat).workers(seat, "philosophy", 1 + seat);
        }
        return table;
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 2", "4, 1"})
    @Rule("AGES-15.1")
    void so_many_spaces_of_the_row_are_swept(int players, int swept) {
        var table = Table.of(players).age(4).row("rich-land-a", "frugality-a", "patriotism-a", "stockpile-a");
        table.turn(0);
        assertThat(table.names(Places.ROW)).hasSize(4 - swept);
        assertThat(table.rowCards().getFirst())
                .isEqualTo(new String[] {"", "frugality-a", "patriotism-a", "stockpile-a"}[swept]);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2"})
    @Rule("AGES-15.1")
    void the_two_strongest_are_one_with_two_players(int players, int named) {
        var table = rising(players).age(2).event(0, "cold-war").expectResolved();
        for (int seat = 0; seat < players; seat++) {
            table.expectScience(seat, seat >= players - named ? 6 : 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2"})
    @Rule("AGES-15.1")
    void the_two_weakest_are_one_with_two_players(int players, int named) {
        var table = rising(players).age(2);
        for (int seat = 0; seat < players; seat++) {
            table.culture(seat, 10);
        }
        table.event(0, "crime-wave").expectResolved();
        for (int seat = 0; seat < players; seat++) {
            table.expectCulture(seat, seat < named ? 7 : 10);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 10, 0, 0, 0", "3, 14, 7, 0, 0", "4, 15, 10, 5, 0"})
    @Rule("AGES-15.1")
    void impacts_of_science_and_strength_score_by_place(int players, int first, int second, int third, int fourth) {
        var points = new int[] {first, second, third, fourth};
        for (var event : new String[] {"impact-of-science", "impact-of-strength"}) {
            var table = rising(players).age(3).event(0, event).expectResolved();
            for (int place = 0; place < players; place++) {
                int seat = players - 1 - place;
                table.expectCulture(seat, 10 * seat + points[place]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 6, 8", "3, 3, 5", "4, 2, 3"})
    @Rule("AGES-15.1")
    void cards_that_help_whoever_is_behind_count_the_civilizations_ahead(int players, int each, int buildUp) {
        int ahead = players - 1;
        var wave = rising(players).civil(0, "wave-of-nationalism-ii").actions(0);
        wave.pick("play wave-of-nationalism-ii");
        assertThat(wave.s.forcesResources[0]).isEqualTo(ahead * each);
        var endowment = rising(players).civil(0, "endowment-for-the-arts-iii").actions(0);
        endowment.pick("play endowment-for-the-arts-iii").expectCulture(0, ahead * each);
        var build = rising(players).civil(0, "military-build-up-iii").actions(0);
        build.pick("play military-build-up-iii");
        assertThat(build.s.forcesResources[0]).isEqualTo(ahead * buildUp);
    }

    @Test
    @Rule("AGES-15.2")
    void there_is_one_variant_and_it_goes_on_after_age_ii() {
        assertThat(GAME.spec().variants()).containsExactly("full");
        assertThatThrownBy(() -> GAME.deal(Setup.of("ages", 2, "short"), Seed.numbered(1, 1)))
                .isInstanceOf(Spec.Wrong.class);
        var table = Table.of(2).age(2).round(9).civilDeck("coal").waiting(3);
        table.turn(0);
        assertThat(table.s.age).isEqualTo(3);
        assertThat(table.s.lastRound).isZero();
        table.expectAsked(0, AgesSentence.ASK_POLITICS);
    }
}
