package ecumene.app;

import ecumene.arena.Conditions;
import ecumene.arena.Plan;
import ecumene.engine.Game;
import ecumene.engine.Setup;
import ecumene.engine.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene simulate}: many games between bots, over all cores, with what came of them. */
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {
    private static final String ALL = "all";

    private final Shell shell;
    private final Root root;

    @Parameters(index = "0", paramLabel = "${bundle:label.game}", descriptionKey = "game")
    private String game = "";

    @Option(names = "--players", paramLabel = "${bundle:label.number}")
    private Optional<String> players = Optional.empty();

    @Option(names = "--variant", paramLabel = "${bundle:label.variant}")
    private Optional<String> variant = Optional.empty();

    @Option(names = "--option", paramLabel = "${bundle:label.option}")
    private Map<String, String> options = Map.of();

    @Option(names = "--bots", split = ",", paramLabel = "${bundle:label.bot}", defaultValue = "random")
    private List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "${bundle:label.number}", defaultValue = "100")
    private int games;

    @Option(names = "--seed", paramLabel = "${bundle:label.number}", defaultValue = "1")
    private long seed;

    @Option(names = "--threads", paramLabel = "${bundle:label.number}")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--records", paramLabel = "${bundle:label.folder}")
    private Optional<Path> records = Optional.empty();

    @Option(names = "--json", paramLabel = "${bundle:label.file}")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--report", paramLabel = "${bundle:label.folder}")
    private Optional<Path> report = Optional.empty();

    SimulateCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        return run(root.open(game));
    }

    private <S extends State<S>> int run(Game<S> opened) {
        int cores = threads.orElse(Runtime.getRuntime().availableProcessors());
        if (cores < 1 || games < 1) {
            throw shell.wrong("wrong", cores < 1 ? "--threads" : "--games", cores < 1 ? cores : games, "≥ 1");
        }
        var checks = check ? Conditions.Checks.ALL : Conditions.Checks.NONE;
        var outputs = new Outputs(shell, json, report);
        outputs.prepare(records);
        return new Simulation<>(shell, opened, plans(opened), new Conditions(cores, checks, records), outputs).run();
    }

    /** Every wanted combination of players and variant; the games are split evenly over them. */
    private List<Plan> plans(Game<?> opened) {
        var specs = bots.stream().map(bot -> Bots.parse(shell, bot)).toList();
        var setups = new ArrayList<Setup>();
        for (var theme : variants(opened)) {
            for (int count : playerCounts(opened)) {
                var setup = new Setup(game, count, theme, options);
                opened.spec().validate(setup);
                setups.add(setup);
            }
        }
        var plans = new ArrayList<Plan>();
        for (int n = 0; n < setups.size(); n++) {
            int share = games / setups.size() + (n < games % setups.size() ? 1 : 0);
            if (share > 0) {
                plans.add(new Plan(setups.get(n), specs, seed, share));
            }
        }
        return plans;
    }

    private List<String> variants(Game<?> opened) {
        var all = opened.spec().variants();
        return variant.filter(ALL::equals).isPresent() ? all : List.of(variant.orElse(all.getFirst()));
    }

    /** Without a number: as many players as there are bots. */
    private List<Integer> playerCounts(Game<?> opened) {
        var spec = opened.spec();
        if (players.filter(ALL::equals).isPresent()) {
            return IntStream.rangeClosed(spec.minPlayers(), spec.maxPlayers())
                    .boxed()
                    .toList();
        }
        return List.of(players.map(this::count).orElse(Math.max(spec.minPlayers(), bots.size())));
    }

    private int count(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw shell.wrong("wrong", "--players", text, shell.words().get("allowed.players"));
        }
    }
}
