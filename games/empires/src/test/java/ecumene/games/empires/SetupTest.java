package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.testing.Rule;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** EMP-3, EMP-4, EMP-21: setting the table. */
class SetupTest {
    private static EmpiresState deal(Setup setup, long number) {
        return GAME.deal(setup, Seed.numbered(2, number));
    }

    private static Setup setup(int players, String variant) {
        return Setup.of("empires", players, variant);
    }

    private static void pick(EmpiresState s, String key) {
        int seat = s.seatToAnswer();
        s.pick(seat, s.options(seat).find(GAME, key));
    }

    private static Set<String> offered(EmpiresState s) {
        var keys = new TreeSet<String>();
        s.options(s.seatToAnswer()).moves().forEach(move -> keys.add(move.key(GAME)));
        return keys;
    }

    @Test
    @Rule({"EMP-3.1", "EMP-Q-NATION"})
    void nations_are_chosen_in_seat_order_and_never_twice() {
        var s = deal(setup(2, "classics"), 1);
        assertThat(s.seatToAnswer()).isZero();
        assertThat(offered(s)).hasSize(8).contains("nation vikings").doesNotContain("nation qin");
        pick(s, "nation vikings");
        pick(s, "side a");
        assertThat(s.seatToAnswer()).isEqualTo(1);
        assertThat(offered(s)).hasSize(7).doesNotContain("nation vikings");
        assertThat(s.explain(1).blocked())
                .extracting(blocked -> blocked.reason().sentence())
                .contains(EmpiresSentence.NATION_TAKEN);
    }

    @Test
    @Rule("EMP-3.1")
    void nations_can_be_drawn_at_random_or_given() {
        var random = deal(setup(4, "legends").with("nations", "random").with("sides", "b"), 1);
        var nations = new HashSet<String>();
        for (int seat = 0; seat < 4; seat++) {
            assertThat(random.nation(seat).box()).isEqualTo(Box.LEGENDS);
            nations.add(random.nation(seat).id());
        }
        assertThat(nations).hasSize(4);
        var given = deal(
                setup(2, "mixed")
                        .with("nation2", "qin")
                        .with("nations", "random")
                        .with("sides", "a"),
                1);
        assertThat(given.nation(1).id()).isEqualTo("qin");
        assertThat(given.round).isEqualTo(1);
    }

    @Test
    void a_table_is_asked_only_what_applies_to_it() {
        assertThat(GAME.offers("classics", 2, "nation1", "celts")).isTrue();
        assertThat(GAME.offers("classics", 2, "nation1", "qin"))
                .as("of the other box")
                .isFalse();
        assertThat(GAME.offers("mixed", 2, "nation1", "qin")).isTrue();
        assertThat(GAME.offers("mixed", 2, "nation3", "qin"))
                .as("a seat too many")
                .isFalse();
        assertThat(GAME.offers("classics", 2, "market", "classics")).isFalse();
        assertThat(GAME.offers("mixed", 2, "market", "classics")).isTrue();
        assertThat(GAME.offers("classics", 2, "level", "easy")).isFalse();
        assertThat(GAME.offers("classics", 1, "level", "easy")).isTrue();
        assertThat(GAME.offers("classics", 1, "first", "random")).isFalse();
        assertThat(GAME.offers("classics", 3, "first", "seat3")).isTrue();
        assertThat(GAME.offers("classics", 2, "first", "seat3")).isFalse();
        assertThat(GAME.valueName("nation2", "qin").orElseThrow().en()).isEqualTo("Qin");
        assertThat(GAME.valueName("sides", "a")).isEmpty();
    }

    @Test
    @Rule("EMP-3.1")
    void a_nation_of_the_other_box_or_given_twice_is_refused() {
        assertThatThrownBy(() -> deal(setup(2, "classics").with("nation1", "qin"), 1))
                .isInstanceOf(Spec.Wrong.class)
                .hasMessageContaining("nation1 qin")
                .hasMessageContaining("celts");
        assertThatThrownBy(
                        () -> deal(setup(2, "classics").with("nation1", "celts").with("nation2", "celts"), 1))
                .isInstanceOf(Spec.Wrong.class)
                .hasMessageContaining("nation2 celts");
        assertThatThrownBy(() -> deal(setup(2, "classics").with("first", "seat3"), 1))
                .isInstanceOf(Spec.Wrong.class)
                .hasMessageContaining("seat3");
    }

