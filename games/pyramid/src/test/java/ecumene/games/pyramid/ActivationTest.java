package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Effect.Activate;
import ecumene.games.pyramid.cards.Effect.ChooseOne;
import ecumene.games.pyramid.cards.Effect.PlayAttacks;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PYR-5.5 – PYR-5.17: the effect of a technology, and effects that activate other cards. */
class ActivationTest {
    @Test
    @Rule("PYR-5.5")
    void every_part_of_an_effect_is_carried_out_in_the_printed_order() {
        var table = renaissance(2)
                .technologies(0, "mining")
                .technologies(1, "barter", "warriors")
                .play(0, "theology");
        table.expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
        table.expectOptions(0, "restore mining", "restore theology", "done")
                .pick("restore mining")
                .pick("done");
        table.expectAsked(1, PyramidSentence.ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(1, "restore barter", "restore warriors").pick("restore warriors");
        table.expectResolved().expectResources(0, "mining").expectResources(1, "warriors");
    }

    @Test
    @Rule("PYR-5.5")
    void what_is_impossible_is_skipped_and_the_rest_is_done() {
        var table = newWorld(2).technologies(0, "barter").play(0, "philosophy");
        table.expectResolved().expectResources(0, "barter").expectTechnologies(0, "philosophy");
        var alone = renaissance(2).play(0, "globalization").pick("done");
        alone.expectResolved().expectTemporary().expectLogged(PyramidSentence.NO_TARGET, 0);
    }

    @Test
    @Rule("PYR-5.5")
    void what_is_worded_as_a_permission_stays_optional() {
        var table = newWorld(2).hand(0, "mining", "agriculture").play(0, "railroad");
        table.expectAsked(0, PyramidSentence.ASK_EXTRA).expectOptions(0, "extra mining", "extra agriculture", "done");
        table.pick("done").expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
        table.expectOptions(0, "restore railroad", "done").pick("done").expectResolved();
        table.expectResources(0).expectHand(0, "mining", "agriculture").expectTechnologies(0, "railroad");
    }

    @Test
    @Rule("PYR-5.6")
    void an_effect_whose_cost_cannot_be_paid_has_no_effect_at_all() {
        var table = renaissance(2)
                .hand(0, "patronage", "mining")
                .technologies(0, "reinforcement")
                .technologyPhase(0);
        table.pick("technology patronage").expectResolved().expectTrack(0, 0).expectResources(0);
        table.expectNotLogged(PyramidSentence.ACTIVATED);
    }

    @Test
    @Rule("PYR-5.6")
    void a_cost_that_can_be_paid_is_paid_first() {
        var table = newWorld(2).resources(0, "mining", "swordsmen").play(0, "currency");
        table.expectAsked(0, PyramidSentence.ASK_COST).expectOptions(0, "spend mining", "spend swordsmen");
        table.pick("spend swordsmen").expectAsked(0, PyramidSentence.ASK_GAIN).expectTemporary();
        table.pick("gain food").pick("gain oil").expectResolved().expectTemporary("food", "oil");
        table.expectResources(0, "mining").expectTechnologies(0, "swordsmen", "currency");
    }

    @Test
    @Rule("PYR-5.6")
    void a_space_card_spent_for_a_cost_of_one_is_used_up() {
        var table = newWorld(2).resources(0, "satellite").play(0, "barter").pick("gain iron");
        table.expectResolved().expectResources(0).expectTemporary("iron");
    }

    @Test
    @Rule("PYR-5.7")
    void an_effect_on_one_opponent_needs_one_to_whom_it_can_apply() {
        var table = renaissance(4)
                .resources(1, "mining")
                .resources(3, "reinforcement")
                .technologies(2, "barter");
        table.play(0, "tribute").expectAsked(0, PyramidSentence.ASK_DEMAND);
        table.expectOptions(0, "demand seat2", "demand seat4");
        table.expectBlocked(0, "demand seat3", PyramidSentence.NO_RESOURCES);
        table.pick("demand seat4").expectResolved().expectTemporary("food").expectTechnologies(3, "reinforcement");
        table.expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-5.7")
    void without_such_an_opponent_that_part_does_nothing() {
        var table =
                renaissance(3).resources(0, "mining").technologies(1, "barter").play(0, "trade");
        table.expectResolved()
                .expectTemporary()
                .expectTrack(0, 0)
                .expectTrack(1, 0)
                .expectTrack(2, 0);
        table.expectLogged(PyramidSentence.NO_TARGET, 0);
    }

    @Test
    @Rule("PYR-5.8")
    void opponents_do_their_part_clockwise_and_cannot_decline() {
        var table = renaissance(4).technologies(0, "reinforcement", "barter").technologies(2, "mining", "warriors");
        table.technologies(3, "agriculture", "mining").play(1, "calendar");
        table.expectTrack(1, 2).expectAsked(2, PyramidSentence.ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(2, "restore mining", "restore warriors").pick("restore mining");
        table.expectAsked(3, PyramidSentence.ASK_RESTORE_FOR_OPPONENT).pick("restore agriculture");
        table.expectAsked(0, PyramidSentence.ASK_RESTORE_FOR_OPPONENT).pick("restore barter");
        table.expectResolved().expectTechnologies(0, "reinforcement").expectResources(0, "barter");
        table.expectResources(2, "mining").expectResources(3, "agriculture");
    }

    @Test
    @Rule("PYR-5.8")
    void the_own_part_is_done_even_if_nobody_else_can_do_theirs() {
        var table = renaissance(3).resources(1, "mining").play(0, "calendar");
        table.expectResolved().expectTrack(0, 2).expectResources(0).expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-5.9")
    void a_restoring_effect_may_be_applied_to_its_own_card() {
        newWorld(2)
                .play(0, "agriculture")
                .expectResolved()
                .expectResources(0, "agriculture")
                .expectTechnologies(0);
        newWorld(2)
                .play(0, "mining")
                .expectResolved()
                .expectResources(0, "mining")
                .expectTechnologies(0);
        var table = newWorld(2).technologies(0, "agriculture").play(0, "agriculture");
        table.expectResolved().expectResources(0, "agriculture");
        newWorld(2).technologies(0, "mining").play(0, "agriculture").expectResources(0, "agriculture");
    }

    @Test
    @Rule("PYR-5.10")
    void society_produces_and_never_attacks() {
        assertThat(cardsOf(Technology.SOCIETY))
                .isNotEmpty()
                .allSatisfy(card -> assertThat(card.ops())
                        .as(card.key())
                        .noneMatch(PlayAttacks.class::isInstance)
                        .noneMatch(Effect.Attack.class::isInstance)
                        .allMatch(op -> !(op instanceof Activate activate) || activate.type() == Technology.SOCIETY));
    }

    @Test
    @Rule("PYR-5.10")
    void society_cards_that_activate_take_only_society_cards() {
        var table = newWorld(2)
                .technologies(0, "metal-working", "knights", "charge")
                .play(0, "printing-press");
        table.expectOptions(0, "use metal-working", "done")
                .pick("use metal-working")
                .expectTemporary("iron", "iron");
    }

    @Test
    @Rule("PYR-5.11")
    void tactics_play_attacks_from_hand_or_activate_attacks_in_the_own_area() {
        assertThat(cardsOf(Technology.TACTICS))
                .isNotEmpty()
                .allSatisfy(card -> assertThat(card.ops()).as(card.key()).anyMatch(ActivationTest::leadsAttacks));
        var fromHand = newWorld(2)
                .hand(0, "swordsmen", "mining")
                .technologies(0, "knights")
                .play(0, "ambush");
        fromHand.expectOptions(0, "attack swordsmen", "done");
        fromHand.expectBlocked(0, "attack mining", PyramidSentence.NOT_AN_ATTACK);
        var inArea = newWorld(2)
                .hand(0, "swordsmen")
                .technologies(0, "knights", "mining")
                .technologies(1, "tank");
        inArea.play(0, "reinforcement").expectOptions(0, "use knights", "done");
    }

    private static boolean leadsAttacks(Effect op) {
        return switch (op) {
            case PlayAttacks _ -> true;
            case Activate activate -> activate.type() == Technology.ATTACK;
            case ChooseOne choice ->
                choice.options().stream().flatMap(List::stream).allMatch(ActivationTest::leadsAttacks);
            default -> false;
        };
    }

    private static List<Card> cardsOf(Technology type) {
        return newWorld(2).s.catalog().cards().stream()
                .filter(card -> card.type() == type)
                .toList();
    }

    @Test
    @Rule("PYR-5.12")
    void an_attack_card_played_by_a_tactics_card_attacks_at_once_and_without_being_asked() {
        var table = newWorld(2)
                .hand(0, "swordsmen", "mining")
                .hand(1, "mining", "reinforcement")
                .play(0, "ambush");
        table.pick("attack swordsmen").expectAsked(1, PyramidSentence.ASK_REACT);
        table.expectTechnologies(0, "ambush", "swordsmen").expectHand(0, "mining");
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "swordsmen"), 3);
    }

    @Test
    @Rule("PYR-5.12")
    void none_needs_to_be_played_and_the_next_is_chosen_after_the_attack_before_is_over() {
        var table =
                newWorld(2).hand(0, "swordsmen", "knights", "cannon").resources(1, "mining", "barter", "reinforcement");
        table.play(0, "blitzkrieg").expectOptions(0, "attack swordsmen", "attack knights", "attack cannon", "done");
        table.pick("attack swordsmen").expectAsked(1, PyramidSentence.ASK_REACT).pick("done");
        table.expectAsked(1, PyramidSentence.ASK_LOSS).pick("spend mining");
        table.expectAsked(0, PyramidSentence.ASK_ATTACK).expectOptions(0, "attack knights", "attack cannon", "done");
        table.pick("done").expectResolved().expectHand(0, "knights", "cannon");
        newWorld(2)
                .hand(0, "swordsmen", "mining")
                .play(0, "ambush")
                .pick("done")
                .expectResolved();
    }

    @Test
    @Rule("PYR-5.12")
    void attack_cards_played_that_way_do_not_count_as_the_technology_of_the_phase() {
        var table = newWorld(2)
                .hand(0, "mining", "ambush", "swordsmen", "reinforcement", "barter")
                .wonders()
                .hand(1, "mining", "barter")
                .turn(0)
                .pick("resource mining");
        table.pick("technology ambush").pick("activate ambush").pick("attack swordsmen");
        table.expectTechnologies(0, "ambush", "swordsmen").expectHand(0, "reinforcement", "barter");
    }

    @Test
    @Rule("PYR-5.13")
    void the_cards_that_one_effect_activates_are_different() {
        var table = newWorld(2)
                .technologies(0, "knights", "swordsmen")
                .play(0, "charge")
                .pick("use knights");
        table.expectOptions(0, "use swordsmen", "done");
        table.expectBlocked(0, "use knights", PyramidSentence.CHOSEN_ALREADY);
    }

    @Test
    @Rule("PYR-5.13")
    void another_effect_may_activate_a_card_again_in_the_same_turn() {
        var table = newWorld(2)
                .technologies(0, "knights", "swordsmen")
                .play(0, "charge")
                .pick("use knights")
                .pick("done");
        table.technologies(0, "reinforcement").resolve(0, "reinforcement");
        table.expectOptions(0, "use knights", "use swordsmen", "done");
    }

    @Test
    @Scenario("S-69")
    @Rule("PYR-5.13")
    void a_card_activated_by_one_effect_may_be_activated_again_through_another() {
        var table =
                newWorld(2).technologies(0, "printing-press", "metal-working").play(0, "computer");
        table.pick("use metal-working").pick("use printing-press").pick("use metal-working");
        table.expectResolved().expectTemporary("iron", "iron", "iron", "iron");
        var other = newWorld(2)
                .technologies(0, "computer", "metal-working", "domestication")
                .play(0, "printing-press");
        other.pick("use computer").expectOptions(0, "use metal-working", "use domestication", "done");
        other.expectBlocked(0, "use printing-press", PyramidSentence.BEING_RESOLVED);
    }

    @Test
    @Rule("PYR-5.13")
    void a_card_is_never_activated_while_its_own_effect_is_being_resolved() {
        var table =
                newWorld(2).technologies(0, "printing-press", "metal-working").play(0, "computer");
        table.expectBlocked(0, "use computer", PyramidSentence.BEING_RESOLVED);
        table.pick("use printing-press").expectOptions(0, "use metal-working", "done");
        table.expectBlocked(0, "use printing-press", PyramidSentence.BEING_RESOLVED);
        table.expectBlocked(0, "use computer", PyramidSentence.BEING_RESOLVED);
    }

    @Test
    @Rule("PYR-5.14")
    void whoever_activates_a_card_of_another_player_is_you_in_its_text() {
        var table = renaissance(3)
                .technologies(1, "theology", "mining")
                .technologies(2, "reinforcement")
                .play(0, "colonialism");
        table.expectTemporary("iron")
                .expectOptions(0, "use theology", "use mining@2", "done")
                .pick("use theology");
        table.expectOptions(0, "restore colonialism", "done").pick("done");
        table.expectAsked(1, PyramidSentence.ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(1, "restore theology", "restore mining").pick("restore mining");
        table.expectResolved().expectResources(2, "reinforcement").expectTechnologies(1, "theology");
    }

    @Test
    @Rule("PYR-5.14")
    void the_power_of_a_card_of_another_player_stays_with_its_owner() {
        var table = renaissance(2)
                .technologies(1, "tank")
                .resources(1, "mining")
                .play(0, "espionage")
                .pick("use tank");
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(1, "tank"), 3);
        table.expectAsked(1, PyramidSentence.ASK_REACT).pick("done");
        table.expectResolved().expectLogged(PyramidSentence.UNDEFEATED, 1, 4, 3).expectTechnologies(1, "tank");
    }

    @Test
    @Rule("PYR-5.15")
    void a_choice_is_made_when_its_sentence_is_reached() {
        var table = newWorld(2).technologies(0, "agriculture", "barter").play(0, "computer");
        table.expectOptions(0, "use agriculture", "done");
        table.expectBlocked(0, "use barter", PyramidSentence.COST_NOT_PAYABLE);
        table.pick("use agriculture").pick("restore agriculture").expectOptions(0, "use barter", "done");
    }

    @Test
    @Rule("PYR-5.15")
    void up_to_a_number_leaves_the_number_free_and_as_many_as_possible_does_not() {
        var free =
                newWorld(2).technologies(0, "agriculture", "barter", "mining").play(0, "code-of-laws");
        free.expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
        free.expectOptions(
                0, "restore agriculture", "restore barter", "restore mining", "restore code-of-laws", "done");
        free.pick("restore barter")
                .expectOptions(0, "restore agriculture", "restore mining", "restore code-of-laws", "done");
        free.pick("restore mining").expectResolved().expectResources(0, "barter", "mining");
        var food = new Effect.Restore(Effect.Who.SELF, List.of(Resource.FOOD), 2, Effect.Mode.MUST, false);
        var fixed = newWorld(2)
                .technologies(0, "agriculture", "barter", "reinforcement")
                .carryOut(0, "agriculture", food);
        fixed.expectOptions(0, "restore agriculture", "restore barter", "restore reinforcement")
                .pick("restore reinforcement");
        fixed.expectOptions(0, "restore agriculture", "restore barter");
    }

    @Test
    @Rule("PYR-5.15")
    void a_card_turned_earlier_in_the_turn_may_be_restored_unless_the_text_excludes_it() {
        var table = newWorld(2)
                .technologies(0, "barter", "electricity")
                .resources(0, "mining")
                .play(0, "computer");
        table.pick("use barter").pick("gain oil").pick("use electricity");
        table.expectOptions(0, "restore barter", "restore electricity", "restore computer", "restore mining", "done");
        var other = renaissance(2)
                .technologies(0, "reinforcement")
                .resources(0, "mining")
                .play(0, "patronage");
        other.expectOptions(0, "restore reinforcement", "restore patronage");
        other.expectBlocked(0, "restore mining", PyramidSentence.JUST_SPENT);
    }

    @Test
    @Rule("PYR-5.16")
    void an_activated_card_is_resolved_completely_before_the_first_effect_goes_on() {
        var table = newWorld(2)
                .technologies(0, "code-of-laws", "metal-working", "mining", "reinforcement")
                .play(0, "computer");
        table.pick("use code-of-laws").expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
        table.pick("restore mining")
                .expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO)
                .pick("restore reinforcement");
        table.expectAsked(0, PyramidSentence.ASK_USE).pick("use metal-working").expectResolved();
        table.expectTemporary("iron", "iron");
    }

    @Test
    @Rule("PYR-5.16")
    void choosing_a_card_is_choosing_to_activate_it_if_its_cost_can_be_paid() {
        var table = newWorld(2).technologies(0, "barter", "metal-working").play(0, "printing-press");
        table.expectOptions(0, "use metal-working", "done");
        table.expectBlocked(0, "use barter", PyramidSentence.COST_NOT_PAYABLE);
        var rich = newWorld(2).technologies(0, "barter", "metal-working").resources(0, "mining");
        rich.play(0, "printing-press").expectOptions(0, "use barter", "use metal-working", "done");
        rich.pick("use barter")
                .expectAsked(0, PyramidSentence.ASK_GAIN)
                .expectTechnologies(0, "barter", "metal-working", "printing-press", "mining");
    }

    @Test
    @Rule("PYR-5.17")
    void a_technology_that_can_change_nothing_may_still_be_activated() {
        var table = newWorld(2)
                .hand(0, "reinforcement", "mining")
                .technologyPhase(0)
                .pick("technology reinforcement");
        table.expectOptions(0, "activate reinforcement", "rest reinforcement")
                .pick("activate reinforcement")
                .expectResolved();
        table.expectLogged(PyramidSentence.ACTIVATED, 0, table.piece(0, "reinforcement"));
    }
}
