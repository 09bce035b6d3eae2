package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_HOMER;
import static ecumene.games.ages.AgesSentence.ASK_POLITICS_AGAIN;
import static ecumene.games.ages.AgesSentence.TOO_FEW_CIVIL_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_FOOD;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The leaders of ages A and I, in the order of the card list. */
class LeadersOfAgesAAndITest {
    // --- Alexander the Great --------------------------------------------------------------------------------------

    @Test
    @Cards("alexander_the_great")
    void alexander_strengthens_every_unit_but_not_at_sea() {
        var table = Table.of(2)
                .leader(0, "alexander-the-great")
                .workers(0, "warriors", 2)
                .workers(0, "knights", 1);
        table.expectStrength(0, 2 + 2 + 3);
        assertThat(table.facts(0).force()).isEqualTo(4);
    }

    @Test
    @Cards("alexander_the_great")
    @Rule("AGES-13.16")
    void alexander_leaves_for_a_yellow_token_as_a_political_action() {
        var table = Table.of(2)
                .leader(0, "alexander-the-great")
                .hand(0, "crusades")
                .politics(0)
                .pick("alexander");
        table.expectYellow(0, 19).expectNotInPlay(0, "alexander-the-great").expectStrength(0, 1);
        table.expectAsked(0, AgesSentence.ASK_ACTION).expectCivil(0, 4, 4).expectHand(0, "crusades");
    }

    // --- Aristotle ------------------------------------------------------------------------------------------------

    @Test
    @Cards("aristotle")
    void aristotle_scores_science_for_every_technology_taken() {
        var table = Table.of(2).leader(0, "aristotle").row("iron", "code-of-laws", "monarchy", "rich-land-i");
        table.actions(0).pick("take iron", "take code-of-laws", "take monarchy").expectScience(0, 3);
        table.pick("take rich-land-i").expectScience(0, 3);
        Table.of(2)
                .leader(0, "aristotle")
                .row("iron")
                .actions(1)
                .pick("take iron")
                .expectScience(0, 0);
    }

    @Test
    @Cards("aristotle")
    @Rule("AGES-13.39")
    void aristotle_scores_through_international_agreement_too() {
        var table = Table.of(2).leader(0, "aristotle").row("iron", "alchemy").workers(0, "warriors", 3);
        table.event(1, "international-agreement")
                .pick("take iron", "take alchemy")
                .expectScience(0, 2);
    }

    // --- Hammurabi ------------------------------------------------------------------------------------------------

    @Test
    @Cards("hammurabi")
    @Rule("AGES-13.8")
    void hammurabi_pays_one_civil_action_with_a_military_one_once_a_turn() {
        var table = Table.of(2)
                .leader(0, "hammurabi")
                .space(1, "iron")
                .space(2, "alchemy")
                .actions(0);
        table.pick("hammurabi").expectCivil(0, 4, 4).expectMilitary(0, 2, 2).expectNotOffered(0, "hammurabi");
        table.pick("take iron").expectCivil(0, 4, 4).expectMilitary(0, 1, 2).expectNotOffered(0, "hammurabi");
        table.pick("take alchemy").expectCivil(0, 3, 4).expectMilitary(0, 1, 2);
        table.pick("end", "pass")
                .expectNotOffered(1, "hammurabi")
                .pick("end", "pass")
                .expectOffered(0, "hammurabi");
    }

    @Test
    @Rule("AGES-13.8")
    void hammurabi_steps_in_by_himself_when_civil_actions_do_not_suffice() {
        var table = Table.of(2)
                .leader(0, "hammurabi")
                .space(10, "iron")
                .civilSpent(0, 2)
                .actions(0);
        table.pick("take iron").expectCivil(0, 0, 4).expectMilitary(0, 1, 2);
        var two = Table.of(2)
                .leader(0, "hammurabi")
                .space(10, "iron")
                .civilSpent(0, 3)
                .actions(0);
        two.expectBlocked(0, "take iron", TOO_FEW_CIVIL_ACTIONS); // one conversion is not two
    }

