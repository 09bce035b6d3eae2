package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.NOTHING_TO_ORDER;
import static ecumene.games.ages.AgesSentence.NOT_ALL_ACTIONS;
import static ecumene.games.ages.AgesSentence.ONE_TACTIC_A_TURN;
import static ecumene.games.ages.AgesSentence.TAKEN_THIS_TURN;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-41 – S-53: revolutions, technologies, action cards, tactics, leaders. */
class Scenarios41To53Test {
    @Test
    @Scenario("S-41")
    @Rule({"AGES-7.13", "AGES-7.24"})
    void a_revolution_needs_all_actions_and_a_replaced_leader_keeps_them() {
        Table.of(2)
                .civil(0, "monarchy")
                .science(0, 2)
                .civilSpent(0, 1)
                .actions(0)
                .expectBlocked(0, "revolt monarchy", NOT_ALL_ACTIONS);
        var table = Table.of(2)
                .civil(0, "monarchy", "michelangelo")
                .leader(0, "moses")
                .science(0, 2);
        table.actions(0).pick("leader michelangelo").pick("revolt monarchy");
        table.expectInPlay(0, "monarchy").expectCivil(0, 0, 5);
    }

    @Test
    @Scenario("S-42")
    @Rule({"AGES-7.13", "AGES-7.14"})
    void breakthrough_for_a_revolution_spends_the_total_not_one_more() {
        var table = Table.of(2).civil(0, "monarchy", "breakthrough-i").science(0, 2);
        table.actions(0).pick("play breakthrough-i").expectInPlay(0, "monarchy");
        table.expectCivil(0, 0, 5).expectScience(0, 2).expectMilitary(0, 3, 3);
    }

    @Test
    @Scenario("S-43")
    @Rule({"AGES-7.13", "AGES-13.9"})
    void robespierres_revolution_spends_military_actions() {
        var table = Table.of(2).age(2).leader(0, "maximilien-robespierre");
        table.civil(0, "constitutional-monarchy", "patriotism-i").science(0, 6).actions(0);
        table.expectMilitary(0, 3, 3).pick("play patriotism-i").expectMilitary(0, 4, 3);
        table.pick("revolt constitutional-monarchy").expectCulture(0, 3).expectScience(0, 0);
        table.expectMilitary(0, 1, 5).expectCivil(0, 5, 6);
    }

    @Test
    @Scenario("S-44")
    @Rule({"AGES-7.12", "AGES-11.8"})
    void a_special_technology_replaced_by_a_better_one_moves_no_action_token() {
        var table = Table.of(2).age(2).knows(0, "code-of-laws").civil(0, "justice-system");
        table.science(0, 7).civilSpent(0, 2).actions(0).pick("develop justice-system");
        table.expectCivil(0, 2, 5).expectBlue(0, 19).expectScience(0, 0);
        table.expectInPlay(0, "justice-system").expectNotInPlay(0, "code-of-laws");
    }

    @Test
    @Scenario("S-45")
    @Rule({"AGES-7.12", "AGES-10.9"})
    void a_special_technology_below_the_one_in_play_is_developed_and_gone() {
        var table = Table.of(2).age(3).knows(0, "strategy").leader(0, "albert-einstein");
        table.civil(0, "warfare").science(0, 6).actions(0).pick("develop warfare");
        table.expectInPlay(0, "strategy").expectNotInPlay(0, "warfare").expectCivilHand(0);
        table.expectScience(0, 1).expectCulture(0, 3).expectMilitary(0, 4, 4).expectCivil(0, 3, 4);
    }

    @Test
    @Scenario("S-46")
    @Rule("AGES-11.2")
    void the_science_rating_does_not_fall_below_zero() {
        var table = Table.of(2).knows(0, "fundamentalism").expectScienceRating(0, 0);
        table.workers(0, "philosophy", 3).expectScienceRating(0, 1);
    }

    @Test
    @Scenario("S-47")
    @Rule({"AGES-7.14", "AGES-13.28"})
    void an_action_card_must_wait_unless_it_came_through_an_agreement() {
        var table = Table.of(2).row("cultural-heritage-i").actions(0).pick("take cultural-heritage-i");
        table.expectBlocked(0, "play cultural-heritage-i", TAKEN_THIS_TURN);
        var agreement = Table.of(2).row("cultural-heritage-i").strength(0, 5).event(0, "international-agreement");
        agreement.pick("take cultural-heritage-i").expectResolved().actions(0).pick("play cultural-heritage-i");
        agreement.expectCulture(0, 2).expectScience(0, 2);
    }

