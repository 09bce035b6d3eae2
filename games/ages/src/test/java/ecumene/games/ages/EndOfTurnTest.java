package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.ages.AgesState.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-8: the end of a turn. */
class EndOfTurnTest {
    // --- excess military cards --------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-8.1", "AGES-Q15"})
    void whoever_holds_more_military_cards_than_military_actions_discards_the_excess() {
        var table = Table.of(2).militarySpent(0, 2).hand(0, "legion", "foray", "aggression-spy", "military-bonus-i");
        table.endOfTurn(0).expectAsked(0, AgesSentence.ASK_DISCARD);
        table.expectOptions(0, "discard legion", "discard foray", "discard aggression-spy", "discard military-bonus-i");
        table.pick("discard aggression-spy").expectAsked(0, AgesSentence.ASK_DISCARD);
        table.expectOptions(0, "discard legion", "discard foray", "discard military-bonus-i");
        table.expectHand(0, "legion", "foray", "aggression-spy", "military-bonus-i");
        table.pick("discard foray").expectHand(0, "legion", "military-bonus-i");
        table.expectZone(Places.DISCARD, "foray", "aggression-spy");
        table.expectLogged(AgesSentence.DISCARDED, 0, 2).expectTurnOf(1);
    }

    @Test
    @Rule("AGES-Q15")
    void what_is_discarded_at_the_end_of_a_turn_stays_hidden_from_the_others() {
        var table = Table.of(2)
                .militarySpent(0, 2)
                .drawn(0, "legion", "foray", "rats")
                .endOfTurn(0);
        table.pick("discard foray");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?", "?");
        assertThat(table.seen(1, Places.DISCARD)).containsExactly("?");
        assertThat(table.seen(0, Places.DISCARD)).containsExactly("foray");
        assertThat(String.join("\n", table.readBy(1))).doesNotContain("Foray");
    }

    @Test
    @Rule("AGES-Q15")
    void equal_cards_are_offered_once_and_a_single_way_to_discard_is_not_asked() {
        var table = Table.of(2).hand(0, "legion@1", "foray", "legion@2").endOfTurn(0);
        table.expectOptions(0, "discard legion", "discard foray");
        var alike = Table.of(2)
                .militarySpent(0, 2)
                .hand(0, "military-bonus-i@1", "military-bonus-i@2", "military-bonus-i@3");
        alike.endOfTurn(0).expectTurnOf(1).expectHand(0, "military-bonus-i", "military-bonus-i");
    }

    @Test
    @Rule("AGES-8.1")
    void the_library_of_alexandria_keeps_one_more_card_and_spent_actions_count() {
        var table = Table.of(2).wonder(0, "library-of-alexandria").militarySpent(0, 2);
        table.hand(0, "legion", "foray", "rats").endOfTurn(0).expectTurnOf(1);
        table.expectHand(0, "legion", "foray", "rats").expectNotLogged(AgesSentence.DISCARDED);
        var ruins = Table.of(2).ruined(0, "library-of-alexandria").hand(0, "legion", "foray", "rats");
        ruins.endOfTurn(0).expectAsked(0, AgesSentence.ASK_DISCARD);
    }

    @Test
    @Rule({"AGES-8.1", "AGES-8.7"})
    @Scenario("S-124")
    void exactly_the_excess_is_discarded() {
        var table = Table.of(2)
                .knows(0, "republic")
                .militarySpent(0, 2)
                .hand(0, "legion", "foray", "rats", "raiders", "pestilence");
        table.endOfTurn(0);
        table.pick("discard raiders", "discard foray")
                .expectOptions(0, "discard legion", "discard rats", "discard pestilence");
        table.pick("discard pestilence").expectTurnOf(1).expectHand(0, "legion", "rats");
        table.expectZone(Places.DISCARD, "foray", "raiders", "pestilence");
    }

    @Test
    @Rule({"AGES-8.1", "AGES-8.5"})
    void cards_drawn_afterwards_may_exceed_the_limit() {
        var table = Table.of(2).hand(0, "legion", "foray").militaryDeck("rats", "raiders", "pestilence");
        table.endOfTurn(0).expectTurnOf(1).expectHand(0, "legion", "foray", "rats", "raiders");
    }

