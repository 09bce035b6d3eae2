package ecumene.games.ages;

import static ecumene.games.ages.Table.fresh;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Sentence;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AGES-4: the order of a turn, and the first one. */
class TurnTest {
    private static List<Sentence> logged(Table table) {
        return table.s.log().stream().map(entry -> entry.said().sentence()).toList();
    }

    @Test
    @Rule("AGES-4.1")
    void the_start_of_a_turn_is_row_then_war_then_tactic_and_then_come_politics() {
        var table = Table.of(2)
                .age(2)
                .round(5)
                .row("coal")
                .war(0, 1, "war-over-culture")
                .exclusiveTactic(0, "legion");
        table.culture(1, 20).strength(0, 5).turn(0).expectAsked(0, AgesSentence.ASK_POLITICS);
        assertThat(logged(table))
                .containsSubsequence(
                        AgesSentence.TURN_BEGINS,
                        AgesSentence.SWEPT,
                        AgesSentence.WAR_RESOLVED,
                        AgesSentence.WAR_WON,
                        AgesSentence.TACTIC_COMMON);
        table.pick("pass").expectAsked(0, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule("AGES-4.1")
    void the_end_of_a_turn_is_discards_then_production_then_cards_then_actions() {
        var table = Table.of(2).round(5).hand(0, "rats", "foray", "raiders").militaryDeck("crusades", "immigration");
        table.actions(0).civilSpent(0, 3).pick("end").expectAsked(0, AgesSentence.ASK_DISCARD);
        table.expectScience(0, 0).pick("discard rats");
        assertThat(logged(table))
                .containsSubsequence(
                        AgesSentence.DISCARDED,
                        AgesSentence.SCORED_SCIENCE,
                        AgesSentence.PRODUCED_FOOD,
                        AgesSentence.PRODUCED_RESOURCES,
                        AgesSentence.DREW,
                        AgesSentence.TURN_BEGINS);
        // the cards are drawn after the surplus went: the hand may be above its limit now
        table.expectHand(0, "foray", "raiders", "crusades", "immigration").expectCivil(0, 4, 4);
    }

    @Test
    @Rule("AGES-4.1")
    void an_uprising_skips_production_and_nothing_else() {
        var table = Table.of(2)
                .round(5)
                .yellow(0, 8)
                .pool(0, 3)
                .militaryDeck("crusades", "immigration")
                .civilSpent(0, 2);
        table.endOfTurn(0).expectScience(0, 0).expectFood(0, 0).expectResources(0, 0);
        table.expectLogged(AgesSentence.UPRISING, 0, 4, 3).expectHand(0, "crusades", "immigration");
        table.expectCivil(0, 4, 4).expectTurnOf(1);
    }

    @Test
    @Rule("AGES-4.2")
    void in_round_one_cards_are_taken_and_nothing_else() {
        var table = fresh(3).expectAsked(0, AgesSentence.ASK_FIRST_ACTION);
        assertThat(table.keys(0)).allMatch(key -> key.startsWith("take ") || key.equals("end"));
        assertThat(table.offered(0, "take")).hasSize(5);
        table.pick("end").expectAsked(1, AgesSentence.ASK_FIRST_ACTION);
        table.pick("end").expectAsked(2, AgesSentence.ASK_FIRST_ACTION);
        table.pick("end").expectAsked(0, AgesSentence.ASK_POLITICS);
        assertThat(table.s.round).isEqualTo(2);
    }

    @Test
    @Rule({"AGES-4.2", "AGES-5.1"})
    void the_row_is_the_same_for_everybody_in_round_one() {
        var table = fresh(4);
        var row = table.rowCards();
        table.pick("end");
        assertThat(table.rowCards()).isEqualTo(row);
        table.pick("end", "end");
        assertThat(table.rowCards()).isEqualTo(row);
        assertThat(table.s.age).isZero();
        table.pick("end");
        assertThat(table.rowCards()).isNotEqualTo(row);
    }

    @Test
    @Rule("AGES-4.3")
    void after_the_discard_the_turn_runs_to_its_end_by_itself() {
        var table = Table.of(2)
                .round(5)
                .hand(0, "rats", "foray", "raiders", "crusades")
                .actions(0)
                .pick("end");
        table.expectAsked(0, AgesSentence.ASK_DISCARD).pick("discard rats");
        table.expectAsked(0, AgesSentence.ASK_DISCARD).pick("discard foray");
        table.expectAsked(1, AgesSentence.ASK_POLITICS);
        var within = Table.of(2).round(5).hand(0, "rats", "foray").actions(0).pick("end");
        within.expectAsked(1, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Scenario("S-03")
    @Rule({"AGES-4.2", "AGES-2.8"})
    void the_starting_players_first_turn() {
        var table = fresh(2);
        var row = table.rowCards();
        var offered = table.offered(0, "take");
        assertThat(offered).containsExactlyInAnyOrderElementsOf(row.subList(0, 5));
        table.expectBlocked(0, "take " + table.s.card(table.s.row[5]).key(), AgesSentence.TOO_FEW_CIVIL_ACTIONS);
        table.pick("take " + row.get(4)).expectOptions(0, "end").pick("end");
        table.expectScience(0, 1).expectCulture(0, 0);
        table.expectTokens(0, "agriculture", 2).expectTokens(0, "bronze", 2).expectBlue(0, 12);
        table.expectHand(0).expectCivil(0, 4, 4).expectMilitary(0, 2, 2).expectTurnOf(1);
    }

    @Test
    @Scenario("S-04")
    @Rule("AGES-4.2")
    void a_wonder_in_the_first_turn_and_nothing_to_play_or_build() {
        var table =
                Table.of(2).age(0).round(1).civilSpent(1, 2).militarySpent(1, 2).space(7, "pyramids");
        table.space(1, "moses")
                .tokens(1, "bronze", 5)
                .tokens(1, "agriculture", 5)
                .civil(1, "homer")
                .actions(1);
        table.expectOptions(1, "take moses", "take pyramids", "end");
        table.pick("take pyramids").expectCivil(1, 0, 4).expectInPlay(1, "pyramids");
        assertThat(table.s.building[1]).isEqualTo((byte) Wonder.PYRAMIDS.ordinal());
        table.expectCivilHand(1, "homer").expectOptions(1, "end");
    }
}
