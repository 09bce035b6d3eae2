package ecumene.games.pyramid;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.Zones;
import java.util.Arrays;

/**
 * A game of {@code pyramid} in progress. Where every card lies is in the zones; this class adds the numbers of the
 * players, the wonders, the pyramid's places and the turn. It moves cards and keeps the counts that follow from where
 * they lie, and decides nothing: the rules are in the chapters beside it.
 */
public final class PyramidState extends State<PyramidState> {
    /** What randomness is used for (PYR-4.4): only in the set-up. */
    enum Purpose {
        ROW,
        WONDER,
        FIRST_PLAYER
    }

    static final int NO_PIECE = Zones.NONE;
    static final int WONDER_ABSENT = -2;
    static final int WONDER_BESIDE = -1;
    static final int GLORY_TOKENS = 5;
    static final int SLOTS = 25;

    private final Catalog catalog;
    private final Variant variant;
    private final int rowLength;

    // The pyramid: which card lies at each place (PYR-3.5), and the same as bits by row
    private final byte[] slots = new byte[SLOTS];
    private final int[] present = new int[Resource.ERAS];

    // Players
    private final int[] resources;
    private final int[] power;
    private final int[] vp;
    private final int[] supply;
    private final int[] temporary = new int[Resource.TYPES];

    // Wonders
    private final byte[] wonderOwner;
    private final byte[] tokens;

    // The turn
    int first;
    int active;
    int turn;
    int bought = NO_PIECE;
    int vpTakenBack;
    int vpScored;
    boolean tookLastWonder;
    boolean boughtLastSpace;
    /** PYR-5.13: cards activated by an effect this turn. */
    private final long[] activated = new long[2];

    final Frames frames = new Frames();

    PyramidState(Catalog catalog, Layout layout, Variant variant, Seed seed) {
        super(layout, seed, Purpose.values().length);
        this.catalog = catalog;
        this.variant = variant;
        int players = layout.players();
        this.rowLength = variant == Variant.MIXED || players == 2 ? 6 : 7;
        resources = new int[players * Resource.TYPES];
        power = new int[players];
        vp = new int[players];
        supply = new int[players];
        wonderOwner = new byte[catalog.wonders().size()];
        tokens = new byte[catalog.wonders().size() * players];
        Arrays.fill(slots, (byte) NO_PIECE);
        Arrays.fill(wonderOwner, (byte) WONDER_ABSENT);
    }

    @Override
    protected PyramidState self() {
        return this;
    }

    @Override
    protected PyramidState blank() {
        return new PyramidState(catalog, zones().layout(), variant, seed());
    }

    public Catalog catalog() {
        return catalog;
    }

    public Variant variant() {
        return variant;
    }

    /** Rules marked REN+: victory point cards, glory tokens, the Renaissance end of turn. */
    public boolean renaissance() {
        return variant != Variant.NEW_WORLD;
    }

    Card card(int piece) {
        return catalog.cardOf(piece);
    }

    // --- cards in hands and areas -------------------------------------------------------------------------------

    int hand(int seat) {
        return zones().count(Places.hand(seat));
    }

    boolean inHand(int seat, int piece) {
        return zones().zoneOf(piece) == Places.hand(seat);
    }

    boolean isResource(int seat, int piece) {
        return zones().zoneOf(piece) == Places.resources(seat);
    }

    boolean isTechnology(int seat, int piece) {
        return zones().zoneOf(piece) == Places.technologies(seat);
    }

    int resourceCards(int seat) {
        return zones().count(Places.resources(seat));
    }

    /** How many resource cards of a type lie in a seat's area. */
    int resourceCards(int seat, int type) {
        return resources[seat * Resource.TYPES + type];
    }

    /** PYR-1.9. */
    public int power(int seat) {
        return power[seat];
    }

    void layResource(int seat, int piece) {
        leave(seat, piece);
        zones().move(piece, Places.resources(seat));
        resources[seat * Resource.TYPES + card(piece).resource().ordinal()]++;
    }

    void layTechnology(int seat, int piece) {
        leave(seat, piece);
        zones().move(piece, Places.technologies(seat));
        power[seat] += card(piece).power();
    }

    void takeToHand(int seat, int piece) {
        leave(seat, piece);
        zones().move(piece, Places.hand(seat));
    }

    private void leave(int seat, int piece) {
        if (isResource(seat, piece)) {
            resources[seat * Resource.TYPES + card(piece).resource().ordinal()]--;
        } else if (isTechnology(seat, piece)) {
            power[seat] -= card(piece).power();
        }
    }

    // --- the pyramid and the project stacks ---------------------------------------------------------------------

