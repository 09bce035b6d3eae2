package ecumene.bots;

import ecumene.engine.Game;
import ecumene.engine.State;

/** How well a seat stands against the others: its evaluation less that of its best opponent; at the end, the result. */
final class Standing {
    private static final double VICTORY = 30;

    private Standing() {}

    static <S extends State<S>> double of(Game<S> game, S state, int seat) {
        double own = worth(game, state, seat);
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < state.players(); other++) {
            if (other != seat) {
                best = Math.max(best, worth(game, state, other));
            }
        }
        return own - best;
    }

    /** The standing of every seat. */
    static <S extends State<S>> void ofAll(Game<S> game, S state, double[] standings) {
        double best = Double.NEGATIVE_INFINITY;
        double second = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < standings.length; seat++) {
            standings[seat] = worth(game, state, seat);
            if (standings[seat] > best) {
                second = best;
                best = standings[seat];
            } else {
                second = Math.max(second, standings[seat]);
            }
        }
        boolean leaderSeen = false;
        for (int seat = 0; seat < standings.length; seat++) {
            boolean leader = standings[seat] == best && !leaderSeen;
            leaderSeen |= leader;
            standings[seat] -= leader ? second : best;
        }
    }

    private static <S extends State<S>> double worth(Game<S> game, S state, int seat) {
        if (!state.over()) {
            return game.evaluate(state, seat);
        }
        return (game.scored() ? game.score(state, seat) : 0) + VICTORY * game.share(state, seat);
    }
}
