package ecumene.app;

import ecumene.bench.Budgets;
import ecumene.bench.Figure;
import ecumene.bench.FiguresJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ecumene bench}: the games against their budgets of speed and memory. Fails when one is outside. */
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {
    private final Shell shell;

    @Option(names = "--game", paramLabel = "${bundle:label.game}")
    private Optional<String> game = Optional.empty();

    @Option(names = "--json", paramLabel = "${bundle:label.file}")
    private Optional<Path> json = Optional.empty();

    BenchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        var games = game.map(List::of).orElseGet(() -> shell.games().ids());
        games.forEach(shell.games()::files);
        var outputs = new Outputs(shell, json, Optional.empty());
        outputs.prepare(Optional.empty());
        var figures = measure(games);
        show(figures);
        json.ifPresent(file -> outputs.write(file, FiguresJson.of(figures)));
        return figures.stream().allMatch(Figure::within) ? 0 : Faults.FAILED;
    }

    private List<Figure> measure(List<String> games) {
        var figures = new ArrayList<Figure>();
        long seconds = (long) games.size() * Budgets.SECONDS_PER_GAME;
        try (var _ = Progress.ofSeconds(shell.terminal(), "bench", seconds)) {
            games.forEach(id -> figures.addAll(Budgets.measure(id)));
        }
        return figures;
    }

    private void show(List<Figure> figures) {
        var words = shell.words();
        var columns = new Columns()
                .row(
                        words.get("bench.figure"),
                        words.get("bench.value"),
                        words.get("bench.budget"),
                        words.get("bench.ratio"),
                        words.get("bench.within"));
        for (var figure : figures) {
            columns.row(
                    figure.game() + " " + words.get("bench." + key(figure)),
                    words.number(figure.value(), 0),
                    optional(figure.budget(), 0),
                    optional(figure.ratio(), 3),
                    words.get(figure.budget().isEmpty() ? "nothing" : figure.within() ? "yes" : "no"));
        }
        columns.lines().forEach(shell::print);
        shell.say("bench.note");
    }

    private String optional(OptionalDouble value, int digits) {
        return value.isPresent() ? shell.words().number(value.getAsDouble(), digits) : "–";
    }

    private static String key(Figure figure) {
        return figure.kind().name().toLowerCase(Locale.ROOT);
    }
}
