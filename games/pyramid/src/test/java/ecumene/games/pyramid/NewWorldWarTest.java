package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.ASK_ATTACK;
import static ecumene.games.pyramid.PyramidSentence.ASK_CHOOSE;
import static ecumene.games.pyramid.PyramidSentence.ASK_GIVE;
import static ecumene.games.pyramid.PyramidSentence.ASK_LOSS;
import static ecumene.games.pyramid.PyramidSentence.ASK_REACT;
import static ecumene.games.pyramid.PyramidSentence.ASK_USE;
import static ecumene.games.pyramid.PyramidSentence.ATTACKED;
import static ecumene.games.pyramid.PyramidSentence.CHOSEN_ALREADY;
import static ecumene.games.pyramid.PyramidSentence.NOT_AN_ATTACK;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Attack and Tactics cards of C06 – C30, in the order of the card list. */
class NewWorldWarTest {
    // --- C11 Swordsmen, C16 Knights ----------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"C11, swordsmen, 2", "C16, knights, 3"})
    void a_simple_attack_costs_each_weaker_opponent_one_resource(String id, String card, int power) {
        var table = Table.newWorld(4).stakes().army(1, power - 1).army(2, power);
        for (int seat = 1; seat < 4; seat++) {
            table.resources(seat, "agriculture", "mining");
        }
        table.play(0, card).expectLogged(ATTACKED, 0, table.piece(0, card), power);
        for (int seat = 1; seat < 4; seat++) {
            table.expectAsked(seat, ASK_REACT).pick("done");
        }
        table.expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining");
        table.pick("spend mining")
                .expectAsked(3, ASK_LOSS)
                .pick("spend agriculture")
                .expectResolved();
        table.expectResources(1, "agriculture").expectResources(2, "agriculture", "mining");
        table.expectResources(3, "mining").expectTemporary().expectStakes(3, 3, 3, 3);
        Covered.card(id);
    }

