package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** AGES-6.9, AGES-6.10: offering, accepting, refusing and cancelling pacts. What each gives: PactCardsTest. */
class PactsTest {
    @Test
    @Rule({"AGES-6.9", "AGES-Q04"})
    void the_one_named_accepts_or_refuses() {
        var table = Table.of(3).age(3).hand(0, "peace-treaty").politics(0).pick("offer peace-treaty seat3");
        table.expectAsked(2, AgesSentence.ASK_PACT).expectOptions(2, "accept", "refuse");
        table.expectLogged(AgesSentence.PACT_OFFERED, 0, 2, table.piece("peace-treaty"))
                .pick("accept");
        table.expectInPlay(0, "peace-treaty").expectNotInPlay(2, "peace-treaty").expectHand(0);
        table.expectCultureRating(0, 1).expectCultureRating(1, 0).expectCultureRating(2, 1);
        table.expectMilitary(0, 2, 2).expectAsked(0, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule({"AGES-6.9", "AGES-Q04"})
    void whoever_offers_says_which_side_is_taken() {
        var sideA = Table.of(3).age(3).hand(0, "loss-of-sovereignty").politics(0);
        sideA.pick("offer-a loss-of-sovereignty seat2")
                .expectAsked(1, AgesSentence.ASK_PACT_B)
                .pick("accept");
        sideA.expectCultureRating(0, 2);
        var sideB = Table.of(3).age(3).hand(0, "loss-of-sovereignty").politics(0);
        sideB.pick("offer-b loss-of-sovereignty seat2")
                .expectAsked(1, AgesSentence.ASK_PACT_A)
                .pick("accept");
        sideB.expectCultureRating(1, 2).expectInPlay(0, "loss-of-sovereignty");
        var none = Table.of(3)
                .age(3)
                .hand(0, "peace-treaty", "loss-of-sovereignty")
                .politics(0);
        none.expectNotOffered(0, "offer-a peace-treaty seat2", "offer loss-of-sovereignty seat2");
    }

    @Test
    @Rule({"AGES-6.9", "AGES-14.4"})
    void a_refused_pact_returns_to_the_hand_and_everybody_knows_it() {
        var table = Table.of(3).age(3).hand(0, "peace-treaty", "rats").secret().politics(0);
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?", "?");
        table.pick("offer peace-treaty seat2", "refuse").expectHand(0, "peace-treaty", "rats");
        table.expectAsked(0, AgesSentence.ASK_ACTION).expectCultureRating(0, 0);
        for (int viewer = 1; viewer <= 3; viewer++) {
            assertThat(table.seen(viewer, Places.hand(0))).containsExactlyInAnyOrder("peace-treaty", "?");
        }
    }

    @Test
    @Rule("AGES-6.9")
    void the_older_pact_in_the_own_area_ends_and_those_in_other_areas_stay() {
        var table = Table.of(4).age(3).pact(0, 1, "military-pact", ' ').pact(1, 0, "open-borders-agreement", ' ');
        table.pact(2, 0, "scientific-cooperation", ' ').hand(0, "peace-treaty").politics(0);
        table.pick("offer peace-treaty seat4").expectInPlay(0, "military-pact").pick("accept");
        table.expectNotInPlay(0, "military-pact")
                .expectInPlay(0, "peace-treaty")
                .expectStrength(1, 1);
        table.expectInPlay(1, "open-borders-agreement").expectInPlay(2, "scientific-cooperation");
        table.expectMilitary(0, 3, 3).expectZone(Places.DISCARD, "military-pact");
    }

    @Test
    @Rule("AGES-6.9")
    void a_civilization_may_be_partner_in_any_number_of_pacts_of_others() {
        var table = Table.of(4).age(3).pact(0, 3, "military-pact", ' ').pact(1, 3, "peace-treaty", ' ');
        table.hand(2, "loss-of-sovereignty").politics(2).pick("offer-b loss-of-sovereignty seat4", "accept");
        table.expectStrength(3, 4).expectCultureRating(3, 1 + 2);
        table.expectInPlay(0, "military-pact").expectInPlay(1, "peace-treaty").expectInPlay(2, "loss-of-sovereignty");
    }

    @Test
    @Rule("AGES-6.9")
    void a_pact_that_forbids_attacks_does_not_cancel_a_declared_war() {
        var table = Table.of(3)
                .age(3)
                .war(1, 0, "war-over-culture")
                .hand(0, "peace-treaty")
                .politics(0);
        table.pick("offer peace-treaty seat2", "accept").expectInPlay(1, "war-over-culture");
        assertThat(table.s.warTarget[1]).isZero();
    }

    @Test
    @Rule("AGES-6.9")
    void an_offer_costs_no_military_actions() {
        var table =
                Table.of(3).age(3).militarySpent(0, 2).hand(0, "peace-treaty").politics(0);
        table.pick("offer peace-treaty seat2", "accept").expectMilitary(0, 0, 2).expectInPlay(0, "peace-treaty");
    }

    @Test
    @Rule("AGES-6.10")
    void either_partner_cancels_and_the_pact_ends_for_both() {
        for (int seat = 0; seat < 2; seat++) {
            var table = Table.of(3).age(3).pact(0, 1, "military-pact", ' ').pact(2, 1, "peace-treaty", ' ');
            table.politics(seat).pick("cancel military-pact").expectAsked(seat, AgesSentence.ASK_ACTION);
            table.expectNotInPlay(0, "military-pact").expectStrength(0, 1).expectStrength(1, 1);
            table.expectInPlay(2, "peace-treaty").expectZone(Places.DISCARD, "military-pact");
            table.expectLogged(AgesSentence.PACT_CANCELLED, seat, Table.kind("military-pact"));
        }
    }

    @Test
    @Rule("AGES-6.10")
    void nobody_cancels_a_pact_of_others() {
        var table = Table.of(3).age(3).pact(0, 1, "military-pact", ' ').politics(2);
        assertThat(table.offered(2, "cancel")).isEmpty();
    }

    @Test
    @Rule({"AGES-6.10", "AGES-11.8"})
    void an_action_that_a_pact_gave_goes_with_it_the_spent_one_first() {
        var table = Table.of(3)
                .pact(0, 1, "open-borders-agreement", ' ')
                .militarySpent(1, 1)
                .expectMilitary(1, 2, 3);
        table.politics(0).pick("cancel open-borders-agreement");
        table.expectMilitary(0, 2, 2).expectMilitary(1, 2, 2);
    }

    @Test
    @Scenario("S-23")
    @Rule({"AGES-6.9", "AGES-Q04"})
    void a_pact_refused_a_pact_accepted_and_the_older_one_that_ends() {
        var table = Table.of(4).age(2).round(5).decks().pact(0, 3, "trade-routes-agreement", 'A');
        table.pact(1, 0, "open-borders-agreement", ' ')
                .hand(0, "scientific-cooperation", "rats")
                .politics(0);
        table.pick("offer scientific-cooperation seat2", "refuse").expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectHand(0, "scientific-cooperation", "rats")
                .expectInPlay(0, "trade-routes-agreement")
                .pick("end");
        table.politics(0).pick("offer scientific-cooperation seat3", "accept");
        table.expectInPlay(0, "scientific-cooperation").expectNotInPlay(0, "trade-routes-agreement");
        table.expectInPlay(1, "open-borders-agreement").expectMilitary(0, 3, 3);
        assertThat(table.s.pactPartner[Pact.SCIENTIFIC_COOPERATION.ordinal()]).isEqualTo((byte) 2);
    }
}
