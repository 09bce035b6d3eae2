package ecumene.games.ages;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Options;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.Zones;
import java.util.Arrays;

/**
 * AGES-1: a game of {@code ages} in progress. Where every physical card lies is in the zones; this class adds the
 * tokens, the points and what is in play, one entry a seat. It decides nothing: the rules are in the chapters beside it.
 * Ratings follow from what is in play and are worked out again when something changed (AGES-1.5).
 */
public final class AgesState extends State<AgesState> {
    /** AGES-14.5: what randomness is used for. */
    enum Purpose {
        FIRST_PLAYER,
        CIVIL_DECK,
        MILITARY_DECK,
        EVENTS,
        DISCARD
    }

    /** AGES-4.1. */
    public enum Phase {
        START,
        POLITICS,
        ACTION,
        END
    }

    /** What lasts for a turn, or is used once a turn or once a game (AGES-1.4). */
    enum Flag {
        LEADER_REPLACED,
        TACTIC_CHANGED,
        HAMMURABI_USED,
        HAMMURABI_WANTED,
        /** He was replaced in this action phase: his way to pay stays open (AGES-13.8). */
        HAMMURABI_REPLACED,
        OCEAN_LINER_USED,
        BACH_USED,
        CHURCHILL_CHOSEN,
        TRADE_ROUTES_USED,
        TRADE_ROUTES_WANTED,
        MANUAL_WANTED,
        /** Homer's resource of this turn is still there (AGES-13.42). */
        HOMER_RESOURCE,
        // from here on they outlast the turn
        CAESAR_USED,
        POLITICS_FORFEITED;

        int bit() {
            return 1 << ordinal();
        }
    }

    static final int OF_THE_TURN = Flag.CAESAR_USED.bit() - 1;
    public static final int NONE = -1;
    public static final int ROW = 13;
    public static final int SPECIALS = 4;
    public static final int PACTS = Type.PACT.kinds;
    static final int LAST_AGE = 4;

    final Catalog catalog;

    // The common board
    public final short[] row = shorts(ROW);
    public int age;
    public int round;
    public int first;
    public int active;
    int turn;
    /** AGES-3.3: the number of the last round, 0 while it is not known. */
    public int lastRound;

    public Phase phase = Phase.START;
    /** Civilizations still in the game, as bits. */
    int alive;
    /** AGES-5.15: tactics in the common area, as bits. */
    public int commonTactics;
    /** The kind of the event that is being resolved, or NONE. */
    public int event = NONE;
    /** The war or aggression decided in this turn. */
    public Battle battle = Battle.NONE;
    /** By pact: the civilization in whose area it lies, or NONE; its partner; the owner's side, 1 = A, 2 = B, 0 = alike. */
    public final byte[] pactOwner = bytes(PACTS);

    public final byte[] pactPartner = bytes(PACTS);
    public final byte[] pactSide = bytes(PACTS);

    // Civilizations: tokens
    public final int[] blue;
    public final int[] yellow;
    /** All tokens of a colour that the civilization has, wherever they lie: only {@link Audit} looks at them. */
    final int[] blueOwned;

    final int[] yellowOwned;
    public final int[] pool;
    private final byte[] workers;
    private final byte[] tokens;
    public final int[] civilActions;
    final int[] civilSpent;
    /** AGES-13.8: for this turn only, and in no total. */
    public final int[] civilTemporary;

    public final int[] militaryActions;
    final int[] militarySpent;
    public final int[] militaryTemporary;
    /** AGES-13.37: resources and science for this turn, for units and their technologies only. */
    final int[] forcesResources;

    public final int[] forcesScience;
    public final int[] science;
    public final int[] culture;
    /** Where the culture points came from, by {@link Points.Source}. */
    final int[] cultureFrom;

    // Civilizations: cards in play
    private final long[] technologies;
    final byte[] government;
    private final byte[] special;
    public final byte[] leader;
    /** Ages from which a leader was ever taken, as bits. */
    final byte[] leaderAges;

    public final int[] wonders;
    public final int[] ruined;
    /** AGES-13.3: the wonder that Homer lies under, or NONE. */
    public final byte[] homer;

    public final byte[] building;
    public final byte[] stages;
    public final int[] colonies;
    /** AGES-5.8: the piece of the declared war, or NONE, and on whom. */
    public final short[] war;

    public final byte[] warTarget;
    /** The current tactic, or NONE; the piece of an exclusive one, or NONE. */
    public final byte[] tactic;

    public final short[] ownTactic;
    final int[] flags;
    /** Action cards taken in this action phase, as bits by piece (AGES-7.14). */
    private final long[] fresh;

    /** For working out whether something would be offered; holds nothing from one use to the next. */
    final Options scratch = Options.plain();

    // Ratings, worked out when asked for
    private final int[] ratings;
    private int stale;

