package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-11: drawing, and rebuilding the draw deck. */
class DrawDeckTest {

    @Test
    @Rule("EMP-11.5")
    void a_card_drawn_if_able_does_not_rebuild_the_deck() {
        var table = Table.of("romans", "greeks").discard(0, "glory", "advance").play(0, "marvellous");
        table.expectResolved().expectHand(0).expectDeck(0);
    }

    @Test
    @Rule({"EMP-11.5", "EMP-13.28"})
    void up_to_three_cards_drawn_if_able_are_those_that_are_there() {
        var table = Table.of("olmecs", "greeks")
                .deck(0, "settlers")
                .discard(0, "glory", "conquer")
                .hand(0, "prosperity")
                .play(0, "jade-mask");
        table.expectAsked(0, EmpiresSentence.ASK_DRAW_MORE).pick("draw");
        table.expectAsked(0, EmpiresSentence.ASK_TOP).pick("top prosperity");
        table.expectResolved().expectHand(0, "settlers").expectDeck(0, "prosperity");
    }

    @Test
    @Rule("EMP-11.2")
    void an_empire_develops_once_a_turn_however_often_it_rebuilds() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .development(0, "triumvirate", "city-of-rome")
                .tokens(0, 20, 20, 20)
                .draw(0, 1)
                .expectAsked(0, EmpiresSentence.ASK_REBUILD)
                .pick("develop triumvirate");
        while (table.s.question(0) instanceof Payment.Joker) {
            table.s.pick(0, 0);
        }
        table.expectHand(0, "triumvirate").discard(0, "advance").draw(0, 1);
        table.expectResolved().expectHand(0, "triumvirate", "advance").expectDevelopment(0, "city-of-rome");
    }

    @Test
    @Rule("EMP-11.2")
    void a_barbarian_gains_one_nation_card_a_turn_however_often_the_deck_is_rebuilt() {
        var table =
                Table.of("romans", "greeks").nation(0, "settlers", "prosperity").draw(0, 1);
        table.expectHand(0, "settlers").discard(0, "advance").draw(0, 1);
        table.expectHand(0, "settlers", "advance").expectNation(0, "prosperity");
    }

    @Test
    @Rule("EMP-10.2")
    void the_clean_up_frees_the_nation_deck_and_the_development_area() {
        var table = Table.of("romans", "greeks")
                .hand(0, "glory", "advance", "conquer", "settlers", "prosperity")
                .deck(0, "city");
        table.s.markNation(0, true);
        table.s.markArea(0, true);
        table.cleanUp(0).pick("done");
        assertThat(table.s.nationMarked(0)).isFalse();
        assertThat(table.s.areaMarked(0)).isFalse();
    }
}
