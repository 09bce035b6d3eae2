package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.ages.Tokens.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-12.6 – AGES-12.8, AGES-12.11 – AGES-12.19: blue tokens, food, resources and points. */
class TokensTest {
    // --- the blue bank ----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @Rule("AGES-12.6")
    @CsvSource({"11, 20, 0", "6, 10, 2", "1, 5, 4", "0, 0, 6"})
    void corruption_grows_as_the_blue_bank_empties(int from, int to, int corruption) {
        for (int blue = from; blue <= to; blue++) {
            var table = Table.of(2).noWorkers(0).blue(0, blue).tokens(0, "bronze", 9);
            assertThat(table.facts(1, 0).corruption()).isEqualTo(corruption);
            table.event(1, "economic-progress").expectResources(0, 9 - corruption);
        }
    }

    // --- token symbols ----------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-12.7")
    void a_card_with_token_symbols_gives_them_to_the_bank_when_it_comes_into_play() {
        var law =
                Table.of(2).civil(0, "justice-system").science(0, 7).actions(0).pick("develop justice-system");
        law.expectBlue(0, 16 + 3);
        var wonder = Table.of(2)
                .building(0, "taj-mahal", 2)
                .blue(0, 14)
                .tokens(0, "bronze", 2)
                .actions(0);
        wonder.pick("stages 1").expectInPlay(0, "taj-mahal").expectBlue(0, 14 + 2 + 2 + 1);
    }

    @Test
    @Rule({"AGES-12.7", "AGES-12.8", "AGES-13.27"})
    @Scenario("S-67")
    void taj_mahal_in_ruins() {
        var table = Table.of(2)
                .age(2)
                .wonder(0, "taj-mahal")
                .expectCultureRating(0, 3)
                .expectBlue(0, 17);
        table.event(1, "ravages-of-time")
                .expectResolved()
                .expectCultureRating(0, 2)
                .expectBlue(0, 16);
        assertThat(Scoring.Impact.WONDERS.points(table.s, 0)).isEqualTo(4);
        table.space(1, "eiffel-tower").actions(0).pick("take eiffel-tower").expectCivil(0, 2, 4);
    }

    @Test
    @Rule({"AGES-12.7", "AGES-9.13"})
    void a_lost_colony_takes_its_token_symbols_along() {
        var table =
                Table.of(2).strength(1, 9).colony(0, "developed-territory-ii").event(1, "independence-declaration");
        table.expectResolved().expectBlue(0, 14).expectYellow(0, 16).expectNotInPlay(0, "developed-territory-ii");
        var vast = Table.of(2).strength(1, 9).colony(0, "vast-territory-i").event(1, "independence-declaration");
        vast.expectBlue(0, 17).expectYellow(0, 15);
    }

    @Test
    @Rule({"AGES-12.8", "AGES-Q12"})
    void blue_tokens_are_lost_from_the_bank_and_then_from_cards_of_own_choice() {
        var table = Table.of(2).strength(1, 9).colony(0, "wealthy-territory-i").blue(0, 1);
        table.tokens(0, "agriculture", 1).tokens(0, "iron", 2).tokens(0, "alchemy", 1);
        table.event(1, "independence-declaration").expectBlue(0, 0).expectAsked(0, AgesSentence.ASK_TOKEN);
        table.expectOptions(0, "token agriculture", "token iron", "token alchemy")
                .pick("token iron");
        table.expectAsked(0, AgesSentence.ASK_TOKEN).pick("token alchemy").expectResolved();
        table.expectTokens(0, "iron", 1).expectTokens(0, "alchemy", 0).expectTokens(0, "agriculture", 1);
        assertThat(table.s.blueOwned[0]).isEqualTo(2);
    }

