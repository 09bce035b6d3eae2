package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.CURRENT_TACTIC;
import static ecumene.games.ages.AgesSentence.NEEDS_MILITARY_ACTIONS;
import static ecumene.games.ages.AgesSentence.NO_UNUSED_WORKER;
import static ecumene.games.ages.AgesSentence.ONE_TACTIC_A_TURN;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** AGES-7.15 – AGES-7.20 and AGES-7.27: units and tactics. */
class MilitaryActionsTest {
    @Test
    @Rule("AGES-7.15")
    void a_unit_takes_a_military_action_resources_and_an_unused_worker() {
        var table = Table.of(2)
                .knows(0, "knights")
                .tokens(0, "bronze", 5)
                .actions(0)
                .pick("build knights");
        table.expectMilitary(0, 1, 2).expectCivil(0, 4, 4).expectResources(0, 2).expectPool(0, 0);
        table.expectWorkers(0, "knights", 1).expectStrength(0, 3);
        table.expectBlocked(0, "build warriors", NO_UNUSED_WORKER);
        Table.of(2).tokens(0, "bronze", 1).actions(0).expectBlocked(0, "build warriors", TOO_FEW_RESOURCES);
    }

    @Test
    @Rule("AGES-7.15")
    void units_know_no_limit_and_no_discount_of_builders() {
        var table = Table.of(2).knows(0, "masonry", "swordsmen").workers(0, "warriors", 9);
        table.tokens(0, "bronze", 3).actions(0).pick("build swordsmen").expectResources(0, 0);
    }

    @Test
    @Rule({"AGES-7.15", "AGES-7.16", "AGES-7.17"})
    void without_a_military_action_there_is_nothing_to_do_with_units() {
        var table = Table.of(2)
                .knows(0, "swordsmen")
                .tokens(0, "bronze", 9)
                .militarySpent(0, 2)
                .actions(0);
        table.expectNotOffered(0, "build warriors", "build swordsmen", "upgrade warriors swordsmen");
        table.expectNotOffered(0, "disband warriors").expectOffered(0, "build bronze");
    }

    @Test
    @Rule("AGES-7.16")
    void a_unit_is_upgraded_within_its_type_for_the_difference() {
        var table = Table.of(2)
                .knows(0, "swordsmen", "riflemen", "knights")
                .tokens(0, "bronze", 3)
                .actions(0);
        assertThat(table.offered(0, "upgrade")).containsExactlyInAnyOrder("warriors swordsmen", "warriors riflemen");
        table.pick("upgrade warriors riflemen")
                .expectResources(0, 0)
                .expectMilitary(0, 1, 2)
                .expectCivil(0, 4, 4);
        table.expectWorkers(0, "warriors", 0).expectWorkers(0, "riflemen", 1).expectStrength(0, 3);
    }

    @Test
    @Rule("AGES-7.17")
    void a_disbanded_unit_is_an_unused_worker() {
        var table =
                Table.of(2).actions(0).pick("disband warriors").expectPool(0, 2).expectStrength(0, 0);
        table.expectMilitary(0, 1, 2).expectYellow(0, 18).expectNotOffered(0, "disband warriors");
    }

    // --- tactics --------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-7.18")
    void a_tactic_is_played_for_one_action_and_is_exclusive_at_first() {
        var table =
                Table.of(2).hand(0, "fighting-band").workers(0, "warriors", 2).actions(0);
        table.pick("tactic fighting-band")
                .expectMilitary(0, 1, 2)
                .expectStrength(0, 3)
                .expectHand(0);
        table.expectTactic(0, "fighting-band").expectInPlay(0, "fighting-band").expectZone(Places.TACTICS);
        table.pick("end", "pass").expectTurnOf(1).expectNotOffered(1, "copy fighting-band");
    }

    @Test
    @Rule("AGES-7.18")
    void only_one_tactic_a_turn_played_or_copied() {
        var table =
                Table.of(2).knows(0, "communism").hand(0, "legion", "phalanx").commonTactics("fighting-band");
        table.actions(0).pick("copy fighting-band").expectBlocked(0, "tactic legion", ONE_TACTIC_A_TURN);
        table.pick("end", "pass", "end", "pass").pick("tactic phalanx").expectTactic(0, "phalanx");
        table.expectBlocked(0, "copy fighting-band", ONE_TACTIC_A_TURN);
    }

    @Test
    @Rule("AGES-7.19")
    void a_common_tactic_is_copied_for_two_actions() {
        var table = Table.of(2)
                .commonTactics("fighting-band", "legion")
                .workers(0, "warriors", 2)
                .actions(0);
        table.pick("copy fighting-band").expectMilitary(0, 0, 2).expectStrength(0, 3);
        table.expectTactic(0, "fighting-band").expectZone(Places.TACTICS, "fighting-band", "legion");
        var one = Table.of(2)
                .commonTactics("legion")
                .hand(0, "phalanx")
                .militarySpent(0, 1)
                .actions(0);
        one.expectBlocked(0, "copy legion", NEEDS_MILITARY_ACTIONS).expectOffered(0, "tactic phalanx");
        var none = Table.of(2).hand(0, "phalanx").militarySpent(0, 2).actions(0);
        none.expectBlocked(0, "tactic phalanx", NEEDS_MILITARY_ACTIONS);
    }

    @Test
    @Rule("AGES-7.20")
    void a_tactic_is_exchanged_but_never_dropped() {
        var table =
                Table.of(2).tactic(0, "legion").hand(0, "phalanx").actions(0).pick("tactic phalanx");
        table.expectTactic(0, "phalanx").expectZone(Places.TACTICS, "legion");
        table.pick("end", "pass", "end", "pass").pick("end").expectTactic(0, "phalanx");
    }

    @Test
    @Rule("AGES-7.27")
    void the_current_tactic_is_not_copied() {
        var table = Table.of(2).tactic(0, "legion").commonTactics("phalanx").actions(0);
        table.expectBlocked(0, "copy legion", CURRENT_TACTIC).expectOffered(0, "copy phalanx");
    }
}
