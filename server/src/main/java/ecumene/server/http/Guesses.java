package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Wrong tries of strangers at a name. Each address waits for itself, ever longer, so that nobody can lock out anybody at another address.
 * While many are wrong about one name, an address that has not tried it yet has one try at once, and then waits at least a minute. Names need not
 * exist: a wait says nothing about that. Remembers those seen last, by {@link Mark}.
 */
final class Guesses {
    private static final int REMEMBERED = 50_000;
    private static final int FREE = 5;
    private static final long FIRST_SECONDS = 5;
    private static final long FIRST_SECONDS_ATTACKED = 60;
    /** Nobody waits longer for their next try. */
    static final Duration LONGEST = Duration.ofMinutes(15);

    private static final Duration QUIET = Duration.ofHours(2);
    /** So many wrong tries at a name by all together, and one more every 20 s, are still people who mistype. */
    private static final int USUAL = 30;

    private static final double USUAL_PER_SECOND = 0.05;

    private record Key(Mark name, Mark address) {}

    /** @param free when the next try may be made */
    private record Tries(int wrong, long last, long free) {}

    private record Crowd(double wrong, long last) {}

    private final boolean on;
    private final LongSupplier nanos;
    private final Map<Key, Tries> byAddress = remembering();
    private final Map<Mark, Crowd> byName = remembering();

    Guesses(boolean on, LongSupplier nanos) {
        this.on = on;
        this.nanos = nanos;
    }

    private static <K, V> Map<K, V> remembering() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > REMEMBERED;
            }
        };
    }

    /**
     * A try begins, and counts as wrong until it is known to be right, so that many at once are as many wrong ones. Refuses and says after how
     * many seconds it will be allowed.
     */
    void begin(String name, String address) {
        if (on) {
            long wait = tryBegin(Mark.of(name), Mark.of(address));
            if (wait > 0) {
                throw new Refusal(Code.TOO_MANY, "too-many-guesses", wait);
            }
        }
    }

    private synchronized long tryBegin(Mark name, Mark address) {
        long now = nanos.getAsLong();
        var key = new Key(name, address);
        var tries = byAddress.get(key);
        if (tries == null || now - tries.last() > QUIET.toNanos()) {
            tries = new Tries(0, now, now);
        }
        if (tries.free() - now > 0) {
            return Math.max(1, (long) Math.ceil((tries.free() - now) / 1e9));
        }
        boolean attacked = crowd(name, now, 0) >= USUAL;
        int wrong = tries.wrong() + 1;
        byAddress.put(key, new Tries(wrong, now, now + delay(wrong, attacked)));
        byName.put(name, new Crowd(crowd(name, now, 1), now));
        return 0;
    }

    /** In nanoseconds, after so many wrong tries. */
    private static long delay(int wrong, boolean attacked) {
        int counted = attacked ? wrong : wrong - FREE + 1;
        if (counted <= 0) {
            return 0;
        }
        long first = attacked ? FIRST_SECONDS_ATTACKED : FIRST_SECONDS;
        return Math.min(
                LONGEST.toNanos(),
                Duration.ofSeconds(first << Math.min(counted - 1, 20)).toNanos());
    }

    private double crowd(Mark name, long now, int more) {
        var crowd = byName.get(name);
        double before = crowd == null ? 0 : crowd.wrong() - (now - crowd.last()) / 1e9 * USUAL_PER_SECOND;
        return Math.min(2.0 * USUAL, Math.max(0, before) + more);
    }

    /** The password was not looked at after all. */
    synchronized void untried(String name, String address) {
        var mark = Mark.of(name);
        byAddress.computeIfPresent(
                new Key(mark, Mark.of(address)),
                (any, tries) -> new Tries(tries.wrong() - 1, tries.last(), tries.last()));
        byName.computeIfPresent(mark, Guesses::oneLess);
    }

    private static Crowd oneLess(Mark name, Crowd crowd) {
        return new Crowd(Math.max(0, crowd.wrong() - 1), crowd.last());
    }

    /** The try was right: this address has nothing to wait for, and it was no wrong one of the crowd's. */
    synchronized void right(String name, String address) {
        var mark = Mark.of(name);
        byAddress.remove(new Key(mark, Mark.of(address)));
        byName.computeIfPresent(mark, Guesses::oneLess);
    }
}
