package ecumene.app;

import ecumene.bots.BotSpec;
import ecumene.engine.Game;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** {@code ecumene games}: what can be played, by how many, and against whom. */
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {
    private final Shell shell;
    private final Root root;

    GamesCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var games = new ArrayList<Game<?>>();
        for (var id : shell.games().ids()) {
            games.add(root.openCorrected(id)); // all before any is shown, so that a wrong file is all one sees
        }
        games.forEach(this::show);
        shell.say("games.bots", BotSpec.SYNTAX);
        return 0;
    }

    private void show(Game<?> game) {
        var spec = game.spec();
        shell.print(shell.paint().strong(game.id()) + text(game, "game.name", "  ") + text(game, "game.about", ". "));
        shell.say("games.players", spec.minPlayers() + "–" + spec.maxPlayers());
        shell.say(
                "games.variants",
                spec.variants().stream()
                        .map(variant -> variant + text(game, "variant." + variant, " – "))
                        .collect(Collectors.joining(", ")));
        spec.options().forEach((option, values) -> shell.say("games.option", option, String.join(", ", values)));
        shell.say("games.rules", game.rules());
        shell.print("");
    }

    /** A text that a game may have or not, with what goes before it. */
    private String text(Game<?> game, String key, String before) {
        return game.texts().has(key) ? before + game.texts().get(shell.lang(), key) : "";
    }
}
