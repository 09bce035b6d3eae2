package ecumene.games.dawn.cards;

import ecumene.engine.map.Grid;
import ecumene.engine.map.HexGrid;
import java.util.List;

/**
 * DAWN-17.7: tiles as they lie on a table, where the next one fits, and which voids are water. One is made to look at a question of
 * map building, or to lay a whole map; no state keeps it.
 */
public final class Laying {
    private static final int FAR = 24;
    public static final HexGrid GRID = new HexGrid(-FAR, -FAR, 2 * FAR + 1, 2 * FAR + 1);
    private static final int TURNS = HexGrid.SIDES;
    /** As far as a tile and what is around it reach from its anchor. */
    private static final int REACH = 4;
    /** DAWN-17.7 (b). */
    private static final int TOUCHED = 4;
    /** DAWN-17.4: so many tiles are the core, and they are laid first. */
    public static final int CORE = 4;

    private static final byte EMPTY = 0;
    private static final byte WATER = -1;
    /** Some tile, while it is only thought of. */
    private static final byte FULL = 100;

    private final TileSet set;
    /** The number of the tile that lies there, or water, or nothing. */
    private final byte[] lies = new byte[GRID.cells()];

    private final short[] water = new short[Board.WATERS];
    private int waters;
    private int laid;
    private int coreTiles;
    private int beside;
    private int north = FAR;
    private int south = -FAR;
    private int west = FAR;
    private int east = -FAR;

    public Laying(TileSet set) {
        this.set = set;
    }

    public Laying(TileSet set, List<Placement> placements) {
        this(set);
        placements.forEach(this::lay);
    }

    /** Lays a tile without asking whether it may lie there, and fills the voids that it closes as far as the tokens go. */
    public void lay(Placement next) {
        boolean touchesCore = laid >= CORE && touches(next, coreTiles);
        for (int space = 0; space < Tile.SPACES; space++) {
            int cell = cell(next, space);
            lies[cell] = (byte) next.tile();
            stretch(cell);
        }
        if (laid < CORE) {
            coreTiles |= 1 << next.tile();
        } else if (touchesCore) {
            beside |= 1 << next.tile();
        }
        laid++;
        int found = voids(water, waters, water.length);
        for (; waters < Math.min(found, water.length); waters++) {
            lies[water[waters]] = WATER;
        }
    }

    private void stretch(int cell) {
        north = Math.min(north, GRID.r(cell));
        south = Math.max(south, GRID.r(cell));
        west = Math.min(west, GRID.q(cell));
        east = Math.max(east, GRID.q(cell));
    }

    /** Where a space of a tile comes to lie. */
    public int cell(Placement placement, int space) {
        return set.shapes()
                .get(placement.side())
                .cell(GRID, GRID.at(placement.q(), placement.r()), placement.turn(), space);
    }

    public int waters() {
        return waters;
    }

    /** The cell of a water token. */
    public int water(int which) {
        return water[which];
    }

    // --- where the next tile may lie --------------------------------------------------------------------------------

    /** DAWN-17.7 (a), (b): no overlap, and enough spaces of other tiles beside it. */
    public boolean fits(Placement next) {
        return mayAnchor(next.q(), next.r()) && fits(next.side(), next.turn(), GRID.at(next.q(), next.r()));
    }

    /** So far from the border of the grid that a tile and what is around it lie on it. */
    private static boolean mayAnchor(int q, int r) {
        return Math.abs(q) <= FAR - REACH && Math.abs(r) <= FAR - REACH;
    }

    private boolean fits(int side, int turn, int anchor) {
        for (int step : set.outlines().cells(side, turn)) {
            if (lies[anchor + step] != EMPTY) {
                return false;
            }
        }
        int touched = 0;
        for (int step : set.outlines().around(side, turn)) {
            touched += lies[anchor + step] > EMPTY ? 1 : 0;
        }
        return touched >= TOUCHED;
    }

    /** Whether it would lie beside one of these tiles, as bits by their numbers. */
    private boolean touches(Placement next, int tiles) {
        int anchor = GRID.at(next.q(), next.r());
        for (int step : set.outlines().around(next.side(), next.turn())) {
            int tile = lies[anchor + step];
            if (tile > EMPTY && (tiles & 1 << tile) != 0) {
                return true;
            }
        }
        return false;
    }

    /** DAWN-17.7 (c): beside the core. */
    public boolean touchesCore(Placement next) {
        return touches(next, coreTiles);
    }

    /** DAWN-17.7 (c): beside a tile that lies beside the core. */
    public boolean touchesBeside(Placement next) {
        return touches(next, beside);
    }

    /** DAWN-17.7 (d): whether the voids that it would close can be filled. */
    public boolean enoughWater(Placement next) {
        int[] box = {north, south, west, east};
        for (int space = 0; space < Tile.SPACES; space++) {
            int cell = cell(next, space);
            lies[cell] = FULL;
            stretch(cell);
        }
        int needed = voids(new short[Board.WATERS], waters, Board.WATERS);
        for (int space = 0; space < Tile.SPACES; space++) {
            lies[cell(next, space)] = EMPTY;
        }
        north = box[0];
        south = box[1];
        west = box[2];
        east = box[3];
        return needed <= Board.WATERS;
    }

    /** Calls for everything that satisfies (a) and (b), in a stable order. The tile's number is 0. */
    public void candidates(java.util.function.Consumer<Placement> found) {
        for (int side = 0; side < Tile.SIDES; side++) {
            for (int turn = 0; turn < TURNS; turn++) {
                for (int r = north - REACH; r <= south + REACH; r++) {
                    for (int q = west - REACH; q <= east + REACH; q++) {
                        if (mayAnchor(q, r) && fits(side, turn, GRID.at(q, r))) {
                            found.accept(new Placement(0, side, q, r, turn));
                        }
                    }
                }
            }
        }
    }

    /** Writes the cells of closed voids that are not water yet, from a place on; how many there are with those before. */
    private int voids(short[] into, int from, int most) {
        int wide = east - west + 1 + 2 * MARGIN;
        int high = south - north + 1 + 2 * MARGIN;
        var outside = outside(wide, high);
        int found = from;
        for (int r = north; r <= south; r++) {
            for (int q = west; q <= east; q++) {
                int cell = GRID.at(q, r);
                if (lies[cell] == EMPTY && !outside[(r - north + MARGIN) * wide + q - west + MARGIN]) {
                    if (found < most) {
                        into[found] = (short) cell;
                    }
                    found++;
                }
            }
        }
        return found;
    }

    /** The empty cells that one can reach from beyond the map, in a window around it. */
    private boolean[] outside(int wide, int high) {
        var outside = new boolean[wide * high];
        var queue = new int[outside.length];
        int last = 1;
        outside[0] = true;
        for (int first = 0; first < last; first++) {
            for (int way = 0; way < TURNS; way++) {
                int q = queue[first] % wide + STEP_Q[way];
                int r = queue[first] / wide + STEP_R[way];
                if (q < 0 || r < 0 || q >= wide || r >= high || outside[r * wide + q]) {
                    continue;
                }
                int cell = GRID.at(q + west - MARGIN, r + north - MARGIN);
                if (cell == Grid.NONE || lies[cell] == EMPTY) {
                    outside[r * wide + q] = true;
                    queue[last++] = r * wide + q;
                }
            }
        }
        return outside;
    }

    private static final int MARGIN = 1;
    private static final int[] STEP_Q = {1, 0, -1, -1, 0, 1};
    private static final int[] STEP_R = {0, 1, 1, 0, -1, -1};
}
