package ecumene.server.table;

import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.people.Person;
import ecumene.server.store.SqlStore;
import ecumene.server.testing.Folder;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A store that was written by version 1.0.0: finished and running games of all three games, with people and bots, with picks taken
 * back, with chat. Whatever becomes of rules and cards, none of them may be lost.
 */
final class OldStore implements AutoCloseable {
    static final Person ADA = new Person("e86wpfsq5enfmjpj", "Ada", false, "", "");
    static final Person BORIS = new Person("fjbzvgw9n25xgh8j", "Boris", true, "", "");
    static final String RUNNING_PYRAMID = "CSr8cLwnEe";
    static final String RUNNING_AGES = "6dUECabnnt";
    static final String RUNNING_EMPIRES = "SHobAbsk1V";
    /** With a bot, and a clock of seven days that runs. */
    static final String PYRAMID_WITH_BOT = "ndkfPbRKXU";

    static final String FINISHED_PYRAMID = "Jcj8VxjTfG";
    static final String FINISHED_AGES = "c29pFFv3FE";
    static final String FINISHED_EMPIRES = "rvJFgseMAW";
    static final List<String> RUNNING = List.of(
            RUNNING_PYRAMID,
            RUNNING_AGES,
            RUNNING_EMPIRES,
            PYRAMID_WITH_BOT,
            "jaHW1APyYW",
            "eD1kkfWsC1",
            "H6zYnYeoiJ",
            "TFCfYwaHns",
            "Zh8pMamSQm");
    static final List<String> FINISHED = List.of(
            FINISHED_PYRAMID,
            FINISHED_AGES,
            FINISHED_EMPIRES,
            "Et1T4qTHjK",
            "dp32mkWUco",
            "tgurfxxCBd",
            "EK3ACgH5G6",
            "fUfJiX2PY5");

    private final Folder folder = new Folder();
    private final List<Room> rooms = new ArrayList<>();
    /** Soon after the store was written, until time passes. */
    private final AtomicLong clock = new AtomicLong(1_795_034_000_000L);

    final SqlStore store = SqlStore.embedded(folder.path(), () -> Instant.ofEpochMilli(clock.get()));
    private int commands;

    OldStore() {
        try (var file = Objects.requireNonNull(OldStore.class.getResourceAsStream("/fixtures/store-1.0.0.gz"))) {
            store.importFrom(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games as they are shipped. */
    static Map<String, Game<?>> today() {
        var games = new HashMap<String, Game<?>>();
        Games.installed().ids().forEach(id -> games.put(id, Games.installed().open(id)));
        return games;
    }

    /** The same with one line of a card of pyramid written in another way. */
    static Map<String, Game<?>> pyramidWith(String card, String field, String value) {
        var games = today();
        var game = Games.installed().open("pyramid", Map.of("cards.yaml", changed(card, field, value)));
        games.put("pyramid", game);
        return games;
    }

    static Map<String, Game<?>> without(String game) {
        var games = today();
        games.remove(game);
        return games;
    }

    static String changed(String card, String field, String value) {
        var yaml = yaml();
        int record = yaml.toLowerCase(Locale.ROOT).indexOf("name_en: " + card.toLowerCase(Locale.ROOT) + "\n");
        int place = yaml.indexOf("\n  " + field + ": ", record);
        int end = yaml.indexOf('\n', place + 1);
        if (record < 0 || place < 0) {
            throw new AssertionError(card + " has no " + field);
        }
        return yaml.substring(0, place) + "\n  " + field + ": " + value + yaml.substring(end);
    }

    private static String yaml() {
        var provider = today().get("pyramid");
        try (var in = Objects.requireNonNull(provider.getClass().getResourceAsStream("/pyramid/cards.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void pass(Duration time) {
        clock.addAndGet(time.toMillis());
    }

    Room room(Map<String, Game<?>> games) {
        var room = new Room(
                store, "node-" + rooms.size(), games, Evening.limits(), BotFactory.usual(), new SimpleMeterRegistry());
        rooms.add(room);
        return room;
    }

    /** The server with these games stops, and what it wrote is there for the next. */
    void stop(Room room) {
        room.close();
        rooms.remove(room);
    }

    long run(Room room, String table, Person by, Command command) {
        return room.command(table, by, "now-" + ++commands, command).seq();
    }

    static Wire.StateMessage look(Room room, String table, @Nullable Person viewer) {
        return room.look(table, viewer, "", Lang.EN);
    }

    /** Whoever of the two is asked picks an answer, so many times. */
    void play(Room room, String table, int times) {
        for (int i = 0; i < times; i++) {
            for (var person : List.of(ADA, BORIS)) {
                var question = look(room, table, person).frame().question();
                if (question != null) {
                    run(
                            room,
                            table,
                            person,
                            new Command.Pick(
                                    question.at(),
                                    List.of(question.options()
                                            .get(question.options().size() / 2)
                                            .key())));
                    break;
                }
            }
        }
    }

    @Override
    public void close() {
        rooms.forEach(Room::close);
        store.close();
        folder.close();
    }
}
