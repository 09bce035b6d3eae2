package ecumene.server.store;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjLongConsumer;

/**
 * Everything durable. A method that changes something returns only when the change is on the disk. When the database does not
 * answer, every method throws {@link Unavailable} and has changed nothing it can tell of; later calls try again by themselves.
 */
public interface Store extends AutoCloseable {
    /** The database does not answer. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Unavailable(Throwable cause) {
            super("the database does not answer", cause);
        }
    }

    /** How an append went. */
    sealed interface Outcome {}

    record Appended() implements Outcome {}

    /** Somebody else wrote first, at the table or a rating: catch up, check the rules again. */
    record Conflict() implements Outcome {}

    /** A command with this id has been carried out before, and made the event with this number. */
    record Repeated(long seq) implements Outcome {}

    // --- tables ---

    /**
     * Creates the table when {@code after} is 0, otherwise appends. Writes events, row, seats and ratings together, and only if
     * each rating that was there has counted one game less until now.
     */
    Outcome append(Change change);

    /** The events after a number, in order. */
    List<Event> events(String table, long after);

    /** The events by which somebody said something, with or without a seat, the oldest first. */
    List<Event> saidBy(String person);

    Optional<Table> table(String id);

    /** Tables with a seat for the person: running and open ones, those that wait for the person first, then the latest changed. */
    List<Table> mine(String person, int limit);

    /** Public tables with this status, the latest changed first. */
    List<Table> listed(String status, int limit);

    /** Finished tables of a person, the latest first. */
    List<Table> finishedOf(String person, int limit);

    List<Seat> seats(String table);

    // --- who runs a table's bots and clocks ---

    /** The database's clock, so that nodes agree. */
    long now();

    /** Says that this node is alive for so many milliseconds more. */
    void alive(String node, long millis);

    /** This node stops: its tables are free at once. */
    void gone(String node);

    /** Makes this node the one that runs a table, unless another living node does. Whether it is now ours. */
    boolean claim(String table, String node);

    /** Tables that are due by now and run by this node, by nobody or by a dead node. */
    List<String> due(String node, int limit);

    // --- people ---

    /** False when the name is taken; names are compared without case. */
    boolean addAccount(Account account);

    /** Replaces the account with the same id; false when its name is taken by somebody else. */
    boolean saveAccount(Account account);

    Optional<Account> account(String id);

    Optional<Account> accountNamed(String name);

    /** Removes the account, its sessions, tokens and ratings. Events keep the id, which then belongs to nobody. */
    void removeAccount(String id);

    /** Sessions and tokens are kept as hashes. */
    void addSession(String hash, String person, long expires);

    /** The person of a session that has not expired. Moves its end, unless the move is too small to be worth a write. */
    Optional<Account> session(String hash, long expires);

    void removeSession(String hash);

    void removeSessions(String person, String exceptHash);

    void addToken(Token token);

    List<Token> tokens(String person);

    /** Whose token it is; also notes, to the minute, that it was used. */
    Optional<Account> byToken(String hash);

    void removeToken(String person, String id);

    // --- ratings ---

    List<Rating> ratings(String game, List<String> subjects);

    List<Rating> ratingsOf(String subject);

    /** The best of a game by mu - 3 sigma, without guests and removed accounts. Bots are named by their level. */
    List<Ranked> leaderboard(String game, int limit);

    // --- the rest ---

    /**
     * Calls back for every table changed by another node on the same database: a hint with table and number, which may be lost.
     * An empty table says that any may have changed: hints begin, or were interrupted. The listener must be quick.
     */
    void onHint(ObjLongConsumer<String> listener);

    /** Whether the database answers now. */
    boolean answers();

    @Override
    void close();
}
