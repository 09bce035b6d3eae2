package ecumene.engine.testing;

import ecumene.engine.Attempt;
import ecumene.engine.Game;
import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.State;
import java.util.List;
import java.util.function.LongFunction;

/** The law of answers on random games: what a game's own tests call. */
public final class Commands {
    private Commands() {}

    /** Sends commands of one to four keys in every position of random games, until enough positions were seen. How many. */
    public static <S extends State<S>> int check(Game<S> game, LongFunction<RandomGame<S>> games, int positions) {
        return check(new Laws<>(game), games, positions);
    }

    /** The same, answered by somebody who may make a mistake. */
    public static <S extends State<S>> int check(Laws<S> laws, LongFunction<RandomGame<S>> games, int positions) {
        int checked = 0;
        for (long number = 0; checked < positions; number++) {
            var play = games.apply(number);
            var rng = Rng.of(number);
            while (!play.s.over() && checked < positions) {
                laws.checkAnswers(play.s, rng);
                checked++;
                play.step();
            }
        }
        return checked;
    }

    /** A planted mistake: all keys are looked at, whatever the first ones show, and all are refused for the sake of one. */
    public static <S extends State<S>> Attempt allOrNothing(Game<S> game, S state, int seat, List<String> keys) {
        for (int n = 0; n < keys.size(); n++) {
            var one = Attempt.of(game, state, seat, keys.subList(n, n + 1));
            if (one instanceof Attempt.Refused) {
                return one;
            }
        }
        return new Attempt.Stands(keys.size());
    }
}