    @Test
    @Rule("AGES-Q12")
    void a_token_that_can_come_from_one_card_only_is_not_asked_for() {
        var table = Table.of(2).strength(1, 9).blue(0, 0).tokens(0, "bronze", 2).culture(0, 5);
        table.event(1, "crime-wave")
                .expectResolved()
                .expectTokens(0, "bronze", 1)
                .expectBlue(0, 0);
        var none = Table.of(2)
                .strength(1, 9)
                .blue(0, 0)
                .event(1, "crime-wave")
                .expectResolved()
                .expectBlue(0, 0);
        none.expectNotLogged(AgesSentence.LOST_BLUE);
    }

    @Test
    @Rule({"AGES-Q12", "AGES-7.26"})
    void a_stage_is_covered_from_a_card_when_the_bank_is_empty() {
        var table = Table.of(2).building(0, "hanging-gardens", 0).blue(0, 0).civil(0, "engineering-genius-a");
        table.tokens(0, "agriculture", 1).tokens(0, "iron", 1).actions(0).pick("play engineering-genius-a");
        table.expectAsked(0, AgesSentence.ASK_TOKEN).expectOptions(0, "token agriculture", "token iron");
        table.pick("token agriculture").expectFood(0, 0).expectResources(0, 2).expectBlue(0, 0);
        assertThat(table.s.stages[0]).isEqualTo((byte) 1);
    }

    @Test
    @Rule("AGES-12.8")
    void yellow_tokens_are_lost_from_the_bank_only() {
        var table = Table.of(2).strength(1, 9).yellow(0, 1).pool(0, 3).colony(0, "inhabited-territory-ii");
        table.event(1, "independence-declaration")
                .expectResolved()
                .expectYellow(0, 0)
                .expectPool(0, 3);
    }

    @Test
    @Rule("AGES-12.8")
    void yellow_tokens_taken_go_from_bank_to_bank_as_far_as_there_are_any() {
        var table = Table.of(2)
                .strength(1, 9)
                .yellow(0, 5)
                .event(1, "uncertain-borders")
                .expectResolved();
        table.expectYellow(0, 4).expectYellow(1, 19);
        var none = Table.of(2)
                .strength(1, 9)
                .yellow(0, 0)
                .event(1, "uncertain-borders")
                .expectResolved();
        none.expectYellow(0, 0).expectYellow(1, 18);
    }

    // --- gaining ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @Rule("AGES-12.11")
    @CsvSource({
        "agriculture, FOOD, 1",
        "irrigation, FOOD, 2",
        "selective-breeding, FOOD, 3",
        "mechanized-agriculture, FOOD, 5",
        "bronze, RESOURCES, 1",
        "iron, RESOURCES, 2",
        "coal, RESOURCES, 3",
        "oil, RESOURCES, 5"
    })
    void a_token_is_worth_the_number_of_its_card_with_or_without_workers(String card, Kind kind, int value) {
        var table = Table.of(2).tokens(0, card, 2).expectFood(0, kind == Kind.FOOD ? 2 * value : 0);
        table.expectResources(0, kind == Kind.FOOD ? 0 : 2 * value).workers(0, card, 3);
        table.expectFood(0, kind == Kind.FOOD ? 2 * value : 0);
    }

    @Test
    @Rule("AGES-12.12")
    @Scenario("S-66")
    void three_resources_with_two_tokens_one_or_none() {
        for (int blue = 3; blue >= 0; blue--) {
            var table =
                    Table.of(2).knows(0, "iron").blue(0, blue).strength(0, 9).event(1, "foray");
            if (blue > 0) {
                table.pick(0, "gain 0 3");
            }
            table.expectResolved()
                    .expectTokens(0, "iron", blue > 0 ? 1 : 0)
                    .expectTokens(0, "bronze", blue > 1 ? 1 : 0);
            table.expectBlue(0, Math.max(0, blue - 2));
        }
    }

    @Test
    @Rule("AGES-12.12")
    void food_and_resources_of_one_effect_come_in_the_printed_order() {
        var table =
                Table.of(2).blue(0, 1).event(1, "development-of-trade-routes").expectResolved();
        table.expectFood(0, 1).expectResources(0, 0).expectBlue(0, 0).expectScience(0, 1);
    }