    @Test
    @Rule("AGES-13.8")
    void what_hammurabi_converts_is_a_temporary_action_first_and_in_no_total() {
        var table = Table.of(2)
                .leader(0, "hammurabi")
                .civil(0, "patriotism-a", "iron")
                .row("drama")
                .science(0, 9);
        table.actions(0).pick("play patriotism-a", "hammurabi", "take drama").expectMilitary(0, 2, 2);
        table.expectCivil(0, 3, 4);
        assertThat(table.facts(0).civil().hand()).isEqualTo(4);
    }

    @Test
    @Rule("AGES-13.8")
    void what_costs_no_action_leaves_the_conversion_for_the_next() {
        var table =
                Table.of(2).leader(0, "hammurabi").row("michelangelo", "iron").actions(0);
        table.pick("hammurabi", "take michelangelo").expectMilitary(0, 2, 2).expectCivil(0, 4, 4);
        table.pick("take iron").expectMilitary(0, 1, 2).expectCivil(0, 4, 4);
    }

    /** Hammurabi leads, Michelangelo waits in the hand. */
    private static Table succession() {
        return Table.of(2)
                .leader(0, "hammurabi")
                .civil(0, "michelangelo")
                .row("", "", "iron", "drama", "alchemy", "", "", "", "", "");
    }

    @Test
    @Scenario("S-139")
    @Rule("AGES-13.8")
    void the_conversion_stays_open_in_the_turn_in_which_he_is_replaced() {
        var table = succession().actions(0).pick("leader michelangelo").expectCivil(0, 4, 4);
        table.expectMilitary(0, 2, 2).pick("hammurabi", "take iron").expectCivil(0, 4, 4);
        table.expectMilitary(0, 1, 2).expectNotOffered(0, "hammurabi");
        var last = succession().civilSpent(0, 4).civil(0, "joan-of-arc").actions(0);
        // with every white token spent the military action pays, and one of the white ones comes back
        last.pick("leader michelangelo").expectCivil(0, 1, 4).expectMilitary(0, 1, 2);
        last.pick("take iron").expectCivil(0, 0, 4).expectNotOffered(0, "take drama");
        var never = Table.of(2).leader(0, "moses").civil(0, "michelangelo").actions(0);
        never.pick("leader michelangelo").expectNotOffered(0, "hammurabi");
    }

    @Test
    @Scenario("S-140")
    @Rule({"AGES-13.8", "AGES-7.10"})
    void a_successor_paid_with_the_conversion_gives_it_back_for_this_turn() {
        var table = succession().actions(0).pick("hammurabi", "leader michelangelo");
        table.expectCivil(0, 5, 4).expectMilitary(0, 1, 2).expectNotOffered(0, "hammurabi");
        assertThat(table.facts(0).civil().hand()).isEqualTo(4);
        table.pick("take iron").expectCivil(0, 4, 4).pick("take drama").expectCivil(0, 3, 4);
        var spent = succession().civilSpent(0, 1).actions(0).pick("hammurabi", "leader michelangelo");
        spent.expectCivil(0, 4, 4).expectMilitary(0, 1, 2);
        var next = succession().actions(0).pick("hammurabi", "leader michelangelo", "end", "pass", "end", "pass");
        next.expectCivil(0, 4, 4).expectNotOffered(0, "hammurabi");
    }

    // --- Homer ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("homer")
    @Rule({"AGES-13.1", "AGES-13.42"})
    void homer_gives_a_face_and_a_resource_for_units_every_turn() {
        var table = Table.of(2)
                .leader(0, "homer")
                .tokens(0, "bronze", 1)
                .pool(0, 3)
                .turn(0)
                .pick("pass");
        table.expectHappiness(0, 1)
                .expectForces(0, 1, 0)
                .expectNotOffered(0, "build bronze")
                .pick("build warriors");
        table.expectResources(0, 0).expectForces(0, 0, 0).expectWorkers(0, "warriors", 2);
        table.pick("end", "pass", "end", "pass").expectForces(0, 1, 0);
        var upgrade = Table.of(2).leader(0, "homer").knows(0, "swordsmen").actions(0);
        upgrade.pick("upgrade warriors swordsmen").expectForces(0, 0, 0).expectWorkers(0, "swordsmen", 1);
    }

