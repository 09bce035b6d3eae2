package ecumene.games.dawn.cards;

import ecumene.engine.map.HexGrid;
import ecumene.engine.map.Shape;
import java.util.Arrays;
import java.util.List;

/** The cells of a tile and those around it, however it is turned, as steps from its anchor on {@link Laying#GRID}. */
public final class Outlines {
    private final int[][] cells = new int[Tile.SIDES * HexGrid.SIDES][];
    private final int[][] around = new int[Tile.SIDES * HexGrid.SIDES][];

    Outlines(List<Shape> shapes) {
        for (int side = 0; side < Tile.SIDES; side++) {
            for (int turn = 0; turn < HexGrid.SIDES; turn++) {
                cells[side * HexGrid.SIDES + turn] = cells(shapes.get(side), turn);
                around[side * HexGrid.SIDES + turn] = around(shapes.get(side), turn);
            }
        }
    }

    /** Not to be written to. */
    int[] cells(int side, int turn) {
        return cells[side * HexGrid.SIDES + turn];
    }

    /** Not to be written to. */
    int[] around(int side, int turn) {
        return around[side * HexGrid.SIDES + turn];
    }

    private static int[] cells(Shape shape, int turn) {
        var cells = new int[Tile.SPACES];
        int anchor = Laying.GRID.at(0, 0);
        shape.lay(Laying.GRID, anchor, turn, cells);
        return Arrays.stream(cells).map(cell -> cell - anchor).toArray();
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
        var ring = new int[HexGrid.SIDES * Tile.SPACES];
        int count = 0;
        for (int cell : cells) {
            for (int way = 0; way < HexGrid.SIDES; way++) {
                int other = grid.beside(cell, way);
                if (!seen[other]) {
                    seen[other] = true;
                    ring[count++] = other - anchor;
                }
            }
        }
        return Arrays.copyOf(ring, count);
    }
}