    // --- C12 Ambush -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C12")
    void ambush_plays_one_attack_from_hand_which_must_attack() {
        var table = Table.newWorld(2).hand(0, "swordsmen", "warriors", "agriculture", "charge");
        table.technologies(0, "knights").resources(0, "cannon");
        table.play(0, "ambush").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack swordsmen", "attack warriors", "done");
        table.expectBlocked(0, "attack agriculture", NOT_AN_ATTACK).expectBlocked(0, "attack charge", NOT_AN_ATTACK);
        table.pick("attack swordsmen").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "swordsmen"), 3 + 1 + 2);
        table.expectTechnologies(0, "knights", "ambush", "swordsmen");
        table.expectHand(0, "warriors", "agriculture", "charge").expectTrack(0, 0);
    }

    @Test
    @Cards("C12")
    void ambush_may_play_nothing() {
        var table = Table.newWorld(2).hand(0, "swordsmen");
        table.play(0, "ambush").pick("done").expectResolved().expectNotLogged(ATTACKED);
        table.expectHand(0, "swordsmen").expectTechnologies(0, "ambush");
    }

    // --- C17 Musketeers, C22 Ironclads ------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"C17, musketeers, 3", "C22, ironclads, 4"})
    void a_plundering_attack_also_gives_you_what_each_weaker_opponent_spends(String id, String card, int power) {
        var table = Table.newWorld(4).stakes().army(1, power - 1).army(2, power);
        table.resources(1, "steam-engine", "mining").resources(2, "agriculture").resources(3, "computer", "feudalism");
        table.play(0, card).expectLogged(ATTACKED, 0, table.piece(0, card), power);
        table.expectAsked(1, ASK_REACT).pick("done").expectAsked(2, ASK_REACT).pick("done");
        // a card turned in defence is not plundered
        table.expectAsked(3, ASK_REACT).pick("turn feudalism").pick("done");
        table.expectAsked(1, ASK_LOSS).pick("spend steam-engine").expectResolved();
        table.expectResources(1, "mining").expectResources(2, "agriculture").expectResources(3);
        table.expectTechnologies(3, "computer", "feudalism").expectTemporary("oil", "space");
        table.expectStakes(3, 3, 3, 3);
        Covered.card(id);
    }

    // --- C18 Charge -------------------------------------------------------------------------------------------------

    @Test
    @Cards("C18")
    void charge_activates_two_different_attacks_that_lie_in_your_area() {
        var table = Table.newWorld(2).technologies(0, "warriors", "swordsmen", "knights", "agriculture");
        table.resources(0, "cannon").hand(0, "musketeers").technologies(1, "ironclads");
        table.play(0, "charge").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use warriors", "use swordsmen", "use knights", "done")
                .pick("use swordsmen");
        table.expectLogged(ATTACKED, 0, table.piece(0, "swordsmen"), 1 + 2 + 3 + 2)
                .expectAsked(0, ASK_USE);
        table.expectOptions(0, "use warriors", "use knights", "done");
        table.expectBlocked(0, "use swordsmen", CHOSEN_ALREADY);
        table.pick("use warriors").expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 1 + 2 + 3 + 2);
        table.expectResolved();
    }

    @Test
    @Cards("C18")
    void charge_resolves_the_first_attack_before_the_second_is_chosen() {
        var table = Table.newWorld(2).technologies(0, "warriors", "swordsmen").resources(1, "agriculture", "mining");
        table.play(0, "charge").pick("use warriors").expectAsked(1, ASK_REACT).pick("done");
        table.expectAsked(1, ASK_LOSS)
                .pick("spend mining")
                .expectAsked(0, ASK_USE)
                .pick("use swordsmen");
        table.expectAsked(1, ASK_REACT).pick("done").expectResolved().expectResources(1);
    }

    @Test
    @Cards("C18")
    void charge_may_activate_one_attack_or_none() {
        var one = Table.newWorld(2).technologies(0, "warriors", "swordsmen");
        one.play(0, "charge").pick("use warriors").pick("done").expectResolved();
        one.expectLogged(ATTACKED, 0, one.piece(0, "warriors"), 1 + 2 + 2);
        var none = Table.newWorld(2).technologies(0, "warriors", "swordsmen");
        none.play(0, "charge").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }

    // --- C21 Cannon, C26 Tank ---------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"C21, cannon, 3", "C26, tank, 4"})
    void a_heavy_attack_costs_each_weaker_opponent_two_resources(String id, String card, int power) {
        var table = Table.newWorld(4).stakes().army(1, power - 1).army(2, power);
        table.resources(1, "agriculture", "mining", "barter").resources(2, "agriculture", "mining");
        table.resources(3, "agriculture");
        table.play(0, card).expectLogged(ATTACKED, 0, table.piece(0, card), power);
        for (int seat = 1; seat < 4; seat++) {
            table.expectAsked(seat, ASK_REACT).pick("done");
        }
        table.expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining", "spend barter");
        table.pick("spend barter").expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining");
        table.pick("spend agriculture").expectResolved();
        table.expectResources(1, "mining")
                .expectResources(2, "agriculture", "mining")
                .expectResources(3);
        table.expectTemporary().expectStakes(3, 3, 3, 3);
        Covered.card(id);
    }

    @ParameterizedTest
    @CsvSource({"C21, cannon", "C26, tank"})
    void a_space_card_is_two_resources_to_a_heavy_attack(String id, String card) {
        var table = Table.newWorld(2).resources(1, "computer", "agriculture", "mining");
        table.play(0, card).pick("done").expectAsked(1, ASK_LOSS);
        table.expectOptions(1, "spend computer", "spend agriculture", "spend mining")
                .pick("spend computer")
                .pick("done")
                .expectResolved();
        table.expectResources(1, "agriculture", "mining");
        Covered.card(id);
    }

    // --- C23 Guerrilla Warfare --------------------------------------------------------------------------------------

    @Test
    @Cards("C23")
    void guerrilla_warfare_activates_one_attack_of_your_area() {
        var table = guerrilla().expectOptions(0, "choose 1", "choose 2").pick("choose 1");
        table.expectAsked(0, ASK_USE).expectOptions(0, "use warriors", "use swordsmen", "done");
        table.pick("use warriors").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 1 + 2 + 3);
        table.expectHand(0, "knights", "cannon", "agriculture");
    }

    @Test
    @Cards("C23")
    void guerrilla_warfare_instead_plays_one_attack_from_hand_which_must_attack() {
        var table = guerrilla().pick("choose 2").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack knights", "attack cannon", "done");
        table.expectBlocked(0, "attack agriculture", NOT_AN_ATTACK);
        table.pick("attack cannon").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "cannon"), 1 + 2 + 3 + 3);
        table.expectHand(0, "knights", "agriculture").expectTrack(0, 0);
    }

    @Test
    @Cards("C23")
    void guerrilla_warfare_may_do_nothing_either_way() {
        guerrilla().pick("choose 1").pick("done").expectResolved().expectNotLogged(ATTACKED);
        guerrilla().pick("choose 2").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }

    private static Table guerrilla() {
        var table = Table.newWorld(2).technologies(0, "warriors", "swordsmen").technologies(1, "warriors");
        table.hand(0, "knights", "cannon", "agriculture");
        return table.play(0, "guerrilla-warfare").expectAsked(0, ASK_CHOOSE);
    }

    // --- C27 Blitzkrieg ---------------------------------------------------------------------------------------------

    @Test
    @Cards("C27")
    void blitzkrieg_plays_up_to_two_attacks_one_after_the_other() {
        var table = Table.newWorld(2)
                .hand(0, "warriors", "swordsmen", "knights", "mining")
                .resources(1, "barter");
        table.technologies(0, "cannon");
        table.play(0, "blitzkrieg").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack warriors", "attack swordsmen", "attack knights", "done");
        table.expectBlocked(0, "attack mining", NOT_AN_ATTACK).pick("attack warriors");
        table.expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 3 + 3 + 1);
        table.expectAsked(1, ASK_REACT).pick("done").expectResources(1).expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack swordsmen", "attack knights", "done")
                .pick("attack knights")
                .expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "knights"), 3 + 3 + 1 + 3);
        table.expectHand(0, "swordsmen", "mining").expectTrack(0, 0);
        table.expectTechnologies(0, "cannon", "blitzkrieg", "warriors", "knights");
    }

    @Test
    @Cards("C27")
    void blitzkrieg_may_play_one_attack_or_none() {
        var one = Table.newWorld(2).hand(0, "warriors", "swordsmen");
        one.play(0, "blitzkrieg")
                .pick("attack swordsmen")
                .pick("done")
                .expectResolved()
                .expectHand(0, "warriors");
        var none = Table.newWorld(2).hand(0, "warriors", "swordsmen");
        none.play(0, "blitzkrieg").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }

    // --- C29 Nuclear Submarine --------------------------------------------------------------------------------------

    @Test
    @Cards("C29")
    void nuclear_submarine_takes_a_wonder_of_their_choice_from_each_weaker_opponent() {
        var table = Table.newWorld(4).wonders("angkor-wat").army(1, 4).army(2, 5);
        table.owns(1, "great-pyramids")
                .owns(1, "taj-mahal")
                .owns(2, "himeji-castle")
                .owns(3, "eiffel-tower");
        table.resources(1, "agriculture").track(0, 3).track(1, 3).track(2, 3);
        table.play(0, "nuclear-submarine").expectLogged(ATTACKED, 0, table.piece(0, "nuclear-submarine"), 5);
        table.expectAsked(1, ASK_REACT).pick("done").expectAsked(1, ASK_GIVE);
        table.expectOptions(1, "give great-pyramids", "give taj-mahal")
                .pick("give great-pyramids")
                .expectResolved();
        table.expectWonderOf(0, "great-pyramids").expectWonderOf(1, "taj-mahal");
        table.expectWonderOf(2, "himeji-castle")
                .expectWonderOf(0, "eiffel-tower")
                .expectBeside("angkor-wat");
        table.expectResources(1, "agriculture").expectTemporary();
        table.expectTrack(0, 3).expectTrack(1, 3).expectTrack(2, 3).expectTrack(3, 0);
    }

    @Test
    @Cards("C29")
    void nuclear_submarine_takes_nothing_from_an_opponent_without_wonders() {
        var table = Table.newWorld(2).wonders("angkor-wat").owns(0, "taj-mahal").resources(1, "agriculture");
        table.play(0, "nuclear-submarine")
                .expectAsked(1, ASK_REACT)
                .pick("done")
                .expectResolved();
        table.expectBeside("angkor-wat").expectWonderOf(0, "taj-mahal").expectResources(1, "agriculture");
    }

    // --- C30 Satellite ----------------------------------------------------------------------------------------------

    @Test
    @Cards("C30")
    void satellite_plays_any_number_of_attacks_one_after_the_other() {
        var table = Table.newWorld(2).hand(0, "warriors", "swordsmen", "knights", "cannon", "mining");
        table.play(0, "satellite").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack warriors", "attack swordsmen", "attack knights", "attack cannon", "done");
        table.expectBlocked(0, "attack mining", NOT_AN_ATTACK);
        table.pick("attack warriors").expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 3 + 1);
        table.pick("attack knights").expectLogged(ATTACKED, 0, table.piece(0, "knights"), 3 + 1 + 3);
        table.pick("attack cannon").expectLogged(ATTACKED, 0, table.piece(0, "cannon"), 3 + 1 + 3 + 3);
        table.pick("attack swordsmen").expectLogged(ATTACKED, 0, table.piece(0, "swordsmen"), 3 + 1 + 3 + 3 + 2);
        table.pick("done").expectResolved().expectHand(0, "mining").expectTrack(0, 0);
    }

    @Test
    @Cards("C30")
    void satellite_may_stop_at_any_time() {
        var one = Table.newWorld(2).hand(0, "warriors", "swordsmen");
        one.play(0, "satellite")
                .pick("attack warriors")
                .pick("done")
                .expectResolved()
                .expectHand(0, "swordsmen");
        var none = Table.newWorld(2).hand(0, "warriors");
        none.play(0, "satellite").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }
}