    @Test
    @Rule("AGES-13.42")
    void a_homer_played_now_gives_at_once_and_a_replaced_one_takes_the_rest_away() {
        var played =
                Table.of(2).civil(0, "homer").actions(0).expectForces(0, 0, 0).pick("leader homer");
        played.expectForces(0, 1, 0);
        var replaced = Table.of(2)
                .leader(0, "homer")
                .civil(0, "michelangelo")
                .actions(0)
                .expectForces(0, 1, 0);
        replaced.pick("leader michelangelo").expectForces(0, 0, 0);
    }

    @Test
    @Rule("AGES-13.42")
    void pools_of_several_cards_add_up() {
        var table = Table.of(2)
                .leader(0, "homer")
                .civil(0, "patriotism-a")
                .knows(0, "swordsmen")
                .tokens(0, "bronze", 1);
        table.actions(0).pick("play patriotism-a").expectForces(0, 2, 0).pick("build swordsmen");
        table.expectForces(0, 0, 0).expectResources(0, 0);
    }

    @Test
    @Rule({"AGES-13.3", "AGES-Q14"})
    void homer_goes_under_a_wonder_instead_of_giving_an_action_back() {
        var table = Table.of(2).leader(0, "homer").wonder(0, "pyramids").ruined(0, "colossus");
        table.building(0, "great-wall", 1).civil(0, "michelangelo").actions(0).pick("leader michelangelo");
        table.expectAsked(0, ASK_HOMER).expectOptions(0, "homer pyramids", "homer colossus", "remove-homer");
        table.pick("homer colossus")
                .expectCivil(0, 4, 5)
                .expectHappiness(0, 1)
                .expectInPlay(0, "homer", "michelangelo");
        var removed = Table.of(2)
                .leader(0, "homer")
                .wonder(0, "colossus")
                .civil(0, "michelangelo")
                .actions(0);
        removed.pick("leader michelangelo", "remove-homer").expectCivil(0, 4, 4).expectHappiness(0, 0);
        removed.expectNotInPlay(0, "homer");
    }

    @Test
    @Rule({"AGES-13.3", "AGES-Q14"})
    void without_a_completed_wonder_homer_is_just_replaced() {
        var table = Table.of(2)
                .leader(0, "homer")
                .building(0, "colossus", 1)
                .civil(0, "michelangelo")
                .actions(0);
        table.pick("leader michelangelo").expectCivil(0, 4, 4).expectNotInPlay(0, "homer");
    }

    @Test
    @Rule({"AGES-13.2", "AGES-13.3"})
    void homer_stays_effective_under_a_ruined_wonder() {
        var table = Table.of(2)
                .wonder(0, "hanging-gardens")
                .homerUnder(0, "hanging-gardens")
                .expectHappiness(0, 3);
        table.event(0, "ravages-of-time").expectResolved().expectHappiness(0, 1).expectCultureRating(0, 2);
    }

    @ParameterizedTest
    @CsvSource({"hanging-gardens, 3, 5", "pyramids, 1, 3", "taj-mahal, 1, 3"})
    @Rule({"AGES-13.2", "AGES-13.10", "AGES-13.19"})
    void the_wonder_over_homer_is_one_source_of_happiness(String wonder, int faces, int withStPeters) {
        var table = Table.of(2).wonder(0, wonder).homerUnder(0, wonder).expectHappiness(0, faces);
        int culture = table.s.cultureRating(0);
        table.leader(0, "michelangelo").expectCultureRating(0, culture + faces);
        table.wonder(0, "st-peters-basilica").expectHappiness(0, withStPeters);
        table.expectCultureRating(0, culture + 2 + withStPeters);
    }

    // --- Julius Caesar --------------------------------------------------------------------------------------------

