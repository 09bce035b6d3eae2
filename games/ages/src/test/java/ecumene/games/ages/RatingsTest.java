package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-11: what follows from the cards in play and the workers on them. Armies have a test of their own. */
class RatingsTest {
    /** A civilization with nothing but Despotism. */
    private static Table bare(int players) {
        return Table.of(players).noWorkers(0).pool(0, 0);
    }

    // --- symbols ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.1")
    void symbols_count_once_for_every_worker_and_not_without_workers() {
        bare(2).knows(0, "alchemy", "theology", "knights")
                .expectScienceRating(0, 0)
                .expectHappiness(0, 0)
                .expectStrength(0, 0);
        var table = bare(2).workers(0, "alchemy", 3).workers(0, "theology", 2).workers(0, "knights", 2);
        table.expectScienceRating(0, 6)
                .expectCultureRating(0, 2)
                .expectHappiness(0, 4)
                .expectStrength(0, 4);
    }

    @Test
    @Rule("AGES-11.1")
    void symbols_of_other_cards_count_once() {
        var table = bare(2).knows(0, "theocracy", "warfare", "cartography").wonder(0, "eiffel-tower");
        table.colony(0, "strategic-territory-i").leader(0, "mahatma-gandhi");
        table.expectCultureRating(0, 1 + 4 + 2).expectStrength(0, 1 + 1 + 1 + 2).expectHappiness(0, 1 + 1);
    }

    @Test
    @Rule("AGES-11.1")
    void an_unfinished_wonder_gives_nothing_and_a_ruined_one_two_culture() {
        bare(2).building(0, "eiffel-tower", 2).expectCultureRating(0, 0).expectHappiness(0, 0);
        bare(2).ruined(0, "hanging-gardens").expectCultureRating(0, 2).expectHappiness(0, 0);
        bare(2).ruined(0, "hanging-gardens").homerUnder(0, "hanging-gardens").expectHappiness(0, 1);
        bare(2).ruined(0, "kremlin")
                .expectCivil(0, 4, 4)
                .expectMilitary(0, 2, 2)
                .expectCultureRating(0, 2);
    }

    // --- science and culture ----------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.2")
    void science_and_culture_ratings_are_sums_that_never_fall_below_zero() {
        bare(2).workers(0, "philosophy", 1).knows(0, "fundamentalism").expectScienceRating(0, 0);
        bare(2).workers(0, "philosophy", 3).knows(0, "fundamentalism").expectScienceRating(0, 1);
        bare(3).pact(1, 0, "loss-of-sovereignty", 'A').expectCultureRating(0, 0);
        bare(3).pact(1, 0, "loss-of-sovereignty", 'A').workers(0, "religion", 3).expectCultureRating(0, 1);
        bare(2).workers(0, "printing-press", 2)
                .wonder(0, "universitas-carolina")
                .expectScienceRating(0, 2 + 2)
                .expectCultureRating(0, 2 + 1);
    }

    @Test
    @Rule("AGES-11.2")
    void culture_scored_once_is_no_part_of_the_rating() {
        for (var leader :
                new String[] {"genghis-khan", "winston-churchill", "albert-einstein", "maximilien-robespierre"}) {
            bare(2).leader(0, leader).expectCultureRating(0, 0);
        }
    }

    // --- strength ---------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.3")
    void strength_adds_units_arenas_wonders_specials_colonies_leaders_governments_and_pacts() {
        var table = bare(3).workers(0, "swordsmen", 2).expectStrength(0, 4);
        table.workers(0, "team-sports", 1)
                .expectStrength(0, 6)
                .wonder(0, "colossus")
                .expectStrength(0, 8);
        table.knows(0, "strategy")
                .expectStrength(0, 11)
                .colony(0, "strategic-territory-ii")
                .expectStrength(0, 15);
        table.leader(0, "julius-caesar")
                .expectStrength(0, 16)
                .knows(0, "fundamentalism")
                .expectStrength(0, 21);
        table.pact(1, 0, "promise-of-military-protection", 'A')
                .expectStrength(0, 25)
                .expectStrength(1, 1);
        table.tactic(0, "fighting-band").expectStrength(0, 26);
    }

    @ParameterizedTest
    @Rule("AGES-11.3")
    @CsvSource({"alexander-the-great, 4", "napoleon-bonaparte, 6", "moses, 0"})
    void leaders_add_for_units_and_unit_types(String leader, int more) {
        var table = bare(2).workers(0, "warriors", 2).workers(0, "knights", 1).workers(0, "cannon", 1);
        table.expectStrength(0, 7).leader(0, leader).expectStrength(0, 7 + more);
    }

