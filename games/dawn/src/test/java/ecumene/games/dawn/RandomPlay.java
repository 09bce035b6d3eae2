package ecumene.games.dawn;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.RandomGame;
import ecumene.engine.testing.Shipped;
import ecumene.games.dawn.face.DawnGame;
import ecumene.games.dawn.face.DawnProvider;
import java.util.ArrayList;
import java.util.List;

/** Random games of {@code dawn}. */
final class RandomPlay {
    static final Shipped SHIPPED = new Shipped(new DawnProvider());
    static final DawnGame GAME = DawnGame.open(SHIPPED.packed());
    private static final long SERIES = 15;

    private RandomPlay() {}

    static RandomGame<DawnState> of(Setup setup, long number) {
        return new RandomGame<>(GAME, setup, GAME.deal(setup, Seed.numbered(SERIES, number)), number);
    }

    static Setup setup(Variant variant, int players) {
        return Setup.of("dawn", players, variant.id()).with(ecumene.games.dawn.Setup.ROUND_LIMIT, "60");
    }

    /** Every kind of map with every number of players, short games with a limit. */
    static List<Setup> setups() {
        var setups = new ArrayList<Setup>();
        for (var variant : Variant.values()) {
            for (int players = 2; players <= 4; players++) {
                setups.add(setup(variant, players));
            }
        }
        return setups;
    }
}
