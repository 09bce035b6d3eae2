package ecumene.games.ages;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fifteen events of age III, as they score for one civilization. */
class ImpactsTest {
    private static Table ageThree(int players) {
        return Table.of(players).age(3);
    }

    // --- production -------------------------------------------------------------------------------------------------

    @Test
    @Cards("impact_of_agriculture")
    @Scenario("S-81")
    void impact_of_agriculture_scores_food_and_four_more_for_a_surplus() {
        var table = ageThree(2).yellow(0, 8).workers(0, "irrigation", 3).workers(0, "agriculture", 1);
        table.workers(1, "agriculture", 3)
                .yellow(1, 8)
                .event(0, "impact-of-agriculture")
                .expectResolved();
        table.expectCulture(0, 7 + 4).expectCulture(1, 3).expectFood(0, 0);
        var pact = ageThree(3).pact(0, 1, "international-trade-agreement", 'A').event(2, "impact-of-agriculture");
        pact.expectCulture(0, 2 + 4).expectCulture(1, 3 + 4);
        ageThree(2).noWorkers(0).event(1, "impact-of-agriculture").expectCulture(0, 0);
    }

    @Test
    @Cards("impact_of_industry")
    @Scenario("S-81")
    void impact_of_industry_scores_what_mines_produce() {
        var table = ageThree(2).workers(0, "coal", 2).workers(0, "bronze", 1).event(1, "impact-of-industry");
        table.expectCulture(0, 7).expectCulture(1, 2);
        var railroad = ageThree(2)
                .wonder(0, "transcontinental-railroad")
                .workers(0, "coal", 2)
                .workers(0, "bronze", 1);
        railroad.event(1, "impact-of-industry").expectCulture(0, 10);
        var others =
                ageThree(3).leader(0, "bill-gates").workers(0, "computers", 2).workers(0, "bronze", 1);
        others.pact(0, 1, "acceptance-of-supremacy", 'A')
                .event(1, "impact-of-industry")
                .expectCulture(0, 1);
    }

    @ParameterizedTest
    @Cards("impact_of_balance")
    @CsvSource({"4, 3, 2, 3, 4", "1, 3, 4, 3, 2", "4, 0, 4, 4, 0", "4, 3, 4, 2, 4", "5, 5, 5, 5, 10"})
    void impact_of_balance_scores_twice_the_least_of_four(
            int science, int culture, int food, int resources, int points) {
        var table = ageThree(2).workers(0, "philosophy", science).workers(0, "religion", culture);
        table.workers(0, "agriculture", food).workers(0, "bronze", resources).event(1, "impact-of-balance");
        table.expectCulture(0, points);
    }

    @Test
    @Cards("impact_of_balance")
    void impact_of_balance_counts_all_sources_of_resources() {
        var table = ageThree(3)
                .workers(0, "philosophy", 9)
                .workers(0, "religion", 9)
                .workers(0, "agriculture", 9);
        table.workers(0, "bronze", 1).wonder(0, "transcontinental-railroad").leader(0, "bill-gates");
        table.workers(0, "alchemy", 1).pact(0, 1, "acceptance-of-supremacy", 'A');
        table.event(1, "impact-of-balance").expectCulture(0, 2 * (1 + 1 + 1 + 1));
    }

    // --- buildings and technologies ---------------------------------------------------------------------------------

    @Test
    @Cards("impact_of_architecture")
    void impact_of_architecture_scores_the_levels_of_urban_buildings() {
        var table =
                ageThree(2).workers(0, "religion", 2).workers(0, "alchemy", 2).workers(0, "opera", 1);
        table.workers(0, "professional-sports", 1)
                .knows(0, "multimedia")
                .workers(0, "coal", 3)
                .workers(0, "tanks", 2);
        table.event(1, "impact-of-architecture").expectCulture(0, 2 * 1 + 2 + 3).expectCulture(1, 0);
    }

    @Test
    @Cards("impact_of_competition")
    void impact_of_competition_scores_the_levels_of_units_and_arenas() {
        var table = ageThree(2).workers(0, "knights", 2).workers(0, "cannon", 1).workers(0, "air-forces", 1);
        table.workers(0, "team-sports", 1)
                .workers(0, "opera", 2)
                .workers(0, "oil", 2)
                .knows(0, "rockets");
        table.event(1, "impact-of-competition")
                .expectCulture(0, 2 * 1 + 2 + 3 + 2)
                .expectCulture(1, 0);
    }

    @Test
    @Cards("impact_of_technology")
    void impact_of_technology_scores_four_for_every_technology_of_level_three() {
        var table = ageThree(2).knows(0, "oil", "computers", "coal", "tanks", "democracy", "satellites", "strategy");
        table.wonder(0, "internet").leader(0, "sid-meier").event(1, "impact-of-technology");
        table.expectCulture(0, 4 * 5).expectCulture(1, 0);
    }

    @Test
    @Cards("impact_of_progress")
    void impact_of_progress_scores_two_for_every_level_of_government_and_special_technologies() {
        var table = ageThree(2).knows(0, "republic", "civil-service", "warfare", "navigation", "computers");
        table.event(1, "impact-of-progress")
                .expectCulture(0, 2 * (2 + 3 + 1 + 2))
                .expectCulture(1, 0);
        ageThree(2).knows(0, "engineering").event(1, "impact-of-progress").expectCulture(0, 6);
    }