    /** Where a row begins among the places: rows of 7, 6, 5, 4 and 3 places, shorter ones use the first of them. */
    static int slot(int row, int index) {
        return row * 7 - row * (row - 1) / 2 + index;
    }

    int rowLength(int row) {
        return rowLength - row;
    }

    int pieceAt(int row, int index) {
        return slots[slot(row, index)];
    }

    /** The cards still present in a row, as bits by position. */
    int row(int row) {
        return present[row];
    }

    void layInPyramid(int row, int index, int piece) {
        slots[slot(row, index)] = (byte) piece;
        present[row] |= 1 << index;
        zones().move(piece, Places.PYRAMID);
    }

    /** The bought card leaves a hole (PYR-3.5); its place is left open until the card itself has been moved. */
    void removeFromPyramid(int row, int index) {
        slots[slot(row, index)] = NO_PIECE;
        present[row] &= ~(1 << index);
    }

    int positionInRow(int row, int piece) {
        for (int index = 0; index < rowLength(row); index++) {
            if (pieceAt(row, index) == piece) {
                return index;
            }
        }
        return -1;
    }

    /** PYR-9.3: the visible card of a project stack. */
    int project(int era) {
        return zones().first(Places.project(era));
    }

    // --- resources of the turn, victory points, wonders -----------------------------------------------------------

    int temporary(int type) {
        return temporary[type];
    }

    void addTemporary(int type, int amount) {
        temporary[type] += amount;
    }

    void loseTemporary() {
        Arrays.fill(temporary, 0);
    }

    public int vp(int seat) {
        return vp[seat];
    }

    void addVp(int seat, int amount) {
        vp[seat] += amount;
        if (amount > 0 && seat == active) {
            vpScored += amount;
        }
    }

    int wonderOwner(int wonder) {
        return wonderOwner[wonder];
    }

    void setWonderOwner(int wonder, int owner) {
        wonderOwner[wonder] = (byte) owner;
    }

    int wondersOf(int owner) {
        int count = 0;
        for (byte each : wonderOwner) {
            count += each == owner ? 1 : 0;
        }
        return count;
    }

    int tokens(int wonder, int seat) {
        return tokens[wonder * players() + seat];
    }

    int supply(int seat) {
        return supply[seat];
    }

    void setSupply(int seat, int amount) {
        supply[seat] = amount;
    }

    void placeToken(int wonder, int seat) {
        tokens[wonder * players() + seat]++;
        supply[seat]--;
    }

    void returnToken(int wonder, int seat) {
        tokens[wonder * players() + seat]--;
        supply[seat]++;
    }

    // --- PYR-5.13 ---------------------------------------------------------------------------------------------------

    boolean activatedByEffect(int piece) {
        return (activated[piece >> 6] & 1L << piece) != 0;
    }

    void markActivated(int piece) {
        activated[piece >> 6] |= 1L << piece;
    }

    void beginTurn() {
        activated[0] = 0;
        activated[1] = 0;
        bought = NO_PIECE;
        vpTakenBack = 0;
        vpScored = 0;
        turn++;
    }

    // --- copies -----------------------------------------------------------------------------------------------------

    @Override
    protected void copyOwn(PyramidState other) {
        System.arraycopy(slots, 0, other.slots, 0, SLOTS);
        System.arraycopy(present, 0, other.present, 0, Resource.ERAS);
        System.arraycopy(resources, 0, other.resources, 0, resources.length);
        System.arraycopy(power, 0, other.power, 0, power.length);
        System.arraycopy(vp, 0, other.vp, 0, vp.length);
        System.arraycopy(supply, 0, other.supply, 0, supply.length);
        System.arraycopy(temporary, 0, other.temporary, 0, Resource.TYPES);
        System.arraycopy(wonderOwner, 0, other.wonderOwner, 0, wonderOwner.length);
        System.arraycopy(tokens, 0, other.tokens, 0, tokens.length);
        other.activated[0] = activated[0];
        other.activated[1] = activated[1];
        other.first = first;
        other.active = active;
        other.turn = turn;
        other.bought = bought;
        other.vpTakenBack = vpTakenBack;
        other.vpScored = vpScored;
        other.tookLastWonder = tookLastWonder;
        other.boughtLastSpace = boughtLastSpace;
        frames.copyInto(other.frames);
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(slots)
                .add(present)
                .add(resources)
                .add(power)
                .add(vp)
                .add(supply)
                .add(temporary);
        out.add(wonderOwner).add(tokens).add(activated[0]).add(activated[1]);
        out.add(first).add(active).add(turn).add(bought).add(vpTakenBack).add(vpScored);
        out.add(tookLastWonder ? 1 : 0).add(boughtLastSpace ? 1 : 0);
        frames.digest(out);
    }

    @Override
    public void audit() {
        super.audit();
        Audit.check(this);
    }
}
