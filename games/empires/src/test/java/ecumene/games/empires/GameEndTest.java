package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-17: how the game ends. */
class GameEndTest {

    @Test
    @Rule({"EMP-17.3", "EMP-17.4"})
    void after_a_collapse_unrest_may_still_be_returned_and_then_every_card_is_laid_open() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "sumerians")
                .hand(0, "unrest", "corruption")
                .history(1, "glory")
                .unrest(1)
                .empire(0)
                .secret();
        table.play(0, "corruption");
        table.expectCollapsed(true).expectAsked(0, EmpiresSentence.ASK_SUMERIANS);
        table.pick("done").expectOver();
        assertThat(table.seen(0, Places.history(1))).containsExactly("glory");
    }

    @Test
    @Rule("EMP-17.2")
    void a_second_trigger_changes_nothing() {
        var table = Table.of("romans", "greeks");
        table.s.round = 7;
        GameEnd.trigger(table.s, EmpiresSentence.SCORING_BY_MAIN_DECK, 0);
        table.s.round = 8;
        GameEnd.trigger(table.s, EmpiresSentence.SCORING_BY_CARD, 1);
        assertThat(table.s.lastRound).isEqualTo(8);
    }
}
