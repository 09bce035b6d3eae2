package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.store.Rows;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The place of one table in memory. Everything but the watchers is touched only under its lock. */
final class Slot {
    final String id;
    final ReentrantLock lock = new ReentrantLock();
    final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    /** Commands carried out, by the client's id, with the number of the event they made. */
    final Map<String, Long> commands = new HashMap<>();

    Optional<Table> loaded = Optional.empty();
    /** Out of memory: whoever holds it must ask for the table again. */
    boolean dead;
    /** When it was last compared with the store, and last used; nanoseconds of this machine. */
    volatile long checked;

    volatile long used = System.nanoTime();

    Slot(String id) {
        this.id = id;
    }

    Table table() {
        return loaded.orElseThrow();
    }

    boolean watchedBy(String person) {
        return watchers.stream().anyMatch(watcher -> person.equals(watcher.person()));
    }

    Teller teller(@Nullable String person, Lang lang) {
        return new Teller(person, lang, this::watchedBy);
    }

    /** What a watcher is told. */
    record News(Watcher watcher, Wire.Message message) {}

    /** Applies events to a copy of the table and notes, in order, what to tell of each. */
    List<News> play(Table copy, List<Rows.Event> rows, List<Event> events) {
        var news = new ArrayList<News>();
        for (int i = 0; i < events.size(); i++) {
            copy.apply(rows.get(i).at(), events.get(i));
            for (var watcher : watchers) {
                news.add(new News(
                        watcher, teller(watcher.person(), watcher.lang()).news(copy, events.get(i))));
            }
        }
        return news;
    }

    /** The events are durable: this is the table now, and its watchers may know. */
    void settle(Table table, List<Rows.Event> rows, List<Event> events, List<News> news) {
        loaded = Optional.of(table);
        remember(rows, events);
        news.forEach(item -> item.watcher().tell(item.message()));
    }

    /** A command is answered with the last event it made, and it made those that follow without a command of their own. */
    void remember(List<Rows.Event> rows, List<Event> events) {
        var latest = "";
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            if (!row.command().isEmpty()) {
                latest = row.command();
            } else if (!follows(events.get(i))) {
                latest = "";
            }
            if (!latest.isEmpty()) {
                commands.put(latest, row.seq());
            }
        }
    }

    private static boolean follows(Event event) {
        return switch (event) {
            case Event.Picked picked -> picked.level().isEmpty();
            case Event.Ended _, Event.Undone _ -> true;
            default -> false;
        };
    }
}
