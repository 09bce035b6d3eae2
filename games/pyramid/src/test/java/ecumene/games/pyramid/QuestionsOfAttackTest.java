package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.newWorld;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** PYR-Q16 – PYR-Q18, PYR-Q25, PYR-10.6 and PYR-10.7: what the attacked are asked, and what others see of it. */
class QuestionsOfAttackTest {
    /** Seat 1 has a hidden Food card: Agriculture or Barter. */
    private static Table withHiddenFood() {
        var table = newWorld(3)
                .hand(1, "agriculture", "barter", "ambush", "knights")
                .hand(2, "mining")
                .turn(1);
        return table.pick("resource barter");
    }

    @Test
    @Rule({"PYR-Q16", "PYR-10.6"})
    void q16_how_to_react() {
        var table = withHiddenFood().resources(1, "mining").play(0, "tank").expectAsked(1, PyramidSentence.ASK_REACT);
        table.expectOptions(1, "respond ambush", "respond knights", "turn barter", "turn mining", "done");
        table.expectSeen(0, Places.resources(1), "?", "mining").expectSeen(0, Places.hand(1), "knights", "?", "?");
        table.pick("respond ambush").expectRead(2, PyramidSentence.RESPONDED, 1, table.piece(1, "ambush"));
        table.expectOptions(1, "respond knights", "turn barter", "turn mining", "done")
                .pick("turn barter");
        table.expectRead(0, PyramidSentence.TURNED, 1, table.piece(1, "barter"));
        table.expectOptions(1, "turn mining", "done").pick("done").expectAsked(2, PyramidSentence.ASK_REACT);
        table.expectTechnologies(1, "ambush", "barter").expectHand(1, "agriculture", "knights");
    }

    @Test
    @Rule("PYR-Q16")
    void q16_every_set_of_responses_and_resource_cards_can_be_chosen_in_one_way() {
        var table = newWorld(2)
                .hand(1, "ambush", "charge", "knights", "tank")
                .resources(1, "mining", "cannon")
                .play(0, "chariots");
        var sets = new ArrayList<String>();
        collect(table.s, sets);
        assertThat(sets).doesNotHaveDuplicates().hasSize(1 << 5);
    }

    private static void collect(PyramidState s, List<String> sets) {
        if (s.seatToAnswer() != 1 || !(s.question(1) instanceof Attacking.React)) {
            var shown = new TreeSet<String>();
            s.log().stream()
                    .filter(entry -> entry.said().sentence() == PyramidSentence.RESPONDED
                            || entry.said().sentence() == PyramidSentence.TURNED)
                    .forEach(entry ->
                            shown.add(s.card(entry.said().values().get(1)).key()));
            sets.add(shown.toString());
            return;
        }
        for (var move : s.options(1).moves()) {
            var copy = s.copy();
            copy.pick(1, move);
            collect(copy, sets);
        }
    }

    @Test
    @Rule({"PYR-Q17", "PYR-10.7"})
    void q17_what_to_lose() {
        var table = withHiddenFood().hand(2).resources(1, "mining", "chariots").play(0, "tank");
        table.pick(1, "done").pick(2, "done").expectAsked(1, PyramidSentence.ASK_LOSS);
        table.expectOptions(1, "spend barter", "spend mining")
                .expectSeen(2, Places.resources(1), "?", "mining", "chariots");
        table.pick("spend barter")
                .expectOptions(1, "spend mining", "spend chariots")
                .pick("spend chariots");
        table.expectResolved().expectRead(2, PyramidSentence.SPENT, 1, 0, table.piece(1, "barter"));
        table.expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-Q17")
    void q17_is_not_asked_without_a_loss_or_a_choice() {
        newWorld(2)
                .resources(1, "mining", "barter")
                .play(0, "nuclear-submarine")
                .pick("done")
                .expectResolved();
        newWorld(2)
                .resources(1, "mining", "barter")
                .play(0, "cannon")
                .pick("done")
                .expectResolved()
                .expectResources(1);
    }

    @Test
    @Rule({"PYR-Q18", "PYR-10.7"})
    void q18_which_wonder_to_hand_over() {
        var table = newWorld(3)
                .wonders()
                .owns(1, "taj-mahal")
                .owns(1, "angkor-wat")
                .owns(2, "eiffel-tower")
                .owns(0, "himeji-castle");
        table.play(0, "nuclear-submarine").expectAsked(1, PyramidSentence.ASK_GIVE);
        table.expectOptions(1, "give taj-mahal", "give angkor-wat")
                .pick("give taj-mahal")
                .expectResolved();
        table.expectRead(2, PyramidSentence.GAVE_WONDER, 1, 0, table.wonderIndex("taj-mahal"));
        // with one wonder there is nothing to ask
        table.expectRead(1, PyramidSentence.GAVE_WONDER, 2, 0, table.wonderIndex("eiffel-tower"));
    }

    @Test
    @Rule("PYR-Q25")
    void q25_the_reaction_is_asked_whenever_there_is_a_card_even_if_none_can_help() {
        var useless = newWorld(2).hand(1, "mining").play(0, "tank").expectAsked(1, PyramidSentence.ASK_REACT);
        useless.expectOptions(1, "done");
        newWorld(2).resources(1, "mining").play(0, "tank").expectAsked(1, PyramidSentence.ASK_REACT);
        newWorld(2).technologies(1, "mining").play(0, "tank").expectResolved();
        // after a response the others must not learn whether there is another one
        var more = newWorld(2).hand(1, "knights", "mining").play(0, "tank").pick("respond knights");
        more.expectAsked(1, PyramidSentence.ASK_REACT).expectOptions(1, "done");
    }

    @Test
    @Rule("PYR-Q25")
    void q25_what_others_are_shown_of_a_question_is_only_who_is_asked() {
        var table = withHiddenFood().play(0, "tank");
        for (int viewer : new int[] {0, 2, 3}) {
            assertThat(View.of(GAME, table.s, viewer).waiting()).containsExactly(1);
            for (var secret : List.of("agriculture", "barter", "ambush")) {
                table.expectNeverNamed(viewer, 1, secret);
                assertThat(View.of(GAME, table.s, viewer).toString()).doesNotContain("\"" + secret + "@2");
                assertThat(table.seen(viewer, Places.hand(1))).doesNotContain(secret);
                assertThat(table.seen(viewer, Places.resources(1))).doesNotContain(secret);
            }
        }
    }
}
