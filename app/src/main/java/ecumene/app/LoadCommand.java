package ecumene.app;

import ecumene.app.attack.Attack;
import ecumene.app.attack.Attack.Figure;
import ecumene.server.client.ApiClient;
import ecumene.server.client.Load;
import ecumene.server.client.Load.Talk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code ecumene load}: a server of its own under many tables at once, against the figures it must keep. Talks to this machine
 * only. Fails when a figure is missed.
 */
@Command(name = "load")
final class LoadCommand implements Callable<Integer> {
    private static final Duration WARM_UP = Duration.ofSeconds(10);
    private static final String ALL = "all";
    private static final double LATENCY_BUDGET = 50;
    private static final double MOVES_BUDGET = 0.95;
    private static final double START_BUDGET = 3000;
    private static final double MEMORY_BUDGET = 512;

    private final Shell shell;

    @Option(names = "--tables", paramLabel = "${bundle:label.number}", defaultValue = "200")
    private int tables;

    @Option(names = "--minutes", paramLabel = "${bundle:label.number}", defaultValue = "1")
    private double minutes;

    @Option(names = "--rate", paramLabel = "${bundle:label.number}", defaultValue = "200")
    private double rate;

    @Option(names = "--resting", paramLabel = "${bundle:label.number}", defaultValue = "0")
    private int resting;

    @Option(names = "--game", paramLabel = "${bundle:label.game}", defaultValue = "pyramid")
    private String game;

    @Option(names = "--whole")
    private boolean whole;

    @Option(names = "--database", paramLabel = "${bundle:label.url}")
    private Optional<String> database = Optional.empty();

    @Option(names = "--attack", paramLabel = "${bundle:label.name}")
    private Optional<String> attack = Optional.empty();

    LoadCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        return attack.isPresent() ? attack(attack.get()) : load();
    }

    private int attack(String name) throws InterruptedException {
        var known = Attack.all();
        var wanted = known.get(name);
        if (wanted == null) {
            throw shell.wrong("load.attack-unknown", name, String.join(", ", known.keySet()));
        }
        var folder = temporary();
        shell.say("attack." + name);
        try (var servers = new Servers(folder, wanted.target())) {
            var columns = heading();
            var figures = wanted.run(servers.address(), servers::again);
            figures.forEach(figure -> row(columns, figure));
            columns.lines().forEach(shell::print);
            return figures.stream().allMatch(Figure::kept) ? 0 : Faults.FAILED;
        } finally {
            delete(folder);
        }
    }

    /** The server that is attacked, and those that take its place. */
    private static final class Servers implements AutoCloseable {
        private final Path folder;
        private final Attack.Target target;
        private ServerProcess current;

        Servers(Path folder, Attack.Target target) {
            this.folder = folder;
            this.target = target;
            this.current = ServerProcess.start(folder, target.java(), target.serve());
        }

        URI address() {
            return current.address();
        }

        URI again() {
            try {
                current.kill();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            current = ServerProcess.start(folder, target.java(), target.serve());
            return current.address();
        }

        @Override
        public void close() {
            current.close();
        }
    }

    private int load() throws InterruptedException {
        if (tables < 1 || tables > 2000 || minutes <= 0 || minutes > 60 || rate <= 0 || resting < 0) {
            throw shell.wrong("load.wrong");
        }
        var all = game.equals(ALL) ? shell.games().ids() : List.of(game);
        all.forEach(one -> shell.games().files(one));
        int worst = 0;
        for (var one : all) {
            worst = Math.max(worst, load(one));
        }
        return worst;
    }

    private int load(String one) throws InterruptedException {
        var folder = temporary();
        var arguments = database.map(url -> List.of("--limits", "off", "--database", url))
                .orElse(List.of("--limits", "off"));
        long begun = System.nanoTime();
        try (var server = ServerProcess.start(folder, List.of("-Xmx512m"), arguments);
                var http = HttpClient.newHttpClient()) {
            firstPage(http, server.address());
            double start = (System.nanoTime() - begun) / 1e6;
            rest(http, server.address());
            shell.say("load.running", tables, one, minutes);
            var pause = Duration.ofNanos((long) (tables / rate * 1e9));
            var result = new Load(server.address(), one, pause, whole ? Talk.WHOLE : Talk.CHANGES, server::processor)
                    .run(tables, WARM_UP, Duration.ofMillis((long) (minutes * 60_000)));
            return show(start, result, server.memory());
        } finally {
            delete(folder);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("ecumene-load");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void firstPage(HttpClient http, URI server) throws InterruptedException {
        try {
            http.send(HttpRequest.newBuilder(server.resolve("/")).build(), BodyHandlers.discarding());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tables that were begun and left alone. */
    private void rest(HttpClient http, URI server) {
        if (resting == 0) {
            return;
        }
        var owner = new ApiClient(http, server).asGuest();
        var made = new AtomicLong();
        try (var _ = Progress.ofSteps(shell.terminal(), "load", resting, made)) {
            while (made.get() < resting) {
                owner.create(game, List.of("me", "bot:random"), true);
                made.incrementAndGet();
            }
        }
    }

    private int show(double start, Load.Result result, Optional<Long> memory) {
        var words = shell.words();
        var figures = new ArrayList<Figure>();
        figures.add(Figure.atMost("load.start", start, START_BUDGET));
        figures.add(Figure.atLeast("load.rate", result.movesPerSecond(), rate * MOVES_BUDGET));
        figures.add(Figure.told("load.p50", result.percentile(50)));
        figures.add(Figure.told("load.p95", result.percentile(95)));
        figures.add(Figure.atMost("load.p99", result.percentile(99), LATENCY_BUDGET));
        figures.add(Figure.told("load.worst", result.percentile(100)));
        figures.add(Figure.atMost("load.lost", (double) (result.lost() + result.refused()), 0));
        figures.add(Figure.told("load.processor", result.processor()));
        figures.add(Figure.told("load.size", result.medianSize() / 1000));
        figures.add(Figure.told("load.told", result.told()));
        memory.ifPresent(bytes -> figures.add(Figure.told("load.memory", bytes / 1048576.0)));
        var columns = heading();
        figures.forEach(figure -> row(columns, figure));
        columns.lines().forEach(shell::print);
        shell.say(
                "load.note",
                words.number((double) result.moves(), 0),
                words.number(MEMORY_BUDGET, 0),
                words.number(resting, 0),
                words.number((double) WARM_UP.toSeconds(), 0));
        return figures.stream().allMatch(Figure::kept) ? 0 : Faults.FAILED;
    }

    private Columns heading() {
        var words = shell.words();
        return new Columns()
                .row(
                        words.get("bench.figure"),
                        words.get("bench.value"),
                        words.get("bench.budget"),
                        words.get("bench.within"));
    }

    private void row(Columns columns, Figure figure) {
        var words = shell.words();
        boolean told = Double.isNaN(figure.budget());
        columns.row(
                words.get(figure.key()),
                words.number(figure.value(), 1),
                told ? "–" : words.number(figure.budget(), 0),
                words.get(told ? "nothing" : figure.kept() ? "yes" : "no"));
    }
}
