package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** What each pact gives to its partners, side by side, and what it means for attacks between them. */
class PactCardsTest {
    /** Seat 0 offers the pact to seat 1, who accepts; seat 2 has no part in it. */
    private static Table made(Table table, String offer, String pact) {
        return table.hand(0, pact)
                .politics(0)
                .pick(offer + " " + pact + " seat2", "accept")
                .expectInPlay(0, pact);
    }

    private static Table made(String offer, String pact) {
        return made(Table.of(3).age(3), offer, pact);
    }

    /** Seat 0 is side A, or side B. */
    private static final String[] SIDES = {"offer-a", "offer-b"};

    private static int sideA(String offer) {
        return offer.equals("offer-a") ? 0 : 1;
    }

    private static Table spying(Table table, int attacker) {
        return table.hand(attacker, "aggression-spy").politics(attacker);
    }

    private static String spy(int rival) {
        return "attack aggression-spy seat" + (rival + 1);
    }

    private static Table expectAttacksForbidden(Table table) {
        for (int attacker = 0; attacker < 2; attacker++) {
            var armed = table.strength(attacker, table.s.strength(1 - attacker) + 2);
            spying(armed, attacker).expectBlocked(attacker, spy(1 - attacker), AgesSentence.PACT_FORBIDS);
            table.expectOffered(attacker, spy(2)).pick("pass");
        }
        return table;
    }

    @Test
    @Rule("AGES-6.9")
    @Cards("open_borders_agreement")
    void open_borders_agreement_gives_both_a_military_action_and_the_attacker_two_strength() {
        var table = made("offer", "open-borders-agreement");
        table.expectMilitary(0, 3, 3).expectMilitary(1, 3, 3).expectMilitary(2, 2, 2);
        for (int attacker = 0; attacker < 2; attacker++) {
            var armed = made("offer", "open-borders-agreement")
                    .strength(attacker, 4)
                    .strength(1 - attacker, 5);
            armed.strength(2, 5).science(1 - attacker, 3);
            spying(armed, attacker).expectBlocked(attacker, spy(2), AgesSentence.NOT_STRONGER);
            armed.pick(spy(1 - attacker)).expectScience(attacker, 3).expectInPlay(0, "open-borders-agreement");
            armed.expectStrength(attacker, 4);
        }
    }

    @Test
    @Rule({"AGES-6.9", "AGES-13.41"})
    @Cards("trade_routes_agreement")
    void trade_routes_agreement_lets_a_pay_food_for_a_resource_and_b_a_resource_for_food() {
        for (var offer : SIDES) {
            int a = sideA(offer);
            int b = 1 - a;
            var table = made(offer, "trade-routes-agreement");
            table.tokens(a, "bronze", 1)
                    .tokens(a, "agriculture", 1)
                    .tokens(b, "bronze", 1)
                    .tokens(b, "agriculture", 1);
            table.actions(a)
                    .expectOffered(a, "build bronze")
                    .expectNotOffered(a, "population")
                    .pick("build bronze");
            table.expectResources(a, 0).expectFood(a, 0).expectLogged(AgesSentence.USED_TRADE_ROUTES, a);
            table.actions(b)
                    .expectOffered(b, "population")
                    .expectNotOffered(b, "build bronze")
                    .pick("population");
            table.expectResources(b, 0).expectFood(b, 0).expectPool(b, 2);
        }
    }

    @Test
    @Rule({"AGES-6.9", "AGES-13.41"})
    @Cards("trade_routes_agreement")
    void trade_routes_agreement_works_once_a_turn_and_allows_attacks() {
        var table =
                made("offer-a", "trade-routes-agreement").tokens(0, "bronze", 3).tokens(0, "agriculture", 5);
        table.pool(0, 3).actions(0).pick("trade-routes").pick("build bronze");
        table.expectResources(0, 2)
                .expectFood(0, 4)
                .expectNotOffered(0, "trade-routes")
                .pick("build bronze");
        table.expectResources(0, 0).expectFood(0, 4).expectNotOffered(0, "build bronze");
        var attacked = made("offer-a", "trade-routes-agreement").strength(0, 5).science(1, 2);
        spying(attacked, 0).pick(spy(1)).expectScience(0, 2).expectInPlay(0, "trade-routes-agreement");
    }

    @Test
    @Rule({"AGES-6.9", "AGES-8.3"})
    @Cards("acceptance_of_supremacy")
    void acceptance_of_supremacy_moves_a_resource_in_production_and_forbids_attacks() {
        for (var offer : SIDES) {
            int a = sideA(offer);
            int b = 1 - a;
            var table = made(offer, "acceptance-of-supremacy");
            table.endOfTurn(a).expectResources(a, 2 + 1).expectFood(a, 2).expectResources(b, 0);
            table.endOfTurn(b).expectResources(b, 2 - 1).expectFood(b, 2).expectResources(a, 3);
            table.endOfTurn(2).expectResources(2, 2);
            expectAttacksForbidden(made(offer, "acceptance-of-supremacy"));
        }
    }

