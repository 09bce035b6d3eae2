package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-6.1 – AGES-6.4, AGES-6.15, AGES-6.16: the politics phase, and preparing an event. */
class PoliticsTest {
    /** A harmless event is on top of the current ones, and there are more. */
    private static Table table(int players) {
        return Table.of(players).currentEvents("development-of-crafts", "development-of-science");
    }

    // --- one political action
    // -------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-6.1", "AGES-Q02"})
    void every_political_action_is_offered_with_its_card_and_rival() {
        var table = table(3).age(2).strength(0, 9).leader(0, "alexander-the-great");
        table.hand(0, "pestilence", "vast-territory-i", "aggression-spy", "war-over-territory");
        table.hand(0, "open-borders-agreement", "trade-routes-agreement", "legion", "military-bonus-i");
        table.pact(2, 0, "scientific-cooperation", ' ').politics(0);
        table.expectAsked(0, AgesSentence.ASK_POLITICS)
                .expectOptions(
                        0,
                        "pass",
                        "prepare pestilence",
                        "prepare vast-territory-i",
                        "attack aggression-spy seat2",
                        "attack aggression-spy seat3",
                        "war war-over-territory seat2",
                        "war war-over-territory seat3",
                        "offer open-borders-agreement seat2",
                        "offer open-borders-agreement seat3",
                        "offer-a trade-routes-agreement seat2",
                        "offer-b trade-routes-agreement seat2",
                        "offer-a trade-routes-agreement seat3",
                        "offer-b trade-routes-agreement seat3",
                        "cancel scientific-cooperation",
                        "alexander",
                        "resign");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pass",
                "prepare pestilence",
                "attack aggression-spy seat2",
                "war war-over-territory seat2",
                "cancel scientific-cooperation",
                "alexander"
            })
    @Rule({"AGES-6.1", "AGES-6.16"})
    void after_one_political_action_or_none_the_phase_is_over(String action) {
        var table = table(3).age(2).strength(0, 9).leader(0, "alexander-the-great");
        table.hand(0, "pestilence", "aggression-spy", "war-over-territory", "rats");
        table.pact(2, 0, "scientific-cooperation", ' ').politics(0).pick(action);
        table.expectAsked(0, AgesSentence.ASK_ACTION);
        assertThat(table.keys(0)).noneMatch(key -> key.startsWith("prepare") || key.equals("resign"));
    }

    @Test
    @Rule("AGES-6.1")
    void nobody_resigns_in_age_iv() {
        table(2).age(3).politics(0).expectOffered(0, "resign");
        table(2).age(4).politics(0).expectNotOffered(0, "resign");
    }

    @Test
    @Rule("AGES-Q02")
    void the_question_is_asked_even_if_passing_is_all_that_is_possible() {
        table(2).age(4).politics(0).expectAsked(0, AgesSentence.ASK_POLITICS).expectOptions(0, "pass");
    }

    @Test
    @Rule("AGES-Q02")
    void of_equal_cards_one_is_offered() {
        var table = table(2).age(3)
                .strength(0, 9)
                .hand(0, "aggression-spy", "aggression-spy")
                .politics(0);
        assertThat(table.offered(0, "attack")).containsExactly("aggression-spy seat2");
    }

    @Test
    @Rule({"AGES-Q02", "AGES-14.1"})
    void a_prepared_card_shows_its_age_and_nothing_more() {
        var table = table(2).age(2)
                .hand(0, "cold-war", "crime-wave", "rats")
                .secret()
                .politics(0);
        table.pick("prepare cold-war");
        assertThat(table.seen(1, Places.FUTURE_EVENTS)).containsExactly("?");
        assertThat(ecumene.engine.View.of(Table.GAME, table.s, 1)
                        .zones()
                        .get(Places.FUTURE_EVENTS)
                        .cards()
                        .getFirst()
                        .back())
                .isEqualTo(1 + 2);
        table.expectLogged(AgesSentence.PREPARED, 0, 2);
        assertThat(table.s.log())
                .filteredOn(entry -> entry.said().sentence() == AgesSentence.PREPARED_SECRET)
                .singleElement()
                .matches(entry -> entry.readableBy(0) && !entry.readableBy(1) && !entry.readableBy(2));
    }

    @Test
    @Rule("AGES-6.2")
    void tactics_and_bonus_cards_have_no_crown_and_crowned_cards_are_not_played_later() {
        var table = table(2).age(2).strength(0, 9).hand(0, "legion", "military-bonus-ii", "aggression-spy", "rats");
        table.politics(0).expectBlocked(0, "prepare legion", AgesSentence.NOT_POLITICAL);
        table.expectBlocked(0, "prepare military-bonus-ii", AgesSentence.NOT_POLITICAL)
                .pick("pass");
        table.expectOffered(0, "tactic legion");
        assertThat(table.keys(0)).noneMatch(key -> key.contains("aggression-spy") || key.contains("rats"));
    }

    @Test
    @Rule({"AGES-6.3", "AGES-Q03"})
    void joan_of_arcs_owner_sees_the_top_event_and_nobody_else_does() {
        var table = table(3).leader(1, "joan-of-arc").hand(0, "rats").secret();
        table.politics(0);
        assertThat(table.seen(1, Places.CURRENT_EVENTS)).containsExactly("?", "?");
        table.politics(1).expectAsked(1, AgesSentence.ASK_POLITICS);
        assertThat(table.seen(1, Places.CURRENT_EVENTS)).containsExactly("development-of-crafts", "?");
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("?", "?");
        assertThat(table.seen(3, Places.CURRENT_EVENTS)).containsExactly("?", "?");
        table.politics(2);
        assertThat(table.seen(2, Places.CURRENT_EVENTS)).containsExactly("?", "?");
    }

    // --- preparing
    // ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"rats", "cold-war", "impact-of-wonders", "vast-territory-i", "vast-territory-ii"})
    @Rule("AGES-6.4")
    void a_prepared_event_or_territory_scores_its_level_and_the_top_event_happens(String card) {
        var table = table(2).age(3).hand(0, card).culture(0, 1).politics(0).pick("prepare " + card);
        int level = Table.GAME.catalog().card(Table.kind(card)).level();
        table.expectCulture(0, 1 + level).expectHand(0).expectZone(Places.FUTURE_EVENTS, card);
        table.expectResources(0, 2).expectResources(1, 2).expectScience(0, 0);
        table.expectZone(Places.PAST_EVENTS, "development-of-crafts");
        table.expectZone(Places.CURRENT_EVENTS, "development-of-science");
    }

    @Test
    @Rule("AGES-6.4")
    void culture_is_scored_before_the_event_is_resolved() {
        var table = Table.of(2)
                .age(2)
                .hand(0, "cold-war")
                .strength(1, 9)
                .culture(0, 5)
                .culture(1, 6);
        table.currentEvents("barbarians", "rats").politics(0).pick("prepare cold-war");
        // 7 culture is the most, and he is the weakest
        table.expectCulture(0, 7).expectPool(0, 0).expectYellow(0, 19).expectPool(1, 1);
    }

    @Test
    @Scenario("S-11")
    @Rule("AGES-6.4")
    void after_the_last_current_event_the_future_ones_are_sorted_by_age() {
        var table = Table.of(2).age(3).hand(0, "cold-war").currentEvents("development-of-crafts");
        table.futureEvents("impact-of-wonders", "rats", "foray").politics(0).pick("prepare cold-war");
        table.expectCulture(0, 2).expectResources(0, 2).expectZone(Places.FUTURE_EVENTS);
        var levels = Arrays.stream(table.s.zones().pieces(Places.CURRENT_EVENTS))
                .map(piece -> table.s.card(piece).level())
                .boxed()
                .toList();
        assertThat(levels).containsExactly(1, 1, 2, 3);
        table.expectLogged(AgesSentence.EVENTS_SHUFFLED, 4);
    }

    @Test
    @Rule("AGES-6.4")
    void events_of_one_age_are_shuffled_and_their_places_become_unknown() {
        var table = Table.of(2).hand(0, "rats").currentEvents("development-of-crafts");
        table.futureEvents("raiders", "foray", "crusades", "pestilence", "barbarians", "immigration")
                .secret();
        table.politics(0).pick("prepare rats");
        assertThat(table.names(Places.CURRENT_EVENTS))
                .containsExactlyInAnyOrder(
                        "raiders", "foray", "crusades", "pestilence", "barbarians", "immigration", "rats")
                .isNotEqualTo(
                        List.of("raiders", "foray", "crusades", "pestilence", "barbarians", "immigration", "rats"));
        // he has prepared one of them and does not know any more where it lies
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).hasSize(7).containsOnly("?");
    }

    @Test
    @Rule("AGES-6.4")
    void the_new_deck_is_made_only_when_the_revealed_event_is_done() {
        var table = Table.of(2)
                .hand(0, "rats")
                .currentEvents("development-of-markets")
                .politics(0);
        table.pick("prepare rats").expectAsked(0, AgesSentence.ASK_GAIN_MIX);
        table.expectZone(Places.FUTURE_EVENTS, "rats").expectZone(Places.CURRENT_EVENTS);
        table.pick("gain 2 0", "gain 0 2").expectZone(Places.FUTURE_EVENTS).expectZone(Places.CURRENT_EVENTS, "rats");
    }

    // --- a legal completion, and the end of the phase
    // -------------------------------------------------------------------

    @Test
    @Rule("AGES-6.15")
    void a_card_without_a_legal_target_stays_in_the_hand() {
        var table = table(2).age(3)
                .hand(0, "aggression-spy", "aggression-annex", "war-over-culture")
                .strength(0, 1);
        table.politics(0).expectOptions(0, "pass", "resign");
        table.expectBlocked(0, "attack aggression-spy seat2", AgesSentence.NOT_STRONGER);
        table.expectBlocked(0, "war war-over-culture seat2", AgesSentence.TOO_FEW_MILITARY_ACTIONS);
        table.pick("pass").expectHand(0, "aggression-spy", "aggression-annex", "war-over-culture");
    }

    @Test
    @Rule({"AGES-6.16", "AGES-13.15"})
    void caesar_may_add_a_second_action_once_or_pass_it_and_keep_it() {
        var table = table(2).leader(0, "julius-caesar")
                .hand(0, "rats", "foray", "raiders")
                .politics(0);
        table.pick("prepare rats")
                .expectAsked(0, AgesSentence.ASK_POLITICS_AGAIN)
                .pick("pass");
        table.expectAsked(0, AgesSentence.ASK_ACTION)
                .currentEvents("development-of-settlement")
                .politics(0);
        table.pick("prepare foray")
                .expectAsked(0, AgesSentence.ASK_POLITICS_AGAIN)
                .pick("prepare raiders");
        table.expectAsked(0, AgesSentence.ASK_ACTION).expectCulture(0, 3);
    }

    @Test
    @Rule({"AGES-6.16", "AGES-13.15"})
    void passing_at_once_ends_the_phase_for_caesar_too() {
        table(2).leader(0, "julius-caesar").politics(0).pick("pass").expectAsked(0, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule("AGES-6.16")
    void whoever_has_left_the_game_is_no_rival_no_partner_and_no_bidder() {
        var table = Table.of(4).age(2).hand(0, "aggression-spy", "war-over-territory", "military-pact");
        table.strength(0, 9)
                .strength(1, 4)
                .strength(2, 5)
                .strength(3, 4)
                .politics(2)
                .pick("resign")
                .politics(0);
        assertThat(table.keys(0)).noneMatch(key -> key.endsWith("seat3"));
        table.expectOffered(
                0, "attack aggression-spy seat2", "war war-over-territory seat4", "offer military-pact seat4");
        table.event(0, "vast-territory-ii")
                .pick("bid 1")
                .expectAsked(1, AgesSentence.ASK_BID)
                .pick("pass");
        table.expectAsked(3, AgesSentence.ASK_BID).pick("pass").expectAsked(0, AgesSentence.ASK_FORCE);
    }

    // --- scenarios
    // ------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-26")
    @Rule({"AGES-6.1", "AGES-13.16"})
    void columbus_settles_without_auction_units_or_event() {
        var table = table(2).leader(0, "christopher-columbus")
                .hand(0, "vast-territory-i")
                .politics(0);
        table.pick("columbus vast-territory-i").expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectInPlay(0, "vast-territory-i")
                .expectNotInPlay(0, "christopher-columbus")
                .expectYellow(0, 21);
        table.expectTokens(0, "agriculture", 3)
                .expectBlue(0, 12)
                .expectCulture(0, 0)
                .expectWorkers(0, "warriors", 1);
        table.expectZone(Places.PAST_EVENTS).expectZone(Places.FUTURE_EVENTS).expectResources(1, 0);
        var irrigated = table(2).leader(0, "christopher-columbus")
                .hand(0, "vast-territory-i")
                .knows(0, "irrigation");
        irrigated.politics(0).pick("columbus vast-territory-i").expectTokens(0, "irrigation", 1);
        irrigated.expectTokens(0, "agriculture", 1).expectBlue(0, 13);
    }

    @Test
    @Scenario("S-99")
    @Rule({"AGES-6.1", "AGES-3.4"})
    void in_the_last_round_aggressions_and_events_but_no_wars() {
        var table =
                table(2).age(4).round(15).lastRound(15).knows(1, "communism").strength(1, 9);
        table.hand(1, "aggression-spy", "war-over-culture", "impact-of-colonies")
                .colony(0, "strategic-territory-i");
        table.politics(1).expectOffered(1, "attack aggression-spy seat1", "prepare impact-of-colonies");
        table.expectBlocked(1, "war war-over-culture seat1", AgesSentence.NO_WAR_IN_LAST_ROUND);
        table.pick("prepare impact-of-colonies").expectCulture(1, 3).expectCulture(0, 0);
        table.pick("end").expectOver().expectCulture(0, 3).expectCulture(1, 3);
    }
}
