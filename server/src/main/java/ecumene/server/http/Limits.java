package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How often somebody may do something: a bucket that fills at a steady rate, and every attempt takes one out. Kept in
 * memory for those seen last; whoever is forgotten starts with a full bucket.
 */
final class Limits {
    private static final int REMEMBERED = 50_000;
    private static final double NANOS = 1e9;

    /** What is counted, how many at once, and how many a second in the long run. */
    enum Kind {
        REQUEST(600, 150),
        LOGIN(10, 0.2),
        LOGIN_DEVICE(10, 0.05),
        PASSWORD(30, 0.05),
        GUEST(30, 0.2),
        CREATE(30, 0.3),
        CHAT(10, 0.7),
        COMMAND(300, 60),
        SOCKET(60, 2),
        /** Milliseconds of a processor that looking at things takes: of a person, of all strangers and of everybody at an address. */
        WORK(4000, 250),
        WORK_STRANGERS(2000, 100),
        WORK_NEAR(8000, 400);

        private final int burst;
        private final double perSecond;

        Kind(int burst, double perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }
    }

    private record Key(Kind kind, Mark who) {}

    private static final class Bucket {
        private double left;
        private long seen;

        Bucket(double left, long seen) {
            this.left = left;
            this.seen = seen;
        }
    }

    private final boolean on;
    private final LongSupplier nanos;
    private final Map<Key, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    Limits(boolean on, LongSupplier nanos) {
        this.on = on;
        this.nanos = nanos;
    }

    /** Takes one, or refuses and says after how many seconds there will be one. */
    void take(Kind kind, String who) {
        take(kind, who, 1);
    }

    /** Takes what something costs, at most a whole bucket. */
    void take(Kind kind, String who, int cost) {
        if (on) {
            refuse(tryTake(kind, who, cost, cost));
        }
    }

    /** Refuses whoever has spent more than there is, and has to wait until that is made good. */
    void solvent(Kind kind, String who) {
        if (on) {
            refuse(tryTake(kind, who, 1, 0));
        }
    }

    /** Takes what something has cost, when that is known: there may be less than nothing left. */
    void charge(Kind kind, String who, double cost) {
        if (on) {
            tryTake(kind, who, Double.NEGATIVE_INFINITY, cost);
        }
    }

    private static void refuse(long wait) {
        if (wait > 0) {
            throw new Refusal(Code.TOO_MANY, "too-many", wait);
        }
    }

    /** Takes the cost when as much as is needed is there, otherwise says how many seconds it will take until it is. */
    private synchronized long tryTake(Kind kind, String who, double needed, double cost) {
        long now = nanos.getAsLong();
        var bucket = buckets.computeIfAbsent(new Key(kind, Mark.of(who)), key -> new Bucket(kind.burst, now));
        bucket.left = Math.min(kind.burst, bucket.left + (now - bucket.seen) / NANOS * kind.perSecond);
        bucket.seen = now;
        if (bucket.left >= needed) {
            bucket.left -= cost;
            return 0;
        }
        return Math.max(1, (long) Math.ceil((needed - bucket.left) / kind.perSecond));
    }
}
