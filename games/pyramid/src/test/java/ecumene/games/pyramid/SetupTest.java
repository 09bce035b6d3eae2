package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Wonder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PYR-3: setting the table. */
class SetupTest {
    private static final int DEALS = 200;

    private static PyramidState deal(PyramidGame game, String variant, int players, int seed) {
        return game.deal(Setup.of("pyramid", players, variant), Seed.numbered(3, seed));
    }

    @Test
    @Rule("PYR-3.1")
    void two_to_four_play_one_of_three_themes_and_the_new_world_comes_first() {
        assertThat(GAME.spec().minPlayers()).isEqualTo(2);
        assertThat(GAME.spec().maxPlayers()).isEqualTo(4);
        assertThat(GAME.spec().variants()).containsExactly("new-world", "renaissance", "mixed");
        assertThatThrownBy(() -> deal(GAME, "new-world", 1, 1)).isInstanceOf(Spec.Wrong.class);
        assertThatThrownBy(() -> deal(GAME, "new-world", 5, 1)).isInstanceOf(Spec.Wrong.class);
        assertThatThrownBy(() -> deal(GAME, "old-world", 3, 1)).isInstanceOf(Spec.Wrong.class);
    }

    @ParameterizedTest
    @CsvSource({"new-world, 0", "renaissance, 5", "mixed, 5"})
    @Rule("PYR-3.2")
    void everybody_holds_the_starting_set_and_in_the_renaissance_five_glory_tokens(String variant, int tokens) {
        var table = dealt(variant, 3);
        for (int seat = 0; seat < 3; seat++) {
            table.expectHand(seat, "agriculture", "mining", "barter", "warriors", "reinforcement");
            table.expectTrack(seat, 0).expectSupply(seat, tokens);
            assertThat(table.s.zones().zoneOf(Catalog.startingPiece(seat, 0))).isEqualTo(Places.hand(seat));
        }
        assertThat(table.s.renaissance()).isEqualTo(tokens > 0);
    }

    @Test
    @Rule("PYR-3.3")
    void with_two_players_the_flagged_card_of_each_era_goes_to_the_box() {
        var s = deal(GAME, "new-world", 2, 1);
        for (var removed : new String[] {"philosophy", "printing-press", "ironclads", "assembly-line", "satellite"}) {
            int piece = dealt("new-world", 2).piece(0, removed);
            assertThat(s.zones().zoneOf(piece)).as(removed).isEqualTo(Places.BOX);
            assertThat(deal(GAME, "new-world", 3, 1).zones().zoneOf(piece))
                    .as(removed)
                    .isEqualTo(Places.PYRAMID);
        }
        assertThat(s.zones().count(Places.PYRAMID)).isEqualTo(20);
    }

    @Test
    @Scenario("S-70")
    @Rule({"PYR-3.3", "PYR-3.7"})
    void with_two_players_a_flagged_wonder_goes_to_the_box_and_the_other_is_used() {
        for (int seed = 0; seed < DEALS; seed++) {
            var two = deal(GAME, "renaissance", 2, seed);
            assertThat(two.zones().zoneOf(Table.piece(two, 0, "opera"))).isEqualTo(Places.BOX);
            assertThat(ownerOf(two, "palace-of-versailles")).isEqualTo(PyramidState.WONDER_ABSENT);
            assertThat(ownerOf(two, "saint-basils-cathedral")).isEqualTo(PyramidState.WONDER_BESIDE);
        }
        var withThree = new HashSet<Integer>();
        for (int seed = 0; seed < DEALS; seed++) {
            withThree.add(ownerOf(deal(GAME, "renaissance", 3, seed), "palace-of-versailles"));
        }
        assertThat(withThree).contains(PyramidState.WONDER_BESIDE);
    }

    @ParameterizedTest
    @CsvSource({"2, 6 5 4 3 2", "3, 7 6 5 4 3", "4, 7 6 5 4 3"})
    @Rule("PYR-3.4")
    void each_era_is_one_row_from_horses_at_the_bottom_to_space_on_top(int players, String lengths) {
        for (var variant : new String[] {"new-world", "renaissance"}) {
            var s = deal(GAME, variant, players, 7);
            var rows = new TreeMap<Integer, Integer>();
            for (int row = 0; row < Resource.ERAS; row++) {
                rows.put(row, s.rowLength(row));
                for (int index = 0; index < s.rowLength(row); index++) {
                    var card = s.card(s.pieceAt(row, index));
                    assertThat(card.resource()).isEqualTo(Resource.ofEra(row));
                    assertThat(s.variant().uses(card.theme())).isTrue();
                    assertThat(s.zones().knows(players, s.pieceAt(row, index)))
                            .as("public")
                            .isTrue();
                }
            }
            assertThat(rows.values())
                    .containsExactly(Arrays.stream(lengths.split(" ", -1))
                            .map(Integer::valueOf)
                            .toArray(Integer[]::new));
        }
    }

