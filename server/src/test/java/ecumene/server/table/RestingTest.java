package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.limits;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.bots.Bot;
import ecumene.bots.Sight;
import ecumene.engine.Lang;
import ecumene.engine.State;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.TimeControl.Live;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bots think for people who are there. */
class RestingTest {
    private static final String[] ROBOTS = {"bot:greedy", "bot:random", "bot:greedy"};

    private final Evening evening = new Evening();
    /** Until it is counted down a search thinks. */
    private final CountDownLatch let = new CountDownLatch(1);

    @AfterEach
    void close() {
        let.countDown();
        evening.close();
    }

    private final class Slow implements Bot {
        @Override
        public <S extends State<S>> int choose(Sight<S> sight) {
            try {
                let.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 0;
        }
    }

    private Bot slow(String level, long seed) {
        return level.startsWith("search") ? new Slow() : BotFactory.usual().create(level, seed);
    }

    private static Limits impatient(int places) {
        var usual = Limits.Thinking.with(places);
        return limits().with(new Limits.Thinking(
                usual.searches(), usual.answers(), usual.linger(), Duration.ZERO, Duration.ofMillis(5), usual.alone()));
    }

    /** As it is in the store: whoever looks is there. */
    private int moves(String table) {
        return evening.store.table(table).orElseThrow().moves();
    }

    private double rested() {
        return evening.meters.counter("ecumene.bot.rested").count();
    }

    /** Long enough for a bot that thinks to be found out: a greedy one has answered three times at another table. */
    private void meanwhile(Room room) {
        var table = room.create(CAT, "", wanted("toy", "me", "bot:greedy")).table();
        for (int i = 0; i < 3; i++) {
            await("it is Cat's turn", () -> asked(room, table, CAT));
            evening.pick(
                    room,
                    table,
                    CAT,
                    Evening.question(room, table, CAT).options().getLast().key());
        }
        await("the bot has answered", () -> asked(room, table, CAT));
    }

    private Tables.Watch watch(Room room, String table, @Nullable Person who) {
        return room.watch(table, who, "", Lang.EN, Optional.empty(), _ -> {});
    }

    @Test
    void bots_among_themselves_think_only_while_somebody_watches() {
        var room = evening.room("one", BotFactory.usual(), impatient(2));
        var table = room.create(ANN, "", wanted("pyramid", ROBOTS)).table();
        meanwhile(room);
        assertThat(moves(table)).as("nobody is there").isZero();
        assertThat(evening.store.table(table).orElseThrow().due()).isZero();
        assertThat(evening.store.due("two", 10)).doesNotContain(table);

        for (var who : new Person[] {BOB, null, ANN}) {
            int before = moves(table);
            double rests = rested();
            try (var _ = watch(room, table, who)) {
                await("they play on", () -> moves(table) > before + 3);
            }
            await("they rest again", () -> rested() > rests);
            int after = moves(table);
            meanwhile(room);
            assertThat(moves(table)).isEqualTo(after);
        }
    }

    @Test
    void somebody_who_asks_again_and_again_is_there_and_whoever_reads_the_lists_is_not() {
        var room = evening.room();
        var table = room.create(ANN, "", wanted("pyramid", ROBOTS)).table();
        assertThat(room.summary(table, ANN, Lang.EN).moves()).isZero();
        room.look(table, null, "", Lang.EN);
        meanwhile(room);
        assertThat(moves(table)).isZero();
        await("they play on", () -> look(room, table, BOB).frame().moves() > 3);
    }

    @Test
    void whoever_played_and_went_finds_the_answers() {
        var room = evening.room("one", BotFactory.usual(), impatient(2));
        var table = room.create(ANN, "", wanted("toy", "me", "bot:greedy", "bot:random"))
                .table();
        evening.pick(room, table, ANN, "roll");
        await("Ann's turn has come", () -> evening.store.seats(table).getFirst().waiting() && moves(table) >= 3);
    }

    @Test
    void whoever_leaves_is_played_on_for_those_who_are_still_at_the_table() {
        var room = evening.room("one", BotFactory.usual(), impatient(2));
        var table = evening.annAndBob(room, "toy");
        evening.run(room, table, ANN, new Command.Leave());
        await("Bob's turn has come", () -> moves(table) == 1);
        evening.run(room, table, BOB, new Command.Leave());
        meanwhile(room);
        assertThat(moves(table)).as("nobody is left").isOne();
        evening.run(room, table, BOB, new Command.Resume());
        evening.pick(room, table, BOB, "roll");
        await("the substitute plays on", () -> moves(table) >= 3);
    }

    @Test
    void whoever_went_and_was_not_answered_for_long_is_waited_for_through_a_restart_too() {
        var first = evening.room("first", this::slow, impatient(2));
        var table = first.create(ANN, "", wanted("toy", "bot:search:5it", "me")).table();
        first.close();
        assertThat(evening.store.table(table).orElseThrow().due()).isPositive();
        evening.pass(Limits.Thinking.with(2).linger().toMillis() + 1);
        var second = evening.room("second", BotFactory.usual(), impatient(2));
        await("it is not due", () -> evening.store.table(table).orElseThrow().due() == 0);
        assertThat(moves(table)).isZero();
        try (var _ = watch(second, table, ANN)) {
            await("Ann's turn has come", () -> moves(table) > 0);
        }
    }

