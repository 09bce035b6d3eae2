package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** AGES-3.4 – AGES-3.8: the end of the game and the final score. */
class ScoringTest {
    private static Table lastTurn(int players) {
        return Table.of(players).age(4).round(9).lastRound(9);
    }

    @Test
    @Rule({"AGES-3.4", "AGES-3.7"})
    void all_events_of_age_iii_that_were_never_revealed_are_scored_and_no_others() {
        var table = lastTurn(2)
                .colony(0, "vast-territory-i")
                .wonder(1, "pyramids")
                .strength(0, 5)
                .culture(0, 1);
        table.currentEvents("impact-of-wonders", "cold-war", "developed-territory-ii")
                .futureEvents("impact-of-colonies");
        table.lay(Places.PAST_EVENTS, "impact-of-strength").finalScoring().expectOver();
        table.expectCulture(0, 1 + 3).expectCulture(1, 5).expectScience(0, 0);
        table.expectZone(Places.PAST_EVENTS, "impact-of-strength", "impact-of-wonders", "impact-of-colonies");
        table.expectInPlay(0, "vast-territory-i").expectNotInPlay(1, "developed-territory-ii");
    }

    @Test
    @Rule({"AGES-3.4", "AGES-9.3"})
    @Scenario("S-80")
    void ties_are_broken_from_the_starting_player() {
        var table = lastTurn(3).first(2).workers(0, "philosophy", 8).workers(1, "philosophy", 5);
        table.workers(2, "philosophy", 8)
                .futureEvents("impact-of-science")
                .endOfTurn(1)
                .expectOver();
        assertThat(table.s.scienceRating(0)).isEqualTo(8);
        table.expectCulture(2, 14).expectCulture(0, 7).expectCulture(1, 0);
    }

    @Test
    @Rule({"AGES-3.4", "AGES-13.7"})
    void bill_gates_scores_at_the_end_if_he_is_in_play() {
        var table =
                lastTurn(2).leader(0, "bill-gates").workers(0, "computers", 1).workers(0, "alchemy", 2);
        table.workers(1, "computers", 1)
                .finalScoring()
                .expectOver()
                .expectCulture(0, 5)
                .expectCulture(1, 0);
    }

    @Test
    @Rule("AGES-3.4")
    void the_most_culture_wins_and_equal_culture_shares_the_victory() {
        var one = lastTurn(3)
                .culture(0, 40)
                .culture(1, 41)
                .culture(2, 12)
                .finalScoring()
                .expectOver();
        assertThat(Table.GAME.share(one.s, 0)).isZero();
        assertThat(Table.GAME.share(one.s, 1)).isEqualTo(1.0);
        var two = lastTurn(3)
                .culture(0, 41)
                .culture(1, 41)
                .culture(2, 12)
                .strength(1, 30)
                .science(0, 9);
        two.finalScoring().expectOver();
        assertThat(Table.GAME.share(two.s, 0)).isEqualTo(0.5);
        assertThat(Table.GAME.share(two.s, 1)).isEqualTo(0.5);
        assertThat(Table.GAME.share(two.s, 2)).isZero();
        two.expectLogged(AgesSentence.FINAL_SCORE, 0, 41).expectLogged(AgesSentence.FINAL_SCORE, 2, 12);
    }

    @Test
    @Rule({"AGES-3.5", "AGES-6.8"})
    void the_last_civilization_wins_at_once_whatever_its_culture() {
        var table = Table.of(2)
                .culture(0, 50)
                .culture(1, 3)
                .futureEvents("impact-of-strength")
                .politics(0);
        table.pick("resign").expectOver().expectCulture(1, 3);
        assertThat(Table.GAME.share(table.s, 1)).isEqualTo(1.0);
        assertThat(Table.GAME.share(table.s, 0)).isZero();
        var three = Table.of(3).politics(0).pick("resign");
        assertThat(three.s.over()).isFalse();
        three.politics(1).pick("resign").expectOver();
        assertThat(Table.GAME.share(three.s, 2)).isEqualTo(1.0);
    }

    @Test
    @Rule("AGES-3.6")
    void the_last_turn_ends_with_its_production_before_the_final_scoring() {
        var table = lastTurn(2)
                .workers(1, "religion", 2)
                .culture(1, 10)
                .workers(1, "oil", 1)
                .yellow(1, 13)
                .pool(1, 0);
        table.futureEvents("impact-of-industry").actions(1).pick("end").expectOver();
        table.expectCulture(1, 10 + 2 + 7).expectResources(1, 7).expectScience(1, 1);
        var before = lastTurn(2).actions(0).pick("end").expectTurnOf(1);
        assertThat(before.s.over()).isFalse();
    }

    @Test
    @Rule("AGES-3.7")
    void an_event_of_age_iii_revealed_in_the_game_is_resolved_at_once_and_not_again() {
        var table = Table.of(2).age(3).round(9).colony(0, "vast-territory-i").hand(0, "rats");
        table.strength(0, 5)
                .strength(1, 5)
                .currentEvents("impact-of-colonies", "impact-of-strength")
                .politics(0);
        table.pick("prepare rats").expectCulture(0, 1 + 3).expectZone(Places.PAST_EVENTS, "impact-of-colonies");
        table.first(1).finalScoring().expectCulture(0, 4).expectCulture(1, 10);
    }

    @Test
    @Rule("AGES-3.7")
    void an_impact_revealed_in_the_game_breaks_ties_from_the_active_player() {
        var table =
                Table.of(3).age(3).strength(0, 5).strength(1, 5).strength(2, 5).first(0);
        table.event(1, "impact-of-strength")
                .expectCulture(1, 14)
                .expectCulture(2, 7)
                .expectCulture(0, 0);
    }

    @Test
    @Rule("AGES-3.8")
    @Scenario("S-134")
    void impact_of_happiness_comes_last() {
        for (var first : new String[] {"impact-of-happiness", "impact-of-wonders"}) {
            var second = first.equals("impact-of-wonders") ? "impact-of-happiness" : "impact-of-wonders";
            var table = lastTurn(2)
                    .workers(0, "religion", 1)
                    .yellow(0, 8)
                    .wonder(0, "pyramids")
                    .culture(0, 3);
            table.expectHappiness(0, 1).expectDiscontent(0, 3);
            table.currentEvents(first).futureEvents(second).finalScoring().expectCulture(0, 4);
        }
        var zero = lastTurn(2)
                .workers(0, "religion", 1)
                .yellow(0, 8)
                .wonder(0, "pyramids")
                .culture(0, 0);
        zero.currentEvents("impact-of-happiness").futureEvents("impact-of-wonders");
        zero.finalScoring().expectCulture(0, 5 + 2 - 6);
    }
}
