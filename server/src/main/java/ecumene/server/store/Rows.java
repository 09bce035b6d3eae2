package ecumene.server.store;

import java.util.List;

/** The rows of the store as it gives and takes them. Times are milliseconds since 1970; an absent text is empty. */
public final class Rows {
    private Rows() {}

    /**
     * One event of a table.
     *
     * @param command the client's id of the command that made it, empty for the server's own; of several events made by one
     *     command only the first carries it
     */
    public record Event(String table, long seq, long at, String command, String kind, String body) {}

    /**
     * A table as it stands after its last event: what lists and the node that runs it need without reading the events.
     *
     * @param status {@code open}, {@code playing} or {@code over}
     * @param seq the number of its last event
     * @param due when whoever runs the table must look at it: a bot's turn (at once) or the end of a clock; 0 for never
     * @param summary seats and the like, as JSON, for lists
     */
    public record Table(
            String id,
            String game,
            String variant,
            String title,
            String status,
            boolean open,
            String invite,
            String owner,
            long created,
            long changed,
            long seq,
            long due,
            int moves,
            int turn,
            String summary) {}

    /** A seat taken by a person, and whether the table waits for it. */
    public record Seat(String table, int seat, String person, boolean waiting) {}

    /** How good somebody is at a game. The subject is a person's id, or {@code bot:} and the level. */
    public record Rating(String game, String subject, double mu, double sigma, int games, int wins) {}

    /** A rating with the name people see. */
    public record Ranked(Rating rating, String name) {}

    /** @param password the hash, empty for a guest */
    public record Account(
            String id, String name, boolean guest, String password, String lang, String theme, long created) {}

    /** A personal access token; only its hash is kept. */
    public record Token(String id, String person, String name, String hash, long created, long used) {}

    /**
     * What one command changes, all or nothing.
     *
     * @param after the table's last event as the writer knows it
     * @param events numbered from {@code after + 1}
     * @param seats all seats taken by persons
     */
    public record Change(Table table, List<Seat> seats, long after, List<Event> events, List<Rating> ratings) {}
}
