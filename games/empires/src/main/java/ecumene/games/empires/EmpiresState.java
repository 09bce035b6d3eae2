package ecumene.games.empires;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.Zones;
import java.util.Arrays;

/**
 * A game of {@code empires} in progress. Where every card lies is in the zones; this class adds tokens, the players'
 * states, what lies on cards, and the turn. It moves and counts and decides nothing: the rules are in the chapters.
 */
final class EmpiresState extends State<EmpiresState> {
    /** EMP-5.6: what randomness is used for. */
    enum Purpose {
        FIRST_PLAYER,
        NATION,
        SIDE,
        COMMON_DECK,
        NATION_DECK,
        DRAW_DECK,
        FAME,
        SMALL_DECK,
        MAIN_DECK,
        TRIBUTARY,
        RIVAL
    }

    /** EMP-6.2: what the active player is doing; reactions by exhausting are possible only in Activate. */
    enum Phase {
        SETUP,
        CHOICE,
        ACTIVATE,
        INNOVATE,
        REVOLT,
        CLEAN_UP,
        SOLSTICE
    }

    static final int NO_PIECE = Zones.NONE;
    static final int NO_NATION = -1;
    static final int NEVER = Integer.MAX_VALUE;

    // Of each seat
    private static final int TOKENS = 0;
    private static final int ACTIONS = 3;
    private static final int EXHAUSTS = 4;
    private static final int EMPIRE = 5;
    private static final int NATION = 6;
    private static final int NATION_MARKED = 7;
    private static final int AREA_MARKED = 8;
    private static final int KING_USED = 9;
    private static final int PASSIVES = 10;
    private static final int REACTS_TO = 11;
    private static final int PER_SEAT = 12;

    // Of each card: what it is marked with
    private static final int EXHAUSTED = 0;
    private static final int FREE_PLAYED = 1;
    private static final int SIDE_B = 2;
    /** EMP-12.1: its solstice effect is still to come. */
    private static final int DUE = 3;

    private static final int MARKS = 4;

    private final Catalog catalog;
    private final Variant variant;
    private final int[] seats;

    /** Tokens on market cards, by slot and kind. */
    private final int[] market;
    /** By piece: the card it lies under. */
    private final short[] host;

    /** Marks of cards, as bits: for every 64 pieces one word of each kind of mark. */
    private final long[] marks;

    final Frames frames;
    final Conversions conversions;

    Phase phase = Phase.SETUP;
    Box common;
    int first;
    int active;
    int round;
    /** EMP-17.2: the last round, once scoring has been triggered. */
    int lastRound = NEVER;

    boolean collapsed;
    /** EMP-24.5 {@code ignore_empire_icon}. */
    boolean ignoreEmpire;
    /** EMP-L-6.1: progress that lies on a card (Pottery), and on which. */
    int stored;

    int storedOn = NO_PIECE;

    // EMP-22: the practice opponent
    int rivalProgress;
    int rivalDevelopments;
    int solstices;

    EmpiresState(Catalog catalog, Layout layout, Variant variant, Seed seed) {
        super(layout, seed, Purpose.values().length);
        this.catalog = catalog;
        this.variant = variant;
        this.common = variant == Variant.LEGENDS ? Box.LEGENDS : Box.CLASSICS;
        int pieces = layout.pieces();
        seats = ints(layout.players() * PER_SEAT);
        market = ints(Places.SLOTS * Token.KINDS);
        host = shorts(pieces);
        marks = longs((pieces + 63) / 64 * MARKS);
        frames = new Frames(frames(Frames.NUMBERS));
        conversions = new Conversions(shorts(Conversions.NUMBERS));
        Arrays.fill(host, (short) NO_PIECE);
        for (int seat = 0; seat < layout.players(); seat++) {
            set(seat, NATION, NO_NATION);
        }
    }

    @Override
    protected EmpiresState self() {
        return this;
    }

    @Override
    protected EmpiresState blank() {
        return new EmpiresState(catalog, zones().layout(), variant, seed());
    }

    Catalog catalog() {
        return catalog;
    }

    Variant variant() {
        return variant;
    }

    Card card(int piece) {
        return catalog.card(piece);
    }

    /** The side of a card that is up. */
    Face face(int piece) {
        var faces = catalog.card(piece).faces();
        return faces.size() == 1 ? faces.get(0) : faces.get(isSideB(piece) ? 1 : 0);
    }

    /** EMP-22: one player against the practice opponent. */
    boolean practice() {
        return players() == 1;
    }

    /** EMP-22.1: the practice game is set up for two. */
    int setupPlayers() {
        return Math.max(2, players());
    }

    // --- numbers of a seat --------------------------------------------------------------------------------------

