package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** {@code ecumene} alone: starts the server. Holds the options that every command has. */
@Command(name = "ecumene", synopsisSubcommandLabel = "${bundle:label.command}")
@SuppressWarnings("UnusedVariable") // options that are read before or by the parser still need a field
final class Root implements Callable<Integer> {
    private final Shell shell;

    @Option(names = "--lang", paramLabel = "${bundle:label.lang}", descriptionKey = "lang", scope = ScopeType.INHERIT)
    private Optional<Lang> lang = Optional.empty();

    @Option(
            names = "--cards",
            paramLabel = "${bundle:label.folder}",
            descriptionKey = "cards",
            scope = ScopeType.INHERIT)
    private Optional<Path> cards = Optional.empty();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help",
            scope = ScopeType.INHERIT)
    private boolean help;

    Root(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() throws InterruptedException {
        return new ServeCommand(shell, this).call();
    }

    /** The game with the files of {@code --cards} in place of its own, checked in the same way. */
    Game<?> open(String id) {
        if (cards.isEmpty()) {
            return shell.games().open(id);
        }
        var corrections = corrections(id);
        if (corrections.isEmpty()) {
            throw shell.wrong(
                    "cards.none",
                    cards.get(),
                    id,
                    String.join(", ", shell.games().files(id)));
        }
        return shell.games().open(id, corrections);
    }

    /** The same for one game of many: of most there is nothing to correct, and a file must say by its folder whose it is. */
    Game<?> openCorrected(String id) {
        cards.ifPresent(folder -> requireOwner(folder, id));
        return shell.games().open(id, corrections(id));
    }

    private void requireOwner(Path folder, String id) {
        for (var file : shell.games().files(id)) {
            var owners = shell.games().ids().stream()
                    .filter(other -> shell.games().files(other).contains(file))
                    .toList();
            if (owners.size() > 1 && Files.exists(folder.resolve(file))) {
                throw shell.wrong("cards.whose", folder.resolve(file), String.join(", ", owners));
            }
        }
    }

    private Map<String, String> corrections(String id) {
        var corrections = new TreeMap<String, String>();
        cards.ifPresent(folder -> {
            for (var file : shell.games().files(id)) {
                for (var place :
                        new Path[] {folder.resolve(file), folder.resolve(id).resolve(file)}) {
                    if (Files.exists(place)) {
                        corrections.put(file, shell.read(place));
                    }
                }
            }
        });
        return corrections;
    }
}
