package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** PYR-5.32: a set is picked in any order, and nothing that could still belong to it is closed by a pick. */
class SetsTest {
    @Test
    @Scenario("S-61")
    @Rule({"PYR-5.32", "PYR-5.22"})
    void a_defender_who_turns_a_resource_first_can_still_respond_from_hand() {
        var table = newWorld(2).resources(1, "agriculture", "cannon", "tank").hand(1, "knights", "charge", "barter");
        table.technologies(0, "nuclear-submarine").play(0, "ironclads");
        table.pick(1, "turn tank");
        table.expectOptions(1, "turn agriculture", "turn cannon", "respond knights", "respond charge", "done");
        table.expectBlocked(1, "respond barter", PyramidSentence.NO_RESPONSE_SYMBOL);
        table.pick(1, "respond charge").pick(1, "respond knights").pick(1, "turn cannon");
        table.expectOptions(1, "turn agriculture", "done").pick(1, "done").expectResolved();
        table.expectPower(1, 4 + 2 + 3 + 3).expectLogged(PyramidSentence.UNDEFEATED, 1, 12, 9);
        table.expectHand(1, "barter").expectResources(1, "agriculture");
    }

    @Test
    @Scenario("S-62")
    @Rule({"PYR-5.32", "PYR-Q25"})
    void a_reaction_is_asked_to_its_end_as_long_as_a_card_is_left() {
        var table = newWorld(2)
                .resources(1, "agriculture")
                .hand(1, "mining")
                .play(0, "tank")
                .pick(1, "turn agriculture");
        table.expectAsked(1, PyramidSentence.ASK_REACT).expectOptions(1, "done");
        table.pick("done").expectResolved().expectTechnologies(1, "agriculture");
        newWorld(2)
                .resources(1, "agriculture")
                .play(0, "tank")
                .pick(1, "turn agriculture")
                .expectResolved();
        newWorld(2)
                .resources(1, "agriculture")
                .hand(1, "mining")
                .play(0, "knights")
                .pick(1, "done")
                .expectResolved()
                .expectTechnologies(1, "agriculture")
                .expectNotLogged(PyramidSentence.TURNED);
    }

    @Test
    @Scenario("S-63")
    @Rule({"PYR-5.32", "PYR-5.15"})
    void restoring_begins_with_any_card() {
        var banking = renaissance(2).technologies(0, "agriculture", "mining", "domestication", "banking");
        banking.resolve(0, "banking").pick("restore banking");
        banking.expectOptions(0, "restore agriculture", "restore mining", "restore domestication", "done");
        banking.pick("restore agriculture").expectResolved().expectResources(0, "banking", "agriculture");
        var electricity = newWorld(2).technologies(0, "agriculture", "mining", "electricity");
        electricity.resolve(0, "electricity");
        assertThat(Set.copyOf(Sets.inAnyOrder(electricity.s)))
                .as("any of three, none and all included")
                .hasSize(8);
    }

    @Test
    @Scenario("S-64")
    @Rule({"PYR-5.32", "PYR-5.24"})
    void losses_begin_with_any_card_and_may_end_as_soon_as_they_are_enough() {
        var table = newWorld(2)
                .resources(1, "agriculture", "mining", "computer")
                .play(0, "cannon")
                .pick("done");
        var space = table.s.copy();
        table.pick("spend mining").expectOptions(1, "spend agriculture", "spend computer");
        table.pick("spend agriculture").expectResolved().expectResources(1, "computer");
        var first = Table.at(space).pick("spend computer");
        first.expectOptions(1, "spend agriculture", "spend mining", "done");
        first.pick("spend mining").expectResolved().expectResources(1, "agriculture");
    }

    @Test
    @Scenario("S-65")
    @Rule({"PYR-5.32", "PYR-7.2"})
    void resource_cards_are_taken_back_in_any_order() {
        var table = newWorld(2).resources(0, "agriculture", "domestication", "steam-engine");
        table.hand(1, "mining", "barter").endOfTurn(0).pick("take steam-engine").pick("take agriculture");
        table.expectOptions(0, "take domestication", "done").pick("done").expectTurnOf(1);
        table.expectHand(0, "steam-engine", "agriculture").expectResources(0, "domestication");
        var none = newWorld(2).resources(0, "agriculture", "domestication", "steam-engine");
        none.hand(1, "mining", "barter").endOfTurn(0).pick("done").expectHand(0);
    }

    @Test
    @Rule("PYR-5.32")
    void what_is_laid_or_shown_from_hand_does_not_tell_its_order() {
        for (var hand : new String[][] {{"charge", "knights"}, {"knights", "charge"}}) {
            var table = newWorld(2)
                    .hand(1, hand)
                    .play(0, "tank")
                    .pick("respond charge")
                    .pick("respond knights");
            table.expectResolved();
            assertThat(table.readBy(0).stream().filter(line -> line.contains("responds")))
                    .containsExactly("P2 responds with Knights", "P2 responds with Charge");
        }
    }
}