    @Test
    @Rule("AGES-11.3")
    @Scenario("S-119")
    void great_wall_counts_infantry_and_artillery_and_not_for_colonization() {
        var table = bare(2).workers(0, "warriors", 2).workers(0, "knights", 1).workers(0, "cannon", 1);
        table.expectStrength(0, 7).wonder(0, "great-wall").expectStrength(0, 10);
        table.event(0, "historic-territory-i").expectOffered(0, "bid 7").expectNotOffered(0, "bid 8");
    }

    @Test
    @Rule("AGES-11.3")
    @Scenario("S-60")
    void joan_of_arcs_strength_comes_from_temples_and_government() {
        var table = bare(2).knows(0, "theocracy").workers(0, "theology", 2).expectStrength(0, 1);
        table.leader(0, "joan-of-arc")
                .expectStrength(0, 1 + 5)
                .wonder(0, "st-peters-basilica")
                .expectStrength(0, 1 + 8);
    }

    // --- happiness --------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.4")
    @Scenario("S-59")
    void happiness_stays_between_zero_and_eight() {
        bare(2).workers(0, "professional-sports", 2).workers(0, "religion", 2).expectHappiness(0, 8);
        bare(2).wonder(0, "kremlin").expectHappiness(0, 0);
        bare(2).wonder(0, "kremlin").workers(0, "religion", 1).expectHappiness(0, 0);
        bare(2).wonder(0, "kremlin")
                .knows(0, "communism")
                .workers(0, "theology", 2)
                .expectHappiness(0, 2);
    }

    @Test
    @Rule({"AGES-11.4", "AGES-13.2", "AGES-13.10", "AGES-13.19"})
    @Scenario("S-57")
    void homer_and_st_peters_on_the_faces_of_a_wonder() {
        var gardens = bare(2).wonder(0, "hanging-gardens")
                .homerUnder(0, "hanging-gardens")
                .expectHappiness(0, 3);
        gardens.leader(0, "michelangelo").expectCultureRating(0, 1 + 3);
        gardens.wonder(0, "st-peters-basilica").expectHappiness(0, 4 + 1).expectCultureRating(0, 1 + 2 + 4 + 1);
        var pyramids = bare(2).wonder(0, "pyramids").homerUnder(0, "pyramids").expectHappiness(0, 1);
        pyramids.wonder(0, "st-peters-basilica").expectHappiness(0, 2 + 1);
        pyramids.leader(0, "michelangelo").expectCultureRating(0, 2 + 2 + 1);
        var kremlin = bare(2).wonder(0, "kremlin").workers(0, "theology", 1).expectHappiness(0, 1);
        kremlin.wonder(0, "st-peters-basilica").expectHappiness(0, 2 + 1 - 1 + 1);
    }

    @Test
    @Rule({"AGES-11.4", "AGES-13.10"})
    @Scenario("S-117")
    void st_peters_adds_one_to_colonies_leaders_and_workers() {
        bare(2).wonder(0, "st-peters-basilica").expectHappiness(0, 1);
        bare(2).wonder(0, "st-peters-basilica")
                .colony(0, "historic-territory-ii")
                .expectHappiness(0, 1 + 3);
        bare(2).wonder(0, "st-peters-basilica").leader(0, "charlie-chaplin").expectHappiness(0, 1 + 3);
        bare(2).wonder(0, "st-peters-basilica").workers(0, "religion", 2).expectHappiness(0, 1 + 4);
        bare(2).wonder(0, "st-peters-basilica").knows(0, "communism").expectHappiness(0, 0);
        bare(2).ruined(0, "st-peters-basilica").workers(0, "religion", 2).expectHappiness(0, 2);
    }

    // --- totals of actions ------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.7")
    void totals_add_the_action_symbols_of_all_cards_in_play() {
        var table = bare(3).expectCivil(0, 4, 4).expectMilitary(0, 2, 2);
        table.knows(0, "constitutional-monarchy").expectCivil(0, 6, 6).expectMilitary(0, 4, 4);
        table.knows(0, "civil-service", "strategy").expectCivil(0, 8, 8).expectMilitary(0, 6, 6);
        table.wonder(0, "kremlin").wonder(0, "pyramids").expectCivil(0, 10, 10).expectMilitary(0, 7, 7);
        table.leader(0, "napoleon-bonaparte").expectMilitary(0, 9, 9);
        table.pact(1, 0, "open-borders-agreement", ' ')
                .expectMilitary(0, 10, 10)
                .expectMilitary(1, 3, 3);
    }

