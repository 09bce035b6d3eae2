package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Setup;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.table.Sitter.Held;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Sitter.Robot;
import ecumene.server.table.Table.Status;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.Collections;
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
    /** So many moments of the past at once, for those at the table and for others. */
    private static final int FRAMES = 200;

    private static final int ATTEMPTS = 50;

    private final Map<String, Game<?>> games;
    private final Applicants applicants;
    private final Referee referee;
    private final Metrics metrics;
    private final Reach reach;
    private final Workshop workshop = Workshop.usual();
    private final Past past = new Past(workshop, Shelf.usual());
    private final Memory memory;
    private final Presence presence;
    private final Watching watching;
    private final Farewell farewell;
    private final Archivist archivist;
    private final Runner runner;
    private final Limits limits;
    private final Whereabouts whereabouts = new Whereabouts();
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
        this.metrics = Metrics.of(meters);
        this.reach = new Reach(store, metrics);
        this.memory = new Memory(reach, this::known, limits, metrics, workshop, this::changed);
        this.presence = new Presence(reach, node);
        this.referee = new Referee(applicants, table -> playable(table.setup()).rules(), presence::at);
        this.watching = new Watching(memory, reach, this::known, limits, presence, workshop);
        this.farewell = new Farewell(reach, this::forget);
        this.limits = limits;
        this.archivist = new Archivist(reach, this.games, metrics);
        this.runner = new Runner(this, memory, store, node, limits, bots, whereabouts, metrics);
        store.onHint(this::hinted);
        runner.start();
        archivist.start();
    }

    // --- creating ---

    @Override
    public Created create(Person by, String command, NewTable wanted) {
        var id = command.isEmpty() ? Ids.table() : Ids.table("create", by.id(), command);
        var origin = origin(by, wanted);
        var table = new Table(id, this::known, now(), origin);
        var events = new ArrayList<Event>(List.of(origin));
        boolean full = origin.seats().stream().noneMatch(Nobody.class::isInstance);
        if (wanted.start() && full) {
            events.addAll(referee.start(table));
            refuseTooMany(table);
        }
        return make(table, command, events);
    }

    /** Bots play among themselves for whoever watches; that many such games at once are for nobody. */
    private void refuseTooMany(Table table) {
        int most = limits.thinking().alone();
        var owner = table.origin().owner();
        if (table.botsAlone() && reach.ask(store -> store.botsAlone(owner)) >= most) {
            throw new Refusal(Code.NOT_NOW, "table.bots-alone", most);
        }
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

    /** The set-up of a table that was made some time ago may not be there any more. */
    private Game<?> playable(Setup setup) {
        var game = game(setup.game());
        Applicants.validate(game, setup);
        return game;
    }

    /** Writes a new table. When one with this id is there, the command was carried out before. */
    private Created make(Table table, String command, List<Event> events) {
        long at = now();
        events.subList(1, events.size()).forEach(event -> table.apply(at, event));
        var outcome = append(table, 0, rows(table.id, 0, at, command, events), Ratings.News.NONE);
        if (outcome instanceof Store.Appended) {
            changed(table);
            return new Created(table.id, table.origin().invite());
        }
        return memory.reading(
                table.id, slot -> new Created(slot.id, slot.table().origin().invite()));
    }

    private Optional<Game<?>> known(String id) {
        return Optional.ofNullable(games.get(id));
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
    public Done command(String table, Person by, String commandId, Command command) {
        // Ids are made by clients, who do not know each other's.
        var id = commandId.isEmpty() ? "" : by.id() + " " + commandId;
        return command instanceof Command.Rematch
                ? rematch(table, by, id)
                : memory.locked(table, slot -> carryOut(slot, by, id, now -> referee.decide(now, by, command)));
    }

    /** Whoever does something at a table is there. */
    private Done carryOut(Slot slot, Person by, String command, Function<Table, Decision> decide) {
        var done = write(slot, command, now -> notTooMany(now, decide.apply(now)));
        presence.asked(slot, by.id());
        return done;
    }

    private Decision notTooMany(Table table, Decision decision) {
        if (decision.events().stream().anyMatch(Event.Started.class::isInstance)) {
            refuseTooMany(table);
        }
        return decision;
    }

    /** Accepts the rematch that somebody asked for, or asks for one: who asked sits, for the others their seats are kept. */
    private Done rematch(String table, Person by, String command) {
        var done = memory.locked(table, slot -> rematch(slot, by, command));
        var again = memory.locked(table, slot -> slot.table().rematch());
        memory.locked(again, slot -> carryOut(slot, by, command, now -> Decision.of(referee.accept(now, by))));
        return done;
    }

    /** The new table is made first, under a name that follows from the old one, so that it is never made twice. */
    private Done rematch(Slot slot, Person by, String command) {
        return write(slot, command, old -> {
            Referee.seated(old, by);
            if (old.status() != Status.OVER || !old.started()) {
                throw new Refusal(Code.NOT_NOW, "table.not-over");
            }
            if (!old.rematch().isEmpty()) {
                return Decision.NOTHING;
            }
            var id = Ids.table("rematch", old.id, old.origin().invite());
            make(id, by, old);
            return Decision.of(new Event.Rematched(id));
        });
    }

    private void make(String id, Person by, Table old) {
        playable(old.setup());
        var seats = new ArrayList<Sitter>();
        for (var chair : old.chairs()) {
            seats.add(again(by, chair));
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
        var table = new Table(id, this::known, now(), origin);
        var events = new ArrayList<Event>(List.of(origin));
        if (table.chairs().stream().noneMatch(Table.Chair::empty)) {
            events.addAll(referee.start(table));
        }
        make(table, "", events);
    }

    /** Nobody is seated who has not accepted. */
    private static Sitter again(Person by, Table.Chair chair) {
        return switch (chair.who()) {
            case Human(var person, var _) when person.equals(by.id()) -> new Human(person, Applicants.name(by));
            case Human(var person, var name) -> chair.gone() ? new Nobody() : new Held(person, name);
            case Nobody(), Held(var _, var _), Robot(var _) -> chair.who();
        };
    }

    @Override
    public void forget(Person person) {
        farewell.of(person.id());
    }

    /** The seat is given up as anybody would, if the game can be played; the name goes from the rows, whether it can or not. */
    private void forget(String table, String person) {
        try {
            memory.locked(table, slot -> write(slot, "", now -> Decision.of(Referee.farewell(now, person))));
        } catch (Refusal e) {
            if (e.code() == Code.CANNOT_SAVE) {
                throw e;
            }
            LOG.debug("table {} cannot be played any more", table, e);
        }
        if (reach.ask(store -> store.forget(table, person))) {
            if (memory.holds(table)) {
                memory.refresh(table, Long.MAX_VALUE);
            } else {
                tellListeners(table);
            }
        }
    }

    /**
     * Decides on the table as it is known here, and writes. A refusal is given only when the table is known to its last event, and
     * so all commands that were carried out: who cannot know that answers that nothing can be saved. An empty decision changes
     * nothing.
     */
    Done write(Slot slot, String command, Function<Table, Decision> decide) {
        renew(slot);
        var done = carriedOut(slot, command, decide);
        stand(slot);
        return done;
    }

    /** What is always answered is picked at once. What has been written before stands, whether that succeeds or not. */
    private void stand(Slot slot) {
        try {
            for (int i = 0; i < ATTEMPTS && slot.table().toAnswer().isPresent(); i++) {
                var _ = carriedOut(slot, "", Referee::standing);
            }
        } catch (Refusal later) {
            LOG.debug("table {}: an answer that stands waits", slot.id, later);
        }
    }

    /** Writes down once that the game goes on, or stands still, under the rules of today. */
    void renew(Slot slot) {
        if (!slot.table().news().isEmpty()) {
            var _ = carriedOut(slot, "", now -> Decision.of(now.news()));
        }
        stand(slot);
    }

    private Done carriedOut(Slot slot, String command, Function<Table, Decision> decide) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            var done = slot.commands.get(command);
            if (done != null) {
                return done;
            }
            Decision decision;
            try {
                decision = decide.apply(slot.table());
            } catch (Refusal refusal) {
                if (!memory.catchUp(slot)) {
                    throw refusal;
                }
                continue;
            }
            var events = decision.events();
            if (events.isEmpty()) {
                return new Done(slot.table().seq(), 0);
            }
            var table = slot.table().copy(decision);
            long after = table.seq();
            var rows = rows(slot.id, after, Math.max(now(), table.changed()), command, events);
            var moments = slot.play(table, rows, events);
            switch (appendTo(slot, table, rows, events)) {
                case Store.Appended() -> {
                    memory.settle(slot, table, rows, moments);
                    archivist.consider(table);
                    events.forEach(this::count);
                    return new Done(
                            table.seq(),
                            Math.toIntExact(events.stream()
                                    .filter(Event.Picked.class::isInstance)
                                    .count()));
                }
                case Store.Repeated _ -> memory.catchUp(slot); // then it is known what came of it
                case Store.Conflict() -> memory.catchUp(slot);
            }
        }
        throw new Refusal(Code.OUTDATED, "outdated");
    }

    private void count(Event event) {
        if (event instanceof Event.Picked picked) {
            metrics.moved(!picked.level().isEmpty());
        }
    }

    private static List<Rows.Event> rows(String table, long after, long at, String command, List<Event> events) {
        var rows = new ArrayList<Rows.Event>();
        long last = after + events.size();
        for (int i = 0; i < events.size(); i++) {
            var event = events.get(i);
            rows.add(new Rows.Event(
                    table, after + 1 + i, at, i == 0 ? command : "", event.type(), Wire.text(event), last));
        }
        return rows;
    }

    /** When the store does not answer, it may have written all the same. */
    private Store.Outcome appendTo(Slot slot, Table table, List<Rows.Event> rows, List<Event> events) {
        boolean ends = events.stream().anyMatch(Event.Ended.class::isInstance);
        var ratings = ends ? reach.ask(store -> Ratings.after(table, store)) : Ratings.News.NONE;
        slot.doubtful = true;
        var outcome = append(table, slot.table().seq(), rows, ratings);
        slot.doubtful = false;
        return outcome;
    }

    private Store.Outcome append(Table table, long after, List<Rows.Event> rows, Ratings.News news) {
        writing.readLock().lock();
        try {
            if (closed) {
                throw new Refusal(Code.CANNOT_SAVE, "stopping");
            }
            var change = new Rows.Change(table.row(), table.seatRows(), after, rows, news.ratings(), news.met());
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
        memory.watched(presence::keep);
        farewell.sweep();
    }

    long now() {
        return reach.now();
    }

    // --- looking ---

    @Override
    public void seen(Person person, String address) {
        whereabouts.seen(person.id(), address);
    }

    @Override
    public Wire.StateMessage look(String table, @Nullable Person viewer, String invite, Lang lang) {
        var seen = memory.reading(table, viewer, invite, slot -> {
            if (viewer != null) {
                slot.glance(
                        viewer.id(),
                        System.nanoTime() + limits.thinking().glance().toNanos());
                presence.asked(slot, viewer.id());
                runner.consider(slot.table());
            }
            return slot.seen();
        });
        var teller = seen.teller(idOf(viewer), lang);
        long now = now();
        return workshop.ask(Payer.current(), () -> teller.everything(seen.table(), now));
    }

    /** A copy of the table, for whoever may see it: nobody at the table waits while it is looked at. */
    private Seen seen(String table, @Nullable Person viewer, String invite) {
        return memory.reading(table, viewer, invite, Slot::seen);
    }

    @Override
    public Wire.Summary summary(String table, @Nullable Person viewer, Lang lang) {
        var seen = seen(table, viewer, "");
        return seen.teller(idOf(viewer), lang).summary(seen.table(), now());
    }

    @Override
    public Packed history(String table, @Nullable Person viewer, String invite, Lang lang, int from, int to) {
        var now = seen(table, viewer, invite).table();
        int seat = new Teller(idOf(viewer), lang, _ -> false).viewer(now);
        int most = seat < now.chairs().size() ? FRAMES : Past.PIECE;
        int last = Math.min(to, now.look().moves());
        if (from < 0 || from > last || last - from >= most) {
            throw new Refusal(Code.MALFORMED, "table.history", now.look().moves(), most);
        }
        return past.frames(now, seat, lang, from, last);
    }

    @Override
    public List<Progress> progress(String table, @Nullable Person viewer, String invite) {
        return past.progress(seen(table, viewer, invite).table());
    }

    @Override
    public String record(String table, @Nullable Person viewer, String invite) {
        var now = seen(table, viewer, invite).table();
        if (now.status() != Status.OVER) {
            throw new Refusal(Code.NOT_NOW, "table.not-over");
        }
        return past.record(now);
    }

    @Override
    public Hall hall(@Nullable Person viewer, Lang lang) {
        var id = idOf(viewer);
        return new Hall(
                id == null ? List.of() : summaries(reach.ask(store -> store.mine(id, MINE)), id, lang),
                listed(Status.OPEN, id, lang),
                listed(Status.PLAYING, id, lang),
                listed(Status.OVER, id, lang));
    }

    private List<Wire.Summary> listed(Status status, @Nullable String viewer, Lang lang) {
        var rows = reach.ask(store -> store.listed(status.id(), LISTED));
        return summaries(status == Status.OVER ? played(rows) : rows, viewer, lang);
    }

    /** Without tables that were closed before they started. */
    private static List<Rows.Table> played(List<Rows.Table> rows) {
        return rows.stream().filter(row -> row.moves() > 0).toList();
    }

    private static List<Wire.Summary> summaries(List<Rows.Table> rows, @Nullable String viewer, Lang lang) {
        return rows.stream()
                .map(row -> Listing.read(row.summary()).summary(row, viewer, lang))
                .toList();
    }

    @Override
    public List<Wire.Summary> finishedOf(String person, @Nullable Person viewer, Lang lang) {
        var rows = played(reach.ask(store -> store.finishedOf(person, LISTED)));
        return summaries(rows, idOf(viewer), lang).stream()
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
            Consumer<Letter> sink) {
        return memory.reading(table, viewer, invite, slot -> {
            var watch = watching.watch(slot, idOf(viewer), lang, since, sink);
            runner.consider(slot.table());
            return watch;
        });
    }

    private static @Nullable String idOf(@Nullable Person viewer) {
        return viewer == null ? null : viewer.id();
    }

    @Override
    public void close() {
        runner.stop();
        archivist.close();
        writing.writeLock().lock();
        try {
            closed = true;
        } finally {
            writing.writeLock().unlock();
        }
        runner.handOver();
        memory.close();
        workshop.close();
    }
}
