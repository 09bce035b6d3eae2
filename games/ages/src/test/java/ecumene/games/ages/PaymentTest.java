package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_PAY_FOOD;
import static ecumene.games.ages.AgesSentence.ASK_PAY_RESOURCES;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_FOOD;
import static ecumene.games.ages.AgesSentence.USED_TRADE_ROUTES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** AGES-13.37, AGES-13.41, AGES-13.42 and AGES-Q16: pools, trade routes, and paying by hand. */
class PaymentTest {
    // --- pools ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-13.37")
    void resources_for_units_are_one_pool_and_no_discount_for_each_unit() {
        var table = Table.of(2)
                .civil(0, "patriotism-i")
                .tokens(0, "bronze", 2)
                .pool(0, 3)
                .actions(0);
        table.pick("play patriotism-i", "build warriors").expectForces(0, 0, 0).expectResources(0, 2);
        table.pick("build warriors").expectResources(0, 0).expectMilitary(0, 1, 2);
        table.expectBlocked(0, "build warriors", TOO_FEW_RESOURCES);
    }

    @Test
    @Rule({"AGES-13.37", "AGES-13.42"})
    void pools_are_spent_before_own_resources_and_the_rest_vanishes() {
        var table = Table.of(2).age(3).leader(0, "winston-churchill").civil(0, "patriotism-iii");
        table.knows(0, "tanks").tokens(0, "bronze", 5).pool(0, 3).actions(0);
        table.pick("play patriotism-iii", "churchill-forces").expectForces(0, 7, 3);
        table.pick("build tanks").expectForces(0, 0, 3).expectResources(0, 5);
        table.pick("end").expectForces(0, 0, 0);
    }

    // --- Trade Routes Agreement -----------------------------------------------------------------------------------

    /** Seat 0 has side A, seat 1 side B. */
    private static Table traders() {
        return Table.of(3).pact(0, 1, "trade-routes-agreement", 'A');
    }

    @Test
    @Rule("AGES-13.41")
    void side_a_covers_a_resource_with_food() {
        var table = traders().tokens(0, "bronze", 2).tokens(0, "agriculture", 2).actions(0);
        table.pick("trade-routes").expectNotOffered(0, "trade-routes").pick("build bronze");
        table.expectResources(0, 1).expectFood(0, 1).expectNotOffered(0, "trade-routes");
        var units = traders().tokens(0, "bronze", 1).tokens(0, "agriculture", 1).actions(0);
        units.pick("build warriors").expectResources(0, 0).expectFood(0, 0);
    }

    @Test
    @Rule("AGES-13.41")
    void side_b_covers_food_with_a_resource() {
        var table = traders().tokens(1, "bronze", 1).tokens(1, "agriculture", 1).actions(1);
        table.expectBlocked(1, "build bronze", TOO_FEW_RESOURCES).pick("population");
        table.expectFood(1, 0).expectResources(1, 0).expectYellow(1, 17);
        var wrong = traders().tokens(0, "bronze", 1).tokens(0, "agriculture", 1).actions(0);
        wrong.expectBlocked(0, "population", TOO_LITTLE_FOOD);
    }

    @Test
    @Rule("AGES-13.41")
    void trade_routes_serve_one_payment_a_turn_and_only_in_the_own_turn() {
        var table = traders()
                .tokens(0, "bronze", 3)
                .tokens(0, "agriculture", 9)
                .pool(0, 3)
                .actions(0);
        table.pick("trade-routes", "build bronze").expectResources(0, 2).expectFood(0, 8);
        table.pick("build bronze").expectResources(0, 0).expectFood(0, 8);
        var event = traders().tokens(0, "agriculture", 9).event(1, "development-of-civilization");
        event.expectNotOffered(0, "build bronze").expectOffered(0, "population");
        traders().tokens(2, "bronze", 1).tokens(2, "agriculture", 1).actions(2).expectNotOffered(2, "trade-routes");
    }

    @Test
    @Rule({"AGES-13.41", "AGES-13.12"})
    void barbarossa_can_trade_for_one_of_his_two_prices() {
        var a = traders()
                .leader(0, "frederick-barbarossa")
                .tokens(0, "agriculture", 2)
                .actions(0);
        a.pick("recruit warriors").expectFood(0, 0).expectWorkers(0, "warriors", 2);
        var tooLittle = traders()
                .leader(0, "frederick-barbarossa")
                .tokens(0, "agriculture", 1)
                .actions(0);
        tooLittle.expectNotOffered(0, "recruit warriors");
        var b = traders()
                .leader(1, "frederick-barbarossa")
                .tokens(1, "bronze", 2)
                .actions(1);
        b.pick("recruit warriors").expectResources(1, 0).expectWorkers(1, "warriors", 2);
        traders()
                .leader(1, "frederick-barbarossa")
                .tokens(1, "bronze", 1)
                .actions(1)
                .expectNotOffered(1, "recruit warriors");
    }

    @Test
    @Rule("AGES-13.41")
    void trade_routes_help_an_action_card_and_a_wonder_too() {
        var card = traders()
                .civil(0, "rich-land-a")
                .tokens(0, "agriculture", 1)
                .actions(0)
                .pick("play rich-land-a");
        card.pick("build bronze").expectFood(0, 0).expectWorkers(0, "bronze", 3);
        var wonder =
                traders().building(0, "pyramids", 2).tokens(0, "agriculture", 1).actions(0);
        wonder.pick("stages 1").expectFood(0, 0).expectCompleted(0, "pyramids");
    }

    /** Side B at the end of a turn in which 1 food is to be consumed. */
    private static Table hungry(int resources, int culture) {
        return traders()
                .noWorkers(1)
                .yellow(1, 16)
                .tokens(1, "bronze", resources)
                .culture(1, culture)
                .actions(1);
    }

