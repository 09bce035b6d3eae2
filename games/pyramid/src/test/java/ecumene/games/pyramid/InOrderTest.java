package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.CHOSEN_IN_ORDER;
import static ecumene.games.pyramid.PyramidSentence.TOO_FEW_LEFT;
import static ecumene.games.pyramid.Table.newWorld;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** A set is chosen one card at a time, in order: a card that was passed over says why it cannot be chosen any more. */
class InOrderTest {
    @Test
    @Rule("PYR-5.15")
    void a_card_passed_over_when_restoring_says_so() {
        var table = newWorld(2).technologies(0, "mining", "ambush", "barter").play(0, "electricity");
        table.pick("restore ambush").expectOptions(0, "restore barter", "restore electricity", "done");
        table.expectBlocked(0, "restore mining", CHOSEN_IN_ORDER);
    }

    @Test
    @Rule("PYR-5.15")
    void a_compulsory_number_can_only_begin_where_enough_cards_follow() {
        var table =
                newWorld(3).technologies(0, "agriculture", "barter", "ambush").play(0, "irrigation");
        table.expectOptions(0, "restore agriculture", "restore barter");
        table.expectBlocked(0, "restore ambush", TOO_FEW_LEFT);
    }

    @Test
    @Rule("PYR-5.22")
    void a_card_passed_over_when_reacting_says_so() {
        var table = newWorld(2).hand(1, "charge", "flanking").resources(1, "mining", "tank", "barter");
        table.play(0, "chariots").pick("respond charge").expectBlocked(1, "respond flanking", CHOSEN_IN_ORDER);
        table.pick("turn tank").expectBlocked(1, "turn mining", CHOSEN_IN_ORDER);
    }

    @Test
    @Rule("PYR-7.2")
    void a_card_passed_over_when_taking_back_says_so() {
        var table = newWorld(2).resources(0, "mining", "barter", "ambush").endOfTurn(0);
        table.pick("take barter").expectOptions(0, "take ambush", "done");
        table.expectBlocked(0, "take mining", CHOSEN_IN_ORDER);
    }

    @Test
    @Rule("PYR-5.24")
    void a_card_passed_over_when_losing_resources_says_so() {
        var table = newWorld(2)
                .resources(1, "mining", "barter", "ambush")
                .play(0, "cannon")
                .pick("done");
        table.expectBlocked(1, "spend ambush", TOO_FEW_LEFT);
        table.pick("spend barter").expectTechnologies(1, "barter", "ambush").expectResources(1, "mining");
    }
}
