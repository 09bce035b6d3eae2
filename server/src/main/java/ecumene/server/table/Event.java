package ecumene.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Setup;
import ecumene.server.store.Rows;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Something that happened at a table, as it is kept. Names and fields stay as they are once released. */
sealed interface Event {
    Map<String, Class<? extends Event>> TYPES = Map.ofEntries(
            Map.entry("created", Created.class),
            Map.entry("sat", Sat.class),
            Map.entry("left", Left.class),
            Map.entry("seated", Seated.class),
            Map.entry("started", Started.class),
            Map.entry("picked", Picked.class),
            Map.entry("undone", Undone.class),
            Map.entry("offered", Offered.class),
            Map.entry("answered", Answered.class),
            Map.entry("conceded", Conceded.class),
            Map.entry("flagged", Flagged.class),
            Map.entry("resumed", Resumed.class),
            Map.entry("replaced", Replaced.class),
            Map.entry("ended", Ended.class),
            Map.entry("said", Said.class),
            Map.entry("rematched", Rematched.class),
            Map.entry("forgotten", Forgotten.class));

    Map<Class<? extends Event>, String> NAMES =
            TYPES.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getValue, Map.Entry::getKey));

    static Event read(String type, String body) {
        try {
            return Wire.JSON.readValue(
                    body,
                    Optional.ofNullable(TYPES.get(type))
                            .orElseThrow(() -> new IllegalStateException("an event of a later version: " + type)));
        } catch (JsonProcessingException e) {
            // Without its cause: that would quote the body, which may hold the seed.
            throw new IllegalStateException("an event that cannot be read: " + type);
        }
    }

    static List<Event> read(List<Rows.Event> rows) {
        return rows.stream().map(row -> read(row.kind(), row.body())).toList();
    }

    /** The name under which it is kept. */
    default String type() {
        return Optional.ofNullable(NAMES.get(getClass())).orElseThrow();
    }

    /** @param from how it will start when it goes on from a position of another game */
    record Created(
            Setup setup,
            List<Sitter> seats,
            TimeControl clock,
            boolean open,
            String title,
            boolean rated,
            String owner,
            String invite,
            @Nullable Started from)
            implements Event {}

    record Sat(int seat, String person, String name) implements Event {}

    /** Before the start the seat is open again; later a bot plays on. */
    record Left(int seat) implements Event {}

    record Seated(int seat, Sitter who) implements Event {}

    /** @param picks taken over from another game */
    record Started(String seed, String rules, List<Pick> picks) implements Event {
        /** The seed is a secret. */
        @Override
        public String toString() {
            return "Started[" + rules + "]";
        }
    }

    /** @param level of the bot that picked, empty for a person */
    record Picked(int seat, String key, String level) implements Event {}

    /** @param fair whether nobody learned anything by it, or all agreed; otherwise the game is not rated any more */
    record Undone(int moves, int seat, boolean fair) implements Event {}

    /** @param kind {@code undo} or {@code end} */
    record Offered(String kind, int seat, int moves) implements Event {
        static final String UNDO = "undo";
        static final String END = "end";
    }

    record Answered(long offer, int seat, boolean yes) implements Event {}

    record Conceded(int seat) implements Event {}

    record Flagged(int seat) implements Event {}

    record Resumed(int seat) implements Event {}

    /**
     * A bot failed and another one plays on.
     *
     * @param why {@code crashed} or {@code slow}
     */
    record Replaced(int seat, String was, String level, String why) implements Event {}

    /** @param reason {@code finished}, {@code agreed}, {@code conceded} or {@code closed} */
    record Ended(String reason, List<Integer> scores) implements Event {
        static final String CLOSED = "closed";
    }

    /** @param seat -1 for somebody without one */
    record Said(String person, String name, int seat, String text) implements Event {
        static Said read(Rows.Event row) {
            return (Said) Event.read(row.kind(), row.body());
        }
    }

    record Rematched(String table) implements Event {}

    /** The account is gone: the name leaves this table. */
    record Forgotten(String person) implements Event {}
}
