package ecumene.arena;

import ecumene.engine.Game;
import ecumene.engine.State;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Plays a {@link Plan} over several threads. The result is the same whatever their number: games are numbered, each
 * follows from its number alone, and sums do not depend on the order. A broken law ends the tournament; the one with
 * the lowest game number is reported.
 */
public final class Tournament<S extends State<S>> {
    private static final long PATIENCE_MILLIS = 400;

    private final Game<S> game;
    private final Plan plan;
    private final Conditions conditions;
    private final AtomicInteger next = new AtomicInteger();
    /** Guarded by this. */
    private final Tally tally;
    /** Guarded by this. */
    private Optional<Violation> violation = Optional.empty();
    /** Guarded by this. */
    private Optional<UncheckedIOException> failure = Optional.empty();
    /** Guarded by this: after it, a game that ends late no longer counts. */
    private boolean closed;
    /** Games from this number on are not played: all of them, until somebody stops or a law breaks. */
    private volatile int end;

    public Tournament(Game<S> game, Plan plan, Conditions conditions) {
        game.spec().validate(plan.setup());
        game.deal(plan.setup(), plan.seedOf(0)); // a game may refuse a set-up for reasons that its spec cannot say
        this.game = game;
        this.plan = plan;
        this.conditions = conditions;
        this.tally = new Tally(plan);
        this.end = plan.games();
    }

    /** For a game whose state type nobody knows at compile time. */
    public static <S extends State<S>> Tournament<S> of(Game<S> game, Plan plan, Conditions conditions) {
        return new Tournament<>(game, plan, conditions);
    }

    /**
     * Plays until all games are over or {@link #stop()} was called. Call once. Throws {@link UncheckedIOException} when
     * a record cannot be written.
     *
     * @param progress is told the number of each finished game, in any order and by any thread
     */
    public Result play(IntConsumer progress) {
        long start = System.nanoTime();
        var workers = new ArrayList<Thread>();
        for (int n = 0; n < Math.min(conditions.threads(), Math.max(1, plan.games())); n++) {
            workers.add(Thread.ofPlatform().daemon().name("arena-" + n).start(() -> work(progress)));
        }
        await(workers);
        synchronized (this) {
            closed = true;
            if (failure.isPresent()) {
                throw failure.get();
            }
            return new Result(plan, tally, (System.nanoTime() - start) / 1e9, violation);
        }
    }

    /** Ends the tournament soon, from any thread. Games in progress are given up; finished ones count. */
    public synchronized void stop() {
        end = 0;
    }

    private void await(Iterable<Thread> workers) {
        try {
            for (var worker : workers) {
                while (worker.isAlive() && end != 0) {
                    worker.join(20);
                }
            }
            long deadline = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
            for (var worker : workers) {
                // A bot may think for seconds; nobody who pressed Ctrl-C waits for it.
                long left = (deadline - System.nanoTime()) / 1_000_000;
                if (worker.isAlive() && left > 0) {
                    worker.join(left);
                }
            }
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
    }

    private void work(IntConsumer progress) {
        for (int number = next.getAndIncrement(); number < end; number = next.getAndIncrement()) {
            int current = number;
            var table = new Table<>(game, plan, conditions, current, () -> current >= end);
            try {
                var outcome = table.play();
                if (outcome.isPresent() && count(outcome.get())) {
                    progress.accept(current);
                }
            } catch (UncheckedIOException e) {
                fail(e);
            } catch (RuntimeException | Error broken) {
                report(table.violation(broken));
            }
        }
    }

    /** A disk that is full is nobody's broken law. */
    private synchronized void fail(UncheckedIOException e) {
        failure = Optional.of(e);
        end = 0;
    }

    private synchronized boolean count(Outcome outcome) {
        if (!closed) {
            tally.add(plan, outcome);
        }
        return !closed;
    }

    /** Games with lower numbers are played to their end: one of them may break a law too. */
    private synchronized void report(Violation broken) {
        if (violation.isEmpty() || broken.game() < violation.get().game()) {
            violation = Optional.of(broken);
            end = Math.min(end, broken.game());
        }
    }

    /** What came of it. */
    public record Result(Plan plan, Tally tally, double seconds, Optional<Violation> violation) {
        public boolean complete() {
            return tally.games() == plan.games();
        }
    }
}
