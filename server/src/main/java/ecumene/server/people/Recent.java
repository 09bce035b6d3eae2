package ecumene.server.people;

import ecumene.server.store.Store;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Who called lately, by the hash of their secret. For a few seconds nobody is asked again, so that a burst of moves is not also
 * a burst of questions to the database; and when that does not answer, those known go on reading.
 */
final class Recent {
    private static final long FRESH = Duration.ofSeconds(2).toNanos();
    private static final int REMEMBERED = 20_000;

    private record Visit(Access access, long asked) {}

    private final LongSupplier nanos;
    /** How often something was forgotten: what was asked for before is not remembered after. */
    private long forgotten;

    private final Map<String, Visit> entries = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Visit> eldest) {
            return size() > REMEMBERED;
        }
    };

    Recent(LongSupplier nanos) {
        this.nanos = nanos;
    }

    Optional<Access> find(String hash, Function<String, Optional<Access>> ask) {
        var known = known(hash);
        long now = nanos.getAsLong();
        if (known.isPresent() && now - known.get().asked() < FRESH) {
            return known.map(Visit::access);
        }
        long before = forgotten();
        try {
            var person = ask.apply(hash);
            remember(hash, person, now, before);
            return person;
        } catch (Store.Unavailable e) {
            if (known.isEmpty()) {
                throw e;
            }
            return known.map(Visit::access);
        }
    }

    private synchronized Optional<Visit> known(String hash) {
        return Optional.ofNullable(entries.get(hash));
    }

    private synchronized long forgotten() {
        return forgotten;
    }

    private synchronized void remember(String hash, Optional<Access> person, long now, long before) {
        if (person.isEmpty() || forgotten != before) {
            entries.remove(hash);
        } else {
            entries.put(hash, new Visit(person.get(), now));
        }
    }

    synchronized void forget(String hash) {
        forgotten++;
        entries.remove(hash);
    }

    synchronized void forgetPerson(String id) {
        forgotten++;
        entries.values().removeIf(entry -> entry.access().person().id().equals(id));
    }
}
