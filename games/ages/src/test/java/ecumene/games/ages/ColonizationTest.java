package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-9.9 – AGES-9.13, AGES-9.17 – AGES-9.19: territories, auctions and the force that is sent. */
class ColonizationTest {
    /** Everybody has so many Warriors. */
    private static Table warriors(int... counts) {
        var table = Table.of(counts.length);
        for (int seat = 0; seat < counts.length; seat++) {
            table.workers(seat, "warriors", counts[seat]);
        }
        return table;
    }

    // --- the auction ------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-9.9", "AGES-Q07"})
    void a_bid_is_higher_than_the_last_and_not_above_the_force_one_could_send() {
        var table = warriors(3, 4).event(0, "historic-territory-i").expectAsked(0, AgesSentence.ASK_BID);
        table.expectOptions(0, "pass", "bid 1", "bid 2", "bid 3").pick("bid 2");
        table.expectAsked(1, AgesSentence.ASK_BID)
                .expectOptions(1, "pass", "bid 3", "bid 4")
                .pick("bid 3");
        // seat 0 can no longer raise and holds no cards, which everybody sees
        table.expectAsked(1, AgesSentence.ASK_FORCE).expectLogged(AgesSentence.PASSED_BID, 0);
        table.expectLogged(AgesSentence.AUCTION_WON, 1, table.piece("historic-territory-i"), 3);
    }

    @Test
    @Rule({"AGES-9.9", "AGES-9.17"})
    @Scenario("S-128")
    void an_auction_round_by_round() {
        var table = warriors(9, 9, 9)
                .event(0, "historic-territory-i")
                .pick(0, "bid 2")
                .pick(1, "bid 3");
        table.pick(2, "pass")
                .expectAsked(0, AgesSentence.ASK_BID)
                .expectNotOffered(0, "bid 3")
                .pick(0, "bid 4");
        table.pick(1, "pass").expectAsked(0, AgesSentence.ASK_FORCE);
        table.expectOptions(0, "send warriors")
                .pick("send warriors", "send warriors", "send warriors", "send warriors");
        table.expectOptions(0, "send warriors", "done").pick("done").expectResolved();
        table.expectInPlay(0, "historic-territory-i").expectWorkers(0, "warriors", 5);
    }

    @Test
    @Rule({"AGES-9.9", "AGES-9.17"})
    @Scenario("S-128")
    void the_last_one_is_still_asked_when_nobody_has_bid() {
        var table = warriors(9, 9, 3)
                .event(0, "historic-territory-i")
                .pick(0, "pass")
                .pick(1, "pass");
        table.expectAsked(2, AgesSentence.ASK_BID)
                .expectOptions(2, "pass", "bid 1", "bid 2", "bid 3")
                .pick("bid 1");
        table.pick("send warriors", "done")
                .expectInPlay(2, "historic-territory-i")
                .expectWorkers(2, "warriors", 2);
    }

    @Test
    @Rule("AGES-9.17")
    void bidding_goes_round_from_the_active_player_and_skips_those_who_passed() {
        var table = warriors(9, 9, 9, 9)
                .event(2, "historic-territory-i")
                .pick(2, "bid 1")
                .pick(3, "pass");
        table.pick(0, "bid 2")
                .pick(1, "bid 3")
                .pick(2, "bid 4")
                .pick(0, "pass")
                .pick(1, "bid 5")
                .pick(2, "pass");
        table.expectAsked(1, AgesSentence.ASK_FORCE);
    }

    @Test
    @Rule({"AGES-9.9", "AGES-9.1"})
    @Scenario("S-77")
    void a_territory_nobody_wants_goes_to_the_past_events() {
        var table = warriors(2, 2)
                .hand(0, "rats")
                .currentEvents("vast-territory-i", "foray")
                .politics(0);
        table.pick("prepare rats").pick(0, "pass").pick(1, "pass").expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectZone(Places.PAST_EVENTS, "vast-territory-i").expectNotInPlay(0, "vast-territory-i");
        table.expectLogged(AgesSentence.NOT_COLONIZED, table.piece("vast-territory-i"))
                .expectWorkers(0, "warriors", 2);
    }

    @Test
    @Rule({"AGES-9.9", "AGES-Q07"})
    void who_has_no_unit_passes_by_himself_whatever_he_holds() {
        var table = warriors(0, 2).knows(0, "cartography").hand(0, "military-bonus-iii", "military-bonus-ii");
        table.event(0, "historic-territory-i").expectAsked(1, AgesSentence.ASK_BID);
        warriors(0, 0).event(0, "historic-territory-i").expectResolved();
    }

