package ecumene.engine;

import java.util.Arrays;

/**
 * What is being resolved inside what, innermost last: effects of cards that set off others. A frame is a row of numbers, all 0 when it
 * begins; what they mean is the game's affair. Made by {@link State#frames}, so the engine copies them and counts them in the digest.
 */
public final class Frames {
    private final int fields;
    private int[] numbers;
    private int depth;

    Frames(int fields) {
        this.fields = fields;
        this.numbers = new int[fields * 4];
    }

    public int depth() {
        return depth;
    }

    /** A new frame on top. */
    public void push() {
        int at = depth++ * fields;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, at * 2);
        }
        Arrays.fill(numbers, at, at + fields, 0);
    }

    public void pop() {
        if (depth == 0) {
            throw new IllegalStateException("nothing is being resolved");
        }
        depth--;
    }

    public void clear() {
        depth = 0;
    }

    /** A number of the frame on top. */
    public int get(int field) {
        return get(depth - 1, field);
    }

    public void set(int field, int value) {
        set(depth - 1, field, value);
    }

    /** A number of the frame at a level; the outermost is 0. */
    public int get(int level, int field) {
        return numbers[at(level, field)];
    }

    public void set(int level, int field, int value) {
        numbers[at(level, field)] = value;
    }

    private int at(int level, int field) {
        if (level >= depth || field >= fields) {
            throw new IndexOutOfBoundsException("field " + field + " of frame " + level);
        }
        return level * fields + field;
    }

    void copyInto(Frames other) {
        if (other.numbers.length < numbers.length) {
            other.numbers = new int[numbers.length];
        }
        System.arraycopy(numbers, 0, other.numbers, 0, depth * fields);
        other.depth = depth;
    }

    void digest(Digest out) {
        out.add(depth);
        for (int i = 0; i < depth * fields; i++) {
            out.add(numbers[i]);
        }
    }
}