    @Test
    @Rule({"AGES-12.12", "AGES-12.13", "AGES-13.7"})
    void labs_take_tokens_as_mines_do_only_while_bill_gates_is_there() {
        var gates = Table.of(2)
                .leader(0, "bill-gates")
                .knows(0, "computers", "alchemy")
                .strength(0, 9)
                .event(1, "foray");
        gates.pick(0, "gain 0 3").expectTokens(0, "computers", 1).expectBlue(0, 15);
        Tokens.pay(gates.s, 0, Kind.RESOURCES, 2);
        gates.expectTokens(0, "computers", 0).expectTokens(0, "bronze", 1).expectTokens(0, "alchemy", 0);
        var gone = Table.of(2)
                .knows(0, "computers")
                .strength(0, 9)
                .event(1, "foray")
                .pick(0, "gain 0 3");
        gone.expectTokens(0, "computers", 0).expectTokens(0, "bronze", 3);
        var both = Table.of(2)
                .leader(0, "bill-gates")
                .knows(0, "computers", "coal")
                .strength(0, 9)
                .event(1, "foray");
        both.pick(0, "gain 0 3").expectTokens(0, "coal", 1).expectTokens(0, "computers", 0);
        var equal = Table.of(2).tokens(0, "coal", 2).tokens(0, "computers", 2);
        Tokens.pay(equal.s, 0, Kind.RESOURCES, 3);
        equal.expectTokens(0, "coal", 2).expectTokens(0, "computers", 1).expectBlue(0, 17);
    }

    // --- spending ---------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-12.13")
    @Scenario("S-64")
    void paying_by_moving_a_token_down() {
        var one = Table.of(2).tokens(0, "iron", 1).blue(0, 5);
        Tokens.pay(one.s, 0, Kind.RESOURCES, 1);
        one.expectTokens(0, "iron", 0).expectTokens(0, "bronze", 1).expectBlue(0, 5);
        var three = Table.of(2).tokens(0, "iron", 2).blue(0, 5);
        Tokens.pay(three.s, 0, Kind.RESOURCES, 3);
        three.expectTokens(0, "iron", 0).expectTokens(0, "bronze", 1).expectBlue(0, 6);
    }

    @Test
    @Rule({"AGES-12.13", "AGES-12.17"})
    @Scenario("S-65")
    void paying_too_much_when_there_is_no_change() {
        var table = Table.of(2).tokens(0, "coal", 1).blue(0, 0).pool(0, 1).expectResources(0, 3);
        Tokens.pay(table.s, 0, Kind.RESOURCES, 1);
        table.expectTokens(0, "coal", 0).expectTokens(0, "bronze", 1).expectBlue(0, 0);
    }

    @Test
    @Rule({"AGES-12.13", "AGES-12.17"})
    @Scenario("S-121")
    void a_payment_leaves_the_best_token() {
        var table = Table.of(2)
                .tokens(0, "bronze", 2)
                .tokens(0, "iron", 1)
                .tokens(0, "coal", 1)
                .blue(0, 3);
        Tokens.pay(table.s, 0, Kind.RESOURCES, 4);
        table.expectTokens(0, "coal", 1)
                .expectTokens(0, "iron", 0)
                .expectTokens(0, "bronze", 0)
                .expectBlue(0, 6);
    }

    @Test
    @Rule({"AGES-12.13", "AGES-12.17", "AGES-8.10"})
    @Scenario("S-120")
    void corruption_that_gives_change() {
        var table = Table.of(2).noWorkers(0).tokens(0, "coal", 1).blue(0, 7).endOfTurn(0);
        table.expectTokens(0, "coal", 0)
                .expectTokens(0, "bronze", 1)
                .expectBlue(0, 7)
                .expectResources(0, 1);
    }

