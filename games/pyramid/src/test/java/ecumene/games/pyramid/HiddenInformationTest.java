package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.newWorld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Attempt;
import ecumene.engine.Game;
import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.Setup;
import ecumene.engine.View;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.LeakyGame;
import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** PYR-4 and PYR-Q25: nothing that reaches a viewer depends on what the viewer cannot know. */
class HiddenInformationTest {
    private static final int POSITIONS = 1200;

    /** Random games of one setup under the eyes of the laws, until enough positions were seen. How many. */
    private static int check(Game<PyramidState> game, Setup setup, int positions) {
        var laws = new Laws<>(game);
        int checked = 0;
        for (int number = 0; checked < positions; number++) {
            var play = RandomPlay.of(setup, number);
            laws.check(play.s, play.rng());
            checked++;
            while (!play.s.over()) {
                play.step();
                laws.check(play.s, play.rng());
                checked++;
            }
        }
        return checked;
    }

    @Test
    @Rule({"PYR-4.1", "PYR-4.2", "PYR-Q25", "PYR-Q28"})
    void the_laws_of_hidden_information_hold_in_ten_thousand_positions_of_all_variants() {
        int checked = 0;
        for (var setup : RandomPlay.setups()) {
            checked += check(GAME, setup, POSITIONS);
        }
        assertThat(checked).isGreaterThan(10_000);
    }

    @Test
    @Rule({"PYR-4.1", "PYR-4.2", "PYR-Q25"})
    void an_answer_to_a_command_is_the_same_in_every_world_its_sender_thinks_possible() {
        var setups = RandomPlay.setups();
        assertThat(Commands.check(GAME, n -> RandomPlay.of(setups.get((int) (n % setups.size())), n), 10000))
                .isEqualTo(10000);
    }

    @Test
    void answers_that_tell_of_the_next_hand_are_seen() {
        var laws = new Laws<>(
                GAME,
                (game, s, seat, keys) -> keys.size() > 1 && s.zones().first(Places.hand(s.after(seat))) % 2 == 0
                        ? new Attempt.Refused(Optional.empty())
                        : Attempt.of(game, s, seat, keys));
        assertThatThrownBy(() -> Commands.check(laws, n -> RandomPlay.of(Setup.of("pyramid", 2, "new-world"), n), 2000))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("an answer does not depend on hidden cards");
    }

    @ParameterizedTest
    @EnumSource(LeakyGame.Leak.class)
    void a_planted_leak_is_seen(LeakyGame.Leak leak) {
        var setup = Setup.of("pyramid", 3, "new-world");
        assertThatThrownBy(() -> check(new LeakyGame<>(Table.GAME, Places::hand, leak), setup, 500))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith(leak.law());
    }

    @Test
    void a_log_that_names_a_hidden_card_is_seen() {
        var laws = new Laws<>(GAME);
        var table = dealt("new-world", 3).pick(2, "bonus barter");
        laws.check(table.s, Rng.of(1));
        table.pick("resource mining").s.log(PyramidSentence.TURNED, 2, table.piece(2, "barter"));
        assertThatThrownBy(() -> laws.check(table.s, Rng.of(1)))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("the log names only cards its reader knows");
    }

