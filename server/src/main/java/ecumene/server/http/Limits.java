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
        LOGIN_NAME(30, 0.05),
        GUEST(30, 0.2),
        CREATE(30, 0.3),
        CHAT(10, 0.7),
        COMMAND(300, 60),
        SOCKET(60, 2);

        private final int burst;
        private final double perSecond;

        Kind(int burst, double perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }
    }

    private record Key(Kind kind, String who) {}

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
        if (!on) {
            return;
        }
        long wait = tryTake(kind, who);
        if (wait > 0) {
            throw new Refusal(Code.TOO_MANY, "too-many", wait);
        }
    }

    private synchronized long tryTake(Kind kind, String who) {
        long now = nanos.getAsLong();
        var bucket = buckets.computeIfAbsent(new Key(kind, who), key -> new Bucket(kind.burst, now));
        bucket.left = Math.min(kind.burst, bucket.left + (now - bucket.seen) / NANOS * kind.perSecond);
        bucket.seen = now;
        if (bucket.left >= 1) {
            bucket.left--;
            return 0;
        }
        return Math.max(1, (long) Math.ceil((1 - bucket.left) / kind.perSecond));
    }
}
