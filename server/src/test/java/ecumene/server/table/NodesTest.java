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
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.bots.Bot;
import ecumene.bots.Sight;
import ecumene.engine.Lang;
import ecumene.engine.State;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several nodes on one store, where no hint tells one what another has done. */
class NodesTest {
    private static final Duration WEEK = Duration.ofDays(7);

    private final Evening evening = new Evening();

    @AfterEach
    void close() {
        evening.close();
    }

    /** A node that looks at the store by itself so seldom that no test sees it. */
    private Room deaf() {
        return evening.room("deaf", BotFactory.usual(), limits(WEEK, WEEK, WEEK, 100));
    }

    @Test
    void a_command_on_a_node_that_missed_moves_catches_up_and_is_checked_again() {
        var here = evening.room();
        var there = deaf();
        var table = evening.annAndBob(here, "toy");
        long old = question(there, table, ANN).at();
        evening.pick(here, table, ANN, "roll");
        assertThat(look(there, table, ANN).frame().moves())
                .as("the hint was lost")
                .isZero();

        assertThatThrownBy(() -> there.command(table, ANN, "late", new Command.Pick(old, List.of("roll"))))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(Code.NOT_NOW));
        assertThat(look(there, table, ANN).frame().moves()).as("caught up").isOne();
    }

    @Test
    void a_refusal_is_never_given_for_what_is_only_unknown_here() {
        var here = evening.room();
        var there = deaf();
        var table = evening.annAndBob(here, "toy");
        look(there, table, BOB);
        long at = evening.pick(here, table, ANN, "roll");
        there.command(table, BOB, "b", new Command.Pick(at, List.of("roll")));
        assertThat(look(there, table, BOB).frame().moves()).isEqualTo(2);
    }

    @Test
    void a_command_repeated_on_another_node_is_not_carried_out_twice() {
        var here = evening.room();
        var there = deaf();
        var table = evening.annAndBob(here, "toy");
        var roll = new Command.Pick(question(there, table, ANN).at(), List.of("roll"));
        var done = here.command(table, ANN, "same", roll);
        assertThat(there.command(table, ANN, "same", roll)).isEqualTo(done);
        assertThat(there.command(table, ANN, "same", roll)).isEqualTo(done);
        assertThat(evening.store.events(table, 0)).hasSize((int) done.seq());
    }

    @Test
    void watchers_on_the_other_node_see_a_move_without_a_hint_a_little_later() {
        var here = evening.room();
        var there = evening.room();
        var table = evening.annAndBob(here, "toy");
        var seen = new CopyOnWriteArrayList<Wire.Message>();
        there.watch(table, BOB, "", Lang.EN, Optional.empty(), Letter.read(seen::add));
        evening.pick(here, table, ANN, "roll");
        await("the move arrives", () -> seen.size() == 2);
        assertThat(((Wire.StateMessage) seen.get(1)).frame().moves()).isOne();
    }

    @Test
    void bots_answer_a_move_that_their_node_was_not_told_of() {
        var runner = deaf();
        var table = runner.create(ANN, "", wanted("toy", "me", "bot:random")).table();
        var elsewhere = evening.room();
        assertThat(evening.store.claim(table, "deaf")).isTrue();
        elsewhere.command(
                table,
                ANN,
                "a",
                new Command.Pick(question(elsewhere, table, ANN).at(), List.of("roll")));
        await("the bot has played", () -> evening.store.events(table, 2).size() >= 2);
    }

    @Test
    void when_a_node_dies_another_one_takes_its_tables_over() throws InterruptedException {
        var frozen = new CountDownLatch(1);
        var thinking = new CountDownLatch(1);
        var dying = evening.room(
                "dying",
                (level, seed) -> new Bot() {
                    @Override
                    public <S extends State<S>> int choose(Sight<S> sight) {
                        thinking.countDown();
                        try {
                            frozen.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                        return 0;
                    }
                },
                // Its heart is heard once and never again.
                limits(WEEK, WEEK, limits().poll(), WEEK, 100));
        var table = dying.create(ANN, "", wanted("toy", "bot:random", "me")).table();
        thinking.await();
        var heir = evening.room("heir", BotFactory.usual(), limits());
        assertThat(look(heir, table, ANN).frame().moves()).isZero();
        assertThat(evening.store.claim(table, "heir")).as("the other one lives").isFalse();

        evening.pass(limits().life().toMillis() + 1);
        await("the heir plays", () -> asked(heir, table, ANN));
        long seq = look(heir, table, ANN).seq();
        frozen.countDown();
        dying.close();
        assertThat(evening.store.events(table, seq))
                .as("what the dead one thought is dropped")
                .isEmpty();
    }

    @Test
    void a_node_that_stops_hands_its_tables_over_at_once() {
        var first = evening.room();
        var table = first.create(ANN, "", wanted("toy", "me", "bot:random")).table();
        evening.pick(first, table, ANN, "roll");
        await("the bot has played", () -> asked(first, table, ANN));
        first.close();
        assertThatThrownBy(() -> evening.pick(first, table, ANN, "roll")).isInstanceOf(Refusal.class);
        var second = evening.room();
        evening.pick(second, table, ANN, "roll");
        await("the bot plays on", () -> look(second, table, ANN).frame().moves() >= 4);
    }

    // --- memory ---

    @Test
    void a_table_that_left_memory_comes_back_the_same() {
        var room = evening.room();
        var forgetful = evening.room("forgetful", BotFactory.usual(), limits(WEEK, limits().poll(), WEEK, 0));
        var table = evening.annAndBob(room, "pyramid");
        evening.playUntil(room, table, now -> now.frame().moves() >= 40, ANN, BOB);
        evening.run(room, table, ANN, new Command.Say("well"));
        for (var viewer : List.of(ANN, BOB)) {
            assertThat(Wire.text(look(forgetful, table, viewer))).isEqualTo(Wire.text(look(room, table, viewer)));
            await("it left memory", () -> forgetful.tablesInMemory() == 0);
        }
        assertThat(look(forgetful, table, null)).isEqualTo(look(room, table, null));
    }

    @Test
    void a_watched_table_stays_in_memory() {
        var room = evening.room("forgetful", BotFactory.usual(), limits(WEEK, limits().poll(), Duration.ZERO, 100));
        var watched = evening.annAndBob(room, "toy");
        var other = evening.annAndBob(room, "toy");
        var watch = room.watch(watched, BOB, "", Lang.EN, Optional.empty(), _ -> {});
        assertThat(look(room, other, ANN).frame().moves()).isZero();
        await("only the watched one is left", () -> room.tablesInMemory() == 1);
        room.tidy();
        assertThat(room.tablesInMemory()).isOne();
        watch.close();
        await("nobody watches it any more", () -> room.tablesInMemory() == 0);
    }
}