    @Test
    @Rule("AGES-11.8")
    void a_total_that_grows_adds_available_tokens() {
        var table = Table.of(2)
                .civil(0, "code-of-laws")
                .science(0, 6)
                .civilSpent(0, 1)
                .actions(0);
        table.pick("develop code-of-laws").expectCivil(0, 3, 5);
    }

    @Test
    @Rule("AGES-11.8")
    void a_total_that_falls_takes_spent_tokens_first() {
        var spent = Table.of(2)
                .leader(0, "napoleon-bonaparte")
                .militarySpent(0, 1)
                .age(3)
                .event(1, "iconoclasm");
        spent.expectMilitary(0, 2, 2);
        var all = Table.of(2)
                .leader(0, "napoleon-bonaparte")
                .militarySpent(0, 3)
                .age(3)
                .event(1, "iconoclasm");
        all.expectMilitary(0, 1, 2);
        var none = Table.of(2).leader(0, "napoleon-bonaparte").age(3).event(1, "iconoclasm");
        none.expectMilitary(0, 2, 2);
    }

    @Test
    @Rule("AGES-11.8")
    void a_replacement_counts_by_its_difference_alone() {
        var table = Table.of(2)
                .leader(0, "julius-caesar")
                .militarySpent(0, 3)
                .civil(0, "napoleon-bonaparte")
                .actions(0);
        table.pick("leader napoleon-bonaparte").expectMilitary(0, 1, 4);
        var law = Table.of(2)
                .knows(0, "code-of-laws")
                .civilSpent(0, 3)
                .civil(0, "justice-system")
                .science(0, 7);
        law.actions(0).pick("develop justice-system").expectCivil(0, 1, 5);
    }

    @Test
    @Rule("AGES-11.9")
    void an_action_comes_back_only_if_one_is_spent() {
        var table =
                Table.of(2).leader(0, "moses").civil(0, "hammurabi").actions(0).pick("leader hammurabi");
        table.expectCivil(0, 4, 4);
        var newton = Table.of(2)
                .leader(0, "isaac-newton")
                .civil(0, "irrigation")
                .science(0, 3)
                .age(0);
        newton.event(1, "development-of-civilization")
                .pick(0, "develop irrigation")
                .expectCivil(0, 4, 4);
    }

    @Test
    @Rule("AGES-11.9")
    void temporary_actions_are_spent_first_and_are_in_no_total() {
        var table = Table.of(2)
                .temporaryMilitary(0, 1)
                .tokens(0, "bronze", 4)
                .pool(0, 2)
                .expectMilitary(0, 3, 2);
        table.actions(0).pick("build warriors").expectMilitary(0, 2, 2);
        assertThat(table.s.militarySpent[0]).isZero();
        table.pick("build warriors").expectMilitary(0, 1, 2);
        assertThat(table.s.militaryHandLimit(0)).isEqualTo(2);
    }

    // --- discontent, the best building ------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.10")
    void discontent_is_what_happiness_lacks_and_never_negative() {
        var table = Table.of(2)
                .yellow(0, 9)
                .expectDiscontent(0, 3)
                .workers(0, "religion", 1)
                .expectDiscontent(0, 2);
        table.workers(0, "religion", 4).expectHappiness(0, 4).expectDiscontent(0, 0);
    }

    @Test
    @Rule("AGES-11.11")
    void the_best_building_is_the_highest_with_a_worker() {
        var chaplin =
                bare(2).leader(0, "charlie-chaplin").workers(0, "drama", 1).knows(0, "movies");
        chaplin.expectCultureRating(0, 2 + 2).workers(0, "movies", 1).expectCultureRating(0, 2 + 4 + 4);
        bare(2).leader(0, "charlie-chaplin").knows(0, "movies").expectCultureRating(0, 0);
        var newton = bare(2).leader(0, "isaac-newton").knows(0, "computers").expectScienceRating(0, 0);
        newton.workers(0, "alchemy", 1).expectScienceRating(0, 2 + 1);
        newton.workers(0, "journalism", 1).expectScienceRating(0, 2 + 2 + 2);
    }
}
