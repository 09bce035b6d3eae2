package ecumene.engine.map;

/**
 * Hexes with a point up, in axial coordinates: {@code q} runs along a row, {@code r} from row to row downwards. Sides are numbered clockwise
 * from the right: right, lower right, lower left, left, upper left, upper right; the page's map counts the same way.
 */
public final class HexGrid extends Grid {
    public static final int SIDES = 6;
    private static final int[][] AROUND = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private final int firstQ;
    private final int firstR;

    /** The cells from (firstQ, firstR) on, so many along a row and so many rows. */
    public HexGrid(int firstQ, int firstR, int width, int height) {
        super(width, height, AROUND);
        this.firstQ = firstQ;
        this.firstR = firstR;
    }

    /** The cell there, or {@link #NONE}. */
    public int at(int q, int r) {
        return number(q - firstQ, r - firstR);
    }

    public int q(int cell) {
        return column(cell) + firstQ;
    }

    public int r(int cell) {
        return row(cell) + firstR;
    }

    @Override
    public int distance(int a, int b) {
        int q = column(a) - column(b);
        int r = row(a) - row(b);
        return Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r)));
    }
}
