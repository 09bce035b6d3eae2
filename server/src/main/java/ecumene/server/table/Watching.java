package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.store.Rows;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Those who watch tables: what somebody who comes back has missed, who is there, and what makes good for falling behind. */
final class Watching {
    private static final Logger LOG = LoggerFactory.getLogger(Watching.class);

    private final Memory memory;
    private final Reach reach;
    private final Function<String, Game<?>> games;
    private final Limits limits;

    Watching(Memory memory, Reach reach, Function<String, Game<?>> games, Limits limits) {
        this.memory = memory;
        this.reach = reach;
        this.games = games;
        this.limits = limits;
    }

    /** Called under the slot's lock, like all that speaks of its table. */
    Watcher watch(Slot slot, @Nullable String person, Lang lang, Optional<Long> since, Consumer<Wire.Message> sink) {
        boolean arrives = person != null && !slot.watchedBy(person);
        var first = missed(slot, person, lang, since);
        var watcher = new Watcher(
                person,
                lang,
                sink,
                first,
                limits.queue(),
                behind -> everything(slot, behind),
                gone -> left(slot, gone));
        if (arrives) {
            tellPresence(slot, person);
        }
        slot.watchers.add(watcher);
        watcher.start();
        return watcher;
    }

    private static void left(Slot slot, Watcher watcher) {
        slot.watchers.remove(watcher);
        var person = watcher.person();
        if (person != null && !slot.watchedBy(person)) {
            slot.lock.lock();
            try {
                tellPresence(slot, null);
            } finally {
                slot.lock.unlock();
            }
        }
    }

    /**
     * Who is looking has changed. Not an event of the table: it is told to those who are there, and forgotten.
     *
     * @param arriving counts as there already
     */
    private static void tellPresence(Slot slot, @Nullable String arriving) {
        if (slot.loaded.isPresent()) {
            var teller = new Teller(arriving, Lang.EN, person -> person.equals(arriving) || slot.watchedBy(person));
            var present = teller.present(slot.table());
            slot.watchers.forEach(watcher -> watcher.tell(present));
        }
    }

    /** For a watcher who could not keep up. A slot with watchers stays in memory. */
    private Wire.Message everything(Slot slot, Watcher watcher) {
        slot.lock.lock();
        try {
            watcher.caughtUp();
            return slot.teller(watcher.person(), watcher.lang()).everything(slot.table(), reach.now());
        } finally {
            slot.lock.unlock();
        }
    }

    /** The messages since an event, made again from the events; or one with everything. */
    private List<Wire.Message> missed(Slot slot, @Nullable String person, Lang lang, Optional<Long> since) {
        var teller = new Teller(person, lang, other -> other.equals(person) || slot.watchedBy(other));
        if (since.isPresent() && since.get() > slot.table().seq()) {
            memory.caughtUp(slot);
        }
        long last = slot.table().seq();
        long seen = since.orElse(0L);
        if (seen == last) {
            return List.of();
        }
        var rows = seen < 1 || seen > last || last - seen > limits.missed() ? List.<Rows.Event>of() : stored(slot);
        boolean undone =
                rows.stream().anyMatch(row -> row.seq() > seen && row.kind().equals("undone"));
        return rows.isEmpty() || undone
                ? List.of(teller.everything(slot.table(), reach.now()))
                : retold(teller, rows, seen);
    }

    /** All events of the table as it is in memory; none when the store does not answer. */
    private List<Rows.Event> stored(Slot slot) {
        try {
            return reach.ask(store -> store.events(slot.id, 0)).stream()
                    .filter(row -> row.seq() <= slot.table().seq())
                    .toList();
        } catch (Refusal unreachable) {
            LOG.debug("table {} is shown as it is in memory", slot.id);
            return List.of();
        }
    }

    private List<Wire.Message> retold(Teller teller, List<Rows.Event> rows, long seen) {
        int known = Math.toIntExact(seen);
        var events = Event.read(rows);
        var table = Table.of(games, rows.subList(0, known), events.subList(0, known));
        var messages = new ArrayList<Wire.Message>();
        for (int i = known; i < events.size(); i++) {
            table.apply(rows.get(i).at(), events.get(i));
            messages.add(teller.news(table, events.get(i)));
        }
        return messages;
    }
}
