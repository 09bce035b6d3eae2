package ecumene.bots;

import ecumene.engine.Rng;
import ecumene.engine.State;

/** Looks one pick ahead: takes the option after which its seat stands best, over a few imagined states. */
public final class GreedyBot implements Bot {
    private static final int IMAGINED = 3;
    /** A bot plays to the end, however it stands. */
    private static final double GIVEN_UP = -1e9;

    private final Rng rng;

    public GreedyBot(long seed) {
        this.rng = Rng.of(seed);
    }

    @Override
    public <S extends State<S>> int choose(Sight<S> sight) {
        int size = sight.options().plausible();
        if (size == 1) {
            return 0;
        }
        var worth = new double[size];
        S scratch = sight.imagine(rng);
        for (int n = 0; n < IMAGINED; n++) {
            S imagined = sight.imagine(rng);
            for (int option = 0; option < size; option++) {
                imagined.copyInto(scratch);
                boolean lost = scratch.options(sight.seat()).verb(option).givesUp();
                scratch.pick(sight.seat(), option);
                scratch.finishSet();
                worth[option] += lost ? GIVEN_UP : Standing.of(sight.game(), scratch, sight.seat());
            }
        }
        return best(worth);
    }

    /** Equal options are drawn among, so that no order in a list becomes a habit. */
    private int best(double[] worth) {
        int best = 0;
        int ties = 1;
        for (int option = 1; option < worth.length; option++) {
            if (worth[option] > worth[best]) {
                best = option;
                ties = 1;
            } else if (worth[option] == worth[best] && rng.below(++ties) == 0) {
                best = option;
            }
        }
        return best;
    }
}