    private int get(int seat, int field) {
        return seats[seat * PER_SEAT + field];
    }

    private void set(int seat, int field, int value) {
        seats[seat * PER_SEAT + field] = value;
    }

    private void add(int seat, int field, int n) {
        seats[seat * PER_SEAT + field] += n;
    }

    int tokens(int seat, Token token) {
        return get(seat, TOKENS + token.ordinal());
    }

    void addTokens(int seat, Token token, int n) {
        add(seat, TOKENS + token.ordinal(), n);
    }

    int actions(int seat) {
        return get(seat, ACTIONS);
    }

    void addActions(int seat, int n) {
        add(seat, ACTIONS, n);
    }

    void setActions(int seat, int n) {
        set(seat, ACTIONS, n);
    }

    /** Exhaust tokens on the state card. */
    int exhausts(int seat) {
        return get(seat, EXHAUSTS);
    }

    void addExhausts(int seat, int n) {
        add(seat, EXHAUSTS, n);
    }

    void setExhausts(int seat, int n) {
        set(seat, EXHAUSTS, n);
    }

    Period period(int seat) {
        return get(seat, EMPIRE) == 0 ? Period.BARBARIAN : Period.EMPIRE;
    }

    boolean isEmpire(int seat) {
        return get(seat, EMPIRE) != 0;
    }

    void setEmpire(int seat, boolean empire) {
        set(seat, EMPIRE, empire ? 1 : 0);
    }

    boolean hasNation(int seat) {
        return get(seat, NATION) != NO_NATION;
    }

    Nation nation(int seat) {
        return catalog.nations().get(get(seat, NATION));
    }

    void setNation(int seat, int nation) {
        set(seat, NATION, nation);
    }

    boolean nationTaken(int nation) {
        for (int seat = 0; seat < players(); seat++) {
            if (get(seat, NATION) == nation) {
                return true;
            }
        }
        return false;
    }

    boolean nationMarked(int seat) {
        return get(seat, NATION_MARKED) != 0;
    }

    void markNation(int seat, boolean marked) {
        set(seat, NATION_MARKED, marked ? 1 : 0);
    }

    boolean areaMarked(int seat) {
        return get(seat, AREA_MARKED) != 0;
    }

    void markArea(int seat, boolean marked) {
        set(seat, AREA_MARKED, marked ? 1 : 0);
    }

    boolean kingUsed(int seat) {
        return get(seat, KING_USED) != 0;
    }

    void useKing(int seat) {
        set(seat, KING_USED, 1);
    }

    boolean has(int seat, Passive.Kind kind) {
        return (get(seat, PASSIVES) & kind.bit()) != 0;
    }

    boolean reactsTo(int seat, int events) {
        return (get(seat, REACTS_TO) & events) != 0;
    }

    int passiveBits(int seat) {
        return get(seat, PASSIVES);
    }

    int reactionBits(int seat) {
        return get(seat, REACTS_TO);
    }

    // --- marks of a card ----------------------------------------------------------------------------------------

    private static int word(int piece, int mark) {
        return (piece >> 6) * MARKS + mark;
    }

    private boolean marked(int piece, int mark) {
        return (marks[word(piece, mark)] & 1L << piece) != 0;
    }

    private void mark(int piece, int mark, boolean on) {
        if (on) {
            marks[word(piece, mark)] |= 1L << piece;
        } else {
            marks[word(piece, mark)] &= ~(1L << piece);
        }
    }

    boolean isExhausted(int piece) {
        return marked(piece, EXHAUSTED);
    }

    void setExhausted(int piece, boolean on) {
        mark(piece, EXHAUSTED, on);
    }

    boolean isFreePlayed(int piece) {
        return marked(piece, FREE_PLAYED);
    }

    void setFreePlayed(int piece) {
        mark(piece, FREE_PLAYED, true);
    }

    void clearFreePlayed() {
        for (int word = FREE_PLAYED; word < marks.length; word += MARKS) {
            marks[word] = 0;
        }
    }

    boolean isSideB(int piece) {
        return marked(piece, SIDE_B);
    }

    void turnToSideB(int piece) {
        mark(piece, SIDE_B, true);
        for (int seat = 0; seat < players(); seat++) {
            refresh(seat);
        }
    }

    boolean isDue(int piece) {
        return marked(piece, DUE);
    }

    void setDue(int piece, boolean on) {
        mark(piece, DUE, on);
    }

    // --- cards --------------------------------------------------------------------------------------------------

    int count(int zone) {
        return zones().count(zone);
    }

    int hand(int seat) {
        return zones().count(Places.hand(seat));
    }

    /** EMP-7.2 g: hand cards other than this one. */
    int handWithout(int seat, int piece) {
        int hand = hand(seat);
        return piece != NO_PIECE && zones().zoneOf(piece) == Places.hand(seat) ? hand - 1 : hand;
    }

