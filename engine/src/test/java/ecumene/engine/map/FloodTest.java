package ecumene.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FloodTest {
    private static final HexGrid GRID = new HexGrid(0, 0, 9, 7);

    /** The cheapest costs by going over all cells until nothing changes. */
    private static int[] slowly(Flood.Ways ways, int[] starts, int most) {
        var cost = new int[GRID.cells()];
        Arrays.fill(cost, Integer.MAX_VALUE);
        Arrays.stream(starts).forEach(start -> cost[start] = 0);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int from = 0; from < GRID.cells(); from++) {
                boolean leaves = cost[from] != Integer.MAX_VALUE;
                int here = from;
                boolean start = Arrays.stream(starts).anyMatch(cell -> cell == here);
                for (int side = 0; leaves && (start || ways.through(from)) && side < GRID.sides(); side++) {
                    int to = GRID.beside(from, side);
                    int step = to == Grid.NONE ? Flood.NO : ways.cost(from, to);
                    if (step != Flood.NO && cost[from] + step <= most && cost[from] + step < cost[to]) {
                        cost[to] = cost[from] + step;
                        changed = true;
                    }
                }
            }
        }
        return cost;
    }

    /** Ground drawn at random: costs of 0 to 3, steps that cannot be taken, cells that stop. */
    private static final class Ground implements Flood.Ways {
        private final int[] costs = new int[GRID.cells()];
        private final boolean[] stops = new boolean[GRID.cells()];

        Ground(Rng rng) {
            Arrays.setAll(costs, _ -> rng.below(5) - 1);
            for (int cell = 0; cell < stops.length; cell++) {
                stops[cell] = rng.below(4) == 0;
            }
        }

        @Override
        public int cost(int from, int to) {
            return costs[to];
        }

        @Override
        public boolean through(int cell) {
            return !stops[cell];
        }
    }

    @Test
    void on_any_ground_it_finds_what_a_slow_search_finds() {
        var rng = Rng.of(2026);
        var flood = new Flood(GRID);
        for (int n = 0; n < 500; n++) {
            var ground = new Ground(rng);
            int[] starts = {rng.below(GRID.cells()), rng.below(GRID.cells())};
            int most = rng.below(9);
            flood.begin();
            Arrays.stream(starts).forEach(flood::from);
            flood.spread(ground, most);
            var expected = slowly(ground, starts, most);
            for (int cell = 0; cell < GRID.cells(); cell++) {
                assertThat(flood.reached(cell) ? flood.cost(cell) : Integer.MAX_VALUE)
                        .as("cell %d of ground %d", cell, n)
                        .isEqualTo(expected[cell]);
            }
        }
    }

    @Test
    void the_way_to_a_cell_costs_what_is_said() {
        var flood = new Flood(GRID);
        Flood.Ways ways = (_, to) -> 1 + to % 3;
        flood.begin().from(0).spread(ways, 40);
        for (int which = 0; which < flood.count(); which++) {
            int cell = flood.get(which);
            int total = 0;
            for (int at = cell; flood.before(at) != Grid.NONE; at = flood.before(at)) {
                assertThat(GRID.touch(at, flood.before(at))).isTrue();
                total += ways.cost(flood.before(at), at);
            }
            assertThat(total).isEqualTo(flood.cost(cell));
        }
    }

    /** A city may be entered but not passed. */
    @Test
    void a_cell_that_stops_is_reached_and_not_left() {
        var flood = new Flood(new HexGrid(0, 0, 4, 1));
        flood.begin()
                .from(0)
                .spread(
                        new Flood.Ways() {
                            @Override
                            public int cost(int from, int to) {
                                return 1;
                            }

                            @Override
                            public boolean through(int cell) {
                                return cell != 2;
                            }
                        },
                        9);
        assertThat(flood.reached(2)).isTrue();
        assertThat(flood.reached(3)).isFalse();
    }

    @Test
    void what_was_reached_before_is_forgotten() {
        var flood = new Flood(GRID);
        flood.begin().from(5);
        flood.begin().from(0).spread((_, _) -> 1, 1);
        assertThat(flood.reached(5)).isFalse();
        assertThat(flood.count()).isEqualTo(3);
    }
}
