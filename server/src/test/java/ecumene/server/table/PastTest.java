package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.look;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.people.Person;
import ecumene.server.wire.Wire;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PastTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    private String pyramid(int moves) {
        var table = evening.annAndBob(room, "pyramid");
        evening.playUntil(room, table, now -> now.frame().moves() >= moves, ANN, BOB);
        return table;
    }

    private static String history(Room on, String table, @Nullable Person viewer, Lang lang, int from, int to) {
        return on.history(table, viewer, "", lang, from, to).json();
    }

    /** As a node tells it that has never been asked before. */
    private String afresh(String table, @Nullable Person viewer, Lang lang, int from, int to) {
        return history(evening.room(), table, viewer, lang, from, to);
    }

    @Test
    void what_is_kept_for_one_viewer_is_shown_to_no_other() {
        var table = evening.annAndBob(room, "toy");
        for (var who : List.of(ANN, BOB, ANN)) {
            evening.pick(room, table, who, "roll");
        }
        var viewers = Arrays.asList(ANN, BOB, null, CAT);
        for (var first : viewers) {
            var asked = evening.room();
            history(asked, table, first, Lang.EN, 0, 3);
            for (var viewer : viewers) {
                assertThat(history(asked, table, viewer, Lang.EN, 0, 3))
                        .as("%s after %s", viewer, first)
                        .isEqualTo(afresh(table, viewer, Lang.EN, 0, 3));
            }
        }
        assertThat(history(room, table, ANN, Lang.EN, 0, 3)).isNotEqualTo(history(room, table, BOB, Lang.EN, 0, 3));
        assertThat(history(room, table, CAT, Lang.EN, 0, 3)).isEqualTo(history(room, table, null, Lang.EN, 0, 3));
        var spoken = pyramid(3);
        assertThat(history(room, spoken, ANN, Lang.RU, 0, 3)).isNotEqualTo(history(room, spoken, ANN, Lang.EN, 0, 3));
    }

    @Test
    void any_range_is_the_same_from_the_shelf_from_a_landmark_and_from_the_deal() {
        var table = pyramid(130);
        history(room, table, ANN, Lang.EN, 100, 130);
        for (int from : List.of(0, 1, 19, 20, 95, 100, 105, 121)) {
            for (int to : List.of(from, from + 1, Math.min(from + 60, 130), 130)) {
                if (to <= 130 && to >= from) {
                    assertThat(history(room, table, ANN, Lang.EN, from, to))
                            .isEqualTo(afresh(table, ANN, Lang.EN, from, to));
                }
            }
        }
        assertThat(room.progress(table, ANN, "")).isEqualTo(evening.room().progress(table, null, ""));
    }

    @Test
    void what_was_taken_back_is_forgotten_and_the_end_is_seen() {
        var table = evening.annAndBob(room, "toy");
        evening.pick(room, table, ANN, "roll");
        evening.pick(room, table, BOB, "roll");
        history(room, table, ANN, Lang.EN, 0, 2);
        room.progress(table, ANN, "");
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        evening.run(room, table, BOB, new Command.Answer(offer, true));
        assertThatThrownBy(() -> history(room, table, ANN, Lang.EN, 1, 2)).isInstanceOf(Refusal.class);
        var other = Evening.question(room, table, ANN).options().getLast().key();
        evening.pick(room, table, ANN, other);
        assertThat(history(room, table, ANN, Lang.EN, 0, 1)).isEqualTo(afresh(table, ANN, Lang.EN, 0, 1));
        assertThat(history(room, table, ANN, Lang.EN, 0, 1)).contains("\"key\":\"" + other + "\"");
        history(room, table, null, Lang.EN, 0, 1);
        evening.run(room, table, ANN, new Command.Concede());
        assertThat(history(room, table, null, Lang.EN, 0, 1)).contains("\"breakdown\"", "\"over\":true");
    }

    @Test
    void strangers_ask_for_little_at_a_time() {
        var table = pyramid(60);
        assertThat(Evening.frames(room, table, ANN, 0, 59)).hasSize(60);
        assertThat(Evening.frames(room, table, CAT, 30, 49)).hasSize(20);
        for (var stranger : Arrays.asList(CAT, null)) {
            assertThatThrownBy(() -> room.history(table, stranger, "", Lang.EN, 0, 20))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo("table.history"));
        }
        long last = look(room, table, ANN).seq();
        assertThat(missed(table, CAT, last - 20)).hasSize(20);
        assertThat(missed(table, CAT, last - 21)).hasSize(1);
        assertThat(missed(table, ANN, last - 21)).hasSize(21);
    }

    private List<Wire.Message> missed(String table, Person viewer, long since) {
        long last = look(room, table, ANN).seq();
        var told = new CopyOnWriteArrayList<Wire.Message>();
        try (var _ = room.watch(table, viewer, "", Lang.EN, Optional.of(since), letter -> {
            if (letter.message() instanceof Wire.StateMessage message) {
                told.add(message);
            }
        })) {
            Evening.await("all is told", () -> !told.isEmpty() && ((Wire.StateMessage) told.getLast()).seq() == last);
        }
        return told;
    }

    @Test
    void what_is_kept_costs_nothing() {
        var table = pyramid(40);
        var charged = new AtomicInteger();
        var payer = new Payer("cat", nanos -> charged.incrementAndGet());
        Supplier<String> ask = () -> history(room, table, null, Lang.EN, 20, 39);
        var first = ScopedValue.where(Payer.CURRENT, payer).call(ask::get);
        assertThat(charged).hasValue(1);
        assertThat(ScopedValue.where(Payer.CURRENT, payer).call(ask::get)).isEqualTo(first);
        assertThat(charged).hasValue(1);
        evening.playUntil(room, table, now -> now.frame().moves() >= 42, ANN, BOB);
        assertThat(ScopedValue.where(Payer.CURRENT, payer).call(ask::get)).isEqualTo(first);
        assertThat(charged).as("moves go on, the past stays").hasValue(1);
    }

    @Test
    void whoever_asks_for_the_same_waits_for_it() throws Exception {
        var table = pyramid(40);
        var go = new CountDownLatch(1);
        var charged = new AtomicInteger();
        var payer = new Payer("crowd", nanos -> {
            charged.incrementAndGet();
            await(go);
        });
        var crowd = java.util.stream.IntStream.range(0, 5)
                .mapToObj(i -> CompletableFuture.supplyAsync(
                        () -> ScopedValue.where(Payer.CURRENT, payer)
                                .call(() -> history(room, table, null, Lang.EN, 0, 19)),
                        task -> Thread.ofVirtual().start(task)))
                .toList();
        Evening.await("one of them works", () -> charged.get() == 1);
        go.countDown();
        for (var one : crowd) {
            one.get();
        }
        assertThat(charged).hasValue(1);
    }

    @Test
    void moves_go_on_while_the_past_is_worked_out() throws Exception {
        var table = evening.annAndBob(room, "toy");
        evening.pick(room, table, ANN, "roll");
        var working = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var payer = new Payer("cat", nanos -> {
            working.countDown();
            await(go);
        });
        var asked = CompletableFuture.supplyAsync(
                () -> ScopedValue.where(Payer.CURRENT, payer).call(() -> look(room, table, CAT)),
                task -> Thread.ofVirtual().start(task));
        working.await();
        long seq = evening.pick(room, table, BOB, "roll");
        assertThat(asked).isNotDone();
        go.countDown();
        assertThat(asked.get().seq()).as("the moment that was asked for").isEqualTo(seq - 1);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
