package ecumene.engine.map;

import java.util.Arrays;

/**
 * The cells of a printed tile, which is laid on a grid and turned clockwise. A tile of hexes turns around its cell 0, which lies on the anchor; a
 * square block turns within itself, and its upper left corner lies on the anchor however it is turned.
 */
public final class Shape {
    /** By turn, then by the tile's cell: columns and rows from the anchor. */
    private final int[][] columns;

    private final int[][] rows;

    private Shape(int[][] columns, int[][] rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** Hexes by their coordinates as printed, counted from cell 0. */
    public static Shape hexes(int[] q, int[] r) {
        var columns = new int[HexGrid.SIDES][];
        var rows = new int[HexGrid.SIDES][];
        columns[0] = q.clone();
        rows[0] = r.clone();
        for (int turn = 1; turn < HexGrid.SIDES; turn++) {
            var beforeQ = columns[turn - 1];
            var beforeR = rows[turn - 1];
            columns[turn] = Arrays.stream(beforeR).map(value -> -value).toArray();
            rows[turn] = new int[q.length];
            Arrays.setAll(rows[turn], i -> beforeQ[i] + beforeR[i]);
        }
        return new Shape(columns, rows);
    }

    /** A block of size × size squares, numbered row by row as printed. */
    public static Shape squares(int size) {
        var columns = new int[SquareGrid.SIDES][size * size];
        var rows = new int[SquareGrid.SIDES][size * size];
        Arrays.setAll(columns[0], i -> i % size);
        Arrays.setAll(rows[0], i -> i / size);
        for (int turn = 1; turn < SquareGrid.SIDES; turn++) {
            var before = turn - 1;
            Arrays.setAll(columns[turn], i -> size - 1 - rows[before][i]);
            rows[turn] = columns[before].clone();
        }
        return new Shape(columns, rows);
    }

    public int cells() {
        return columns[0].length;
    }

    public int turns() {
        return columns.length;
    }

    /** Where one of the tile's cells comes to lie, or {@link Grid#NONE}. */
    public int cell(Grid grid, int anchor, int turn, int which) {
        return grid.moved(anchor, columns[turn][which], rows[turn][which]);
    }

    /** Writes where each of the tile's cells comes to lie. Whether all of them lie on the grid. */
    public boolean lay(Grid grid, int anchor, int turn, int[] into) {
        boolean whole = true;
        for (int which = 0; which < cells(); which++) {
            into[which] = cell(grid, anchor, turn, which);
            whole &= into[which] != Grid.NONE;
        }
        return whole;
    }
}
