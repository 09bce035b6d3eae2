package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static ecumene.games.ages.Table.dealt;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-3: rounds, ages, the last round and the final scoring. */
class RoundsTest {
    /** Somebody plays at random, but nobody resigns; the game as it is over. */
    private static AgesState played(int players, long seed) {
        var s = dealt(players, seed);
        var rng = Seed.numbered(seed, 3).stream("play", 0);
        while (!s.over()) {
            int seat = s.seatToAnswer();
            var options = s.options(seat);
            int pick = rng.below(options.size());
            while (options.move(pick).verb() == AgesVerb.RESIGN) {
                pick = rng.below(options.size());
            }
            s.pick(seat, pick);
        }
        return s;
    }

    private static List<List<Integer>> logged(AgesState s, AgesSentence sentence) {
        var entries = new ArrayList<List<Integer>>();
        for (var entry : s.log()) {
            if (entry.said().sentence() == sentence) {
                entries.add(entry.said().values());
            }
        }
        return entries;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"AGES-3.1", "AGES-3.2"})
    void turns_go_round_clockwise_everybody_has_as_many_and_the_ages_follow_each_other(int players) {
        for (int seed = 0; seed < 3; seed++) {
            var s = played(players, seed);
            var turns = logged(s, AgesSentence.TURN_BEGINS);
            assertThat(turns).hasSize(s.lastRound * players);
            for (int n = 0; n < turns.size(); n++) {
                assertThat(turns.get(n).getFirst()).isEqualTo(n % players);
                assertThat(turns.get(n).get(1)).isEqualTo(1 + n / players);
            }
            assertThat(logged(s, AgesSentence.AGE_BEGINS))
                    .containsExactly(List.of(1), List.of(2), List.of(3), List.of(4));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 2", "3, 2", "4, 1"})
    @Rule("AGES-3.2")
    void an_age_changes_when_its_last_card_comes_into_the_row(int left, int age) {
        var table = Table.of(2).waiting(2).row("moses", "homer", "aristotle", "rich-land-a", "frugality-a");
        table.space(6, "stockpile-a")
                .space(7, "patriotism-a")
                .space(8, "pyramids")
                .space(9, "colossus");
        table.space(10, "hammurabi").space(11, "alchemy").space(12, "knights").space(13, "masonry");
        table.civilDeck(List.of("irrigation", "iron", "theology", "drama")
                .subList(0, left)
                .toArray(String[]::new));
        table.turn(0);
        assertThat(table.s.age).isEqualTo(age);
        assertThat(table.rowCards())
                .startsWith("rich-land-a")
                .contains("irrigation")
                .doesNotContain("");
    }

    // --- the last round
    // -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"0, 15", "1, 16", "2, 16", "3, 16"})
    @Scenario("S-08")
    @Rule({"AGES-3.3", "AGES-5.6"})
    void the_last_round_is_this_one_only_if_age_iv_begins_in_the_starting_players_turn(int seat, int last) {
        var table = Table.of(4).age(3).round(15).civilDeck("oil").turn(seat);
        assertThat(table.s.age).isEqualTo(4);
        assertThat(table.s.lastRound).isEqualTo(last);
        table.expectLogged(AgesSentence.LAST_ROUND, last);
        int turns = 0;
        for (; !table.s.over(); turns++) {
            table.expectTurnOf((seat + turns) % 4).pick("pass", "end");
        }
        assertThat(turns).isEqualTo(last == 15 ? 4 : 4 - seat + 4);
    }

    @Test
    @Rule({"AGES-3.3", "AGES-8.5"})
    void age_iv_has_neither_civil_nor_military_cards() {
        var table = Table.of(2).age(3).round(15).civilDeck("oil").militaryDeck("impact-of-variety", "military-pact");
        table.discards("entrenchments").turn(1);
        table.expectZone(Places.CIVIL_DECK).expectZone(Places.MILITARY_DECK).expectZone(Places.DISCARD);
        table.pick("pass", "end").expectHand(1);
    }

    @Test
    @Rule("AGES-3.6")
    void the_last_turn_produces_before_the_game_is_scored() {
        var table = Table.of(2)
                .age(4)
                .round(16)
                .lastRound(16)
                .workers(1, "religion", 2)
                .culture(1, 5);
        table.currentEvents("impact-of-science")
                .workers(1, "philosophy", 2)
                .actions(1)
                .pick("end");
        table.expectOver().expectCulture(1, 5 + 2 + 10).expectScience(1, 2).expectFood(1, 2);
        assertThat(logged(table.s, AgesSentence.FINAL_SCORE)).containsExactly(List.of(0, 0), List.of(1, 17));
    }

    @Test
    @Rule({"AGES-3.1", "AGES-3.6"})
    void the_game_is_over_only_when_the_last_player_of_the_last_round_is_done() {
        var table =
                Table.of(3).age(4).round(16).lastRound(16).first(1).actions(1).pick("end");
        table.expectTurnOf(2)
                .pick("pass", "end")
                .expectTurnOf(0)
                .pick("pass", "end")
                .expectOver();
    }

    // --- final scoring
    // ------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-10")
    @Rule("AGES-3.4")
    void age_iii_events_of_both_decks_then_gates_then_the_most_culture_wins() {
        var table = Table.of(3).age(4).wonder(0, "pyramids").colony(1, "historic-territory-i");
        table.colony(1, "strategic-territory-i").leader(2, "bill-gates").workers(2, "computers", 1);
        table.currentEvents("impact-of-wonders", "cold-war").futureEvents("impact-of-colonies");
        table.culture(0, 1).culture(1, 0).culture(2, 3).finalScoring().expectOver();
        table.expectCulture(0, 1 + 5).expectCulture(1, 6).expectCulture(2, 3 + 3);
        table.expectScience(0, 0).expectScience(1, 0).expectScience(2, 0);
        assertThat(logged(table.s, AgesSentence.EVENT_SCORED))
                .containsExactlyInAnyOrder(
                        List.of(Table.kind("impact-of-wonders")), List.of(Table.kind("impact-of-colonies")));
        for (int seat = 0; seat < 3; seat++) {
            assertThat(GAME.share(table.s, seat)).isEqualTo(1.0 / 3);
        }
    }

    @Test
    @Rule("AGES-3.4")
    void only_the_highest_culture_wins_and_equal_ones_share() {
        var two =
                Table.of(3).age(4).culture(0, 40).culture(1, 40).culture(2, 39).finalScoring();
        assertThat(GAME.share(two.s, 0)).isEqualTo(0.5);
        assertThat(GAME.share(two.s, 1)).isEqualTo(0.5);
        assertThat(GAME.share(two.s, 2)).isZero();
        var one =
                Table.of(3).age(4).culture(0, 40).culture(1, 41).culture(2, 39).finalScoring();
        assertThat(GAME.share(one.s, 0)).isZero();
        assertThat(GAME.share(one.s, 1)).isOne();
    }

    @Test
    @Rule("AGES-3.4")
    void territories_and_older_events_left_in_the_decks_do_nothing() {
        var table = Table.of(2).age(4).culture(0, 10).culture(1, 10).strength(0, 5);
        table.currentEvents("wealthy-territory-ii", "crusades").futureEvents("crime-wave");
        table.finalScoring().expectOver().expectCulture(0, 10).expectCulture(1, 10);
        assertThat(logged(table.s, AgesSentence.EVENT_SCORED)).isEmpty();
    }

    @Test
    @Rule("AGES-3.4")
    void ties_at_the_end_go_to_the_starting_player_whoever_played_last() {
        var table = Table.of(3).age(4).round(9).lastRound(9).first(1);
        table.workers(0, "philosophy", 3).workers(1, "philosophy", 3).workers(2, "philosophy", 3);
        table.currentEvents("impact-of-science").actions(0).pick("end").expectOver();
        table.expectCulture(1, 14).expectCulture(2, 7).expectCulture(0, 0);
    }

    @Test
    @Rule("AGES-3.5")
    void the_last_civilization_wins_at_once_whatever_its_culture() {
        var table = Table.of(2).age(3).culture(0, 90).culture(1, 4).currentEvents("impact-of-science");
        table.politics(0).pick("resign").expectOver().expectCulture(1, 4);
        assertThat(GAME.share(table.s, 1)).isOne();
        assertThat(GAME.share(table.s, 0)).isZero();
        table.expectLogged(AgesSentence.LAST_CIVILIZATION, 1);
    }

    @Test
    @Scenario("S-91")
    @Rule({"AGES-3.7", "AGES-3.6"})
    void an_impact_revealed_is_scored_at_once_and_not_again() {
        var table = Table.of(2).age(4).round(16).lastRound(16).colony(1, "historic-territory-i");
        table.colony(1, "strategic-territory-i").hand(1, "impact-of-wonders").currentEvents("impact-of-colonies");
        table.politics(1)
                .pick("prepare impact-of-wonders")
                .expectCulture(1, 3 + 6)
                .expectZone(Places.PAST_EVENTS, "impact-of-colonies");
        table.pick("end").expectOver().expectCulture(1, 9).expectScience(1, 1);
        assertThat(logged(table.s, AgesSentence.EVENT_SCORED))
                .containsExactly(List.of(Table.kind("impact-of-wonders")));
    }

    @Test
    @Rule("AGES-3.7")
    void an_impact_revealed_during_the_game_breaks_ties_by_the_active_player() {
        var table = Table.of(2).age(3).first(0).event(1, "impact-of-science").expectResolved();
        table.expectCulture(1, 10).expectCulture(0, 0);
    }

    @Test
    @Rule("AGES-3.8")
    void impact_of_happiness_comes_last_because_culture_stops_at_zero() {
        for (var decks : List.of(
                List.of("impact-of-happiness", "impact-of-colonies"),
                List.of("impact-of-colonies", "impact-of-happiness"))) {
            // happiness 0 and required 3: 3 discontent workers, 6 culture less
            var table = Table.of(2).age(4).yellow(0, 10).culture(0, 0).colony(0, "strategic-territory-i");
            table.colony(0, "strategic-territory-ii")
                    .currentEvents(decks.get(0))
                    .futureEvents(decks.get(1));
            table.finalScoring().expectOver().expectCulture(0, 0);
            var ahead = Table.of(2).age(4).yellow(0, 10).culture(0, 3).colony(0, "strategic-territory-i");
            ahead.colony(0, "strategic-territory-ii")
                    .currentEvents(decks.get(0))
                    .futureEvents(decks.get(1));
            ahead.finalScoring().expectOver().expectCulture(0, 3 + 6 - 6);
        }
    }

    @Test
    @Scenario("S-89")
    @Rule({"AGES-3.3", "AGES-3.2"})
    void an_agreement_that_ends_age_iii_ends_it_in_the_active_players_turn() {
        var table = Table.of(3)
                .age(3)
                .round(12)
                .row("oil", "computers", "multimedia")
                .strength(0, 6);
        table.civilDeck("tanks").hand(1, "impact-of-variety").currentEvents("international-agreement");
        table.futureEvents("impact-of-balance").politics(1).pick("prepare impact-of-variety");
        table.expectAsked(0, AgesSentence.ASK_AGREEMENT).pick("take oil", "pass");
        assertThat(table.s.age).isEqualTo(4);
        assertThat(table.s.lastRound).isEqualTo(13);
        table.expectTurnOf(1).expectRow("computers", "multimedia", "tanks");
    }
}
