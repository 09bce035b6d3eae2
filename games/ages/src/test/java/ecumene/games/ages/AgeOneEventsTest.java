package ecumene.games.ages;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** The fifteen events of age I. */
class AgeOneEventsTest {
    // --- Barbarians -------------------------------------------------------------------------------------------------

    @Test
    @Cards("barbarians")
    @Rule("AGES-13.43")
    @Scenario("S-126")
    void barbarians_look_at_one_civilization_only() {
        var table = Table.of(3).culture(0, 20).culture(1, 20).culture(2, 9);
        table.strength(0, 2)
                .strength(1, 9)
                .strength(2, 3)
                .event(1, "barbarians")
                .expectResolved();
        table.expectPool(0, 1).expectPool(1, 1).expectPool(2, 1);
        var active = Table.of(3).culture(0, 20).culture(1, 20).culture(2, 9);
        active.strength(0, 9)
                .strength(1, 3)
                .strength(2, 2)
                .event(1, "barbarians")
                .expectResolved();
        active.expectPool(0, 1).expectPool(1, 0).expectYellow(1, 19).expectPool(2, 1);
    }

    @Test
    @Cards("barbarians")
    @Rule({"AGES-13.43", "AGES-9.5", "AGES-Q11"})
    void barbarians_among_two_need_the_weakest_and_ask_which_worker() {
        Table.of(2)
                .culture(0, 20)
                .strength(0, 3)
                .strength(1, 2)
                .event(0, "barbarians")
                .expectResolved()
                .expectPool(0, 1);
        var table = Table.of(2)
                .culture(0, 20)
                .strength(0, 2)
                .strength(1, 3)
                .pool(0, 0)
                .event(0, "barbarians");
        table.expectAsked(0, AgesSentence.ASK_LOSE_WORKER)
                .pick("lose-worker swordsmen")
                .expectResolved();
        table.expectWorkers(0, "swordsmen", 0).expectYellow(0, 19);
    }

    // --- Border Conflict --------------------------------------------------------------------------------------------

    @Test
    @Cards("border_conflict")
    @Rule({"AGES-Q09", "AGES-12.10"})
    void border_conflict_destroys_a_building_of_the_weakest_and_pays_the_strongest() {
        var table = Table.of(3).strength(0, 5).strength(1, 2).strength(2, 1).event(0, "border-conflict");
        table.expectAsked(2, AgesSentence.ASK_DESTROY);
        table.expectOptions(2, "destroy agriculture", "destroy bronze", "destroy philosophy")
                .pick("destroy agriculture");
        table.expectResolved()
                .expectWorkers(2, "agriculture", 1)
                .expectPool(2, 2)
                .expectResources(0, 3);
        table.expectResources(1, 0).expectResources(2, 0);
    }

    @Test
    @Cards("border_conflict")
    @Scenario("S-133")
    void border_conflict_with_nothing_to_destroy_still_pays_the_strongest() {
        var table = Table.of(2)
                .strength(0, 5)
                .noWorkers(1)
                .workers(1, "warriors", 1)
                .pool(1, 3);
        table.event(0, "border-conflict").expectResolved().expectResources(0, 3);
        table.expectWorkers(1, "warriors", 1).expectPool(1, 3);
    }

    // --- gains and losses -------------------------------------------------------------------------------------------

    @Test
    @Cards("crusades")
    @Scenario("S-73")
    void crusades_score_four_and_cost_four_down_to_zero() {
        var table = Table.of(3)
                .strength(0, 2)
                .strength(1, 3)
                .strength(2, 5)
                .culture(0, 2)
                .culture(1, 2)
                .culture(2, 2);
        table.event(1, "crusades")
                .expectResolved()
                .expectCulture(0, 0)
                .expectCulture(1, 2)
                .expectCulture(2, 6);
    }

    @Test
    @Cards("cultural_influence")
    void cultural_influence_scores_the_culture_rating() {
        var table = Table.of(2).workers(0, "religion", 2).wonder(0, "taj-mahal").culture(0, 7);
        table.event(1, "cultural-influence")
                .expectResolved()
                .expectCulture(0, 7 + 5)
                .expectCulture(1, 0);
    }

    @Test
    @Cards("foray")
    @Rule({"AGES-9.15", "AGES-Q09"})
    void foray_gives_the_two_strongest_three_in_a_mix_of_their_choice() {
        var table = Table.of(3).strength(0, 2).strength(1, 4).strength(2, 3).event(2, "foray");
        table.expectAsked(2, AgesSentence.ASK_GAIN_MIX)
                .expectOptions(2, "gain 3 0", "gain 2 1", "gain 1 2", "gain 0 3");
        table.pick("gain 2 1")
                .expectAsked(1, AgesSentence.ASK_GAIN_MIX)
                .pick("gain 0 3")
                .expectResolved();
        table.expectFood(2, 2).expectResources(2, 1).expectFood(1, 0).expectResources(1, 3);
        table.expectFood(0, 0).expectResources(0, 0);
    }

    @Test
    @Cards("good_harvest")
    void good_harvest_is_one_food_production_and_nothing_else() {
        var table = Table.of(2)
                .workers(0, "irrigation", 1)
                .yellow(0, 8)
                .blue(0, 10)
                .tokens(0, "bronze", 3)
                .culture(0, 5);
        table.pool(0, 0).event(1, "good-harvest").expectResolved();
        table.expectTokens(0, "agriculture", 2).expectTokens(0, "irrigation", 1).expectBlue(0, 7);
        table.expectResources(0, 3).expectCulture(0, 5).expectScience(0, 0).expectFood(1, 2);
    }

