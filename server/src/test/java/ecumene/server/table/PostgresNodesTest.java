package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.limits;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.question;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.server.store.SqlStore;
import ecumene.server.testing.PrivatePostgres;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several nodes as they are run, each on its own connections to one PostgreSQL, which carries hints from one to the other. */
class PostgresNodesTest {
    private static final Duration WEEK = Duration.ofDays(7);
    private static final Tables.Changed ANYTHING = new Tables.Changed("", true, List.of());

    private final Evening evening = new Evening();
    private final String database = PrivatePostgres.shared().createDatabase();
    private final SqlStore first = SqlStore.postgres(database);
    private final SqlStore second = SqlStore.postgres(database);
    /** What the lists of the second node hear of. */
    private final List<Tables.Changed> heard = new CopyOnWriteArrayList<>();

    @AfterEach
    void close() {
        evening.close();
        first.close();
        second.close();
    }

    private Room here() {
        return evening.room(first, "here", BotFactory.usual(), limits());
    }

    /** A node that gets hints, and looks at the store by itself so seldom that no test sees it. */
    private Room hinted() throws InterruptedException {
        var begun = new CountDownLatch(1);
        second.onHint((table, seq) -> begun.countDown());
        begun.await();
        var room = evening.room(second, "hinted", BotFactory.usual(), limits(WEEK, WEEK, WEEK, 100));
        room.onChange(heard::add);
        return room;
    }

    @Test
    void watchers_on_the_other_node_see_a_move_by_its_hint() throws InterruptedException {
        var here = here();
        var there = hinted();
        var table = evening.annAndBob(here, "toy");
        var seen = new CopyOnWriteArrayList<Wire.Message>();
        there.watch(table, BOB, "", Lang.EN, Optional.empty(), Letter.read(seen::add));
        evening.pick(here, table, ANN, "roll");
        await("the move arrives", () -> seen.size() == 2);
        assertThat(((Wire.StateMessage) seen.get(1)).frame().step().key()).isEqualTo("roll");
    }

    @Test
    void when_hints_were_interrupted_every_table_is_compared_with_the_store() throws InterruptedException {
        var there = hinted();
        // On the same connections: nobody is given a hint of what he did himself.
        var here = evening.room(second, "here", BotFactory.usual(), limits());
        var table = evening.annAndBob(here, "toy");
        var seen = new CopyOnWriteArrayList<Wire.Message>();
        there.watch(table, BOB, "", Lang.EN, Optional.empty(), Letter.read(seen::add));
        evening.pick(here, table, ANN, "roll");
        assertThat(look(there, table, ANN).frame().moves()).isZero();
        PrivatePostgres.shared().cutListeners();
        await("the move arrives", () -> seen.size() == 2);
        assertThat(look(there, table, ANN).frame().moves()).isOne();
        assertThat(heard).contains(ANYTHING);
    }

    @Test
    void lists_of_the_other_node_hear_of_tables_it_does_not_hold() throws InterruptedException {
        var here = here();
        hinted();
        var table = here.create(ANN, "", wanted("toy", "me", "open")).table();
        await("the change is heard of", () -> heard.contains(new Tables.Changed(table, true, List.of("ann"))));
    }

    /** Notes which nodes ever thought. */
    private static BotFactory noting(String node, Set<String> thought) {
        return (level, seed) -> {
            thought.add(node);
            return BotFactory.usual().create(level, seed);
        };
    }

    @Test
    void the_bots_of_a_table_run_on_one_node() {
        Set<String> thought = ConcurrentHashMap.newKeySet();
        var one = evening.room(first, "one", noting("one", thought), limits());
        var two = evening.room(second, "two", noting("two", thought), limits());
        var table = one.create(ANN, "", wanted("toy", "bot:random", "me")).table();
        await("the bot has played", () -> asked(one, table, ANN));
        var runner = Set.copyOf(thought);
        assertThat(runner).hasSize(1);
        for (int i = 0; i < 3; i++) {
            var room = i % 2 == 0 ? two : one;
            await("it is Ann's turn here", () -> knowsAll(room, table) && asked(room, table, ANN));
            evening.pick(
                    room,
                    table,
                    ANN,
                    question(room, table, ANN).options().getLast().key());
        }
        await("the bot has played", () -> asked(one, table, ANN));
        assertThat(thought).isEqualTo(runner);
    }

    private boolean knowsAll(Room room, String table) {
        return look(room, table, ANN).seq() == first.table(table).orElseThrow().seq();
    }
}