    // --- uprising ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-8.2", "AGES-11.10"})
    @Scenario("S-58")
    void more_discontent_than_unused_workers_rise_up() {
        var table = Table.of(2).yellow(0, 12).pool(0, 1).expectHappiness(0, 0).expectDiscontent(0, 2);
        table.endOfTurn(0).expectLogged(AgesSentence.UPRISING, 0, 2, 1);
        table.expectScience(0, 0).expectFood(0, 0).expectResources(0, 0);
        var calm = Table.of(2).yellow(0, 12).pool(0, 2).expectDiscontent(0, 2).endOfTurn(0);
        calm.expectNotLogged(AgesSentence.UPRISING).expectDiscontent(0, 2).expectScience(0, 1);
    }

    @Test
    @Rule({"AGES-8.2", "AGES-8.3", "AGES-8.4", "AGES-8.5", "AGES-8.6", "AGES-8.9"})
    @Scenario("S-122")
    void an_uprising_skips_production_and_nothing_else() {
        var table = Table.of(3)
                .yellow(0, 12)
                .pool(0, 0)
                .blue(0, 5)
                .tokens(0, "bronze", 4)
                .tokens(0, "agriculture", 3);
        table.workers(0, "religion", 1).expectDiscontent(0, 1).culture(0, 10);
        table.leader(0, "genghis-khan").pact(0, 1, "international-trade-agreement", 'A');
        table.militaryDeck("rats").militarySpent(0, 1).civilSpent(0, 3).endOfTurn(0);
        table.expectLogged(AgesSentence.UPRISING, 0, 1, 0);
        table.expectScience(0, 0).expectFood(0, 3).expectResources(0, 4).expectBlue(0, 5);
        table.expectCulture(0, 10 + 3).expectHand(0, "rats");
        table.expectCivil(0, 4, 4).expectMilitary(0, 2, 2);
    }

    // --- production -------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-8.3")
    void production_scores_and_then_fills_farms_and_mines() {
        var table = Table.of(2)
                .workers(0, "religion", 2)
                .science(0, 3)
                .culture(0, 5)
                .endOfTurn(0);
        table.expectScience(0, 3 + 1).expectCulture(0, 5 + 2);
        table.expectTokens(0, "agriculture", 2).expectTokens(0, "bronze", 2).expectBlue(0, 12);
        table.expectTurnOf(1).expectScience(1, 0).expectBlue(1, 16);
    }

    @Test
    @Rule("AGES-8.3")
    void corruption_comes_before_production() {
        var table = Table.of(2).blue(0, 10).endOfTurn(0);
        table.expectLogged(AgesSentence.CORRUPTION, 0, 2).expectFood(0, 2).expectResources(0, 2);
        var stored = Table.of(2).blue(0, 10).tokens(0, "bronze", 3).endOfTurn(0);
        stored.expectResources(0, 3 - 2 + 2).expectFood(0, 2).expectBlue(0, 10 + 2 - 4);
    }

    @Test
    @Rule("AGES-8.3")
    @Scenario("S-61")
    void corruption_that_resources_cannot_cover_takes_food() {
        var table = Table.of(2).noWorkers(0).blue(0, 10).tokens(0, "bronze", 1).tokens(0, "agriculture", 3);
        table.endOfTurn(0).expectResources(0, 0).expectFood(0, 2).expectBlue(0, 12);
    }

    @Test
    @Rule("AGES-8.3")
    void corruption_takes_no_more_than_there_is() {
        var table = Table.of(2).noWorkers(0).blue(0, 0).tokens(0, "bronze", 1).tokens(0, "agriculture", 2);
        table.culture(0, 9).endOfTurn(0).expectResources(0, 0).expectFood(0, 0).expectCulture(0, 9);
    }

    @Test
    @Rule("AGES-8.3")
    void food_is_produced_before_it_is_eaten() {
        var table = Table.of(2).yellow(0, 16).culture(0, 9).endOfTurn(0);
        table.expectFood(0, 2 - 1).expectCulture(0, 9).expectNotLogged(AgesSentence.FAMINE);
    }

