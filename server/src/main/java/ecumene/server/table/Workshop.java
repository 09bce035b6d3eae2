package ecumene.server.table;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Where the past of games is worked out: on few threads of the machine's own, so that moves always find a processor, and callers take
 * turns, so that somebody who asks for a lot waits for themselves. Nobody waits for long: a refusal says when to come again.
 */
final class Workshop implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(4);
    private static final long RETRY_SECONDS = 2;
    /** So many jobs of one caller wait, and so many of all. */
    private static final int PER_PAYER = 6;

    private static final int WAITING = 400;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    /** In the order of their turns. */
    private final LinkedHashMap<String, Queue<Job<?>>> waiting = new LinkedHashMap<>();

    private int count;
    private boolean closed;

    /** Something to work out, and who pays for it. */
    private static final class Job<T> {
        private final Payer payer;
        private final Supplier<T> work;
        private final CompletableFuture<T> result = new CompletableFuture<>();

        Job(Payer payer, Supplier<T> work) {
            this.payer = payer;
            this.work = work;
        }

        /** It is paid before anybody knows the result, and also when nobody waits for it any more. */
        void run() {
            long begun = processor();
            try {
                var made = work.get();
                payer.charge().accept(processor() - begun);
                result.complete(made);
            } catch (RuntimeException | Error e) {
                payer.charge().accept(processor() - begun);
                result.completeExceptionally(e);
            }
        }

        /** Time of the processor that this thread has used: what others do on a busy machine is not on anybody's account. */
        private static long processor() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
    }

    Workshop(int threads) {
        for (int i = 0; i < threads; i++) {
            Thread.ofPlatform().daemon().name("workshop-" + i).start(this::labour);
        }
    }

    /** A quarter of the machine. */
    static Workshop usual() {
        return new Workshop(Math.max(1, Runtime.getRuntime().availableProcessors() / 4));
    }

    /** Waits until it is worked out. Must not be called from within a job. */
    <T> T ask(Payer payer, Supplier<T> work) {
        if (payer.isHouse()) {
            return work.get();
        }
        var job = new Job<>(payer, work);
        enter(payer, job);
        try {
            return job.result.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            withdraw(payer, job);
            throw busy();
        } catch (InterruptedException e) {
            withdraw(payer, job);
            Thread.currentThread().interrupt();
            throw busy();
        } catch (ExecutionException e) {
            throw failed(e);
        }
    }

    private static RuntimeException failed(ExecutionException e) {
        if (e.getCause() instanceof Error error) {
            throw error;
        }
        return e.getCause() instanceof RuntimeException wrong ? wrong : new IllegalStateException(e);
    }

    private static Refusal busy() {
        return new Refusal(Code.TOO_MANY, "too-busy", RETRY_SECONDS);
    }

    private void enter(Payer payer, Job<?> job) {
        lock.lock();
        try {
            var mine = waiting.computeIfAbsent(payer.who(), who -> new ArrayDeque<>());
            if (closed || count >= WAITING || mine.size() >= PER_PAYER) {
                if (mine.isEmpty()) {
                    waiting.remove(payer.who());
                }
                throw busy();
            }
            mine.add(job);
            count++;
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    private void withdraw(Payer payer, Job<?> job) {
        lock.lock();
        try {
            var mine = waiting.get(payer.who());
            if (mine != null && mine.remove(job)) {
                count--;
                if (mine.isEmpty()) {
                    waiting.remove(payer.who());
                }
            }
        } finally {
            lock.unlock();
        }
    }

    int waiting() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    private void labour() {
        try {
            while (true) {
                next().run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first job of whoever's turn it is; who has more goes to the end. */
    private Job<?> next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (waiting.isEmpty()) {
                if (closed) {
                    throw new InterruptedException();
                }
                work.await();
            }
            var first = waiting.pollFirstEntry();
            var job = first.getValue().remove();
            count--;
            if (!first.getValue().isEmpty()) {
                waiting.put(first.getKey(), first.getValue());
            }
            return job;
        } finally {
            lock.unlock();
        }
    }

    /** What waits is still done. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
