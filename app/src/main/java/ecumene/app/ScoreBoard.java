package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Seed;
import ecumene.engine.State;
import java.util.ArrayList;

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
        var key = winners.size() == 1 ? "end.winner" : "end.winners";
        shell.print(shell.paint().strong(shell.words().get(key, String.join(", ", winners))));
        table(state);
        shell.print("");
        shell.say("end.seed", seed.hex());
        shell.say("end.commitment", seed.commitment());
    }

    private void table(S state) {
        var columns = new Columns();
        var head = new ArrayList<String>();
        head.add("");
        game.breakdown(state, 0).forEach(line -> head.add(game.texts().get(shell.lang(), line.key())));
        head.add(shell.words().get("end.total"));
        columns.row(head.toArray(String[]::new));
        for (int seat = 0; seat < state.players(); seat++) {
            var row = new ArrayList<String>();
            row.add(players.name(seat));
            game.breakdown(state, seat).forEach(line -> row.add(Integer.toString(line.points())));
            row.add(Integer.toString(game.score(state, seat)));
            columns.row(row.toArray(String[]::new));
        }
        columns.lines().forEach(shell::print);
    }
}
