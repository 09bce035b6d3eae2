package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.ASK_ATTACK;
import static ecumene.games.pyramid.PyramidSentence.ASK_CHOOSE;
import static ecumene.games.pyramid.PyramidSentence.ASK_LOSS;
import static ecumene.games.pyramid.PyramidSentence.ASK_REACT;
import static ecumene.games.pyramid.PyramidSentence.ASK_USE;
import static ecumene.games.pyramid.PyramidSentence.ATTACKED;
import static ecumene.games.pyramid.PyramidSentence.CHOSEN_ALREADY;
import static ecumene.games.pyramid.PyramidSentence.NOT_ACTIVATED;
import static ecumene.games.pyramid.PyramidSentence.NOT_AN_ATTACK;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Attack and Tactics cards of C31 – C55, in the order of the card list. */
class RenaissanceWarTest {
    // --- C36 Phalanx ------------------------------------------------------------------------------------------------

    @Test
    @Cards("C36")
    void phalanx_scores_for_you_in_any_case_and_for_each_undefeated_opponent() {
        var table =
                Table.renaissance(4).stakes().army(1, 1).army(2, 2).army(3, 3).resources(1, "agriculture");
        table.play(0, "phalanx").expectLogged(ATTACKED, 0, table.piece(0, "phalanx"), 2);
        table.expectAsked(1, ASK_REACT).pick("done").expectResolved();
        table.expectResources(1, "agriculture").expectTemporary().expectStakes(3 + 1, 3, 3 + 1, 3 + 1);
    }

    @Test
    @Cards("C36")
    void phalanx_scores_no_more_when_everybody_is_defeated() {
        Table.renaissance(3)
                .play(0, "phalanx")
                .expectResolved()
                .expectTrack(0, 1)
                .expectTrack(1, 0)
                .expectTrack(2, 0);
    }

    // --- C37 Flanking
    // --------------------------------------------------------------------------------------------------

