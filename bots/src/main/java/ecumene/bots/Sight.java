package ecumene.bots;

import ecumene.engine.Game;
import ecumene.engine.Options;
import ecumene.engine.Rng;
import ecumene.engine.State;

/**
 * What a bot gets of a table: the options of its seat, and any number of imagined states that agree with what the seat
 * knows. The real state stays inside.
 */
public final class Sight<S extends State<S>> {
    private final Game<S> game;
    private S real;
    private final int seat;

    public Sight(Game<S> game, S real, int seat) {
        this.game = game;
        this.real = real;
        this.seat = seat;
    }

    /** The table has gone on in another copy. A bot that has thought ahead goes on from there, if nobody else has moved since. */
    public void look(S now) {
        real = now;
    }

    public Game<S> game() {
        return game;
    }

    public int seat() {
        return seat;
    }

    /** How many moves have been made at the table. */
    public int moves() {
        return real.moves();
    }

    /** What the seat may pick; the same on every imagined state. The buffer is the table's own: do not keep it. */
    public Options options() {
        return real.options(seat);
    }

    /** A position that the seat cannot tell from the real one. */
    public S imagine(Rng rng) {
        return real.imagine(seat, rng);
    }

    public void imagineInto(S target, Rng rng) {
        real.imagineInto(target, seat, rng);
    }
}
