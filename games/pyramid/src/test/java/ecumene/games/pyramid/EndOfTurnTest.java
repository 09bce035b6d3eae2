package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;

/** PYR-7.1 – PYR-7.13: the end of a turn. */
class EndOfTurnTest {
    @Test
    @Rule("PYR-7.1")
    void with_two_cards_in_hand_nothing_is_taken_in_the_new_world() {
        var table = newWorld(2)
                .wonders("hanging-gardens")
                .hand(0, "mining", "barter")
                .hand(1, "mining", "barter");
        table.resources(0, "swordsmen", "currency")
                .technologies(0, "reinforcement")
                .endOfTurn(0)
                .expectTurnOf(1);
        table.expectBeside("hanging-gardens").expectHand(0, "mining", "barter").expectTechnologies(0, "reinforcement");
        table.expectResources(0, "swordsmen", "currency");
    }

    @Test
    @Rule("PYR-7.2")
    void with_one_card_a_wonder_all_technologies_and_any_resources_are_taken() {
        var table = newWorld(2)
                .wonders("hanging-gardens", "taj-mahal")
                .hand(0, "mining")
                .hand(1, "mining", "barter");
        table.resources(0, "swordsmen", "currency", "agriculture")
                .technologies(0, "reinforcement", "knights")
                .endOfTurn(0);
        table.expectWonderOf(0, "hanging-gardens").expectBeside("taj-mahal");
        table.expectHand(0, "mining", "reinforcement", "knights").expectTechnologies(0);
        table.expectAsked(0, PyramidSentence.ASK_TAKE);
        table.expectOptions(0, "take swordsmen", "take currency", "take agriculture", "done");
        table.pick("take currency")
                .expectOptions(0, "take swordsmen", "take agriculture", "done")
                .pick("done")
                .expectTurnOf(1);
        table.expectHand(0, "mining", "reinforcement", "knights", "currency")
                .expectResources(0, "swordsmen", "agriculture");
        table.expectWonderOf(0, "hanging-gardens");
    }