    @Test
    @Cards("julius_caesar")
    @Rule("AGES-13.15")
    void caesar_adds_a_second_political_action_once_a_game() {
        var table = Table.of(2).leader(0, "julius-caesar").hand(0, "crusades", "rats", "foray");
        table.currentEvents("development-of-science", "development-of-crafts", "development-of-markets");
        table.expectMilitary(0, 3, 3).expectStrength(0, 2).politics(0).pick("prepare crusades");
        table.expectAsked(0, ASK_POLITICS_AGAIN).pick("pass").expectAsked(0, AgesSentence.ASK_ACTION);
        table.politics(0)
                .pick("prepare rats")
                .expectAsked(0, ASK_POLITICS_AGAIN)
                .pick("prepare foray");
        table.pick("gain 2 0", "gain 2 0")
                .expectAsked(0, AgesSentence.ASK_ACTION)
                .expectCulture(0, 3);
        table.hand(0, "pestilence").politics(0).pick("prepare pestilence").expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectMilitary(0, 3, 3);
    }

    @Test
    @Rule("AGES-13.15")
    void a_refused_pact_is_an_action_too() {
        var table = Table.of(3)
                .leader(0, "julius-caesar")
                .hand(0, "open-borders-agreement")
                .politics(0);
        table.pick("offer open-borders-agreement seat2").pick("refuse").expectAsked(0, ASK_POLITICS_AGAIN);
        table.pick("offer open-borders-agreement seat3").pick("refuse").expectAsked(0, AgesSentence.ASK_ACTION);
    }

    // --- Moses ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"18, 1", "16, 2", "8, 4", "1, 6"})
    @Cards("moses")
    @Rule("AGES-7.6")
    void moses_takes_one_food_off(int yellow, int food) {
        var table = Table.of(2)
                .leader(0, "moses")
                .yellow(0, yellow)
                .tokens(0, "agriculture", food)
                .actions(0);
        table.pick("population").expectFood(0, 0).expectPool(0, 2);
        var poor = Table.of(2)
                .leader(0, "moses")
                .yellow(0, yellow)
                .tokens(0, "agriculture", food - 1)
                .actions(0);
        poor.expectBlocked(0, "population", TOO_LITTLE_FOOD);
    }

    // --- Christopher Columbus -------------------------------------------------------------------------------------

    @Test
    @Cards("christopher_columbus")
    @Rule({"AGES-13.16", "AGES-13.45"})
    void columbus_turns_a_territory_of_the_hand_into_a_colony() {
        var table = Table.of(2).leader(0, "christopher-columbus").hand(0, "historic-territory-i", "rats", "legion");
        table.currentEvents("vast-territory-i")
                .futureEvents("wealthy-territory-i")
                .politics(0);
        assertThat(table.offered(0, "columbus")).containsExactly("historic-territory-i");
        table.pick("columbus historic-territory-i").expectInPlay(0, "historic-territory-i");
        table.expectNotInPlay(0, "christopher-columbus").expectCulture(0, 6).expectHappiness(0, 1);
        table.expectWorkers(0, "warriors", 1).expectZone(Places.CURRENT_EVENTS, "vast-territory-i");
        table.expectAsked(0, AgesSentence.ASK_ACTION).expectHand(0, "rats", "legion");
    }

    @Test
    @Rule("AGES-13.16")
    void the_permanent_effect_comes_before_the_immediate_one() {
        var table = Table.of(2)
                .leader(0, "christopher-columbus")
                .hand(0, "wealthy-territory-i")
                .blue(0, 2);
        table.politics(0)
                .pick("columbus wealthy-territory-i")
                .expectResources(0, 5)
                .expectBlue(0, 0);
    }

    // --- Frederick Barbarossa -------------------------------------------------------------------------------------

