package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.GANDHI_KEEPS_PEACE;
import static ecumene.games.ages.AgesSentence.TOO_FEW_MILITARY_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_SCIENCE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The leaders of ages II and III, in the order of the card list. */
class LeadersOfAgesIIAndIIITest {
    private static Table led(String leader) {
        return Table.of(2).age(2).leader(0, leader);
    }

    // --- William Shakespeare --------------------------------------------------------------------------------------

    @Test
    @Cards("william_shakespeare")
    @Rule("AGES-13.20")
    void shakespeare_scores_pairs_of_library_and_theater() {
        var table = led("william-shakespeare").expectHappiness(0, 1).workers(0, "drama", 2);
        table.expectCultureRating(0, 4).workers(0, "printing-press", 1).expectCultureRating(0, 4 + 1 + 2);
        table.workers(0, "journalism", 1).expectCultureRating(0, 4 + 3 + 4);
        table.workers(0, "multimedia", 1).expectCultureRating(0, 4 + 6 + 4); // a third library finds no theater
    }

    @Test
    @Cards("william_shakespeare")
    @Rule("AGES-13.20")
    void shakespeares_theaters_make_libraries_cheaper_and_the_other_way_round() {
        var theater = led("william-shakespeare").workers(0, "drama", 1).knows(0, "printing-press", "opera");
        assertThat(theater.price(0, "printing-press")).isEqualTo(2);
        assertThat(theater.price(0, "drama")).isEqualTo(4);
        theater.civil(0, "journalism").science(0, 5).tokens(0, "bronze", 2).actions(0);
        theater.pick("develop journalism")
                .expectScience(0, 0)
                .pick("build printing-press")
                .expectResources(0, 0);
        assertThat(theater.price(0, "opera")).as("now there is a library").isEqualTo(7);
        theater.tokens(0, "bronze", 4).actions(0).pick("upgrade drama opera").expectResources(0, 0);
        var unbuilt = led("william-shakespeare").knows(0, "drama", "printing-press");
        assertThat(unbuilt.price(0, "printing-press")).isEqualTo(3);
        assertThat(unbuilt.price(0, "drama")).isEqualTo(4);
    }

    // --- Isaac Newton ---------------------------------------------------------------------------------------------

    @Test
    @Cards("isaac_newton")
    @Rule("AGES-13.5")
    void newton_gives_an_action_back_for_every_technology() {
        var table = led("isaac-newton")
                .civil(0, "iron", "alchemy", "breakthrough-i")
                .science(0, 9);
        table.civilSpent(0, 2).actions(0).pick("develop iron").expectCivil(0, 2, 4);
        table.pick("play breakthrough-i").expectInPlay(0, "alchemy").expectCivil(0, 2, 4);
        table.workers(0, "alchemy", 2).expectScienceRating(0, 5 + 1);
    }

    @Test
    @Rule({"AGES-13.5", "AGES-13.26"})
    void newton_works_in_events_too() {
        var table = led("isaac-newton").civil(0, "iron").science(0, 4).civilSpent(0, 2);
        table.event(1, "development-of-civilization").pick("develop iron").expectCivil(0, 3, 4);
        table.expectScience(0, 0).expectResolved();
    }

    // --- James Cook -----------------------------------------------------------------------------------------------

    @Test
    @Cards("james_cook")
    @Rule("AGES-13.17")
    void cook_scores_two_for_the_first_colony_and_one_for_each_further() {
        var table = led("james-cook").expectCultureRating(0, 0);
        table.colony(0, "vast-territory-i").expectCultureRating(0, 2);
        table.colony(0, "wealthy-territory-i").expectCultureRating(0, 3);
        table.colony(0, "developed-territory-i").expectCultureRating(0, 4);
    }

    @Test
    @Cards("james_cook")
    @Rule("AGES-13.17")
    void cook_discards_up_to_two_cards_for_the_force() {
        var table = led("james-cook").hand(0, "rats", "military-bonus-ii", "legion", "crusades");
        assertThat(table.facts(0).force()).isEqualTo(1 + 2 + 2);
        table.event(0, "historic-territory-ii")
                .expectOffered(0, "bid 5")
                .expectNotOffered(0, "bid 6")
                .pick("bid 3");
        table.expectAsked(0, AgesSentence.ASK_FORCE);
        table.expectOptions(
                0,
                "send warriors",
                "bonus military-bonus-ii",
                "discard rats",
                "discard military-bonus-ii",
                "discard legion",
                "discard crusades");
        table.pick("discard rats", "discard military-bonus-ii", "send warriors")
                .expectInPlay(0, "historic-territory-ii");
        table.expectHand(0, "legion", "crusades")
                .expectWorkers(0, "warriors", 0)
                .expectCultureRating(0, 2);
        table.expectNotLogged(AgesSentence.USED_BONUS);
    }

