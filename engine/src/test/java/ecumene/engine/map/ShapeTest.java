package ecumene.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShapeTest {
    private static final HexGrid HEXES = new HexGrid(-6, -6, 13, 13);
    private static final SquareGrid SQUARES = new SquareGrid(12, 12);

    @Test
    void hexes_turn_clockwise_around_the_first_as_in_the_table() {
        for (var turned : new Cases("hex").turned()) {
            var shape = Shape.hexes(
                    new int[] {0, turned.cell().a()},
                    new int[] {0, turned.cell().b()});
            int anchor = HEXES.at(1, -1);
            assertThat(shape.turns()).isEqualTo(turned.turns().size());
            for (int turn = 0; turn < shape.turns(); turn++) {
                var to = turned.turns().get(turn);
                assertThat(shape.cell(HEXES, anchor, turn, 0)).isEqualTo(anchor);
                assertThat(shape.cell(HEXES, anchor, turn, 1)).isEqualTo(HEXES.at(1 + to.a(), to.b() - 1));
            }
        }
    }

    @Test
    void a_block_of_squares_turns_clockwise_within_itself_as_in_the_table() {
        var shape = Shape.squares(4);
        int anchor = SQUARES.at(5, 2);
        for (var turned : new Cases("square").turned()) {
            int which = turned.cell().b() * 4 + turned.cell().a();
            for (int turn = 0; turn < shape.turns(); turn++) {
                var to = turned.turns().get(turn);
                assertThat(shape.cell(SQUARES, anchor, turn, which)).isEqualTo(SQUARES.at(5 + to.a(), 2 + to.b()));
            }
        }
    }

    @Test
    void however_it_is_turned_a_block_covers_the_same_squares() {
        var shape = Shape.squares(3);
        var cells = new int[shape.cells()];
        shape.lay(SQUARES, SQUARES.at(4, 4), 0, cells);
        var same = cells.clone();
        for (int turn = 1; turn < shape.turns(); turn++) {
            assertThat(shape.lay(SQUARES, SQUARES.at(4, 4), turn, cells)).isTrue();
            assertThat(cells).containsExactlyInAnyOrder(same);
            assertThat(cells).isNotEqualTo(same);
        }
    }

    @Test
    void a_tile_that_would_stick_out_of_the_field_is_not_whole() {
        var flower = Shape.hexes(new int[] {0, 1, 1}, new int[] {0, 0, -1});
        var cells = new int[flower.cells()];
        assertThat(flower.lay(HEXES, HEXES.at(6, 0), 0, cells)).isFalse();
        assertThat(cells).containsExactly(HEXES.at(6, 0), Grid.NONE, Grid.NONE);
        assertThat(flower.lay(HEXES, HEXES.at(6, 0), 3, cells)).isTrue();
    }
}