    @Test
    @Rule({"PYR-3.4", "PYR-4.4"})
    void rows_are_shuffled_so_that_every_card_of_an_era_can_lie_at_every_place() {
        for (int row = 0; row < Resource.ERAS; row++) {
            var leftmost = new HashSet<Integer>();
            var rightmost = new HashSet<Integer>();
            for (int seed = 0; seed < DEALS; seed++) {
                var s = deal(GAME, "renaissance", 3, seed);
                leftmost.add(s.pieceAt(row, 0));
                rightmost.add(s.pieceAt(row, s.rowLength(row) - 1));
            }
            assertThat(leftmost).hasSize(7 - row);
            assertThat(rightmost).hasSize(7 - row);
        }
    }

    @Test
    @Rule({"PYR-3.4", "PYR-3.5"})
    void a_card_lies_over_two_neighbours_of_the_row_below() {
        var table = Table.newWorld(3).fill(0).pyramid(1, 2, "knights");
        assertThat(Purchase.connectedBelow(table.s, 1, 2)).isEqualTo(2);
        assertThat(Purchase.connectedBelow(table.hole(0, 2).s, 1, 2))
                .as("(0,2) lay below")
                .isEqualTo(1);
        assertThat(Purchase.connectedBelow(table.hole(0, 3).s, 1, 2))
                .as("(0,3) lay below")
                .isZero();
    }

    @Test
    @Rule("PYR-3.5")
    void a_bought_card_leaves_a_hole_and_rows_never_close_up() {
        var table = Table.newWorld(3).fill(0).resources(0, "agriculture", "mining", "barter", "warriors");
        table.hand(0, "reinforcement").hand(1, "mining", "reinforcement").wonders();
        int last = table.s.pieceAt(0, 6);
        int second = table.s.pieceAt(0, 1);
        var bought = table.s.card(table.s.pieceAt(0, 0)).key();
        table.purchase(0).pick("buy " + bought);
        while (table.s.active == 0) {
            table.pick(table.keys(0).contains("pay") ? "pay" : "done");
        }
        table.expectHole(0, 0);
        assertThat(table.s.pieceAt(0, 1)).isEqualTo(second);
        assertThat(table.s.pieceAt(0, 6)).isEqualTo(last);
        assertThat(table.s.rowLength(0)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"new-world, 2", "new-world, 4", "renaissance, 2", "renaissance, 3"})
    @Rule("PYR-3.6")
    void of_the_two_pictured_technologies_the_one_further_left_decides(String variant, int players) {
        var chosen = new TreeSet<String>();
        for (int seed = 0; seed < DEALS; seed++) {
            var s = deal(GAME, variant, players, seed);
            assertThat(s.wondersOf(PyramidState.WONDER_BESIDE)).isEqualTo(5);
            for (int era = 0; era < Resource.ERAS; era++) {
                var wonder = beside(s, era);
                chosen.add(wonder.key());
                for (var other : s.catalog().wonders()) {
                    if (other.era() == era && other.theme() == wonder.theme() && !other.equals(wonder)) {
                        assertThat((players == 2 && other.removedWithTwo()) || place(s, wonder) < place(s, other))
                                .isTrue();
                    }
                }
            }
        }
        boolean versailles = variant.equals("new-world") || players > 2;
        assertThat(chosen).as("over many deals all wonders occur").hasSize(versailles ? 10 : 9);
    }

