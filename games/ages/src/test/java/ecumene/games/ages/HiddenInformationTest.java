package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_BID;
import static ecumene.games.ages.AgesSentence.ASK_DEFENCE;
import static ecumene.games.ages.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Game;
import ecumene.engine.Laws;
import ecumene.engine.LogEntry;
import ecumene.engine.Rng;
import ecumene.engine.View;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.LeakyGame;
import ecumene.engine.testing.RandomGame;
import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** AGES-14: nothing that reaches a viewer depends on what the viewer cannot know. */
class HiddenInformationTest {
    private static final int POSITIONS = 1000;
    private static final int LATE_POSITIONS = 500;

    // --- the laws -------------------------------------------------------------------------------------------------

    /** Random games under the eyes of the laws, until enough positions were seen. How many. */
    private static int check(Game<AgesState> game, int players, int positions) {
        int checked = 0;
        for (int number = 0; checked < positions; number++) {
            checked += check(new Laws<>(game), RandomPlay.of(RandomPlay.setup(players), number), Integer.MAX_VALUE);
        }
        return checked;
    }

    private static int check(Laws<AgesState> laws, RandomGame<AgesState> play, int most) {
        laws.check(play.s, play.rng());
        int checked = 1;
        while (!play.s.over() && checked < most) {
            play.step();
            laws.check(play.s, play.rng());
            checked++;
        }
        return checked;
    }

    @Test
    @Rule({"AGES-14.1", "AGES-14.2", "AGES-14.6", "AGES-14.7", "AGES-14.8"})
    void the_laws_of_hidden_information_hold_in_random_games() {
        int checked = 0;
        for (int players = 2; players <= 4; players++) {
            checked += check(GAME, players, POSITIONS);
        }
        assertThat(checked).isGreaterThanOrEqualTo(3 * POSITIONS);
    }

    @Test
    @Rule({"AGES-14.1", "AGES-14.2", "AGES-14.6", "AGES-14.7", "AGES-14.8"})
    void the_laws_of_hidden_information_hold_late_in_a_game() {
        int checked = 0;
        for (int players = 2; players <= 4; players++) {
            for (int number = 1000; checked < LATE_POSITIONS * (players - 1); number++) {
                var play = RandomPlay.from(LatePosition.of(players, number), number);
                checked += check(new Laws<>(GAME), play, 50);
            }
        }
        assertThat(checked).isGreaterThanOrEqualTo(3 * LATE_POSITIONS);
    }

    @Test
    @Rule({"AGES-14.1", "AGES-14.2"})
    void an_answer_to_a_command_is_the_same_in_every_world_its_sender_thinks_possible() {
        var setups = RandomPlay.setups();
        assertThat(Commands.check(GAME, n -> RandomPlay.of(setups.get((int) (n % setups.size())), n), 10000))
                .isEqualTo(10000);
    }

    @Test
    void answers_that_tell_what_a_pick_would_show_are_seen() {
        var laws = new Laws<>(GAME, Commands::allOrNothing);
        assertThatThrownBy(() -> Commands.check(laws, n -> RandomPlay.of(RandomPlay.setup(2), n), 2000))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("an answer does not depend on hidden cards");
    }

    @ParameterizedTest
    @EnumSource(LeakyGame.Leak.class)
    void a_planted_leak_is_seen(LeakyGame.Leak leak) {
        assertThatThrownBy(() -> check(new LeakyGame<>(Table.GAME, Places::hand, leak), 3, 300))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith(leak.law());
    }

    @Test
    void a_log_that_names_a_hidden_card_is_seen() {
        var laws = new Laws<>(GAME);
        var table = Table.of(3).hand(1, "rats", "foray").row("iron").secret().actions(0);
        laws.check(table.s, Rng.of(1));
        table.pick("take iron")
                .s
                .log(AgesSentence.USED_BONUS, 1, table.s.zones().first(Places.hand(1)));
        assertThatThrownBy(() -> laws.check(table.s, Rng.of(1)))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("the log names only cards its reader knows");
    }