    boolean isIn(int piece, int zone) {
        return zones().zoneOf(piece) == zone;
    }

    boolean inPlay(int seat, int piece) {
        return zones().zoneOf(piece) == Places.play(seat);
    }

    boolean isInPlay(int piece) {
        return piece != NO_PIECE && Places.seatOfPlay(zones().zoneOf(piece)) >= 0;
    }

    /** The seat in whose play area a card lies, or beside whose power card. */
    int ownerInPlay(int piece) {
        int zone = zones().zoneOf(piece);
        int seat = Places.seatOfPlay(zone);
        return seat >= 0 ? seat : Places.seatOfPowers(zone);
    }

    /** EMP-13.16: the sunken pile is no history. */
    boolean inHistory(int seat, int piece) {
        return zones().zoneOf(piece) == Places.history(seat) && nation(seat).hasHistory();
    }

    int host(int piece) {
        return host[piece];
    }

    void putUnder(int seat, int piece, int card) {
        zones().move(piece, Places.garrison(seat));
        host[piece] = (short) card;
    }

    /** A card that lay under another one goes somewhere else. */
    void leaveHost(int piece) {
        host[piece] = (short) NO_PIECE;
    }

    void layInPlay(int seat, int piece) {
        zones().move(piece, Places.play(seat));
        refresh(seat);
    }

    void layBesidePower(int seat, int piece) {
        zones().move(piece, Places.powers(seat));
        refresh(seat);
    }

    /** What the cards in play say all the time, gathered once they change. */
    void refresh(int seat) {
        int passives = 0;
        int reactions = 0;
        var zones = zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            passives |= face(p).passiveBits();
            reactions |= face(p).reactsTo();
        }
        for (int p = zones.first(Places.powers(seat)); p != Zones.NONE; p = zones.after(p)) {
            passives |= face(p).passiveBits();
            reactions |= face(p).reactsTo();
        }
        set(seat, PASSIVES, passives);
        set(seat, REACTS_TO, reactions);
    }

    void toHand(int seat, int piece) {
        zones().move(piece, Places.hand(seat));
    }

    void toDiscard(int seat, int piece) {
        zones().move(piece, Places.discard(seat));
    }

    // --- counting what is in play -------------------------------------------------------------------------------

    /** EMP-24.4, EMP-13.29: icons on the cards in play; a converted icon counts as three of production. */
    int icons(int seat, Icon icon) {
        var zones = zones();
        int sum = 0;
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            sum += card(p).icons(icon);
        }
        return sum + conversions.change(this, seat, icon);
    }

    /** EMP-20.2: regions in play, a card that counts as two as two. */
    int regions(int seat) {
        var zones = zones();
        int sum = 0;
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            sum += card(p).regions();
        }
        return sum;
    }

    int namedInPlay(int seat, String beginning) {
        var zones = zones();
        int n = 0;
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            n += card(p).name().en().startsWith(beginning) ? 1 : 0;
        }
        return n;
    }

    // --- the market ---------------------------------------------------------------------------------------------

    int marketCard(int slot) {
        return zones().first(Places.market(slot));
    }

    int onMarket(int slot, Token token) {
        return market[slot * Token.KINDS + token.ordinal()];
    }

    int onMarket(int slot) {
        int at = slot * Token.KINDS;
        return market[at] + market[at + 1] + market[at + 2];
    }

    void putOnMarket(int slot, Token token, int n) {
        market[slot * Token.KINDS + token.ordinal()] += n;
    }

    void clearMarket(int slot) {
        int at = slot * Token.KINDS;
        market[at] = 0;
        market[at + 1] = 0;
        market[at + 2] = 0;
    }

    // --- copies -------------------------------------------------------------------------------------------------

    @Override
    protected void copyOwn(EmpiresState other) {
        other.phase = phase;
        other.common = common;
        other.first = first;
        other.active = active;
        other.round = round;
        other.lastRound = lastRound;
        other.collapsed = collapsed;
        other.ignoreEmpire = ignoreEmpire;
        other.stored = stored;
        other.storedOn = storedOn;
        other.rivalProgress = rivalProgress;
        other.rivalDevelopments = rivalDevelopments;
        other.solstices = solstices;
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(phase.ordinal()).add(common.ordinal()).add(first).add(active).add(round);
        out.add(lastRound)
                .add(collapsed ? 1 : 0)
                .add(ignoreEmpire ? 1 : 0)
                .add(stored)
                .add(storedOn);
        out.add(rivalProgress).add(rivalDevelopments).add(solstices);
    }

    @Override
    public void audit() {
        super.audit();
        Audit.check(this);
    }
}