    // --- J. S. Bach -----------------------------------------------------------------------------------------------

    @Test
    @Cards("j_s_bach")
    void bach_scores_every_theater_and_learns_theaters_for_less() {
        var table = led("j-s-bach").workers(0, "drama", 2).expectCultureRating(0, 4 + 2);
        table.civil(0, "opera").science(0, 4).actions(0).expectBlocked(0, "develop opera", TOO_LITTLE_SCIENCE);
        table.science(0, 5).actions(0).pick("develop opera").expectScience(0, 0);
    }

    @Test
    @Cards("j_s_bach")
    @Rule("AGES-13.6")
    void bach_moves_a_worker_from_any_urban_card_once_a_turn() {
        var table = led("j-s-bach")
                .knows(0, "drama")
                .workers(0, "religion", 1)
                .tokens(0, "bronze", 9)
                .actions(0);
        assertThat(table.offered(0, "bach")).containsExactlyInAnyOrder("philosophy drama", "religion drama");
        table.pick("bach religion drama")
                .expectResources(0, 8)
                .expectCivil(0, 3, 4)
                .expectWorkers(0, "drama", 1);
        assertThat(table.offered(0, "bach")).isEmpty();
        table.pick("end", "pass", "end", "pass");
        assertThat(table.offered(0, "bach")).containsExactly("philosophy drama");
    }

    @Test
    @Rule("AGES-13.6")
    void bach_may_go_to_an_equal_level_from_a_dearer_card_for_nothing() {
        var table = led("j-s-bach").workers(0, "alchemy", 1).knows(0, "drama").actions(0);
        table.pick("bach alchemy drama").expectResources(0, 0).expectWorkers(0, "drama", 1);
        var within = led("j-s-bach")
                .workers(0, "drama", 2)
                .knows(0, "opera")
                .tokens(0, "bronze", 4)
                .actions(0);
        within.expectOffered(0, "bach drama opera", "upgrade drama opera").pick("bach drama opera");
        within.expectWorkers(0, "opera", 1).expectResources(0, 0);
    }

    @Test
    @Rule("AGES-13.6")
    void an_action_card_may_order_bachs_upgrade_and_uses_it_up() {
        var table = led("j-s-bach").knows(0, "opera", "drama").civil(0, "urban-growth-ii", "efficient-upgrade-ii");
        table.workers(0, "philosophy", 2).tokens(0, "bronze", 2).actions(0).pick("play urban-growth-ii");
        table.pick("bach philosophy opera").expectResources(0, 0).expectCivil(0, 3, 4);
        table.expectNotOffered(0, "bach philosophy drama", "play efficient-upgrade-ii");
        var efficient = led("j-s-bach")
                .knows(0, "opera")
                .civil(0, "efficient-upgrade-ii")
                .tokens(0, "bronze", 2);
        efficient
                .actions(0)
                .pick("play efficient-upgrade-ii")
                .expectWorkers(0, "opera", 1)
                .expectResources(0, 0);
    }

    // --- Maximilien Robespierre -----------------------------------------------------------------------------------

    @Test
    @Cards("maximilien_robespierre")
    @Rule("AGES-13.9")
    void robespierre_revolts_with_military_actions_and_scores() {
        var table = led("maximilien-robespierre")
                .expectMilitary(0, 3, 3)
                .civil(0, "republic")
                .science(0, 3);
        table.civilSpent(0, 3)
                .actions(0)
                .pick("revolt republic")
                .expectCulture(0, 3)
                .expectScience(0, 0);
        table.expectMilitary(0, 0, 3).expectCivil(0, 4, 7);
    }

    @Test
    @Rule("AGES-13.9")
    void robespierres_new_military_actions_come_spent() {
        var table = led("maximilien-robespierre")
                .civil(0, "constitutional-monarchy")
                .science(0, 6)
                .actions(0);
        table.pick("revolt constitutional-monarchy").expectMilitary(0, 0, 5).expectCivil(0, 6, 6);
    }

    @Test
    @Rule("AGES-13.9")
    void robespierre_changes_nothing_in_peace() {
        var table = led("maximilien-robespierre")
                .civil(0, "republic")
                .science(0, 13)
                .actions(0);
        table.pick("develop republic")
                .expectCulture(0, 0)
                .expectMilitary(0, 3, 3)
                .expectCivil(0, 6, 7);
    }

    // --- Napoleon Bonaparte ---------------------------------------------------------------------------------------

    @Test
    @Cards("napoleon_bonaparte")
    @Rule("AGES-13.40")
    void napoleon_strengthens_every_unit_type() {
        var table = led("napoleon-bonaparte").expectMilitary(0, 4, 4).expectStrength(0, 1 + 2);
        table.workers(0, "warriors", 3)
                .expectStrength(0, 3 + 2)
                .workers(0, "swordsmen", 1)
                .expectStrength(0, 5 + 2);
        table.workers(0, "knights", 1)
                .expectStrength(0, 7 + 4)
                .workers(0, "cannon", 1)
                .expectStrength(0, 10 + 6);
        table.workers(0, "air-forces", 1).expectStrength(0, 15 + 8);
    }

