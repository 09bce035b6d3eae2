package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What has happened at a table, for those who watched: each hears of it in their own words. */
final class Moment {
    private final Seen seen;
    private final Event event;
    private final Map<Eyes, Letter> letters = new HashMap<>();

    /** Those who see and are told the same. */
    private record Eyes(@Nullable String person, Lang lang) {
        static Eyes of(Table table, Watcher watcher) {
            var person = watcher.person();
            return new Eyes(person != null && table.knows(person) ? person : null, watcher.lang());
        }
    }

    /** @param seen the table just after the event */
    Moment(Seen seen, Event event) {
        this.seen = seen;
        this.event = event;
    }

    /** Called under the slot's lock; read by whoever wants to. */
    Letter letter(Watcher watcher) {
        return letters.computeIfAbsent(Eyes.of(seen.table(), watcher), eyes -> new Letter(() -> news(eyes)));
    }

    /** One after the other: a position lists its options in one place. */
    private synchronized Wire.Message news(Eyes eyes) {
        return seen.teller(eyes.person(), eyes.lang()).news(seen.table(), event);
    }
}
