package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Playback;
import ecumene.engine.State;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ecumene replay}: a recorded game step by step, a position of it, or the proof that it is what it says. */
@Command(name = "replay")
final class ReplayCommand implements Callable<Integer> {
    private final Shell shell;
    private final Root root;

    @Parameters(index = "0", paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private Path file = Path.of("");

    @Option(names = "--at", paramLabel = "${bundle:label.number}")
    private Optional<Integer> at = Optional.empty();

    @Option(names = "--seat", paramLabel = "${bundle:label.number}")
    private Optional<Integer> seat = Optional.empty();

    @Option(names = "--check")
    private boolean check;

    ReplayCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() {
        var record = GameRecord.parse(shell.read(file));
        show(root.open(record.setup().game()), record);
        return 0;
    }

    private <S extends State<S>> void show(Game<S> game, GameRecord record) {
        int seats = record.setup().players();
        int viewer = seat.map(number -> number - 1).orElse(seats);
        if (seat.isPresent() && (viewer < 0 || viewer >= seats)) {
            throw shell.wrong("wrong", "--seat", seat.get(), "1–" + seats);
        }
        int picks = record.picks().size();
        if (at.isPresent() && (at.get() < 0 || at.get() > picks)) {
            throw shell.wrong("wrong", "--at", at.get(), "0–" + picks);
        }
        S end = Playback.verify(game, record);
        var players = new Players(shell, game, record.seats());
        if (check) {
            proof(record);
        } else if (at.isPresent()) {
            position(game, Playback.at(game, record, at.get()), players, viewer);
        } else {
            story(game, end, record, players, viewer);
        }
    }

    private void proof(GameRecord record) {
        var setup = record.setup();
        int picks = record.picks().size();
        switch (record.end()) {
            case GameRecord.Open _ -> shell.say("replay.open", setup.game(), setup.variant(), setup.players(), picks);
            case GameRecord.Finished(var scores) ->
                shell.say("replay.good", setup.game(), setup.variant(), setup.players(), picks, join(scores));
        }
    }

    private static String join(Iterable<Integer> scores) {
        var text = new StringBuilder();
        scores.forEach(score -> text.append(text.isEmpty() ? "" : " ").append(score));
        return text.toString();
    }

    private <S extends State<S>> void position(Game<S> game, S state, Players players, int viewer) {
        shell.print(players.withNames(game.draw(state, viewer, shell.lang())).stripTrailing());
        shell.print("");
        for (int asked = 0; asked < state.players(); asked++) {
            if ((state.waiting() & 1 << asked) != 0) {
                shell.print(players.name(asked) + ": "
                        + players.text(state.question(asked).prompt(state)));
            }
        }
        if (state.over()) {
            shell.say("replay.over");
        }
    }

    private <S extends State<S>> void story(Game<S> game, S end, GameRecord record, Players players, int viewer) {
        shell.print(shell.paint().strong(players.title(record.setup())));
        for (int place = 0; place < record.seats().size(); place++) {
            shell.say("play.seat", place + 1, players.name(place));
        }
        int last = -1;
        for (var entry : end.log()) {
            if (entry.readableBy(viewer)) {
                var number = entry.move() == last ? "" : Integer.toString(entry.move());
                last = entry.move();
                for (var line : players.text(entry).split("\n", -1)) {
                    shell.print(line.isEmpty() ? "" : shell.paint().quiet("%5s ".formatted(number)) + line);
                }
            }
        }
        if (end.over()) {
            new ScoreBoard<>(shell, game, players).show(end, record.seed());
        } else {
            shell.print("");
            shell.say("replay.unfinished", record.picks().size());
        }
    }
}
