package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.NO_UNUSED_WORKER;
import static ecumene.games.ages.AgesSentence.TOO_FEW_CIVIL_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_FOOD;
import static ecumene.games.ages.AgesSentence.URBAN_LIMIT;
import static ecumene.games.ages.AgesSentence.YELLOW_BANK_EMPTY;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-7.1 – AGES-7.3, AGES-7.6 – AGES-7.10 and AGES-7.28: civil actions of a turn. */
class CivilActionsTest {
    @Test
    @Rule("AGES-7.1")
    void actions_in_any_order_until_the_player_stops() {
        var table =
                Table.of(2).tokens(0, "bronze", 9).tokens(0, "agriculture", 9).civil(0, "moses");
        table.actions(0).pick("build warriors").pick("population").pick("disband warriors");
        table.pick("build religion", "leader moses").expectCivil(0, 1, 4).expectMilitary(0, 0, 2);
        table.pick("end").expectTurnOf(1).expectAsked(1, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Rule("AGES-7.1")
    void unused_actions_are_allowed() {
        Table.of(2).actions(0).expectOffered(0, "end").pick("end").expectTurnOf(1);
    }

    @Test
    @Rule("AGES-7.1")
    void without_a_civil_action_no_civil_action_is_possible() {
        var table = Table.of(2).civilSpent(0, 4).tokens(0, "bronze", 9).tokens(0, "agriculture", 9);
        table.civil(0, "moses", "iron", "cultural-heritage-a").science(0, 9).building(0, "pyramids", 0);
        table.row("drama").actions(0).expectOptions(0, "build warriors", "disband warriors", "end");
        table.expectBlocked(0, "population", TOO_FEW_CIVIL_ACTIONS)
                .expectBlocked(0, "take drama", TOO_FEW_CIVIL_ACTIONS);
        table.expectBlocked(0, "leader moses", TOO_FEW_CIVIL_ACTIONS);
        table.expectBlocked(0, "develop iron", TOO_FEW_CIVIL_ACTIONS);
        table.expectBlocked(0, "play cultural-heritage-a", TOO_FEW_CIVIL_ACTIONS);
    }

    @Test
    @Rule("AGES-7.2")
    void what_a_card_orders_costs_no_action_but_its_food_resources_and_science() {
        var table = Table.of(2).civil(0, "rich-land-a", "frugality-a", "breakthrough-i", "iron");
        table.tokens(0, "bronze", 1)
                .tokens(0, "agriculture", 2)
                .science(0, 5)
                .civilSpent(0, 1)
                .actions(0);
        table.pick("play rich-land-a", "build bronze").expectCivil(0, 2, 4).expectResources(0, 0);
        table.pick("play frugality-a").expectCivil(0, 1, 4).expectFood(0, 1);
        table.pick("play breakthrough-i")
                .expectCivil(0, 0, 4)
                .expectScience(0, 2)
                .expectInPlay(0, "iron");
    }

    @Test
    @Rule("AGES-7.3")
    void actions_can_be_taken_back_until_something_hidden_is_shown() {
        var table = Table.of(2).tokens(0, "bronze", 9).row("iron", "moses").militaryDeck("legion", "phalanx");
        table.actions(0);
        int floor = table.s.undoFloor();
        table.pick("take iron", "build religion", "take moses");
        assertThat(table.s.undoFloor()).isEqualTo(floor);
        table.pick("end");
        assertThat(table.s.undoFloor()).isEqualTo(table.s.moves());
    }

    // --- population -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"25, 2", "18, 2", "17, 2", "16, 3", "13, 3", "12, 4", "9, 4", "8, 5", "5, 5", "4, 7", "1, 7"})
    @Rule("AGES-7.6")
    void increasing_population_costs_food_by_the_yellow_bank(int yellow, int food) {
        var table = Table.of(2).yellow(0, yellow).tokens(0, "agriculture", food).actions(0);
        table.pick("population")
                .expectFood(0, 0)
                .expectYellow(0, yellow - 1)
                .expectPool(0, 2)
                .expectCivil(0, 3, 4);
        var poor =
                Table.of(2).yellow(0, yellow).tokens(0, "agriculture", food - 1).actions(0);
        poor.expectBlocked(0, "population", TOO_LITTLE_FOOD);
    }

    @Test
    @Rule("AGES-7.6")
    void an_empty_yellow_bank_has_nobody_to_give() {
        var table = Table.of(2).yellow(0, 0).tokens(0, "agriculture", 9).actions(0);
        table.expectBlocked(0, "population", YELLOW_BANK_EMPTY);
    }

    // --- buildings ------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-7.7")
    void building_takes_an_action_resources_and_an_unused_worker() {
        var table = Table.of(2).tokens(0, "bronze", 5).actions(0).pick("build agriculture");
        table.expectWorkers(0, "agriculture", 3)
                .expectPool(0, 0)
                .expectResources(0, 3)
                .expectCivil(0, 3, 4);
        table.expectBlocked(0, "build bronze", NO_UNUSED_WORKER).expectBlocked(0, "build philosophy", NO_UNUSED_WORKER);
        Table.of(2).tokens(0, "bronze", 1).actions(0).expectBlocked(0, "build bronze", TOO_FEW_RESOURCES);
    }

    @Test
    @Rule("AGES-7.7")
    void only_technologies_in_play_can_be_built() {
        var table = Table.of(2)
                .civil(0, "iron")
                .knows(1, "alchemy")
                .tokens(0, "bronze", 12)
                .actions(0);
        table.expectOffered(0, "build agriculture", "build bronze", "build philosophy", "build religion");
        table.expectNotOffered(0, "build iron", "build alchemy");
    }

    @Test
    @Rule("AGES-7.7")
    void the_urban_limit_counts_buildings_of_one_type_over_all_levels() {
        var table = Table.of(2).workers(0, "alchemy", 1).tokens(0, "bronze", 12).actions(0);
        table.expectBlocked(0, "build philosophy", URBAN_LIMIT).expectBlocked(0, "build alchemy", URBAN_LIMIT);
        table.expectOffered(0, "build religion"); // temples are another type
        var monarchy = Table.of(2).knows(0, "monarchy").workers(0, "alchemy", 1).tokens(0, "bronze", 12);
        monarchy.actions(0).pick("build alchemy").expectWorkers(0, "alchemy", 2);
    }

    @Test
    @Rule("AGES-7.7")
    void farms_and_mines_have_no_limit() {
        var table =
                Table.of(2).workers(0, "agriculture", 9).workers(0, "bronze", 9).tokens(0, "bronze", 9);
        table.actions(0).expectOffered(0, "build agriculture", "build bronze");
    }

    @Test
    @Rule("AGES-7.8")
    void an_upgrade_costs_the_difference_and_may_skip_levels() {
        var table = Table.of(2)
                .knows(0, "iron", "coal")
                .tokens(0, "bronze", 9)
                .pool(0, 0)
                .actions(0);
        table.pick("upgrade bronze coal").expectResources(0, 3).expectCivil(0, 3, 4);
        table.expectWorkers(0, "bronze", 1).expectWorkers(0, "coal", 1);
        table.pick("upgrade bronze iron").expectResources(0, 0).expectWorkers(0, "iron", 1);
        table.expectNotOffered(0, "upgrade coal iron", "upgrade iron bronze", "upgrade iron coal");
    }

    @Test
    @Rule("AGES-7.8")
    void an_upgrade_stays_within_the_type_and_needs_a_worker() {
        var table = Table.of(2)
                .knows(0, "alchemy", "theology", "selective-breeding")
                .tokens(0, "bronze", 12);
        assertThat(table.actions(0).offered(0, "upgrade"))
                .containsExactlyInAnyOrder("agriculture selective-breeding", "philosophy alchemy");
    }

    @Test
    @Rule("AGES-7.9")
    @Cards({"agriculture", "bronze", "philosophy"})
    void destroying_takes_an_action_and_gives_no_refund() {
        var table = Table.of(2).actions(0);
        assertThat(table.offered(0, "destroy")).containsExactlyInAnyOrder("agriculture", "bronze", "philosophy");
        table.pick("destroy philosophy").expectPool(0, 2).expectWorkers(0, "philosophy", 0);
        table.expectCivil(0, 3, 4)
                .expectResources(0, 0)
                .expectScienceRating(0, 0)
                .expectYellow(0, 18);
    }

    // --- leaders --------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-7.10")
    void a_leader_works_at_once_and_the_old_one_leaves_the_game() {
        var table =
                Table.of(2).leader(0, "julius-caesar").civil(0, "joan-of-arc").actions(0);
        table.expectMilitary(0, 3, 3).expectStrength(0, 2).pick("leader joan-of-arc");
        table.expectMilitary(0, 3, 3)
                .expectStrength(0, 1)
                .expectCultureRating(0, 1)
                .expectCivil(0, 4, 4);
        table.expectZone(Places.play(0), "joan-of-arc").expectCivilHand(0);
        assertThat(table.names(Places.BOX)).contains("julius-caesar");
    }

    // --- what there is not -----------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-7.28", "AGES-7.20"})
    void there_is_no_action_to_discard_to_abandon_or_to_drop() {
        var table = Table.of(2).civil(0, "moses", "iron").hand(0, "legion", "phalanx", "military-bonus-i");
        table.building(0, "pyramids", 1).colony(0, "historic-territory-i").tactic(0, "fighting-band");
        table.tokens(0, "bronze", 9).tokens(0, "agriculture", 9).science(0, 9).actions(0);
        assertThat(table.keys(0).stream().map(key -> key.split(" ", 2)[0]).distinct())
                .containsExactlyInAnyOrder(
                        "population", "build", "destroy", "stages", "develop", "leader", "disband", "tactic", "end");
    }
}
