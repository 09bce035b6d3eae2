package ecumene.app;

import ecumene.server.rules.RuleBook;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ecumene rules}: one rule in our words with the places that decide and test it, or the table of contents. */
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
        sources(rule.id());
        return 0;
    }

    /** Where it is decided and which tests hold it, as far as the sources are here. */
    private void sources(String rule) {
        shell.print("");
        var home = Path.of(System.getProperty("ecumene.home", ""));
        var citations = Citations.of(home, game, rule);
        if (citations.isEmpty()) {
            shell.say("rules.no-sources");
            return;
        }
        places("rules.decided", "rules.not-cited", citations.get().code());
        places("rules.tested", "rules.not-tested", citations.get().tests());
    }

    private void places(String heading, String otherwise, List<Citations.Place> places) {
        if (places.isEmpty()) {
            shell.say(otherwise);
            return;
        }
        shell.print(shell.paint().strong(shell.words().get(heading)));
        places.forEach(place -> shell.print("  " + place + "  " + shell.paint().quiet(place.text())));
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
