package ecumene.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The moves a question offers, in a reused buffer: listing them allocates nothing. When explaining, it also collects
 * the moves that are not possible, each with its reason.
 */
public final class Options {
    /** A move that is not possible now, and why. */
    public record Blocked(Move move, Said reason) {}

    private final List<Blocked> blocked;
    private final boolean explaining;
    private Verb[] verbs = new Verb[16];
    /** Four to a move. */
    private int[] numbers = new int[16 * Move.NUMBERS];

    private int size;
    /** How many stand before the mark, or 0 without one. */
    private int likely;

    private Options(boolean explaining) {
        this.explaining = explaining;
        this.blocked = explaining ? new ArrayList<>() : List.of();
    }

    public static Options plain() {
        return new Options(false);
    }

    public static Options withReasons() {
        return new Options(true);
    }

    public void clear() {
        size = 0;
        likely = 0;
        if (explaining) {
            blocked.clear();
        }
    }

    public void add(Verb verb) {
        add(verb, 0, 0, 0, 0);
    }

    public void add(Verb verb, int a) {
        add(verb, a, 0, 0, 0);
    }

    public void add(Verb verb, int a, int b) {
        add(verb, a, b, 0, 0);
    }

    public void add(Verb verb, int a, int b, int c) {
        add(verb, a, b, c, 0);
    }

    public void add(Verb verb, int a, int b, int c, int d) {
        if (size == verbs.length) {
            verbs = Arrays.copyOf(verbs, size * 2);
            numbers = Arrays.copyOf(numbers, numbers.length * 2);
        }
        verbs[size] = verb;
        int at = size++ * Move.NUMBERS;
        numbers[at] = a;
        numbers[at + 1] = b;
        numbers[at + 2] = c;
        numbers[at + 3] = d;
    }

    /** The same move as one of another list. */
    void add(Options other, int index) {
        add(other.verbs[index], other.a(index), other.b(index), other.c(index), other.d(index));
    }

    /**
     * What is listed after this is legal, but not worth a searcher's time: another order of the same picks, or a way to pay
     * that nobody chooses without a reason. The moves worth weighing stand before it; a second call changes nothing.
     */
    public void unlikely() {
        likely = likely == 0 ? size : likely;
    }

    /** How many of the moves, from the first on, a searcher weighs: all, unless the question has called {@link #unlikely}. */
    public int plausible() {
        return likely == 0 ? size : likely;
    }

    /** Whether reasons are wanted. Searching ignores them; a lister need not work them out then. */
    public boolean explaining() {
        return explaining;
    }

    public void block(Verb verb, int a, Sentence why, int value) {
        block(verb, a, 0, why, value);
    }

    public void block(Verb verb, int a, Sentence why, int first, int second) {
        block(verb, a, 0, why, first, second);
    }

    public void block(Verb verb, int a, int b, Sentence why, int value) {
        if (explaining) {
            blocked.add(new Blocked(new Move(verb, a, b), Said.of(why, value)));
        }
    }

    public void block(Verb verb, int a, int b, Sentence why, int first, int second) {
        if (explaining) {
            blocked.add(new Blocked(new Move(verb, a, b), Said.of(why, first, second)));
        }
    }

    public void block(Move move, Said reason) {
        if (explaining) {
            blocked.add(new Blocked(move, reason));
        }
    }

    public List<Blocked> blocked() {
        return List.copyOf(blocked);
    }

    public int size() {
        return size;
    }

    public Verb verb(int index) {
        return verbs[index];
    }

    public int a(int index) {
        return numbers[index * Move.NUMBERS];
    }

    public int b(int index) {
        return numbers[index * Move.NUMBERS + 1];
    }

    public int c(int index) {
        return numbers[index * Move.NUMBERS + 2];
    }

    public int d(int index) {
        return numbers[index * Move.NUMBERS + 3];
    }

    public Move move(int index) {
        return new Move(verbs[index], a(index), b(index), c(index), d(index));
    }

    /** The index of a move among the options, or -1. */
    public int find(Move move) {
        for (int i = 0; i < size; i++) {
            if (is(i, move)) {
                return i;
            }
        }
        return -1;
    }

    boolean is(int index, Move move) {
        return verbs[index].equals(move.verb())
                && a(index) == move.a()
                && b(index) == move.b()
                && c(index) == move.c()
                && d(index) == move.d();
    }

    boolean same(int one, int other) {
        return a(one) == a(other)
                && b(one) == b(other)
                && c(one) == c(other)
                && d(one) == d(other)
                && verbs[one].equals(verbs[other]);
    }

    /** The index of the option with this key, or -1. */
    public int find(Words words, String key) {
        for (int i = 0; i < size; i++) {
            if (key.startsWith(verbs[i].key()) && move(i).key(words).equals(key)) {
                return i;
            }
        }
        return -1;
    }

    public List<Move> moves() {
        var moves = new ArrayList<Move>(size);
        for (int i = 0; i < size; i++) {
            moves.add(move(i));
        }
        return moves;
    }
}
