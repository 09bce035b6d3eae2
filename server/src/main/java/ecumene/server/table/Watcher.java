package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Somebody who watches a table, with a queue and a thread of their own, so that however slow they are nobody waits for them. Lock
 * order: the table before the watcher, never the other way round.
 */
final class Watcher implements Tables.Watch {
    private static final Logger LOG = LoggerFactory.getLogger(Watcher.class);
    private static final long RETRY_MILLIS = 3000;

    private final @Nullable String person;
    private final Consumer<Letter> sink;
    private final Supplier<List<Letter>> first;
    private final Function<Watcher, Letter> reset;
    private final Consumer<Watcher> gone;
    private final int capacity;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Letter> queue = new ArrayDeque<>();
    private volatile Lang lang;
    private volatile String address = "";
    private boolean behind;
    private boolean closed;

    /**
     * @param first makes what is told first, whatever happens at the table meanwhile
     * @param reset makes a message with everything, and calls {@link #caughtUp} while the table stands still
     * @param gone called once, when this watcher is closed
     */
    Watcher(
            @Nullable String person,
            Lang lang,
            Consumer<Letter> sink,
            Supplier<List<Letter>> first,
            int limit,
            Function<Watcher, Letter> reset,
            Consumer<Watcher> gone) {
        this.person = person;
        this.lang = lang;
        this.sink = sink;
        this.first = first;
        this.capacity = limit;
        this.reset = reset;
        this.gone = gone;
    }

    void start() {
        Thread.ofVirtual().name("watcher").start(this::run);
    }

    @Nullable
    String person() {
        return person;
    }

    Lang lang() {
        return lang;
    }

    String address() {
        return address;
    }

    /** Never waits. */
    void tell(Letter letter) {
        lock.lock();
        try {
            if (behind || closed) {
                return;
            }
            if (queue.size() < capacity) {
                queue.add(letter);
            } else {
                queue.clear();
                behind = true;
            }
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** What waits is contained in the reset that is being made. */
    void caughtUp() {
        lock.lock();
        try {
            queue.clear();
            behind = false;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void from(String place) {
        address = place;
    }

    @Override
    public void speak(Lang other) {
        lock.lock();
        try {
            lang = other;
            queue.clear();
            behind = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
            queue.clear();
            changed.signal();
        } finally {
            lock.unlock();
        }
        gone.accept(this);
    }

    private void run() {
        try {
            first.get().forEach(sink);
            for (var letter = next(); letter != null; letter = next()) {
                sink.accept(letter);
            }
        } catch (Refusal refusal) {
            sink.accept(Letter.of(new Wire.Bye("bye", RETRY_MILLIS))); // too much is wanted at once
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warn("a watcher is dropped because its messages cannot be delivered", e);
        } finally {
            close();
        }
    }

    private @Nullable Letter next() throws InterruptedException {
        lock.lock();
        try {
            while (queue.isEmpty() && !behind && !closed) {
                changed.await();
            }
            if (closed) {
                return null;
            }
            if (!behind) {
                return queue.remove();
            }
        } finally {
            lock.unlock();
        }
        return reset.apply(this);
    }
}
