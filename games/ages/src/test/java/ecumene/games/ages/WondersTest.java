package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sixteen wonders, in the order of the ages: each is completed, and then does what it says. */
class WondersTest {
    /** One stage before its completion, with what the last stage costs. */
    private static Table almost(Table table, String wonder) {
        var stages = Table.GAME.catalog().card(Table.kind(wonder)).stages();
        return table.building(0, wonder, stages.size() - 1)
                .tokens(0, "bronze", stages.getLast())
                .actions(0);
    }

    private static Table completed(Table table, String wonder) {
        return almost(table, wonder).pick("stages 1").expectCompleted(0, wonder).expectResources(0, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "pyramids, 3-2-1",
        "hanging-gardens, 2-2-2",
        "library-of-alexandria, 1-4-1",
        "colossus, 3-3",
        "great-wall, 2-2-3-2",
        "st-peters-basilica, 4-4",
        "universitas-carolina, 3-3-3",
        "taj-mahal, 2-4-2",
        "transcontinental-railroad, 3-3-3-3",
        "ocean-liner-service, 4-2-2-4",
        "eiffel-tower, 3-7-3",
        "kremlin, 4-4-4",
        "first-space-flight, 1-2-4-9",
        "fast-food-chains, 4-4-4-4",
        "internet, 2-3-4-3-2",
        "hollywood, 5-6-5"
    })
    @Rule("AGES-7.11")
    void every_wonder_is_built_in_these_stages(String wonder, String stages) {
        var costs = Arrays.stream(stages.split("-")).mapToInt(Integer::parseInt).toArray();
        var table = Table.of(2)
                .knows(0, "communism")
                .building(0, wonder, 0)
                .tokens(0, "bronze", 30)
                .actions(0);
        int left = 30;
        for (int stage = 0; stage < costs.length; stage++) {
            table.expectStages(0, wonder, stage).pick("stages 1").expectResources(0, left -= costs[stage]);
        }
        table.expectCompleted(0, wonder);
    }

    // --- age A ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("pyramids")
    void pyramids_give_a_civil_action() {
        completed(Table.of(2), "pyramids").expectCivil(0, 4, 5);
    }

    @Test
    @Cards("hanging_gardens")
    void hanging_gardens_give_culture_and_two_happy_faces() {
        completed(Table.of(2), "hanging-gardens").expectCultureRating(0, 1).expectHappiness(0, 2);
    }

    @Test
    @Cards("library_of_alexandria")
    @Rule({"AGES-10.1", "AGES-10.2"})
    void the_library_of_alexandria_raises_both_hand_limits() {
        var table = Table.of(2).hand(0, "legion", "phalanx", "fighting-band", "military-bonus-i");
        table.militarySpent(0, 2);
        completed(table, "library-of-alexandria").expectCultureRating(0, 1).expectScienceRating(0, 2);
        assertThat(table.facts(0).civil().hand()).isEqualTo(5);
        assertThat(table.facts(0).military().hand()).isEqualTo(3);
        table.pick("end", "discard legion")
                .expectTurnOf(1)
                .expectHand(0, "phalanx", "fighting-band", "military-bonus-i");
    }

    @Test
    @Cards("colossus")
    void the_colossus_gives_strength_and_helps_to_colonize() {
        var table = completed(Table.of(2), "colossus").expectStrength(0, 3);
        assertThat(table.facts(0).force()).isEqualTo(2);
    }

    // --- age I ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("great_wall")
    void the_great_wall_strengthens_infantry_and_artillery() {
        var table =
                Table.of(2).workers(0, "warriors", 2).workers(0, "knights", 1).workers(0, "cannon", 1);
        table.expectStrength(0, 7);
        completed(table, "great-wall")
                .expectStrength(0, 10)
                .expectCultureRating(0, 1)
                .expectHappiness(0, 1);
        assertThat(table.facts(0).force()).as("it does not sail").isEqualTo(7);
    }