    @Test
    @Rule({"AGES-9.9", "AGES-Q07", "AGES-14.6"})
    void whose_hand_might_hold_more_is_asked_even_if_only_passing_is_possible() {
        var table = warriors(2, 1)
                .drawn(1, "legion", "rats")
                .event(0, "historic-territory-i")
                .pick(0, "bid 2");
        table.expectAsked(1, AgesSentence.ASK_BID).expectOptions(1, "pass").pick("pass");
        table.expectResolved().expectInPlay(0, "historic-territory-i");
    }

    @Test
    @Rule({"AGES-Q07", "AGES-14.6"})
    void the_greatest_force_is_shown_to_its_owner_alone() {
        var table = warriors(2, 1).hand(0, "military-bonus-iii").event(0, "historic-territory-i");
        table.expectOffered(0, "bid 5").expectNotOffered(0, "bid 6");
        assertThat(table.facts(0).force()).isEqualTo(5);
        assertThat(table.facts(1, 0).force()).isNull();
        assertThat(View.of(Table.GAME, table.s, 1).waiting()).containsExactly(0);
    }

    // --- the force --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-9.10", "AGES-9.18"})
    @Scenario("S-76")
    void a_force_counts_units_armies_colonization_bonuses_and_bonus_cards() {
        var table = warriors(2, 0).workers(0, "knights", 1).tactic(0, "phalanx").knows(0, "cartography");
        table.leader(0, "alexander-the-great")
                .hand(0, "military-bonus-i", "legion")
                .event(0, "historic-territory-i");
        table.expectOffered(0, "bid 10")
                .expectNotOffered(0, "bid 11")
                .pick("bid 10")
                .expectResolved();
        table.expectWorkers(0, "warriors", 0).expectWorkers(0, "knights", 0).expectHand(0, "legion");
    }

    @Test
    @Rule("AGES-9.10")
    void modifiers_of_the_strength_rating_do_not_count() {
        var table = warriors(2, 0)
                .wonder(0, "great-wall")
                .leader(0, "napoleon-bonaparte")
                .knows(0, "theocracy", "strategy");
        table.colony(0, "strategic-territory-ii").workers(0, "team-sports", 1).event(0, "historic-territory-i");
        table.expectOptions(0, "pass", "bid 1", "bid 2");
        warriors(1, 0)
                .wonder(0, "colossus")
                .event(0, "historic-territory-i")
                .expectOptions(0, "pass", "bid 1", "bid 2");
        warriors(1, 0).ruined(0, "colossus").event(0, "historic-territory-i").expectOptions(0, "pass", "bid 1");
    }

    @ParameterizedTest
    @Rule("AGES-9.10")
    @ValueSource(strings = {"cartography", "navigation", "satellites"})
    void exploration_technologies_add_their_colonization_bonus(String card) {
        int bonus = List.of("cartography", "navigation", "satellites").indexOf(card) + 2;
        var table = warriors(1, 0).knows(0, card).event(0, "historic-territory-i");
        table.expectOffered(0, "bid " + (1 + bonus)).expectNotOffered(0, "bid " + (2 + bonus));
    }

    @Test
    @Rule("AGES-9.10")
    void armies_are_formed_from_the_units_that_are_sent() {
        var table = warriors(5, 0)
                .tactic(0, "legion")
                .event(0, "historic-territory-i")
                .pick("bid 4");
        // three of them form an army worth two more, so two stay at home
        table.expectAsked(0, AgesSentence.ASK_FORCE).pick("send warriors", "send warriors", "send warriors", "done");
        table.expectResolved().expectWorkers(0, "warriors", 2);
        var khan =
                Table.of(2).noWorkers(0).noWorkers(1).workers(0, "swordsmen", 3).tactic(0, "heavy-cavalry");
        khan.leader(0, "genghis-khan").event(0, "historic-territory-i");
        khan.expectOffered(0, "bid 10").expectNotOffered(0, "bid 11");
    }

    @Test
    @Rule("AGES-9.10")
    void an_air_force_doubles_an_army_of_the_force_as_usual() {
        var table =
                warriors(3, 0).workers(0, "air-forces", 1).tactic(0, "legion").event(0, "historic-territory-i");
        table.expectOffered(0, "bid 12").expectNotOffered(0, "bid 13");
    }

