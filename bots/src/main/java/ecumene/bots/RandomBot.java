package ecumene.bots;

import ecumene.engine.Rng;
import ecumene.engine.State;

/** Picks any option with the same chance. */
public final class RandomBot implements Bot {
    private final Rng rng;

    public RandomBot(long seed) {
        this.rng = Rng.of(seed);
    }

    @Override
    public <S extends State<S>> int choose(Sight<S> sight) {
        return rng.below(sight.options().size());
    }
}