    @Test
    @Rule({"AGES-6.9", "AGES-8.3"})
    @Cards("international_trade_agreement")
    void international_trade_agreement_gives_a_a_resource_and_b_a_food_in_production() {
        for (var offer : SIDES) {
            int a = sideA(offer);
            int b = 1 - a;
            var table = made(offer, "international-trade-agreement");
            table.endOfTurn(a).expectResources(a, 2 + 1).expectFood(a, 2);
            table.endOfTurn(b).expectResources(b, 2).expectFood(b, 2 + 1);
            // the food comes before consumption
            var hungry =
                    made(offer, "international-trade-agreement").yellow(b, 12).workers(b, "agriculture", 1);
            hungry.pool(b, 5).culture(b, 5).endOfTurn(b).expectFood(b, 0).expectCulture(b, 5);
            var attacked =
                    made(offer, "international-trade-agreement").strength(0, 5).science(1, 2);
            spying(attacked, 0).pick(spy(1)).expectScience(0, 2).expectInPlay(0, "international-trade-agreement");
        }
    }

    @Test
    @Rule("AGES-6.9")
    @Cards("promise_of_military_protection")
    void promise_of_military_protection_gives_a_culture_and_b_strength_until_an_attack() {
        for (var offer : SIDES) {
            int a = sideA(offer);
            int b = 1 - a;
            var table = Table.of(3).age(3).workers(1, "religion", 2).workers(0, "religion", 2);
            made(table, offer, "promise-of-military-protection");
            table.expectCultureRating(a, 2 + 1).expectCultureRating(b, 2 - 1);
            table.expectStrength(a, 1).expectStrength(b, 1 + 4);
            table.strength(a, 2);
            spying(table, a).pick(spy(b)).expectNotInPlay(0, "promise-of-military-protection");
            table.expectStrength(b, 1).expectCultureRating(a, 2).expectCultureRating(b, 2);
        }
    }

    @Test
    @Rule({"AGES-6.9", "AGES-13.35"})
    @Cards("scientific_cooperation")
    void scientific_cooperation_makes_technologies_cheaper_at_the_partners_cost() {
        for (int seat = 0; seat < 2; seat++) {
            int partner = 1 - seat;
            var table = made("offer", "scientific-cooperation")
                    .civil(seat, "alchemy")
                    .science(seat, 2);
            table.actions(seat).expectBlocked(seat, "develop alchemy", AgesSentence.PARTNER_WITHOUT_SCIENCE);
            table.science(partner, 1).actions(seat).pick("develop alchemy");
            table.expectScience(seat, 0).expectScience(partner, 0).expectInPlay(seat, "alchemy");
        }
        var attacked = made("offer", "scientific-cooperation").strength(0, 5).science(1, 2);
        spying(attacked, 0).pick(spy(1)).expectScience(0, 2).expectInPlay(0, "scientific-cooperation");
    }

    @Test
    @Rule("AGES-6.9")
    @Cards("international_tourism")
    void international_tourism_counts_the_completed_wonders_of_the_other_ruined_ones_too() {
        var table =
                Table.of(3).age(3).wonder(0, "kremlin").ruined(1, "pyramids").wonder(1, "transcontinental-railroad");
        table.building(1, "internet", 2);
        made(table, "offer", "international-tourism");
        table.expectCultureRating(0, 2 + 2).expectCultureRating(1, 2 + 1).expectCultureRating(2, 0);
        table.wonder(0, "ocean-liner-service").expectCultureRating(1, 2 + 2).expectCultureRating(0, 4);
        table.strength(0, 9).science(1, 2);
        spying(table, 0).pick(spy(1)).expectScience(0, 2).expectInPlay(0, "international-tourism");
    }

    @Test
    @Rule({"AGES-6.9", "AGES-6.7"})
    @Cards("loss_of_sovereignty")
    void loss_of_sovereignty_moves_culture_protects_b_from_wars_and_forbids_attacks() {
        for (var offer : SIDES) {
            int a = sideA(offer);
            int b = 1 - a;
            var table = Table.of(3).age(3).workers(0, "religion", 2).workers(1, "religion", 2);
            made(table, offer, "loss-of-sovereignty");
            table.expectCultureRating(a, 2 + 2).expectCultureRating(b, 0);
            table.hand(2, "war-over-territory").politics(2);
            assertThat(table.offered(2, "war")).containsExactly("war-over-territory seat" + (a + 1));
            table.pick("pass");
            expectAttacksForbidden(table);
        }
    }

    @Test
    @Rule("AGES-6.9")
    @Cards("military_pact")
    void military_pact_gives_both_strength_until_an_attack() {
        for (int attacker = 0; attacker < 2; attacker++) {
            var table = made("offer", "military-pact");
            table.expectStrength(0, 1 + 3).expectStrength(1, 1 + 3).expectStrength(2, 1);
            table.strength(attacker, 5);
            spying(table, attacker).pick(spy(1 - attacker)).expectNotInPlay(0, "military-pact");
            table.expectStrength(attacker, 2).expectStrength(1 - attacker, 1);
        }
    }

    @Test
    @Rule("AGES-6.9")
    @Cards("peace_treaty")
    void peace_treaty_gives_both_culture_and_forbids_attacks() {
        var table = made("offer", "peace-treaty");
        table.expectCultureRating(0, 1).expectCultureRating(1, 1).expectCultureRating(2, 0);
        expectAttacksForbidden(table);
    }
}
