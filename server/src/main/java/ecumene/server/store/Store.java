package ecumene.server.store;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Bearer;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Met;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    // --- what is kept of finished games, so that they can be looked at under other rules ---

    Optional<byte[]> archive(String table);

    /** What is there already stays. Whether it was not. */
    boolean keep(String table, byte[] archive);

    /** Under these rules it cannot be kept what is needed of it. Whether that is news. */
    boolean cannotKeep(String table, String rules);

    /** Finished games of which nothing is kept and, as far as is known, can be under these rules, the latest first. */
    List<String> unarchived(String game, String rules, int limit);

    // --- who runs a table's bots and clocks ---

    /** The database's clock, so that nodes agree. */
    long now();

    /** Says that this node is alive for so many milliseconds more. */
    void alive(String node, long millis);

    /** This node stops: its tables are free at once. */
    void gone(String node);

    /** Makes this node the one that runs a table, unless another living node does. Whether it is now ours. */
    boolean claim(String table, String node);

    /**
     * The bots of a table that this node runs, or nobody, have nobody to think for: any node may run it, and it is due at another
     * time (0 for never). Nothing happens when its last event is another one.
     */
    void rest(String table, String node, long seq, long due);

    /** How many running tables somebody has made that have no person's seat. */
    int botsAlone(String owner);

    /** Tables that are due by now and run by this node, by nobody or by a dead node. */
    List<String> due(String node, int limit);

    // --- who is at a table that has not begun ---

    /** Somebody is there for so many milliseconds more, by a socket of this node; by a mere request when the node is empty. */
    void arrived(String table, String person, String node, long millis);

    /** The last socket of the node was closed. Whoever has none on another node is not there any more. */
    void departed(String table, String person, String node);

    List<String> present(String table);

    // --- people ---

    /** False when the name is taken; names are one when {@link ecumene.server.people.Names#key} says so. */
    boolean addAccount(Account account);

    /** Replaces the account with the same id; false when its name is taken by somebody else. */
    boolean saveAccount(Account account);

    Optional<Account> account(String id);

    /**
     * Whose name it is: letter by letter, or else what is the same for the eye. People whose names were told apart once keep them; the
     * elder is found by either.
     */
    Optional<Account> accountNamed(String name);

    /** Removes the account, its sessions, tokens, ratings and whom it has met, and notes that it is leaving: tables may still name it. */
    void removeAccount(String id);

    /** Accounts that left before a time and may still be named somewhere. */
    List<String> leaving(long before);

    /** They are named nowhere any more. */
    void left(String person);

    /** The tables at which somebody has been, by their events. */
    List<String> naming(String person);

    /**
     * Takes somebody's name, what they said and the title they gave out of a table: its events, its row. They keep their numbers, and one
     * that tells of it is added. Whether there was anything.
     */
    boolean forget(String table, String person);

    /** What was removed is gone from the files of the embedded database as well. */
    void scrub();

    /** Sessions and tokens are kept as hashes. */
    void addSession(String hash, String person, long expires);

    /** The person of a session that has not expired. Moves its end, unless the move is too small to be worth a write. */
    Optional<Account> session(String hash, long expires);

    /** Which of these hashes are those of sessions that have not expired, or of tokens. */
    Set<String> good(Set<String> hashes);

    void removeSession(String hash);

    void removeSessions(String person, String exceptHash);

    void addToken(Token token);

    List<Token> tokens(String person);

    /** Whose token it is, unless it has expired; also notes, to the minute, that it was used. */
    Optional<Bearer> byToken(String hash);

    void removeTokens(String person);

    void removeToken(String person, String id);

    // --- ratings ---

    List<Rating> ratings(String game, List<String> subjects);

    List<Rating> ratingsOf(String subject);

    /** Who of these subjects has met whom in rated games. */
    List<Met> met(String game, List<String> subjects);

    /** The best of a game by mu - 3 sigma: accounts with enough games that count, and bots, who are named by their level. */
    List<Ranked> leaderboard(String game, int limit);

    // --- the rest ---

    /**
     * Calls back for every table changed by another node on the same database: a hint with table and number, which may be lost.
     * An empty table says that any may have changed: hints begin, or were interrupted. The listener must be quick.
     */
    void onHint(ObjLongConsumer<String> listener);

    /** How the store is now, or was a moment ago: it is found out by reading and by writing. */
    Condition condition();

    @Override
    void close();
}
