package ecumene.server.table;

import ecumene.server.store.Rows;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

/** The place of one table in memory. Everything but the watchers is touched only under its lock. */
final class Slot {
    final String id;
    final ReentrantLock lock = new ReentrantLock();
    final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    /** Who looked at it without watching, and until when that counts; nanoseconds of this machine. */
    private final Map<String, Long> glances = new ConcurrentHashMap<>();
    /** What came of the commands carried out, by the client's id. */
    final Map<String, Tables.Done> commands = new HashMap<>();

    /** When it was last noted that somebody is there. */
    final Map<String, Long> noted = new HashMap<>();

    Optional<Table> loaded = Optional.empty();
    /** Whether a bot is to answer. */
    private volatile boolean awaited;

    /** Why a bot has not begun to think, if those who are there have been told. */
    Optional<Wire.Bots> bots = Optional.empty();
    /** Out of memory: whoever holds it must ask for the table again. */
    boolean dead;
    /** As of when it was last compared with the store; nanoseconds of this machine. */
    volatile long checked;
    /** What was written is not known, because the store did not answer: it is compared before anything is said of it. */
    volatile boolean doubtful;

    /** When it was last used. */
    volatile long used = System.nanoTime();

    Slot(String id) {
        this.id = id;
    }

    void keep(Table table) {
        loaded = Optional.of(table);
        awaited = table.botToAnswer() >= 0;
    }

    Table table() {
        return loaded.orElseThrow();
    }

    boolean watchedBy(String person) {
        return watchers.stream().anyMatch(watcher -> person.equals(watcher.person()));
    }

    // --- who is there ---

    void glance(String person, long until) {
        long now = System.nanoTime();
        glances.values().removeIf(over -> over - now < 0);
        glances.put(person, until);
    }

    /** Whether a bot is to answer and anybody is there: watches the table, or has looked at it just now. */
    boolean awaited() {
        long now = System.nanoTime();
        return awaited && (!watchers.isEmpty() || glances.values().stream().anyMatch(until -> until - now >= 0));
    }

    /** The people who are there; those whom the table is for come first. */
    List<String> peopleThere() {
        long now = System.nanoTime();
        var there = new LinkedHashSet<String>();
        for (var watcher : watchers) {
            Optional.ofNullable(watcher.person()).ifPresent(there::add);
        }
        glances.forEach((person, until) -> {
            if (until - now >= 0) {
                there.add(person);
            }
        });
        return there.stream().sorted(Comparator.comparingInt(table()::nearness)).toList();
    }

    // --- what is told ---

    /** Whether a bot thinks is no event of the table: told to those who are there, and to those who come while it does not. */
    void tell(String state) {
        if (!state.equals(bots.map(Wire.Bots::state).orElse(Wire.Bots.THINKING))) {
            var news = Wire.Bots.of(state);
            bots = state.equals(Wire.Bots.THINKING) ? Optional.empty() : Optional.of(news);
            tellAll(Letter.of(news));
        }
    }

    /** As it stands now: whatever takes long is made of this, while the table goes on. */
    Seen seen() {
        return new Seen(table().copy(), online());
    }

    private Set<String> online() {
        var online = new HashSet<String>();
        watchers.stream().map(Watcher::person).filter(Objects::nonNull).forEach(online::add);
        return online;
    }

    void tellAll(Letter letter) {
        watchers.forEach(watcher -> watcher.tell(letter));
    }

    /**
     * Applies events to a copy of the table. What is told of each is made later, of how the table stood then, so that nobody at the table
     * waits for it; if nobody watches, not at all.
     */
    List<Moment> play(Table copy, List<Rows.Event> rows, List<Event> events) {
        var moments = new ArrayList<Moment>();
        for (int i = 0; i < events.size(); i++) {
            copy.apply(rows.get(i).at(), events.get(i));
            if (!watchers.isEmpty()) {
                moments.add(new Moment(new Seen(copy.copy(), online()), events.get(i)));
            }
        }
        return moments;
    }

    /** The events are durable: this is the table now, and its watchers may know. */
    void settle(Table table, List<Rows.Event> rows, List<Moment> moments) {
        keep(table);
        remember(rows);
        moments.forEach(moment -> watchers.forEach(watcher -> watcher.tell(moment.letter(watcher))));
    }

    /** A command is answered with the last event it made, and how many picks. */
    void remember(List<Rows.Event> rows) {
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            if (!row.command().isEmpty()) {
                int end = (int) Math.min(rows.size(), i + row.last() - row.seq() + 1);
                commands.put(row.command(), new Tables.Done(row.last(), picks(rows.subList(i, end))));
            }
        }
    }

    private static int picks(List<Rows.Event> rows) {
        return Math.toIntExact(
                rows.stream().filter(row -> row.kind().equals("picked")).count());
    }
}
