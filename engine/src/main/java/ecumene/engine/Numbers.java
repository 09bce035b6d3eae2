package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * The arrays in which a game keeps its numbers, in the order in which its state made them. The engine copies them and counts them in the
 * digest, so that no game can forget one.
 */
final class Numbers {
    private final List<int[]> ints = new ArrayList<>();
    private final List<long[]> longs = new ArrayList<>();
    private final List<short[]> shorts = new ArrayList<>();
    private final List<byte[]> bytes = new ArrayList<>();
    private final List<Frames> frames = new ArrayList<>();

    int[] ints(int size) {
        var array = new int[size];
        ints.add(array);
        return array;
    }

    long[] longs(int size) {
        var array = new long[size];
        longs.add(array);
        return array;
    }

    short[] shorts(int size) {
        var array = new short[size];
        shorts.add(array);
        return array;
    }

    byte[] bytes(int size) {
        var array = new byte[size];
        bytes.add(array);
        return array;
    }

    Frames frames(int fields) {
        var made = new Frames(fields);
        frames.add(made);
        return made;
    }

    /** Onto those of a state of the same shape. Counts by place: iterators would be made for every copy. */
    void copyInto(Numbers other) {
        for (int i = 0; i < ints.size(); i++) {
            copy(ints.get(i), other.ints.get(i), ints.get(i).length);
        }
        for (int i = 0; i < longs.size(); i++) {
            copy(longs.get(i), other.longs.get(i), longs.get(i).length);
        }
        for (int i = 0; i < shorts.size(); i++) {
            copy(shorts.get(i), other.shorts.get(i), shorts.get(i).length);
        }
        for (int i = 0; i < bytes.size(); i++) {
            copy(bytes.get(i), other.bytes.get(i), bytes.get(i).length);
        }
        for (int i = 0; i < frames.size(); i++) {
            frames.get(i).copyInto(other.frames.get(i));
        }
    }

    private static void copy(Object from, Object to, int length) {
        System.arraycopy(from, 0, to, 0, length);
    }

    void digest(Digest out) {
        ints.forEach(out::add);
        longs.forEach(out::add);
        shorts.forEach(out::add);
        bytes.forEach(out::add);
        frames.forEach(each -> each.digest(out));
    }
}
