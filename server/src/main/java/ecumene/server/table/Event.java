package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Setup;
import ecumene.server.store.Rows;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
            Map.entry("marked", Marked.class),
            Map.entry("stopped", Stopped.class),
            Map.entry("continued", Continued.class),
            Map.entry("picked", Picked.class),
            Map.entry("always", Always.class),
            Map.entry("asked", Asked.class),
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
            implements Event {
        /** Without the name of somebody whose account is gone, and without the title if it was theirs. */
        Created without(String person) {
            var others = seats.stream().map(who -> unnamed(who, person)).toList();
            var kept = owner.equals(person) ? "" : title;
            return new Created(setup, others, clock, open, kept, rated, owner, invite, from);
        }

        private static Sitter unnamed(Sitter who, String person) {
            return switch (who) {
                case Sitter.Human(var id, var _) when id.equals(person) -> new Sitter.Human(id, Table.FORGOTTEN);
                case Sitter.Held(var id, var _) when id.equals(person) -> new Sitter.Held(id, Table.FORGOTTEN);
                default -> who;
            };
        }
    }

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

    /**
     * @param level of the bot that picked, empty for a person
     * @param mark of the position it led to ({@link ecumene.engine.Mark}), empty when none was kept
     */
    record Picked(
            int seat,
            String key,
            String level,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) String mark) implements Event {
        /** Those of older versions have none. */
        public Picked {
            mark = Objects.requireNonNullElse(mark, "");
        }
    }

    /** Under these rules the game goes on; after so many moves, the position has this mark. */
    record Marked(String rules, int moves, String mark) implements Event {}

    /** Under these rules the game cannot go on as it was: the position after so many moves is the last one that holds. */
    record Stopped(String rules, int moves, int of, String why) implements Event {}

    /** All agreed to go on under these rules from after so many moves; those that came later are gone. */
    record Continued(int moves, String rules, String mark) implements Event {}

    /**
     * A seat answers so whenever it is asked a question of this kind.
     *
     * @param prompt the key of what was asked
     */
    record Always(int seat, String kind, String prompt, String key) implements Event {}

    /**
     * From here on it is asked again.
     *
     * @param why one word, see {@link Standing}
     */
    record Asked(int seat, String kind, String why) implements Event {}

    /** @param fair whether nobody learned anything by it, or all seats are of persons and agreed; otherwise the game is not rated any more */
    record Undone(int moves, int seat, boolean fair) implements Event {}

    /** @param kind {@code undo}, {@code end} or {@code continue} */
    record Offered(String kind, int seat, int moves) implements Event {
        static final String UNDO = "undo";
        static final String END = "end";
        static final String CONTINUE = "continue";
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
        static final String FINISHED = "finished";
        static final String AGREED = "agreed";
        static final String CONCEDED = "conceded";
        static final String CLOSED = "closed";
    }

    /** @param seat -1 for somebody without one */
    record Said(String person, String name, int seat, String text) implements Event {
        static Said read(Rows.Event row) {
            return (Said) Event.read(row.kind(), row.body());
        }
    }

    record Rematched(String table) implements Event {}

    /** The account is gone: the name leaves this table. What happened before is without it already, in the store. */
    record Forgotten(String person) implements Event {}
}