    @Test
    @Cards("frederick_barbarossa")
    @Rule("AGES-13.12")
    void barbarossa_recruits_as_often_as_he_can_pay() {
        var table = Table.of(2)
                .leader(0, "frederick-barbarossa")
                .tokens(0, "agriculture", 9)
                .tokens(0, "bronze", 9);
        table.pool(0, 0).actions(0).pick("recruit warriors").expectFood(0, 8).expectResources(0, 8);
        table.pick("recruit warriors")
                .expectWorkers(0, "warriors", 3)
                .expectMilitary(0, 0, 2)
                .expectCivil(0, 4, 4);
        table.expectNotOffered(0, "recruit warriors").expectYellow(0, 16).expectPool(0, 0);
    }

    @Test
    @Rule("AGES-13.12")
    void barbarossa_needs_both_parts() {
        var hungry = Table.of(2).leader(0, "frederick-barbarossa").yellow(0, 16).tokens(0, "agriculture", 1);
        hungry.tokens(0, "bronze", 9).actions(0).expectNotOffered(0, "recruit warriors");
        var poor = Table.of(2)
                .leader(0, "frederick-barbarossa")
                .knows(0, "knights")
                .tokens(0, "agriculture", 9);
        poor.tokens(0, "bronze", 1).actions(0).expectOffered(0, "recruit warriors");
        poor.expectNotOffered(0, "recruit knights");
    }

    // --- Genghis Khan ---------------------------------------------------------------------------------------------