    // --- Albert Einstein ------------------------------------------------------------------------------------------

    @Test
    @Cards("albert_einstein")
    void einstein_scores_culture_for_technologies_and_raises_science() {
        var table = led("albert-einstein")
                .civil(0, "iron", "warfare")
                .science(0, 10)
                .workers(0, "computers", 1);
        table.expectScienceRating(0, 1 + 5 + 3).actions(0).pick("develop iron").expectCulture(0, 3);
        table.pick("develop warfare").expectCulture(0, 6).expectCultureRating(0, 0);
    }

    // --- Bill Gates -----------------------------------------------------------------------------------------------

    @Test
    @Cards("bill_gates")
    @Rule("AGES-13.7")
    void gates_labs_produce_like_mines() {
        var table = led("bill-gates")
                .workers(0, "alchemy", 1)
                .workers(0, "computers", 2)
                .actions(0)
                .pick("end");
        table.expectTokens(0, "computers", 2).expectTokens(0, "alchemy", 1).expectTokens(0, "philosophy", 0);
        table.expectTokens(0, "bronze", 2).expectResources(0, 6 + 1 + 2);
    }

    @Test
    @Rule("AGES-13.7")
    void gates_labs_hold_what_is_gained_and_give_change() {
        var table = led("bill-gates")
                .knows(0, "computers", "alchemy")
                .civil(0, "reserves-iii")
                .actions(0);
        table.pick("play reserves-iii", "gain 0 4")
                .expectTokens(0, "computers", 1)
                .expectTokens(0, "bronze", 1);
        var change = led("bill-gates")
                .tokens(0, "oil", 1)
                .knows(0, "scientific-method")
                .actions(0);
        change.pick("build religion").expectTokens(0, "scientific-method", 1).expectResources(0, 2);
    }

    @Test
    @Rule("AGES-13.7")
    void when_gates_is_replaced_he_scores_and_his_tokens_stay_to_be_spent() {
        var table = led("bill-gates").age(3).workers(0, "computers", 1).workers(0, "alchemy", 2);
        table.tokens(0, "computers", 1)
                .tokens(0, "alchemy", 1)
                .civil(0, "sid-meier", "reserves-iii")
                .actions(0);
        table.pick("leader sid-meier").expectCulture(0, 3 + 2).expectResources(0, 4);
        table.pick("play reserves-iii", "gain 0 4")
                .expectTokens(0, "computers", 1)
                .expectTokens(0, "bronze", 4);
        table.tokens(0, "bronze", 0).actions(0).pick("build religion").expectResources(0, 1);
        table.expectTokens(0, "computers", 0).expectTokens(0, "alchemy", 1);
    }

    @Test
    @Rule("AGES-13.7")
    void change_for_a_token_of_gates_never_goes_back_on_a_lab_when_he_has_left() {
        var table = Table.of(2).age(3).tokens(0, "computers", 1).knows(0, "scientific-method", "alchemy");
        table.actions(0).pick("build warriors").expectTokens(0, "bronze", 1).expectResources(0, 1);
        table.pick("end").expectTokens(0, "alchemy", 0).expectTokens(0, "computers", 0);
    }

    @Test
    @Rule({"AGES-13.7", "AGES-13.30"})
    void gates_scores_when_he_is_overthrown_too() {
        var infiltrated = Table.of(2)
                .age(3)
                .leader(1, "bill-gates")
                .workers(1, "computers", 2)
                .strength(0, 9);
        infiltrated.hand(0, "aggression-infiltrate").politics(0).pick("attack aggression-infiltrate seat2");
        infiltrated.expectCulture(1, 6).expectCulture(0, 9).expectNotInPlay(1, "bill-gates");
        var iconoclasm = Table.of(2).age(2).leader(1, "bill-gates").workers(1, "computers", 2);
        iconoclasm.event(0, "iconoclasm").expectCulture(1, 6).expectNotInPlay(1, "bill-gates");
    }

    @Test
    @Rule({"AGES-13.7", "AGES-3.4"})
    void gates_scores_at_the_end_of_the_game_once() {
        var table = Table.of(2)
                .age(4)
                .leader(0, "bill-gates")
                .workers(0, "computers", 1)
                .finalScoring();
        table.expectOver().expectCulture(0, 3);
        var gone = Table.of(2)
                .age(3)
                .leader(0, "bill-gates")
                .workers(0, "computers", 1)
                .civil(0, "sid-meier");
        gone.actions(0)
                .pick("leader sid-meier")
                .expectCulture(0, 3)
                .finalScoring()
                .expectCulture(0, 3);
    }

