package ecumene.games.pyramid;

import ecumene.engine.Digest;
import java.util.Arrays;
import java.util.List;

/**
 * The cards whose effects are being resolved, innermost last (PYR-5.16): whose effect it is, for whom, which sentence
 * comes next, and what the effect has chosen so far.
 */
final class Frames {
    private static final int PIECE = 0;
    private static final int ACTOR = 1;
    private static final int NEXT = 2;
    private static final int TARGET = 3;
    private static final int SPENT = 4;
    private static final int FIELDS = 5;
    static final int NO_TARGET = -1;
    /** An effect looked for a target and found none: its later scoring does nothing. */
    static final int MISSED = -2;

    private int[] numbers = new int[FIELDS * 4];
    private List<?>[] ops = new List<?>[4];
    private int depth;

    void push(int piece, int actor, List<PyramidEffect> sentences) {
        if (depth == ops.length) {
            ops = Arrays.copyOf(ops, depth * 2);
            numbers = Arrays.copyOf(numbers, depth * 2 * FIELDS);
        }
        ops[depth] = sentences;
        int at = depth++ * FIELDS;
        numbers[at + PIECE] = piece;
        numbers[at + ACTOR] = actor;
        numbers[at + NEXT] = 0;
        numbers[at + TARGET] = NO_TARGET;
        numbers[at + SPENT] = PyramidState.NO_PIECE;
    }

    void pop() {
        ops[--depth] = List.of();
    }

    int depth() {
        return depth;
    }

    boolean finished() {
        return get(NEXT) == ops[depth - 1].size();
    }

    PyramidEffect next() {
        int n = get(NEXT);
        set(NEXT, n + 1);
        return (PyramidEffect) ops[depth - 1].get(n);
    }

    int piece() {
        return get(PIECE);
    }

    int piece(int level) {
        return numbers[level * FIELDS + PIECE];
    }

    /** The player who activated the card, who is "you" in its text (PYR-5.14). */
    int actor() {
        return get(ACTOR);
    }

    int target() {
        return get(TARGET);
    }

    void setTarget(int seat) {
        set(TARGET, seat);
    }

    /** The card turned over for the cost of this effect. */
    int spent() {
        return get(SPENT);
    }

    void setSpent(int piece) {
        set(SPENT, piece);
    }

    boolean resolving(int piece) {
        for (int level = 0; level < depth; level++) {
            if (piece(level) == piece) {
                return true;
            }
        }
        return false;
    }

    private int get(int field) {
        return numbers[(depth - 1) * FIELDS + field];
    }

    private void set(int field, int value) {
        numbers[(depth - 1) * FIELDS + field] = value;
    }

    void copyInto(Frames other) {
        if (other.ops.length < depth) {
            other.ops = new List<?>[ops.length];
            other.numbers = new int[numbers.length];
        }
        System.arraycopy(ops, 0, other.ops, 0, depth);
        System.arraycopy(numbers, 0, other.numbers, 0, depth * FIELDS);
        other.depth = depth;
    }

    void digest(Digest out) {
        for (int i = 0; i < depth * FIELDS; i++) {
            out.add(numbers[i]);
        }
    }
}
