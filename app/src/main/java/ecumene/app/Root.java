package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code ecumene} alone: shows what there is. Holds the options that every command has. */
@Command(name = "ecumene", synopsisSubcommandLabel = "${bundle:label.command}")
@SuppressWarnings("UnusedVariable") // options that are read before or by the parser still need a field
final class Root implements Runnable {
    private final Shell shell;

    @Spec
    private CommandSpec spec;

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
    public void run() {
        spec.commandLine().usage(shell.terminal().out(), spec.commandLine().getColorScheme());
    }

    /** The game with the files of {@code --cards} in place of its own, checked in the same way. */
    Game<?> open(String id) {
        if (cards.isEmpty()) {
            return shell.games().open(id);
        }
        var folder = cards.get();
        var files = shell.games().files(id);
        var corrections = new TreeMap<String, String>();
        for (var file : files) {
            for (var place :
                    new Path[] {folder.resolve(file), folder.resolve(id).resolve(file)}) {
                if (Files.exists(place)) {
                    corrections.put(file, shell.read(place));
                }
            }
        }
        if (corrections.isEmpty()) {
            throw shell.wrong("cards.none", folder, id, String.join(", ", files));
        }
        return shell.games().open(id, corrections);
    }
}
