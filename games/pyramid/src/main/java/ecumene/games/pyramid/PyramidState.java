package ecumene.games.pyramid;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
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

    public static final int NO_PIECE = Zones.NONE;
    public static final int WONDER_ABSENT = -2;
    public static final int WONDER_BESIDE = -1;
    static final int SLOTS = 25;

    private final Catalog catalog;
    private final Variant variant;
    private final int rowLength;

    // The pyramid: which card lies at each place (PYR-3.5), and the same as bits by row
    private final byte[] slots = bytes(SLOTS);
    private final int[] present = ints(Resource.ERAS);

    // Players
    private final int[] resources = ints(players() * Resource.TYPES);
    private final int[] power = ints(players());
    private final int[] vp = ints(players());
    private final int[] supply = ints(players());
    private final int[] temporary = ints(Resource.TYPES);

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

    final Resolving resolving;

    PyramidState(Catalog catalog, Layout layout, Variant variant, Seed seed) {
        super(layout, seed, Purpose.values().length);
        this.catalog = catalog;
        this.variant = variant;
        this.rowLength = variant == Variant.MIXED || players() == 2 ? 6 : 7;
        this.wonderOwner = bytes(catalog.wonders().size());
        this.tokens = bytes(catalog.wonders().size() * players());
        this.resolving = new Resolving(catalog, frames(Resolving.FIELDS));
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

    public Card card(int piece) {
        return catalog.cardOf(piece);
    }

    /** Who had the first turn (PYR-3.8). */
    public int first() {
        return first;
    }

    /** Whose turn it is. */
    public int active() {
        return active;
    }

    public int turn() {
        return turn;
    }

    /** The cards whose effects are being resolved, innermost last. */
    public Resolving resolving() {
        return resolving;
    }

    // --- cards in hands and areas -------------------------------------------------------------------------------

    public int hand(int seat) {
        return zones().count(Places.hand(seat));
    }

    public boolean inHand(int seat, int piece) {
        return zones().zoneOf(piece) == Places.hand(seat);
    }

    /**
     * The hand in the order of the card list, card by card, from {@link #NO_PIECE} to it: what is laid in the order of the hand itself
     * would tell the others that order.
     */
    int nextInHand(int seat, int piece) {
        int next = NO_PIECE;
        for (int p = zones().first(Places.hand(seat)); p != NO_PIECE; p = zones().after(p)) {
            if (p > piece && (next == NO_PIECE || p < next)) {
                next = p;
            }
        }
        return next;
    }

    public boolean isResource(int seat, int piece) {
        return zones().zoneOf(piece) == Places.resources(seat);
    }

    public boolean isTechnology(int seat, int piece) {
        return zones().zoneOf(piece) == Places.technologies(seat);
    }

    public int resourceCards(int seat) {
        return zones().count(Places.resources(seat));
    }

    /** How many resource cards of a type lie in a seat's area. */
    public int resourceCards(int seat, int type) {
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

    public int rowLength(int row) {
        return rowLength - row;
    }

    public int pieceAt(int row, int index) {
        return slots[slot(row, index)];
    }

    /** The cards still present in a row, as bits by position. */
    public int row(int row) {
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
    public int project(int era) {
        return zones().first(Places.project(era));
    }

    // --- resources of the turn, victory points, wonders -----------------------------------------------------------

    public int temporary(int type) {
        return temporary[type];
    }

    int temporaryUnits() {
        int units = 0;
        for (int amount : temporary) {
            units += amount;
        }
        return units;
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

    public int wonderOwner(int wonder) {
        return wonderOwner[wonder];
    }

    void setWonderOwner(int wonder, int owner) {
        wonderOwner[wonder] = (byte) owner;
    }

    public int wondersOf(int owner) {
        int count = 0;
        for (byte each : wonderOwner) {
            count += each == owner ? 1 : 0;
        }
        return count;
    }

    public int tokens(int wonder, int seat) {
        return tokens[wonder * players() + seat];
    }

    public int supply(int seat) {
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

    void beginTurn() {
        bought = NO_PIECE;
        vpTakenBack = 0;
        vpScored = 0;
        turn++;
    }

    // --- copies -----------------------------------------------------------------------------------------------------

    @Override
    protected void copyOwn(PyramidState other) {
        other.first = first;
        other.active = active;
        other.turn = turn;
        other.bought = bought;
        other.vpTakenBack = vpTakenBack;
        other.vpScored = vpScored;
        other.tookLastWonder = tookLastWonder;
        other.boughtLastSpace = boughtLastSpace;
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(first).add(active).add(turn).add(bought).add(vpTakenBack).add(vpScored);
        out.add(tookLastWonder ? 1 : 0).add(boughtLastSpace ? 1 : 0);
    }

    @Override
    public void audit() {
        super.audit();
        Audit.check(this);
    }
}
