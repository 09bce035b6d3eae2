package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-12.1 – AGES-12.5, AGES-12.9, AGES-12.10: the yellow bank and the workers. */
class PopulationTest {
    // --- the yellow bank --------------------------------------------------------------------------------------------

    /** One line of the table of AGES-12.2: from, to, food for a worker, consumption, required happiness. */
    @ParameterizedTest
    @Rule({"AGES-12.1", "AGES-12.2", "AGES-12.3", "AGES-12.4", "AGES-12.5"})
    @CsvSource({
        "17, 25, 2, 0, 0",
        "13, 16, 3, 1, 1",
        "11, 12, 4, 2, 2",
        "9, 10, 4, 2, 3",
        "7, 8, 5, 3, 4",
        "5, 6, 5, 3, 5",
        "3, 4, 7, 4, 6",
        "1, 2, 7, 4, 7",
        "0, 0, -1, 6, 8"
    })
    void the_bank_says_what_a_worker_costs_how_much_is_eaten_and_how_happy_people_must_be(
            int from, int to, int cost, int consumption, int required) {
        for (int yellow = from; yellow <= to; yellow++) {
            var table = Table.of(2).yellow(0, yellow).expectHappiness(0, 0).expectDiscontent(0, required);
            var facts = table.facts(1, 0);
            assertThat(facts.populationCost()).as("%d tokens", yellow).isEqualTo(cost < 0 ? null : (Integer) cost);
            assertThat(facts.consumption()).as("%d tokens", yellow).isEqualTo(consumption);
            assertThat(facts.needed()).as("%d tokens", yellow).isEqualTo(required);
        }
    }

    @ParameterizedTest
    @Rule("AGES-12.3")
    @CsvSource({"18, 2", "17, 2", "16, 3", "13, 3", "12, 4", "9, 4", "8, 5", "5, 5", "4, 7", "1, 7"})
    void a_new_worker_costs_the_number_under_the_rightmost_section_that_holds_tokens(int yellow, int cost) {
        var table = Table.of(2)
                .yellow(0, yellow)
                .tokens(0, "agriculture", cost)
                .actions(0)
                .pick("population");
        table.expectFood(0, 0).expectYellow(0, yellow - 1).expectPool(0, 2);
        var poor =
                Table.of(2).yellow(0, yellow).tokens(0, "agriculture", cost - 1).actions(0);
        poor.expectBlocked(0, "population", AgesSentence.TOO_LITTLE_FOOD);
    }

    @ParameterizedTest
    @Rule("AGES-12.4")
    @CsvSource({"17, 0", "16, 1", "12, 2", "8, 3", "4, 4", "1, 4", "0, 6"})
    void the_leftmost_uncovered_number_is_eaten(int yellow, int eaten) {
        var table = Table.of(2).noWorkers(0).yellow(0, yellow).tokens(0, "agriculture", 9);
        table.event(1, "economic-progress").expectFood(0, 9 - eaten);
    }

    @Test
    @Rule({"AGES-12.1", "AGES-12.5"})
    void only_a_completely_empty_subsection_asks_for_a_face() {
        Table.of(2).yellow(0, 17).expectDiscontent(0, 0).yellow(0, 16).expectDiscontent(0, 1);
        Table.of(2).yellow(0, 13).expectDiscontent(0, 1).yellow(0, 12).expectDiscontent(0, 2);
        Table.of(2).yellow(0, 1).expectDiscontent(0, 7).yellow(0, 0).expectDiscontent(0, 8);
    }

    @Test
    @Rule({"AGES-12.1", "AGES-12.3"})
    void tokens_beyond_the_drawn_cells_are_taken_first_and_cost_as_little() {
        var table = Table.of(2).yellow(0, 21).tokens(0, "agriculture", 8).actions(0);
        table.pick("population", "population", "population", "population");
        table.expectYellow(0, 17).expectFood(0, 0).expectPool(0, 5).expectDiscontent(0, 0);
    }

    // --- workers ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-12.9")
    void population_gained_is_free_and_ends_with_the_bank() {
        var table = Table.of(2)
                .yellow(0, 1)
                .yellow(1, 0)
                .event(0, "development-of-settlement")
                .expectResolved();
        table.expectYellow(0, 0)
                .expectPool(0, 2)
                .expectYellow(1, 0)
                .expectPool(1, 1)
                .expectFood(0, 0);
    }

    @Test
    @Rule("AGES-12.9")
    void an_unused_worker_is_lost_before_any_other() {
        var table = Table.of(2)
                .pool(0, 2)
                .strength(1, 9)
                .event(1, "reign-of-terror")
                .expectResolved();
        table.expectPool(0, 1)
                .expectYellow(0, 19)
                .expectWorkers(0, "warriors", 1)
                .expectPool(1, 1);
    }

    @Test
    @Rule({"AGES-12.9", "AGES-Q11"})
    @Scenario("S-68")
    void without_unused_workers_the_owner_chooses_a_worker_on_any_card() {
        var table =
                Table.of(2).pool(0, 0).workers(0, "knights", 1).strength(1, 9).event(1, "reign-of-terror");
        table.expectAsked(0, AgesSentence.ASK_LOSE_WORKER);
        table.expectOptions(
                0,
                "lose-worker agriculture",
                "lose-worker bronze",
                "lose-worker philosophy",
                "lose-worker warriors",
                "lose-worker knights");
        table.pick("lose-worker philosophy").expectResolved();
        table.expectWorkers(0, "philosophy", 0)
                .expectYellow(0, 19)
                .expectPool(0, 0)
                .expectScienceRating(0, 0);
    }

    @Test
    @Rule("AGES-12.9")
    void whoever_has_no_worker_at_all_loses_none() {
        var table = Table.of(2)
                .noWorkers(0)
                .pool(0, 0)
                .strength(1, 9)
                .event(1, "reign-of-terror")
                .expectResolved();
        table.expectYellow(0, 18);
    }

    @Test
    @Rule("AGES-Q11")
    void every_lost_worker_is_asked_for_again_and_the_only_one_is_not() {
        var table = Table.of(2)
                .noWorkers(0)
                .workers(0, "bronze", 1)
                .workers(0, "warriors", 1)
                .pool(0, 0)
                .yellow(0, 10);
        table.expectDiscontent(0, 3).event(1, "emigration").expectAsked(0, AgesSentence.ASK_LOSE_WORKER);
        table.expectOptions(0, "lose-worker bronze", "lose-worker warriors").pick("lose-worker warriors");
        table.expectResolved().expectWorkers(0, "bronze", 0).expectYellow(0, 12);
    }

    @Test
    @Rule("AGES-12.10")
    void the_worker_of_a_destroyed_building_goes_to_the_pool_whoever_destroys_it() {
        var own = Table.of(2).actions(0).pick("destroy philosophy");
        own.expectPool(0, 2).expectYellow(0, 18).expectWorkers(0, "philosophy", 0);
        var event = Table.of(2)
                .strength(1, 5)
                .event(1, "border-conflict")
                .pick(0, "destroy bronze")
                .expectResolved();
        event.expectPool(0, 2).expectYellow(0, 18).expectWorkers(0, "bronze", 1);
        var rival = Table.of(2).culture(1, 5).event(1, "terrorism").expectResolved();
        rival.expectPool(1, 2)
                .expectYellow(1, 18)
                .expectWorkers(1, "philosophy", 0)
                .expectPool(0, 1);
    }
}