    AgesState(Catalog catalog, Layout layout, Seed seed) {
        super(layout, seed, Purpose.values().length);
        this.catalog = catalog;
        int n = layout.players();
        blue = ints(n);
        yellow = ints(n);
        blueOwned = ints(n);
        yellowOwned = ints(n);
        pool = ints(n);
        workers = bytes(n * Catalog.SLOTS);
        tokens = bytes(n * Catalog.HOLDERS);
        civilActions = ints(n);
        civilSpent = ints(n);
        civilTemporary = ints(n);
        militaryActions = ints(n);
        militarySpent = ints(n);
        militaryTemporary = ints(n);
        forcesResources = ints(n);
        forcesScience = ints(n);
        science = ints(n);
        culture = ints(n);
        cultureFrom = ints(n * Points.SOURCES);
        technologies = longs(n);
        government = bytes(n);
        special = bytes(n * SPECIALS);
        leader = none(n);
        leaderAges = bytes(n);
        wonders = ints(n);
        ruined = ints(n);
        homer = none(n);
        building = none(n);
        stages = bytes(n);
        colonies = ints(n);
        war = shorts(n);
        warTarget = none(n);
        tactic = none(n);
        ownTactic = shorts(n);
        flags = ints(n);
        fresh = longs((catalog.pieces() + 63) / 64);
        ratings = new int[n * Ratings.COUNT];
        Arrays.fill(row, (short) NONE);
        Arrays.fill(war, (short) NONE);
        Arrays.fill(ownTactic, (short) NONE);
        Arrays.fill(pactOwner, (byte) NONE);
        Arrays.fill(pactPartner, (byte) NONE);
        alive = (1 << n) - 1;
        stale = alive;
    }

    private byte[] none(int length) {
        var array = bytes(length);
        Arrays.fill(array, (byte) NONE);
        return array;
    }

    @Override
    protected AgesState self() {
        return this;
    }

    @Override
    protected AgesState blank() {
        return new AgesState(catalog, zones().layout(), seed());
    }

    // --- who is in the game ---------------------------------------------------------------------------------------

    public boolean inGame(int seat) {
        return (alive & 1 << seat) != 0;
    }

    public int civilizations() {
        return Integer.bitCount(alive);
    }

    /** The next civilization clockwise that is still in the game. */
    int next(int seat) {
        int next = after(seat);
        while (!inGame(next)) {
            next = after(next);
        }
        return next;
    }

    public boolean lastRound() {
        return round == lastRound;
    }

    boolean has(int seat, Flag flag) {
        return (flags[seat] & flag.bit()) != 0;
    }

    void raise(int seat, Flag flag) {
        flags[seat] |= flag.bit();
    }

    void lower(int seat, Flag flag) {
        flags[seat] &= ~flag.bit();
    }

    // --- technologies and workers ---------------------------------------------------------------------------------

    public int workers(int seat, int slot) {
        return workers[seat * Catalog.SLOTS + slot];
    }

    /** Buildings or units of a type, over all levels. */
    public int workers(int seat, Type type) {
        int sum = 0;
        for (int slot = Catalog.first(type); slot < Catalog.end(type); slot++) {
            sum += workers(seat, slot);
        }
        return sum;
    }

    void addWorkers(int seat, int slot, int count) {
        workers[seat * Catalog.SLOTS + slot] += (byte) count;
        touch(seat);
    }

    /** Blue tokens on a farm, mine or lab. */
    public int tokens(int seat, int slot) {
        return tokens[seat * Catalog.HOLDERS + slot];
    }

    void addTokens(int seat, int slot, int count) {
        tokens[seat * Catalog.HOLDERS + slot] += (byte) count;
    }

    /** Whether a technology that workers stand on is in play. */
    public boolean knows(int seat, int slot) {
        return (technologies[seat] & 1L << slot) != 0;
    }

    /** The same as bits by slot. */
    long technologies(int seat) {
        return technologies[seat];
    }

    void learn(int seat, int slot) {
        technologies[seat] |= 1L << slot;
    }

    /** The level of the special technology of a type in play, 0 for none. */
    public int special(int seat, int type) {
        return special[seat * SPECIALS + type];
    }

    public int special(int seat, Type type) {
        return special(seat, type.ordinal() - Type.LAW.ordinal());
    }

    void setSpecial(int seat, int type, int level) {
        special[seat * SPECIALS + type] = (byte) level;
        touch(seat);
    }

    public Card governmentOf(int seat) {
        return catalog.government(government[seat]);
    }

    /** Who leads a civilization, or nobody. */
    public Leading leader(int seat) {
        return leader[seat] == NONE ? Leading.NOBODY : Leader.of(leader[seat]);
    }

    boolean leads(int seat, Leader wanted) {
        return leader[seat] == wanted.ordinal();
    }

