package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Table.Status;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables of this node. Memory is a cache of the store: a command is checked on the table as it is known here, written only if
 * nobody wrote before, and carried out in memory once it is durable.
 */
public final class Room implements Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Room.class);
    private static final int LISTED = 50;
    private static final int MINE = 200;
    private static final int ALL = 100_000;
    private static final int FRAMES = 200;
    private static final int ATTEMPTS = 50;

    private final Store store;
    private final Map<String, Game<?>> games;
    private final Limits limits;
    private final Applicants applicants;
    private final Referee referee;
    private final Metrics metrics;
    private final Runner runner;
    private final ConcurrentHashMap<String, Slot> slots = new ConcurrentHashMap<>();
    private final List<Consumer<Changed>> listeners = new CopyOnWriteArrayList<>();
    /** Ratings are read and written by one ending game at a time. */
    private final ReentrantLock rating = new ReentrantLock();
    /** Writers share it; closing takes it alone. */
    private final ReentrantReadWriteLock writing = new ReentrantReadWriteLock();

    private volatile boolean closed;
    /** What the store's clock is ahead of ours, for when it does not answer. */
    private volatile long ahead;

    /**
     * @param node what this process calls itself among those that share the store
     * @param games by id
     */
    public Room(
            Store store,
            String node,
            Map<String, Game<?>> games,
            Limits limits,
            BotFactory bots,
            MeterRegistry meters) {
        this.store = store;
        this.games = Map.copyOf(games);
        this.limits = limits;
        this.applicants = new Applicants(limits);
        this.referee =
                new Referee(applicants, table -> game(table.setup().game()).rules());
        this.metrics = Metrics.of(meters);
        metrics.tablesInMemory(slots.values());
        this.runner = new Runner(this, store, node, limits, bots, metrics);
        store.onHint(this::hinted);
        runner.start();
    }

    // --- creating ---

    @Override
    public Created create(Person by, String command, NewTable wanted) {
        var id = command.isEmpty() ? Ids.table() : Ids.table("create", by.id(), command);
        var origin = origin(by, wanted);
        var table = new Table(id, this::game, now(), origin);
        var events = new ArrayList<Event>(List.of(origin));
        boolean full = origin.seats().stream().noneMatch(Nobody.class::isInstance);
        if (wanted.start() && full) {
            events.addAll(referee.start(table));
        }
        return make(table, command, events);
    }

    private Event.Created origin(Person by, NewTable wanted) {
        var seats = applicants.seats(by, wanted.seats());
        var title = applicants.title(wanted.title());
        var clock = Applicants.clock(wanted.clock());
        var from = wanted.from();
        if (from == null) {
            var setup = Applicants.setup(game(wanted.game()), wanted);
            return new Event.Created(
                    setup, seats, clock, wanted.open(), title, wanted.rated(), by.id(), Ids.invite(), null);
        }
        return reading(from.table(), by, "", source -> {
            if (source.status() != Status.OVER || !source.started()) {
                throw new Refusal(Code.NOT_NOW, "table.not-over");
            }
            if (source.setup().players() != seats.size()) {
                throw new Refusal(
                        Code.MALFORMED, "table.from-seats", source.setup().players());
            }
            if (from.moves() < 0
                    || from.moves() > source.game().moves()
                    || source.game().overAfter(from.moves())) {
                throw new Refusal(
                        Code.MALFORMED, "table.from-moves", source.game().moves());
            }
            var start = new Event.Started(
                    source.game().seed().hex(),
                    source.game().rules(),
                    source.game().picks(from.moves()));
            return new Event.Created(
                    source.setup(), seats, clock, wanted.open(), title, false, by.id(), Ids.invite(), start);
        });
    }

    /** Writes a new table. When one with this id is there, the command was carried out before. */
    private Created make(Table table, String command, List<Event> events) {
        long at = now();
        events.subList(1, events.size()).forEach(event -> table.apply(at, event));
        var outcome = append(table, 0, rows(table.id, 0, at, command, events), List.of());
        if (outcome instanceof Store.Appended) {
            changed(table);
            runner.consider(table);
            return new Created(table.id, table.origin().invite());
        }
        return reading(
                table.id, slot -> new Created(slot.id, slot.table().origin().invite()));
    }

    private Game<?> game(String id) {
        var game = games.get(id);
        if (game == null) {
            throw new Refusal(
                    Code.NOT_FOUND,
                    "table.no-game",
                    Applicants.clean(id),
                    String.join(", ", games.keySet().stream().sorted().toList()));
        }
        return game;
    }

    // --- commands ---

    @Override
    public long command(String table, Person by, String commandId, Command command) {
        // Ids are made by clients, who do not know each other's.
        var id = commandId.isEmpty() ? "" : by.id() + " " + commandId;
        return locked(
                table,
                slot -> command instanceof Command.Rematch
                        ? rematch(slot, by, id)
                        : write(slot, id, now -> referee.decide(now, by, command)));
    }

    /** The new table is made first, under a name that follows from the old one, so that it is never made twice. */
    private long rematch(Slot slot, Person by, String command) {
        return write(slot, command, old -> {
            Referee.seated(old, by);
            if (old.status() != Status.OVER || !old.started()) {
                throw new Refusal(Code.NOT_NOW, "table.not-over");
            }
            if (!old.rematch().isEmpty()) {
                return List.of();
            }
            var id = Ids.table("rematch", old.id, old.origin().invite());
            make(id, by, old);
            return List.of(new Event.Rematched(id));
        });
    }

    private void make(String id, Person by, Table old) {
        var seats = new ArrayList<Sitter>();
        for (var chair : old.chairs()) {
            seats.add(chair.gone() ? new Nobody() : chair.who());
        }
        Collections.rotate(seats, 1);
        var origin = new Event.Created(
                old.setup(),
                List.copyOf(seats),
                old.origin().clock(),
                old.origin().open(),
                old.origin().title(),
                old.origin().rated(),
                by.id(),
                Ids.invite(),
                null);
        var table = new Table(id, this::game, now(), origin);
        var events = new ArrayList<Event>(List.of(origin));
        boolean alone =
                seats.stream().filter(who -> !(who instanceof Sitter.Robot)).count() == 1;
        if (alone) {
            events.addAll(referee.start(table));
        }
        make(table, "", events);
    }

    @Override
    public void forget(Person person) {
        var theirs = new LinkedHashMap<String, Rows.Table>();
        reaching(() -> store.mine(person.id(), ALL)).forEach(row -> theirs.put(row.id(), row));
        reaching(() -> store.finishedOf(person.id(), ALL)).forEach(row -> theirs.put(row.id(), row));
        theirs.keySet().forEach(id -> locked(id, slot -> write(slot, "", now -> Referee.forget(now, person))));
    }

    /**
     * Decides on the table as it is known here, and writes. A refusal is given only when the table is known to its last event. An
     * empty decision changes nothing. The number of the last event that was made.
     */
    long write(Slot slot, String command, Function<Table, List<Event>> decide) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            var done = slot.commands.get(command);
            if (done != null) {
                return done;
            }
            List<Event> events;
            try {
                events = decide.apply(slot.table());
            } catch (Refusal refusal) {
                if (!caughtUp(slot)) {
                    throw refusal;
                }
                continue;
            }
            if (events.isEmpty()) {
                return slot.table().seq();
            }
            var table = slot.table().copy();
            long after = table.seq();
            var rows = rows(slot.id, after, Math.max(now(), table.changed()), command, events);
            var news = play(slot, table, rows, events);
            switch (appendWithRatings(table, after, rows, events)) {
                case Store.Appended() -> {
                    settle(slot, table, rows, events, news);
                    events.forEach(this::count);
                    return table.seq();
                }
                case Store.Repeated(long seq) -> {
                    catchUp(slot);
                    return seq;
                }
                case Store.Conflict() -> catchUp(slot);
            }
        }
        throw new Refusal(Code.OUTDATED, "outdated");
    }

    private void count(Event event) {
        if (event instanceof Event.Picked(var _, var _, var level)) {
            metrics.moved(!level.isEmpty());
        }
    }

    private static List<Rows.Event> rows(String table, long after, long at, String command, List<Event> events) {
        var rows = new ArrayList<Rows.Event>();
        for (int i = 0; i < events.size(); i++) {
            var event = events.get(i);
            rows.add(new Rows.Event(table, after + 1 + i, at, i == 0 ? command : "", event.type(), Wire.text(event)));
        }
        return rows;
    }

    private Store.Outcome appendWithRatings(Table table, long after, List<Rows.Event> rows, List<Event> events) {
        boolean ends = events.stream().anyMatch(Event.Ended.class::isInstance);
        if (!ends) {
            return append(table, after, rows, List.of());
        }
        rating.lock();
        try {
            return append(table, after, rows, reaching(() -> Ratings.after(table, store)));
        } finally {
            rating.unlock();
        }
    }

    private Store.Outcome append(Table table, long after, List<Rows.Event> rows, List<Rows.Rating> ratings) {
        writing.readLock().lock();
        try {
            if (closed) {
                throw new Refusal(Code.CANNOT_SAVE, "stopping");
            }
            var change = new Rows.Change(table.row(), table.seatRows(), after, rows, ratings);
            return reaching(() -> metrics.append().record(() -> store.append(change)));
        } finally {
            writing.readLock().unlock();
        }
    }

    // --- memory ---

    /** What each watcher is told, in order. */
    private record News(Watcher watcher, Wire.Message message) {}

    /** Applies events to a copy of the table and notes what to tell of each. */
    private List<News> play(Slot slot, Table copy, List<Rows.Event> rows, List<Event> events) {
        var news = new ArrayList<News>();
        for (int i = 0; i < events.size(); i++) {
            copy.apply(rows.get(i).at(), events.get(i));
            for (var watcher : slot.watchers) {
                news.add(new News(
                        watcher, teller(slot, watcher.person(), watcher.lang()).news(copy, events.get(i))));
            }
        }
        return news;
    }

    /** The events are durable: this is the table now, and everybody may know. */
    private void settle(Slot slot, Table table, List<Rows.Event> rows, List<Event> events, List<News> news) {
        slot.loaded = Optional.of(table);
        remember(slot, rows, events);
        news.forEach(item -> item.watcher().tell(item.message()));
        changed(table);
        runner.consider(table);
    }

    /** A command is answered with the last event it made, and it made those that follow without a command of their own. */
    private static void remember(Slot slot, List<Rows.Event> rows, List<Event> events) {
        var latest = "";
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            if (!row.command().isEmpty()) {
                latest = row.command();
            } else if (!follows(events.get(i))) {
                latest = "";
            }
            if (!latest.isEmpty()) {
                slot.commands.put(latest, row.seq());
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

    private void changed(Table table) {
        var changed = new Changed(table.id, table.origin().open(), table.people());
        tell(changed);
    }

    /** The change is durable, whatever a listener makes of it. */
    private void tell(Changed changed) {
        for (var listener : listeners) {
            try {
                listener.accept(changed);
            } catch (RuntimeException e) {
                failed("list", changed.table(), e);
            }
        }
    }

    private Teller teller(Slot slot, @Nullable String person, Lang lang) {
        return new Teller(person, lang, slot::watchedBy);
    }

    /** Reads what others wrote. Whether there was anything. */
    private boolean catchUp(Slot slot) {
        var rows = reaching(() -> store.events(slot.id, slot.table().seq()));
        slot.checked = System.nanoTime();
        if (rows.isEmpty()) {
            return false;
        }
        var table = slot.table().copy();
        var events = read(rows);
        settle(slot, table, rows, events, play(slot, table, rows, events));
        return true;
    }

    private static List<Event> read(List<Rows.Event> rows) {
        return rows.stream().map(row -> Event.read(row.kind(), row.body())).toList();
    }

    /** The same when the store may be out of reach: then what is in memory must do. */
    private boolean caughtUp(Slot slot) {
        try {
            return catchUp(slot);
        } catch (Refusal unreachable) {
            LOG.debug("table {} is shown as it is in memory", slot.id);
            return false;
        }
    }

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

    private void load(Slot slot) {
        if (slot.loaded.isPresent()) {
            return;
        }
        try {
            var rows = reaching(() -> store.events(slot.id, 0));
            if (rows.isEmpty()) {
                throw new Refusal(Code.NOT_FOUND, "table.none");
            }
            var events = read(rows);
            slot.loaded = Optional.of(Table.of(this::game, rows, events));
            slot.checked = System.nanoTime();
            remember(slot, rows, events);
        } finally {
            if (slot.loaded.isEmpty()) {
                drop(slot);
            }
        }
    }

    private void drop(Slot slot) {
        slot.dead = true;
        slots.remove(slot.id, slot);
    }

    /** For those who only look: as new as a lost hint can make it. */
    private <T> T reading(String id, Function<Slot, T> work) {
        return locked(id, slot -> {
            if (System.nanoTime() - slot.checked > limits.poll().toNanos()) {
                caughtUp(slot);
            }
            return work.apply(slot);
        });
    }

    private <T> T reading(String id, @Nullable Person viewer, String invite, Function<Table, T> work) {
        return reading(id, slot -> {
            requireSeen(slot.table(), viewer, invite);
            return work.apply(slot.table());
        });
    }

    private static void requireSeen(Table table, @Nullable Person viewer, String invite) {
        if (!table.mayBeSeenBy(viewer == null ? null : viewer.id(), invite)) {
            throw new Refusal(Code.FORBIDDEN, "table.private");
        }
    }

    /** Another node changed a table. */
    private void hinted(String id, long seq) {
        if (id.isEmpty()) {
            suspectAll();
        } else if (slots.containsKey(id)) {
            Thread.startVirtualThread(() -> refresh(id, seq));
        } else if (!listeners.isEmpty()) {
            Thread.startVirtualThread(() -> tellListeners(id));
        }
    }

    /** Hints were lost: every table is compared with the store before it is shown, and watched ones at the next sweep. */
    private void suspectAll() {
        slots.values()
                .forEach(
                        slot -> slot.checked = System.nanoTime() - limits.poll().toNanos() - 1);
        tell(new Changed("", true, List.of()));
    }

    private void refresh(String id, long seq) {
        try {
            locked(id, slot -> slot.table().seq() < seq && caughtUp(slot));
        } catch (RuntimeException e) {
            failed("hint", id, e);
        }
    }

    private void tellListeners(String id) {
        try {
            var row = store.table(id);
            var people = store.seats(id).stream().map(Rows.Seat::person).toList();
            row.ifPresent(table -> tell(new Changed(id, table.open(), people)));
        } catch (Store.Unavailable e) {
            LOG.debug("a hint for the lists is lost", e);
        }
    }

    void failed(String where, String table, RuntimeException e) {
        metrics.failed(where);
        LOG.error("table {}: {} failed", table, where, e);
    }

    /** Compares watched tables with the store, and lets go of those that nobody needs. Called by the runner now and then. */
    void tidy() {
        long now = System.nanoTime();
        for (var slot : slots.values()) {
            if (!slot.watchers.isEmpty() && now - slot.checked > limits.poll().toNanos()) {
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

    int tablesInMemory() {
        return slots.size();
    }

    // --- looking ---

    @Override
    public Wire.StateMessage look(String table, @Nullable Person viewer, String invite, Lang lang) {
        return reading(table, slot -> {
            requireSeen(slot.table(), viewer, invite);
            return teller(slot, viewer == null ? null : viewer.id(), lang).everything(slot.table(), now());
        });
    }

    @Override
    public List<Wire.Frame> history(String table, @Nullable Person viewer, String invite, Lang lang, int from, int to) {
        return reading(table, slot -> {
            requireSeen(slot.table(), viewer, invite);
            var game = slot.table().game();
            int last = Math.min(to, game.moves());
            if (from < 0 || from > last || last - from >= FRAMES) {
                throw new Refusal(Code.MALFORMED, "table.history", game.moves(), FRAMES);
            }
            int seat = teller(slot, viewer == null ? null : viewer.id(), lang).viewer(slot.table());
            boolean over = slot.table().status() == Status.OVER;
            return game.history(seat, lang, slot.table()::nameOf, from, last, over);
        });
    }

    @Override
    public List<Progress> progress(String table, @Nullable Person viewer, String invite) {
        return reading(table, viewer, invite, now -> now.game().progress());
    }

    @Override
    public String record(String table, @Nullable Person viewer, String invite) {
        return reading(table, viewer, invite, now -> {
            if (now.status() != Status.OVER) {
                throw new Refusal(Code.NOT_NOW, "table.not-over");
            }
            var labels = new ArrayList<String>();
            for (int seat = 0; seat < now.chairs().size(); seat++) {
                labels.add(now.nameOf(seat));
            }
            return now.game().record(labels);
        });
    }

    @Override
    public Hall hall(@Nullable Person viewer, Lang lang) {
        var id = viewer == null ? null : viewer.id();
        return new Hall(
                id == null ? List.of() : summaries(reaching(() -> store.mine(id, MINE)), id),
                listed(Status.OPEN, id),
                listed(Status.PLAYING, id),
                listed(Status.OVER, id));
    }

    private List<Wire.Summary> listed(Status status, @Nullable String viewer) {
        var rows = reaching(() -> store.listed(status.id(), LISTED));
        return summaries(status == Status.OVER ? played(rows) : rows, viewer);
    }

    /** Without tables that were closed before they started. */
    private static List<Rows.Table> played(List<Rows.Table> rows) {
        return rows.stream().filter(row -> row.moves() > 0).toList();
    }

    private static List<Wire.Summary> summaries(List<Rows.Table> rows, @Nullable String viewer) {
        return rows.stream()
                .map(row -> Listing.read(row.summary()).summary(row, viewer))
                .toList();
    }

    @Override
    public List<Wire.Summary> finishedOf(String person, @Nullable Person viewer, Lang lang) {
        var id = viewer == null ? null : viewer.id();
        var rows = played(reaching(() -> store.finishedOf(person, LISTED)));
        return summaries(rows, id).stream()
                .filter(summary -> summary.open() || summary.mine() != null)
                .toList();
    }

    // --- watching ---

    @Override
    public Watch watch(
            String table,
            @Nullable Person viewer,
            String invite,
            Lang lang,
            Optional<Long> since,
            Consumer<Wire.Message> sink) {
        return reading(table, slot -> {
            requireSeen(slot.table(), viewer, invite);
            var person = viewer == null ? null : viewer.id();
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
        });
    }

    private void left(Slot slot, Watcher watcher) {
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
            return teller(slot, watcher.person(), watcher.lang()).everything(slot.table(), now());
        } finally {
            slot.lock.unlock();
        }
    }

    /** The messages since an event, made again from the events; or one with everything. */
    private List<Wire.Message> missed(Slot slot, @Nullable String person, Lang lang, Optional<Long> since) {
        var teller = new Teller(person, lang, other -> other.equals(person) || slot.watchedBy(other));
        if (since.isPresent() && since.get() > slot.table().seq()) {
            caughtUp(slot);
        }
        long last = slot.table().seq();
        long seen = since.orElse(0L);
        if (seen == last) {
            return List.of();
        }
        var rows = seen < 1 || seen > last || last - seen > limits.missed() ? List.<Rows.Event>of() : stored(slot);
        boolean undone =
                rows.stream().anyMatch(row -> row.seq() > seen && row.kind().equals("undone"));
        return rows.isEmpty() || undone ? List.of(teller.everything(slot.table(), now())) : retold(teller, rows, seen);
    }

    /** All events of the table as it is in memory; none when the store does not answer. */
    private List<Rows.Event> stored(Slot slot) {
        try {
            return store.events(slot.id, 0).stream()
                    .filter(row -> row.seq() <= slot.table().seq())
                    .toList();
        } catch (Store.Unavailable e) {
            LOG.debug("table {} is shown as it is in memory", slot.id);
            return List.of();
        }
    }

    private List<Wire.Message> retold(Teller teller, List<Rows.Event> rows, long seen) {
        int known = Math.toIntExact(seen);
        var events = read(rows);
        var table = Table.of(this::game, rows.subList(0, known), events.subList(0, known));
        var messages = new ArrayList<Wire.Message>();
        for (int i = known; i < events.size(); i++) {
            table.apply(rows.get(i).at(), events.get(i));
            messages.add(teller.news(table, events.get(i)));
        }
        return messages;
    }

    @Override
    public AutoCloseable onChange(Consumer<Changed> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    // --- the store ---

    /** The store's clock, or what it should be by ours when it does not answer. */
    long now() {
        try {
            long now = store.now();
            ahead = now - System.currentTimeMillis();
            return now;
        } catch (Store.Unavailable e) {
            return System.currentTimeMillis() + ahead;
        }
    }

    private <T> T reaching(Supplier<T> call) {
        try {
            return call.get();
        } catch (Store.Unavailable e) {
            metrics.failed("store");
            LOG.warn("the database does not answer: {}", String.valueOf(e.getCause()));
            throw new Refusal(Code.CANNOT_SAVE, "cannot-save");
        }
    }

    @Override
    public void close() {
        runner.stop();
        writing.writeLock().lock();
        try {
            closed = true;
        } finally {
            writing.writeLock().unlock();
        }
        runner.handOver();
        slots.values().forEach(slot -> slot.watchers.forEach(Watcher::close));
    }
}
