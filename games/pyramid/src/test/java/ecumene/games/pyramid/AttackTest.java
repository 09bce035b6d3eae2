package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Said;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** PYR-5.20 – PYR-5.31: attacks. */
class AttackTest {
    @Test
    @Rule("PYR-5.20")
    void an_attack_hits_all_opponents_first_all_react_clockwise_then_all_lose_clockwise() {
        var table = newWorld(4).resources(0, "mining", "barter").resources(1, "mining", "barter");
        table.resources(3, "mining", "barter").resources(2, "mining").play(2, "swordsmen");
        for (int seat : new int[] {3, 0, 1}) {
            table.expectAsked(seat, PyramidSentence.ASK_REACT).pick("done");
        }
        for (int seat : new int[] {3, 0, 1}) {
            table.expectAsked(seat, PyramidSentence.ASK_LOSS).pick("spend barter");
        }
        table.expectResolved().expectResources(2, "mining");
        table.expectLoggedInOrder(
                Said.of(PyramidSentence.ATTACKED, 2, table.piece(2, "swordsmen"), 2),
                Said.of(PyramidSentence.DEFEATED, 3, 0, 2),
                Said.of(PyramidSentence.DEFEATED, 0, 0, 2),
                Said.of(PyramidSentence.DEFEATED, 1, 0, 2));
    }