    @Test
    @Rule("AGES-8.3")
    void what_is_eaten_is_in_the_bank_again_when_resources_are_produced() {
        var table = Table.of(2).yellow(0, 12).pool(0, 2).blue(0, 2).endOfTurn(0);
        table.expectFood(0, 0).expectTokens(0, "bronze", 2).expectBlue(0, 0);
    }

    @Test
    @Rule("AGES-8.3")
    @Scenario("S-62")
    void every_missing_food_costs_four_culture() {
        var table = Table.of(2)
                .noWorkers(0)
                .yellow(0, 8)
                .pool(0, 4)
                .tokens(0, "agriculture", 1)
                .culture(0, 5);
        table.endOfTurn(0).expectFood(0, 0).expectCulture(0, 0).expectLogged(AgesSentence.FAMINE, 0, 2);
        var rich = Table.of(2)
                .noWorkers(0)
                .yellow(0, 8)
                .pool(0, 4)
                .tokens(0, "agriculture", 1)
                .culture(0, 20);
        rich.endOfTurn(0).expectCulture(0, 20 - 8);
    }

    @Test
    @Rule("AGES-8.3")
    @Scenario("S-63")
    void with_few_blue_tokens_the_best_farms_come_first() {
        var table = Table.of(2).blue(0, 2).workers(0, "irrigation", 1).workers(0, "agriculture", 2);
        table.endOfTurn(0).expectTokens(0, "irrigation", 1).expectTokens(0, "agriculture", 1);
        table.expectBlue(0, 0).expectResources(0, 0);
    }

    @Test
    @Rule("AGES-8.3")
    void with_few_blue_tokens_the_best_mines_come_first() {
        var table = Table.of(2).blue(0, 2).workers(0, "agriculture", 0);
        table.workers(0, "iron", 1)
                .workers(0, "coal", 1)
                .workers(0, "bronze", 2)
                .endOfTurn(0);
        table.expectTokens(0, "coal", 1).expectTokens(0, "iron", 1).expectTokens(0, "bronze", 0);
        table.expectLogged(AgesSentence.PRODUCED_RESOURCES, 0, 5);
    }

    @Test
    @Rule({"AGES-8.3", "AGES-13.7"})
    @Scenario("S-69")
    void labs_of_bill_gates_produce_like_mines() {
        var table = Table.of(2)
                .age(3)
                .workers(0, "bronze", 0)
                .workers(0, "philosophy", 0)
                .blue(0, 16);
        table.workers(0, "computers", 2)
                .workers(0, "alchemy", 1)
                .leader(0, "bill-gates")
                .endOfTurn(0);
        table.expectTokens(0, "computers", 2)
                .expectTokens(0, "alchemy", 1)
                .expectResources(0, 7)
                .expectBlue(0, 11);
        table.expectLogged(AgesSentence.PRODUCED_RESOURCES, 0, 7).expectLogged(AgesSentence.PRODUCED_FOOD, 0, 2);
        table.civil(0, "albert-einstein")
                .culture(0, 0)
                .actions(0)
                .pick("leader albert-einstein")
                .expectCulture(0, 7);
        table.expectResources(0, 7).pool(0, 1).pick("build religion").expectResources(0, 4);
        table.expectTokens(0, "computers", 1).expectTokens(0, "alchemy", 1);
    }