    @Test
    @Rule({"AGES-9.10", "AGES-Q08"})
    void at_least_one_unit_is_sent_even_if_bonuses_are_enough() {
        var table =
                warriors(2, 0).workers(0, "knights", 1).knows(0, "satellites").event(0, "historic-territory-i");
        table.pick("bid 1").expectAsked(0, AgesSentence.ASK_FORCE).expectOptions(0, "send warriors", "send knights");
        table.pick("send knights", "done")
                .expectResolved()
                .expectWorkers(0, "warriors", 2)
                .expectWorkers(0, "knights", 0);
    }

    @Test
    @Rule({"AGES-9.11", "AGES-9.18"})
    void sent_units_go_to_the_yellow_bank_and_more_may_be_sent_than_was_bid() {
        var table =
                warriors(3, 0).hand(0, "military-bonus-i", "military-bonus-ii").event(0, "historic-territory-i");
        table.pick("bid 1")
                .pick("bonus military-bonus-ii", "send warriors", "send warriors", "done")
                .expectResolved();
        table.expectWorkers(0, "warriors", 1)
                .expectYellow(0, 20)
                .expectPool(0, 1)
                .expectHand(0, "military-bonus-i");
        table.expectZone(Places.DISCARD, "military-bonus-ii");
        table.expectLogged(AgesSentence.COLONIZED, 0, table.piece("historic-territory-i"), 4);
    }

    @Test
    @Rule({"AGES-9.18", "AGES-13.17", "AGES-Q08"})
    void james_cook_discards_up_to_two_cards_for_one_each() {
        var table = warriors(1, 0).leader(0, "james-cook").hand(0, "rats", "foray", "legion", "military-bonus-ii");
        table.event(0, "historic-territory-i")
                .expectOffered(0, "bid 5")
                .expectNotOffered(0, "bid 6")
                .pick("bid 3");
        table.expectOptions(
                0,
                "send warriors",
                "bonus military-bonus-ii",
                "discard rats",
                "discard foray",
                "discard legion",
                "discard military-bonus-ii");
        table.pick("discard foray", "discard military-bonus-ii").expectOptions(0, "send warriors");
        table.pick("send warriors").expectResolved().expectHand(0, "rats", "legion");
        table.expectZone(Places.DISCARD, "foray", "military-bonus-ii");
        table.expectNotLogged(AgesSentence.USED_BONUS);
    }

    @Test
    @Rule({"AGES-Q08", "AGES-14.4"})
    void a_force_shows_its_bonus_cards_and_not_the_discards() {
        var table = warriors(1, 0).leader(0, "james-cook").drawn(0, "military-bonus-i", "rats", "foray");
        table.event(0, "historic-territory-i").pick("bid 3", "bonus military-bonus-i", "send warriors");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?", "?", "?");
        table.pick("discard rats", "done").expectResolved();
        assertThat(table.seen(1, Places.DISCARD)).containsExactlyInAnyOrder("military-bonus-i", "?");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?");
        table.expectLogged(AgesSentence.USED_BONUS, 0, table.piece("military-bonus-i@1"));
    }

    // --- every legal force, and no other
    // ------------------------------------------------------------------------------

    private record Sent(int warriors, int knights, List<String> bonuses, List<String> discards) {}

    @ParameterizedTest
    @Rule({"AGES-9.10", "AGES-9.18", "AGES-Q08"})
    @ValueSource(booleans = {false, true})
    void every_legal_force_can_be_sent_and_no_other(boolean cook) {
        var hand = List.of("military-bonus-i", "legion", "military-bonus-i", "military-bonus-iii");
        for (int bid = 1; bid <= (cook ? 10 : 9); bid++) {
            var table = warriors(2, 0).workers(0, "knights", 1).hand(0, hand.toArray(String[]::new));
            if (cook) {
                table.leader(0, "james-cook");
            }
            table.event(0, "historic-territory-i").pick("bid " + bid);
            var sent = new HashSet<Sent>();
            explore(table.s, sent);
            assertThat(sent).as("bid %d", bid).isEqualTo(legal(bid, hand, cook ? 2 : 0));
        }
    }

    private static void explore(AgesState s, Set<Sent> out) {
        if (!(s.question(0) instanceof Colonization.Force)) {
            out.add(sent(s));
            return;
        }
        for (int i = 0; i < s.options(0).plausible(); i++) {
            var copy = s.copy();
            copy.pick(0, i);
            explore(copy, out);
        }
    }

