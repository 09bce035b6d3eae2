package ecumene.server.store;

import java.util.List;

/** The rows of the store as it gives and takes them. Times are milliseconds since 1970; an absent text is empty. */
public final class Rows {
    /** Stands where the name of somebody was whose account is gone. */
    public static final String NOBODY = "—";

    private Rows() {}

    /**
     * One event of a table.
     *
     * @param command the client's id of the command that made it, empty for the server's own; of several events made by one
     *     command only the first carries it
     * @param last the number of the last event that was written together with it, with which its command is answered
     */
    public record Event(String table, long seq, long at, String command, String kind, String body, long last) {
        /** An event that is written alone. */
        public Event(String table, long seq, long at, String command, String kind, String body) {
            this(table, seq, at, command, kind, body, seq);
        }
    }

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

    /**
     * How good somebody is at a game. The subject is a person's id, or {@code bot:} and the level.
     *
     * @param discounted how much of the games said little of the subject
     */
    public record Rating(String game, String subject, double mu, double sigma, int games, int wins, double discounted) {
        /** From so many games on that count in full a rating is taken for what it says. */
        public static final double ENOUGH = 5;

        /** A rating of games that all count in full. */
        public Rating(String game, String subject, double mu, double sigma, int games, int wins) {
            this(game, subject, mu, sigma, games, wins, 0);
        }

        public double counted() {
            return games - discounted;
        }
    }

    /**
     * How often two subjects have met in rated games, as of a time; the past is forgotten little by little.
     *
     * @param one comes before the other in the alphabet
     */
    public record Met(String game, String one, String other, double times, long at) {}

    /** A rating with the name people see. */
    public record Ranked(Rating rating, String name) {}

    /** @param password the hash, empty for a guest */
    public record Account(
            String id, String name, boolean guest, String password, String lang, String theme, long created) {}

    /**
     * A personal access token; only its hash is kept.
     *
     * @param scope what it is good for
     * @param expires from when on it is good for nothing; 0 for never
     */
    public record Token(
            String id, String person, String name, String hash, long created, long used, String scope, long expires) {}

    /** Whose token it is, and its scope. */
    public record Bearer(Account account, String scope) {}

    /**
     * What one command changes, all or nothing.
     *
     * @param after the table's last event as the writer knows it
     * @param events numbered from {@code after + 1}
     * @param seats all seats taken by persons
     * @param met who has met whom by it
     */
    public record Change(
            Table table, List<Seat> seats, long after, List<Event> events, List<Rating> ratings, List<Met> met) {
        public Change(Table table, List<Seat> seats, long after, List<Event> events, List<Rating> ratings) {
            this(table, seats, after, events, ratings, List.of());
        }
    }
}
