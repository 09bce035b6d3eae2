package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Game;
import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.Setup;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.LeakyGame;
import ecumene.engine.testing.Rule;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** EMP-5.3, EMP-5.4: nothing that reaches a viewer depends on what the viewer cannot know. */
class HiddenInformationTest {
    private static final int POSITIONS = 300;

    // --- the laws -------------------------------------------------------------------------------------------------

    /** Random games under the eyes of the laws, to their ends, until enough positions were seen. */
    private static void check(Game<EmpiresState> game, Setup setup, int positions) {
        int checked = 0;
        for (int number = 40; checked < positions; number++) {
            var laws = new Laws<>(game);
            var play = RandomPlay.of(setup, number);
            var rng = Rng.of(number);
            laws.check(play.s, rng);
            while (!play.s.over()) {
                play.step();
                laws.check(play.s, rng);
                checked++;
            }
        }
    }

    static List<Setup> setups() {
        return RandomPlay.setups();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"EMP-5.3", "EMP-5.4"})
    void the_laws_of_hidden_information_hold_from_the_deal_to_the_result(Setup setup) {
        check(GAME, setup, POSITIONS);
    }

    @Test
    @Rule({"EMP-5.3", "EMP-5.4"})
    void an_answer_to_a_command_is_the_same_in_every_world_its_sender_thinks_possible() {
        var setups = RandomPlay.setups();
        assertThat(Commands.check(GAME, n -> RandomPlay.of(setups.get((int) (n % setups.size())), n), 10000))
                .isEqualTo(10000);
    }

    @Test
    void answers_that_tell_what_a_pick_would_show_are_seen() {
        var laws = new Laws<>(GAME, Commands::allOrNothing);
        assertThatThrownBy(() -> Commands.check(laws, n -> RandomPlay.of(Setup.of("empires", 2, "classics"), n), 2000))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("an answer does not depend on hidden cards");
    }

    @ParameterizedTest
    @EnumSource(LeakyGame.Leak.class)
    void a_planted_leak_is_seen(LeakyGame.Leak leak) {
        assertThatThrownBy(() ->
                        check(new LeakyGame<>(Games.GAME, Places::hand, leak), Setup.of("empires", 3, "mixed"), 300))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith(leak.law());
    }

    // --- EMP-5.3: place by place ------------------------------------------------------------------------------------

    private static List<String> hidden(int cards) {
        return Collections.nCopies(cards, "?");
    }

    private static Table dealt() {
        return Table.dealt("classics", "romans", "greeks", "persians");
    }

    private static void seenBy(Table table, int zone, boolean owner, boolean others) {
        int cards = table.s.count(zone);
        assertThat(cards).isPositive();
        for (int viewer = 0; viewer <= 3; viewer++) {
            boolean sees = viewer == 0 ? owner : others;
            var seen = table.seen(viewer, zone);
            assertThat(seen).as("viewer %s", viewer).hasSize(cards);
            if (sees) {
                assertThat(seen).doesNotContain("?");
            } else {
                assertThat(seen).isEqualTo(hidden(cards));
            }
        }
    }

    @Test
    @Rule("EMP-5.3")
    void a_hand_is_seen_by_its_owner_and_decks_by_nobody() {
        var table = dealt();
        seenBy(table, Places.hand(0), true, false);
        seenBy(table, Places.deck(0), false, false);
        seenBy(table, Places.nation(0), false, false);
        seenBy(table, Places.MAIN, false, false);
        seenBy(table, Places.FAME, false, false);
        seenBy(table, Places.REMOVED, false, false);
        for (var suit : List.of(Suit.REGION, Suit.UNCIVILISED, Suit.CIVILISED)) {
            seenBy(table, Places.small(suit), false, false);
        }
    }

    @Test
    @Rule("EMP-5.3")
    void what_lies_open_is_seen_by_all() {
        var table = dealt();
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            seenBy(table, Places.market(slot), true, true);
        }
        seenBy(table, Places.KING, true, true);
        seenBy(table, Places.UNREST, true, true);
        seenBy(table, Places.powers(0), true, true);
        seenBy(table, Places.accession(0), true, true);
        seenBy(table, Places.development(0), true, true);
        var open = Table.of("romans", "greeks", "persians")
                .inPlay(0, "hills", "dalmatia")
                .garrison(0, "dalmatia", "town")
                .discard(0, "city")
                .exile("aksumites")
                .secret();
        seenBy(open, Places.play(0), true, true);
        seenBy(open, Places.garrison(0), true, true);
        seenBy(open, Places.discard(0), true, true);
        seenBy(open, Places.EXILE, true, true);
    }

    @Test
    @Rule("EMP-5.3")
    void a_history_and_a_sunken_pile_are_read_by_their_owner_alone() {
        for (var nation : List.of("romans", "atlanteans")) {
            var table = Table.of(nation, "greeks", "persians")
                    .history(0, "hills", "elders")
                    .secret();
            seenBy(table, Places.history(0), true, false);
        }
    }

    @Test
    @Rule("EMP-5.3")
    void all_numbers_are_the_same_for_every_viewer() {
        for (var setup : RandomPlay.setups()) {
            var play = RandomPlay.of(setup, 8);
            for (int n = 0; n < 150 && !play.s.over(); n++) {
                play.step();
                for (int viewer = 0; viewer < play.s.players(); viewer++) {
                    assertThat(GAME.facts(play.s, viewer)).isEqualTo(GAME.facts(play.s, play.s.players()));
                }
            }
        }
    }

    @Test
    @Rule("EMP-5.3")
    void before_the_end_a_score_counts_only_what_lies_open() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest")
                .history(0, "town")
                .deck(0, "unrest")
                .tokens(0, 0, 0, 4);
        int open = GAME.score(table.activate(0).s, 0);
        assertThat(GAME.facts(table.s, 1).players().getFirst().visibleScore()).isEqualTo(open);
        table.discard(0, "unrest");
        assertThat(GAME.score(table.s, 0)).isEqualTo(open - 2);
    }

    @Test
    @Rule({"EMP-18.1", "EMP-5.3"})
    void at_the_end_everybody_counts_before_the_eyes_of_all() {
        var table = dealt().score().expectOver();
        for (int viewer = 0; viewer <= 3; viewer++) {
            for (int seat = 0; seat < 3; seat++) {
                for (int zone : new int[] {Places.hand(seat), Places.deck(seat), Places.history(seat)}) {
                    assertThat(table.seen(viewer, zone)).doesNotContain("?");
                }
                var result = GAME.facts(table.s, viewer).players().get(seat).result();
                assertThat(Objects.requireNonNull(result).score()).isEqualTo(Scoring.total(table.s, seat));
            }
        }
        seenBy(table, Places.nation(0), false, false);
    }

    // --- what is imagined -------------------------------------------------------------------------------------------

    /** What lies in a place, in the imagination of a viewer, over many tries. */
    private static Set<String> imagined(Table table, int viewer, int zone) {
        var seen = new TreeSet<String>();
        for (int n = 0; n < 100; n++) {
            var s = table.s.imagine(viewer, Rng.of(n));
            seen.add(Arrays.stream(s.zones().pieces(zone))
                    .mapToObj(piece -> s.card(piece).key())
                    .toList()
                    .toString());
        }
        return seen;
    }

    @Test
    @Rule("EMP-5.3")
    void an_imagined_hand_can_hold_every_card_it_may_really_hold_and_no_other() {
        var table = Table.of("romans", "greeks").hand(0, "hills").deck(0, "elders", "city");
        table.secret().activate(0);
        assertThat(imagined(table, 1, Places.hand(0))).containsExactly("[city]", "[elders]", "[hills]");
        assertThat(imagined(table, 0, Places.hand(0))).containsExactly("[hills]");
        assertThat(imagined(table, 0, Places.deck(0))).containsExactly("[city, elders]", "[elders, city]");
    }

    @Test
    @Rule("EMP-5.3")
    void a_card_in_a_small_deck_keeps_its_suit() {
        var s = dealt().s;
        for (int n = 0; n < 50; n++) {
            var other = s.imagine(0, Rng.of(n));
            for (var suit : List.of(Suit.REGION, Suit.UNCIVILISED, Suit.CIVILISED)) {
                for (int piece : other.zones().pieces(Places.small(suit))) {
                    assertThat(other.card(piece).setupSuit()).isEqualTo(suit);
                }
            }
        }
    }

    @Test
    @Rule("EMP-5.3")
    void the_public_view_never_names_a_card_of_which_another_would_be_possible() {
        int hidden = 0;
        for (var setup : RandomPlay.setups()) {
            var play = RandomPlay.of(setup, 77);
            for (int n = 0; !play.s.over(); n++) {
                if (n % 40 == 39) {
                    hidden += play.checkPublicView(5);
                }
                play.step();
            }
        }
        assertThat(hidden).isGreaterThan(1000);
    }

    // --- EMP-5.4: looking, drawing, revealing -----------------------------------------------------------------------

    @Test
    @Rule({"EMP-5.4", "EMP-5.3"})
    void a_card_drawn_is_shown_to_nobody_else() {
        var table =
                Table.of("romans", "greeks").deck(0, "hills", "elders").secret().draw(0, 1);
        assertThat(table.seen(0, Places.hand(0))).containsExactly("hills");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?");
        assertThat(table.readBy(0)).anySatisfy(line -> assertThat(line).contains("Hills"));
        assertThat(table.readBy(1))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).doesNotContain("Hills"));
    }

    /** Three looked at, one taken, two put back: with the Romans' side A one more than the card says. */
    private static Table fame() {
        var table = Table.of("romans", "greeks", "persians")
                .fame("acclaimed", "great", "notorious", "outstanding")
                .inPlay(0, "hills", "forest", "lakes")
                .inPlay(1, "cape", "woodland", "sacred-pass");
        return table.secret();
    }

    @Test
    @Rule({"EMP-5.4", "EMP-5.3", "EMP-13.18"})
    void whoever_looks_at_fame_cards_knows_those_that_stay() {
        var table = fame();
        table.play(0, "glory").pick("fame great");
        assertThat(table.seen(0, Places.FAME)).containsExactly("acclaimed", "?", "?");
        assertThat(table.seen(0, Places.hand(0))).contains("great");
        for (int viewer = 1; viewer <= 3; viewer++) {
            assertThat(table.seen(viewer, Places.FAME)).isEqualTo(hidden(3));
            assertThat(table.seen(viewer, Places.hand(0))).isEqualTo(hidden(1));
        }
        assertThat(imagined(table, 0, Places.FAME))
                .containsExactly("[acclaimed, notorious, outstanding]", "[acclaimed, outstanding, notorious]");
        assertThat(table.readBy(1)).allSatisfy(line -> assertThat(line).doesNotContain("Great"));
    }

    @Test
    @Rule({"EMP-5.4", "EMP-5.3"})
    void who_knew_a_fame_card_does_not_know_which_of_two_another_took() {
        var table = fame();
        table.play(0, "glory").pick("fame great");
        table.play(1, "glory").pick("fame acclaimed");
        assertThat(table.seen(0, Places.hand(1))).containsExactly("?");
        assertThat(table.seen(0, Places.FAME)).isEqualTo(hidden(2));
        assertThat(imagined(table, 0, Places.hand(1))).contains("[acclaimed]", "[notorious]");
        assertThat(table.seen(1, Places.FAME)).containsExactly("notorious", "?");
    }

    @Test
    @Rule({"EMP-5.4", "EMP-13.18"})
    void a_look_at_the_nation_deck_is_the_owners_until_it_is_shuffled() {
        var table = Table.of("vikings", "greeks")
                .nation(0, "hills", "elders", "city")
                .deck(0, "forest", "lakes")
                .secret();
        table.play(0, "gothja");
        assertThat(table.seen(0, Places.nation(0))).containsExactly("hills", "?", "?");
        assertThat(table.seen(1, Places.nation(0))).isEqualTo(hidden(3));
        table.pick("shuffle", "choose 2");
        assertThat(table.seen(0, Places.nation(0))).isEqualTo(hidden(3));
        assertThat(imagined(table, 0, Places.nation(0))).hasSize(6);
    }

    @Test
    @Rule({"EMP-5.4", "EMP-20.7"})
    void a_card_changed_for_the_top_nation_card_is_known_to_its_owner_alone() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "sacred-pass")
                .nation(0, "hills", "elders", "forest")
                .hand(0, "city", "town")
                .secret();
        table.exhaust(0, "sacred-pass").pick("yes", "yes", "swap city");
        assertThat(table.seen(0, Places.nation(0))).containsExactly("city", "?", "?");
        assertThat(table.seen(1, Places.nation(0))).isEqualTo(hidden(3));
        assertThat(imagined(table, 0, Places.nation(0)))
                .containsExactly("[city, elders, forest]", "[city, forest, elders]");
        assertThat(imagined(table, 1, Places.hand(0))).hasSizeGreaterThan(2);
    }

    @Test
    @Rule({"EMP-5.3", "EMP-13.23"})
    void a_card_given_is_known_to_giver_and_receiver_unless_it_lay_open() {
        var table = Table.of("romans", "greeks", "persians")
                .hand(0, "exports", "city", "town")
                .discard(0, "elders")
                .deck(1, "hills")
                .empire(0)
                .secret();
        table.play(0, "exports").pick("give city", "give elders");
        for (int viewer : new int[] {0, 1}) {
            assertThat(table.seen(viewer, Places.hand(1))).containsExactly("city");
        }
        for (int viewer : new int[] {2, 3}) {
            assertThat(table.seen(viewer, Places.hand(1))).containsExactly("?");
            assertThat(table.seen(viewer, Places.hand(2))).containsExactly("elders");
        }
    }

    @Test
    @Rule({"EMP-5.3", "EMP-13.4"})
    void of_a_card_taken_from_a_small_deck_the_others_learn_the_suit() {
        var table = Table.of("romans", "greeks")
                .small(Suit.UNCIVILISED, "elders", "exports")
                .secret();
        table.play(0, "triumvirate");
        assertThat(table.seen(0, Places.hand(0))).containsExactly("elders");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?");
        assertThat(table.readBy(1))
                .anySatisfy(line -> assertThat(line).contains("uncivilised"))
                .allSatisfy(line -> assertThat(line).doesNotContain("Elders"));
    }

    @Test
    @Rule({"EMP-5.4", "EMP-13.4"})
    void cards_turned_over_from_the_main_deck_are_seen_by_all_and_then_shuffled() {
        var table = Table.of("romans", "greeks")
                .mainDeck("hills", "education", "elders", "exports")
                .secret();
        table.play(0, "triumvirate");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("elders");
        assertThat(table.readBy(2)).anySatisfy(line -> assertThat(line).contains("Hills"));
        assertThat(table.seen(0, Places.MAIN)).isEqualTo(hidden(3));
        assertThat(imagined(table, 1, Places.MAIN)).hasSize(6);
    }

    @Test
    @Rule({"EMP-5.4", "EMP-13.17"})
    void a_search_shows_the_others_the_card_found_and_nothing_else() {
        var table = Table.of("mauryans", "greeks").deck(0, "hills", "elders").nation(0, "city", "town");
        int found = table.s.catalog().cards().stream()
                .filter(card -> card.id().equals("l2_mau_12"))
                .findFirst()
                .orElseThrow()
                .index();
        table.s.zones().move(found, Places.deck(0));
        table.secret().play(0, "chandragupta");
        var key = table.s.card(found).key();
        assertThat(table.seen(1, Places.discard(0))).contains(key);
        for (int viewer = 0; viewer <= 2; viewer++) {
            assertThat(table.seen(viewer, Places.deck(0))).isEqualTo(hidden(2));
            assertThat(table.seen(viewer, Places.nation(0))).isEqualTo(hidden(2));
        }
    }

    @Test
    @Rule("EMP-5.4")
    void a_card_put_back_on_the_deck_is_known_to_its_owner_until_it_is_drawn() {
        var table = Table.of("romans", "greeks")
                .hand(0, "minoans", "city", "town")
                .deck(0, "hills", "elders")
                .secret();
        table.play(0, "minoans").pick("top city");
        assertThat(table.seen(0, Places.deck(0))).containsExactly("city", "?", "?");
        assertThat(table.seen(1, Places.deck(0))).isEqualTo(hidden(3));
        assertThat(imagined(table, 0, Places.deck(0)))
                .allSatisfy(deck -> assertThat(deck).startsWith("[city"));
        table.draw(0, 1).expectHand(0, "town", "city");
        assertThat(table.seen(1, Places.hand(0))).isEqualTo(hidden(2));
    }

    // --- what silence would tell ------------------------------------------------------------------------------------

    @Test
    @Rule({"EMP-5.3", "EMP-13.8"})
    void a_player_who_discards_in_anothers_turn_is_asked_even_if_all_cards_are_alike() {
        var table = Table.of("romans", "greeks", "persians")
                .hand(1, "unrest", "unrest", "unrest")
                .hand(2, "unrest", "unrest");
        table.empire(0).play(0, "military-engineering"); // every other player discards two cards
        assertThat(table.s.seatToAnswer()).isEqualTo(1);
        assertThat(table.s.options(1).size()).isEqualTo(1);
        table.pick("discard unrest", "discard unrest").expectUnrestInHand(2, 0);
    }
}