    @Test
    @Cards("impact_of_variety")
    @Rule("AGES-13.40")
    void impact_of_variety_scores_two_for_every_kind_in_use() {
        var table = ageThree(2).workers(0, "knights", 2).workers(0, "tanks", 1).workers(0, "air-forces", 1);
        table.workers(0, "religion", 1).workers(0, "theology", 1).knows(0, "opera", "cannon", "masonry", "cartography");
        // infantry, cavalry and air forces; labs and temples; two special technologies
        table.event(1, "impact-of-variety").expectCulture(0, 2 * (3 + 2 + 2)).expectCulture(1, 2 * 2);
    }

    @Test
    @Cards("impact_of_wonders")
    @Scenario("S-85")
    void impact_of_wonders_scores_older_ones_higher_and_ruins_as_well() {
        var table = ageThree(2).ruined(0, "colossus").wonder(0, "great-wall").wonder(0, "hollywood");
        table.building(0, "internet", 2)
                .event(1, "impact-of-wonders")
                .expectCulture(0, 5 + 4 + 2)
                .expectCulture(1, 0);
        ageThree(2).wonder(0, "kremlin").event(1, "impact-of-wonders").expectCulture(0, 3);
    }

    // --- people, actions, colonies ----------------------------------------------------------------------------------

    @Test
    @Cards("impact_of_colonies")
    void impact_of_colonies_scores_three_for_every_colony() {
        var table = ageThree(2).colony(0, "vast-territory-i").colony(0, "vast-territory-ii");
        table.event(1, "impact-of-colonies").expectCulture(0, 6).expectCulture(1, 0);
    }

    @Test
    @Cards("impact_of_government")
    void impact_of_government_scores_the_totals_of_actions() {
        var table = ageThree(2).knows(0, "communism", "code-of-laws").leader(0, "napoleon-bonaparte");
        table.civilSpent(0, 5).militarySpent(0, 2).event(1, "impact-of-government");
        table.expectCulture(0, 2 * 8 + 7).expectCulture(1, 2 * 4 + 2);
    }

    @Test
    @Cards("impact_of_happiness")
    void impact_of_happiness_scores_faces_and_takes_for_the_discontent() {
        var table =
                ageThree(3).workers(0, "professional-sports", 3).yellow(1, 8).workers(1, "religion", 1);
        table.expectHappiness(0, 8).expectDiscontent(1, 3).culture(1, 10).culture(2, 5);
        table.event(2, "impact-of-happiness")
                .expectCulture(0, 16)
                .expectCulture(1, 10 + 2 - 6)
                .expectCulture(2, 5);
        var poor =
                ageThree(2).yellow(0, 8).workers(0, "religion", 1).culture(0, 1).event(1, "impact-of-happiness");
        poor.expectCulture(0, 0);
    }

    @Test
    @Cards("impact_of_population")
    @Rule("AGES-13.34")
    @Scenario("S-82")
    void impact_of_population_counts_content_workers_above_ten() {
        var table = ageThree(2)
                .noWorkers(0)
                .workers(0, "bronze", 9)
                .workers(0, "warriors", 2)
                .pool(0, 3)
                .yellow(0, 16);
        table.expectDiscontent(0, 1)
                .event(1, "impact-of-population")
                .expectCulture(0, 6)
                .expectCulture(1, 0);
        var ten = ageThree(2).noWorkers(0).workers(0, "bronze", 10).pool(0, 0).event(1, "impact-of-population");
        ten.expectCulture(0, 0);
    }

    // --- ranks ------------------------------------------------------------------------------------------------------

    @Test
    @Cards("impact_of_science")
    void impact_of_science_scores_by_rank() {
        var two = ageThree(2).workers(1, "philosophy", 2).event(0, "impact-of-science");
        two.expectCulture(1, 10).expectCulture(0, 0);
        var three = ageThree(3)
                .workers(0, "philosophy", 2)
                .workers(1, "philosophy", 3)
                .event(0, "impact-of-science");
        three.expectCulture(0, 7).expectCulture(1, 14).expectCulture(2, 0);
        var four = ageThree(4)
                .workers(0, "philosophy", 2)
                .workers(1, "philosophy", 3)
                .workers(3, "philosophy", 4);
        four.event(0, "impact-of-science")
                .expectCulture(0, 5)
                .expectCulture(1, 10)
                .expectCulture(2, 0)
                .expectCulture(3, 15);
    }

    @Test
    @Cards("impact_of_strength")
    void impact_of_strength_scores_by_rank() {
        var two = ageThree(2)
                .strength(1, 2)
                .event(0, "impact-of-strength")
                .expectCulture(1, 10)
                .expectCulture(0, 0);
        two.expectResolved();
        var three = ageThree(3).strength(0, 2).strength(1, 3).event(0, "impact-of-strength");
        three.expectCulture(0, 7).expectCulture(1, 14).expectCulture(2, 0);
        var four = ageThree(4).strength(0, 2).strength(1, 3).strength(3, 4).event(0, "impact-of-strength");
        four.expectCulture(0, 5).expectCulture(1, 10).expectCulture(2, 0).expectCulture(3, 15);
    }
}