    // --- Charlie Chaplin ------------------------------------------------------------------------------------------

    @Test
    @Cards("charlie_chaplin")
    @Rule("AGES-13.21")
    void chaplin_doubles_one_best_theater() {
        var table = led("charlie-chaplin").expectHappiness(0, 2).expectCultureRating(0, 0);
        table.workers(0, "drama", 1).workers(0, "movies", 2).expectCultureRating(0, 2 + 8 + 4);
        table.expectHappiness(0, 2 + 3);
    }

    // --- Mahatma Gandhi -------------------------------------------------------------------------------------------

    @Test
    @Cards("mahatma_gandhi")
    @Rule("AGES-13.18")
    void gandhi_attacks_nobody() {
        var table = led("mahatma-gandhi")
                .expectCultureRating(0, 2)
                .knows(0, "communism")
                .strength(0, 20);
        table.hand(0, "aggression-spy", "war-over-technology").politics(0);
        table.expectBlocked(0, "attack aggression-spy seat2", GANDHI_KEEPS_PEACE);
        table.expectBlocked(0, "war war-over-technology seat2", GANDHI_KEEPS_PEACE);
    }

    @Test
    @Cards("mahatma_gandhi")
    @Rule("AGES-13.18")
    void gandhi_doubles_the_price_of_attacks_against_him() {
        var table = Table.of(3).age(3).leader(1, "mahatma-gandhi").workers(0, "warriors", 9);
        table.hand(0, "war-over-technology", "aggression-spy").politics(0);
        table.expectBlocked(0, "war war-over-technology seat2", TOO_FEW_MILITARY_ACTIONS);
        table.expectOffered(0, "war war-over-technology seat3").pick("attack aggression-spy seat2");
        table.expectMilitary(0, 0, 2);
    }

    @Test
    @Rule("AGES-13.18")
    void a_war_declared_before_gandhi_came_is_fought() {
        var table = Table.of(2)
                .age(3)
                .leader(0, "mahatma-gandhi")
                .war(0, 1, "war-over-culture")
                .culture(1, 20);
        table.workers(0, "warriors", 4).turn(0).expectCulture(0, 8).expectCulture(1, 12);
    }

    // --- Sid Meier ------------------------------------------------------------------------------------------------

    @Test
    @Cards("sid_meier")
    @Rule("AGES-13.22")
    void sid_meiers_labs_give_culture_for_science() {
        var table = led("sid-meier").expectScienceRating(0, 0).expectCultureRating(0, 0);
        table.workers(0, "computers", 2).expectScienceRating(0, 1 + 10 - 3).expectCultureRating(0, 6);
    }

    // --- Winston Churchill ----------------------------------------------------------------------------------------

    @Test
    @Cards("winston_churchill")
    @Rule("AGES-13.13")
    void churchill_scores_culture_once_a_turn() {
        var table =
                led("winston-churchill").actions(0).pick("churchill-culture").expectCulture(0, 3);
        table.expectNotOffered(0, "churchill-culture", "churchill-forces")
                .pick("end")
                .expectCulture(0, 3);
        table.pick("pass", "end", "pass").expectOffered(0, "churchill-culture", "churchill-forces");
    }

    @Test
    @Rule({"AGES-13.13", "AGES-8.4"})
    void churchill_scores_culture_when_nothing_was_chosen() {
        led("winston-churchill").actions(0).pick("end").expectCulture(0, 3);
    }

    @Test
    @Cards("winston_churchill")
    @Rule({"AGES-13.13", "AGES-13.46", "AGES-13.37"})
    void churchills_forces_pay_for_units_and_their_technologies_only() {
        var table = led("winston-churchill")
                .civil(0, "knights", "warfare")
                .science(0, 2)
                .pool(0, 3);
        table.actions(0).pick("churchill-forces").expectForces(0, 3, 3).expectCulture(0, 0);
        table.expectBlocked(0, "develop warfare", TOO_LITTLE_SCIENCE).expectNotOffered(0, "build bronze");
        table.pick("develop knights").expectScience(0, 0).expectForces(0, 3, 0);
        table.pick("build knights").expectForces(0, 0, 0).expectWorkers(0, "knights", 1);
        table.expectNotOffered(0, "churchill-culture")
                .pick("end")
                .expectCulture(0, 0)
                .expectForces(0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"swordsmen", "knights", "cannon", "air-forces"})
    @Rule("AGES-13.46")
    void churchills_science_is_spent_first(String technology) {
        var table = led("winston-churchill").civil(0, technology).science(0, 20).actions(0);
        int cost = Table.GAME.catalog().card(Table.kind(technology)).science();
        table.pick("churchill-forces", "develop " + technology)
                .expectScience(0, 20 - cost + 3)
                .expectForces(0, 3, 0);
    }
}
