package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** PYR-5.1 – PYR-5.4: the turn and its first two phases. */
class TurnTest {
    @Test
    @Rule("PYR-5.1")
    void a_turn_has_four_phases_and_then_the_next_player_begins() {
        var table =
                newWorld(3).hand(0, "mining", "agriculture", "reinforcement").hand(1, "mining", "reinforcement");
        table.pyramid(0, 0, "code-of-laws").resources(0, "warriors").wonders().turn(0);
        table.expectAsked(0, PyramidSentence.ASK_RESOURCE).pick("resource mining");
        table.expectAsked(0, PyramidSentence.ASK_TECHNOLOGY).pick("technology agriculture");
        table.expectAsked(0, PyramidSentence.ASK_ACTIVATE).pick("rest agriculture");
        table.expectAsked(0, PyramidSentence.ASK_BUY).pick("pass");
        table.expectAsked(0, PyramidSentence.ASK_TAKE).pick("done");
        table.expectAsked(1, PyramidSentence.ASK_RESOURCE).expectTurnOf(1);
    }

    @Test
    @Rule({"PYR-5.1", "PYR-5.2"})
    void one_card_from_hand_must_become_a_resource() {
        var table = newWorld(2).hand(0, "mining", "barter", "reinforcement").turn(0);
        table.expectOptions(0, "resource mining", "resource barter", "resource reinforcement");
        table.pick("resource barter").expectResources(0, "barter").expectHand(0, "mining", "reinforcement");
        table.expectAsked(0, PyramidSentence.ASK_TECHNOLOGY);
    }

    @Test
    @Rule({"PYR-5.2", "PYR-5.3"})
    void without_a_card_in_hand_both_phases_are_skipped() {
        var table = newWorld(2)
                .resources(0, "mining", "warriors")
                .pyramid(0, 0, "code-of-laws")
                .turn(0);
        table.expectAsked(0, PyramidSentence.ASK_BUY).expectTechnologies(0).expectResources(0, "mining", "warriors");
    }

    @Test
    @Rule("PYR-5.3")
    void one_card_from_hand_must_become_a_technology() {
        var table = newWorld(2)
                .hand(0, "mining", "barter", "reinforcement", "agriculture", "knights")
                .hand(1, "mining", "barter");
        table.wonders().turn(0).pick("resource mining");
        table.expectOptions(
                0, "technology barter", "technology reinforcement", "technology agriculture", "technology knights");
        table.pick("technology reinforcement")
                .expectTechnologies(0, "reinforcement")
                .expectHand(0, "barter", "agriculture", "knights");
        table.expectLogged(PyramidSentence.PLAYED_TECHNOLOGY, 0, table.piece(0, "reinforcement"));
        table.pick("rest reinforcement").expectTurnOf(1).expectHand(0, "barter", "agriculture", "knights");
    }

    @Test
    @Rule("PYR-5.3")
    void an_only_card_becomes_the_resource_and_the_technology_phase_is_skipped() {
        var table = newWorld(2)
                .hand(0, "warriors")
                .resources(0, "mining")
                .pyramid(0, 0, "code-of-laws")
                .turn(0);
        table.expectAsked(0, PyramidSentence.ASK_BUY).expectTechnologies(0).expectResources(0, "mining", "warriors");
    }

    @Test
    @Rule("PYR-5.4")
    void a_technology_that_is_not_activated_does_nothing_but_counts_its_power() {
        var table = newWorld(2)
                .hand(0, "swordsmen", "mining")
                .resources(1, "mining")
                .technologyPhase(0);
        table.pick("technology swordsmen").expectOptions(0, "activate swordsmen", "rest swordsmen");
        table.pick("rest swordsmen").expectResolved().expectPower(0, 2).expectResources(1, "mining");
        table.expectNotLogged(PyramidSentence.ATTACKED);
        table.expectLogged(PyramidSentence.NOT_ACTIVATED, 0, table.piece(0, "swordsmen"));
    }

    @Test
    @Rule("PYR-5.4")
    void a_technology_that_is_activated_counts_its_power_as_well() {
        var table = newWorld(2).play(0, "swordsmen").expectResolved().expectPower(0, 2);
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "swordsmen"), 2);
    }
}
