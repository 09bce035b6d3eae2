package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.SetQuestion;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** EMP-28.3: several cards are picked as a set; only where their order counts it is asked. */
class CardChoiceTest {

    @Test
    @Scenario("S-120")
    @Rule("EMP-28.3")
    void a_pick_closes_no_other_card_that_could_still_belong_to_an_answer() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .hand(1, "glory", "advance", "conquer")
                .mainDeck("hills", "cape");
        table.play(0, "military-engineering")
                .pick("discard conquer")
                .expectOptions(1, "discard glory", "discard advance")
                .pick("discard glory");
        table.expectDiscard(1, "glory", "conquer").expectHand(1, "advance");
    }

    @Test
    @Rule("EMP-28.3")
    void the_same_set_is_the_same_answer_in_whatever_order_it_is_picked() {
        var one = Table.of("romans", "greeks")
                .hand(0, "glory", "advance", "conquer")
                .cleanUp(0);
        var other = Table.of("romans", "greeks")
                .hand(0, "glory", "advance", "conquer")
                .cleanUp(0);
        one.pick("discard conquer", "discard glory", "done");
        other.pick("discard glory", "discard conquer", "done");
        assertThat(one.s.zones().pieces(Places.discard(0)))
                .isEqualTo(other.s.zones().pieces(Places.discard(0)));
    }

    @Test
    @Rule("EMP-28.3")
    void nothing_leaves_the_hand_before_the_answer_is_whole() {
        var table = Table.of("romans", "greeks")
                .hand(0, "glory", "advance")
                .deck(0, "conquer", "settlers", "city", "dalmatia")
                .cleanUp(0);
        table.pick("discard glory").expectDiscard(0).expectHand(0, "glory", "advance");
        table.pick("done").expectDiscard(0, "glory");
    }

    @Test
    @Rule("EMP-28.3")
    void of_equal_cards_one_is_offered_and_then_the_next() {
        var table =
                Table.of("romans", "greeks").hand(0, "city", "city", "glory").cleanUp(0);
        table.expectOptions(0, "discard city", "discard glory", "done")
                .pick("discard city")
                .expectOptions(0, "discard city", "discard glory", "done");
    }

    @Test
    @Rule({"EMP-20.2", "EMP-28.3"})
    void a_card_that_counts_as_two_regions_pays_for_two_and_may_be_given_beside_another() {
        var table = Table.of("mauryans", "greeks")
                .inPlay(0, "hills", "cape", "grand-trunk-road", "oasis")
                .hand(0, "advance")
                .play(0, "glory");
        var asked = (SetQuestion<EmpiresState>) table.s.question(0);
        assertThat(asked.byCount(table.s)).isFalse();
        table.pick("abandon grand-trunk-road").expectNotOffered(0, "done");
        table.pick("abandon hills").expectOffered(0, "abandon cape", "done");
        table.pick("abandon cape").expectPlay(0, "oasis");
    }

    @Test
    @Rule({"EMP-13.28", "EMP-28.3"})
    void cards_put_on_the_deck_are_picked_one_after_the_other_because_their_order_counts() {
        var table = Table.of("olmecs", "greeks")
                .hand(0, "glory", "advance", "conquer")
                .deck(0, "prosperity");
        CardChoice.ask(table.s, 0, Deed.DECK_TOP, Place.HAND.bit(), Filter.ANY, 2, 2);
        table.s.run();
        table.pick("top conquer", "top glory")
                .expectDeck(0, "glory", "conquer", "prosperity")
                .expectHand(0, "advance");
    }
}