    /** Whoever cannot see which of two cards with the same face was laid down must not see any difference at all. */
    @Test
    @Rule({"PYR-4.1", "PYR-4.2"})
    void which_of_two_like_cards_became_a_resource_makes_no_difference_to_others() {
        int compared = 0;
        for (var setup : RandomPlay.setups()) {
            for (int number = 100; number < 103; number++) {
                var play = RandomPlay.of(setup, number);
                while (!play.s.over()) {
                    compared += compareLikeCards(play.s);
                    play.step();
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static int compareLikeCards(PyramidState s) {
        int seat = s.seatToAnswer();
        int compared = 0;
        var moves = s.options(seat).moves();
        for (int i = 0; i < moves.size(); i++) {
            for (int j = i + 1; j < moves.size(); j++) {
                var one = moves.get(i);
                var two = moves.get(j);
                boolean hidden = one.verb() == PyramidVerb.RESOURCE && s.hand(seat) > 2;
                if (hidden && two.verb().equals(one.verb()) && back(s, seat, one.a()) == back(s, seat, two.a())) {
                    var first = s.copy();
                    var second = s.copy();
                    first.pick(seat, one);
                    second.pick(seat, two);
                    for (int viewer = 0; viewer <= s.players(); viewer++) {
                        if (viewer != seat) {
                            assertThat(received(first, viewer)).isEqualTo(received(second, viewer));
                        }
                    }
                    compared++;
                }
            }
        }
        return compared;
    }

    private static int back(PyramidState s, int seat, int piece) {
        return s.zones().layout().back(Places.resources(seat), piece);
    }

    private static List<Object> received(PyramidState s, int viewer) {
        var all = new ArrayList<Object>();
        all.add(View.of(GAME, s, viewer));
        for (var entry : s.log()) {
            if (entry.readableBy(viewer)) {
                all.add(entry);
            }
        }
        return all;
    }

    @Test
    @Rule("PYR-4.3")
    void technology_cards_that_were_taken_back_are_known_to_be_in_the_hand() {
        var table = dealt("new-world", 2).pick(1, "decline").wonders();
        table.pick("resource agriculture").pick("technology barter").pick("rest barter");
        table.technologies(0, "reinforcement", "mining").endOfTurn(0);
        table.expectSeen(1, Places.hand(0), "barter", "reinforcement", "mining", "warriors");
        table.expectSeen(1, Places.resources(0), "agriculture");
    }

    @Test
    @Rule("PYR-4.2")
    void after_a_hidden_resource_from_a_known_hand_others_know_the_type_only() {
        var table = dealt("new-world", 2).pick(1, "decline");
        table.expectSeen(1, Places.hand(0), "agriculture", "mining", "barter", "warriors", "reinforcement");
        table.pick("resource warriors");
        table.expectSeen(1, Places.resources(0), "?");
        table.expectSeen(1, Places.hand(0), "agriculture", "barter", "reinforcement", "?");
        assertThat(imagined(table, 1, Places.resources(0))).containsExactly("[mining]", "[warriors]");
    }

    @Test
    @Rule("PYR-4.2")
    void imagined_deals_reach_every_consistent_deal_and_no_other() {
        var table = dealt("new-world", 2).pick(1, "bonus barter");
        assertThat(imagined(table, 0, Places.resources(1)))
                .containsExactlyInAnyOrder("[agriculture]", "[reinforcement]", "[barter]");
        assertThat(imagined(table, 1, Places.resources(1)))
                .as("the owner knows")
                .containsExactly("[barter]");
    }

    @Test
    @Rule({"PYR-4.2", "PYR-4.3"})
    void a_card_that_is_shown_later_rules_deals_out() {
        var table = newWorld(2)
                .hand(0, "agriculture", "barter", "reinforcement", "mining", "knights", "charge", "feudalism");
        table.turn(0).pick("resource reinforcement").pick("technology mining").pick("rest mining");
        table.hand(1, "mining", "barter").turn(0).pick("resource charge");
        var foods = List.of("agriculture", "reinforcement", "barter");
        assertThat(imagined(table, 1, Places.resources(0)))
                .containsExactlyInAnyOrderElementsOf(pairs(foods, List.of("charge", "feudalism", "knights")));
        table.pick("technology knights").pick("rest knights");
        assertThat(imagined(table, 1, Places.resources(0)))
                .containsExactlyInAnyOrderElementsOf(pairs(foods, List.of("charge", "feudalism")));
    }

    private static List<String> pairs(List<String> firsts, List<String> seconds) {
        return firsts.stream()
                .flatMap(first -> seconds.stream().map(second -> "[" + first + ", " + second + "]"))
                .toList();
    }

    /** What lies in a place, in the imagination of a viewer, over many tries. */
    private static Set<String> imagined(Table table, int viewer, int zone) {
        var seen = new TreeSet<String>();
        for (int n = 0; n < 300; n++) {
            var s = table.s.imagine(viewer, Rng.of(n));
            var cards = new ArrayList<String>();
            for (int piece : s.zones().pieces(zone)) {
                cards.add(s.card(piece).key());
            }
            seen.add(cards.toString());
        }
        return seen;
    }

    @Test
    @Rule({"PYR-4.1", "PYR-4.2"})
    void the_public_view_never_names_a_card_of_which_another_would_be_possible() {
        int hidden = 0;
        for (var setup : RandomPlay.setups()) {
            var play = RandomPlay.of(setup, 77);
            for (int n = 0; !play.s.over(); n++) {
                play.step();
                if (n % 10 == 0) {
                    hidden += play.checkPublicView(10);
                }
            }
        }
        assertThat(hidden).isGreaterThan(1000);
    }
}