    @Test
    @Rule({"EMP-3.2", "EMP-21.2", "EMP-Q-SIDE"})
    void each_player_chooses_a_side_and_b_stands_first() {
        var s = deal(setup(2, "classics").with("nation1", "romans").with("nation2", "celts"), 1);
        assertThat(s.options(0).move(0).key(GAME)).isEqualTo("side b");
        pick(s, "side a");
        pick(s, "side b");
        assertThat(s.isSideB(s.nation(0).power().index())).isFalse();
        assertThat(s.isSideB(s.nation(1).power().index())).isTrue();
        assertThat(s.face(s.nation(0).power().index()).has(Passive.Kind.LOOK_ONE_MORE_FAME))
                .isTrue();
        var allB = deal(setup(2, "classics").with("nations", "random").with("sides", "b"), 1);
        assertThat(allB.isSideB(allB.nation(0).power().index())).isTrue();
    }

    private static java.util.List<String> keys(EmpiresState s, int zone) {
        return java.util.Arrays.stream(s.zones().pieces(zone))
                .mapToObj(piece -> s.card(piece).key())
                .toList();
    }

    @Test
    @Rule("EMP-3.3")
    void the_court_and_the_path_lie_beside_the_power_card() {
        var s = Table.dealt("legends", "arthurians", "utopians").s;
        assertThat(keys(s, Places.powers(0))).containsExactly("arthurians-power", "king-arthurs-court");
        assertThat(keys(s, Places.powers(1))).containsExactly("utopians-power", "visions-of-shangri-la");
        assertThat(s.card(s.zones().first(Places.path(1))).key()).isEqualTo("gates-of-shangri-la");
    }

    @Test
    @Rule({"EMP-3.4", "EMP-3.5", "EMP-3.6", "EMP-L-1.1"})
    void special_areas() {
        var s = Table.dealt("mixed", "vikings", "arthurians", "atlanteans", "utopians").s;
        assertThat(s.card(s.zones().first(Places.accession(0))).key()).isEqualTo("harald-hardrada");
        assertThat(s.count(Places.nation(0))).isEqualTo(13);
        assertThat(s.count(Places.development(0))).isZero();
        assertThat(s.card(s.zones().first(Places.accession(1))).key()).isEqualTo("gwaith-camlan");
        assertThat(s.count(Places.development(1))).isEqualTo(5);
        for (int seat : new int[] {2, 3}) {
            assertThat(s.count(Places.accession(seat)) + s.count(Places.nation(seat)))
                    .isZero();
        }
        assertThat(s.count(Places.development(2))).isEqualTo(10);
        assertThat(s.count(Places.development(3))).isZero();
        assertThat(s.isEmpire(2)).isTrue();
    }

    @Test
    @Rule({"EMP-3.8", "EMP-L-1.9"})
    void supply_unrest_by_nation_and_players() {
        assertThat(unrest("qin", "minoans")).isEqualTo(8);
        assertThat(unrest("olmecs", "minoans")).isEqualTo(9);
        assertThat(unrest("arthurians", "minoans")).isEqualTo(10);
        assertThat(unrest("utopians", "minoans")).isEqualTo(11);
        assertThat(unrest("atlanteans", "minoans")).isEqualTo(8);
        assertThat(unrest("arthurians", "utopians", "olmecs", "qin")).isEqualTo(12 + 4 + 5 + 3 + 2);
    }

