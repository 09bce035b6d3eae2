package ecumene.server.http;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import ecumene.server.store.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ObjLongConsumer;

/** People in memory, and a switch that makes the database go away. */
final class MemoryStore implements Store {
    record Session(String person, long expires) {}

    final Map<String, Account> accounts = new ConcurrentHashMap<>();
    final Map<String, Session> sessions = new ConcurrentHashMap<>();
    final List<Token> tokens = new CopyOnWriteArrayList<>();
    volatile boolean away;

    private void ask() {
        if (away) {
            throw new Unavailable(new IllegalStateException("switched off"));
        }
    }

    @Override
    public boolean addAccount(Account account) {
        ask();
        return accountNamed(account.name()).isEmpty() && accounts.put(account.id(), account) == null;
    }

    @Override
    public boolean saveAccount(Account account) {
        ask();
        if (accountNamed(account.name())
                .filter(other -> !other.id().equals(account.id()))
                .isPresent()) {
            return false;
        }
        accounts.put(account.id(), account);
        return true;
    }

    @Override
    public Optional<Account> account(String id) {
        ask();
        return Optional.ofNullable(accounts.get(id));
    }

    @Override
    public Optional<Account> accountNamed(String name) {
        ask();
        return accounts.values().stream()
                .filter(account -> account.name().equalsIgnoreCase(name))
                .findFirst();
    }

    @Override
    public void removeAccount(String id) {
        ask();
        accounts.remove(id);
        removeSessions(id, "");
        tokens.removeIf(token -> token.person().equals(id));
    }

    @Override
    public void addSession(String hash, String person, long expires) {
        ask();
        sessions.put(hash, new Session(person, expires));
    }

    @Override
    public Optional<Account> session(String hash, long expires) {
        ask();
        return Optional.ofNullable(sessions.get(hash))
                .filter(session -> session.expires() > now())
                .flatMap(session -> account(session.person()));
    }

    @Override
    public void removeSession(String hash) {
        ask();
        sessions.remove(hash);
    }

    @Override
    public void removeSessions(String person, String exceptHash) {
        ask();
        sessions.entrySet()
                .removeIf(entry -> entry.getValue().person().equals(person)
                        && !entry.getKey().equals(exceptHash));
    }

    @Override
    public void addToken(Token token) {
        ask();
        tokens.add(token);
    }

    @Override
    public List<Token> tokens(String person) {
        ask();
        return tokens.stream().filter(token -> token.person().equals(person)).toList();
    }

    @Override
    public Optional<Account> byToken(String hash) {
        ask();
        return tokens.stream()
                .filter(token -> token.hash().equals(hash))
                .findFirst()
                .flatMap(token -> account(token.person()));
    }

    @Override
    public void removeToken(String person, String id) {
        ask();
        tokens.removeIf(token -> token.person().equals(person) && token.id().equals(id));
    }

    @Override
    public List<Rating> ratings(String game, List<String> subjects) {
        return List.of();
    }

    @Override
    public List<Rating> ratingsOf(String subject) {
        ask();
        return List.of(new Rating("pyramid", subject, 30, 5, 7, 4));
    }

    @Override
    public List<Ranked> leaderboard(String game, int limit) {
        ask();
        return List.of(
                new Ranked(new Rating(game, "bot:search:1s", 35, 2, 90, 60), "search:1s"),
                new Ranked(new Rating(game, "somebody", 25, 3, 9, 3), "Somebody"));
    }

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public boolean answers() {
        return !away;
    }

    @Override
    public Outcome append(Change change) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Event> events(String table, long after) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Table> table(String id) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Table> mine(String person, int limit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Table> listed(String status, int limit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Table> finishedOf(String person, int limit) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<Seat> seats(String table) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void alive(String node, long millis) {}

    @Override
    public void gone(String node) {}

    @Override
    public boolean claim(String table, String node) {
        return true;
    }

    @Override
    public List<String> due(String node, int limit) {
        return List.of();
    }

    @Override
    public void onHint(ObjLongConsumer<String> listener) {}

    @Override
    public void close() {}
}