    @Test
    @Cards("st_peters_basilica")
    @Rule("AGES-13.10")
    void st_peters_basilica_adds_a_face_to_every_other_source() {
        var table = Table.of(2).workers(0, "religion", 2).workers(0, "drama", 1).expectHappiness(0, 3);
        completed(table, "st-peters-basilica").expectHappiness(0, 3 + 3 + 1).expectCultureRating(0, 2 + 2 + 2);
        var cards = Table.of(2).knows(0, "theocracy").leader(0, "homer").colony(0, "historic-territory-i");
        cards.wonder(0, "great-wall").expectHappiness(0, 4);
        completed(cards, "st-peters-basilica").expectHappiness(0, 8).expectCultureRating(0, 1 + 1 + 2);
        var unhappy = Table.of(2).knows(0, "communism").wonder(0, "kremlin").workers(0, "theology", 2);
        completed(unhappy.expectHappiness(0, 2), "st-peters-basilica").expectHappiness(0, 2 + 2 + 1);
    }

    @Test
    @Rule("AGES-13.10")
    void two_of_the_same_kind_are_two_sources_for_st_peters() {
        var table = Table.of(2).wonder(0, "st-peters-basilica").expectHappiness(0, 1);
        table.workers(0, "religion", 1).expectHappiness(0, 3);
        table.workers(0, "religion", 2).expectHappiness(0, 5);
    }

    @Test
    @Cards("universitas_carolina")
    void universitas_carolina_gives_culture_and_science() {
        completed(Table.of(2), "universitas-carolina").expectCultureRating(0, 1).expectScienceRating(0, 3);
    }

    @Test
    @Cards("taj_mahal")
    void taj_mahal_gives_culture_and_a_blue_token() {
        var table = almost(Table.of(2), "taj-mahal").expectBlue(0, 16).pick("stages 1");
        table.expectCompleted(0, "taj-mahal").expectCultureRating(0, 3).expectBlue(0, 16 + 2 + 2 + 1);
    }

    // --- age II ---------------------------------------------------------------------------------------------------

    @Test
    @Cards("transcontinental_railroad")
    @Rule("AGES-13.23")
    void the_railroad_doubles_one_worker_on_the_best_mine() {
        var table = Table.of(2).workers(0, "iron", 1).workers(0, "coal", 2);
        completed(table, "transcontinental-railroad").expectStrength(0, 5).pick("end");
        table.expectTokens(0, "coal", 3).expectTokens(0, "iron", 1).expectTokens(0, "bronze", 2);
        var none = Table.of(2).noWorkers(0).knows(0, "coal").wonder(0, "transcontinental-railroad");
        none.actions(0).pick("end").expectResources(0, 0);
    }

    @Test
    @Rule("AGES-13.23")
    void the_railroad_counts_for_impacts_but_labs_of_gates_are_no_mines() {
        var table = Table.of(2).age(3).workers(0, "bronze", 1).wonder(0, "transcontinental-railroad");
        table.leader(0, "bill-gates")
                .workers(0, "computers", 1)
                .event(0, "impact-of-industry")
                .expectCulture(0, 2);
        table.actions(0).pick("end").expectTokens(0, "bronze", 2).expectTokens(0, "computers", 1);
    }

    @Test
    @Cards("ocean_liner_service")
    @Rule("AGES-7.21")
    void ocean_liner_service_brings_a_worker_once_a_turn_at_once() {
        var table = completed(Table.of(2).yellow(0, 5), "ocean-liner-service").pick("ocean-liner");
        table.expectPool(0, 2)
                .expectYellow(0, 4)
                .expectNotOffered(0, "ocean-liner")
                .expectCivil(0, 3, 4);
        table.pick("end", "pass").expectNotOffered(1, "ocean-liner").pick("end", "pass");
        table.expectOffered(0, "ocean-liner");
    }

    @Test
    @Cards("eiffel_tower")
    void the_eiffel_tower_gives_culture_and_a_happy_face() {
        completed(Table.of(2), "eiffel-tower").expectCultureRating(0, 4).expectHappiness(0, 1);
    }

    @Test
    @Cards("kremlin")
    void the_kremlin_gives_actions_of_both_kinds_and_culture_but_an_unhappy_face() {
        var table = Table.of(2).workers(0, "religion", 2).expectHappiness(0, 2);
        completed(table, "kremlin").expectCultureRating(0, 4).expectHappiness(0, 1);
        table.expectCivil(0, 4, 5).expectMilitary(0, 3, 3);
    }

    // --- age III --------------------------------------------------------------------------------------------------

