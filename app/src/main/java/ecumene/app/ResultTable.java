package ecumene.app;

import ecumene.arena.Histogram;
import ecumene.arena.Results;
import ecumene.arena.Tally;
import ecumene.arena.Tournament;
import ecumene.arena.Wording;
import java.util.List;

/** What came of a simulation, as a table for the terminal. */
final class ResultTable {
    private final Shell shell;
    private final Wording words;

    ResultTable(Shell shell) {
        this.shell = shell;
        this.words = shell.words();
    }

    void show(Tournament.Result part) {
        var setup = part.plan().setup();
        heading(words.get(
                "table.setup",
                setup.game(),
                setup.variant(),
                setup.players(),
                part.plan().seed()));
        show(part.tally(), part.seconds());
        seats(part.tally());
        nations(part.tally());
        shell.print("");
    }

    /** Seats of tables of different sizes have nothing to do with each other: only bots are summed. */
    void showTotal(Results results) {
        heading(words.get("table.total"));
        show(results.total(), results.seconds());
        shell.print("");
    }

    private void heading(String text) {
        shell.print(shell.paint().strong(text));
    }

    private void show(Tally tally, double seconds) {
        if (tally.games() == 0) {
            shell.say("table.nothing");
            return;
        }
        var columns = new Columns()
                .row(head("bot"), head("games"), head("victories"), head("score"), head("decisions"), head("speed"));
        for (var bot : tally.bots()) {
            double speed = bot.speed() == 0 ? tally.decisions() / seconds : bot.speed();
            columns.row(
                    tally.label(bot),
                    words.number(bot.games()),
                    words.rate(bot.rate()),
                    spread(bot.scores()),
                    words.number(bot.decisions()),
                    words.number(speed, 0));
        }
        print(columns.lines());
        shell.say(
                "table.length",
                spread(tally.lengths()),
                tally.lengths().counts().firstKey(),
                tally.lengths().counts().lastKey());
    }

    private void seats(Tally tally) {
        if (tally.games() == 0) {
            return;
        }
        var columns = new Columns().row(head("seat"), head("games"), head("victories"));
        for (int seat = 0; seat < tally.seats().size(); seat++) {
            var wins = tally.seats().get(seat);
            columns.row(Integer.toString(seat + 1), words.number(wins.games()), words.rate(wins.rate()));
        }
        print(columns.lines());
    }

    private void nations(Tally tally) {
        if (tally.nations().isEmpty()) {
            return;
        }
        var columns = new Columns().row(head("nation"), head("games"), head("victories"));
        tally.nations()
                .forEach((nation, wins) ->
                        columns.row(nation.in(words.lang()), words.number(wins.games()), words.rate(wins.rate())));
        print(columns.lines());
    }

    private void print(List<String> lines) {
        shell.print(shell.paint().quiet(lines.getFirst()));
        lines.subList(1, lines.size()).forEach(shell::print);
    }

    private String head(String column) {
        return words.get("table." + column);
    }

    private String spread(Histogram histogram) {
        return words.number(histogram.mean(), 1) + " ± " + words.number(histogram.deviation(), 1);
    }
}
