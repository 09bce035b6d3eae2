package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-6 – EMP-12: rounds, turns, drawing, solstice. */
class TurnTest {

    @Test
    @Rule({"EMP-6.1", "EMP-6.2", "EMP-6.3", "EMP-Q-TURN"})
    void turns_follow_one_after_another_and_each_is_of_one_kind() {
        var table =
                Table.of("romans", "greeks").hand(0, "unrest").deck(0, "glory").rounds();
        table.expectAsked(0, EmpiresSentence.ASK_TURN).expectOptions(0, "activate", "innovate", "revolt");
        table.pick("activate", "end", "done")
                .expectAsked(1, EmpiresSentence.ASK_TURN)
                .pick("activate");
        // an empty hand has nothing to decide: turn, clean-up and solstice pass by
        table.expectAsked(0, EmpiresSentence.ASK_TURN);
        assertThat(table.s.round).isEqualTo(2);
        assertThat(table.log()).containsSubsequence("Round 1: P1", "Round 1: P2", "Solstice of round 1", "Round 2: P1");
    }

    @Test
    @Rule({"EMP-6.4", "EMP-13.8", "EMP-L-0.11"})
    void an_effect_is_carried_out_as_far_as_possible() {
        var table = Table.of("romans", "greeks", "celts")
                .empire(0)
                .hand(1, "settlers")
                .mainDeck("hills", "temple");
        table.play(0, "military-engineering").pick("no");
        table.expectResolved().expectHand(1).expectDiscard(1, "settlers").expectHand(2);
    }

    @Test
    @Rule({"EMP-7.1", "EMP-Q-ACTIVATE"})
    void operations_come_in_any_order_until_the_player_ends() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "coinage")
                .hand(0, "assyrians")
                .deck(0, "glory");
        table.activate(0).expectOptions(0, "play assyrians", "exhaust coinage", "end");
        table.pick("exhaust coinage").expectOptions(0, "play assyrians", "play glory", "end");
        table.pick("play assyrians", "end")
                .expectResolved()
                .expectHand(0, "glory")
                .expectTokens(0, 0, 1, 0);
    }

    @Test
    @Rule("EMP-7.4")
    void three_plays_and_five_exhausts() {
        var table = Table.of("romans", "greeks")
                .hand(0, "hills", "cape", "oasis", "river")
                .inPlay(0, "code-of-laws", "religion", "mysticism")
                .activate(0);
        table.pick("play hills", "no", "play cape", "no", "play oasis", "no");
        table.expectActions(0, 0).expectBlocked(0, "play river", EmpiresSentence.NO_ACTION);
        table.exhausts(0, 0).activate(0).expectBlocked(0, "exhaust religion", EmpiresSentence.NO_EXHAUST_TOKEN);
    }

    @Test
    @Rule("EMP-7.3")
    void a_card_is_exhausted_once_a_turn_and_works_in_either_period() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "shrine")
                .tokens(0, 2, 0, 0)
                .deck(0, "glory", "unrest");
        table.exhaust(0, "shrine")
                .expectTokens(0, 1, 0, 0)
                .expectExhausted(0, "shrine", true)
                .expectExhausts(0, 4);
        table.expectNotOffered(0, "exhaust shrine")
                .expectBlocked(0, "exhaust shrine", EmpiresSentence.EXHAUSTED_ALREADY);
    }

    @Test
    @Rule("EMP-10.1")
    void the_player_chooses_the_market_card_for_the_token() {
        var table = Table.of("romans", "greeks")
                .market(1, "hills")
                .market(4, "cape")
                .cleanUp(0);
        table.expectAsked(0, EmpiresSentence.ASK_TOKEN)
                .expectOptions(0, "token hills", "token cape")
                .pick("token cape");
        table.expectOn(4, 0, 0, 1).expectOn(1, 0, 0, 0);
    }

    @Test
    @Rule({"EMP-10.3", "EMP-Q-CLEANUP"})
    void any_number_of_hand_cards_may_be_discarded() {
        var table = Table.of("romans", "greeks")
                .hand(0, "glory", "advance", "conquer")
                .cleanUp(0);
        table.expectOptions(0, "discard glory", "discard advance", "discard conquer", "done");
        table.pick("discard advance")
                .expectOptions(0, "discard glory", "discard conquer", "done")
                .pick("discard conquer", "done");
        table.expectResolved();
        assertThat(table.s.hand(0)).isEqualTo(3);
    }

    @Test
    @Rule("EMP-11.4")
    void with_nothing_to_draw_drawing_stops() {
        var table = Table.of("romans", "greeks").deck(0, "glory").draw(0, 3);
        table.expectResolved().expectHand(0, "glory").expectDeck(0);
    }

    @Test
    @Rule("EMP-11.6")
    void vikings_without_harald_only_shuffle() {
        var table = Table.of("vikings", "greeks").discard(0, "glory").draw(0, 1);
        table.expectHand(0, "glory").expectExhausts(0, 5).expectScoringTriggered(false);
    }

    @Test
    @Rule("EMP-11.7")
    void an_empty_deck_is_rebuilt_only_when_a_card_must_be_drawn() {
        var table = Table.of("romans", "greeks")
                .nation(0, "raetia")
                .deck(0, "glory")
                .discard(0, "advance")
                .draw(0, 1);
        table.expectHand(0, "glory").expectDeck(0).expectDiscard(0, "advance").expectNation(0, "raetia");
    }

    @Test
    @Rule({"EMP-12.1", "EMP-12.2"})
    void at_the_solstice_players_act_in_turn_order() {
        var table = Table.of("romans", "greeks")
                .empire(0, 1)
                .inPlay(0, "metropolis")
                .inPlay(1, "metropolis");
        table.s.first = 1;
        table.s.finish();
        table.s.then(Solstice.BEGIN);
        table.s.run();
        table.expectAsked(1, EmpiresSentence.ASK_CHOOSE).pick("choose 1");
        table.expectAsked(0, EmpiresSentence.ASK_CHOOSE).pick("choose 2");
        table.expectTokens(1, 1, 0, 0).expectTokens(0, 0, 1, 0);
    }

    @Test
    @Rule("EMP-12.3")
    void a_card_that_leaves_play_before_its_effect_loses_it() {
        var table = Table.of("scythians", "greeks")
                .inPlay(0, "tents", "highlands")
                .hand(0, "glory")
                .solstice(0);
        table.pick("resolve tents", "yes")
                .expectResolved()
                .expectHand(0, "glory", "highlands")
                .expectTokens(0, 0, 0, 0);
    }

    @Test
    @Rule("EMP-12.4")
    void at_the_solstice_nothing_is_exhausted() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "temple", "wonder")
                .discard(0, "unrest")
                .solstice(0);
        table.expectResolved()
                .expectUnrestPile(Table.UNREST + 1)
                .expectTokens(0, 0, 0, 0)
                .expectExhausts(0, 5);
    }

    @Test
    @Rule("EMP-26.2")
    void a_decision_in_another_turn_interrupts_it() {
        var table = Table.of("romans", "greeks", "celts")
                .deck(1, "settlers")
                .deck(2, "druids")
                .play(0, "prosperity");
        table.pick("no").expectAsked(1, EmpiresSentence.ASK_MAY).pick("yes");
        table.expectAsked(2, EmpiresSentence.ASK_MAY).pick("no").expectAsked(0, EmpiresSentence.ASK_CHOOSE);
        table.expectHand(1, "settlers").expectHand(2);
    }
}
