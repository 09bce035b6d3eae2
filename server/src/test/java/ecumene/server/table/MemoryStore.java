package ecumene.server.table;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import ecumene.server.store.Store;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ObjLongConsumer;

/** The tables' part of a store, in memory, with a clock moved by hand and faults on demand. */
final class MemoryStore implements Store {
    private static final long BEGINNING = 1_700_000_000_000L;

    private final Map<String, List<Event>> events = new HashMap<>();
    /** The last event that was written together with each. */
    private final Map<String, Long> written = new HashMap<>();

    private final Map<String, Table> tables = new TreeMap<>();
    private final Map<String, List<Seat>> seats = new HashMap<>();
    private final Map<String, Rating> ratings = new HashMap<>();
    private final Map<String, Long> alive = new HashMap<>();
    private final Map<String, String> claims = new HashMap<>();
    private final Set<String> silenced = new HashSet<>();
    private final List<ObjLongConsumer<String>> listeners = new ArrayList<>();
    private long now = BEGINNING;
    private boolean down;
    /** A real store hints at changes of other nodes only; this one does not know who is asking. */
    private boolean hinting;

    // --- faults ---

    synchronized void advance(long millis) {
        now += millis;
    }

    synchronized void down(boolean isDown) {
        down = isDown;
    }

    synchronized void hinting(boolean on) {
        hinting = on;
    }

    /** Hints may have been lost. */
    synchronized void interrupted() {
        listeners.forEach(listener -> listener.accept("", 0));
    }

    /** The heart of a node is not heard any more. */
    synchronized void silence(String node) {
        silenced.add(node);
    }

    synchronized String runnerOf(String table) {
        return claims.getOrDefault(table, "");
    }

    private void reach() {
        if (down) {
            throw new Unavailable(new IOException("pulled the plug"));
        }
    }

    // --- tables ---

    @Override
    public synchronized Outcome append(Change change) {
        reach();
        var id = change.table().id();
        var stream = events.getOrDefault(id, List.of());
        for (var event : change.events()) {
            for (var old : stream) {
                if (!event.command().isEmpty() && event.command().equals(old.command())) {
                    return new Repeated(written.get(id + " " + old.seq()));
                }
            }
        }
        if (stream.size() != change.after()) {
            return new Conflict();
        }
        long next = change.after();
        for (var event : change.events()) {
            if (event.seq() != ++next || !event.table().equals(id)) {
                throw new IllegalArgumentException("events are numbered one after another: " + event.seq());
            }
        }
        if (change.table().seq() != next) {
            throw new IllegalArgumentException("the row is not that of the last event");
        }
        var longer = new ArrayList<>(stream);
        longer.addAll(change.events());
        events.put(id, longer);
        for (var event : change.events()) {
            written.put(id + " " + event.seq(), next);
        }
        tables.put(id, change.table());
        seats.put(id, change.seats());
        change.ratings().forEach(rating -> ratings.put(rating.game() + " " + rating.subject(), rating));
        if (hinting) {
            long last = next;
            listeners.forEach(listener -> listener.accept(id, last));
        }
        return new Appended();
    }

    @Override
    public synchronized List<Event> events(String table, long after) {
        reach();
        return events.getOrDefault(table, List.of()).stream()
                .filter(event -> event.seq() > after)
                .toList();
    }

    @Override
    public synchronized Optional<Table> table(String id) {
        reach();
        return Optional.ofNullable(tables.get(id));
    }

    private List<Table> latest(java.util.function.Predicate<Table> wanted, int limit) {
        reach();
        return tables.values().stream()
                .filter(wanted)
                .sorted(Comparator.comparingLong(Table::changed).reversed())
                .limit(limit)
                .toList();
    }

    private boolean seated(Table table, String person) {
        return seats.get(table.id()).stream().anyMatch(seat -> seat.person().equals(person));
    }

    private boolean awaited(Table table, String person) {
        return seats.get(table.id()).stream().anyMatch(seat -> seat.person().equals(person) && seat.waiting());
    }

    @Override
    public synchronized List<Table> mine(String person, int limit) {
        return latest(table -> !table.status().equals("over") && seated(table, person), limit).stream()
                .sorted(Comparator.comparing(table -> !awaited(table, person)))
                .toList();
    }

    @Override
    public synchronized List<Table> listed(String status, int limit) {
        return latest(table -> table.status().equals(status) && table.open(), limit);
    }

    @Override
    public synchronized List<Table> finishedOf(String person, int limit) {
        return latest(table -> table.status().equals("over") && seated(table, person), limit);
    }

    @Override
    public synchronized List<Seat> seats(String table) {
        reach();
        return seats.getOrDefault(table, List.of());
    }

    // --- nodes ---

    @Override
    public synchronized long now() {
        reach();
        return now;
    }

    @Override
    public synchronized void alive(String node, long millis) {
        reach();
        if (!silenced.contains(node)) {
            alive.put(node, now + millis);
        }
    }

    @Override
    public synchronized void gone(String node) {
        reach();
        alive.remove(node);
    }

    private boolean free(String table, String node) {
        var runner = claims.getOrDefault(table, node);
        return runner.equals(node) || alive.getOrDefault(runner, 0L) < now;
    }

    @Override
    public synchronized boolean claim(String table, String node) {
        reach();
        boolean free = free(table, node);
        if (free) {
            claims.put(table, node);
        }
        return free;
    }

    @Override
    public synchronized List<String> due(String node, int limit) {
        return latest(table -> table.due() > 0 && table.due() <= now && free(table.id(), node), limit).stream()
                .map(Table::id)
                .toList();
    }

    // --- ratings ---

    @Override
    public synchronized List<Rating> ratings(String game, List<String> subjects) {
        reach();
        return ratings.values().stream()
                .filter(rating -> rating.game().equals(game) && subjects.contains(rating.subject()))
                .toList();
    }

    @Override
    public synchronized List<Rating> ratingsOf(String subject) {
        reach();
        return ratings.values().stream()
                .filter(rating -> rating.subject().equals(subject))
                .toList();
    }

    @Override
    public synchronized void onHint(ObjLongConsumer<String> listener) {
        listeners.add(listener);
    }

    @Override
    public synchronized boolean answers() {
        return !down;
    }

    @Override
    public void close() {}

    // --- people: not at the tables ---

    private static UnsupportedOperationException notHere() {
        return new UnsupportedOperationException("tables know nothing of accounts");
    }

    @Override
    public List<Ranked> leaderboard(String game, int limit) {
        throw notHere();
    }

    @Override
    public boolean addAccount(Account account) {
        throw notHere();
    }

    @Override
    public boolean saveAccount(Account account) {
        throw notHere();
    }

    @Override
    public Optional<Account> account(String id) {
        throw notHere();
    }

    @Override
    public Optional<Account> accountNamed(String name) {
        throw notHere();
    }

    @Override
    public void removeAccount(String id) {
        throw notHere();
    }

    @Override
    public void addSession(String hash, String person, long expires) {
        throw notHere();
    }

    @Override
    public Optional<Account> session(String hash, long expires) {
        throw notHere();
    }

    @Override
    public void removeSession(String hash) {
        throw notHere();
    }

    @Override
    public void removeSessions(String person, String exceptHash) {
        throw notHere();
    }

    @Override
    public void addToken(Token token) {
        throw notHere();
    }

    @Override
    public List<Token> tokens(String person) {
        throw notHere();
    }

    @Override
    public Optional<Account> byToken(String hash) {
        throw notHere();
    }

    @Override
    public void removeToken(String person, String id) {
        throw notHere();
    }
}