    @Test
    @Scenario("S-141")
    @Rule({"AGES-13.41", "AGES-8.3"})
    void an_unused_conversion_covers_a_missing_food_at_the_end_of_the_turn() {
        hungry(2, 9).pick("end").expectCulture(1, 9).expectResources(1, 1).expectLogged(USED_TRADE_ROUTES, 1);
        var used = traders().noWorkers(1).yellow(1, 17).culture(1, 9);
        used.tokens(1, "bronze", 3).tokens(1, "agriculture", 1).actions(1);
        used.pick("trade-routes", "population").expectYellow(1, 16).expectFood(1, 0);
        used.pick("end").expectCulture(1, 5).expectResources(1, 2);
        hungry(0, 9).pick("end").expectCulture(1, 5);
        hungry(2, 0).pick("end").expectCulture(1, 0).expectResources(1, 2);
        var event = traders().noWorkers(1).yellow(1, 16).tokens(1, "bronze", 2).culture(1, 9);
        event.age(3).event(1, "economic-progress").expectCulture(1, 5);
    }

    // --- by hand --------------------------------------------------------------------------------------------------

    private static String pay(int ones, int twos, int threes) {
        return "pay " + ones + " " + twos + " " + threes + " 0";
    }

    @Test
    @Rule({"AGES-Q16", "AGES-12.13"})
    void the_payer_may_choose_which_tokens_stay() {
        var table = Table.of(2).tokens(0, "bronze", 1).tokens(0, "iron", 2).actions(0);
        table.pick("manual").expectNotOffered(0, "manual").pick("build bronze").expectAsked(0, ASK_PAY_RESOURCES);
        table.expectOptions(0, pay(1, 1, 0), pay(3, 0, 0));
        table.pick(pay(3, 0, 0)).expectTokens(0, "bronze", 3).expectTokens(0, "iron", 0);
        table.expectBlue(0, 16).expectWorkers(0, "bronze", 3).expectAsked(0, AgesSentence.ASK_ACTION);
        var automatic = Table.of(2)
                .tokens(0, "bronze", 1)
                .tokens(0, "iron", 2)
                .actions(0)
                .pick("build bronze");
        automatic.expectTokens(0, "bronze", 1).expectTokens(0, "iron", 1).expectBlue(0, 17);
    }

    @Test
    @Rule("AGES-Q16")
    void food_is_paid_by_hand_as_well_and_the_choice_is_for_one_payment() {
        var table = Table.of(2)
                .tokens(0, "agriculture", 4)
                .tokens(0, "irrigation", 2)
                .actions(0);
        table.pick("manual", "population").expectAsked(0, ASK_PAY_FOOD);
        table.expectOptions(0, pay(2, 2, 0), pay(4, 1, 0), pay(6, 0, 0));
        table.pick(pay(2, 2, 0)).expectTokens(0, "agriculture", 2).expectTokens(0, "irrigation", 2);
        table.pick("population").expectAsked(0, AgesSentence.ASK_ACTION).expectFood(0, 4);
    }

    @Test
    @Rule("AGES-Q16")
    void a_payment_without_a_choice_is_not_asked() {
        var table = Table.of(2).tokens(0, "bronze", 5).actions(0).expectNotOffered(0, "manual");
        var iron = Table.of(2).tokens(0, "iron", 1).actions(0).pick("manual", "build bronze");
        iron.expectAsked(0, AgesSentence.ASK_ACTION).expectResources(0, 0);
        table.pick("build bronze").expectResources(0, 3);
    }

    @Test
    @Rule({"AGES-Q16", "AGES-12.17"})
    void all_choices_pay_the_same_and_no_more_than_needed() {
        var table = Table.of(2).tokens(0, "coal", 1).knows(0, "iron").blue(0, 0).actions(0);
        // 2 of 3 resources: one is left, on Bronze, whatever way it is paid
        table.pick("manual", "build bronze").expectTokens(0, "bronze", 1).expectResources(0, 1);
        var short1 =
                Table.of(2).tokens(0, "coal", 1).leader(0, "homer").blue(0, 0).actions(0);
        // 1 of 3 without Iron and without change: one token on Bronze, overpaid by 1
        short1.pick("manual", "build warriors").expectTokens(0, "bronze", 1).expectBlue(0, 0);
    }

    @Test
    @Rule({"AGES-Q16", "AGES-7.26"})
    void a_wonder_stage_is_covered_after_the_payment_by_hand() {
        var table = Table.of(2)
                .building(0, "library-of-alexandria", 0)
                .tokens(0, "iron", 1)
                .tokens(0, "bronze", 2);
        table.actions(0).pick("manual", "stages 1");
        table.expectOptions(0, pay(1, 1, 0), pay(3, 0, 0));
        table.pick(pay(1, 1, 0)).expectStages(0, "library-of-alexandria", 1);
        table.expectTokens(0, "iron", 1).expectTokens(0, "bronze", 1).expectBlue(0, 16);
    }

    @Test
    @Rule({"AGES-Q16", "AGES-13.12"})
    void barbarossa_pays_his_food_by_hand_and_then_goes_on() {
        var table = Table.of(2)
                .leader(0, "frederick-barbarossa")
                .tokens(0, "irrigation", 1)
                .tokens(0, "agriculture", 1);
        table.tokens(0, "bronze", 1)
                .actions(0)
                .pick("manual", "recruit warriors")
                .expectAsked(0, ASK_PAY_FOOD);
        table.pick(pay(2, 0, 0))
                .expectWorkers(0, "warriors", 2)
                .expectResources(0, 0)
                .expectPool(0, 1);
        assertThat(table.s.has(0, AgesState.Flag.MANUAL_WANTED)).isFalse();
    }
}