    private static int unrest(String... nations) {
        var s = Table.dealt("legends", nations).s;
        int n = s.count(Places.UNREST);
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            n += s.count(Places.tucked(slot));
        }
        return n;
    }

    @Test
    @Rule({"EMP-4.1", "EMP-4.2", "EMP-21.3", "EMP-L-9.2", "EMP-L-9.3"})
    void decks_by_the_number_of_players() {
        int[] main = {34, 37, 38};
        String[] nations = {"romans", "greeks", "celts", "persians"};
        for (int players = 2; players <= 4; players++) {
            var s = Table.dealt("classics", java.util.Arrays.copyOf(nations, players)).s;
            assertThat(s.count(Places.MAIN)).as("main deck").isEqualTo(main[players - 2] - 2);
            assertThat(s.count(Places.small(Suit.REGION))).isEqualTo(3 + players);
            assertThat(s.count(Places.FAME)).isEqualTo(4 + players);
            for (int piece : s.zones().pieces(Places.MAIN)) {
                assertThat(s.card(piece).box()).isEqualTo(Box.CLASSICS);
                assertThat(s.card(piece).playersMin()).isLessThanOrEqualTo(players);
            }
        }
    }

    @Test
    @Rule("EMP-4.10")
    void the_first_seat_is_drawn_or_fixed() {
        var firsts = new HashSet<Integer>();
        for (int number = 0; number < 20; number++) {
            var s = deal(setup(3, "classics").with("nations", "random").with("sides", "b"), number);
            firsts.add(s.first);
            assertThat(s.seatToAnswer()).isEqualTo(s.first);
        }
        assertThat(firsts).hasSize(3);
        assertThat(deal(setup(3, "classics").with("first", "seat2"), 1).first).isEqualTo(1);
    }

    @Test
    @Rule({"EMP-21.1", "EMP-L-9.4"})
    void in_a_mixed_game_a_tributary_named_like_a_nation_is_replaced() {
        var seen = new TreeSet<String>();
        for (int number = 0; number < 30; number++) {
            var s = Table.dealt("mixed", number, "egyptians", "qin").s;
            var tributaries = new TreeSet<String>();
            for (var card : s.catalog().cards()) {
                boolean used =
                        card.is(Suit.TRIBUTARY) && card.nation() == Card.COMMON && !s.isIn(card.index(), Places.BOX);
                if (used) {
                    tributaries.add(card.key());
                    if (card.box() == Box.LEGENDS) {
                        seen.add(card.key());
                    }
                }
            }
            assertThat(tributaries)
                    .hasSize(9)
                    .doesNotContain("egyptians", "qin")
                    .contains("aksumites", "armenians");
        }
        assertThat(seen).hasSizeGreaterThan(4).doesNotContain("romans", "xiongnu");
    }

    @Test
    @Rule("EMP-21.1")
    void the_common_deck_of_a_mixed_game_is_of_one_box() {
        var boxes = new HashSet<Box>();
        for (int number = 0; number < 20; number++) {
            var s = deal(setup(2, "mixed").with("nations", "random").with("sides", "b"), number);
            boxes.add(s.common);
            for (int piece : s.zones().pieces(Places.small(Suit.CIVILISED))) {
                assertThat(s.card(piece).box()).isEqualTo(s.common);
            }
        }
        assertThat(boxes).hasSize(2);
    }

    @Test
    @Rule({"EMP-5.1", "EMP-5.2"})
    void every_card_lies_in_one_place() {
        var s = Table.dealt("mixed", "romans", "arthurians", "utopians", "vikings").s;
        int cards = 0;
        for (int zone = 0; zone < s.zones().layout().zones().size(); zone++) {
            cards += s.count(zone);
        }
        assertThat(cards).isEqualTo(552);
        assertThat(s.zones().layout().zones().stream().map(zone -> zone.id()))
                .contains(
                        "hand.1", "deck.1", "discard.1", "play.1", "garrison.1", "history.1", "nation.1", "accession.1")
                .contains(
                        "development.1", "power.1", "market.1", "deck.main", "fame", "unrest", "exile", "fame.removed");
    }

    @Test
    @Rule("EMP-5.6")
    void the_same_seed_gives_the_same_table_and_another_seed_another() {
        var one = deal(setup(2, "classics").with("nations", "random").with("sides", "b"), 1);
        var again = deal(setup(2, "classics").with("nations", "random").with("sides", "b"), 1);
        var other = deal(setup(2, "classics").with("nations", "random").with("sides", "b"), 2);
        assertThat(again.digest()).isEqualTo(one.digest());
        assertThat(other.digest()).isNotEqualTo(one.digest());
    }
}