    @Test
    @Rule("AGES-8.3")
    void labs_and_mines_go_by_the_worth_of_a_token_and_mines_first_among_equals() {
        var table = Table.of(2)
                .age(3)
                .workers(0, "agriculture", 0)
                .leader(0, "bill-gates")
                .blue(0, 2);
        table.workers(0, "bronze", 1)
                .workers(0, "iron", 1)
                .workers(0, "scientific-method", 1)
                .workers(0, "alchemy", 1);
        table.endOfTurn(0).expectTokens(0, "iron", 1).expectTokens(0, "scientific-method", 1);
        table.expectTokens(0, "bronze", 0).expectTokens(0, "alchemy", 0);
        var three = Table.of(2)
                .age(3)
                .workers(0, "agriculture", 0)
                .leader(0, "bill-gates")
                .blue(0, 1);
        three.workers(0, "bronze", 0)
                .workers(0, "coal", 1)
                .workers(0, "computers", 1)
                .endOfTurn(0);
        three.expectTokens(0, "coal", 1).expectTokens(0, "computers", 0);
        var better = Table.of(2)
                .age(3)
                .workers(0, "agriculture", 0)
                .leader(0, "bill-gates")
                .blue(0, 1);
        better.workers(0, "bronze", 0)
                .workers(0, "iron", 1)
                .workers(0, "computers", 1)
                .endOfTurn(0);
        better.expectTokens(0, "iron", 0).expectTokens(0, "computers", 1);
        var one = Table.of(2)
                .age(3)
                .workers(0, "agriculture", 0)
                .leader(0, "bill-gates")
                .blue(0, 1);
        one.workers(0, "bronze", 1).workers(0, "alchemy", 1).endOfTurn(0);
        one.expectTokens(0, "bronze", 1).expectTokens(0, "alchemy", 0);
    }

    @Test
    @Rule("AGES-8.8")
    void the_railroad_puts_one_more_token_on_the_best_mine_with_its_workers() {
        var table = Table.of(2)
                .wonder(0, "transcontinental-railroad")
                .workers(0, "agriculture", 0)
                .blue(0, 3);
        table.workers(0, "coal", 1).workers(0, "bronze", 2).endOfTurn(0);
        table.expectTokens(0, "coal", 2).expectTokens(0, "bronze", 1).expectBlue(0, 0);
        var none = Table.of(2)
                .wonder(0, "transcontinental-railroad")
                .knows(0, "coal")
                .endOfTurn(0);
        none.expectTokens(0, "coal", 0).expectTokens(0, "bronze", 3);
    }

    // --- pacts ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-8.3", "AGES-8.9"})
    @Scenario("S-123")
    void acceptance_of_supremacy_in_production() {
        var table = Table.of(3).pact(0, 1, "acceptance-of-supremacy", 'A').endOfTurn(1);
        table.expectResources(1, 2 - 1).expectResources(0, 0);
        var poor = Table.of(3).pact(0, 1, "acceptance-of-supremacy", 'A').workers(1, "bronze", 0);
        poor.tokens(1, "agriculture", 1).endOfTurn(1).expectResources(1, 0).expectFood(1, 1 + 2);
        var idle = Table.of(3).pact(0, 1, "acceptance-of-supremacy", 'A').workers(0, "bronze", 0);
        idle.endOfTurn(0).expectTokens(0, "bronze", 1);
    }

    @Test
    @Rule("AGES-8.3")
    void food_of_a_pact_comes_before_consumption() {
        var table = Table.of(3)
                .pact(0, 1, "international-trade-agreement", 'A')
                .noWorkers(1)
                .yellow(1, 16);
        table.pool(1, 1).culture(1, 9).endOfTurn(1).expectFood(1, 0).expectCulture(1, 9);
    }

    @Test
    @Rule("AGES-8.9")
    void pact_production_is_lost_in_the_partners_own_uprising_only() {
        var table = Table.of(3)
                .pact(0, 1, "acceptance-of-supremacy", 'A')
                .yellow(1, 12)
                .pool(1, 0);
        table.expectDiscontent(1, 2).endOfTurn(0).expectResources(0, 2 + 1).expectResources(1, 0);
        var up = Table.of(3)
                .pact(0, 1, "acceptance-of-supremacy", 'A')
                .yellow(1, 12)
                .pool(1, 0);
        up.tokens(1, "bronze", 3).endOfTurn(1).expectResources(1, 3);
    }

    @ParameterizedTest
    @Rule("AGES-8.9")
    @CsvSource({"good-harvest, 3, 0", "new-deposits, 0, 1", "economic-progress, 3, 1"})
    void pact_production_belongs_to_a_production_step_that_an_event_orders(String event, int food, int resources) {
        var table = Table.of(3).pact(0, 2, "international-trade-agreement", 'B').yellow(0, 18);
        table.pact(2, 0, "acceptance-of-supremacy", 'A').event(1, event).expectResolved();
        table.expectFood(0, food).expectResources(0, resources);
    }

