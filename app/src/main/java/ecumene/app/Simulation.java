package ecumene.app;

import ecumene.arena.Conditions;
import ecumene.arena.Plan;
import ecumene.arena.Records;
import ecumene.arena.Results;
import ecumene.arena.Tournament;
import ecumene.arena.Violation;
import ecumene.engine.Game;
import ecumene.engine.State;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Plays the plans one after the other and tells what came of them, also when somebody presses Ctrl-C in the middle. */
final class Simulation<S extends State<S>> {
    private static final int INTERRUPTED = 130;

    private final Shell shell;
    private final Game<S> game;
    private final List<Plan> plans;
    private final Conditions conditions;
    private final Outputs outputs;
    private final CountDownLatch told = new CountDownLatch(1);
    private volatile boolean interrupted;
    private volatile Optional<Tournament<S>> current = Optional.empty();

    Simulation(Shell shell, Game<S> game, List<Plan> plans, Conditions conditions, Outputs outputs) {
        this.shell = shell;
        this.game = game;
        this.plans = plans;
        this.conditions = conditions;
        this.outputs = outputs;
    }

    int run() {
        var hook = Thread.ofPlatform().unstarted(this::interrupt);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            var results = play();
            tell(results);
            return interrupted ? INTERRUPTED : code(results);
        } catch (UncheckedIOException e) {
            throw shell.wrong("file.unwritable", "--records", Shell.reason(e));
        } finally {
            told.countDown();
            release(hook);
        }
    }

    /** The machine waits for this thread before it goes down: long enough to tell what was played. */
    private void interrupt() {
        interrupted = true;
        current.ifPresent(Tournament::stop);
        try {
            told.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void release(Thread hook) {
        if (!interrupted) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }

    private Results play() {
        var parts = new ArrayList<Tournament.Result>();
        long total = plans.stream().mapToLong(Plan::games).sum();
        var played = new AtomicLong();
        try (var _ = Progress.ofSteps(shell.terminal(), game.id(), total, played)) {
            for (var plan : plans) {
                var tournament = new Tournament<>(game, plan, at(plan));
                current = Optional.of(tournament);
                if (interrupted) {
                    break;
                }
                var result = tournament.play(number -> played.incrementAndGet());
                parts.add(result);
                if (result.violation().isPresent()) {
                    break;
                }
            }
        }
        return new Results(game.id(), game.rules(), plans.getFirst().seed(), parts);
    }

    /** With several set-ups each has a folder of its own for its records. */
    private Conditions at(Plan plan) {
        var own = plan.setup().variant() + "-" + plan.setup().players();
        return plans.size() == 1
                ? conditions
                : new Conditions(
                        conditions.threads(),
                        conditions.checks(),
                        conditions.records().map(folder -> folder.resolve(own)));
    }

    private void tell(Results results) {
        var table = new ResultTable(shell);
        long planned = plans.stream().mapToLong(Plan::games).sum();
        var total = results.total();
        if (total.games() < planned) {
            shell.say("simulate.stopped", total.games(), planned);
        }
        results.parts().forEach(table::show);
        if (results.parts().size() > 1) {
            table.showTotal(results);
        }
        if (total.games() > 0) {
            outputs.write(results);
        }
        results.parts().forEach(part -> part.violation().ifPresent(this::tell));
        double seconds = results.seconds();
        shell.print("games=%d decisions=%d decisions_per_s=%d seconds=%s"
                .formatted(
                        total.games(),
                        total.decisions(),
                        Math.round(seconds == 0 ? 0 : total.decisions() / seconds),
                        String.format(Locale.ROOT, "%.3f", seconds)));
    }

    private static int code(Results results) {
        return results.parts().stream().anyMatch(part -> part.violation().isPresent()) ? Faults.FAILED : 0;
    }

    /** Everything somebody needs to see it again. */
    private void tell(Violation broken) {
        var plan = broken.plan();
        var setup = plan.setup();
        var err = shell.terminal().err();
        err.println(shell.paint().bad(shell.words().get("simulate.broken", broken.law())));
        err.println(shell.words()
                .get(
                        "simulate.broken-where",
                        broken.game() + 1,
                        plan.seed(),
                        plan.deal(broken.game()),
                        broken.seed().hex()));
        var folder = conditions.records().orElse(Path.of(""));
        var file = folder.resolve(broken.file().replace(".rec", "-broken.rec"));
        shell.writing(file, () -> Records.write(file, broken.record()));
        err.println(shell.words().get("simulate.broken-record", file));
        var bots = String.join(",", plan.bots().stream().map(Object::toString).toList());
        err.println(shell.words()
                .get(
                        "simulate.broken-again",
                        "./ecumene simulate %s --players %d --variant %s --bots %s --seed %d --games %d --check"
                                .formatted(
                                        setup.game(),
                                        setup.players(),
                                        setup.variant(),
                                        bots,
                                        plan.seed(),
                                        broken.game() + 1)));
        if (!(broken.cause() instanceof ecumene.engine.Laws.Broken)) {
            broken.cause().printStackTrace(err);
        }
    }
}