    @Test
    @Cards("genghis_khan")
    @Rule("AGES-13.4")
    void genghis_khan_counts_infantry_as_cavalry_in_armies_only() {
        var table =
                Table.of(2).leader(0, "genghis-khan").workers(0, "warriors", 3).tactic(0, "heavy-cavalry");
        table.expectStrength(0, 3 + 4).wonder(0, "great-wall").expectStrength(0, 3 + 4 + 3);
        var mixed =
                Table.of(2).leader(0, "genghis-khan").workers(0, "warriors", 2).tactic(0, "medieval-army");
        mixed.expectStrength(0, 2 + 2);
        Table.of(2).workers(0, "warriors", 2).tactic(0, "medieval-army").expectStrength(0, 2);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 3, 3", "3, 4, 3, 3", "3, 4, 4, 0", "3, 2, 2, 3"})
    @Cards("genghis_khan")
    @Rule("AGES-13.4")
    void genghis_khan_scores_among_the_two_strongest(int own, int second, int third, int culture) {
        var table = Table.of(3).leader(0, "genghis-khan").workers(0, "warriors", own);
        table.workers(1, "warriors", second)
                .workers(2, "warriors", third)
                .actions(0)
                .expectCultureRating(0, 0);
        table.pick("end").expectCulture(0, culture);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 3", "2, 3, 0"})
    @Rule("AGES-13.4")
    void with_two_civilizations_genghis_khan_must_be_the_strongest(int own, int rival, int culture) {
        var table = Table.of(2)
                .leader(0, "genghis-khan")
                .workers(0, "warriors", own)
                .workers(1, "warriors", rival);
        table.actions(0).pick("end").expectCulture(0, culture);
    }

    // --- Joan of Arc ----------------------------------------------------------------------------------------------

    @Test
    @Cards("joan_of_arc")
    void joan_of_arc_draws_strength_from_the_faces_of_temples_and_government() {
        var table = Table.of(2).leader(0, "joan-of-arc").expectMilitary(0, 3, 3).expectCultureRating(0, 1);
        table.expectStrength(0, 1).workers(0, "theology", 2).expectStrength(0, 1 + 4);
        table.workers(0, "drama", 1).wonder(0, "hanging-gardens").expectStrength(0, 1 + 4);
        table.knows(0, "theocracy").expectStrength(0, 1 + 4 + 1 + 1);
    }

    @Test
    @Rule("AGES-13.10")
    void st_peters_raises_the_strength_of_joan_of_arc() {
        var table = Table.of(2).leader(0, "joan-of-arc").knows(0, "theocracy").workers(0, "theology", 2);
        table.wonder(0, "st-peters-basilica").expectStrength(0, 1 + 1 + 2 * 3 + 2);
        var communism =
                Table.of(2).leader(0, "joan-of-arc").knows(0, "communism").workers(0, "religion", 1);
        communism.expectStrength(0, 1 + 1);
    }

    @Test
    @Cards("joan_of_arc")
    @Rule({"AGES-13.14", "AGES-6.3", "AGES-Q03"})
    void joan_of_arc_sees_the_next_event_and_nobody_else_does() {
        var table = Table.of(3).leader(0, "joan-of-arc").currentEvents("rats", "crusades", "foray");
        table.s.zones().conceal(table.s.zones().pieces(Places.CURRENT_EVENTS));
        table.actions(0);
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("?", "?", "?");
        table.politics(0).expectAsked(0, AgesSentence.ASK_POLITICS);
        assertThat(table.seen(1, Places.CURRENT_EVENTS)).containsExactly("?", "?", "?");
        assertThat(table.seen(2, Places.CURRENT_EVENTS)).containsExactly("?", "?", "?");
        assertThat(table.seen(3, Places.CURRENT_EVENTS)).containsExactly("?", "?", "?");
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("rats", "?", "?");
    }

    // --- Leonardo da Vinci ----------------------------------------------------------------------------------------

    @Test
    @Cards("leonardo_da_vinci")
    void leonardo_adds_the_level_of_the_best_lab_or_library() {
        var table = Table.of(2).leader(0, "leonardo-da-vinci").expectScienceRating(0, 1);
        table.knows(0, "alchemy")
                .expectScienceRating(0, 1)
                .workers(0, "alchemy", 1)
                .expectScienceRating(0, 3 + 1);
        table.workers(0, "journalism", 1).expectScienceRating(0, 5 + 2);
        table.workers(0, "opera", 1).workers(0, "team-sports", 1).expectScienceRating(0, 5 + 2);
    }

    @Test
    @Cards("leonardo_da_vinci")
    void leonardo_gains_a_resource_for_every_technology_developed() {
        var table = Table.of(2).leader(0, "leonardo-da-vinci").civil(0, "iron", "breakthrough-i", "alchemy");
        table.science(0, 9)
                .actions(0)
                .pick("develop iron")
                .expectResources(0, 1)
                .expectTokens(0, "bronze", 1);
        table.pick("play breakthrough-i").expectResources(0, 2).expectInPlay(0, "alchemy");
    }

    // --- Michelangelo ---------------------------------------------------------------------------------------------

    @Test
    @Cards("michelangelo")
    @Rule("AGES-13.19")
    void michelangelo_scores_the_faces_of_temples_theaters_and_wonders() {
        var table =
                Table.of(2).leader(0, "michelangelo").workers(0, "theology", 2).expectCultureRating(0, 2 + 4);
        table.workers(0, "drama", 1).expectCultureRating(0, 6 + 2 + 1);
        table.wonder(0, "hanging-gardens").expectCultureRating(0, 9 + 1 + 2);
        table.wonder(0, "kremlin").expectCultureRating(0, 12 + 2); // an unhappy face takes nothing away
        table.workers(0, "bread-and-circuses", 1)
                .colony(0, "historic-territory-i")
                .knows(0, "theocracy");
        table.expectCultureRating(0, 14 + 1); // Theocracy's own culture, no faces
    }

    @Test
    @Rule({"AGES-13.10", "AGES-13.19"})
    void st_peters_raises_michelangelos_culture() {
        var table =
                Table.of(2).leader(0, "michelangelo").workers(0, "religion", 2).expectCultureRating(0, 4);
        table.wonder(0, "st-peters-basilica").expectCultureRating(0, 2 + 4 + 2 + 1);
    }

    @Test
    @Cards("michelangelo")
    @Rule("AGES-7.5")
    void michelangelo_takes_wonders_without_a_surcharge() {
        var table = Table.of(2).leader(0, "michelangelo").wonder(0, "colossus").wonder(0, "pyramids");
        table.space(7, "great-wall").actions(0).pick("take great-wall").expectCivil(0, 3, 5);
    }
}
