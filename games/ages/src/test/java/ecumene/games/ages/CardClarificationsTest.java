package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_AGREEMENT;
import static ecumene.games.ages.AgesSentence.ASK_DEVELOP_ONE;
import static ecumene.games.ages.AgesSentence.ASK_LOSE_WORKER;
import static ecumene.games.ages.AgesSentence.ASK_RUIN;
import static ecumene.games.ages.AgesSentence.POLITICS_FORFEITED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-13.26 – AGES-13.46: what the appendix says of events, aggressions and pacts. */
class CardClarificationsTest {
    // --- Development of Civilization ------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.26")
    void development_of_civilization_lets_everybody_do_one_thing_for_less() {
        var table = Table.of(3)
                .tokens(0, "agriculture", 1)
                .tokens(1, "bronze", 1)
                .civil(2, "alchemy")
                .science(2, 3);
        table.event(0, "development-of-civilization").expectAsked(0, ASK_DEVELOP_ONE);
        table.expectOptions(0, "population", "pass")
                .pick("population")
                .expectFood(0, 0)
                .expectYellow(0, 17);
        table.expectOptions(1, "build agriculture", "build bronze", "pass").pick("build bronze");
        table.expectResources(1, 0).expectWorkers(1, "bronze", 3);
        table.expectOptions(2, "develop alchemy", "pass")
                .pick("develop alchemy")
                .expectScience(2, 0)
                .expectResolved();
        table.expectCivil(0, 4, 4).expectCivil(1, 4, 4).expectCivil(2, 4, 4);
    }

    @Test
    @Rule("AGES-13.26")
    void development_of_civilization_orders_no_unit_no_upgrade_no_wonder() {
        var table = Table.of(2)
                .tokens(0, "bronze", 9)
                .knows(0, "iron")
                .building(0, "pyramids", 0)
                .civil(0, "moses");
        table.event(0, "development-of-civilization");
        assertThat(table.keys(0))
                .containsExactlyInAnyOrder(
                        "build agriculture",
                        "build bronze",
                        "build iron",
                        "build philosophy",
                        "build religion",
                        "pass");
    }

    @Test
    @Rule({"AGES-13.26", "AGES-7.13"})
    void a_revolution_in_an_event_spends_all_actions_of_the_next_turn() {
        var table = Table.of(2).civil(1, "monarchy").science(1, 1).event(0, "development-of-civilization");
        table.expectOptions(1, "revolt monarchy", "pass").pick("revolt monarchy");
        table.expectScience(1, 0).expectCivil(1, 0, 5).expectMilitary(1, 3, 3);
        var spent = Table.of(2).civil(1, "monarchy").science(1, 1).civilSpent(1, 1);
        spent.event(0, "development-of-civilization").expectResolved();
    }

    // --- Ravages of Time ------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.27")
    void ravages_of_time_must_ruin_a_wonder_of_age_a_or_one() {
        var table =
                Table.of(2).age(2).wonder(0, "pyramids").wonder(0, "taj-mahal").wonder(0, "kremlin");
        table.ruined(0, "colossus").event(0, "ravages-of-time").expectAsked(0, ASK_RUIN);
        table.expectOptions(0, "ruin pyramids", "ruin taj-mahal")
                .pick("ruin taj-mahal")
                .expectResolved();
        table.expectBlue(0, 16).expectCultureRating(0, 2 + 2 + 2);
        table.space(1, "ocean-liner-service").actions(0);
        assertThat(table.costInRow(0, 1)).as("ruins are completed wonders").isEqualTo(1 + 4);
    }

    @Test
    @Rule("AGES-13.27")
    void a_ruined_wonder_loses_its_text() {
        var table = Table.of(2)
                .age(2)
                .wonder(0, "great-wall")
                .workers(0, "warriors", 3)
                .expectStrength(0, 6);
        table.event(0, "ravages-of-time")
                .expectStrength(0, 3)
                .expectHappiness(0, 0)
                .expectCultureRating(0, 2);
    }

    // --- International Agreement ----------------------------------------------------------------------------------

