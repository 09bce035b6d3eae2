package ecumene.bots;

import ecumene.engine.Options;
import ecumene.engine.Rng;
import ecumene.engine.State;

/** Picks any option with the same chance; only giving up is rarer, so that its games are played to the end. */
public final class RandomBot implements Bot {
    private static final int RARELY = 50;

    private final Rng rng;

    public RandomBot(long seed) {
        this.rng = Rng.of(seed);
    }

    @Override
    public <S extends State<S>> int choose(Sight<S> sight) {
        return option(sight.options(), rng);
    }

    /** What a random player picks. */
    public static int option(Options options, Rng rng) {
        int option = rng.below(options.size());
        while (options.size() > 1 && options.verb(option).givesUp() && rng.below(RARELY) > 0) {
            option = rng.below(options.size());
        }
        return option;
    }
}