    // --- what is public -------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-14.1")
    void all_numbers_are_the_same_for_every_viewer_but_the_own_force() {
        for (int players = 2; players <= 4; players++) {
            var play = RandomPlay.from(LatePosition.of(players, 5), 5);
            for (int n = 0; n < 40 && !play.s.over(); n++) {
                var open = withoutForces(play.s, players);
                for (int viewer = 0; viewer < players; viewer++) {
                    assertThat(withoutForces(play.s, viewer)).isEqualTo(open);
                }
                play.step();
            }
        }
    }

    private static String withoutForces(AgesState s, int viewer) {
        return GAME.facts(s, viewer).toString().replaceAll("force=[^,]*", "force");
    }

    @Test
    @Rule({"AGES-14.1", "AGES-14.2"})
    void backs_show_the_age_and_faces_only_the_owner_sees() {
        var table = Table.of(2).age(2).hand(0, "rats", "cold-war").currentEvents("foray", "terrorism");
        table.futureEvents("crusades", "iconoclasm", "raiders").discards("refugees", "pestilence");
        table.militaryDeck("prosperity", "emigration").secret().actions(0);
        assertThat(table.seen(0, Places.hand(0))).containsExactly("rats", "cold-war");
        assertThat(backs(table, 1, Places.hand(0))).containsExactly("?I", "?II");
        for (int viewer = 0; viewer <= 2; viewer++) {
            assertThat(backs(table, viewer, Places.CURRENT_EVENTS)).containsExactly("?I", "?II");
            assertThat(backs(table, viewer, Places.FUTURE_EVENTS)).containsExactly("?I", "?II", "?I");
            assertThat(backs(table, viewer, Places.DISCARD)).containsExactly("?II", "?I");
            assertThat(backs(table, viewer, Places.MILITARY_DECK)).containsExactly("?II", "?II");
        }
    }

    /** What a viewer sees of a place, with the age on the back. */
    private static List<String> backs(Table table, int viewer, int zone) {
        var ages = List.of("", "A", "I", "II", "III");
        return View.of(GAME, table.s, viewer).zones().get(zone).cards().stream()
                .map(card -> (card.card().isEmpty() ? "?" : card.card()) + ages.get(card.back()))
                .toList();
    }

    @Test
    @Rule("AGES-14.1")
    void past_events_and_common_tactics_are_public() {
        var table = Table.of(3).currentEvents("development-of-science", "rats").hand(0, "crusades");
        table.exclusiveTactic(0, "legion").secret().turn(0).pick("prepare crusades");
        for (int viewer = 0; viewer <= 3; viewer++) {
            assertThat(table.seen(viewer, Places.PAST_EVENTS)).containsExactly("development-of-science");
            assertThat(table.seen(viewer, Places.TACTICS)).containsExactly("legion");
        }
    }

    @Test
    @Rule("AGES-14.2")
    void the_public_view_never_names_a_card_of_which_another_would_be_possible() {
        int hidden = 0;
        for (int players = 2; players <= 4; players++) {
            var play = RandomPlay.of(RandomPlay.setup(players), 77);
            for (int n = 0; !play.s.over(); n++) {
                play.step();
                if (n % 25 == 0) {
                    hidden += play.checkPublicView(10);
                }
            }
        }
        assertThat(hidden).isGreaterThan(1000);
    }

    // --- who knows what -------------------------------------------------------------------------------------------

    /** What lies in a place, in the imagination of a viewer, over many tries. */
    private static Set<String> imagined(Table table, int viewer, int zone) {
        var seen = new TreeSet<String>();
        for (int n = 0; n < 200; n++) {
            var s = table.s.imagine(viewer, Rng.of(n));
            var cards = new ArrayList<String>();
            for (int piece : s.zones().pieces(zone)) {
                cards.add(s.card(piece).key());
            }
            seen.add(cards.toString());
        }
        return seen;
    }

    /** Three cards of age I and one of age II that nobody knows but the owner of the hand. */
    private static Table fourHidden() {
        var table = Table.of(2).age(2).hand(1, "rats").militaryDeck("foray", "crusades", "cold-war");
        var zones = table.s.zones();
        zones.conceal(IntStream.concat(
                        Arrays.stream(zones.pieces(Places.MILITARY_DECK)), Arrays.stream(zones.pieces(Places.hand(1))))
                .toArray());
        zones.show(zones.first(Places.hand(1)), 1);
        return table.actions(0);
    }

