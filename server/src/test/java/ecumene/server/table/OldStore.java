package ecumene.server.table;

import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A store of an earlier version: finished and running games of all three games, with people and bots, with picks taken back, with
 * chat. Whatever becomes of rules and cards, none of them may be lost.
 */
final class OldStore implements AutoCloseable {
    static final Person ADA = new Person("e86wpfsq5enfmjpj", "Ada", false, "", "");
    static final Person BORIS = new Person("fjbzvgw9n25xgh8j", "Boris", true, "", "");

    /** Written by that version, under its rules, which are not those of today. */
    static final String FIRST_VERSION = "/fixtures/store-1.0.0.gz";
    /** By {@code build/old-store}: games of the rules of today, as they stand in a store that began under earlier ones. */
    static final String SAME_RULES = "/fixtures/store-next.gz";

    static final String RUNNING_PYRAMID = StoreMaker.id("pyramid, running");
    static final String RUNNING_AGES = StoreMaker.id("ages, running");
    /** With a bot, and a clock of seven days that runs. */
    static final String PYRAMID_WITH_BOT = StoreMaker.id("pyramid, running with a bot and days");

    static final String FINISHED_PYRAMID = StoreMaker.id("pyramid, finished");

    private static final int MANY = 200;

    private final Folder folder = new Folder();
    private final List<Room> rooms = new ArrayList<>();
    /** Soon after the store was written, until time passes. */
    private final AtomicLong clock = new AtomicLong(1_795_034_000_000L);

    final SqlStore store = SqlStore.embedded(folder.path(), () -> Instant.ofEpochMilli(clock.get()));
    private int commands;

    OldStore() {
        this(SAME_RULES);
    }

    OldStore(String fixture) {
        try (var file = Objects.requireNonNull(OldStore.class.getResourceAsStream(fixture))) {
            store.importFrom(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // --- what is in it ---

    /** The running games, all of them Ada's. */
    List<String> running() {
        return store.mine(ADA.id(), MANY).stream()
                .filter(row -> row.status().equals("playing"))
                .map(Rows.Table::id)
                .toList();
    }

    List<String> finished() {
        return store.finishedOf(ADA.id(), MANY).stream().map(Rows.Table::id).toList();
    }

    Rows.Table row(String table) {
        return store.table(table).orElseThrow();
    }

    int moves(String table) {
        return row(table).moves();
    }

    /** The points as they were written. */
    List<Integer> scores(String table) {
        var row = row(table);
        return Legacy.Standing.of(row.moves(), row.turn(), row.summary()).scores();
    }

    boolean sits(String table, Person person) {
        return store.seats(table).stream().anyMatch(seat -> seat.person().equals(person.id()));
    }

    /**
     * A card that was bought.
     *
     * @param before so many moves had been made
     */
    record Bought(String card, int before) {
        /** Nobody has bought it when it costs what nobody has. */
        Map<String, Game<?>> dearer() {
            return pyramidWith(card, "base_cost", "{ food: 9, iron: 9 }");
        }
    }

    /** What was bought first in a game of pyramid. */
    Bought firstBought(String table) {
        var picks = picks(table);
        int move = IntStream.range(0, picks.size())
                .filter(i -> picks.get(i).startsWith("buy "))
                .findFirst()
                .orElseThrow();
        return new Bought(picks.get(move).substring("buy ".length()).replace('-', ' '), move);
    }

    /** Those that were not taken back. */
    private List<String> picks(String table) {
        var picks = new ArrayList<String>();
        for (var event : Event.read(store.events(table, 0))) {
            switch (event) {
                case Event.Picked picked -> picks.add(picked.key());
                case Event.Undone undone ->
                    picks.subList(undone.moves(), picks.size()).clear();
                default -> {}
            }
        }
        return picks;
    }

    // --- rules and cards ---

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

    // --- evenings with it ---

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
