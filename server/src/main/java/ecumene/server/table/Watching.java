package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.store.Rows;
import ecumene.server.wire.Letter;
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
    private final Function<String, Optional<Game<?>>> games;
    private final Limits limits;
    private final Presence presence;
    private final Workshop workshop;

    Watching(
            Memory memory,
            Reach reach,
            Function<String, Optional<Game<?>>> games,
            Limits limits,
            Presence presence,
            Workshop workshop) {
        this.presence = presence;
        this.memory = memory;
        this.reach = reach;
        this.games = games;
        this.limits = limits;
        this.workshop = workshop;
    }

    /** Called under the slot's lock, like all that speaks of its table. What is told first is made afterwards, without it. */
    Watcher watch(Slot slot, @Nullable String person, Lang lang, Optional<Long> since, Consumer<Letter> sink) {
        if (since.isPresent() && since.get() > slot.table().seq()) {
            memory.caughtUp(slot);
        }
        boolean arrives = person != null && !slot.watchedBy(person);
        var seen = slot.seen().with(person);
        long now = reach.now();
        var payer = Payer.current();
        var watcher = new Watcher(
                person,
                lang,
                sink,
                () -> missed(seen, person, lang, since.orElse(0L), now, payer),
                limits.queue(),
                behind -> everything(slot, behind, payer),
                gone -> left(slot, gone));
        if (person != null && arrives) {
            presence.arrived(slot, person);
            tellPresence(slot, person);
        }
        slot.watchers.add(watcher);
        slot.bots.map(Letter::of).ifPresent(watcher::tell);
        watcher.start();
        return watcher;
    }

    private void left(Slot slot, Watcher watcher) {
        slot.watchers.remove(watcher);
        var person = watcher.person();
        if (person != null && !slot.watchedBy(person)) {
            slot.lock.lock();
            try {
                presence.departed(slot, person);
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
            slot.tellAll(Letter.of(present));
        }
    }

    /** For a watcher who could not keep up. A slot with watchers stays in memory. */
    private Letter everything(Slot slot, Watcher watcher, Payer payer) {
        Seen seen;
        slot.lock.lock();
        try {
            watcher.caughtUp();
            seen = slot.seen();
        } finally {
            slot.lock.unlock();
        }
        var teller = seen.teller(watcher.person(), watcher.lang());
        long now = reach.now();
        return Letter.of(workshop.ask(payer, () -> teller.everything(seen.table(), now)));
    }

    /** The messages since an event, made again from the events; or one with everything. */
    private List<Letter> missed(Seen seen, @Nullable String person, Lang lang, long known, long now, Payer payer) {
        var teller = seen.teller(person, lang);
        long last = seen.table().seq();
        if (known == last) {
            return List.of();
        }
        boolean sits = teller.viewer(seen.table()) < seen.table().chairs().size();
        int most = sits ? limits.missed() : Math.min(limits.missed(), Past.PIECE);
        var rows = known < 1 || known > last || last - known > most ? List.<Rows.Event>of() : stored(seen.table());
        boolean undone =
                rows.stream().anyMatch(row -> row.seq() > known && row.kind().equals("undone"));
        return workshop.ask(
                payer,
                () -> rows.isEmpty() || undone || seen.table().hasLegacy()
                        ? List.of(Letter.of(teller.everything(seen.table(), now)))
                        : retold(teller, rows, known));
    }

    /** All events of the table down to that moment; none when the store does not answer. */
    private List<Rows.Event> stored(Table table) {
        try {
            return reach.ask(store -> store.events(table.id, 0)).stream()
                    .filter(row -> row.seq() <= table.seq())
                    .toList();
        } catch (Refusal unreachable) {
            LOG.debug("table {} is shown as it is in memory", table.id);
            return List.of();
        }
    }

    private List<Letter> retold(Teller teller, List<Rows.Event> rows, long seen) {
        int known = Math.toIntExact(seen);
        var events = Event.read(rows);
        var table = Table.of(games, rows.subList(0, known), events.subList(0, known), Legacy.Past.UNKNOWN);
        var messages = new ArrayList<Letter>();
        for (int i = known; i < events.size(); i++) {
            table.apply(rows.get(i).at(), events.get(i));
            messages.add(Letter.of(teller.news(table, events.get(i))));
        }
        return messages;
    }
}
