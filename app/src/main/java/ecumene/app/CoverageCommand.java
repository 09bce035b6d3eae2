package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Game.CardFace;
import ecumene.engine.Lang;
import ecumene.server.rules.RuleBook;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code ecumene coverage}: which rules, cards and scenarios of each game have a test that passed, and which have none. */
@Command(name = "coverage")
final class CoverageCommand implements Callable<Integer> {
    private static final String HOME = "ecumene.home";

    private final Shell shell;
    private final Root root;

    CoverageCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var home = Path.of(System.getProperty(HOME, ""));
        boolean complete = true;
        for (var id : shell.games().ids()) {
            complete &= show(root.open(id), home);
        }
        return complete ? 0 : Faults.FAILED;
    }

    private boolean show(Game<?> game, Path home) {
        var tested = tested(home.resolve("games").resolve(game.id()).resolve("target/coverage/tests.tsv"));
        var rules = Part.of("rule", rules(game), tested);
        var cards = Part.of("card", game.cards().stream().map(CardFace::id).toList(), tested);
        var scenarios = Part.of("scenario", scenarios(home, game), tested);
        shell.print("%s rules %s cards %s scenarios %s".formatted(game.id(), rules, cards, scenarios));
        boolean complete = true;
        for (var part : List.of(rules, cards, scenarios)) {
            if (!part.missing().isEmpty()) {
                shell.say("coverage.missing-" + part.kind(), String.join(" ", part.missing()));
                complete = false;
            }
        }
        return complete;
    }

    /** How much of one kind of thing is tested. */
    private record Part(String kind, int all, List<String> missing) {
        static Part of(String kind, List<String> ids, Map<String, Set<String>> tested) {
            var have = tested.getOrDefault(kind, Set.of());
            return new Part(
                    kind,
                    ids.size(),
                    ids.stream().filter(id -> !have.contains(id)).toList());
        }

        @Override
        public String toString() {
            return all - missing.size() + "/" + all;
        }
    }

    private static List<String> rules(Game<?> game) {
        return RuleBook.of(game.id(), Lang.EN).stream()
                .flatMap(book -> book.rules().stream())
                .map(RuleBook.Rule::id)
                .toList();
    }

    /** One scenario a line: its id, then what it shows. */
    private List<String> scenarios(Path home, Game<?> game) {
        var file = home.resolve("docs/rules").resolve(game.id()).resolve("scenarios.txt");
        return Files.exists(file)
                ? shell.read(file)
                        .lines()
                        .filter(line -> !line.isBlank())
                        .map(line -> line.split(" ", 2)[0])
                        .toList()
                : List.of();
    }

    /** What the tests left when they last ran: kind, id and test, separated by tabs. */
    private Map<String, Set<String>> tested(Path file) {
        var tested = new HashMap<String, Set<String>>();
        if (!Files.exists(file)) {
            shell.terminal().err().println(shell.words().get("coverage.untested", file));
            return tested;
        }
        for (var line : shell.read(file).lines().toList()) {
            var cells = line.split("\t", -1);
            if (cells.length >= 2) {
                tested.computeIfAbsent(cells[0], kind -> new HashSet<>()).add(cells[1]);
            }
        }
        return tested;
    }
}
