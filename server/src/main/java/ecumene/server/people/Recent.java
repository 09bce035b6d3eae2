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
    private static final long FRESH = Duration.ofSeconds(5).toNanos();
    private static final int REMEMBERED = 20_000;

    private record Visit(Person person, long asked) {}

    private final LongSupplier nanos;
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

    Optional<Person> find(String hash, Function<String, Optional<Person>> ask) {
        var known = known(hash);
        long now = nanos.getAsLong();
        if (known.isPresent() && now - known.get().asked() < FRESH) {
            return known.map(Visit::person);
        }
        try {
            var person = ask.apply(hash);
            remember(hash, person, now);
            return person;
        } catch (Store.Unavailable e) {
            if (known.isEmpty()) {
                throw e;
            }
            return known.map(Visit::person);
        }
    }

    private synchronized Optional<Visit> known(String hash) {
        return Optional.ofNullable(entries.get(hash));
    }

    private synchronized void remember(String hash, Optional<Person> person, long now) {
        person.ifPresentOrElse(found -> entries.put(hash, new Visit(found, now)), () -> entries.remove(hash));
    }

    synchronized void forget(String hash) {
        entries.remove(hash);
    }

    synchronized void forgetPerson(String id) {
        entries.values().removeIf(entry -> entry.person().id().equals(id));
    }
}