    @Test
    @Scenario("S-48")
    @Rule({"AGES-7.18", "AGES-7.19", "AGES-5.15"})
    void one_tactic_a_turn_and_it_becomes_common_next_turn() {
        var table = Table.of(2).age(2).knows(0, "monarchy").hand(0, "legion", "phalanx");
        table.commonTactics("fighting-band").actions(0).pick("tactic legion").expectMilitary(0, 2, 3);
        table.expectBlocked(0, "copy fighting-band", ONE_TACTIC_A_TURN);
        table.expectBlocked(0, "tactic phalanx", ONE_TACTIC_A_TURN);
        table.expectInPlay(0, "legion").pick("end").pick("pass", "end").expectTurnOf(0);
        table.expectNotInPlay(0, "legion").expectZone(Places.TACTICS, "fighting-band", "legion");
        table.expectTactic(0, "legion").expectMilitary(0, 3, 3);
    }

    @Test
    @Scenario("S-49")
    @Rule({"AGES-7.21", "AGES-13.12"})
    void barbarossa_raises_a_worker_and_trains_a_unit() {
        var table = Table.of(2)
                .leader(0, "frederick-barbarossa")
                .knows(0, "swordsmen")
                .yellow(0, 16);
        table.tokens(0, "agriculture", 2).tokens(0, "bronze", 2).pool(0, 0).actions(0);
        table.pick("recruit swordsmen").expectMilitary(0, 1, 2).expectFood(0, 0).expectResources(0, 0);
        table.expectWorkers(0, "swordsmen", 1).expectYellow(0, 15).expectPool(0, 0);
        var empty = Table.of(2).leader(0, "frederick-barbarossa").yellow(0, 0);
        empty.tokens(0, "agriculture", 9).tokens(0, "bronze", 9).actions(0).expectNotOffered(0, "recruit warriors");
    }

    @Test
    @Scenario("S-50")
    @Rule("AGES-13.6")
    void bach_turns_a_lab_into_a_theater() {
        var table = Table.of(2).age(2).leader(0, "j-s-bach").knows(0, "drama", "opera");
        table.workers(0, "philosophy", 0).workers(0, "scientific-method", 1).actions(0);
        table.expectNotOffered(0, "bach scientific-method drama").pick("bach scientific-method opera");
        table.expectWorkers(0, "opera", 1)
                .expectWorkers(0, "scientific-method", 0)
                .expectCivil(0, 3, 4);
        var full =
                Table.of(2).age(2).leader(0, "j-s-bach").workers(0, "drama", 2).knows(0, "opera");
        full.workers(0, "scientific-method", 1).tokens(0, "bronze", 9).actions(0);
        full.expectNotOffered(0, "bach scientific-method opera");
    }

    @Test
    @Scenario("S-51")
    @Rule({"AGES-7.21", "AGES-13.8"})
    void hammurabi_lends_a_military_action() {
        var table = Table.of(2).leader(0, "hammurabi").civilSpent(0, 4).militarySpent(0, 1);
        table.tokens(0, "agriculture", 4).actions(0).pick("population");
        table.expectCivil(0, 0, 4).expectMilitary(0, 0, 2).expectYellow(0, 17);
        table.militarySpent(0, 0).actions(0).expectNotOffered(0, "population");
    }

    @Test
    @Scenario("S-52")
    @Rule({"AGES-7.14", "AGES-13.37", "AGES-8.5"})
    void patriotism_pays_for_units_and_its_action_draws_a_card() {
        var table = Table.of(2)
                .age(2)
                .knows(0, "swordsmen")
                .civil(0, "patriotism-ii")
                .tokens(0, "bronze", 1);
        table.militaryDeck("classic-army", "aggression-spy", "military-bonus-ii", "cold-war");
        table.actions(0).pick("play patriotism-ii").pick("build swordsmen");
        table.expectResources(0, 1).expectWorkers(0, "swordsmen", 1).expectMilitary(0, 2, 2);
        table.pick("end").expectHand(0, "classic-army", "aggression-spy");
        var unused = Table.of(2).age(2).civil(0, "patriotism-ii");
        unused.militaryDeck("classic-army", "aggression-spy", "military-bonus-ii", "cold-war");
        unused.actions(0).pick("play patriotism-ii", "end");
        unused.expectHand(0, "classic-army", "aggression-spy", "military-bonus-ii");
        unused.pick("pass", "end").pick("pass").expectMilitary(0, 2, 2).expectForces(0, 0, 0);
    }

    @Test
    @Scenario("S-53")
    @Rule("AGES-7.14")
    void frugality_is_paid_for_before_it_gives() {
        var poor =
                Table.of(2).civil(0, "frugality-a").tokens(0, "agriculture", 1).actions(0);
        poor.expectBlocked(0, "play frugality-a", NOTHING_TO_ORDER);
        var table =
                Table.of(2).civil(0, "frugality-a").tokens(0, "agriculture", 2).actions(0);
        table.pick("play frugality-a")
                .expectFood(0, 1)
                .expectYellow(0, 17)
                .expectPool(0, 2)
                .expectCivil(0, 3, 4);
    }
}