    private static Sent sent(AgesState s) {
        var bonuses = new ArrayList<String>();
        for (var entry : s.log()) {
            if (entry.said().sentence() == AgesSentence.USED_BONUS) {
                bonuses.add(s.card(entry.said().values().get(1)).key());
            }
        }
        var discards = new ArrayList<String>();
        for (int piece : s.zones().pieces(Places.DISCARD)) {
            discards.add(s.card(piece).key());
        }
        bonuses.forEach(discards::remove);
        int warriors = 2 - s.workers(0, Table.kind("warriors"));
        return new Sent(warriors, 1 - s.workers(0, Table.kind("knights")), sorted(bonuses), sorted(discards));
    }

    private static Set<Sent> legal(int bid, List<String> hand, int most) {
        var legal = new HashSet<Sent>();
        for (int roles = 0; roles < Math.pow(3, hand.size()); roles++) {
            var bonuses = new ArrayList<String>();
            var discards = new ArrayList<String>();
            int left = roles;
            for (var card : hand) {
                (left % 3 == 1 ? bonuses : left % 3 == 2 ? discards : new ArrayList<String>()).add(card);
                left /= 3;
            }
            int cards = discards.size();
            for (var card : bonuses) {
                cards += card.equals("military-bonus-i") ? 1 : 3;
            }
            for (int units = 1; units < 6 && discards.size() <= most && !bonuses.contains("legion"); units++) {
                if (units / 2 + 2 * (units % 2) + cards >= bid) {
                    legal.add(new Sent(units / 2, units % 2, sorted(bonuses), sorted(discards)));
                }
            }
        }
        return legal;
    }

    private static List<String> sorted(List<String> cards) {
        return cards.stream().sorted().toList();
    }

    // --- the colony -------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-9.11", "AGES-9.12"})
    @Scenario("S-75")
    void a_colonys_tokens_come_before_its_people() {
        var table = warriors(1, 0)
                .yellow(0, 0)
                .pool(0, 0)
                .event(0, "inhabited-territory-i")
                .pick("bid 1")
                .expectResolved();
        table.expectYellow(0, 2).expectPool(0, 1).expectWorkers(0, "warriors", 0);
    }

    @Test
    @Rule("AGES-9.12")
    void new_blue_tokens_serve_the_immediate_effect() {
        var table = warriors(1, 0)
                .blue(0, 0)
                .event(0, "wealthy-territory-i")
                .pick("bid 1")
                .expectResolved();
        table.expectTokens(0, "bronze", 3).expectBlue(0, 0);
        var minus = warriors(1, 0)
                .blue(0, 2)
                .event(0, "vast-territory-i")
                .pick("bid 1")
                .expectResolved();
        minus.expectFood(0, 1).expectBlue(0, 0);
    }

    @Test
    @Rule({"AGES-9.12", "AGES-9.19"})
    void cards_drawn_ignore_the_hand_limit_and_there_are_none_in_age_iv() {
        var table = warriors(1, 0).hand(0, "legion", "phalanx").militaryDeck("rats", "foray", "raiders", "barbarians");
        table.event(0, "strategic-territory-i").pick("bid 1").expectResolved();
        table.expectHand(0, "legion", "phalanx", "rats", "foray", "raiders");
        var last = warriors(1, 0)
                .age(4)
                .militaryDeck("rats")
                .event(0, "strategic-territory-i")
                .pick("bid 1");
        last.expectResolved().expectHand(0).expectStrength(0, 2);
    }

    @Test
    @Rule("AGES-9.19")
    void bonus_cards_and_discards_of_the_force_can_be_drawn_again() {
        var table = warriors(1, 0)
                .leader(0, "james-cook")
                .hand(0, "military-bonus-i", "rats")
                .militaryDeck("foray");
        table.event(0, "strategic-territory-i")
                .pick("bid 3", "send warriors", "bonus military-bonus-i", "discard rats")
                .expectResolved();
        table.expectHand(0, "foray", "military-bonus-i", "rats").expectLogged(AgesSentence.RESHUFFLED, 2);
    }

    @Test
    @Rule("AGES-9.13")
    void a_colony_that_changes_hands_gives_its_permanent_effect_and_never_again_the_immediate_one() {
        var table = Table.of(2)
                .strength(0, 9)
                .hand(0, "aggression-annex")
                .colony(1, "historic-territory-ii")
                .politics(0);
        table.pick("attack aggression-annex seat2").expectHappiness(0, 2).expectHappiness(1, 0);
        table.expectCulture(0, 0).expectCulture(1, 0);
        var lost = Table.of(2).strength(0, 9).colony(1, "historic-territory-i").culture(1, 9);
        lost.event(0, "independence-declaration").expectCulture(1, 9).expectHappiness(1, 0);
    }
}
