package ecumene.engine;

import java.util.ArrayList;
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
    private int[] first = new int[16];
    private int[] second = new int[16];
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
        add(verb, 0, 0);
    }

    public void add(Verb verb, int a) {
        add(verb, a, 0);
    }

    public void add(Verb verb, int a, int b) {
        if (size == verbs.length) {
            verbs = java.util.Arrays.copyOf(verbs, size * 2);
            first = java.util.Arrays.copyOf(first, size * 2);
            second = java.util.Arrays.copyOf(second, size * 2);
        }
        verbs[size] = verb;
        first[size] = a;
        second[size++] = b;
    }

    /**
     * What is listed after this is legal, but not worth a searcher's time: another order of the same picks, or a way to pay
     * that nobody chooses without a reason. Called once, with the moves worth weighing before it.
     */
    public void unlikely() {
        likely = size;
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
        return first[index];
    }

    public int b(int index) {
        return second[index];
    }

    public Move move(int index) {
        return new Move(verbs[index], first[index], second[index]);
    }

    /** The index of a move among the options, or -1. */
    public int find(Move move) {
        for (int i = 0; i < size; i++) {
            if (verbs[i].equals(move.verb()) && first[i] == move.a() && second[i] == move.b()) {
                return i;
            }
        }
        return -1;
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
