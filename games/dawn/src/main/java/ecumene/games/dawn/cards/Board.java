package ecumene.games.dawn.cards;

import ecumene.engine.map.Grid;
import ecumene.engine.map.HexGrid;
import java.util.Arrays;
import java.util.List;

/**
 * DAWN-4: the map as printed and laid: which spaces there are, what touches what, terrain and symbols. Immutable, so all copies of a game
 * share one. A space is named by its tile and its place on it, 10 × (tile − 1) + place, and the water tokens follow: so its name
 * is the same wherever the tile lies.
 */
public final class Board {
    public static final int NONE = -1;
    public static final int WATERS = 8;
    public static final int TILE_SPACES = TileReader.TILES * Tile.SPACES;
    public static final int SPACES = TILE_SPACES + WATERS;
    public static final int WAYS = HexGrid.SIDES;
    /** So many words hold a set of spaces as bits. */
    public static final int WORDS = (SPACES + Long.SIZE - 1) / Long.SIZE;

    private final int[] spaces;
    private final byte[] terrain = new byte[SPACES];
    private final short[] beside = new short[SPACES * WAYS];
    private final short[] cell = new short[SPACES];
    private final boolean[] edge = new boolean[SPACES];
    private final boolean[] coastal = new boolean[SPACES];
    private final byte[] resource = new byte[SPACES];
    private final short[] barbarian = new short[Catalog.BARBARIANS];
    private final short[] cityState = new short[Catalog.TOKENS];
    private final byte[] cityStateFace = new byte[Catalog.TOKENS];
    private final short[] naturalWonder = new short[Catalog.TOKENS];
    private final byte[] naturalWonderFace = new byte[Catalog.TOKENS];
    private final byte[] cityStateOn = new byte[SPACES];
    private final byte[] naturalWonderOn = new byte[SPACES];
    /** By space, three words: the spaces around it. */
    private final long[] around = new long[SPACES * WORDS];

    private final long[] coasts = new long[WORDS];
    private final long[] all = new long[WORDS];
    private final short[] capital = new short[TileReader.TILES + 1];
    private final List<Placement> placements;

    private Board(TileSet set, List<Placement> placements) {
        this.placements = List.copyOf(placements);
        Arrays.fill(terrain, (byte) NONE);
        Arrays.fill(beside, (short) NONE);
        Arrays.fill(cell, (short) NONE);
        Arrays.fill(resource, (byte) NONE);
        Arrays.fill(cityStateOn, (byte) NONE);
        Arrays.fill(naturalWonderOn, (byte) NONE);
        for (var places : List.of(barbarian, cityState, naturalWonder, capital)) {
            Arrays.fill(places, (short) NONE);
        }
        var at = new short[Laying.GRID.cells()];
        Arrays.fill(at, (short) NONE);
        var laying = new Laying(set);
        for (var placement : placements) {
            laying.lay(placement);
            for (int place = 0; place < Tile.SPACES; place++) {
                print(set, placement, place, laying.cell(placement, place), at);
            }
        }
        for (int which = 0; which < laying.waters(); which++) {
            int space = TILE_SPACES + which;
            terrain[space] = (byte) Terrain.WATER.ordinal();
            lie(space, laying.water(which), at);
        }
        this.spaces = java.util.stream.IntStream.range(0, SPACES)
                .filter(space -> cell[space] != NONE)
                .toArray();
        for (int space : spaces) {
            join(space, at);
        }
        for (int space : spaces) {
            all[space >> 6] |= 1L << space;
            coastal[space] = edge[space] || besideWater(space);
            coasts[space >> 6] |= coastal[space] ? 1L << space : 0;
        }
    }

    public static Board of(TileSet set, List<Placement> placements) {
        return new Board(set, placements);
    }

    private void lie(int space, int where, short[] at) {
        cell[space] = (short) where;
        at[where] = (short) space;
    }