    @Test
    @Rule({"AGES-14.2", "AGES-14.1"})
    void imagined_hands_reach_every_card_of_that_age_and_no_other() {
        var table = fourHidden();
        assertThat(imagined(table, 0, Places.hand(1))).containsExactly("[crusades]", "[foray]", "[rats]");
        assertThat(imagined(table, 1, Places.hand(1))).as("the owner knows").containsExactly("[rats]");
    }

    @Test
    @Rule("AGES-14.3")
    void whoever_prepared_an_event_knows_it_until_it_is_shuffled() {
        var table = Table.of(2).currentEvents("development-of-science", "development-of-settlement");
        table.futureEvents("rats")
                .hand(0, "crusades", "immigration")
                .secret()
                .politics(0)
                .pick("prepare crusades");
        assertThat(table.seen(0, Places.FUTURE_EVENTS)).containsExactly("?", "crusades");
        assertThat(table.seen(1, Places.FUTURE_EVENTS)).containsExactly("?", "?");
        assertThat(table.seen(2, Places.FUTURE_EVENTS)).containsExactly("?", "?");
        table.politics(0).pick("prepare immigration");
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("?", "?", "?");
        assertThat(imagined(table, 0, Places.CURRENT_EVENTS)).hasSizeGreaterThan(6);
    }

    @Test
    @Rule({"AGES-14.3", "AGES-13.14"})
    void what_joan_of_arc_saw_stays_known_until_it_is_revealed() {
        var table = Table.of(2)
                .leader(0, "joan-of-arc")
                .currentEvents("rats", "foray", "raiders")
                .hand(1, "crusades");
        table.secret().politics(0).pick("pass", "end").expectTurnOf(1);
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("rats", "?", "?");
        table.pick("prepare crusades");
        assertThat(table.seen(0, Places.PAST_EVENTS)).containsExactly("rats");
        assertThat(table.seen(0, Places.CURRENT_EVENTS)).containsExactly("?", "?");
    }

    @Test
    @Rule("AGES-14.4")
    void what_was_revealed_stays_known() {
        var refused = Table.of(3)
                .hand(0, "open-borders-agreement", "rats", "foray")
                .secret()
                .politics(0);
        refused.pick("offer open-borders-agreement seat2", "refuse");
        for (int viewer = 1; viewer <= 3; viewer++) {
            assertThat(refused.seen(viewer, Places.hand(0))).containsExactly("open-borders-agreement", "?", "?");
        }
        var attack = Table.of(2).workers(0, "warriors", 4).hand(0, "aggression-plunder-i", "rats");
        attack.hand(1, "military-bonus-i", "foray", "crusades")
                .knows(1, "monarchy")
                .secret()
                .politics(0);
        attack.pick("attack aggression-plunder-i seat2", "bonus military-bonus-i", "discard foray", "done");
        for (int viewer = 0; viewer <= 2; viewer++) {
            assertThat(attack.seen(viewer, Places.DISCARD))
                    .contains("aggression-plunder-i", "military-bonus-i")
                    .hasSize(3);
        }
        assertThat(attack.seen(0, Places.DISCARD)).contains("?").doesNotContain("foray");
        assertThat(attack.seen(1, Places.DISCARD)).contains("foray");
    }

    // --- randomness -----------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-14.5")
    void what_players_do_does_not_change_the_shuffles_to_come() {
        var idle = Table.dealt(2, 9);
        var busy = Table.dealt(2, 9);
        busy.pick(0, 0);
        while (idle.round == 1) {
            endOfTurn(idle);
        }
        while (busy.round == 1) {
            endOfTurn(busy);
        }
        assertThat(busy.zones().pieces(Places.MILITARY_DECK))
                .isEqualTo(idle.zones().pieces(Places.MILITARY_DECK));
        assertThat(busy.zones().pieces(Places.CIVIL_DECK))
                .isEqualTo(idle.zones().pieces(Places.CIVIL_DECK));
        assertThat(busy.zones().pieces(Places.CURRENT_EVENTS))
                .isEqualTo(idle.zones().pieces(Places.CURRENT_EVENTS));
        assertThat(busy.log()).isNotEqualTo(idle.log());
    }

