package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.ASK_COST;
import static ecumene.games.pyramid.PyramidSentence.ASK_GAIN;
import static ecumene.games.pyramid.PyramidSentence.ASK_LOSS;
import static ecumene.games.pyramid.PyramidSentence.ASK_REACT;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE;
import static ecumene.games.pyramid.PyramidSentence.ASK_USE;
import static ecumene.games.pyramid.PyramidSentence.ATTACKED;
import static ecumene.games.pyramid.PyramidSentence.NOT_ACTIVATED;
import static ecumene.games.pyramid.PyramidSentence.WRONG_RESOURCE;

import ecumene.engine.testing.Cards;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;

/** C01 – C05, in the order of the card list. */
class StartingCardsTest {
    // --- C01 Agriculture --------------------------------------------------------------------------------------------

    @Test
    @Cards("C01")
    void agriculture_restores_one_food_of_your_choice_and_you_cannot_decline() {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE).technologies(0, "reinforcement");
        table.play(0, "agriculture").expectAsked(0, ASK_RESTORE);
        table.expectOptions(0, "restore barter", "restore reinforcement", "restore agriculture");
        table.expectBlocked(0, "restore warriors", WRONG_RESOURCE).expectBlocked(0, "restore tank", WRONG_RESOURCE);
        table.pick("restore reinforcement")
                .expectResolved()
                .expectResources(0, "reinforcement")
                .expectTemporary();
    }

    @Test
    @Cards("C01")
    void agriculture_restores_itself_when_there_is_no_other_food() {
        var table = Table.newWorld(2).technologies(0, "mining");
        table.play(0, "agriculture").expectResolved();
        table.expectResources(0, "agriculture").expectTechnologies(0, "mining");
    }

    // --- C02 Mining -------------------------------------------------------------------------------------------------

    @Test
    @Cards("C02")
    void mining_restores_one_iron_of_your_choice_and_you_cannot_decline() {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE);
        table.play(0, "mining").expectAsked(0, ASK_RESTORE);
        table.expectOptions(0, "restore warriors", "restore mining");
        table.expectBlocked(0, "restore barter", WRONG_RESOURCE).expectBlocked(0, "restore tank", WRONG_RESOURCE);
        table.pick("restore warriors").expectResolved().expectResources(0, "warriors");
    }

    @Test
    @Cards("C02")
    void mining_restores_itself_when_there_is_no_other_iron() {
        var table = Table.newWorld(2).technologies(0, "agriculture");
        table.play(0, "mining").expectResolved();
        table.expectResources(0, "mining").expectTechnologies(0, "agriculture");
    }

    // --- C03 Barter -------------------------------------------------------------------------------------------------

    @Test
    @Cards("C03")
    void barter_turns_any_resource_card_into_a_resource_up_to_oil() {
        var table = Table.newWorld(2).resources(0, "agriculture", "mining", "swordsmen", "knights", "cannon", "tank");
        table.play(0, "barter").expectAsked(0, ASK_COST);
        table.expectOptions(
                0,
                "spend agriculture",
                "spend mining",
                "spend swordsmen",
                "spend knights",
                "spend cannon",
                "spend tank");
        table.pick("spend agriculture");
        table.expectAsked(0, ASK_GAIN);
        table.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder", "gain oil");
        table.pick("gain gunpowder").expectResolved();
        table.expectTemporary("gunpowder").expectResources(0, "mining", "swordsmen", "knights", "cannon", "tank");
        table.expectTechnologies(0, "agriculture", "barter");
    }

    @Test
    @Cards("C03")
    void barter_may_give_the_type_that_was_spent() {
        var table = Table.newWorld(2).resources(0, "agriculture");
        table.play(0, "barter").pick("gain food").expectResolved().expectTemporary("food");
    }

    @Test
    @Cards("C03")
    void barter_takes_a_whole_space_card_for_one_resource() {
        var table = Table.newWorld(2).resources(0, "computer");
        table.play(0, "barter").pick("gain oil").expectResolved();
        table.expectTemporary("oil").expectResources(0).expectTechnologies(0, "computer", "barter");
    }

    @Test
    @Cards("C03")
    void barter_does_nothing_without_a_resource_card_whatever_was_gained_this_turn() {
        var table = Table.newWorld(2).hand(0, "barter").temporary(Resource.FOOD, 2);
        table.technologyPhase(0).expectResolved();
        table.expectLogged(NOT_ACTIVATED, 0, table.piece(0, "barter"));
        table.expectTemporary("food", "food").expectTechnologies(0, "barter");
    }

    // --- C04 Warriors -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C04")
    void warriors_cost_each_defeated_opponent_one_resource() {
        var table =
                Table.newWorld(3).stakes().resources(1, "agriculture", "mining").resources(2, "barter");
        table.army(2, 1).play(0, "warriors");
        table.expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 1);
        table.expectAsked(1, ASK_REACT).pick("done").expectAsked(2, ASK_REACT).pick("done");
        table.expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining");
        table.pick("spend mining").expectResolved();
        table.expectResources(1, "agriculture").expectTechnologies(1, "mining").expectResources(2, "barter");
        table.expectTemporary().expectStakes(3, 3, 3);
    }

    // --- C05 Reinforcement
    // -------------------------------------------------------------------------------------------------

    @Test
    @Cards("C05")
    void reinforcement_activates_one_attack_that_lies_in_your_area() {
        var table = Table.newWorld(2).technologies(0, "warriors", "swordsmen", "agriculture");
        table.resources(0, "knights").hand(0, "cannon").technologies(1, "warriors");
        table.play(0, "reinforcement").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use warriors", "use swordsmen", "done")
                .pick("use swordsmen")
                .expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "swordsmen"), 1 + 2 + 1);
        table.expectTechnologies(0, "warriors", "swordsmen", "agriculture", "reinforcement");
    }

    @Test
    @Cards("C05")
    void reinforcement_may_activate_nothing() {
        var table = Table.newWorld(2).technologies(0, "warriors");
        table.play(0, "reinforcement").pick("done").expectResolved().expectNotLogged(ATTACKED);
        Table.newWorld(2).play(0, "reinforcement").expectResolved().expectNotLogged(ATTACKED);
    }
}