    @Test
    @Rule("AGES-8.9")
    void a_minus_never_makes_production_negative_for_impact_of_balance() {
        var table = Table.of(3)
                .pact(0, 1, "acceptance-of-supremacy", 'A')
                .workers(1, "bronze", 0)
                .culture(1, 7);
        table.workers(1, "religion", 1).event(0, "impact-of-balance").expectCulture(1, 7);
        var one = Table.of(3).pact(0, 1, "acceptance-of-supremacy", 'A').culture(1, 7);
        one.workers(1, "religion", 1).event(0, "impact-of-balance").expectCulture(1, 7 + 2);
    }

    // --- effects at the end of the turn -----------------------------------------------------------------------------

    @ParameterizedTest
    @Rule({"AGES-8.4", "AGES-13.4"})
    @Scenario("S-116")
    @CsvSource({"10, 10, 10, 3", "10, 11, 10, 3", "10, 11, 12, 0"})
    void genghis_khan_scores_when_fewer_than_two_are_stronger(int own, int second, int third, int points) {
        var table = Table.of(3).leader(0, "genghis-khan");
        table.strength(0, own)
                .strength(1, second)
                .strength(2, third)
                .endOfTurn(0)
                .expectCulture(0, points);
        var last = Table.of(3).leader(2, "genghis-khan");
        last.strength(2, own)
                .strength(0, second)
                .strength(1, third)
                .endOfTurn(2)
                .expectCulture(2, points);
    }

    @Test
    @Rule({"AGES-8.4", "AGES-13.4"})
    @Scenario("S-116")
    void genghis_khan_of_two_must_be_the_strongest_and_wins_ties_also_in_an_uprising() {
        var tie = Table.of(2).leader(0, "genghis-khan").strength(0, 9).strength(1, 9);
        tie.endOfTurn(0).expectCulture(0, 3);
        var weaker = Table.of(2).leader(0, "genghis-khan").strength(0, 9).strength(1, 10);
        weaker.endOfTurn(0).expectCulture(0, 0);
        var uprising =
                Table.of(2).leader(0, "genghis-khan").yellow(0, 12).pool(0, 0).strength(0, 9);
        uprising.endOfTurn(0).expectLogged(AgesSentence.UPRISING, 0, 2, 0).expectCulture(0, 3);
    }

    @Test
    @Rule({"AGES-8.4", "AGES-13.13"})
    void churchill_gives_culture_at_the_end_of_a_turn_without_a_choice() {
        var table = Table.of(2).leader(0, "winston-churchill").endOfTurn(0).expectCulture(0, 3);
        table.endOfTurn(1).expectCulture(0, 3);
        var forces = Table.of(2).leader(0, "winston-churchill").actions(0).pick("churchill-forces", "end");
        forces.expectTurnOf(1).expectCulture(0, 0);
        var culture = Table.of(2).leader(0, "winston-churchill").actions(0).pick("churchill-culture", "end");
        culture.expectTurnOf(1).expectCulture(0, 3);
    }

    @Test
    @Rule("AGES-8.4")
    void culture_at_the_end_of_the_turn_comes_before_hunger() {
        var table = Table.of(2)
                .leader(0, "winston-churchill")
                .noWorkers(0)
                .yellow(0, 16)
                .pool(0, 1)
                .culture(0, 0);
        table.endOfTurn(0).expectCulture(0, 0).expectLogged(AgesSentence.LOST_CULTURE, 0, 3);
    }

    // --- drawing ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-8.5")
    void a_card_is_drawn_for_every_unused_military_action_and_three_at_most() {
        var two = Table.of(2).militaryDeck("rats", "foray", "raiders", "legion").endOfTurn(0);
        two.expectHand(0, "rats", "foray").expectHand(1);
        var spent =
                Table.of(2).militarySpent(0, 1).militaryDeck("rats", "foray").endOfTurn(0);
        spent.expectHand(0, "rats");
        var four = Table.of(2).knows(0, "constitutional-monarchy").militaryDeck("rats", "foray", "raiders", "legion");
        four.endOfTurn(0).expectHand(0, "rats", "foray", "raiders");
    }

