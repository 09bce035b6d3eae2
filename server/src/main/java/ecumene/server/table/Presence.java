package ecumene.server.table;

import ecumene.server.Refusal;
import ecumene.server.store.Store;
import ecumene.server.table.Table.Status;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is at a table that has not begun, on whatever node: whoever has a socket on it, and whoever has none but asked for something of
 * the table lately. Kept in the store, for open tables and those who have a seat there only. Called under the slot's lock.
 */
final class Presence {
    private static final Logger LOG = LoggerFactory.getLogger(Presence.class);
    /** Whoever has no socket is believed to be there for so long after a request. */
    static final Duration ASKED = Duration.ofMinutes(2);
    /** A node that dies takes its people with it after so long. */
    private static final Duration CONNECTED = Duration.ofSeconds(90);

    private static final Duration AGAIN = Duration.ofSeconds(30);

    private final Reach reach;
    private final String node;

    Presence(Reach reach, String node) {
        this.reach = reach;
        this.node = node;
    }

    /** Somebody did something at the table, with a socket or without one. */
    void asked(Slot slot, String person) {
        if (slot.watchedBy(person)) {
            arrived(slot, person);
        } else if (concerns(slot, person)) {
            note(slot, person, "", ASKED);
        }
    }

    /** A socket was opened. */
    void arrived(Slot slot, String person) {
        if (concerns(slot, person)) {
            note(slot, person, node, CONNECTED);
        }
    }

    /** Everybody with a socket here is still there. */
    void keep(Slot slot) {
        if (slot.loaded.isPresent() && slot.table().status() == Status.OPEN) {
            slot.watchers.stream().map(Watcher::person).distinct().forEach(person -> {
                if (person != null) {
                    arrived(slot, person);
                }
            });
        }
    }

    /** The last socket here was closed. */
    void departed(Slot slot, String person) {
        slot.noted.keySet().removeIf(key -> key.startsWith(person + " "));
        if (concerns(slot, person)) {
            write(store -> store.departed(slot.id, person, node));
        }
    }

    Set<String> at(Table table) {
        return new HashSet<>(reach.ask(store -> store.present(table.id)));
    }

    private static boolean concerns(Slot slot, String person) {
        return slot.loaded.isPresent()
                && slot.table().status() == Status.OPEN
                && (slot.table().seatOf(person) >= 0 || slot.table().seatFor(person) >= 0);
    }

    /** Now and then is enough. */
    private void note(Slot slot, String person, String where, Duration believed) {
        long now = System.nanoTime();
        var before = slot.noted.get(person + " " + where);
        if (before == null || now - before > AGAIN.toNanos()) {
            slot.noted.put(person + " " + where, now);
            write(store -> store.arrived(slot.id, person, where, believed.toMillis()));
        }
    }

    /** It is a hint; nobody is refused anything because it cannot be written down. */
    private void write(Consumer<Store> change) {
        try {
            reach.ask(store -> {
                change.accept(store);
                return true;
            });
        } catch (Refusal unreachable) {
            LOG.debug("who is at a table cannot be noted", unreachable);
        }
    }
}
