package ecumene.server.people;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.SequencedMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Costly work, a few at a time. Who waits is served by turns of those who ask, not in the order of arrival: a flood from one address is one
 * voice among the others. Those known go before strangers. Whoever would wait too long is sent away and told when to come back.
 */
final class Desk {
    private static final int EACH = 4;
    private static final int ALL = 500;
    private static final int RETRY_SECONDS = 5;

    /** Whom the work is for. Ids and addresses of bounded length. */
    record Client(Kind kind, String name) {
        static Client known(String name) {
            return new Client(Kind.KNOWN, name);
        }

        static Client stranger(String address) {
            return new Client(Kind.STRANGER, address);
        }
    }

    /** In the order in which they are served. */
    enum Kind {
        KNOWN,
        STRANGER
    }

    private final Duration patience;
    private int free;
    private int waiting;
    /** Who waits, by who asks; the one whose turn is next comes first. */
    private final Map<Kind, SequencedMap<String, Queue<CountDownLatch>>> queues = new EnumMap<>(Kind.class);

    Desk(int places, Duration patience) {
        this.free = places;
        this.patience = patience;
        for (var kind : Kind.values()) {
            queues.put(kind, new LinkedHashMap<>());
        }
    }

    <T> T serve(Client client, Supplier<T> work) {
        var turn = new CountDownLatch(1);
        if (!enter(client, turn)) {
            await(client, turn);
        }
        try {
            return work.get();
        } finally {
            leave();
        }
    }

    private void await(Client client, CountDownLatch turn) {
        try {
            if (turn.await(patience.toNanos(), TimeUnit.NANOSECONDS) || !giveUp(client, turn)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            if (!giveUp(client, turn)) {
                leave();
            }
        }
        throw busy();
    }

    /** Whether it is our turn at once. */
    private synchronized boolean enter(Client client, CountDownLatch turn) {
        if (free > 0) {
            free--;
            return true;
        }
        var mine = queue(client.kind()).computeIfAbsent(client.name(), name -> new ArrayDeque<>());
        if (mine.size() >= EACH || (waiting >= ALL && client.kind() == Kind.STRANGER)) {
            throw busy();
        }
        mine.add(turn);
        waiting++;
        return false;
    }

    private synchronized void leave() {
        free++;
        for (var kind : Kind.values()) {
            var first = queue(kind).pollFirstEntry();
            if (first != null) {
                var turn = first.getValue().remove();
                if (!first.getValue().isEmpty()) {
                    queue(kind).putLast(first.getKey(), first.getValue());
                }
                free--;
                waiting--;
                turn.countDown();
                return;
            }
        }
    }

    /** False when the turn has come in the meantime. */
    private synchronized boolean giveUp(Client client, CountDownLatch turn) {
        var queue = queue(client.kind());
        var mine = queue.get(client.name());
        if (mine == null || !mine.remove(turn)) {
            return false;
        }
        if (mine.isEmpty()) {
            queue.remove(client.name());
        }
        waiting--;
        return true;
    }

    private SequencedMap<String, Queue<CountDownLatch>> queue(Kind kind) {
        return queues.computeIfAbsent(kind, any -> new LinkedHashMap<>());
    }

    synchronized int waiting() {
        return waiting;
    }

    private static Refusal busy() {
        return new Refusal(Code.TOO_MANY, "too-many", RETRY_SECONDS);
    }
}
