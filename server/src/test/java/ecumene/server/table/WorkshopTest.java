package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WorkshopTest {
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final List<CompletableFuture<Boolean>> asked = new ArrayList<>();

    private static Payer payer(String who) {
        return new Payer(who, nanos -> {});
    }

    private void ask(Workshop workshop, String who, String what) {
        var entered = new CountDownLatch(1);
        asked.add(CompletableFuture.supplyAsync(
                () -> {
                    entered.countDown();
                    return workshop.ask(payer(who), () -> done.add(what));
                },
                task -> Thread.ofVirtual().start(task)));
        await(entered);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Keeps the only thread busy until the latch opens. */
    private static CompletableFuture<Boolean> busy(Workshop workshop, CountDownLatch until) {
        var begun = new CountDownLatch(1);
        var job = CompletableFuture.supplyAsync(
                () -> workshop.ask(payer("first"), () -> {
                    begun.countDown();
                    await(until);
                    return true;
                }),
                task -> Thread.ofVirtual().start(task));
        await(begun);
        return job;
    }

    @Test
    void callers_take_turns() throws Exception {
        try (var workshop = new Workshop(1)) {
            var go = new CountDownLatch(1);
            var first = busy(workshop, go);
            for (int i = 1; i <= 3; i++) {
                ask(workshop, "greedy", "g" + i);
                int waiting = i;
                Evening.await("it waits", () -> workshop.waiting() == waiting);
            }
            ask(workshop, "modest", "m");
            Evening.await("it waits", () -> workshop.waiting() == 4);
            go.countDown();
            first.get();
            for (var one : asked) {
                one.get();
            }
            assertThat(done).containsExactly("g1", "m", "g2", "g3");
        }
    }

    @Test
    void one_caller_cannot_fill_the_room() throws Exception {
        try (var workshop = new Workshop(1)) {
            var go = new CountDownLatch(1);
            var first = busy(workshop, go);
            for (int i = 1; i <= 6; i++) {
                ask(workshop, "greedy", "g" + i);
            }
            Evening.await("they wait", () -> workshop.waiting() == 6);
            assertThatThrownBy(() -> workshop.ask(payer("greedy"), () -> 1))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(Refusal.Code.TOO_MANY));
            ask(workshop, "modest", "m");
            Evening.await("it waits", () -> workshop.waiting() == 7);
            go.countDown();
            first.get();
            for (var one : asked) {
                assertThat(one.get()).isTrue();
            }
        }
    }

    @Test
    void work_is_charged_also_when_it_fails() {
        var charged = new AtomicLong();
        try (var workshop = new Workshop(1)) {
            var payer = new Payer("one", charged::addAndGet);
            assertThatThrownBy(() -> workshop.ask(payer, () -> {
                        throw new IllegalArgumentException(Long.toString(spend()));
                    }))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(charged).hasValueGreaterThanOrEqualTo(1_000_000);
            assertThat(workshop.ask(payer("two"), () -> 7)).as("and goes on").isEqualTo(7);
        }
    }

    private static long spend() {
        var time = java.lang.management.ManagementFactory.getThreadMXBean();
        long begun = time.getCurrentThreadCpuTime();
        long spent;
        do {
            spent = time.getCurrentThreadCpuTime() - begun;
        } while (spent < 1_000_000);
        return spent;
    }

    @Test
    void what_was_not_used_makes_room() {
        var shelf = new Shelf(2000);
        assertThat(shelf.get("a", String.class, () -> "A", _ -> 500)).isEqualTo("A");
        assertThat(shelf.get("b", String.class, () -> "B", _ -> 500)).isEqualTo("B");
        assertThat(shelf.get("a", String.class, () -> "new", _ -> 500)).isEqualTo("A");
        shelf.get("c", String.class, () -> "C", _ -> 500);
        assertThat(shelf.bytes()).isLessThanOrEqualTo(2000);
        assertThat(shelf.get("a", String.class, () -> "new", _ -> 500)).isEqualTo("A");
        assertThat(shelf.get("b", String.class, () -> "new", _ -> 500)).isEqualTo("new");
        shelf.get("huge", String.class, () -> "H", _ -> 5000);
        assertThat(shelf.bytes()).isLessThanOrEqualTo(2000);
    }
}