    @Test
    @Rule("AGES-12.13")
    void what_costs_more_than_there_is_cannot_be_done() {
        var table =
                Table.of(2).tokens(0, "bronze", 1).tokens(0, "agriculture", 9).actions(0);
        table.expectBlocked(0, "build warriors", AgesSentence.TOO_FEW_RESOURCES);
        Table.of(2).tokens(0, "bronze", 2).actions(0).expectOffered(0, "build warriors");
    }

    @Test
    @Rule({"AGES-12.13", "AGES-12.17"})
    void the_payer_may_choose_which_tokens_pay() {
        var table = Table.of(2)
                .tokens(0, "bronze", 2)
                .tokens(0, "iron", 1)
                .blue(0, 3)
                .actions(0);
        table.pick("manual", "build warriors").expectAsked(0, AgesSentence.ASK_PAY_RESOURCES);
        assertThat(table.keys(0)).hasSize(2);
        var options = table.s.options(0);
        for (int i = 0; i < options.size(); i++) {
            var copy = table.s.copy();
            copy.pick(0, i);
            int iron = options.b(i);
            assertThat(copy.tokens(0, Table.kind("iron"))).isEqualTo(iron);
            assertThat(copy.tokens(0, Table.kind("bronze"))).isEqualTo(iron == 1 ? 0 : 2);
            assertThat(copy.blue[0]).isEqualTo(iron == 1 ? 5 : 4);
        }
    }

    @Test
    @Rule("AGES-12.13")
    void choosing_is_offered_only_where_it_can_matter() {
        Table.of(2)
                .tokens(0, "bronze", 4)
                .tokens(0, "agriculture", 4)
                .actions(0)
                .expectNotOffered(0, "manual");
        var food = Table.of(2)
                .tokens(0, "irrigation", 1)
                .tokens(0, "agriculture", 2)
                .actions(0);
        food.pick("manual", "population").expectAsked(0, AgesSentence.ASK_PAY_FOOD);
        food.expectOffered(0, "pay 0 1 0 0").pick("pay 0 1 0 0").expectTokens(0, "irrigation", 1);
    }

    @Test
    @Rule("AGES-12.14")
    void what_is_for_this_turn_is_spent_first_where_it_fits_and_then_vanishes() {
        var table = Table.of(2)
                .leader(0, "winston-churchill")
                .tokens(0, "bronze", 5)
                .pool(0, 3)
                .actions(0);
        table.pick("churchill-forces").pick("build religion").expectResources(0, 2);
        table.pick("build warriors")
                .expectResources(0, 2)
                .pick("build warriors")
                .expectResources(0, 1);
        var left =
                Table.of(2).leader(0, "winston-churchill").knows(0, "swordsmen").tokens(0, "bronze", 1);
        left.actions(0).pick("churchill-forces", "build warriors").pick("end");
        left.expectResources(0, 1 + 2).actions(0).expectNotOffered(0, "build swordsmen");
    }

    // --- losing and taking ------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-12.12", "AGES-12.15"})
    void nothing_gained_or_lost_is_not_told() {
        var table = Table.of(2)
                .noWorkers(0)
                .blue(0, 0)
                .blue(1, 0)
                .event(0, "development-of-agriculture")
                .expectResolved();
        table.expectNotLogged(AgesSentence.GAINED_FOOD);
        var corrupt =
                Table.of(2).noWorkers(0).blue(0, 0).tokens(0, "agriculture", 7).endOfTurn(0);
        corrupt.expectNotLogged(AgesSentence.LOST_RESOURCES).expectLogged(AgesSentence.LOST_FOOD, 0, 6);
    }

    @Test
    @Rule("AGES-12.15")
    void a_loss_takes_at_most_everything() {
        var table = Table.of(2)
                .strength(1, 9)
                .tokens(0, "bronze", 1)
                .event(1, "raiders")
                .expectResolved();
        table.expectResources(0, 0).expectFood(0, 0).expectBlue(0, 17);
    }