    private static void endOfTurn(AgesState s) {
        int seat = s.seatToAnswer();
        s.pick(seat, s.options(seat).size() - 1); // the end is always the last option
    }

    // --- what the others see of a choice ----------------------------------------------------------------------------

    @Test
    @Rule({"AGES-14.6", "AGES-14.8"})
    void whoever_holds_cards_is_asked_for_a_bid_even_if_only_passing_is_possible() {
        var table = Table.of(3)
                .hand(1, "rats", "foray")
                .event(0, "vast-territory-i")
                .secret();
        table.expectAsked(0, ASK_BID).pick("bid 1").expectAsked(1, ASK_BID).expectOptions(1, "pass");
        assertThat(table.facts(0, 1).force()).isNull();
        assertThat(List.of(0, 1)).allMatch(seat -> table.facts(3, seat).force() == null);
        assertThat(table.facts(1).force()).isEqualTo(1);
        assertThat(View.of(GAME, table.s, 0).waiting()).containsExactly(1);
    }

    @Test
    @Rule({"AGES-14.6", "AGES-14.8"})
    void whoever_holds_cards_is_asked_for_a_defence_even_if_there_is_none() {
        var table = Table.of(2)
                .workers(0, "warriors", 9)
                .hand(0, "aggression-plunder-i")
                .hand(1, "rats", "foray");
        table.tokens(1, "bronze", 3).secret().politics(0).pick("attack aggression-plunder-i seat2");
        table.expectAsked(1, ASK_DEFENCE)
                .expectOptions(1, "yield")
                .pick("yield")
                .expectResources(0, 3);
        var empty = Table.of(2)
                .workers(0, "warriors", 9)
                .hand(0, "aggression-plunder-i")
                .tokens(1, "bronze", 3);
        empty.politics(0).pick("attack aggression-plunder-i seat2").expectResources(0, 3);
    }

    @Test
    @Rule("AGES-14.7")
    void draws_and_discards_tell_others_their_number_and_age_only() {
        var table = Table.of(2)
                .age(2)
                .hand(0, "rats", "cold-war", "foray", "crusades")
                .militarySpent(0, 1);
        table.militaryDeck("terrorism", "emigration").secret().actions(0).pick("end", "discard rats", "discard foray");
        assertThat(backs(table, 1, Places.DISCARD)).containsExactly("?I", "?I");
        assertThat(backs(table, 1, Places.hand(0))).containsExactlyInAnyOrder("?I", "?II", "?II");
        table.expectHand(0, "cold-war", "crusades", "terrorism");
        table.expectLogged(AgesSentence.DREW, 0, 1).expectLogged(AgesSentence.DISCARDED, 0, 2);
        for (LogEntry entry : table.s.log()) {
            assertThat(entry.said().sentence().blanks())
                    .as(entry.said().sentence().key())
                    .doesNotContain(Nouns.PIECE);
        }
    }

    @Test
    @Rule("AGES-14.7")
    void a_defence_shows_its_bonus_cards_and_only_the_number_of_the_others() {
        var table = Table.of(3)
                .workers(0, "warriors", 4)
                .hand(0, "aggression-plunder-i")
                .knows(1, "monarchy");
        table.hand(1, "military-bonus-i", "foray", "crusades", "rats").secret().politics(0);
        table.pick("attack aggression-plunder-i seat2", "bonus military-bonus-i");
        assertThat(table.seen(0, Places.hand(1)))
                .as("not before it is complete")
                .containsExactly("?", "?", "?", "?");
        assertThat(table.seen(0, Places.DISCARD)).isEmpty();
        table.pick("discard crusades", "done").expectLogged(AgesSentence.REPELLED, 1, 3, 2);
        assertThat(table.seen(0, Places.hand(1))).containsExactly("?", "?");
        for (int viewer : new int[] {0, 2, 3}) {
            assertThat(table.seen(viewer, Places.DISCARD))
                    .containsExactlyInAnyOrder("military-bonus-i", "?", "aggression-plunder-i");
        }
    }
}
