package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables that this node holds in memory, a cache of the store: loaded when somebody wants them, caught up with what others
 * wrote, and let go of when nobody needs them.
 */
final class Memory {
    private static final Logger LOG = LoggerFactory.getLogger(Memory.class);

    private static final int FIRST_TRIES = 5;

    private final Reach reach;
    private final Function<String, Optional<Game<?>>> games;
    private final Limits limits;
    private final Metrics metrics;
    private final Workshop workshop;
    private final Consumer<Table> changed;
    private final ConcurrentHashMap<String, Slot> slots = new ConcurrentHashMap<>();
    /** What was read before may be old: hints were lost. */
    private volatile long suspected = System.nanoTime();

    /** @param changed called with a table whenever it has changed, once that is durable */
    Memory(
            Reach reach,
            Function<String, Optional<Game<?>>> games,
            Limits limits,
            Metrics metrics,
            Workshop workshop,
            Consumer<Table> changed) {
        this.reach = reach;
        this.games = games;
        this.limits = limits;
        this.metrics = metrics;
        this.workshop = workshop;
        this.changed = changed;
        metrics.tablesInMemory(slots.values());
    }

    int size() {
        return slots.size();
    }

    boolean holds(String table) {
        return slots.containsKey(table);
    }

    /** The tables at which somebody is and waits for a bot. */
    List<String> awaited() {
        return slots.values().stream()
                .filter(Slot::awaited)
                .map(slot -> slot.id)
                .toList();
    }

    // --- using a table ---

    /** With a table that is in memory, alone. */
    <T> T locked(String id, Function<Slot, T> work) {
        while (true) {
            var slot = slots.computeIfAbsent(id, Slot::new);
            slot.lock.lock();
            try {
                if (!slot.dead) {
                    load(slot);
                    slot.used = System.nanoTime();
                    return work.apply(slot);
                }
            } finally {
                slot.lock.unlock();
            }
        }
    }

    /** For those who only look: as new as a lost hint can make it. */
    <T> T reading(String id, Function<Slot, T> work) {
        return locked(id, slot -> {
            if (stale(slot)) {
                caughtUp(slot);
            }
            return work.apply(slot);
        });
    }

    /** The same, for somebody who may not be allowed to. */
    <T> T reading(String id, @Nullable Person viewer, String invite, Function<Slot, T> work) {
        return reading(id, slot -> {
            if (!slot.table().mayBeSeenBy(viewer == null ? null : viewer.id(), invite)) {
                throw new Refusal(Code.FORBIDDEN, "table.private");
            }
            return work.apply(slot);
        });
    }

    private void load(Slot slot) {
        if (slot.loaded.isPresent()) {
            return;
        }
        try {
            read(slot, FIRST_TRIES);
        } finally {
            if (slot.loaded.isEmpty()) {
                drop(slot);
            }
        }
    }

    /** Events and row are read one after the other: when somebody writes in between, both are read again. */
    private void read(Slot slot, int tries) {
        long asked = System.nanoTime();
        var rows = reach.ask(store -> store.events(slot.id, 0));
        if (rows.isEmpty()) {
            throw new Refusal(Code.NOT_FOUND, "table.none");
        }
        var events = Event.read(rows);
        var past = new Stored(reach, slot.id);
        var table = workshop.ask(Payer.current(), () -> Table.of(games, rows, events, past));
        if (tries > 1 && past.after(rows.getLast().seq())) {
            read(slot, tries - 1);
            return;
        }
        slot.keep(table);
        slot.checked = asked;
        slot.remember(rows);
    }

    // --- keeping up with the store ---

    /** The events are durable: this is the table now, and everybody may know. */
    void settle(Slot slot, Table table, List<Rows.Event> rows, List<Moment> moments) {
        slot.settle(table, rows, moments);
        changed.accept(table);
    }

    /** Reads what others wrote. Whether there was anything. */
    boolean catchUp(Slot slot) {
        // Taken before the store is asked: what is written or suspected meanwhile is later.
        long asked = System.nanoTime();
        var rows = reach.ask(store -> store.events(slot.id, slot.table().seq()));
        slot.checked = asked;
        slot.doubtful = false;
        if (rows.isEmpty()) {
            return false;
        }
        var table = slot.table().copy();
        var events = Event.read(rows);
        settle(slot, table, rows, slot.play(table, rows, events));
        return true;
    }

    /** The same when the store may be out of reach: then what is in memory must do. */
    boolean caughtUp(Slot slot) {
        try {
            return catchUp(slot);
        } catch (Refusal unreachable) {
            LOG.debug("table {} is shown as it is in memory", slot.id);
            return false;
        }
    }

    /** Catches up with a table that is said to have come so far. */
    void refresh(String id, long seq) {
        try {
            locked(id, slot -> slot.table().seq() < seq && caughtUp(slot));
        } catch (RuntimeException e) {
            metrics.failed("hint", id, e);
        }
    }

    /** Hints were lost: every table is compared with the store before it is shown, and watched ones at the next sweep. */
    void suspectAll() {
        suspected = System.nanoTime();
    }

    private boolean stale(Slot slot) {
        return slot.doubtful
                || slot.checked - suspected < 0
                || System.nanoTime() - slot.checked > limits.poll().toNanos();
    }

    // --- letting go ---

    /** Compares watched tables with the store, and lets go of those that nobody needs. */
    void tidy() {
        long now = System.nanoTime();
        for (var slot : slots.values()) {
            if (!slot.watchers.isEmpty() && stale(slot)) {
                refresh(slot.id, Long.MAX_VALUE);
            } else if (slot.watchers.isEmpty()
                    && now - slot.used > limits.idle().toNanos()) {
                evict(slot);
            }
        }
        slots.values().stream()
                .filter(slot -> slot.watchers.isEmpty())
                .map(slot -> Map.entry(slot.used, slot))
                .sorted(Map.Entry.<Long, Slot>comparingByKey().reversed())
                .skip(limits.tables())
                .forEach(entry -> evict(entry.getValue()));
    }

    /** Every table that somebody watches, unless it is being used just now. */
    void watched(Consumer<Slot> work) {
        for (var slot : slots.values()) {
            if (!slot.watchers.isEmpty() && slot.lock.tryLock()) {
                try {
                    work.accept(slot);
                } finally {
                    slot.lock.unlock();
                }
            }
        }
    }

    /** Only if nobody is at it now. */
    private void evict(Slot slot) {
        if (slot.lock.tryLock()) {
            try {
                if (slot.watchers.isEmpty()) {
                    drop(slot);
                }
            } finally {
                slot.lock.unlock();
            }
        }
    }

    private void drop(Slot slot) {
        slot.dead = true;
        slots.remove(slot.id, slot);
    }

    /** Whoever watches is sent away. */
    void close() {
        slots.values().forEach(slot -> slot.watchers.forEach(Watcher::close));
    }
}