    private static Wonder beside(PyramidState s, int era) {
        var found = s.catalog().wonders().stream()
                .filter(wonder -> wonder.era() == era && s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE)
                .toList();
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    /** Where the pictured technology lies in its row, or -1. */
    private static int place(PyramidState s, Wonder wonder) {
        return s.positionInRow(wonder.era(), Catalog.piece(s.catalog().cards().get(wonder.picture())));
    }

    @Test
    @Rule("PYR-3.7")
    void if_only_one_pictured_technology_lies_in_the_row_its_wonder_is_used() {
        // Metal Working, which W01 shows, goes to the box instead of Philosophy
        var game = new CorrectedCards()
                .set("C10", "remove_2p", "false")
                .set("C08", "remove_2p", "true")
                .open();
        for (int seed = 0; seed < DEALS; seed++) {
            assertThat(beside(deal(game, "new-world", 2, seed), 0).key()).isEqualTo("hanging-gardens");
        }
    }

    @Test
    @Rule({"PYR-3.7", "PYR-9.4"})
    void if_no_pictured_technology_lies_in_the_row_chance_decides() {
        var chosen = new TreeMap<String, Integer>();
        for (int seed = 0; seed < 10 * DEALS; seed++) {
            var s = deal(GAME, "mixed", 4, seed);
            var wonder = beside(s, 4);
            if (place(s, wonder) < 0) {
                chosen.merge(wonder.key(), 1, Integer::sum);
            }
        }
        assertThat(chosen).containsOnlyKeys("hubble-space-telescope", "large-hadron-collider");
        double share = chosen.get("hubble-space-telescope")
                / (double) chosen.values().stream().mapToInt(Integer::intValue).sum();
        assertThat(share).isBetween(0.45, 0.55);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"PYR-3.8", "PYR-4.4"})
    void the_first_player_is_drawn_at_random_or_named_by_the_host(int players) {
        var drawn = new HashSet<Integer>();
        for (int seed = 0; seed < DEALS; seed++) {
            drawn.add(deal(GAME, "new-world", players, seed).first);
        }
        assertThat(drawn).hasSize(players);
        for (int seat = 0; seat < players; seat++) {
            var setup = Setup.of("pyramid", players, "new-world").with("first", "seat" + (seat + 1));
            assertThat(GAME.deal(setup, Seed.numbered(3, 1)).first).isEqualTo(seat);
        }
        var absent = Setup.of("pyramid", players, "new-world").with("first", "seat" + (players + 1));
        assertThatThrownBy(() -> GAME.deal(absent, Seed.numbered(3, 1))).isInstanceOf(Spec.Wrong.class);
    }

    @Test
    @Rule("PYR-3.8")
    void turns_go_clockwise_from_the_first_player() {
        var setup = Setup.of("pyramid", 3, "new-world").with("first", "seat2");
        var s = GAME.deal(setup, Seed.numbered(3, 1));
        var order = new StringBuilder();
        int turn = 0;
        while (turn < 7) {
            if (s.turn > turn) {
                turn = s.turn;
                order.append(s.active);
            }
            int seat = s.seatToAnswer();
            s.pick(seat, s.options(seat).size() - 1);
        }
        assertThat(order.toString()).isEqualTo("1201201");
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 1", "3, 1, 2", "4, 1, 2 3", "2, 2, 0", "3, 3, 1", "4, 2, 3 0"})
    @Rule("PYR-3.9")
    void the_last_in_turn_order_may_put_a_resource_down_before_the_first_turn(int players, int first, String asked) {
        var setup = Setup.of("pyramid", players, "new-world").with("first", "seat" + first);
        var s = GAME.deal(setup, Seed.numbered(3, 1));
        for (var seat : asked.split(" ", -1)) {
            assertThat(s.turn).isZero();
            assertThat(s.seatToAnswer()).isEqualTo(Integer.parseInt(seat));
            assertThat(s.question(s.seatToAnswer()).prompt(s).sentence()).isEqualTo(PyramidSentence.ASK_BONUS);
            s.pick(s.seatToAnswer(), s.options(s.seatToAnswer()).size() - 1);
        }
        assertThat(s.turn).isOne();
        assertThat(s.seatToAnswer()).isEqualTo(first - 1);
    }

    @Test
    @Rule("PYR-3.9")
    void the_extra_resource_is_a_card_of_choice_from_hand_or_none() {
        var table = dealt("new-world", 4);
        table.expectOptions(
                2,
                "bonus agriculture",
                "bonus mining",
                "bonus barter",
                "bonus warriors",
                "bonus reinforcement",
                "decline");
        table.pick(2, "bonus mining").expectResources(2, "mining");
        table.expectHand(2, "agriculture", "barter", "warriors", "reinforcement");
        table.pick(3, "decline").expectResources(3).expectLogged(PyramidSentence.DECLINED_BONUS, 3);
    }

    private static int ownerOf(PyramidState s, String wonder) {
        return s.catalog().wonders().stream()
                .filter(each -> each.key().equals(wonder))
                .mapToInt(each -> s.wonderOwner(each.index()))
                .sum();
    }
}
