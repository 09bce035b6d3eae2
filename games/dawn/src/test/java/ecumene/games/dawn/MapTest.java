package ecumene.games.dawn;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Laying;
import ecumene.games.dawn.cards.Placement;
import ecumene.games.dawn.cards.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DAWN-2.5, DAWN-17: the map, laid out beforehand, generated or built. */
class MapTest {
    private static final Catalog CATALOG = Table.GAME.catalog();

    private static Board introductory(int players) {
        return Board.of(
                CATALOG.tiles(), CATALOG.tiles().introductory().get(players - 2).tiles());
    }

    private static long count(Board board, Terrain terrain) {
        return Arrays.stream(board.spaces())
                .filter(space -> board.terrain(space) == terrain)
                .count();
    }

    @ParameterizedTest
    @CsvSource({
        "2, 100, 48, 11, 20, 21, 19, 17, 3, 9",
        "3, 130, 47, 14, 21, 29, 25, 23, 3, 15",
        "4, 160, 57, 14, 25, 34, 30, 30, 4, 23"
    })
    @Scenario("S-96")
    @Rule({"DAWN-2.5", "DAWN-4.1", "DAWN-4.2", "DAWN-19.2"})
    void the_introductory_map_is_as_it_should_be(
            int players,
            int spaces,
            long edge,
            int desert,
            int forest,
            int grass,
            int hills,
            int mountains,
            int wonders,
            int water) {
        var board = introductory(players);
        assertThat(board.spaces()).hasSize(spaces);
        assertThat(Arrays.stream(board.spaces()).filter(board::onEdge).count()).isEqualTo(edge);
        assertThat(count(board, Terrain.DESERT)).isEqualTo(desert);
        assertThat(count(board, Terrain.FOREST)).isEqualTo(forest);
        assertThat(count(board, Terrain.GRASSLAND)).isEqualTo(grass);
        assertThat(count(board, Terrain.HILLS)).isEqualTo(hills);
        assertThat(count(board, Terrain.MOUNTAIN)).isEqualTo(mountains);
        assertThat(count(board, Terrain.NATURAL_WONDER)).isEqualTo(wonders);
        assertThat(count(board, Terrain.WATER)).isEqualTo(water);
    }

    @Test
    @Scenario("S-96")
    @Rule("DAWN-2.6")
    void the_tokens_of_the_introductory_map_lie_where_they_should() {
        var board = introductory(4);
        var barbarians = new int[][] {{1, -1}, {-5, -4}, {5, -3}, {-2, 5}, {}, {2, -2}, {3, -6}, {}, {-3, 9}};
        for (int letter = 0; letter < barbarians.length; letter++) {
            int expected = barbarians[letter].length == 0
                    ? Board.NONE
                    : board.at(barbarians[letter][0], barbarians[letter][1]);
            assertThat(board.barbarian(letter)).as("barbarian %s", letter).isEqualTo(expected);
        }
        assertThat(board.cityState(1)).isEqualTo(board.at(-2, -1));
        assertThat(board.cityState(3)).isEqualTo(board.at(-4, 8));
        assertThat(board.cityState(0)).isEqualTo(board.at(-10, 7));
        assertThat(board.cityState(2)).isEqualTo(board.at(-1, 5));
        assertThat(board.naturalWonder(2)).isEqualTo(board.at(-2, 3));
        assertThat(board.naturalWonder(1)).isEqualTo(board.at(-7, -2));
        assertThat(board.capital(7)).isEqualTo(board.at(-7, 1));
        assertThat(board.capital(9)).isEqualTo(board.at(-5, 6));
        assertThat(board.capital(11)).isEqualTo(board.at(0, -4));
        assertThat(board.capital(16)).isEqualTo(board.at(3, 0));
    }

    @Test
    @Scenario("S-39")
    @Rule({"DAWN-17.7", "DAWN-17.4"})
    void a_tile_touches_four_spaces_of_others() {
        var core = new ArrayList<Placement>();
        int[] tiles = {1, 12, 4, 14};
        for (int i = 0; i < tiles.length; i++) {
            var place = CATALOG.tiles().core().getFirst().get(i);
            core.add(new Placement(tiles[i], 0, place.q(), place.r(), place.turn()));
        }
        var laying = new Laying(CATALOG.tiles(), core);
        assertThat(laying.fits(new Placement(16, 0, 3, 0, 3))).isTrue();
        assertThat(laying.fits(new Placement(16, 0, 9, 0, 3))).isFalse();
        assertThat(laying.fits(new Placement(16, 0, 1, 0, 3))).isFalse();
        var found = new ArrayList<Placement>();
        laying.candidates(found::add);
        assertThat(found).hasSizeGreaterThan(30).allMatch(laying::fits).allMatch(laying::touchesCore);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"DAWN-17.1", "DAWN-17.2", "DAWN-17.3", "DAWN-17.5", "DAWN-17.12"})
    void a_generated_map_is_fair(int players) {
        for (int number = 0; number < 3; number++) {
            var s = Table.GAME.deal(Setup.of("dawn", players, "generated"), Seed.numbered(8, number));
            assertThat(s.board().placements()).hasSize(4 + 3 * players);
            var quality = new MapQuality(CATALOG, s.board(), capitals(s));
            assertThat(quality.isFair(players)).isTrue();
        }
    }

    private static List<Integer> capitals(DawnState s) {
        return s.board().placements().stream()
                .map(Placement::tile)
                .filter(tile -> s.board().capital(tile) != Board.NONE)
                .toList();
    }

    @Test
    @Rule({"DAWN-17.6", "DAWN-17.8", "DAWN-17.9", "DAWN-17.10", "DAWN-17.14", "DAWN-2.2"})
    void players_build_a_map_tile_by_tile() {
        var table = Table.dealt(2, "built");
        table.expectAsked(0, DawnSentence.ASK_COLOUR).pick("colour green").expectNotOffered(1, "colour green");
        table.pick("colour blue").expectAsked(table.s.builder(), DawnSentence.ASK_TILE);
        int first = table.s.builder();
        assertThat(Integer.bitCount(table.s.tilesInHand(first))).isEqualTo(3);
        for (int lay = 0; lay < 6; lay++) {
            assertThat(table.s.builder()).isEqualTo((first + lay) % 2);
            int seat = table.s.builder();
            table.pick(table.keys(seat).getFirst()).expectAsked(seat, DawnSentence.ASK_LAY);
            table.pick(table.keys(seat).getFirst());
        }
        assertThat(table.s.board().placements()).hasSize(10);
        assertThat(table.s.capital(0)).isNotEqualTo(Board.NONE);
        assertThat(table.s.capital(1)).isNotEqualTo(Board.NONE);
        table.expectAsked(0, DawnSentence.ASK_CARD);
    }
}