    @Test
    @Rule("AGES-12.15")
    void the_taker_gains_what_was_lost_as_far_as_his_own_bank_goes() {
        var table = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-plunder-i")
                .tokens(1, "iron", 2)
                .politics(0);
        table.pick("attack aggression-plunder-i seat2")
                .expectTokens(1, "iron", 0)
                .expectTokens(1, "bronze", 1);
        table.expectTokens(0, "bronze", 3).expectBlue(0, 13).expectBlue(1, 17);
        var few = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-plunder-i")
                .tokens(1, "bronze", 2)
                .politics(0);
        few.pick("attack aggression-plunder-i seat2").expectResources(1, 0).expectResources(0, 2);
        var full = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-plunder-i")
                .tokens(1, "bronze", 4)
                .blue(0, 1);
        full.politics(0)
                .pick("attack aggression-plunder-i seat2")
                .expectResources(1, 1)
                .expectResources(0, 1);
    }

    @Test
    @Rule("AGES-12.18")
    void whoever_takes_does_not_gain_what_the_loser_overpays() {
        var table = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-plunder-i")
                .tokens(1, "oil", 1)
                .blue(1, 0);
        table.politics(0).pick("attack aggression-plunder-i seat2");
        table.expectTokens(1, "oil", 0).expectResources(1, 1).expectBlue(1, 0).expectResources(0, 3);
    }

    @Test
    @Rule("AGES-12.19")
    void a_card_that_changes_owner_is_undone_for_the_one_and_applied_for_the_other() {
        var table = Table.of(2).strength(0, 9).hand(0, "aggression-annex").colony(1, "developed-territory-ii");
        table.yellow(1, 1).blue(1, 5).politics(0).pick("attack aggression-annex seat2");
        table.expectYellow(1, 0)
                .expectBlue(1, 3)
                .expectYellow(0, 20)
                .expectBlue(0, 18)
                .expectScience(0, 0);
        table.expectInPlay(0, "developed-territory-ii").expectNotInPlay(1, "developed-territory-ii");
    }

    // --- points -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-12.16")
    void points_have_no_upper_limit_and_losses_stop_at_zero() {
        var table = Table.of(2).strength(0, 9).culture(0, 500).culture(1, 3).event(0, "crusades");
        table.expectCulture(0, 504).expectCulture(1, 0);
        var science = Table.of(2).science(0, 300).event(0, "development-of-science");
        science.expectScience(0, 302).expectScience(1, 2);
    }

    @Test
    @Rule("AGES-12.16")
    void science_is_spent_in_full_or_not_at_all() {
        var table = Table.of(2).civil(0, "irrigation").science(0, 2).actions(0);
        table.expectBlocked(0, "develop irrigation", AgesSentence.TOO_LITTLE_SCIENCE);
        Table.of(2)
                .civil(0, "irrigation")
                .science(0, 3)
                .actions(0)
                .pick("develop irrigation")
                .expectScience(0, 0);
    }

    @Test
    @Rule("AGES-12.16")
    void points_taken_are_those_that_were_lost() {
        var table = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-spy")
                .science(1, 3)
                .science(0, 1)
                .politics(0);
        table.pick("attack aggression-spy seat2").expectScience(1, 0).expectScience(0, 1 + 3);
    }

    @Test
    @Rule({"AGES-12.16", "AGES-13.35"})
    @Scenario("S-84")
    void scientific_cooperation_takes_a_science_point_of_the_partner() {
        var table = Table.of(3)
                .pact(1, 0, "scientific-cooperation", ' ')
                .civil(0, "alchemy")
                .science(0, 2)
                .science(1, 1);
        table.actions(0)
                .pick("develop alchemy")
                .expectScience(0, 0)
                .expectScience(1, 0)
                .expectInPlay(0, "alchemy");
        var poor = Table.of(3)
                .pact(1, 0, "scientific-cooperation", ' ')
                .civil(0, "alchemy")
                .science(0, 9)
                .actions(0);
        poor.expectBlocked(0, "develop alchemy", AgesSentence.PARTNER_WITHOUT_SCIENCE);
    }
}