    @Test
    @Cards("immigration")
    @Rule("AGES-9.4")
    void immigration_gives_a_worker_to_the_happiest() {
        var table = Table.of(3)
                .workers(0, "religion", 1)
                .workers(1, "theology", 1)
                .event(0, "immigration")
                .expectResolved();
        table.expectPool(0, 1).expectPool(1, 2).expectYellow(1, 17).expectPool(2, 1);
        Table.of(3)
                .yellow(1, 0)
                .event(0, "immigration")
                .expectPool(0, 2)
                .expectPool(1, 1)
                .expectPool(2, 2);
    }

    @Test
    @Cards("new_deposits")
    void new_deposits_are_one_resource_production_and_nothing_else() {
        var table = Table.of(2)
                .workers(0, "iron", 1)
                .yellow(0, 8)
                .blue(0, 10)
                .tokens(0, "agriculture", 3)
                .pool(0, 0);
        table.wonder(0, "transcontinental-railroad").event(1, "new-deposits").expectResolved();
        table.expectTokens(0, "bronze", 2)
                .expectTokens(0, "iron", 2)
                .expectBlue(0, 6)
                .expectFood(0, 3);
        table.expectResources(1, 2).expectScience(1, 0);
        var gates =
                Table.of(2).leader(0, "bill-gates").workers(0, "computers", 2).event(1, "new-deposits");
        gates.expectTokens(0, "computers", 2).expectResources(0, 2 + 6);
    }

    @Test
    @Cards("pestilence")
    @Rule("AGES-Q11")
    void pestilence_takes_a_worker_from_everybody() {
        var table = Table.of(3).pool(1, 0).event(0, "pestilence").expectAsked(1, AgesSentence.ASK_LOSE_WORKER);
        table.pick("lose-worker agriculture").expectResolved().expectWorkers(1, "agriculture", 1);
        for (int seat = 0; seat < 3; seat++) {
            table.expectPool(seat, 0).expectYellow(seat, 19);
        }
    }

    @Test
    @Cards("raiders")
    @Rule({"AGES-9.15", "AGES-Q09"})
    void raiders_take_two_food_or_resources_from_the_two_weakest() {
        var table = Table.of(3).strength(0, 2).strength(1, 3).strength(2, 4);
        for (int seat = 0; seat < 3; seat++) {
            table.tokens(seat, "agriculture", 3).tokens(seat, "bronze", 3);
        }
        table.event(0, "raiders").expectAsked(0, AgesSentence.ASK_LOSE_MIX);
        table.expectOptions(0, "lose 2 0", "lose 1 1", "lose 0 2").pick("lose 2 0");
        table.expectAsked(1, AgesSentence.ASK_LOSE_MIX).pick("lose 1 1").expectResolved();
        table.expectFood(0, 1).expectResources(0, 3).expectFood(1, 2).expectResources(1, 2);
        table.expectFood(2, 3).expectResources(2, 3);
    }

    @Test
    @Cards("rats")
    void rats_eat_all_food() {
        var table = Table.of(2)
                .tokens(0, "agriculture", 2)
                .tokens(0, "selective-breeding", 3)
                .tokens(0, "iron", 2);
        table.blue(0, 4)
                .event(0, "rats")
                .expectResolved()
                .expectFood(0, 0)
                .expectBlue(0, 9)
                .expectResources(0, 4);
        table.expectLogged(AgesSentence.LOST_FOOD, 0, 11).expectBlue(1, 16);
    }

    @Test
    @Cards("rebellion")
    @Rule("AGES-13.32")
    @Scenario("S-74")
    void a_rebellion_costs_two_civil_actions_for_every_discontent_worker() {
        var table = Table.of(3)
                .knows(1, "monarchy")
                .yellow(1, 12)
                .pool(1, 2)
                .yellow(2, 9)
                .pool(2, 3);
        table.expectDiscontent(1, 2)
                .expectDiscontent(2, 3)
                .event(0, "rebellion")
                .expectResolved();
        table.expectCivil(0, 4, 4).expectCivil(1, 1, 5).expectCivil(2, 0, 4).expectMilitary(1, 3, 3);
        table.endOfTurn(0).expectTurnOf(1).expectCivil(1, 1, 5);
        table.endOfTurn(1).expectCivil(1, 5, 5).expectCivil(2, 0, 4);
    }

    @Test
    @Cards("reign_of_terror")
    @Rule("AGES-Q11")
    void reign_of_terror_takes_a_worker_from_the_weakest() {
        var table = Table.of(3).strength(0, 2).strength(2, 3).pool(1, 0).event(0, "reign-of-terror");
        table.expectAsked(1, AgesSentence.ASK_LOSE_WORKER)
                .pick("lose-worker bronze")
                .expectResolved();
        table.expectWorkers(1, "bronze", 1).expectYellow(1, 19).expectPool(0, 1).expectPool(2, 1);
    }

    @Test
    @Cards("scientific_breakthrough")
    void scientific_breakthrough_scores_the_science_rating() {
        var table = Table.of(2).workers(0, "alchemy", 2).science(0, 4).event(1, "scientific-breakthrough");
        table.expectResolved().expectScience(0, 4 + 5).expectScience(1, 1);
    }

    @Test
    @Cards("uncertain_borders")
    @Rule("AGES-12.8")
    void uncertain_borders_move_a_yellow_token_from_the_weakest_to_the_strongest() {
        var table = Table.of(3)
                .strength(0, 2)
                .strength(2, 3)
                .yellow(1, 13)
                .event(0, "uncertain-borders")
                .expectResolved();
        table.expectYellow(1, 12)
                .expectYellow(2, 19)
                .expectYellow(0, 18)
                .expectPool(2, 1)
                .expectDiscontent(1, 2);
    }
}
