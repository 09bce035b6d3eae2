package ecumene.engine.map;

/**
 * Squares in columns from the left and rows from the top, both from 0. Sides are numbered clockwise from the top: north, east, south, west.
 * Squares that meet at a corner do not touch, but lie {@link #around} each other.
 */
public final class SquareGrid extends Grid {
    public static final int SIDES = 4;
    /** How many squares lie around one, corners included. */
    public static final int AROUND = 8;

    private static final int[][] STEPS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    private static final int[] ACROSS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};

    public SquareGrid(int columns, int rows) {
        super(columns, rows, STEPS);
    }

    /** The cell there, or {@link #NONE}. */
    public int at(int column, int row) {
        return number(column, row);
    }

    public int columnOf(int cell) {
        return column(cell);
    }

    public int rowOf(int cell) {
        return row(cell);
    }

    /** One of the {@link #AROUND eight} around a cell, clockwise from the one above, or {@link #NONE}. */
    public int around(int cell, int which) {
        return moved(cell, ACROSS[which], DOWN[which]);
    }

    @Override
    public int distance(int a, int b) {
        return Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
    }
}
