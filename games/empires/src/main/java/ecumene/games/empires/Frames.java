package ecumene.games.empires;

import ecumene.engine.Digest;
import java.util.Arrays;

/**
 * The effects that are being resolved, innermost last. A root frame is an ability of a card: played, exhausted, at
 * solstice. A block inside it (a choice taken, one of several players acting) is a frame of its own with the same root.
 * What a step leaves for the next one, and the events that reactions wait for, are kept in the root.
 */
final class Frames {
    /** Why an ability is resolved. */
    enum Kind {
        BLOCK,
        PLAY,
        EXHAUST,
        SOLSTICE,
        /** EMP-16.3 and other effects that belong to no card of the actor. */
        OTHER;

        private static final Kind[] ALL = values();
    }

    // Of every frame
    private static final int KIND = 0;
    private static final int ROOT = 1;
    private static final int CLAUSE = 2;
    private static final int NEXT = 3;
    private static final int PIECE = 4;
    private static final int OWNER = 5;
    private static final int ACTOR = 6;

    // Of a root: what its steps have done so far
    /** EMP-13.26: the owner's period when the effect started. */
    static final int PERIOD = 7;
    /** EMP-16.1: the seats that ignore this card, as bits. */
    static final int SHIELDED = 8;
    /** EMP-13.27: the events that happened, as bits of {@link Event}. */
    static final int EVENTS = 9;
    /** The most material, and the most population, that lay on one market card gained. */
    static final int MARKET_MATERIAL = 10;

    static final int MARKET_POPULATION = 11;
    /** EMP-24.8: icons of the cards recalled or abandoned as a cost, packed. */
    static final int VIA = 12;

    static final int DISCARDED_UNREST = 13;
    static final int PAID_PROGRESS = 14;
    static final int ABANDONED_REGIONS = 15;
    static final int ABANDONED_CITIES = 16;
    static final int RETURNED_UNREST = 17;
    static final int ABANDONED = 18;
    static final int EXILED = 19;
    /** EMP-L-7.3: the seats that were given a mask, as bits. */
    static final int MASKS_GIVEN = 20;
    /** Places in the hand of the cards drawn by the step before; a hidden card is remembered by its place. */
    static final int DRAWN = 21;

    static final int DRAWN_TOO = 22;
    /** EMP-13.31: an opponent's effect is copied; its card is not the copier's. */
    static final int COPIED = 23;

    private static final int FIELDS = 24;
    static final int NOT_DRAWN = -1;

    private int[] numbers = new int[FIELDS * 4];
    private int depth;

    int depth() {
        return depth;
    }

    void clear() {
        depth = 0;
    }

    void pushRoot(Kind kind, Clause clause, int piece, int owner, Period period) {
        int at = grow();
        Arrays.fill(numbers, at, at + FIELDS, 0);
        set(at, kind, depth - 1, clause, piece, owner, owner);
        numbers[at + PERIOD] = period.ordinal();
        numbers[at + ABANDONED] = EmpiresState.NO_PIECE;
        numbers[at + EXILED] = EmpiresState.NO_PIECE;
        numbers[at + DRAWN] = NOT_DRAWN;
        numbers[at + DRAWN_TOO] = NOT_DRAWN;
    }

    /** A part of the effect that is being resolved, carried out by this actor. */
    void pushBlock(Clause clause, int actor) {
        pushBlock(clause, piece(), actor);
    }

    void pushBlock(Clause clause, int piece, int actor) {
        int outer = (depth - 1) * FIELDS;
        int root = numbers[outer + ROOT];
        int owner = numbers[outer + OWNER];
        set(grow(), Kind.BLOCK, root, clause, piece, owner, actor);
    }

    private void set(int at, Kind kind, int root, Clause clause, int piece, int owner, int actor) {
        numbers[at + KIND] = kind.ordinal();
        numbers[at + ROOT] = root;
        numbers[at + CLAUSE] = clause.number();
        numbers[at + NEXT] = 0;
        numbers[at + PIECE] = piece;
        numbers[at + OWNER] = owner;
        numbers[at + ACTOR] = actor;
    }

    private int grow() {
        if ((depth + 1) * FIELDS > numbers.length) {
            numbers = Arrays.copyOf(numbers, numbers.length * 2);
        }
        return depth++ * FIELDS;
    }

    void pop() {
        depth--;
    }

    Kind kind() {
        return Kind.ALL[top(KIND)];
    }

    int clause() {
        return top(CLAUSE);
    }

    /** The number of the step to run now; the next call gives the one after it. */
    int advance() {
        return numbers[(depth - 1) * FIELDS + NEXT]++;
    }

    /** What is left of the frame on top is not done. */
    void skipRest() {
        numbers[(depth - 1) * FIELDS + NEXT] = Integer.MAX_VALUE - 1;
    }

    /** The card whose effect it is: "this card". */
    int piece() {
        return top(PIECE);
    }

    /** The owner of the effect. */
    int owner() {
        return top(OWNER);
    }

    /** EMP-24.10 a: who carries out the step. */
    int actor() {
        return top(ACTOR);
    }

    /** The card whose ability is resolved at some level, for those who look on. */
    int piece(int level) {
        return numbers[level * FIELDS + PIECE];
    }

    boolean isRoot(int level) {
        return numbers[level * FIELDS + ROOT] == level;
    }

    Kind rootKind() {
        return Kind.ALL[numbers[top(ROOT) * FIELDS + KIND]];
    }

    int rootPiece() {
        return numbers[top(ROOT) * FIELDS + PIECE];
    }

    int actor(int level) {
        return numbers[level * FIELDS + ACTOR];
    }

    int clause(int level) {
        return numbers[level * FIELDS + CLAUSE];
    }

    /** The number of the step that comes next at some level. */
    int next(int level) {
        return numbers[level * FIELDS + NEXT];
    }

    /** A register of the root. */
    int get(int register) {
        return numbers[top(ROOT) * FIELDS + register];
    }

    void put(int register, int value) {
        numbers[top(ROOT) * FIELDS + register] = value;
    }

    void add(int register, int value) {
        numbers[top(ROOT) * FIELDS + register] += value;
    }

    /** EMP-16.1: the ability on top protects a seat from the attack card whose ability lies below it. */
    void shieldOuter(int seat) {
        int below = top(ROOT) - 1;
        if (below >= 0) {
            numbers[numbers[below * FIELDS + ROOT] * FIELDS + SHIELDED] |= 1 << seat;
        }
    }

    boolean shielded(int seat) {
        return depth > 0 && (get(SHIELDED) & 1 << seat) != 0;
    }

    private int top(int field) {
        return numbers[(depth - 1) * FIELDS + field];
    }

    void copyInto(Frames other) {
        int used = depth * FIELDS;
        if (other.numbers.length < used) {
            other.numbers = new int[numbers.length];
        }
        System.arraycopy(numbers, 0, other.numbers, 0, used);
        other.depth = depth;
    }

    /** A block has no registers of its own. */
    void digest(Digest out) {
        for (int level = 0; level < depth; level++) {
            int fields = isRoot(level) ? FIELDS : PERIOD;
            for (int i = 0; i < fields; i++) {
                out.add(numbers[level * FIELDS + i]);
            }
        }
    }
}
