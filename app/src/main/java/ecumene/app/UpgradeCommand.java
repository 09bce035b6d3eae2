package ecumene.app;

import ecumene.engine.Game;
import ecumene.server.store.CannotOpen;
import ecumene.server.store.Inspection;
import ecumene.server.store.Store;
import ecumene.server.table.Upgrade;
import ecumene.server.table.Upgrade.Fate;
import ecumene.server.table.Upgrade.Outcome;
import ecumene.server.wire.Wire;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ecumene upgrade}: what becomes of the games of a store under the rules and cards of this program. */
@Command(name = "upgrade")
final class UpgradeCommand implements Callable<Integer> {
    /** Some game does not go on, or cannot be looked at to its end. */
    private static final int LOSSES = 1;

    private final Shell shell;
    private final Root root;

    @Mixin
    private StoreOptions place = new StoreOptions();

    @Option(names = "--dry-run")
    private boolean dryRun;

    @Option(names = "--json", paramLabel = "${bundle:label.file}")
    private Optional<Path> json = Optional.empty();

    UpgradeCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var config = place.read(shell, Map.of());
        if (config.database().isEmpty() && !Files.isDirectory(config.data())) {
            throw shell.wrong("export.no-data", config.data());
        }
        var outputs = new Outputs(shell, json, Optional.empty());
        outputs.prepare(Optional.empty());
        var upgrade = new Upgrade(games());
        try {
            var fates = fates(config, upgrade);
            show(fates);
            json.ifPresent(file -> outputs.write(file, Wire.text(fates)));
            if (!dryRun) {
                write(config, upgrade, fates);
            }
            return fates.stream().anyMatch(fate -> fate.outcome().isLoss()) ? LOSSES : 0;
        } catch (Store.Unavailable e) {
            throw shell.wrong("store.away");
        }
    }

    private Map<String, Game<?>> games() {
        var games = new TreeMap<String, Game<?>>();
        shell.games().ids().forEach(id -> games.put(id, root.openCorrected(id)));
        return games;
    }

    private List<Fate> fates(ServerConfig config, Upgrade upgrade) {
        try (var store =
                config.database().map(Inspection::postgres).orElseGet(() -> Inspection.embedded(config.data()))) {
            return upgrade.foresee(store);
        } catch (CannotOpen e) {
            throw new WrongInput(e.in(shell.lang()));
        }
    }

    private void show(List<Fate> fates) {
        var counts = fates.stream().collect(Collectors.groupingBy(Fate::outcome, Collectors.counting()));
        for (var outcome : Outcome.values()) {
            shell.say("upgrade." + outcome.id(), counts.getOrDefault(outcome, 0L));
        }
        var columns = new Columns();
        fates.stream()
                .filter(fate -> fate.outcome().isLoss())
                .forEach(fate -> columns.row(
                        "  " + fate.table(),
                        fate.game(),
                        shell.words().get("upgrade.at", fate.holds(), fate.of()),
                        shell.words().get("upgrade.why." + (fate.why().isEmpty() ? "unreadable" : fate.why())),
                        fate.title()));
        columns.lines().forEach(shell::print);
    }

    private void write(ServerConfig config, Upgrade upgrade, List<Fate> fates) {
        try (var store = StoreOptions.open(shell, config)) {
            shell.say("upgrade.written", upgrade.carryOut(store, fates).size());
        }
    }
}