    @Test
    void a_clock_runs_out_whether_anybody_is_there_or_not_and_however_many_tables_wait() {
        var room = evening.room("one", this::slow, impatient(2));
        for (int i = 0; i < 210; i++) {
            room.create(ANN, "", wanted("toy", "bot:search:5it", "me"));
        }
        evening.pass(1000);
        var table = evening.annAndBob(room, timed(wanted("toy", "me", "open"), new Live(60, 0)));
        evening.pass(60_000);
        await("Bob's turn has come", () -> moves(table) == 1);
    }

    @Test
    void a_full_queue_of_searches_holds_up_neither_a_short_answer_nor_another_persons_search() {
        var room = evening.room("one", this::slow, impatient(3));
        room.seen(ANN, "north");
        room.seen(BOB, "south");
        for (int i = 0; i < 10; i++) {
            var table =
                    room.create(ANN, "", wanted("toy", "bot:search:5it", "me")).table();
            watch(room, table, ANN);
        }
        await("they wait", () -> queue("searches") == 9);
        meanwhile(room);
        room.create(BOB, "", wanted("toy", "bot:search:5it", "me"));
        evening.pass(1);
        meanwhile(room);
        assertThat(queue("searches")).as("Bob's thinks").isEqualTo(9);
        let.countDown();
        await("nobody waits", () -> queue("searches") == 0);
    }

    private double queue(String lane) {
        return evening.meters.get("ecumene.bot.queue").tag("lane", lane).gauge().value();
    }

    @Test
    void whoever_waits_is_told_and_so_is_whoever_comes_later() {
        var room = evening.room("one", this::slow, impatient(2));
        var first = room.create(ANN, "", wanted("toy", "bot:search:5it", "me")).table();
        watch(room, first, ANN);
        await("it thinks", () -> evening.store.table(first).isPresent() && queue("searches") == 0);
        var second = room.create(ANN, "", wanted("toy", "bot:search:5it", "me")).table();
        var told = new CopyOnWriteArrayList<Wire.Message>();
        room.watch(second, ANN, "", Lang.EN, Optional.empty(), Letter.read(told::add));
        await("it is told", () -> told.contains(Wire.Bots.of(Wire.Bots.WAITING)));
        var later = new CopyOnWriteArrayList<Wire.Message>();
        room.watch(second, BOB, "", Lang.EN, Optional.empty(), Letter.read(later::add));
        await("it is told", () -> later.contains(Wire.Bots.of(Wire.Bots.WAITING)));
        let.countDown();
        await("it thinks", () -> later.contains(Wire.Bots.of(Wire.Bots.THINKING)));
        await("it has answered", () -> moves(second) > 0);
    }

    @Test
    void whoever_made_a_table_of_bots_ends_it() {
        var room = evening.room();
        var robots = room.create(ANN, "", Evening.rated(wanted("toy", ROBOTS))).table();
        assertThatThrownBy(() -> evening.run(room, robots, BOB, new Command.Close()))
                .isInstanceOf(Refusal.class);
        evening.run(room, robots, ANN, new Command.Close());
        var alone = room.create(ANN, "", wanted("toy", "bot:random", "me")).table();
        evening.run(room, alone, ANN, new Command.Close());
        for (var table : List.of(robots, alone)) {
            assertThat(look(room, table, ANN).table().status()).isEqualTo("over");
        }
        assertThat(look(room, alone, ANN).table().seats().get(1).conceded())
                .as("nobody gets out of a lost game so")
                .isTrue();
        assertThat(evening.store.ratingsOf("bot:greedy")).isEmpty();
        var shared = evening.annAndBob(room, "toy");
        evening.run(room, shared, BOB, new Command.Leave());
        evening.refused(room, shared, ANN, new Command.Close(), Code.NOT_NOW, "table.started");
    }

    @Test
    void nobody_has_many_games_of_bots_alone() {
        var room = evening.room();
        for (int i = 0; i < limits().thinking().alone(); i++) {
            room.create(ANN, "", wanted("toy", ROBOTS));
        }
        assertThatThrownBy(() -> room.create(ANN, "", wanted("toy", ROBOTS)))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo("table.bots-alone"));
        var open = room.create(ANN, "", wanted("toy", "open", "bot:random")).table();
        evening.run(room, open, ANN, new Command.SetSeat(0, "bot:random"));
        evening.refused(room, open, ANN, new Command.Start(), Code.NOT_NOW, "table.bots-alone");
        room.create(BOB, "", wanted("toy", ROBOTS));
        var one = room.create(ANN, "", wanted("toy", "me", "bot:random")).table();
        assertThat(look(room, one, ANN).table().status()).isEqualTo("playing");
    }

    // --- several nodes ---

    @Test
    void the_node_where_somebody_watches_thinks_and_hands_on_when_they_come_to_another() {
        var one = evening.room("one", BotFactory.usual(), impatient(2));
        var two = evening.room("two", BotFactory.usual(), impatient(2));
        var table = one.create(ANN, "", wanted("pyramid", ROBOTS)).table();
        for (var room : List.of(two, one, two)) {
            int before = moves(table);
            try (var _ = watch(room, table, BOB)) {
                await("they play on", () -> moves(table) > before + 2);
            }
        }
    }
}
