package ecumene.server.table;

import ecumene.bots.Bot;
import ecumene.bots.Sight;
import ecumene.engine.Game;
import ecumene.engine.State;
import java.util.Objects;
import java.util.concurrent.Callable;

/**
 * A bot at a seat, kept from pick to pick while the seat goes on with its turn, as where bots are measured: what it has thought of the
 * turn is not thought again.
 */
final class Mind<S extends State<S>> {
    private final Game<S> game;
    private final int seat;
    private final String level;
    private final int line;
    private final Bot bot;
    private final Sight<S> sight;

    /** @param line of the game: after something was taken back it is another game */
    Mind(Game<S> game, S now, int line, int seat, String level, Bot bot) {
        this.game = game;
        this.seat = seat;
        this.level = level;
        this.line = line;
        this.bot = bot;
        this.sight = new Sight<>(game, now, seat);
    }

    boolean isOf(int who, String what, int when) {
        return seat == who && level.equals(what) && line == when;
    }

    /** A decision, to be made elsewhere. Gives the key of the pick. */
    @SuppressWarnings("unchecked") // a table has one game
    Callable<String> decision(State<?> copy) {
        S now = (S) copy;
        return () -> {
            sight.look(now);
            int chosen = bot.choose(sight);
            return now.options(seat)
                    .move(Objects.checkIndex(chosen, now.options(seat).size()))
                    .key(game);
        };
    }
}