    @Test
    @Cards("C37")
    void flanking_plays_one_attack_from_hand_which_must_attack() {
        var table = Table.renaissance(2).hand(0, "phalanx", "frigates", "opera", "mercenaries");
        table.technologies(0, "horse-archers").resources(0, "bombers");
        table.play(0, "flanking").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack phalanx", "attack frigates", "done");
        table.expectBlocked(0, "attack opera", NOT_AN_ATTACK).expectBlocked(0, "attack mercenaries", NOT_AN_ATTACK);
        table.pick("attack frigates").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "frigates"), 2 + 1 + 3);
        table.expectTechnologies(0, "horse-archers", "flanking", "frigates");
        table.expectHand(0, "phalanx", "opera", "mercenaries").expectTrack(0, 1);
    }

    @Test
    @Cards("C37")
    void flanking_may_play_nothing() {
        var table = Table.renaissance(2).hand(0, "phalanx");
        table.play(0, "flanking").pick("done").expectResolved().expectNotLogged(ATTACKED);
        table.expectHand(0, "phalanx").expectTechnologies(0, "flanking");
    }

    // --- C41 Horse Archers, C47 Frigates ----------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"C41, horse-archers, 2", "C47, frigates, 3"})
    void a_raid_costs_each_weaker_opponent_one_resource_and_scores_for_each(String id, String card, int power) {
        var table = Table.renaissance(4).stakes().army(1, power - 1).army(2, power);
        table.resources(1, "agriculture", "mining").resources(2, "agriculture");
        table.play(0, card).expectLogged(ATTACKED, 0, table.piece(0, card), power);
        table.expectAsked(1, ASK_REACT)
                .pick("done")
                .expectAsked(2, ASK_REACT)
                .pick("done")
                .expectTrack(0, 3);
        table.expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining");
        table.pick("spend agriculture").expectResolved();
        table.expectResources(1, "mining").expectResources(2, "agriculture").expectTemporary();
        // the third opponent has nothing to spend, but is defeated
        table.expectStakes(3 + 2, 3, 3, 3);
        Covered.card(id);
    }

    // --- C42 Tournament ---------------------------------------------------------------------------------------------

    @Test
    @Cards("C42")
    void tournament_scores_in_any_case_for_each_defeated_opponent_and_for_each_undefeated_one() {
        var table = Table.renaissance(4).stakes().army(1, 1).army(2, 2).resources(1, "agriculture");
        table.play(0, "tournament").expectLogged(ATTACKED, 0, table.piece(0, "tournament"), 2);
        table.expectAsked(1, ASK_REACT).pick("done").expectResolved();
        table.expectResources(1, "agriculture").expectTemporary().expectStakes(3 + 1 + 2, 3, 3 + 1, 3);
    }

    @Test
    @Cards("C42")
    void tournament_scores_once_when_nobody_is_defeated() {
        var table = Table.renaissance(3).army(1, 2).army(2, 4);
        table.play(0, "tournament")
                .expectResolved()
                .expectTrack(0, 1)
                .expectTrack(1, 1)
                .expectTrack(2, 1);
    }

    // --- C43 Mercenaries --------------------------------------------------------------------------------------------

    @Test
    @Cards("C43")
    void mercenaries_take_a_point_and_activate_two_different_attacks_of_your_area() {
        var table = Table.renaissance(2).track(0, 3).technologies(0, "warriors", "horse-archers", "frigates", "opera");
        table.resources(0, "bombers").hand(0, "tournament").technologies(1, "stealth-fighters");
        table.play(0, "mercenaries").expectTrack(0, 2).expectAsked(0, ASK_USE);
        table.expectOptions(0, "use warriors", "use horse-archers", "use frigates", "done")
                .pick("use frigates");
        table.expectLogged(ATTACKED, 0, table.piece(0, "frigates"), 1 + 2 + 3 + 2)
                .expectTrack(0, 3);
        table.expectAsked(0, ASK_USE).expectOptions(0, "use warriors", "use horse-archers", "done");
        table.expectBlocked(0, "use frigates", CHOSEN_ALREADY);
        table.pick("use horse-archers").expectResolved().expectTrack(0, 4).expectTrack(1, 0);
        table.expectLogged(ATTACKED, 0, table.piece(0, "horse-archers"), 1 + 2 + 3 + 2);
    }

    @Test
    @Cards("C43")
    void mercenaries_take_the_point_also_when_they_activate_nothing() {
        var table = Table.renaissance(2).track(0, 1).technologies(0, "warriors");
        table.play(0, "mercenaries")
                .pick("done")
                .expectResolved()
                .expectTrack(0, 0)
                .expectNotLogged(ATTACKED);
    }

    @Test
    @Cards("C43")
    void mercenaries_do_nothing_without_a_point_but_their_power_counts() {
        var table = Table.renaissance(2).hand(0, "mercenaries").technologies(0, "warriors");
        table.technologyPhase(0).expectResolved();
        table.expectLogged(NOT_ACTIVATED, 0, table.piece(0, "mercenaries")).expectNotLogged(ATTACKED);
        table.expectTrack(0, 0).expectPower(0, 1 + 2);
    }

    // --- C48 Naval Blockade -----------------------------------------------------------------------------------------

    @Test
    @Cards("C48")
    void naval_blockade_activates_one_attack_of_your_area() {
        var table = blockade().expectOptions(0, "choose 1", "choose 2").pick("choose 1");
        table.expectAsked(0, ASK_USE).expectOptions(0, "use warriors", "use frigates", "done");
        table.pick("use frigates").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "frigates"), 1 + 3 + 3);
        table.expectHand(0, "horse-archers", "bombers", "opera");
    }

    @Test
    @Cards("C48")
    void naval_blockade_instead_plays_one_attack_from_hand_which_must_attack() {
        var table = blockade().pick("choose 2").expectAsked(0, ASK_ATTACK);
        table.expectOptions(0, "attack horse-archers", "attack bombers", "done");
        table.expectBlocked(0, "attack opera", NOT_AN_ATTACK);
        table.pick("attack bombers").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "bombers"), 1 + 3 + 3 + 4);
        table.expectHand(0, "horse-archers", "opera").expectTrack(0, 0);
    }

    @Test
    @Cards("C48")
    void naval_blockade_may_do_nothing_either_way() {
        blockade().pick("choose 1").pick("done").expectResolved().expectNotLogged(ATTACKED);
        blockade().pick("choose 2").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }

    private static Table blockade() {
        var table = Table.renaissance(2).technologies(0, "warriors", "frigates").technologies(1, "warriors");
        table.hand(0, "horse-archers", "bombers", "opera");
        return table.play(0, "naval-blockade").expectAsked(0, ASK_CHOOSE);
    }

    // --- C51 Bombers ------------------------------------------------------------------------------------------------

    @Test
    @Cards("C51")
    void bombers_cost_each_weaker_opponent_two_resources_and_a_point() {
        var table = Table.renaissance(4).stakes().army(1, 3).army(2, 4).track(3, 0);
        table.resources(1, "agriculture", "mining", "barter")
                .resources(2, "agriculture")
                .resources(3, "mining");
        table.play(0, "bombers").expectLogged(ATTACKED, 0, table.piece(0, "bombers"), 4);
        for (int seat = 1; seat < 4; seat++) {
            table.expectAsked(seat, ASK_REACT).pick("done");
        }
        table.expectAsked(1, ASK_LOSS)
                .expectOptions(1, "spend agriculture", "spend mining", "spend barter")
                .pick("spend mining")
                .pick("spend barter");
        table.expectResolved()
                .expectResources(1, "agriculture")
                .expectResources(2, "agriculture")
                .expectResources(3);
        // no track goes below 0
        table.expectStakes(3, 3 - 1, 3, 0).expectTemporary();
    }

    // --- C52 Espionage ----------------------------------------------------------------------------------------------

    @Test
    @Cards("C52")
    void espionage_activates_one_attack_of_anybody() {
        var table = Table.renaissance(3).technologies(0, "frigates", "opera").technologies(1, "phalanx", "flanking");
        table.technologies(2, "warriors").resources(2, "bombers").hand(0, "tournament");
        table.play(0, "espionage").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use frigates", "use phalanx", "use warriors@3", "done");
        table.pick("use frigates").expectAsked(2, ASK_REACT).pick("done").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(0, "frigates"), 3 + 3);
        table.expectTrack(0, 2).expectTechnologies(2, "warriors", "bombers");
    }

    @Test
    @Cards("C52")
    void espionage_attacks_with_your_power_and_the_owner_of_the_card_is_an_opponent_with_its_power() {
        var table = Table.renaissance(3)
                .technologies(1, "horse-archers", "flanking")
                .track(2, 0);
        table.play(0, "espionage").pick("use horse-archers").expectResolved();
        table.expectLogged(ATTACKED, 0, table.piece(1, "horse-archers"), 3);
        // 2 + 1 of the owner is enough against 3
        table.expectTrack(0, 1)
                .expectTechnologies(1, "horse-archers", "flanking")
                .expectPower(0, 3)
                .expectPower(1, 3);
    }

    @Test
    @Cards("C52")
    void espionage_may_activate_nothing() {
        var table = Table.renaissance(2).technologies(1, "warriors");
        table.play(0, "espionage").pick("done").expectResolved().expectNotLogged(ATTACKED);
    }

    // --- C54 Stealth Fighters ---------------------------------------------------------------------------------------

    @Test
    @Cards("C54")
    void stealth_fighters_score_two_in_any_case_and_one_for_each_undefeated_opponent_and_cost_the_others_a_resource() {
        var table = Table.renaissance(4).stakes().army(1, 4).army(2, 5);
        for (int seat = 1; seat < 4; seat++) {
            table.resources(seat, "agriculture", "mining");
        }
        table.play(0, "stealth-fighters").expectLogged(ATTACKED, 0, table.piece(0, "stealth-fighters"), 5);
        for (int seat = 1; seat < 4; seat++) {
            table.expectAsked(seat, ASK_REACT).pick("done");
        }
        table.expectTrack(0, 3 + 2).expectAsked(1, ASK_LOSS).expectOptions(1, "spend agriculture", "spend mining");
        table.pick("spend mining")
                .expectAsked(3, ASK_LOSS)
                .pick("spend agriculture")
                .expectResolved();
        table.expectResources(1, "agriculture").expectResources(2, "agriculture", "mining");
        table.expectResources(3, "mining").expectTemporary().expectStakes(3 + 2, 3, 3 + 1, 3);
    }

    // --- C55 Drones -------------------------------------------------------------------------------------------------

    @Test
    @Cards("C55")
    void drones_play_any_number_of_attacks_and_score_after_each() {
        var table = Table.renaissance(2)
                .hand(0, "warriors", "phalanx", "bombers", "opera")
                .resources(1, "mining");
        table.technologies(0, "frigates");
        table.play(0, "drones").expectAsked(0, ASK_ATTACK).expectTrack(0, 0);
        table.expectOptions(0, "attack warriors", "attack phalanx", "attack bombers", "done");
        table.expectBlocked(0, "attack opera", NOT_AN_ATTACK).pick("attack warriors");
        table.expectLogged(ATTACKED, 0, table.piece(0, "warriors"), 3 + 3 + 1);
        table.expectAsked(1, ASK_REACT)
                .expectTrack(0, 0)
                .pick("done")
                .expectTrack(0, 1)
                .expectAsked(0, ASK_ATTACK);
        table.pick("attack phalanx").expectTrack(0, 1 + 1 + 1).expectResources(1);
        table.pick("attack bombers")
                .expectTrack(0, 4)
                .expectAsked(0, ASK_ATTACK)
                .pick("done")
                .expectResolved();
        table.expectHand(0, "opera").expectTechnologies(0, "frigates", "drones", "warriors", "phalanx", "bombers");
        table.expectTrack(0, 4).expectTrack(1, 0);
    }

    @Test
    @Cards("C55")
    void drones_may_play_nothing_and_then_score_nothing() {
        var table = Table.renaissance(2).hand(0, "warriors");
        table.play(0, "drones").pick("done").expectResolved().expectTrack(0, 0).expectNotLogged(ATTACKED);
    }
}
