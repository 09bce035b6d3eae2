package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each aggression does when it succeeds (AGES-6.5h, AGES-6.12, AGES-6.13, AGES-Q06). */
class AggressionCardsTest {
    /** Seat 0 has the card, the strength and 5 military actions. */
    private static Table holding(String card) {
        return Table.of(2)
                .age(3)
                .knows(0, "communism")
                .hand(0, "aggression-" + card)
                .strength(0, 30);
    }

    private static Table attack(Table table, String card) {
        return table.politics(0).pick("attack aggression-" + card + " seat2");
    }

    // --- Plunder
    // --------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"i, 3", "ii, 5", "iii, 7"})
    @Rule({"AGES-6.12", "AGES-Q06"})
    @Cards({"aggression_plunder_i", "aggression_plunder_ii", "aggression_plunder_iii"})
    void plunder_takes_food_and_resources_in_a_mix_of_the_attackers_choice(String age, int amount) {
        var table = holding("plunder-" + age).tokens(1, "agriculture", 8).tokens(1, "bronze", 8);
        attack(table, "plunder-" + age).expectAsked(0, AgesSentence.ASK_PLUNDER).expectMilitary(0, 4, 5);
        assertThat(table.offered(0, "plunder")).hasSize(amount + 1);
        table.expectOffered(0, "plunder 0 " + amount, "plunder " + amount + " 0");
        table.pick("plunder 2 " + (amount - 2)).expectFood(1, 6).expectResources(1, 8 - amount + 2);
        table.expectFood(0, 2)
                .expectResources(0, amount - 2)
                .expectBlue(0, 16 - amount)
                .expectBlue(1, 16 + amount);
    }

    @Test
    @Scenario("S-95")
    @Rule({"AGES-6.12", "AGES-Q06"})
    void plunder_offers_only_what_the_rival_has_and_gives_what_the_takers_bank_allows() {
        var table = holding("plunder-i")
                .tokens(1, "agriculture", 2)
                .tokens(1, "bronze", 4)
                .blue(0, 1);
        attack(table, "plunder-i").expectOptions(0, "plunder 0 3", "plunder 1 2", "plunder 2 1");
        table.pick("plunder 1 2").expectFood(0, 1).expectResources(0, 0).expectBlue(0, 0);
        table.expectFood(1, 1).expectResources(1, 2).expectBlue(1, 19);
    }

    @Test
    @Rule("AGES-6.12")
    void plunder_takes_all_there_is_when_that_is_less_and_nothing_from_nothing() {
        var little = holding("plunder-iii").tokens(1, "agriculture", 1).tokens(1, "bronze", 3);
        attack(little, "plunder-iii")
                .expectFood(0, 1)
                .expectResources(0, 3)
                .expectFood(1, 0)
                .expectResources(1, 0);
        attack(holding("plunder-iii"), "plunder-iii")
                .expectAsked(0, AgesSentence.ASK_ACTION)
                .expectFood(0, 0);
    }

    @Test
    @Rule({"AGES-6.12", "AGES-12.18"})
    void the_plunderer_gains_what_the_card_names_though_the_rival_overpays() {
        var table = holding("plunder-i").tokens(1, "oil", 1).blue(1, 0);
        attack(table, "plunder-i").expectResources(0, 3).expectResources(1, 1).expectBlue(1, 0);
    }

