package ecumene.arena;

import ecumene.bots.BotSpec;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import java.util.List;

/**
 * What is played: a number of games of one set-up between bots. Everything random in game n follows from the seed and
 * n, so the threads that play do not matter. The same deal is played once from every seat: each bot gets its turn at
 * every place before the next deal.
 */
public record Plan(Setup setup, List<BotSpec> bots, long seed, int games) {
    public Plan {
        bots = List.copyOf(bots);
        if (bots.isEmpty() || bots.size() > setup.players()) {
            throw new Spec.Wrong("bots", Integer.toString(bots.size()), "1–" + setup.players());
        }
    }

    public int deal(int game) {
        return game / setup.players();
    }

    public Seed seedOf(int game) {
        return Seed.numbered(seed, deal(game));
    }

    /** Which of the players at the table sits there: the list of bots is repeated until every seat is taken. */
    int player(int game, int seat) {
        return (seat + game) % setup.players();
    }

    public BotSpec bot(int player) {
        return bots.get(player % bots.size());
    }

    long botSeed(int game, int player) {
        return Rng.mix(Rng.mix(seed + 0x9e3779b97f4a7c15L * deal(game)) + player);
    }

    /** Whether nobody at the table looks at anything but its options. */
    boolean blind() {
        return bots.stream().allMatch(bot -> bot.kind() == BotSpec.Kind.RANDOM);
    }
}
