package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene census}: which moves and cards occur in a folder of recorded games, and which never do. */
@Command(name = "census")
final class CensusCommand implements Callable<Integer> {
    private final Shell shell;
    private final Root root;

    @Parameters(index = "0", paramLabel = "${bundle:label.folder}", descriptionKey = "folder")
    private Path folder = Path.of("");

    @Option(names = "--all")
    private boolean all;

    CensusCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var files = records();
        var first = GameRecord.parse(shell.read(files.getFirst()));
        show(root.open(first.setup().game()), files);
        return 0;
    }

    private List<Path> records() {
        if (!Files.isDirectory(folder)) {
            throw shell.wrong("census.no-folder", folder);
        }
        try (var found = Files.walk(folder)) {
            var files = found.filter(file -> file.toString().endsWith(".rec"))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw shell.wrong("census.empty", folder);
            }
            return files;
        } catch (IOException | UncheckedIOException e) {
            throw shell.wrong("file.unreadable", folder);
        }
    }

    private <S extends State<S>> void show(Game<S> game, List<Path> files) {
        var census = new Census<>(game);
        files.parallelStream().forEach(file -> census.add(GameRecord.parse(shell.read(file))));
        shell.say("census.games", game.id(), census.games(), census.picks());
        part("moves", census.moves());
        part("named", census.named());
        part("chosen", census.chosen());
        part("said", census.said());
    }

    private void part(String what, Map<String, Integer> counts) {
        var never = counts.entrySet().stream()
                .filter(count -> count.getValue() == 0)
                .map(Map.Entry::getKey)
                .toList();
        shell.say("census." + what, counts.size() - never.size(), counts.size());
        if (!never.isEmpty()) {
            shell.say("census.never", String.join(" ", never));
        }
        if (all) {
            var columns = new Columns();
            counts.forEach((key, games) -> columns.row("  " + key, games.toString()));
            columns.lines().forEach(shell::print);
        }
    }
}