    @Test
    @Rule("PYR-7.2")
    void of_several_wonders_exactly_one_of_choice_is_taken() {
        var table = newWorld(2)
                .wonders("hanging-gardens", "himeji-castle", "taj-mahal")
                .hand(1, "mining", "barter");
        table.resources(0, "swordsmen", "currency")
                .technologies(0, "reinforcement", "charge", "ambush")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_WONDER);
        table.expectOptions(0, "wonder hanging-gardens", "wonder himeji-castle");
        table.expectBlocked(0, "wonder taj-mahal", PyramidSentence.CONDITION_NOT_MET);
        table.pick("wonder hanging-gardens")
                .expectWonderOf(0, "hanging-gardens")
                .expectBeside("himeji-castle");
        table.expectAsked(0, PyramidSentence.ASK_TAKE)
                .pick("take swordsmen")
                .pick("take currency")
                .expectTurnOf(1);
        table.expectHand(0, "reinforcement", "charge", "ambush", "swordsmen", "currency");
    }

    @Test
    @Rule("PYR-7.3")
    void temporary_resources_are_lost_in_the_new_world() {
        var table = newWorld(2).wonders().hand(0, "mining", "barter").hand(1, "mining", "barter");
        table.temporary(Resource.OIL, 2).endOfTurn(0).expectTurnOf(1).expectTemporary();
    }

    @Test
    @Rule("PYR-7.4")
    void at_last_the_end_of_the_game_is_checked_or_the_next_player_starts() {
        var table = newWorld(3)
                .wonders("apollo-project")
                .hand(0, "mining", "barter")
                .hand(2, "mining", "barter");
        table.endOfTurn(1).expectTurnOf(2).expectAsked(2, PyramidSentence.ASK_RESOURCE);
        table.endOfTurn(2).expectTurnOf(0).expectAsked(0, PyramidSentence.ASK_RESOURCE);
        var last = newWorld(3)
                .wonders("apollo-project")
                .resources(1, "computer")
                .hand(2, "mining", "barter")
                .endOfTurn(1);
        last.expectAsked(1, PyramidSentence.ASK_TAKE).pick("done").expectOver();
    }

    @Test
    @Rule("PYR-7.5")
    void conditions_are_judged_before_anything_is_taken_back() {
        var table = newWorld(2)
                .wonders("manhattan-project", "taj-mahal")
                .hand(0, "mining")
                .hand(1, "mining", "barter");
        table.technologies(0, "tank", "nuclear-submarine", "charge")
                .expectPower(0, 11)
                .endOfTurn(0);
        table.expectWonderOf(0, "manhattan-project").expectPower(0, 0);
        var two = newWorld(2)
                .wonders("manhattan-project")
                .hand(0, "mining", "barter")
                .hand(1, "mining", "barter");
        two.technologies(0, "tank", "nuclear-submarine", "charge").endOfTurn(0).expectBeside("manhattan-project");
    }

    @Test
    @Rule("PYR-7.10")
    void with_two_cards_in_hand_nothing_is_taken_back_in_the_renaissance_but_wonders_are_checked() {
        var table = renaissance(2)
                .wonders("stonehenge")
                .hand(0, "mining", "warriors")
                .hand(1, "mining", "barter");
        table.resources(0, "agriculture", "barter")
                .technologies(0, "reinforcement")
                .endOfTurn(0)
                .expectTurnOf(1);
        table.expectTechnologies(0, "reinforcement").expectResources(0, "agriculture", "barter");
        table.expectHand(0, "mining", "warriors")
                .expectTokens(0, "stonehenge", 1)
                .expectSupply(0, 4);
    }

    @Test
    @Rule("PYR-7.11")
    void with_one_card_all_technologies_and_any_resources_are_taken_back_but_no_wonder() {
        var table = renaissance(2)
                .wonders("stonehenge")
                .owns(0, "great-wall")
                .hand(0, "mining")
                .hand(1, "mining", "barter");
        table.resources(0, "agriculture", "barter")
                .technologies(0, "reinforcement", "trade")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_TAKE).expectHand(0, "mining", "reinforcement", "trade");
        table.pick("take agriculture").pick("take barter").expectTurnOf(1).expectWonderOf(0, "great-wall");
        table.expectHand(0, "mining", "reinforcement", "trade", "agriculture", "barter")
                .expectResources(0);
        table.expectTokens(0, "stonehenge", 0);
    }

    @Test
    @Rule("PYR-7.12")
    void a_token_is_placed_on_one_wonder_whose_condition_is_met() {
        var table = renaissance(2)
                .wonders("stonehenge", "saint-basils-cathedral", "great-wall")
                .hand(1, "mining", "barter");
        table.resources(0, "agriculture", "barter", "mining", "trade")
                .hand(0, "reinforcement", "warriors")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_TOKEN);
        table.expectOptions(0, "wonder stonehenge", "wonder saint-basils-cathedral");
        table.expectBlocked(0, "wonder great-wall", PyramidSentence.CONDITION_NOT_MET);
        table.pick("wonder saint-basils-cathedral").expectTurnOf(1);
        table.expectTokens(0, "saint-basils-cathedral", 1)
                .expectTokens(0, "stonehenge", 0)
                .expectSupply(0, 4);
    }

    @Test
    @Rule("PYR-7.12")
    void with_the_printed_number_of_own_tokens_the_wonder_is_taken_and_all_tokens_go_back() {
        var table = renaissance(3)
                .wonders("stonehenge", "great-wall")
                .tokens(0, "stonehenge", 1)
                .tokens(1, "stonehenge", 1);
        table.tokens(2, "great-wall", 1).hand(0, "reinforcement", "warriors").hand(1, "mining", "barter");
        table.resources(0, "agriculture", "barter").endOfTurn(0).expectTurnOf(1).expectWonderOf(0, "stonehenge");
        table.expectSupply(0, 5).expectSupply(1, 5).expectSupply(2, 4).expectTokens(2, "great-wall", 1);
    }

    @Test
    @Rule("PYR-7.12")
    void tokens_of_others_do_not_help() {
        var table =
                renaissance(2).wonders("stonehenge").tokens(1, "stonehenge", 1).hand(0, "reinforcement", "warriors");
        table.hand(1, "mining", "barter").resources(0, "agriculture", "barter").endOfTurn(0);
        table.expectBeside("stonehenge").expectTokens(0, "stonehenge", 1).expectTokens(1, "stonehenge", 1);
    }

    @Test
    @Rule("PYR-7.12")
    void without_a_token_in_supply_one_may_be_moved_from_another_wonder() {
        var table = renaissance(2).wonders("stonehenge", "great-wall", "terracotta-army", "notre-dame");
        table.tokens(0, "great-wall", 1)
                .tokens(0, "terracotta-army", 2)
                .tokens(0, "notre-dame", 1)
                .tokens(0, "stonehenge", 1);
        table.hand(0, "reinforcement", "warriors")
                .hand(1, "mining", "barter")
                .resources(0, "agriculture", "barter")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_MOVE_TOKEN);
        table.expectOptions(
                0,
                "move great-wall stonehenge",
                "move terracotta-army stonehenge",
                "move notre-dame stonehenge",
                "decline");
        table.pick("move terracotta-army stonehenge").expectTurnOf(1).expectWonderOf(0, "stonehenge");
        table.expectTokens(0, "terracotta-army", 1)
                .expectTokens(0, "great-wall", 1)
                .expectSupply(0, 2);
    }

    @Test
    @Rule("PYR-7.12")
    void with_a_token_in_supply_none_is_moved_and_placing_it_is_compulsory() {
        var table = renaissance(2).wonders("stonehenge", "great-wall").tokens(0, "great-wall", 1);
        table.hand(0, "reinforcement", "warriors")
                .hand(1, "mining", "barter")
                .resources(0, "agriculture", "barter")
                .endOfTurn(0);
        table.expectTurnOf(1)
                .expectTokens(0, "stonehenge", 1)
                .expectTokens(0, "great-wall", 1)
                .expectSupply(0, 3);
    }

    @Test
    @Rule("PYR-7.12")
    void only_the_active_player_is_looked_at() {
        var table =
                renaissance(2).wonders("stonehenge").hand(0, "mining", "barter").hand(1, "mining", "warriors");
        table.resources(1, "agriculture", "barter").endOfTurn(0).expectTurnOf(1).expectTokens(1, "stonehenge", 0);
        table.expectTokens(0, "stonehenge", 0);
    }

    @Test
    @Rule("PYR-7.13")
    void temporary_resources_are_lost_and_the_next_player_starts_in_the_renaissance() {
        var table = renaissance(2).wonders().hand(0, "mining", "barter").hand(1, "mining", "barter");
        table.temporary(Resource.OIL, 2)
                .endOfTurn(0)
                .expectTurnOf(1)
                .expectTemporary()
                .expectGoingOn();
        table.track(1, 15).endOfTurn(0).expectOver();
    }

    @Test
    @Scenario("S-71")
    @Rule({"PYR-7.2", "PYR-8.1"})
    void the_only_wonder_whose_condition_is_met_is_taken_unasked_even_if_that_ends_the_game() {
        var table = newWorld(2).wonders("hanging-gardens").hand(0, "mining").resources(0, "swordsmen", "currency");
        table.endOfTurn(0).expectWonderOf(0, "hanging-gardens").expectAsked(0, PyramidSentence.ASK_TAKE);
        table.pick("done").expectOver().expectLogged(PyramidSentence.ENDED_BY_WONDER, 0);
    }
}
