package ecumene.games.dawn.cards;

import ecumene.engine.map.HexGrid;
import ecumene.engine.map.Shape;
import java.util.Arrays;
import java.util.List;

/** The cells around a tile, however it is turned, as pairs of steps from its anchor. */
public final class Outlines {
    private final int[][] around = new int[Tile.SIDES * HexGrid.SIDES][];

    Outlines(List<Shape> shapes) {
        for (int side = 0; side < Tile.SIDES; side++) {
            for (int turn = 0; turn < HexGrid.SIDES; turn++) {
                around[side * HexGrid.SIDES + turn] = around(shapes.get(side), turn);
            }
        }
    }

    /** Column and row, column and row, … Not to be written to. */
    int[] around(int side, int turn) {
        return around[side * HexGrid.SIDES + turn];
    }

    private static int[] around(Shape shape, int turn) {
        var grid = Laying.GRID;
        int anchor = grid.at(0, 0);
        var seen = new boolean[grid.cells()];
        var cells = new int[Tile.SPACES];
        shape.lay(grid, anchor, turn, cells);
        for (int cell : cells) {
            seen[cell] = true;
        }
        var ring = new int[2 * HexGrid.SIDES * Tile.SPACES];
        int count = 0;
        for (int cell : cells) {
            for (int way = 0; way < HexGrid.SIDES; way++) {
                int other = grid.beside(cell, way);
                if (!seen[other]) {
                    seen[other] = true;
                    ring[count++] = grid.q(other);
                    ring[count++] = grid.r(other);
                }
            }
        }
        return Arrays.copyOf(ring, count);
    }
}