    @Test
    @Cards("first_space_flight")
    @Rule("AGES-13.24")
    void first_space_flight_scores_the_levels_of_all_technologies() {
        var table = Table.of(2).age(3).knows(0, "iron", "oil", "computers", "republic", "civil-service", "masonry");
        completed(table, "first-space-flight")
                .expectCulture(0, 1 + 3 + 3 + 2 + 3 + 1)
                .expectCultureRating(0, 0);
        var bare = completed(Table.of(2).age(3), "first-space-flight").expectCulture(0, 0);
        bare.pick("end").expectCulture(0, 0);
    }

    @Test
    @Cards("fast_food_chains")
    @Rule("AGES-13.25")
    void fast_food_chains_score_all_who_work() {
        var table = Table.of(2)
                .age(3)
                .workers(0, "religion", 1)
                .workers(0, "tanks", 2)
                .pool(0, 7);
        // 2 + 2 on farms and mines, a lab, a temple, Warriors and two Tanks
        completed(table, "fast-food-chains").expectCulture(0, 4 * 2 + 1 + 1 + 1 + 2);
    }

    @Test
    @Cards("internet")
    @Rule("AGES-13.11")
    void internet_scores_culture_science_and_strength_of_urban_buildings() {
        var table = Table.of(2).age(3).workers(0, "journalism", 1).workers(0, "team-sports", 2);
        table.workers(0, "tanks", 3).wonder(0, "universitas-carolina");
        // Philosophy 1, Journalism 2 + 2, Team Sports 2 × 2; neither happy faces, nor units, nor wonders
        completed(table, "internet").expectCulture(0, 1 + 4 + 4);
    }

    @Test
    @Rule("AGES-13.11")
    void internet_counts_what_leaders_add_to_these_buildings() {
        scoresOnInternet("charlie-chaplin", 1 + 4 + 5 + 4 + 4, "movies", "computers", "journalism");
        scoresOnInternet("j-s-bach", 1 + 4 + 5 + 4 + 1, "movies", "computers", "journalism");
        scoresOnInternet("william-shakespeare", 1 + 4 + 5 + 4 + 2, "movies", "computers", "journalism");
        scoresOnInternet("albert-einstein", 1 + 5 + 4 + 3, "computers", "journalism");
        scoresOnInternet("isaac-newton", 1 + 3 + 2 + 2, "scientific-method", "printing-press");
        // Sid Meier: two labs of levels 0 and 3 give 3 culture more and 2 science less
        scoresOnInternet("sid-meier", 1 + 5 + 3 - 2, "computers");
    }

    private static void scoresOnInternet(String leader, int culture, String... buildings) {
        var table = Table.of(2).age(3).leader(0, leader);
        for (var building : buildings) {
            table.workers(0, building, 1);
        }
        completed(table, "internet").expectCulture(0, culture);
    }

    @Test
    @Cards("hollywood")
    @Rule("AGES-13.11")
    void hollywood_scores_twice_the_culture_of_theaters_and_libraries() {
        var table = Table.of(2)
                .age(3)
                .workers(0, "movies", 1)
                .workers(0, "journalism", 2)
                .workers(0, "religion", 2);
        completed(table, "hollywood").expectCulture(0, 2 * (4 + 2 * 2));
        scoresOnHollywood("william-shakespeare", 2 * (4 + 2 + 2));
        scoresOnHollywood("j-s-bach", 2 * (4 + 2 + 1));
        scoresOnHollywood("charlie-chaplin", 2 * (4 + 2 + 4));
        scoresOnHollywood("sid-meier", 2 * (4 + 2));
        scoresOnHollywood("albert-einstein", 2 * (4 + 2));
    }

    private static void scoresOnHollywood(String leader, int culture) {
        var table = Table.of(2).age(3).leader(0, leader).workers(0, "movies", 1).workers(0, "journalism", 1);
        completed(table.workers(0, "computers", 1), "hollywood").expectCulture(0, culture);
    }

    @Test
    @Rule("AGES-13.11")
    void the_wonders_of_age_three_score_once() {
        var table = completed(Table.of(2).age(3), "fast-food-chains").expectCulture(0, 10);
        table.pick("end").expectCulture(0, 10).expectCultureRating(0, 0);
    }
}