    private void print(TileSet set, Placement placement, int place, int where, short[] at) {
        int space = (placement.tile() - 1) * Tile.SPACES + place;
        var printed = set.tile(placement.tile()).sides().get(placement.side()).get(place);
        lie(space, where, at);
        terrain[space] = (byte) printed.terrain().ordinal();
        resource[space] = (byte) printed.resource();
        if (printed.barbarian() != Tile.NONE) {
            barbarian[printed.barbarian()] = (short) space;
        }
        if (printed.cityState() != Tile.NONE) {
            cityState[printed.cityState() / 2] = (short) space;
            cityStateFace[printed.cityState() / 2] = (byte) printed.cityState();
            cityStateOn[space] = (byte) (printed.cityState() / 2);
        }
        if (printed.naturalWonder() != Tile.NONE) {
            naturalWonder[printed.naturalWonder() / 2] = (short) space;
            naturalWonderFace[printed.naturalWonder() / 2] = (byte) printed.naturalWonder();
            naturalWonderOn[space] = (byte) (printed.naturalWonder() / 2);
        }
        if (printed.capital() != Tile.NONE) {
            capital[placement.tile()] = (short) space;
        }
    }

    private void join(int space, short[] at) {
        for (int way = 0; way < WAYS; way++) {
            int other = Laying.GRID.beside(cell[space], way);
            int there = other == Grid.NONE ? NONE : at[other];
            beside[space * WAYS + way] = (short) there;
            edge[space] |= there == NONE;
            if (there != NONE) {
                around[space * WORDS + (there >> 6)] |= 1L << there;
            }
        }
    }

    private boolean besideWater(int space) {
        for (int way = 0; way < WAYS; way++) {
            int other = beside(space, way);
            if (other != NONE && isWater(other)) {
                return true;
            }
        }
        return false;
    }

    public List<Placement> placements() {
        return placements;
    }

    /** All spaces in the order of their numbers. Not to be written to. */
    public int[] spaces() {
        return spaces;
    }

    public boolean has(int space) {
        return cell[space] != NONE;
    }

    /** The space on that side, clockwise from the east, or {@link #NONE} (DAWN-4.1). */
    public int beside(int space, int way) {
        return beside[space * WAYS + way];
    }

    public boolean touch(int one, int other) {
        return (around[one * WORDS + (other >> 6)] & 1L << other) != 0;
    }

    /** A word of the set of spaces around one. */
    public long around(int space, int word) {
        return around[space * WORDS + word];
    }

    /** A word of the set of all spaces. */
    public long all(int word) {
        return all[word];
    }

    /** A word of the set of spaces beside water or on the edge. */
    public long coasts(int word) {
        return coasts[word];
    }

    /** The city-state token that belongs there, or {@link #NONE}. */
    public int cityStateOn(int space) {
        return cityStateOn[space];
    }

    /** The natural wonder token that belongs there, or {@link #NONE}. */
    public int naturalWonderOn(int space) {
        return naturalWonderOn[space];
    }

    public Terrain terrain(int space) {
        return Terrain.of(terrain[space]);
    }

    public boolean isWater(int space) {
        return terrain[space] == WATER;
    }

    private static final int WATER = Terrain.WATER.ordinal();

    /** DAWN-4.2. */
    public boolean onEdge(int space) {
        return edge[space];
    }

    /** Beside water or on the map edge. */
    public boolean coastal(int space) {
        return coastal[space];
    }

    /** The printed type of resource, or {@link #NONE}. */
    public int resource(int space) {
        return resource[space];
    }

    /** Where the letter of a barbarian is printed (DAWN-2.6), or {@link #NONE}. */
    public int barbarian(int letter) {
        return barbarian[letter];
    }

    /** Where a city-state token belongs, or {@link #NONE}. */
    public int cityState(int token) {
        return cityState[token];
    }

    /** Which city-state is printed there. */
    public int cityStateFace(int token) {
        return cityStateFace[token];
    }

    public int naturalWonder(int token) {
        return naturalWonder[token];
    }

    public int naturalWonderFace(int token) {
        return naturalWonderFace[token];
    }

    /** The capital's space on a tile, or {@link #NONE}. */
    public int capital(int tile) {
        return capital[tile];
    }

    /** DAWN-4.8, where nothing forbids a way. */
    public int distance(int one, int other) {
        return Laying.GRID.distance(cell[one], cell[other]);
    }

    public int q(int space) {
        return Laying.GRID.q(cell[space]);
    }

    public int r(int space) {
        return Laying.GRID.r(cell[space]);
    }

    /** A space one can name by its coordinates, or {@link #NONE}. */
    public int at(int q, int r) {
        for (int space : spaces) {
            if (q(space) == q && r(space) == r) {
                return space;
            }
        }
        return NONE;
    }
}