    @Test
    @Rule("AGES-8.5")
    void a_temporary_military_action_draws_as_well() {
        var table = Table.of(2).militarySpent(0, 2).temporaryMilitary(0, 1).militaryDeck("rats", "foray");
        table.endOfTurn(0).expectHand(0, "rats");
    }

    @Test
    @Rule("AGES-8.5")
    void the_last_card_drawn_makes_the_discards_the_new_deck() {
        var table = Table.of(2).age(2).militaryDeck("emigration");
        table.discards("terrorism", "refugees").endOfTurn(0);
        table.expectLogged(AgesSentence.RESHUFFLED, 2).expectZone(Places.DISCARD);
        assertThat(table.names(Places.hand(0))).hasSize(2).contains("emigration");
        assertThat(table.s.zones().count(Places.MILITARY_DECK)).isEqualTo(1);
        assertThat(table.seen(1, Places.MILITARY_DECK)).containsExactly("?");
    }

    @Test
    @Rule("AGES-8.5")
    void with_deck_and_discards_empty_drawing_stops() {
        var table = Table.of(2).age(2).militaryDeck("emigration").endOfTurn(0);
        table.expectHand(0, "emigration").expectLogged(AgesSentence.DREW, 0, 1);
    }

    @Test
    @Rule("AGES-8.5")
    void nobody_draws_in_age_iv_or_in_the_first_turn() {
        var table = Table.of(2)
                .age(4)
                .militaryDeck("emigration")
                .lastRound(3)
                .endOfTurn(0)
                .expectHand(0);
        table.expectTurnOf(1);
        var first = Table.dealt(2, 3);
        var options = first.options(0);
        first.pick(0, options.size() - 1);
        assertThat(first.active).isEqualTo(1);
        assertThat(first.hand(0)).isZero();
    }

    // --- reset ------------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-8.6")
    void all_actions_become_available_and_what_lasted_for_the_turn_expires() {
        var table = Table.of(2)
                .civilSpent(0, 4)
                .militarySpent(0, 2)
                .temporaryMilitary(0, 2)
                .leader(0, "winston-churchill");
        table.actions(0)
                .pick("churchill-forces")
                .pick("end")
                .expectCivil(0, 4, 4)
                .expectMilitary(0, 2, 2);
        assertThat(table.s.forcesResources[0]).isZero();
        assertThat(table.s.forcesScience[0]).isZero();
        assertThat(table.s.has(0, Flag.CHURCHILL_CHOSEN)).isFalse();
    }

    @Test
    @Rule("AGES-8.6")
    void only_the_actions_of_the_player_whose_turn_ends_come_back() {
        Table.of(2)
                .civilSpent(1, 3)
                .militarySpent(1, 1)
                .endOfTurn(0)
                .expectCivil(1, 1, 4)
                .expectMilitary(1, 1, 2);
    }

    @Test
    @Rule("AGES-8.6")
    void a_caesar_already_used_stays_used() {
        var table = Table.of(2).leader(0, "julius-caesar");
        table.s.raise(0, Flag.CAESAR_USED);
        table.endOfTurn(0);
        assertThat(table.s.has(0, Flag.CAESAR_USED)).isTrue();
    }

    // --- nobody is asked --------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-8.10")
    void payments_and_losses_at_the_end_of_a_turn_ask_nothing() {
        var table = Table.of(2)
                .yellow(0, 12)
                .pool(0, 2)
                .blue(0, 0)
                .tokens(0, "coal", 2)
                .tokens(0, "iron", 2);
        table.tokens(0, "selective-breeding", 1)
                .tokens(0, "irrigation", 1)
                .hand(0, "rats")
                .endOfTurn(0);
        table.expectAsked(1, AgesSentence.ASK_POLITICS).expectTurnOf(1);
    }
}
