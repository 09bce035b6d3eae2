package ecumene.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

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
}
