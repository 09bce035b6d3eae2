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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
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

    private final Map<String, Game<?>> games;
    private final Applicants applicants;
    private final Referee referee;
    private final Metrics metrics;
    private final Reach reach;
    private final Memory memory;
    private final Watching watching;
    private final Runner runner;
    private final List<Consumer<Changed>> listeners = new CopyOnWriteArrayList<>();
    /** Writers share it; closing takes it alone. */
    private final ReentrantReadWriteLock writing = new ReentrantReadWriteLock();

    private volatile boolean closed;

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
        this.games = Map.copyOf(games);
        this.applicants = new Applicants(limits);
        this.referee =
                new Referee(applicants, table -> game(table.setup().game()).rules());
        this.metrics = Metrics.of(meters);
        this.reach = new Reach(store, metrics);
        this.memory = new Memory(reach, this::game, limits, metrics, this::changed);
        this.watching = new Watching(memory, reach, this::game, limits);
        this.runner = new Runner(this, memory, store, node, limits, bots, metrics);
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
        return memory.reading(from.table(), by, "", slot -> {
            var source = slot.table();
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
            return new Created(table.id, table.origin().invite());
        }
        return memory.reading(
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
        return memory.locked(
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
        var theirs = new LinkedHashSet<String>();
        reach.ask(store -> store.mine(person.id(), ALL)).forEach(row -> theirs.add(row.id()));
        reach.ask(store -> store.finishedOf(person.id(), ALL)).forEach(row -> theirs.add(row.id()));
        reach.ask(store -> store.saidBy(person.id())).forEach(row -> theirs.add(row.table()));
        theirs.forEach(id -> memory.locked(id, slot -> write(slot, "", now -> Referee.forget(now, person))));
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
                if (!memory.caughtUp(slot)) {
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
            var news = slot.play(table, rows, events);
            switch (appendWithRatings(table, after, rows, events)) {
                case Store.Appended() -> {
                    memory.settle(slot, table, rows, events, news);
                    events.forEach(this::count);
                    return table.seq();
                }
                case Store.Repeated(long seq) -> {
                    memory.catchUp(slot);
                    return seq;
                }
                case Store.Conflict() -> memory.catchUp(slot);
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
        return append(
                table, after, rows, ends ? reach.ask(store -> Ratings.after(table, store)) : List.<Rows.Rating>of());
    }

    private Store.Outcome append(Table table, long after, List<Rows.Event> rows, List<Rows.Rating> ratings) {
        writing.readLock().lock();
        try {
            if (closed) {
                throw new Refusal(Code.CANNOT_SAVE, "stopping");
            }
            var change = new Rows.Change(table.row(), table.seatRows(), after, rows, ratings);
            return reach.ask(store -> metrics.append().record(() -> store.append(change)));
        } finally {
            writing.readLock().unlock();
        }
    }

    // --- changes ---

    /** A table has changed, and that is durable. */
    private void changed(Table table) {
        tell(new Changed(table.id, table.origin().open(), table.people()));
        runner.consider(table);
    }

    /** The change is durable, whatever a listener makes of it. */
    private void tell(Changed changed) {
        for (var listener : listeners) {
            try {
                listener.accept(changed);
            } catch (RuntimeException e) {
                metrics.failed("list", changed.table(), e);
            }
        }
    }

    @Override
    public AutoCloseable onChange(Consumer<Changed> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Another node changed a table; or, without one, any. */
    private void hinted(String id, long seq) {
        if (id.isEmpty()) {
            memory.suspectAll();
            tell(new Changed("", true, List.of()));
        } else if (memory.holds(id)) {
            Thread.startVirtualThread(() -> memory.refresh(id, seq));
        } else if (!listeners.isEmpty()) {
            Thread.startVirtualThread(() -> tellListeners(id));
        }
    }

    private void tellListeners(String id) {
        try {
            var row = reach.ask(store -> store.table(id));
            var people = reach.ask(store -> store.seats(id)).stream()
                    .map(Rows.Seat::person)
                    .toList();
            row.ifPresent(table -> tell(new Changed(id, table.open(), people)));
        } catch (Refusal unreachable) {
            LOG.debug("a hint for the lists is lost", unreachable);
        }
    }

    int tablesInMemory() {
        return memory.size();
    }

    /** Called by the runner now and then. */
    void tidy() {
        memory.tidy();
    }

    long now() {
        return reach.now();
    }

    // --- looking ---

    @Override
    public Wire.StateMessage look(String table, @Nullable Person viewer, String invite, Lang lang) {
        return memory.reading(
                table, viewer, invite, slot -> slot.teller(idOf(viewer), lang).everything(slot.table(), now()));
    }

    @Override
    public List<Wire.Frame> history(String table, @Nullable Person viewer, String invite, Lang lang, int from, int to) {
        return memory.reading(table, viewer, invite, slot -> {
            var game = slot.table().game();
            int last = Math.min(to, game.moves());
            if (from < 0 || from > last || last - from >= FRAMES) {
                throw new Refusal(Code.MALFORMED, "table.history", game.moves(), FRAMES);
            }
            int seat = slot.teller(idOf(viewer), lang).viewer(slot.table());
            boolean over = slot.table().status() == Status.OVER;
            return game.history(seat, lang, slot.table()::nameOf, from, last, over);
        });
    }

    @Override
    public List<Progress> progress(String table, @Nullable Person viewer, String invite) {
        return memory.reading(table, viewer, invite, slot -> slot.table().game().progress());
    }

    @Override
    public String record(String table, @Nullable Person viewer, String invite) {
        return memory.reading(table, viewer, invite, slot -> {
            var now = slot.table();
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
        var id = idOf(viewer);
        return new Hall(
                id == null ? List.of() : summaries(reach.ask(store -> store.mine(id, MINE)), id),
                listed(Status.OPEN, id),
                listed(Status.PLAYING, id),
                listed(Status.OVER, id));
    }

    private List<Wire.Summary> listed(Status status, @Nullable String viewer) {
        var rows = reach.ask(store -> store.listed(status.id(), LISTED));
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
        var rows = played(reach.ask(store -> store.finishedOf(person, LISTED)));
        return summaries(rows, idOf(viewer)).stream()
                .filter(summary -> summary.open() || summary.mine() != null)
                .toList();
    }

    @Override
    public List<Said> said(Person person) {
        return reach.ask(store -> store.saidBy(person.id())).stream()
                .map(row -> new Said(row.table(), row.at(), Event.Said.read(row).text()))
                .toList();
    }

    @Override
    public Watch watch(
            String table,
            @Nullable Person viewer,
            String invite,
            Lang lang,
            Optional<Long> since,
            Consumer<Wire.Message> sink) {
        return memory.reading(table, viewer, invite, slot -> watching.watch(slot, idOf(viewer), lang, since, sink));
    }

    private static @Nullable String idOf(@Nullable Person viewer) {
        return viewer == null ? null : viewer.id();
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
        memory.close();
    }
}