    @Test
    @Rule("PYR-5.21")
    void the_attacker_counts_the_attack_card_and_every_other_technology_but_no_resource_card() {
        var table = newWorld(2)
                .technologies(0, "reinforcement", "charge", "barter")
                .resources(0, "tank")
                .hand(0, "knights");
        table.resources(1, "mining").play(0, "swordsmen").expectAsked(1, PyramidSentence.ASK_REACT);
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "swordsmen"), 2 + 1 + 2);
        table.pick("done").expectResolved().expectResources(0, "tank").expectHand(0, "knights");
    }

    @Test
    @Rule("PYR-5.22")
    void a_reaction_is_any_responses_from_hand_and_any_resource_cards() {
        var table = newWorld(2).hand(1, "knights", "charge", "tank", "barter").resources(1, "cannon", "mining");
        table.play(0, "nuclear-submarine").expectAsked(1, PyramidSentence.ASK_REACT);
        table.expectOptions(1, "respond knights", "respond charge", "turn cannon", "turn mining", "done");
        table.expectBlocked(1, "respond tank", PyramidSentence.NO_RESPONSE_SYMBOL);
        table.expectBlocked(1, "respond barter", PyramidSentence.NO_RESPONSE_SYMBOL);
        table.pick("respond knights").pick("respond charge").pick("turn cannon").pick("turn mining");
        // PYR-Q25: the others do not learn that no other card of the hand can respond
        table.expectOptions(1, "done")
                .pick("done")
                .expectResolved()
                .expectPower(1, 3 + 2 + 3)
                .expectTechnologies(1, "knights", "charge", "cannon", "mining");
        table.expectHand(1, "tank", "barter");
    }

    @Test
    @Rule("PYR-5.22")
    void declining_is_always_allowed_and_so_is_reacting_in_vain_or_without_need() {
        newWorld(2)
                .hand(1, "knights")
                .play(0, "swordsmen")
                .pick("done")
                .expectResolved()
                .expectHand(1, "knights");
        var strong = newWorld(2).technologies(1, "tank").hand(1, "knights").play(0, "swordsmen");
        strong.pick("respond knights").expectTechnologies(1, "tank", "knights");
        var weak = newWorld(2)
                .technologies(0, "tank")
                .resources(1, "reinforcement")
                .play(0, "swordsmen")
                .pick("turn reinforcement");
        weak.expectTechnologies(1, "reinforcement").expectLogged(PyramidSentence.DEFEATED, 1, 1, 6);
    }

    @Test
    @Rule("PYR-5.22")
    void a_society_card_may_be_turned_and_nothing_that_is_shown_takes_effect_or_pays() {
        var table = renaissance(2)
                .resources(1, "mythology", "metal-working")
                .hand(1, "horse-archers")
                .play(0, "swordsmen");
        table.pick("respond horse-archers")
                .pick("turn mythology")
                .pick("turn metal-working")
                .expectResolved();
        table.expectTrack(1, 0).expectTemporary().expectTechnologies(1, "horse-archers", "mythology", "metal-working");
        table.expectNotLogged(PyramidSentence.GAINED);
    }

    @Test
    @Rule("PYR-5.22")
    void reactions_are_open_to_those_who_react_later() {
        var table = newWorld(3)
                .hand(1, "knights")
                .hand(2, "charge")
                .play(0, "swordsmen")
                .pick("respond knights");
        table.expectAsked(2, PyramidSentence.ASK_REACT)
                .expectRead(2, PyramidSentence.RESPONDED, 1, table.piece(1, "knights"));
        table.expectSeen(2, Places.technologies(1), "knights");
    }

    @Test
    @Rule("PYR-5.23")
    void only_a_greater_power_defeats() {
        var table = newWorld(4)
                .technologies(1, "swordsmen")
                .technologies(2, "musketeers")
                .technologies(3, "tank");
        table.resources(1, "mining")
                .resources(2, "mining")
                .resources(3, "mining")
                .play(0, "knights");
        table.pick("done").pick("done").pick("done").expectResolved();
        table.expectLogged(PyramidSentence.DEFEATED, 1, 2, 3).expectResources(1);
        table.expectLogged(PyramidSentence.UNDEFEATED, 2, 3, 3).expectResources(2, "mining");
        table.expectLogged(PyramidSentence.UNDEFEATED, 3, 4, 3).expectResources(3, "mining");
    }

    @Test
    @Rule("PYR-5.24")
    void the_defeated_player_chooses_which_resource_cards_to_spend() {
        var table = newWorld(2)
                .resources(1, "mining", "knights", "barter")
                .play(0, "cannon")
                .pick("done");
        table.expectAsked(1, PyramidSentence.ASK_LOSS)
                .expectOptions(1, "spend mining", "spend knights", "spend barter")
                .pick("spend barter")
                .expectOptions(1, "spend mining", "spend knights");
        table.pick("spend knights").expectResolved().expectTechnologies(1, "knights", "barter");
        table.expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-5.24")
    void a_space_card_may_count_as_two() {
        var table = newWorld(2)
                .resources(1, "mining", "computer", "satellite", "barter")
                .play(0, "cannon")
                .pick("done");
        table.expectOptions(1, "spend mining", "spend computer", "spend satellite", "spend barter");
        table.pick("spend mining").pick("spend barter").expectResolved().expectResources(1, "computer", "satellite");
        var other = newWorld(2)
                .resources(1, "mining", "computer", "satellite", "barter")
                .play(0, "cannon")
                .pick("done");
        other.pick("spend satellite")
                .expectOptions(1, "spend mining", "spend computer", "spend barter", "done")
                .pick("done")
                .expectResolved()
                .expectResources(1, "mining", "computer", "barter");
    }

    @Test
    @Rule("PYR-5.24")
    void with_too_few_all_are_spent_and_a_single_point_may_cost_a_whole_space_card() {
        var few = newWorld(2).resources(1, "mining").play(0, "cannon").pick("done");
        few.expectResolved().expectResources(1).expectTechnologies(1, "mining");
        var space = newWorld(2).resources(1, "computer").play(0, "knights").pick("done");
        space.expectResolved().expectResources(1).expectTechnologies(1, "computer");
    }

    @Test
    @Rule({"PYR-5.24", "PYR-5.32", "PYR-Q17"})
    void exactly_the_sets_that_pay_can_be_chosen_each_in_one_way_and_also_in_any_order() {
        var cards = List.of("mining", "computer", "barter", "satellite", "tank", "internet");
        for (int lying = 1; lying < 1 << cards.size(); lying++) {
            var lies = pickOut(cards, lying);
            for (int owed = 1; owed <= 4; owed++) {
                var table = newWorld(2).technologies(0, "charge").resources(1, lies.toArray(String[]::new));
                table.compare(0, new Effect.Attack(owed, false, false, 0, 0, 0, 0));
                var legal = legalLosses(lies, owed);
                if (legal.size() == 1) {
                    var lost = legal.getFirst().toArray(String[]::new);
                    table.expectResolved().expectTechnologies(1, lost);
                    continue;
                }
                var keys = legal.stream().map(AttackTest::spent).toList();
                assertThat(Sets.of(table.s))
                        .as("%d owed with %s", owed, lies)
                        .containsExactlyInAnyOrderElementsOf(keys);
                assertThat(Set.copyOf(Sets.inAnyOrder(table.s))).isEqualTo(Set.copyOf(keys));
            }
        }
    }

    private static Set<String> spent(Set<String> cards) {
        return cards.stream().map(card -> "spend " + card).collect(Collectors.toSet());
    }

    private static List<String> pickOut(List<String> cards, int bits) {
        return IntStream.range(0, cards.size())
                .filter(i -> (bits & 1 << i) != 0)
                .mapToObj(cards::get)
                .toList();
    }

    /** k cards, s of them Space, with k ≤ n ≤ k + s; all, if together they are worth less than n. */
    private static List<Set<String>> legalLosses(List<String> lies, int owed) {
        var legal = new ArrayList<Set<String>>();
        for (int bits = 1; bits < 1 << lies.size(); bits++) {
            var set = pickOut(lies, bits);
            boolean all = worth(lies) < owed && set.size() == lies.size();
            if (all || (set.size() <= owed && owed <= worth(set))) {
                legal.add(Set.copyOf(set));
            }
        }
        return legal;
    }

    private static int worth(List<String> cards) {
        var space = List.of("computer", "satellite", "internet");
        return cards.stream().mapToInt(card -> space.contains(card) ? 2 : 1).sum();
    }

    @Test
    @Rule("PYR-5.25")
    void plunder_gives_exactly_what_was_lost_and_not_what_was_turned_to_defend() {
        var table = newWorld(3)
                .resources(1, "mining", "agriculture")
                .resources(2, "computer")
                .play(0, "musketeers");
        table.pick(1, "turn mining").pick(1, "done").pick(2, "done");
        table.expectResolved().expectTemporary("food", "space").expectTechnologies(1, "mining", "agriculture");
        newWorld(2)
                .resources(1, "mining")
                .play(0, "knights")
                .pick("done")
                .expectResolved()
                .expectTemporary();
    }

    @Test
    @Rule("PYR-5.26")
    void a_defeated_player_hands_over_a_wonder_of_choice() {
        var table = newWorld(4).wonders("eiffel-tower").owns(1, "taj-mahal").owns(1, "hanging-gardens");
        table.owns(2, "angkor-wat")
                .technologies(3, "tank", "reinforcement")
                .owns(3, "himeji-castle")
                .play(0, "nuclear-submarine");
        table.expectAsked(1, PyramidSentence.ASK_GIVE).expectOptions(1, "give taj-mahal", "give hanging-gardens");
        table.pick("give hanging-gardens").expectResolved().expectWonderOf(0, "hanging-gardens");
        table.expectWonderOf(1, "taj-mahal").expectWonderOf(0, "angkor-wat").expectWonderOf(3, "himeji-castle");
        table.expectBeside("eiffel-tower");
    }

    @Test
    @Rule("PYR-5.26")
    void taking_a_wonder_by_attack_never_ends_the_game() {
        var table = newWorld(2)
                .wonders()
                .owns(1, "taj-mahal")
                .technologies(0, "nuclear-submarine")
                .hand(0, "mining", "barter");
        table.hand(1, "mining", "barter")
                .technologies(1, "warriors")
                .activate(0, "nuclear-submarine")
                .pick("done");
        table.expectWonderOf(0, "taj-mahal").expectGoingOn().expectTurnOf(1);
    }

    @Test
    @Rule("PYR-5.27")
    void some_attacks_score_in_any_case_and_so_do_the_undefeated() {
        var table = renaissance(3).technologies(1, "tank").play(0, "phalanx").expectResolved();
        table.expectTrack(0, 1).expectTrack(1, 1).expectTrack(2, 0);
        renaissance(2)
                .technologies(1, "tank")
                .play(0, "stealth-fighters")
                .expectTrack(0, 2)
                .expectTrack(1, 0);
        renaissance(2)
                .technologies(1, "tank", "reinforcement")
                .play(0, "stealth-fighters")
                .expectTrack(0, 2)
                .expectTrack(1, 1);
        renaissance(2)
                .technologies(1, "tank")
                .play(0, "horse-archers")
                .expectTrack(0, 0)
                .expectTrack(1, 0);
    }

    @Test
    @Rule("PYR-5.28")
    void an_attack_without_any_possible_consequence_may_be_activated() {
        var table = newWorld(2).hand(0, "nuclear-submarine", "mining").technologyPhase(0);
        table.pick("technology nuclear-submarine")
                .expectOptions(0, "activate nuclear-submarine", "rest nuclear-submarine");
        table.pick("activate nuclear-submarine").expectResolved();
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "nuclear-submarine"), 5);
    }

    @Test
    @Rule("PYR-5.29")
    void consequences_come_in_order_and_clockwise() {
        var all = new Effect.Attack(1, true, true, 2, 3, 1, 1);
        var table =
                mixed(4).technologies(1, "swordsmen").technologies(0, "tank").technologies(2, "bombers", "cannon");
        table.resources(0, "mining")
                .resources(3, "agriculture")
                .owns(3, "stonehenge")
                .track(3, 5)
                .track(0, 5);
        table.compare(1, all).expectResolved();
        // seat 1 with power 2 against 7, 0 and 4: only seat 3 is defeated
        table.expectLoggedInOrder(
                Said.of(PyramidSentence.UNDEFEATED, 2, 7, 2),
                Said.of(PyramidSentence.DEFEATED, 3, 0, 2),
                Said.of(PyramidSentence.UNDEFEATED, 0, 4, 2),
                Said.of(PyramidSentence.SCORED, 1, 2),
                Said.of(PyramidSentence.SCORED, 2, 3),
                Said.of(PyramidSentence.SPENT, 3, Resource.FOOD.ordinal(), table.piece(3, "agriculture")),
                Said.of(PyramidSentence.GAINED, 1, 1, Resource.FOOD.ordinal()),
                Said.of(PyramidSentence.GAVE_WONDER, 3, 1, table.wonderIndex("stonehenge")),
                Said.of(PyramidSentence.LOST_VP, 3, 1),
                Said.of(PyramidSentence.SCORED, 1, 1),
                Said.of(PyramidSentence.SCORED, 0, 3));
        table.expectTrack(0, 8).expectTrack(1, 3).expectTrack(2, 3).expectTrack(3, 4);
    }

    @Test
    @Rule("PYR-5.29")
    void cards_turned_as_a_loss_do_not_change_who_is_defeated() {
        var table = newWorld(3)
                .resources(1, "tank", "mining")
                .resources(2, "mining", "barter")
                .play(0, "knights");
        table.pick("done").pick("done").pick(1, "spend tank").expectPower(1, 4);
        table.expectAsked(2, PyramidSentence.ASK_LOSS).pick("spend mining").expectResolved();
        table.expectLogged(PyramidSentence.DEFEATED, 1, 0, 3);
    }

    @Test
    @Rule("PYR-5.30")
    void the_next_attack_counts_anew_and_everybody_may_react_anew() {
        var table = newWorld(2).technologies(0, "knights", "swordsmen").resources(1, "tank", "cannon", "mining");
        table.play(0, "charge").pick("use knights").pick("turn tank").pick("done");
        table.expectLogged(PyramidSentence.DEFEATED, 1, 4, 7)
                .expectAsked(1, PyramidSentence.ASK_LOSS)
                .pick("spend cannon");
        table.pick("use swordsmen").expectAsked(1, PyramidSentence.ASK_REACT).expectOptions(1, "turn mining", "done");
        table.pick("done")
                .expectResolved()
                .expectLogged(PyramidSentence.UNDEFEATED, 1, 7, 7)
                .expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-5.31")
    void a_hand_used_up_for_responses_is_not_taken_back_before_the_own_turn_ends() {
        var table = newWorld(2)
                .hand(0, "mining", "barter")
                .technologies(0, "swordsmen")
                .hand(1, "knights", "reinforcement");
        table.wonders()
                .resources(1, "mining", "warriors")
                .pyramid(0, 0, "code-of-laws")
                .activate(0, "swordsmen");
        table.pick(1, "respond reinforcement").pick(1, "respond knights").pick(1, "done");
        table.expectTurnOf(1).expectAsked(1, PyramidSentence.ASK_BUY).expectHand(1);
        table.expectTechnologies(1, "knights", "reinforcement").pick("pass").expectAsked(1, PyramidSentence.ASK_TAKE);
        table.expectHand(1, "knights", "reinforcement");
    }
}
