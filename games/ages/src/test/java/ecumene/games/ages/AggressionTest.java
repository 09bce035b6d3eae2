package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-6.5, AGES-6.6, AGES-6.11: playing an aggression, and defending against it. What each does: AggressionCardsTest. */
class AggressionTest {
    private static final String SPY = "attack aggression-spy seat2";

    /** Seat 0 holds Spy; seat 1 has science to lose. */
    private static Table spy(int players, int own, int rival) {
        var table = Table.of(players).age(2).hand(0, "aggression-spy").science(1, 9);
        return table.strength(0, own).strength(1, rival);
    }

    private static Table expectRepelled(Table table) {
        table.expectScience(0, 0)
                .expectScience(1, 9)
                .expectLogged(AgesSentence.ATTACKED, 0, 1, table.piece("aggression-spy@1"));
        assertThat(table.names(Places.DISCARD)).contains("aggression-spy");
        return table.expectAsked(0, AgesSentence.ASK_ACTION);
    }

    private static Table expectSucceeded(Table table) {
        table.expectScience(0, 5).expectScience(1, 4).expectLogged(AgesSentence.NOT_DEFENDED, 1);
        assertThat(table.names(Places.DISCARD)).contains("aggression-spy");
        return table.expectAsked(0, AgesSentence.ASK_ACTION);
    }

    // --- who may be attacked
    // --------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"7, 6, true", "6, 6, false", "5, 6, false"})
    @Rule("AGES-6.5")
    void the_attacker_must_be_stronger(int own, int rival, boolean possible) {
        var table = spy(2, own, rival).politics(0);
        if (possible) {
            table.expectOffered(0, SPY);
        } else {
            table.expectBlocked(0, SPY, AgesSentence.NOT_STRONGER);
        }
    }

    @Test
    @Rule({"AGES-6.5", "AGES-6.15"})
    void the_rival_is_any_other_civilization_that_is_weaker() {
        var table = spy(4, 6, 5).strength(2, 7).strength(3, 3).politics(0);
        assertThat(table.offered(0, "attack"))
                .containsExactlyInAnyOrder("aggression-spy seat2", "aggression-spy seat4");
        table.pick("attack aggression-spy seat4")
                .expectLogged(AgesSentence.ATTACKED, 0, 3, table.piece("aggression-spy@1"));
        table.expectScience(1, 9);
    }

    @Test
    @Rule("AGES-6.5")
    void the_military_actions_must_be_available_and_are_spent() {
        var raid =
                Table.of(2).age(3).hand(0, "aggression-raid-iii").strength(0, 6).politics(0);
        raid.expectBlocked(0, "attack aggression-raid-iii seat2", AgesSentence.TOO_FEW_MILITARY_ACTIONS);
        var spent = spy(2, 6, 5).militarySpent(0, 2).politics(0);
        spent.expectBlocked(0, SPY, AgesSentence.TOO_FEW_MILITARY_ACTIONS);
        var left = spy(2, 6, 5).militarySpent(0, 1).politics(0).pick(SPY);
        left.expectMilitary(0, 0, 2);
    }

    @Test
    @Rule("AGES-6.5")
    void gandhi_keeps_his_owner_from_attacking_and_doubles_the_price_of_attacking_him() {
        var peaceful = spy(2, 6, 5).leader(0, "mahatma-gandhi").politics(0);
        peaceful.expectBlocked(0, SPY, AgesSentence.GANDHI_KEEPS_PEACE);
        var dear = spy(2, 6, 5).leader(1, "mahatma-gandhi").politics(0).pick(SPY);
        dear.expectMilitary(0, 0, 2).expectScience(0, 5);
        var poor = spy(2, 6, 5).leader(1, "mahatma-gandhi").militarySpent(0, 1).politics(0);
        poor.expectBlocked(0, SPY, AgesSentence.TOO_FEW_MILITARY_ACTIONS);
    }

    @ParameterizedTest
    @CsvSource({"acceptance-of-supremacy, true", "peace-treaty, false", "loss-of-sovereignty, true"})
    @Rule("AGES-6.5")
    void a_pact_may_forbid_the_attack_to_both_partners(String pact, boolean sides) {
        for (char side : sides ? new char[] {'A', 'B'} : new char[] {' '}) {
            var table = spy(3, 6, 5).pact(1, 0, pact, side).politics(0);
            table.expectBlocked(0, SPY, AgesSentence.PACT_FORBIDS).expectOffered(0, "attack aggression-spy seat3");
        }
    }

