package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Seed;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntFunction;

/** The end of a game: who won, what every score is made of, and the seed that everybody can now check. */
final class ScoreBoard<S extends State<S>> {
    private final Shell shell;
    private final Game<S> game;
    private final Players players;

    ScoreBoard(Shell shell, Game<S> game, Players players) {
        this.shell = shell;
        this.game = game;
        this.players = players;
    }

    void show(S state, Seed seed) {
        var winners = new ArrayList<String>();
        for (int seat = 0; seat < state.players(); seat++) {
            if (game.share(state, seat) > 0) {
                winners.add(players.name(seat));
            }
        }
        shell.print("");
        var key = winners.isEmpty() ? "end.nobody" : winners.size() == 1 ? "end.winner" : "end.winners";
        shell.print(shell.paint().strong(shell.words().get(key, String.join(", ", winners))));
        if (game.scored()) {
            table(state);
        }
        shell.print("");
        shell.say("end.seed", seed.hex());
        shell.say("end.commitment", seed.commitment());
    }

    /** One line for each source of points that anybody has, one column for each player. */
    private void table(S state) {
        var columns = new Columns();
        columns.row(row(state, "", players::name));
        for (var key : sources(state)) {
            var name = game.texts().get(shell.lang(), key);
            columns.row(row(state, name, seat -> Integer.toString(points(state, seat, key))));
        }
        var total = shell.words().get("end.total");
        columns.row(row(state, total, seat -> Integer.toString(game.score(state, seat))));
        columns.lines().forEach(shell::print);
    }

    private String[] row(S state, String name, IntFunction<String> cell) {
        var cells = new ArrayList<String>();
        cells.add(name);
        for (int seat = 0; seat < state.players(); seat++) {
            cells.add(cell.apply(seat));
        }
        return cells.toArray(String[]::new);
    }

    private Set<String> sources(S state) {
        var keys = new LinkedHashSet<String>();
        for (int seat = 0; seat < state.players(); seat++) {
            game.breakdown(state, seat).forEach(line -> keys.add(line.key()));
        }
        return keys;
    }

    private int points(S state, int seat, String key) {
        return game.breakdown(state, seat).stream()
                .filter(line -> line.key().equals(key))
                .mapToInt(Game.ScoreLine::points)
                .sum();
    }
}
