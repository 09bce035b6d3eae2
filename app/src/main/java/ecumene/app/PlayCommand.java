package ecumene.app;

import ecumene.bots.BotSpec;
import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene play}: one person against bots, in the terminal. The person sits in seat 1. */
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {
    private final Shell shell;
    private final Root root;

    @Parameters(index = "0", paramLabel = "${bundle:label.game}", descriptionKey = "game")
    private String game = "";

    @Option(names = "--bots", split = ",", paramLabel = "${bundle:label.bot}")
    private List<String> bots = List.of();

    @Option(names = "--players", paramLabel = "${bundle:label.number}")
    private Optional<Integer> players = Optional.empty();

    @Option(names = "--variant", paramLabel = "${bundle:label.variant}")
    private Optional<String> variant = Optional.empty();

    @Option(names = "--option", paramLabel = "${bundle:label.option}")
    private Map<String, String> options = Map.of();

    @Option(names = "--seed", paramLabel = "${bundle:label.number}")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--name", paramLabel = "${bundle:label.name}")
    private Optional<String> name = Optional.empty();

    @Option(names = "--load", paramLabel = "${bundle:label.file}")
    private Optional<Path> load = Optional.empty();

    PlayCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var opened = root.open(game);
        return load.isPresent() ? goOn(opened, load.get()) : start(opened);
    }

    private <S extends State<S>> int start(Game<S> opened) {
        var given = bots.isEmpty() ? List.of("greedy") : bots;
        int count = players.orElse(Math.max(opened.spec().minPlayers(), given.size() + 1));
        var setup =
                new Setup(game, count, variant.orElse(opened.spec().variants().getFirst()), options);
        opened.spec().validate(setup);
        if (bots.size() >= count) {
            throw shell.wrong(
                    "wrong", shell.words().get("what.bots"), bots.size(), count == 1 ? "0" : "1–" + (count - 1));
        }
        var labels = new ArrayList<String>();
        labels.add(name.orElse(shell.words().get("play.person")));
        for (int n = 0; n + 1 < count; n++) {
            labels.add(Bots.parse(shell, given.get(n % given.size())).toString());
        }
        var secret = seed.map(number -> Seed.numbered(number, 0)).orElseGet(Seed::secret);
        var record = new GameRecord(
                setup, opened.rules(), secret, secret.commitment(), labels, List.of(), new GameRecord.Open());
        return new Play<>(shell, opened, record, seats(labels)).run();
    }

    /** A saved game knows its bots; {@code --bots} puts others in their seats. */
    private <S extends State<S>> int goOn(Game<S> opened, Path file) {
        var record = GameRecord.parse(shell.read(file));
        var labels = new ArrayList<>(record.seats());
        for (int n = 0; n + 1 < labels.size() && !bots.isEmpty(); n++) {
            labels.set(n + 1, bots.get(n % bots.size()));
        }
        name.ifPresent(own -> labels.set(0, own));
        var renamed = new GameRecord(
                record.setup(),
                record.rules(),
                record.seed(),
                record.commitment(),
                labels,
                record.picks(),
                record.end());
        return new Play<>(shell, opened, renamed, seats(labels)).run();
    }

    private List<BotSpec> seats(List<String> labels) {
        return labels.subList(1, labels.size()).stream()
                .map(label -> Bots.parse(shell, label))
                .toList();
    }
}
