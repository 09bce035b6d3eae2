package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.Rng;
import ecumene.games.ages.face.TableDrawing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table as text in the terminal. */
class TableDrawingTest {
    /** So many answers between two drawings. */
    private static final int PACE = 25;

    private static List<String> drawn(AgesState s, int viewer, Lang lang) {
        return Table.GAME.draw(s, viewer, lang).lines().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void no_line_is_wider_than_the_terminal(int players) {
        var rng = Rng.of(players);
        var s = Table.dealt(players, 5);
        for (int n = 0; !s.over(); n++) {
            int seat = s.seatToAnswer();
            for (var lang : Lang.values()) {
                if (n % PACE == 0) {
                    assertThat(drawn(s, seat, lang))
                            .allSatisfy(line -> assertThat(line)
                                    .hasSizeLessThanOrEqualTo(TableDrawing.WIDTH)
                                    .doesNotContainPattern("[{}]|\\bdraw\\."));
                }
            }
            s.pick(seat, anything(s, seat, rng));
        }
    }

    /** Nobody resigns: the table is to fill up. */
    private static int anything(AgesState s, int seat, Rng rng) {
        var options = s.options(seat);
        int option = rng.below(options.size());
        while (options.verb(option) == AgesVerb.RESIGN) {
            option = rng.below(options.size());
        }
        return option;
    }

    @Test
    void what_does_not_fit_goes_on_below_the_first_entry() {
        var table = Table.of(2)
                .wonder(0, "hanging-gardens")
                .wonder(0, "library-of-alexandria")
                .wonder(0, "st-peters-basilica")
                .wonder(0, "transcontinental-railroad")
                .wonder(0, "ocean-liner-service")
                .wonder(0, "first-space-flight");
        assertThat(drawn(table.s, 0, Lang.RU))
                .contains(
                        "    в игре: Деспотия, Висячие сады, Александрийская библиотека, Собор Святого Петра,",
                        "            Трансконтинентальная железная дорога, Океанические пассажирские перевозки,"
                                + " Первый полёт в космос");
    }

    @Test
    void a_hand_is_named_only_to_its_owner() {
        var table = Table.of(2).militaryDeck("legion", "crusades");
        table.s.zones().conceal(table.s.zones().pieces(Places.MILITARY_DECK));
        Military.draw(table.s, 0, 2);
        assertThat(drawn(table.s, 0, Lang.EN)).contains("    military hand: Crusades, Legion");
        assertThat(drawn(table.s, 1, Lang.EN)).contains("    military hand: 2 hidden cards");
        assertThat(drawn(table.s, 1, Lang.RU)).contains("    военные карты: 2 скрытые карты");
    }
}