    @Test
    @Rule({"AGES-6.5", "AGES-6.15"})
    void annex_needs_a_colony_and_infiltrate_a_leader_or_an_unfinished_wonder() {
        var table = Table.of(3)
                .age(2)
                .hand(0, "aggression-annex", "aggression-infiltrate")
                .strength(0, 9);
        table.politics(0).expectBlocked(0, "attack aggression-annex seat2", AgesSentence.NOTHING_TO_TAKE);
        table.expectBlocked(0, "attack aggression-infiltrate seat2", AgesSentence.NOTHING_TO_TAKE);
        table.colony(1, "historic-territory-i")
                .building(1, "kremlin", 0)
                .leader(2, "isaac-newton")
                .politics(0);
        assertThat(table.offered(0, "attack"))
                .containsExactlyInAnyOrder(
                        "aggression-annex seat2", "aggression-infiltrate seat2", "aggression-infiltrate seat3");
    }

    // --- pacts and the comparison
    // ---------------------------------------------------------------------------------------

    @Test
    @Scenario("S-12")
    @Rule("AGES-6.5")
    void a_pact_that_ends_with_the_attack_counts_for_neither_side() {
        var table =
                spy(3, 1, 1).pact(0, 1, "military-pact", ' ').strength(0, 10).strength(1, 8);
        table.hand(1, "rats").politics(0).pick(SPY);
        table.expectAsked(1, AgesSentence.ASK_DEFENCE).expectNotInPlay(0, "military-pact");
        table.expectStrength(0, 7).expectStrength(1, 5).expectZone(Places.DISCARD, "military-pact");
        assertThat(((Aggression.Defence) table.s.question(1)).need()).isEqualTo(2);
        var equal = spy(3, 1, 1)
                .pact(0, 1, "military-pact", ' ')
                .strength(0, 10)
                .strength(1, 10)
                .politics(0);
        equal.expectBlocked(0, SPY, AgesSentence.NOT_STRONGER);
    }

    @Test
    @Scenario("S-13")
    @Rule("AGES-6.5")
    void the_protection_promised_by_the_attacker_does_not_count() {
        var table = spy(3, 1, 1)
                .pact(0, 1, "promise-of-military-protection", 'A')
                .strength(0, 9)
                .strength(1, 11);
        table.politics(0).pick(SPY).expectStrength(1, 7).expectNotInPlay(0, "promise-of-military-protection");
        expectSucceeded(table);
    }

    @Test
    @Rule("AGES-6.5")
    void the_protection_promised_by_somebody_else_counts_and_stays() {
        var table = spy(3, 1, 1)
                .pact(2, 1, "promise-of-military-protection", 'A')
                .strength(0, 9)
                .strength(1, 11);
        table.politics(0).expectBlocked(0, SPY, AgesSentence.NOT_STRONGER);
        var stronger = spy(3, 1, 1)
                .pact(2, 1, "promise-of-military-protection", 'A')
                .strength(0, 9)
                .strength(1, 8);
        stronger.politics(0).pick(SPY).expectStrength(1, 8).expectInPlay(2, "promise-of-military-protection");
    }

    @Test
    @Rule("AGES-6.5")
    void the_attackers_own_protection_by_the_rival_does_not_count_either() {
        var table = spy(3, 1, 1)
                .pact(1, 0, "promise-of-military-protection", 'A')
                .strength(0, 9)
                .strength(1, 6);
        table.politics(0).expectBlocked(0, SPY, AgesSentence.NOT_STRONGER);
        table.strength(1, 4).politics(0).pick(SPY).expectStrength(0, 5);
        table.expectNotInPlay(1, "promise-of-military-protection");
    }

    @Test
    @Scenario("S-14")
    @Rule("AGES-6.5")
    void open_borders_add_two_to_the_attack_and_stay() {
        var table = spy(3, 1, 1)
                .pact(1, 0, "open-borders-agreement", ' ')
                .strength(0, 6)
                .strength(1, 7);
        table.hand(1, "rats").politics(0).pick(SPY).expectAsked(1, AgesSentence.ASK_DEFENCE);
        table.expectInPlay(1, "open-borders-agreement");
        assertThat(((Aggression.Defence) table.s.question(1)).need()).isEqualTo(1);
        table.pick("discard rats");
        expectRepelled(table).expectInPlay(1, "open-borders-agreement").expectMilitary(0, 2, 3);
    }

