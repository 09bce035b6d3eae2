package ecumene.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.people.Person;
import ecumene.server.store.Rows.Account;
import ecumene.server.store.SqlStore;
import ecumene.server.store.Store;
import ecumene.server.testing.Folder;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/** A real store in a folder of its own, one or more nodes on it, a clock moved by hand, and people: what the tests of tables need. */
final class Evening implements AutoCloseable {
    static final Map<String, Game<?>> GAMES =
            Map.of("toy", new TalkingToy(), "pyramid", Games.installed().open("pyramid"));
    static final Person ANN = person("ann");
    static final Person BOB = person("bob");
    static final Person CAT = person("cat");
    private static final Duration DEADLINE = Duration.ofSeconds(30);

    private final Folder folder = new Folder();
    private final AtomicLong clock = new AtomicLong(1_700_000_000_000L);
    final SqlStore store = SqlStore.embedded(folder.path(), () -> Instant.ofEpochMilli(clock.get()));
    /** Of the first node. */
    final SimpleMeterRegistry meters = new SimpleMeterRegistry();

    private final List<Room> rooms = new ArrayList<>();
    private int commands;

    static Person person(String id) {
        return new Person(id, id.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + id.substring(1), false, "", "");
    }

    /** They have accounts in the store; without one nobody is rated. */
    void register(Person... people) {
        for (var person : people) {
            var account = new Account(
                    person.id(), person.name(), person.guest(), person.guest() ? "" : "hash", "", "", clock.get());
            Assertions.assertThat(store.addAccount(account)).isTrue();
        }
    }

    /** Like the real ones, only quicker. */
    static Limits limits() {
        return limits(Duration.ofSeconds(30), Duration.ofMillis(50), Duration.ofMinutes(10), 100);
    }

    static Limits limits(Duration botLimit, Duration poll, Duration idle, int tables) {
        return limits(botLimit, Duration.ofMillis(500), poll, idle, tables);
    }

    static Limits limits(Duration botLimit, Duration heartbeat, Duration poll, Duration idle, int tables) {
        return new Limits(
                botLimit,
                Duration.ofMillis(200),
                1000,
                Limits.Thinking.with(2),
                Duration.ofMillis(10),
                heartbeat,
                Duration.ofSeconds(5),
                poll,
                idle,
                tables,
                100,
                200,
                60,
                500);
    }

    Room room() {
        return room("node-" + rooms.size(), BotFactory.usual(), limits());
    }

    Room room(String node, BotFactory bots, Limits limits) {
        return room(store, node, bots, limits);
    }

    Room room(Store on, String node, BotFactory bots, Limits limits) {
        var room = new Room(on, node, GAMES, limits, bots, rooms.isEmpty() ? meters : new SimpleMeterRegistry());
        rooms.add(room);
        return room;
    }

    /** Time goes by, for the store and so for everybody. */
    void pass(long millis) {
        clock.addAndGet(millis);
    }

    @Override
    public void close() {
        rooms.forEach(Room::close);
        store.close();
        folder.close();
    }

    // --- tables ---

    static NewTable wanted(String game, String... seats) {
        return new NewTable(game, "", Map.of(), List.of(seats), new TimeControl.None(), true, "", true, false, null);
    }

    static NewTable timed(NewTable table, TimeControl clock) {
        return new NewTable(
                table.game(),
                table.variant(),
                table.options(),
                table.seats(),
                clock,
                table.open(),
                table.title(),
                table.start(),
                table.rated(),
                table.from());
    }

    static NewTable closed(NewTable table) {
        return new NewTable(
                table.game(),
                table.variant(),
                table.options(),
                table.seats(),
                table.clock(),
                false,
                table.title(),
                table.start(),
                table.rated(),
                table.from());
    }

    static NewTable rated(NewTable table) {
        return new NewTable(
                table.game(),
                table.variant(),
                table.options(),
                table.seats(),
                table.clock(),
                table.open(),
                table.title(),
                table.start(),
                true,
                table.from());
    }

    static NewTable goingOn(NewTable table, String source, int moves) {
        return new NewTable(
                table.game(),
                table.variant(),
                table.options(),
                table.seats(),
                table.clock(),
                table.open(),
                table.title(),
                table.start(),
                table.rated(),
                new NewTable.From(source, moves));
    }

    /** Ann and Bob, started by Ann. */
    String annAndBob(Room room, NewTable table) {
        var id = room.create(ANN, "", table).table();
        run(
                room,
                id,
                BOB,
                new Command.Sit(1, room.look(id, ANN, "", Lang.EN).table().invite()));
        run(room, id, ANN, new Command.Start());
        return id;
    }

    String annAndBob(Room room, String game) {
        return annAndBob(room, wanted(game, "me", "open"));
    }

    long run(Room room, String table, Person by, Command command) {
        return room.command(table, by, "c" + ++commands, command).seq();
    }

    /** What came of it; empty when the rules do not allow it. */
    Optional<Tables.Done> sent(Room room, String table, Person by, Command command) {
        try {
            return Optional.of(room.command(table, by, "c" + ++commands, command));
        } catch (Refusal refusal) {
            Assertions.assertThat(refusal.code()).isEqualTo(Refusal.Code.ILLEGAL);
            return Optional.empty();
        }
    }

    static Wire.StateMessage look(Room room, String table, Person viewer) {
        return room.look(table, viewer, "", Lang.EN);
    }

    static JsonNode frames(Room room, String table, @Nullable Person viewer, int from, int to) {
        try {
            return Wire.JSON
                    .readTree(room.history(table, viewer, "", Lang.EN, from, to).json())
                    .get("frames");
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    static Wire.Question question(Room room, String table, Person viewer) {
        return Optional.ofNullable(look(room, table, viewer).frame().question()).orElseThrow();
    }

    static boolean asked(Room room, String table, Person viewer) {
        return look(room, table, viewer).frame().question() != null;
    }

    long pick(Room room, String table, Person by, String key) {
        return run(room, table, by, new Command.Pick(question(room, table, by).at(), List.of(key)));
    }

    /** Whoever is asked picks the first option that suits, until something holds. */
    void playUntil(Room room, String table, Predicate<Wire.StateMessage> enough, Person... people) {
        while (!enough.test(look(room, table, people[0]))) {
            var before = look(room, table, people[0]).seq();
            for (var person : people) {
                if (asked(room, table, person)) {
                    var options = question(room, table, person).options();
                    pick(room, table, person, options.get(options.size() / 2).key());
                    break;
                }
            }
            Assertions.assertThat(look(room, table, people[0]).seq()).isGreaterThan(before);
        }
    }

    static void await(String what, BooleanSupplier holds) {
        long deadline = System.nanoTime() + DEADLINE.toNanos();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain until " + what);
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** The command is refused for this reason, and nothing has changed. */
    void refused(Room room, String table, Person by, Command command, Refusal.Code code, String key) {
        var before = room.look(table, ANN, "", Lang.EN);
        Assertions.assertThatThrownBy(() -> run(room, table, by, command))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    Assertions.assertThat(refusal.code()).isEqualTo(code);
                    Assertions.assertThat(refusal.key()).isEqualTo(key);
                });
        Assertions.assertThat(room.look(table, ANN, "", Lang.EN)).isEqualTo(before);
    }
}
