package ecumene.games.empires;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-12: the solstice. */
class SolsticeTest {

    @Test
    @Rule({"EMP-12.1", "EMP-12.3"})
    void the_power_card_has_its_solstice_effect_as_well() {
        var table = Table.of("minoans:a", "greeks").hand(0, "glory").solstice(0);
        table.expectAsked(0, EmpiresSentence.ASK_MAY).pick("yes");
        table.expectResolved().expectTokens(0, 0, 0, 1).expectDiscard(0, "glory");
    }

    @Test
    @Rule({"EMP-12.1", "EMP-12.2"})
    void every_player_has_a_solstice_in_turn_order() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "mysticism")
                .hand(0, "glory", "advance")
                .inPlay(1, "religion")
                .solstice(0);
        table.expectAsked(0, EmpiresSentence.ASK_CHOOSE).pick("choose 1").expectUnrestInHand(1, 1);
    }
}
