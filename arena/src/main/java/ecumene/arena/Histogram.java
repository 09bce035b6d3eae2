package ecumene.arena;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each whole number came. Adding is exact, so the order in which games end never shows in a result. */
public final class Histogram {
    private final SortedMap<Integer, Long> counts = new TreeMap<>();
    private long size;
    private long sum;
    private long squares;

    void add(int value) {
        add(value, 1);
    }

    private void add(int value, long times) {
        counts.merge(value, times, Long::sum);
        size += times;
        sum += times * value;
        squares += times * value * value;
    }

    void addAll(Histogram other) {
        other.counts.forEach(this::add);
    }

    public SortedMap<Integer, Long> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    public long size() {
        return size;
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return size == 0 ? 0 : (double) sum / size;
    }

    public double deviation() {
        return size == 0 ? 0 : Math.sqrt(Math.max(0, (double) squares / size - mean() * mean()));
    }
}
