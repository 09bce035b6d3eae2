package ecumene.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Refusal;
import ecumene.server.people.Desk.Client;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class DeskTest {
    private final List<String> served = new CopyOnWriteArrayList<>();
    private final List<Thread> waiting = new ArrayList<>();

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void queue(Desk desk, Client client) {
        int before = desk.waiting();
        waiting.add(Thread.startVirtualThread(() -> desk.serve(client, () -> served.add(client.name()))));
        while (desk.waiting() == before) {
            Thread.onSpinWait();
        }
    }

    @Test
    void turns_go_round_by_who_asks_and_those_known_come_first() throws InterruptedException {
        var desk = new Desk(1, Duration.ofMinutes(1));
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        waiting.add(Thread.startVirtualThread(() -> desk.serve(Client.stranger("flood"), () -> {
            begun.countDown();
            await(go);
            return "";
        })));
        begun.await();
        for (int i = 0; i < 4; i++) {
            queue(desk, Client.stranger("flood"));
        }
        assertThatThrownBy(() -> desk.serve(Client.stranger("flood"), () -> "")).isInstanceOf(Refusal.class);
        queue(desk, Client.stranger("ann"));
        queue(desk, Client.stranger("bob"));
        queue(desk, Client.known("owner"));
        go.countDown();
        for (var thread : waiting) {
            thread.join();
        }
        assertThat(served).containsExactly("owner", "flood", "ann", "bob", "flood", "flood", "flood");
        assertThat(desk.serve(Client.stranger("late"), () -> "served")).isEqualTo("served");
    }

    @Test
    void whoever_waits_too_long_is_sent_away_and_takes_no_place() throws InterruptedException {
        var desk = new Desk(1, Duration.ofMillis(1));
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var first = Thread.startVirtualThread(() -> desk.serve(Client.stranger("a"), () -> {
            begun.countDown();
            await(go);
            return "";
        }));
        begun.await();
        assertThatThrownBy(() -> desk.serve(Client.stranger("b"), () -> "")).isInstanceOf(Refusal.class);
        assertThat(desk.waiting()).isZero();
        go.countDown();
        first.join();
        assertThat(desk.serve(Client.stranger("b"), () -> "served")).isEqualTo("served");
    }
}
