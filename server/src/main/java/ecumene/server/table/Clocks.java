package ecumene.server.table;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/**
 * The clocks of a table, as of its last event. They follow from the times of the events alone, so that every node reads the same.
 */
final class Clocks {
    private static final long NOT_RUNNING = 0;
    private static final long LEAST_AFTER_FLAG = TimeUnit.SECONDS.toMillis(60);

    private final TimeControl control;
    private final long[] left;
    private final long[] since;

    Clocks(TimeControl control, int seats) {
        this.control = control;
        this.left = new long[seats];
        this.since = new long[seats];
        Arrays.fill(left, allowance());
    }

    private Clocks(Clocks other) {
        this.control = other.control;
        this.left = other.left.clone();
        this.since = other.since.clone();
    }

    Clocks copy() {
        return new Clocks(this);
    }

    private long allowance() {
        return switch (control) {
            case TimeControl.None() -> Long.MAX_VALUE;
            case TimeControl.Days(int days) -> TimeUnit.DAYS.toMillis(days);
            case TimeControl.Live(int base, var _) -> TimeUnit.SECONDS.toMillis(base);
        };
    }

    /** A seat must think: its clock runs, if it does not yet. */
    void run(int seat, long now) {
        if (since[seat] == NOT_RUNNING) {
            since[seat] = now;
        }
    }

    /** @param answered whether the seat itself passed the question on */
    void stop(int seat, long now, boolean answered) {
        if (since[seat] == NOT_RUNNING) {
            return;
        }
        if (control instanceof TimeControl.Live(var _, int increment)) {
            left[seat] = left(seat, now) + (answered ? TimeUnit.SECONDS.toMillis(increment) : 0);
        }
        since[seat] = NOT_RUNNING;
    }

    /** The seat is asked something new: where every question has its own time, that begins again. */
    void askedAnew(int seat, long now) {
        if (control instanceof TimeControl.Days && since[seat] != NOT_RUNNING) {
            since[seat] = now;
        }
    }

    /** The seat's time ran out and its owner takes it back. */
    void grant(int seat) {
        left[seat] = switch (control) {
            case TimeControl.Live(int base, var _) -> Math.max(LEAST_AFTER_FLAG, TimeUnit.SECONDS.toMillis(base) / 10);
            default -> allowance();
        };
    }

    boolean used() {
        return !(control instanceof TimeControl.None);
    }

    boolean running(int seat) {
        return used() && since[seat] != NOT_RUNNING;
    }

    /** Never less than nothing. */
    long left(int seat, long now) {
        return running(seat) ? Math.max(0, left[seat] - Math.max(0, now - since[seat])) : left[seat];
    }

    /** When the seat's time is out; 0 for never. */
    long deadline(int seat) {
        return running(seat) ? since[seat] + left[seat] : 0;
    }
}