    // --- defence
    // --------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-15")
    @Rule({"AGES-6.5", "AGES-6.11"})
    void a_bonus_card_reaches_the_attack_with_all_military_actions_spent() {
        var table = spy(2, 12, 8).knows(1, "monarchy").militarySpent(1, 3).hand(1, "military-bonus-ii");
        table.politics(0).pick(SPY).expectMilitary(0, 1, 2).pick("bonus military-bonus-ii");
        expectRepelled(table).expectMilitary(0, 1, 2).expectMilitary(1, 0, 3).expectHand(1);
        table.expectZone(Places.DISCARD, "aggression-spy", "military-bonus-ii");
    }

    @Test
    @Scenario("S-16")
    @Rule({"AGES-6.5", "AGES-6.11"})
    void a_defence_that_cannot_reach_the_attack_uses_no_card() {
        var table = spy(2, 15, 8).hand(1, "military-bonus-ii", "military-bonus-i", "rats", "foray", "raiders");
        table.politics(0).pick(SPY).expectOptions(1, "yield").pick("yield");
        expectSucceeded(table).expectHand(1, "military-bonus-ii", "military-bonus-i", "rats", "foray", "raiders");
    }

    @Test
    @Scenario("S-17")
    @Rule({"AGES-6.5", "AGES-6.11"})
    void three_cards_face_down_repel_an_aggression() {
        var table = spy(2, 11, 8).knows(1, "monarchy").hand(1, "rats", "foray", "raiders");
        table.politics(0).pick(SPY).expectOptions(1, "yield", "discard rats", "discard foray", "discard raiders");
        table.pick("discard foray", "discard rats", "discard raiders");
        expectRepelled(table).expectHand(1).expectZone(Places.DISCARD, "rats", "foray", "raiders", "aggression-spy");
        var short1 = spy(2, 12, 8).knows(1, "monarchy").hand(1, "rats", "foray", "raiders", "crusades");
        short1.politics(0).pick(SPY).expectOptions(1, "yield");
    }

    @Test
    @Rule({"AGES-6.5", "AGES-6.11", "AGES-Q05"})
    void declining_is_always_possible_and_costs_nothing() {
        var table =
                spy(2, 9, 8).hand(1, "military-bonus-ii", "rats").politics(0).pick(SPY);
        table.expectAsked(1, AgesSentence.ASK_DEFENCE).expectOffered(1, "yield").pick("yield");
        expectSucceeded(table).expectHand(1, "military-bonus-ii", "rats");
    }

    /** Every way to answer, as the sorted cards with their roles. */
    private static void defences(AgesState s, List<String> chosen, Set<String> out) {
        if (!(s.question(s.seatToAnswer()) instanceof Aggression.Defence)) {
            out.add(String.join(" + ", chosen));
            return;
        }
        var options = s.options(1);
        for (int i = 0; i < options.plausible(); i++) {
            var key = options.move(i).key(Table.GAME).replaceAll("@[0-9]+", "");
            var copy = s.copy();
            copy.options(1);
            copy.pick(1, i);
            var next = new ArrayList<>(chosen);
            if (!key.equals("done")) {
                next.add(key);
            }
            defences(copy, next, out);
            options = s.options(1);
        }
    }

    @Test
    @Scenario("S-92")
    @Rule({"AGES-6.11", "AGES-Q05"})
    void every_legal_defence_with_two_bonus_cards() {
        var table = spy(2, 10, 8)
                .hand(1, "military-bonus-i", "military-bonus-ii")
                .politics(0)
                .pick(SPY);
        var answers = new TreeSet<String>();
        defences(table.s, List.of(), answers);
        assertThat(answers)
                .containsExactlyInAnyOrder(
                        "yield",
                        "bonus military-bonus-i",
                        "bonus military-bonus-ii",
                        "bonus military-bonus-i + bonus military-bonus-ii",
                        "bonus military-bonus-i + discard military-bonus-ii",
                        "discard military-bonus-i + bonus military-bonus-ii",
                        "discard military-bonus-i + discard military-bonus-ii");
    }

    @Test
    @Rule({"AGES-6.11", "AGES-Q05"})
    void a_defence_need_not_be_minimal_but_must_end_up_sufficient() {
        var table = spy(2, 10, 8).knows(1, "monarchy").hand(1, "military-bonus-i", "rats", "military-bonus-ii");
        table.politics(0).pick(SPY).pick("bonus military-bonus-i");
        table.expectOptions(1, "discard rats", "bonus military-bonus-ii", "discard military-bonus-ii", "done");
        table.pick("discard rats", "bonus military-bonus-ii");
        expectRepelled(table).expectHand(1).expectLogged(AgesSentence.REPELLED, 1, 2 + 1 + 4, 3);
        var begun = spy(2, 12, 8).knows(1, "monarchy").hand(1, "rats", "military-bonus-i", "foray");
        begun.politics(0).pick(SPY);
        begun.expectOptions(1, "yield", "discard rats", "bonus military-bonus-i", "discard foray");
        begun.expectBlocked(1, "discard military-bonus-i", AgesSentence.TOO_WEAK_A_DEFENCE);
        begun.pick("bonus military-bonus-i").expectOptions(1, "discard rats", "discard foray");
        begun.expectBlocked(1, "discard military-bonus-i", AgesSentence.CHOSEN_OTHERWISE);
        begun.pick("discard rats").expectOptions(1, "discard foray").pick("discard foray");
        expectRepelled(begun).expectHand(1);
    }