    private static Table agreement() {
        var table = Table.of(2).age(2).workers(1, "warriors", 3);
        return table.row("iron", "coal", "rich-land-ii", "opera", "republic", "strategy", "cannon", "navigation");
    }

    @Test
    @Rule("AGES-13.28")
    void international_agreement_lets_the_strongest_take_cards_for_five() {
        var table = agreement().event(0, "international-agreement").expectAsked(1, ASK_AGREEMENT);
        table.pick("take strategy", "take cannon")
                .expectOptions(1, "take iron", "take coal", "take rich-land-ii", "take opera", "take republic", "pass");
        table.pick("take coal")
                .expectResolved()
                .expectCivilHand(1, "strategy", "cannon", "coal")
                .expectCivil(1, 4, 4);
        assertThat(table.rowCards()).startsWith("iron", "rich-land-ii", "opera", "republic", "navigation", "");
    }

    @Test
    @Rule("AGES-13.28")
    void who_takes_something_gives_up_the_next_political_action() {
        var table = agreement()
                .event(0, "international-agreement")
                .pick("take iron", "pass")
                .expectResolved();
        table.actions(0).pick("end").expectTurnOf(1).expectLogged(POLITICS_FORFEITED, 1);
        table.expectAsked(1, AgesSentence.ASK_ACTION).pick("end", "pass", "end");
        table.expectTurnOf(1).expectAsked(1, AgesSentence.ASK_POLITICS);
        var declined = agreement()
                .event(0, "international-agreement")
                .pick("pass")
                .actions(0)
                .pick("end");
        declined.expectAsked(1, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Rule("AGES-13.28")
    void the_row_is_filled_again_without_a_sweep_and_cards_taken_can_be_played_now() {
        var table = agreement()
                .workers(0, "warriors", 4)
                .civilDeck("alchemy", "drama")
                .event(0, "international-agreement");
        table.tokens(0, "bronze", 2).pick("take rich-land-ii", "pass");
        assertThat(table.rowCards())
                .startsWith(
                        "iron", "coal", "opera", "republic", "strategy", "cannon", "navigation", "alchemy", "drama");
        table.actions(0).expectOffered(0, "play rich-land-ii");
    }

    // --- Politics of Strength -------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.29")
    void politics_of_strength_draws_five_and_discards_three() {
        var table = Table.of(2).age(2).workers(0, "warriors", 3).hand(1, "rats", "foray", "legion", "phalanx");
        table.militaryDeck("classic-army", "cold-war", "terrorism", "iconoclasm", "prosperity", "refugees");
        table.event(0, "politics-of-strength").pick("discard rats", "discard foray", "discard phalanx");
        table.expectResolved().expectHand(1, "legion");
        table.expectHand(0, "classic-army", "cold-war", "terrorism", "iconoclasm", "prosperity");
        var few = Table.of(2).age(2).hand(1, "rats", "foray").militaryDeck("cold-war", "terrorism");
        few.event(0, "politics-of-strength").expectResolved().expectHand(1);
    }

    @Test
    @Rule("AGES-13.29")
    void politics_of_strength_is_culture_in_age_four() {
        var table = Table.of(2).age(4).culture(0, 1).culture(1, 1).hand(1, "war-over-culture");
        table.event(0, "politics-of-strength")
                .expectCulture(0, 6)
                .expectCulture(1, 0)
                .expectHand(1, "war-over-culture");
    }

    // --- events ---------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.30")
    void iconoclasm_removes_leaders_of_other_ages() {
        var table = Table.of(3)
                .age(2)
                .leader(0, "michelangelo")
                .leader(1, "isaac-newton")
                .leader(2, "moses");
        table.event(0, "iconoclasm").expectNotInPlay(0, "michelangelo").expectNotInPlay(2, "moses");
        table.expectInPlay(1, "isaac-newton");
        var last = Table.of(2)
                .age(4)
                .leader(0, "sid-meier")
                .leader(1, "albert-einstein")
                .event(0, "iconoclasm");
        last.expectNotInPlay(0, "sid-meier").expectNotInPlay(1, "albert-einstein");
    }

    @ParameterizedTest
    @CsvSource({"12, 1", "10, 2", "8, 2", "6, 3"})
    @Rule("AGES-13.31")
    void emigration_takes_half_the_discontent_rounded_up(int yellow, int lost) {
        var table = Table.of(2).age(2).yellow(0, yellow).pool(0, 4).event(0, "emigration");
        table.expectPool(0, 4 - lost).expectYellow(0, yellow + lost).expectYellow(1, 18);
    }

    @Test
    @Rule("AGES-13.31")
    void the_number_of_emigrants_is_fixed_before_anybody_leaves() {
        var table = Table.of(2).age(2).yellow(0, 10).pool(0, 0).workers(0, "philosophy", 2);
        table.event(0, "emigration").expectAsked(0, ASK_LOSE_WORKER).pick("lose-worker philosophy");
        table.expectAsked(0, ASK_LOSE_WORKER)
                .pick("lose-worker bronze")
                .expectResolved()
                .expectYellow(0, 12);
    }

    @ParameterizedTest
    @CsvSource({"18, 4", "16, 2", "12, 0", "8, 0"})
    @Rule("AGES-13.32")
    void rebellion_spends_two_civil_actions_for_each_discontent_worker(int yellow, int left) {
        Table.of(2)
                .yellow(1, yellow)
                .event(0, "rebellion")
                .expectCivil(1, left, 4)
                .expectCivil(0, 4, 4);
    }

    @Test
    @Rule("AGES-13.33")
    void terrorism_lets_the_poorest_destroy_an_urban_building_of_each_other() {
        var table = Table.of(3).age(2).culture(0, 5).culture(1, 9).culture(2, 2).workers(0, "religion", 1);
        table.workers(1, "philosophy", 0).event(0, "terrorism").expectAsked(2, AgesSentence.ASK_TERROR);
        table.expectOptions(2, "raze philosophy", "raze religion")
                .pick("raze religion")
                .expectResolved();
        table.expectWorkers(0, "religion", 0).expectPool(0, 2).expectWorkers(2, "philosophy", 1);
        var tie = Table.of(2).age(2).event(0, "terrorism").expectWorkers(0, "philosophy", 0);
        tie.expectWorkers(1, "philosophy", 1); // the active player counts as having more culture
    }

    @Test
    @Rule("AGES-13.34")
    void impact_of_population_counts_all_workers_but_the_discontent() {
        var table = Table.of(2).age(3).workers(0, "bronze", 8).pool(0, 3).yellow(0, 12);
        // 2 farmers, 8 miners, 1 philosopher, 1 Warriors and 3 unused are 15; 2 of them are discontent
        table.event(0, "impact-of-population")
                .expectCulture(0, 2 * (15 - 2 - 10))
                .expectCulture(1, 0);
    }

    @Test
    @Rule("AGES-13.43")
    void barbarians_look_at_one_civilization_only() {
        var table = Table.of(3).culture(0, 9).culture(1, 9).culture(2, 1).workers(0, "warriors", 5);
        table.workers(2, "warriors", 2).event(0, "barbarians").expectResolved();
        table.expectPool(0, 1).expectPool(1, 1); // seat 1 has as much culture and is weak, but is not first
        var weak = Table.of(3).culture(1, 9).workers(0, "warriors", 5).event(0, "barbarians");
        weak.expectResolved()
                .expectPool(1, 0)
                .expectYellow(1, 19)
                .expectPool(0, 1)
                .expectPool(2, 1);
    }

    @Test
    @Rule("AGES-13.44")
    void free_temples_keep_to_the_urban_limit_and_free_warriors_know_none() {
        var table = Table.of(3).workers(0, "religion", 2).pool(1, 0).event(0, "development-of-religion");
        table.expectOptions(2, "build religion", "pass").pick("build religion").expectResolved();
        table.expectWorkers(2, "religion", 1)
                .expectPool(2, 0)
                .expectCivil(2, 4, 4)
                .expectResources(2, 0);
        var war = Table.of(2).workers(0, "warriors", 9).militarySpent(0, 2).event(0, "development-of-warfare");
        war.pick("build warriors")
                .pick("pass")
                .expectResolved()
                .expectWorkers(0, "warriors", 10)
                .expectPool(1, 1);
    }

    // --- pacts ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.35")
    void scientific_cooperation_does_not_go_below_zero_and_costs_the_partner_all_the_same() {
        var table = Table.of(3)
                .age(2)
                .pact(0, 1, "scientific-cooperation", ' ')
                .civil(0, "theology")
                .science(1, 5);
        table.actions(0).pick("develop theology").expectScience(0, 0).expectScience(1, 4);
        var revolution =
                Table.of(3).age(2).pact(0, 1, "scientific-cooperation", ' ').civil(1, "republic");
        revolution
                .science(1, 1)
                .science(0, 1)
                .actions(1)
                .pick("revolt republic")
                .expectScience(1, 0);
        revolution.expectScience(0, 0);
    }

    // --- aggressions ----------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.36")
    void a_raid_gives_half_of_all_printed_costs_rounded_up_once() {
        var table = Table.of(2)
                .age(2)
                .workers(0, "warriors", 5)
                .workers(1, "alchemy", 1)
                .knows(1, "masonry");
        table.hand(0, "aggression-raid-ii").politics(0).pick("attack aggression-raid-ii seat2");
        table.expectResources(0, 5)
                .expectWorkers(1, "alchemy", 0)
                .expectWorkers(1, "philosophy", 0)
                .expectPool(1, 3);
    }

    @Test
    @Rule("AGES-13.38")
    void infiltrate_scores_three_for_each_level_and_returns_the_tokens_of_a_wonder() {
        var table =
                Table.of(2).age(2).workers(0, "warriors", 5).leader(1, "moses").building(1, "taj-mahal", 2);
        table.hand(0, "aggression-infiltrate@1", "aggression-infiltrate@2").politics(0);
        table.pick("attack aggression-infiltrate seat2").expectOptions(0, "remove-leader", "remove-wonder");
        table.pick("remove-wonder").expectCulture(0, 3).expectBlue(1, 18).expectNotInPlay(1, "taj-mahal");
        table.militarySpent(0, 0).politics(0).pick("attack aggression-infiltrate seat2");
        table.expectCulture(0, 3).expectNotInPlay(1, "moses"); // a leader of age A is worth nothing
    }

    @Test
    @Rule("AGES-13.38")
    void an_infiltrated_homer_does_not_go_under_a_wonder() {
        var table =
                Table.of(2).age(2).workers(0, "warriors", 5).leader(1, "homer").wonder(1, "colossus");
        table.workers(0, "warriors", 9).hand(0, "aggression-infiltrate").politics(0);
        table.pick("attack aggression-infiltrate seat2")
                .expectNotInPlay(1, "homer")
                .expectHappiness(1, 0);
    }

    @Test
    @Rule("AGES-13.40")
    void air_forces_are_a_type_of_their_own_for_impact_of_variety() {
        var table = Table.of(2).age(3).workers(0, "air-forces", 1).event(0, "impact-of-variety");
        table.expectCulture(0, 2 * 3).expectCulture(1, 2 * 2); // lab and infantry, and the air force
    }

    // --- leaders --------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.45")
    void columbus_cannot_use_the_events_on_the_table() {
        var table = Table.of(2)
                .leader(0, "christopher-columbus")
                .currentEvents("vast-territory-i")
                .hand(0, "rats");
        table.futureEvents("wealthy-territory-i")
                .hand(1, "historic-territory-i")
                .politics(0);
        assertThat(table.offered(0, "columbus")).isEmpty();
    }

    @Test
    @Rule("AGES-13.46")
    void churchills_choice_is_final() {
        var table = Table.of(2).age(3).leader(0, "winston-churchill").actions(0).pick("churchill-forces");
        table.expectNotOffered(0, "churchill-culture", "churchill-forces")
                .pick("end")
                .expectCulture(0, 0);
    }
}
