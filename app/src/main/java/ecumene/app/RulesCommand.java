package ecumene.app;

import ecumene.server.rules.RuleBook;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ecumene rules}: one rule in our words, or the table of contents. */
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {
    private final Shell shell;

    @Parameters(index = "0", paramLabel = "${bundle:label.game}", descriptionKey = "game")
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "${bundle:label.rule}", descriptionKey = "rule")
    private Optional<String> id = Optional.empty();

    RulesCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        shell.games().files(game);
        var book = RuleBook.of(game, shell.lang()).orElseThrow(() -> shell.wrong("rules.none", game));
        if (id.isEmpty()) {
            contents(book);
            return 0;
        }
        var rule = book.find(id.get())
                .orElseThrow(() -> shell.wrong("rules.unknown", id.get(), String.join(", ", book.near(id.get()))));
        show(shell, rule);
        return 0;
    }

    private void contents(RuleBook book) {
        int width =
                book.rules().stream().mapToInt(rule -> rule.id().length()).max().orElse(1);
        var chapter = "";
        for (var rule : book.rules()) {
            if (!rule.chapter().equals(chapter)) {
                chapter = rule.chapter();
                shell.print("");
                shell.print(shell.paint().strong(chapter));
            }
            shell.print("  %%-%ds  %%s".formatted(width).formatted(rule.id(), rule.title()));
        }
    }

    static void show(Shell shell, RuleBook.Rule rule) {
        shell.print(shell.paint().strong(rule.id() + " " + rule.title()));
        new Prose(shell.paint()).lines(rule.text()).forEach(shell::print);
    }
}
