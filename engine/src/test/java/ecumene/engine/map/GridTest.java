package ecumene.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import java.util.ArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GridTest {
    private static final HexGrid HEXES = new HexGrid(-6, -5, 13, 11);
    private static final SquareGrid SQUARES = new SquareGrid(9, 8);
    private static final Cases HEX = new Cases("hex");
    private static final Cases SQUARE = new Cases("square");

    static Stream<Grid> grids() {
        return Stream.of(HEXES, SQUARES, new HexGrid(0, 0, 1, 4));
    }

    @Test
    void the_sides_of_a_hex_are_counted_as_on_the_page() {
        assertThat(IntStream.range(0, HexGrid.SIDES)
                        .map(side -> HEXES.beside(HEXES.at(0, 0), side))
                        .mapToObj(cell -> new Cases.Pair(HEXES.q(cell), HEXES.r(cell))))
                .isEqualTo(HEX.sides());
    }

    @Test
    void the_sides_of_a_square_are_counted_as_on_the_page() {
        int middle = SQUARES.at(4, 4);
        assertThat(IntStream.range(0, SquareGrid.SIDES)
                        .map(side -> SQUARES.beside(middle, side))
                        .mapToObj(cell -> new Cases.Pair(SQUARES.columnOf(cell) - 4, SQUARES.rowOf(cell) - 4)))
                .isEqualTo(SQUARE.sides());
    }

    @Test
    void distances_are_those_of_the_table() {
        for (var distance : HEX.distances()) {
            int from = HEXES.at(distance.from().a(), distance.from().b());
            assertThat(HEXES.distance(
                            from, HEXES.at(distance.to().a(), distance.to().b())))
                    .as("%s", distance)
                    .isEqualTo(distance.steps());
        }
        for (var distance : SQUARE.distances()) {
            int from = SQUARES.at(distance.from().a(), distance.from().b());
            assertThat(SQUARES.distance(
                            from, SQUARES.at(distance.to().a(), distance.to().b())))
                    .as("%s", distance)
                    .isEqualTo(distance.steps());
        }
    }

    @Test
    void so_many_cells_lie_within_so_many_steps_of_one_in_the_middle() {
        var found = new int[HEXES.cells()];
        HEX.within()
                .forEach(within -> assertThat(HEXES.within(HEXES.at(0, 0), within.steps(), found))
                        .isEqualTo(within.cells()));
        SQUARE.within()
                .forEach(within -> assertThat(SQUARES.within(SQUARES.at(4, 4), within.steps(), found))
                        .isEqualTo(within.cells()));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void the_way_back_is_over_the_side_across(Grid grid) {
        for (int cell = 0; cell < grid.cells(); cell++) {
            for (int side = 0; side < grid.sides(); side++) {
                int other = grid.beside(cell, side);
                if (other != Grid.NONE) {
                    assertThat(grid.beside(other, grid.across(side))).isEqualTo(cell);
                    assertThat(grid.touch(cell, other)).isTrue();
                    assertThat(grid.distance(cell, other)).isEqualTo(1);
                }
            }
        }
    }

    /** The steps of a flood over open ground are the distance, on every pair of cells. */
    @ParameterizedTest
    @MethodSource("grids")
    void the_distance_is_the_fewest_steps_over_open_ground(Grid grid) {
        var flood = new Flood(grid);
        for (int cell = 0; cell < grid.cells(); cell++) {
            flood.begin().from(cell).spread((_, _) -> 1, grid.cells());
            assertThat(flood.count()).isEqualTo(grid.cells());
            for (int other = 0; other < grid.cells(); other++) {
                assertThat(flood.cost(other)).isEqualTo(grid.distance(cell, other));
            }
        }
    }

    @Test
    void within_finds_what_is_near_at_the_edge_too_and_each_cell_once() {
        var rng = Rng.of(7);
        var found = new int[HEXES.cells()];
        for (int n = 0; n < 200; n++) {
            int cell = rng.below(HEXES.cells());
            int steps = rng.below(5);
            int count = HEXES.within(cell, steps, found);
            assertThat(IntStream.of(found).limit(count))
                    .containsExactlyElementsOf(IntStream.range(0, HEXES.cells())
                            .filter(other -> HEXES.distance(cell, other) <= steps)
                            .boxed()
                            .toList());
        }
    }

    @Test
    void a_cell_outside_the_field_is_none() {
        assertThat(HEXES.at(7, 0)).isEqualTo(Grid.NONE);
        assertThat(HEXES.at(0, -6)).isEqualTo(Grid.NONE);
        assertThat(SQUARES.at(-1, 0)).isEqualTo(Grid.NONE);
        assertThat(SQUARES.at(0, 8)).isEqualTo(Grid.NONE);
    }

    @Test
    void eight_squares_lie_around_one_and_every_other_of_them_touches_it() {
        int middle = SQUARES.at(4, 4);
        var around = IntStream.range(0, SquareGrid.AROUND)
                .map(which -> SQUARES.around(middle, which))
                .boxed()
                .toList();
        assertThat(around).doesNotHaveDuplicates().doesNotContain(Grid.NONE, middle);
        for (int which = 0; which < SquareGrid.AROUND; which++) {
            assertThat(SQUARES.touch(middle, around.get(which))).isEqualTo(which % 2 == 0);
        }
        assertThat(IntStream.range(0, SquareGrid.AROUND).map(which -> SQUARES.around(SQUARES.at(0, 0), which)))
                .containsExactly(
                        Grid.NONE, Grid.NONE, SQUARES.at(1, 0), SQUARES.at(1, 1), SQUARES.at(0, 1), -1, -1, -1);
    }

    @Test
    void nothing_is_allocated_while_a_game_looks_at_its_map() {
        var thread = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        var flood = new Flood(HEXES);
        var found = new int[HEXES.cells()];
        Flood.Ways ways = (from, to) -> (from + to) % 3 == 0 ? Flood.NO : 1 + to % 2;
        Runnable look = () -> {
            for (int cell = 0; cell < HEXES.cells(); cell++) {
                flood.begin().from(cell).spread(ways, 5);
                HEXES.within(cell, 3, found);
            }
        };
        var least = new ArrayList<Long>();
        for (int n = 0; n < 50; n++) { // until it is compiled, the machine may allocate for itself
            long before = thread.getCurrentThreadAllocatedBytes();
            look.run();
            least.add(thread.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).contains(0L);
    }
}
