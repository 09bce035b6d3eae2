package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.newWorld;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** PYR-Q16 – PYR-Q18, PYR-Q25, PYR-10.6 and PYR-10.7: what the attacked are asked, and what others see of it. */
class QuestionsOfAttackTest {
    /** Seat 1 has a hidden Food card: Agriculture or Barter. */
    private static Table withHiddenFood() {
        var table = newWorld(3)
                .hand(1, "agriculture", "barter", "reinforcement", "knights")
                .hand(2, "mining")
                .turn(1);
        return table.pick("resource barter");
    }

    @Test
    @Rule({"PYR-Q16", "PYR-10.6"})
    void q16_how_to_react() {
        var table = withHiddenFood().resources(1, "mining").play(0, "tank").expectAsked(1, PyramidSentence.ASK_REACT);
        table.expectOptions(1, "respond reinforcement", "respond knights", "turn barter", "turn mining", "done");
        table.expectSeen(0, Places.resources(1), "?", "mining").expectSeen(0, Places.hand(1), "knights", "?", "?");
        table.pick("turn barter").expectOptions(1, "respond reinforcement", "respond knights", "turn mining", "done");
        table.pick("respond reinforcement").expectOptions(1, "respond knights", "turn mining", "done");
        // nothing is shown before the answer is whole
        table.expectNotLogged(PyramidSentence.TURNED).expectSeen(0, Places.resources(1), "?", "mining");
        table.pick("done").expectAsked(2, PyramidSentence.ASK_REACT);
        table.expectRead(2, PyramidSentence.RESPONDED, 1, table.piece(1, "reinforcement"));
        table.expectRead(0, PyramidSentence.TURNED, 1, table.piece(1, "barter"));
        table.expectTechnologies(1, "reinforcement", "barter").expectHand(1, "agriculture", "knights");
    }

    @Test
    @Rule({"PYR-Q16", "PYR-5.32"})
    void q16_every_set_of_responses_and_resource_cards_can_be_chosen() {
        var table = newWorld(2)
                .hand(1, "reinforcement", "charge", "knights", "tank")
                .resources(1, "mining", "cannon")
                .play(0, "swordsmen");
        assertThat(Sets.of(table.s)).doesNotHaveDuplicates().hasSize(1 << 5);
        assertThat(Set.copyOf(Sets.inAnyOrder(table.s))).hasSize(1 << 5);
    }

    @Test
    @Rule({"PYR-Q17", "PYR-10.7"})
    void q17_what_to_lose() {
        var table = withHiddenFood().hand(2).resources(1, "mining", "swordsmen").play(0, "tank");
        table.pick(1, "done").pick(2, "done").expectAsked(1, PyramidSentence.ASK_LOSS);
        table.expectOptions(1, "spend barter", "spend mining", "spend swordsmen")
                .expectSeen(2, Places.resources(1), "?", "mining", "swordsmen");
        table.pick("spend barter")
                .expectOptions(1, "spend mining", "spend swordsmen")
                .pick("spend swordsmen");
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
            for (var secret : List.of("agriculture", "barter", "reinforcement")) {
                table.expectNeverNamed(viewer, 1, secret);
                assertThat(View.of(GAME, table.s, viewer).toString()).doesNotContain("\"" + secret + "@2");
                assertThat(table.seen(viewer, Places.hand(1))).doesNotContain(secret);
                assertThat(table.seen(viewer, Places.resources(1))).doesNotContain(secret);
            }
        }
    }
}
