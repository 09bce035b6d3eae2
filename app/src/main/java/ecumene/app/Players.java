package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.LogEntry;
import ecumene.engine.Move;
import ecumene.engine.Said;
import ecumene.engine.Setup;
import java.util.Collections;
import java.util.List;

/** Who sits where, and what the game says with their names in it. */
record Players(Shell shell, Game<?> game, List<String> labels) {
    /** Two seats of the same name are told apart by their number. */
    String name(int seat) {
        var label = labels.get(seat);
        return Collections.frequency(labels, label) > 1 ? label + " (" + (seat + 1) + ")" : label;
    }

    String text(Move move) {
        return game.texts().say(shell.lang(), move, game, this::name);
    }

    String text(Said said) {
        return game.texts().say(shell.lang(), said, game, this::name);
    }

    /** What is played: the game and its variant, by their names where they have some. */
    String title(Setup setup) {
        return text("game.name", setup.game()) + ", " + text("variant." + setup.variant(), setup.variant());
    }

    private String text(String key, String otherwise) {
        return game.texts().has(key) ? game.texts().get(shell.lang(), key) : otherwise;
    }

    /** The table with the players' names: a game calls its seats by {@code draw.seat}, since it does not know who sits there. */
    String withNames(String drawn) {
        if (!game.texts().has("draw.seat")) {
            return drawn;
        }
        var text = drawn;
        for (int seat = labels.size() - 1; seat >= 0; seat--) {
            text = text.replace(game.texts().get(shell.lang(), "draw.seat", seat + 1), name(seat));
        }
        return text;
    }

    /** A line of the log; where a turn begins, so that the eye finds it. */
    String text(LogEntry entry) {
        var text = text(entry.said());
        return entry.said().sentence().beginsTurn() ? "\n" + shell.paint().strong(text) : "  " + text;
    }
}
