package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Seed;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.SqlStore;
import ecumene.server.testing.Folder;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of {@link OldStore#SAME_RULES} anew under the rules of today, when they have changed: {@code build/old-store}. People
 * pick by numbers that are always the same, and every game is dealt from the same seed; only the bots' answers may differ. Tables are
 * named after what they are, so that tests find them however often they are made.
 */
final class StoreMaker implements AutoCloseable {
    private static final Person CLARA = new Person("grkb48s5spp7ycwk", "Clara", true, "", "");
    private static final List<Person> PLAYERS = List.of(OldStore.ADA, OldStore.BORIS);
    private static final long BEGUN = 1_795_033_000_000L;
    private static final long PER_PICK = 100;
    /** One pick of so many is taken back. */
    private static final int UNDONE = 8;

    private static final int LONGEST = 5000;
    /** So long nobody resigns. */
    private static final int STUBBORN = 200;

    private final Folder folder = new Folder();
    private final AtomicLong clock = new AtomicLong(BEGUN);
    private final Map<String, Game<?>> games = OldStore.today();
    private final SqlStore store = SqlStore.embedded(folder.path(), () -> Instant.ofEpochMilli(clock.get()));
    private final List<Planned> tables = new ArrayList<>();
    private Room room = open();
    private int commands;

    /** @param end how it is to stand when it is left */
    private record Planned(String name, NewTable wanted, End end) {
        String id() {
            return StoreMaker.id(name);
        }
    }

    /** How a game is left: somewhere on its way, or over. */
    private enum End {
        /** Nobody has sat down. */
        OPEN(0),
        RUNNING(60),
        RUNNING_WITH_BOTS(40),
        AGREED(20),
        CONCEDED(20),
        PLAYED_OUT(LONGEST);

        /** After so many moves. */
        final int moves;

        End(int moves) {
            this.moves = moves;
        }
    }

    private StoreMaker() {
        people();
    }

    /** @param arguments the file to write */
    static void main(String[] arguments) throws IOException, SQLException {
        try (var maker = new StoreMaker()) {
            maker.plan();
            maker.sit();
            maker.begin();
            maker.play();
            maker.write(Path.of(arguments[0]));
        }
    }

    /** The same whenever it is made. */
    static String id(String name) {
        return Ids.table("create", OldStore.ADA.id(), name);
    }

    private Room open() {
        return new Room(store, "maker", games, Evening.limits(), BotFactory.usual(), new SimpleMeterRegistry());
    }

    private void people() {
        for (var person : List.of(OldStore.ADA, OldStore.BORIS, CLARA)) {
            store.addAccount(new Rows.Account(
                    person.id(), person.name(), person.guest(), person.guest() ? "" : "nobody's", "", "", BEGUN));
        }
    }

    // --- which games ---

    private void plan() {
        for (var game : List.of("ages", "empires", "pyramid")) {
            var none = new TimeControl.None();
            plan(game + ", running", game, none, End.RUNNING, "me", "open");
            plan(
                    game + ", running with a bot and days",
                    game,
                    new TimeControl.Days(7),
                    End.RUNNING,
                    "me",
                    "open",
                    "bot:greedy");
            plan(game + ", running with a bot", game, none, End.RUNNING_WITH_BOTS, "me", "bot:greedy");
            plan(game + ", finished", game, none, End.PLAYED_OUT, "me", "open");
            plan(game + ", finished with a bot", game, none, End.PLAYED_OUT, "me", "bot:greedy");
        }
        plan("pyramid, agreed", "pyramid", new TimeControl.None(), End.AGREED, "me", "open");
        plan("pyramid, conceded", "pyramid", new TimeControl.None(), End.CONCEDED, "me", "open");
        plan("ages, open", "ages", new TimeControl.None(), End.OPEN, "me", "open");
    }

    private void plan(String name, String game, TimeControl clock, End end, String... seats) {
        var title = name.endsWith("finished with a bot") ? "Against a bot" : "";
        var wanted = new NewTable(game, "", Map.of(), List.of(seats), clock, true, title, false, true, null);
        tables.add(new Planned(name, wanted, end));
    }

    // --- before they begin ---

    private void sit() {
        for (var table : tables) {
            room.create(OldStore.ADA, table.name(), table.wanted());
            clock.addAndGet(PER_PICK);
            if (table.end() != End.OPEN && table.wanted().seats().contains("open")) {
                command(table.id(), OldStore.BORIS, new Command.Sit(1, ""));
            }
        }
    }

    /** Without the room, which would deal from a seed that nobody knows before. */
    private void begin() {
        room.close();
        int number = 0;
        for (var table : tables) {
            number++;
            if (table.end() != End.OPEN) {
                begin(table, Seed.numbered(1, number));
            }
        }
        room = open();
    }

    private void begin(Planned planned, Seed seed) {
        var game = games.get(planned.wanted().game());
        var started = new Event.Started(seed.hex(), game.rules(), List.of());
        var rows = store.events(planned.id(), 0);
        var table = Table.of(id -> Optional.ofNullable(games.get(id)), rows, Event.read(rows), Legacy.Past.UNKNOWN);
        long after = table.seq();
        long at = clock.addAndGet(PER_PICK);
        table.apply(at, started);
        var row = new Rows.Event(table.id, after + 1, at, "", started.type(), Wire.text(started));
        store.append(new Rows.Change(table.row(), table.seatRows(), after, List.of(row), List.of()));
    }

    // --- playing ---

    private void play() {
        for (var table : tables) {
            if (table.end() != End.OPEN) {
                play(table);
                System.out.println(table.id() + " " + table.name() + ": "
                        + store.table(table.id()).orElseThrow().moves());
            }
        }
    }

    private void play(Planned planned) {
        var random = new Random(planned.name().hashCode());
        if (planned.end() == End.PLAYED_OUT) {
            command(planned.id(), OldStore.ADA, new Command.Say("Have fun!"));
        }
        while (true) {
            var asked = asked(planned.id());
            var seen = look(planned.id(), OldStore.ADA);
            if (asked == null || seen.frame().moves() >= planned.end().moves) {
                break;
            }
            pick(planned, asked, random);
        }
        end(planned);
    }

    /** Whoever of the people is asked, once the bots have answered; nobody when the game is over. */
    private @Nullable Person asked(String table) {
        Predicate<Person> isAsked = person -> look(table, person).frame().question() != null;
        Evening.await(
                "somebody is asked",
                () -> PLAYERS.stream().anyMatch(isAsked) || status(table).equals("over"));
        return PLAYERS.stream().filter(isAsked).findFirst().orElse(null);
    }

    private String status(String table) {
        return store.table(table).orElseThrow().status();
    }

    private void pick(Planned planned, Person by, Random random) {
        var question = look(planned.id(), by).frame().question();
        int before = look(planned.id(), by).frame().moves();
        var options = question.options().stream()
                .filter(option -> before >= STUBBORN || !option.key().equals("resign"))
                .toList();
        var key = options.get(random.nextInt(options.size())).key();
        command(planned.id(), by, new Command.Pick(question.at(), List.of(key)));
        var frame = look(planned.id(), by).frame();
        boolean undone = random.nextInt(UNDONE) == 0 && planned.end() == End.RUNNING;
        if (undone && frame.undo() != null && frame.undo().free() < frame.moves()) {
            command(planned.id(), by, new Command.Undo(frame.undo().free()));
        }
    }

    private void end(Planned planned) {
        switch (planned.end()) {
            case AGREED -> {
                command(planned.id(), OldStore.ADA, new Command.ProposeEnd());
                command(planned.id(), OldStore.BORIS, new Command.ProposeEnd());
            }
            case CONCEDED -> command(planned.id(), OldStore.BORIS, new Command.Concede());
            case OPEN, RUNNING, RUNNING_WITH_BOTS, PLAYED_OUT -> {}
        }
        boolean over = status(planned.id()).equals("over");
        boolean toBeOver = planned.end() != End.RUNNING && planned.end() != End.RUNNING_WITH_BOTS;
        if (over != toBeOver) {
            var events = store.events(planned.id(), 0);
            throw new IllegalStateException(planned.name() + " is not to be " + status(planned.id()) + " by "
                    + events.subList(Math.max(0, events.size() - 3), events.size()));
        }
    }

    private Wire.StateMessage look(String table, Person viewer) {
        return room.look(table, viewer, "", Lang.EN);
    }

    private void command(String table, Person by, Command command) {
        clock.addAndGet(PER_PICK);
        room.command(table, by, "made-" + ++commands, command);
    }

    // --- writing ---

    /** As it was when no marks and no archives were kept, and the rules had another name. */
    private void write(Path file) throws IOException, SQLException {
        room.close();
        try (var connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + folder.path().resolve("ecumene.db"));
                var statement = connection.createStatement()) {
            statement.execute("delete from archive");
            statement.execute("update event set body = json_remove(body, '$.mark') where kind = 'picked'");
            statement.execute("update event set body = json_set(body, '$.rules', 'earlier') where kind = 'started'");
        }
        try (var out = Files.newOutputStream(file)) {
            store.exportTo(out);
        }
        System.out.println(file + ": " + Files.size(file) + " bytes");
    }

    @Override
    public void close() {
        room.close();
        store.close();
        folder.close();
    }
}
