package ecumene.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ecumene cards}: every card, what it does in our words, and where its numbers come from. */
@Command(name = "cards")
final class CardsCommand implements Callable<Integer> {
    private final Shell shell;
    private final Root root;

    @Parameters(index = "0", paramLabel = "${bundle:label.game}", descriptionKey = "game")
    private String game = "";

    CardsCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var opened = root.open(game);
        var faces = new Faces(shell, opened.cards());
        opened.cards().forEach(faces::show);
        shell.say("cards.count", opened.cards().size());
        return 0;
    }
}
