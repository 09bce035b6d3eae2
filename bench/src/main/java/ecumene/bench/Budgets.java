package ecumene.bench;

import ecumene.arena.Games;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures a game against its budget, in well under a minute. Other programs can only slow a measurement down, so the
 * best of several short ones counts, in processor time, for the game as for the reference loop.
 */
public final class Budgets {
    /** About how long one game takes, for whoever shows progress. */
    public static final int SECONDS_PER_GAME = 25;

    private static final int WARMUPS = 4;
    private static final int MEASUREMENTS = 8;

    private Budgets() {}

    public static List<Figure> measure(String id) {
        var budget = Budget.of(id);
        double bytes = Memory.bytesPerTable(Games.installed().open(id));
        double reference = nanos(ReferenceLoop.class.getName() + ".loop", Optional.empty());
        double decision = nanos(Speed.class.getName() + ".decision", Optional.of(id));
        double copy = nanos(Speed.class.getName() + ".copy", Optional.of(id));
        return List.of(
                new Figure(
                        id,
                        Figure.Kind.DECISIONS,
                        1e9 / decision,
                        limit(budget.map(Budget::decisions)),
                        OptionalDouble.of(decision / reference)),
                new Figure(
                        id,
                        Figure.Kind.COPY,
                        copy,
                        limit(budget.map(Budget::copyNanos)),
                        OptionalDouble.of(copy / reference)),
                new Figure(id, Figure.Kind.MEMORY, bytes, limit(budget.map(Budget::bytes)), OptionalDouble.empty()));
    }

    private static OptionalDouble limit(Optional<Integer> limit) {
        return limit.isPresent() ? OptionalDouble.of(limit.get()) : OptionalDouble.empty();
    }

    /** Nanoseconds of processor time for one operation, in the best iteration. */
    private static double nanos(String benchmark, Optional<String> game) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + benchmark.replace(".", "\\.") + "$")
                .forks(1)
                .threads(1)
                .warmupIterations(WARMUPS)
                .warmupTime(TimeValue.milliseconds(700))
                .measurementIterations(MEASUREMENTS)
                .measurementTime(TimeValue.milliseconds(500))
                .jvmArgs(
                        "-XX:+UseSerialGC",
                        "-XX:+UseCompactObjectHeaders",
                        "-Xmx512m",
                        "--sun-misc-unsafe-memory-access=allow")
                .verbosity(VerboseMode.SILENT);
        game.ifPresent(id -> options.param("game", id));
        try {
            var run = new Runner(options.build()).run().iterator().next();
            return run.getBenchmarkResults().stream()
                    .flatMap(fork -> fork.getIterationResults().stream())
                    .mapToDouble(Budgets::nanosPerOperation)
                    .min()
                    .orElseThrow();
        } catch (RunnerException e) {
            throw new IllegalStateException("the measurement failed: " + e.getMessage(), e);
        }
    }

    private static double nanosPerOperation(IterationResult iteration) {
        return counted(iteration, "nanos") / counted(iteration, "operations");
    }

    private static double counted(IterationResult iteration, String name) {
        return Optional.ofNullable(iteration.getSecondaryResults().get(name))
                .orElseThrow(() -> new IllegalStateException("nobody counted " + name))
                .getScore();
    }
}