    /** A completed wonder that still has its effect: Ravages of Time takes it away (AGES-13.27). */
    boolean enjoys(int seat, Wonder wonder) {
        return (wonders[seat] & ~ruined[seat] & wonder.bit()) != 0;
    }

    // --- actions --------------------------------------------------------------------------------------------------

    /** Civil actions that can be spent, temporary ones included. */
    public int civilLeft(int seat) {
        return civilActions[seat] - civilSpent[seat] + civilTemporary[seat];
    }

    /** As AGES-11.9 for military actions: temporary ones are spent first. */
    void spendCivil(int seat, int count) {
        int temporary = Math.min(count, civilTemporary[seat]);
        civilTemporary[seat] -= temporary;
        civilSpent[seat] += count - temporary;
    }

    /** Military actions that can be spent, temporary ones included. */
    public int militaryLeft(int seat) {
        return militaryActions[seat] - militarySpent[seat] + militaryTemporary[seat];
    }

    /** AGES-11.9: temporary actions are spent first. */
    void spendMilitary(int seat, int count) {
        int temporary = Math.min(count, militaryTemporary[seat]);
        militaryTemporary[seat] -= temporary;
        militarySpent[seat] += count - temporary;
    }

    /** AGES-7.4 and AGES-8.1: the Library of Alexandria adds to both limits. */
    public int civilHandLimit(int seat) {
        return civilActions[seat] + handBonus(seat);
    }

    public int militaryHandLimit(int seat) {
        return militaryActions[seat] + handBonus(seat);
    }

    private int handBonus(int seat) {
        return enjoys(seat, Wonder.LIBRARY_OF_ALEXANDRIA)
                ? catalog.wonder(Wonder.LIBRARY_OF_ALEXANDRIA.ordinal()).handLimit()
                : 0;
    }

    int hand(int seat) {
        return zones().count(Places.hand(seat));
    }

    boolean isFresh(int piece) {
        return (fresh[piece >> 6] & 1L << piece) != 0;
    }

    void markFresh(int piece) {
        fresh[piece >> 6] |= 1L << piece;
    }

    void nothingFresh() {
        Arrays.fill(fresh, 0);
    }

    // --- ratings --------------------------------------------------------------------------------------------------

    /** What a civilization has in play has changed. */
    void touch(int seat) {
        stale |= 1 << seat;
    }

    /** Something in play has changed that others may look at: pacts and wonders. */
    void touchAll() {
        stale = (1 << players()) - 1;
    }

    private int rating(int seat, int which) {
        if ((stale & 1 << seat) != 0) {
            stale &= ~(1 << seat);
            Ratings.of(this, seat, ratings, seat * Ratings.COUNT);
        }
        return ratings[seat * Ratings.COUNT + which];
    }

    public int scienceRating(int seat) {
        return rating(seat, Ratings.SCIENCE);
    }

    public int cultureRating(int seat) {
        return rating(seat, Ratings.CULTURE);
    }

    public int strength(int seat) {
        return rating(seat, Ratings.STRENGTH);
    }

    public int happiness(int seat) {
        return rating(seat, Ratings.HAPPINESS);
    }

    // --- copies ---------------------------------------------------------------------------------------------------

    /** The ratings follow from the rest: they are copied, so that they need not be worked out again, and are no part of the digest. */
    @Override
    protected void copyOwn(AgesState o) {
        o.age = age;
        o.round = round;
        o.first = first;
        o.active = active;
        o.turn = turn;
        o.lastRound = lastRound;
        o.phase = phase;
        o.alive = alive;
        o.commonTactics = commonTactics;
        o.event = event;
        o.battle = battle;
        System.arraycopy(ratings, 0, o.ratings, 0, ratings.length);
        o.stale = stale;
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(age).add(round).add(first).add(active).add(turn).add(lastRound);
        out.add(phase.ordinal()).add(alive).add(commonTactics).add(event).add(battle.hashCode());
    }

    @Override
    public void audit() {
        super.audit();
        Audit.check(this);
    }

    // --- cards ----------------------------------------------------------------------------------------------------

    /** The kind of a physical card. */
    Card card(int piece) {
        return catalog.cardOf(piece);
    }

    /** The only piece of a kind that lies in a zone, or NONE. */
    int pieceIn(int zone, int kind) {
        int first = catalog.firstPiece(kind);
        for (int piece = first; piece < first + catalog.copies(kind); piece++) {
            if (zones().zoneOf(piece) == zone) {
                return piece;
            }
        }
        return Zones.NONE;
    }

    /** A civil card leaves the game for good (AGES-10.4). */
    void box(int piece) {
        zones().move(piece, Places.BOX);
    }

    /** A military card, of whatever age, goes face down to the discard pile of the current age; age IV has none (AGES-10.4). */
    void discard(int piece) {
        zones().move(piece, age == LAST_AGE ? Places.GONE : Places.DISCARD);
    }
}