    // --- Raid
    // -----------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-6.12", "AGES-13.36", "AGES-Q06"})
    @Cards("aggression_raid_i")
    void raid_i_destroys_one_building_of_level_i_or_lower() {
        var table = holding("raid-i")
                .workers(1, "alchemy", 1)
                .workers(1, "opera", 1)
                .workers(1, "religion", 2);
        attack(table, "raid-i").expectMilitary(0, 4, 5);
        table.expectOptions(0, "raze philosophy", "raze alchemy", "raze religion")
                .pick("raze alchemy");
        table.expectWorkers(1, "alchemy", 0)
                .expectPool(1, 2)
                .expectResources(0, 3)
                .expectCultureRating(1, 5);
        table.expectAsked(0, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule("AGES-6.12")
    void raid_finds_nothing_above_its_level_and_no_farms_mines_or_units() {
        var table = holding("raid-i").workers(1, "philosophy", 0).workers(1, "opera", 2);
        attack(table, "raid-i").expectAsked(0, AgesSentence.ASK_ACTION).expectWorkers(1, "opera", 2);
        table.expectResources(0, 0).expectPool(1, 1);
    }

    @Test
    @Scenario("S-25")
    @Rule({"AGES-6.5", "AGES-13.36", "AGES-Q06"})
    @Cards("aggression_raid_ii")
    void raid_ii_gains_half_the_printed_cost_of_two_buildings_rounded_up_once() {
        var table =
                holding("raid-ii").knows(0, "masonry").knows(1, "architecture").workers(1, "alchemy", 1);
        table.workers(1, "religion", 1);
        attack(table, "raid-ii").expectMilitary(0, 3, 5).pick("raze philosophy").pick("raze alchemy");
        table.expectWorkers(1, "alchemy", 0).expectWorkers(1, "philosophy", 0).expectWorkers(1, "religion", 1);
        table.expectPool(1, 3).expectResources(0, 5).expectScienceRating(1, 0);
    }

    @Test
    @Rule({"AGES-6.12", "AGES-Q06"})
    void raid_ii_takes_one_of_level_ii_and_one_of_level_i_but_not_two_of_level_ii() {
        var table = holding("raid-ii")
                .workers(1, "philosophy", 0)
                .workers(1, "opera", 2)
                .workers(1, "drama", 2);
        attack(table, "raid-ii").expectOptions(0, "raze drama", "raze opera").pick("raze opera");
        table.expectBlocked(0, "raze opera", AgesSentence.ONE_ABOVE_THE_LIMIT).expectWorkers(1, "opera", 2);
        table.expectOptions(0, "raze drama").pick("raze drama").expectResources(0, 6);
        table.expectWorkers(1, "drama", 1).expectWorkers(1, "opera", 1);
        var high = holding("raid-ii")
                .workers(1, "philosophy", 0)
                .workers(1, "computers", 2)
                .workers(1, "opera", 2);
        attack(high, "raid-ii")
                .expectWorkers(1, "computers", 2)
                .expectWorkers(1, "opera", 1)
                .expectResources(0, 4);
    }

    @Test
    @Rule({"AGES-6.12", "AGES-Q06"})
    @Cards("aggression_raid_iii")
    void raid_iii_takes_one_of_any_level_and_one_of_level_ii_or_lower() {
        var table = holding("raid-iii").workers(1, "computers", 2).workers(1, "opera", 1);
        attack(table, "raid-iii").expectMilitary(0, 2, 5);
        table.expectOptions(0, "raze philosophy", "raze computers", "raze opera");
        table.pick("raze computers", "raze opera");
        table.expectAsked(0, AgesSentence.ASK_ACTION)
                .expectWorkers(1, "opera", 0)
                .expectPool(1, 3)
                .expectResources(0, 10)
                .expectWorkers(1, "computers", 1);
    }

    @Test
    @Scenario("S-96")
    @Rule({"AGES-6.12", "AGES-13.36"})
    void a_raid_that_finds_one_building_within_its_levels() {
        var table = holding("raid-iii").workers(1, "philosophy", 0).workers(1, "computers", 2);
        attack(table, "raid-iii").expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectWorkers(1, "computers", 1).expectPool(1, 2).expectResources(0, 6);
    }

    // --- Enslave
    // --------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-6.5", "AGES-12.9"})
    @Cards("aggression_enslave")
    void enslave_takes_a_worker_and_gives_resources_and_food() {
        var table = attack(holding("enslave"), "enslave").expectMilitary(0, 3, 5);
        table.expectPool(1, 0)
                .expectYellow(1, 19)
                .expectResources(0, 2)
                .expectFood(0, 2)
                .expectYellow(0, 18);
        var none = attack(holding("enslave").pool(1, 0), "enslave").expectAsked(1, AgesSentence.ASK_LOSE_WORKER);
        none.expectOptions(
                1, "lose-worker agriculture", "lose-worker bronze", "lose-worker philosophy", "lose-worker warriors");
        none.pick("lose-worker bronze")
                .expectWorkers(1, "bronze", 1)
                .expectYellow(1, 19)
                .expectResources(0, 2);
    }

    @Test
    @Rule("AGES-6.12")
    void enslave_gives_resources_before_food_when_the_bank_is_short() {
        var table = attack(holding("enslave").blue(0, 3), "enslave");
        table.expectResources(0, 2).expectFood(0, 1).expectBlue(0, 0);
        var nobody = attack(holding("enslave").noWorkers(1).pool(1, 0), "enslave");
        nobody.expectYellow(1, 18).expectResources(0, 2).expectFood(0, 2);
    }

    // --- Annex
    // ----------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-6.13", "AGES-9.13", "AGES-Q06"})
    @Cards("aggression_annex")
    void annex_takes_a_colony_of_the_attackers_choice_without_its_immediate_effect() {
        var table = holding("annex").colony(1, "historic-territory-ii").colony(1, "strategic-territory-ii");
        attack(table, "annex").expectMilitary(0, 3, 5).expectAsked(0, AgesSentence.ASK_ANNEX);
        table.expectOptions(0, "annex historic-territory-ii", "annex strategic-territory-ii");
        table.pick("annex historic-territory-ii").expectInPlay(0, "historic-territory-ii");
        table.expectNotInPlay(1, "historic-territory-ii").expectInPlay(1, "strategic-territory-ii");
        table.expectHappiness(0, 1).expectHappiness(1, 0).expectCulture(0, 0);
    }

    @Test
    @Scenario("S-94")
    @Rule({"AGES-6.13", "AGES-12.19"})
    void an_annexed_colony_gives_all_its_tokens_whatever_the_rival_can_give_up() {
        var table = holding("annex")
                .colony(1, "developed-territory-ii")
                .yellow(1, 1)
                .blue(1, 1);
        table.tokens(1, "agriculture", 1).tokens(1, "bronze", 2);
        attack(table, "annex").expectAsked(1, AgesSentence.ASK_TOKEN);
        table.expectOptions(1, "token agriculture", "token bronze").pick("token bronze");
        table.expectYellow(1, 0).expectBlue(1, 0).expectResources(1, 1).expectFood(1, 1);
        table.expectYellow(0, 20).expectBlue(0, 18).expectScience(0, 0).expectInPlay(0, "developed-territory-ii");
        table.expectAsked(0, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule("AGES-6.13")
    void a_token_that_a_colony_had_taken_comes_back_to_the_rival_and_is_lost_by_the_attacker() {
        var table = attack(holding("annex").colony(1, "vast-territory-i"), "annex");
        table.expectYellow(1, 15)
                .expectBlue(1, 17)
                .expectYellow(0, 21)
                .expectBlue(0, 15)
                .expectFood(0, 0);
    }

    // --- Infiltrate
    // -----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-6.5", "AGES-13.38", "AGES-Q06"})
    @Cards("aggression_infiltrate")
    void infiltrate_removes_the_leader_or_the_unfinished_wonder_and_scores_three_per_level() {
        for (boolean leader : new boolean[] {true, false}) {
            var table = holding("infiltrate")
                    .leader(1, "isaac-newton")
                    .building(1, "hollywood", 2)
                    .blue(1, 9);
            attack(table, "infiltrate").expectMilitary(0, 3, 5).expectAsked(0, AgesSentence.ASK_INFILTRATE);
            table.expectOptions(0, "remove-leader", "remove-wonder").pick(leader ? "remove-leader" : "remove-wonder");
            table.expectCulture(0, leader ? 6 : 9).expectBlue(1, leader ? 9 : 11);
            assertThat(Audit.inPlay(table.s, 1, Table.kind("isaac-newton"))).isEqualTo(!leader);
            assertThat(Audit.inPlay(table.s, 1, Table.kind("hollywood"))).isEqualTo(leader);
        }
    }

    @Test
    @Rule("AGES-13.38")
    void a_removed_homer_goes_under_no_wonder_and_a_card_of_age_a_scores_nothing() {
        var table = attack(holding("infiltrate").leader(1, "homer").wonder(1, "pyramids"), "infiltrate");
        table.expectAsked(0, AgesSentence.ASK_ACTION)
                .expectNotInPlay(1, "homer")
                .expectCulture(0, 0);
        table.expectHappiness(1, 0);
    }

    @Test
    @Scenario("S-93")
    @Rule({"AGES-13.38", "AGES-13.7"})
    void gates_infiltrated_scores_for_both_sides() {
        var table = holding("infiltrate")
                .leader(1, "bill-gates")
                .workers(1, "computers", 1)
                .workers(1, "alchemy", 1);
        attack(table, "infiltrate").expectCulture(1, 4).expectCulture(0, 9).expectNotInPlay(1, "bill-gates");
    }

    // --- Spy and Armed Intervention
    // -------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"9, 5", "5, 5", "3, 3", "0, 0"})
    @Rule({"AGES-6.5", "AGES-12.16"})
    @Cards("aggression_spy")
    void spy_takes_up_to_five_science(int has, int taken) {
        var table = attack(holding("spy").science(0, 1).science(1, has), "spy").expectMilitary(0, 4, 5);
        table.expectScience(0, 1 + taken).expectScience(1, has - taken);
    }

    @ParameterizedTest
    @CsvSource({"20, 7", "7, 7", "4, 4", "0, 0"})
    @Rule({"AGES-6.5", "AGES-12.16"})
    @Cards("aggression_armed_intervention")
    void armed_intervention_takes_up_to_seven_culture(int has, int taken) {
        var table = holding("armed-intervention").culture(0, 1).culture(1, has);
        attack(table, "armed-intervention").expectMilitary(0, 3, 5);
        table.expectCulture(0, 1 + taken).expectCulture(1, has - taken);
    }
}