    @Test
    @Rule("AGES-6.11")
    void the_limit_is_the_military_action_total_which_the_library_does_not_raise() {
        var table = spy(2, 11, 8).wonder(1, "library-of-alexandria").hand(1, "rats", "foray", "raiders");
        table.politics(0).pick(SPY).expectOptions(1, "yield");
        var enough =
                spy(2, 10, 8).hand(1, "rats", "foray", "raiders").politics(0).pick(SPY);
        enough.pick("discard rats", "discard foray");
        expectRepelled(enough).expectHand(1, "raiders").expectMilitary(1, 2, 2);
    }

    @Test
    @Rule({"AGES-6.5", "AGES-Q05"})
    void bonus_cards_are_shown_and_cards_face_down_are_not() {
        var table = spy(3, 12, 8)
                .hand(1, "rats", "military-bonus-ii", "foray")
                .secret()
                .politics(0)
                .pick(SPY);
        table.pick("discard rats", "bonus military-bonus-ii");
        for (int viewer : new int[] {0, 2, 3}) {
            assertThat(table.seen(viewer, Places.DISCARD))
                    .containsExactlyInAnyOrder("?", "aggression-spy", "military-bonus-ii");
        }
        assertThat(table.seen(1, Places.DISCARD)).contains("rats");
        assertThat(table.seen(0, Places.hand(1))).containsExactly("?");
        table.expectLogged(AgesSentence.USED_BONUS, 1, table.piece("military-bonus-ii@1"));
    }

    @Test
    @Rule({"AGES-6.5", "AGES-Q05"})
    void nobody_sees_a_defence_before_it_is_complete() {
        var table = spy(3, 12, 8)
                .hand(1, "military-bonus-i", "military-bonus-ii", "foray")
                .secret();
        table.politics(0).pick(SPY).pick("bonus military-bonus-i");
        assertThat(table.seen(0, Places.hand(1))).containsExactly("?", "?", "?");
        assertThat(table.seen(0, Places.DISCARD)).isEmpty();
        table.expectNotLogged(AgesSentence.USED_BONUS);
    }

    @Test
    @Rule({"AGES-6.5", "AGES-Q05", "AGES-14.8"})
    void whoever_holds_cards_is_asked_even_if_they_are_of_no_use_and_whoever_holds_none_is_not() {
        var useless = spy(2, 20, 8).hand(1, "rats").politics(0).pick(SPY).expectOptions(1, "yield");
        expectSucceeded(useless.pick("yield"));
        expectSucceeded(spy(2, 20, 8).politics(0).pick(SPY));
    }

    @Test
    @Rule("AGES-6.6")
    void nobody_sacrifices_units() {
        var table = spy(2, 9, 8).hand(1, "rats").politics(0).pick(SPY);
        assertThat(table.keys(1)).noneMatch(key -> key.startsWith("send") || key.startsWith("disband"));
        int own = Population.workers(table.s, 0);
        int rival = Population.workers(table.s, 1);
        expectSucceeded(table.pick("yield"));
        assertThat(Population.workers(table.s, 0)).isEqualTo(own);
        assertThat(Population.workers(table.s, 1)).isEqualTo(rival);
    }

    // --- the outcome
    // ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-6.5")
    void a_repelled_aggression_is_discarded_and_the_actions_are_gone() {
        var table = spy(2, 9, 8).hand(1, "military-bonus-i", "rats").politics(0).pick(SPY);
        table.pick("bonus military-bonus-i", "done");
        expectRepelled(table).expectMilitary(0, 1, 2).expectHand(0).expectHand(1, "rats");
    }

    @Test
    @Rule({"AGES-6.5", "AGES-6.1"})
    void after_an_aggression_the_politics_phase_is_over() {
        var table =
                spy(2, 9, 8).hand(0, "aggression-spy", "pestilence").politics(0).pick(SPY);
        expectSucceeded(table).expectHand(0, "aggression-spy", "pestilence");
    }
}
