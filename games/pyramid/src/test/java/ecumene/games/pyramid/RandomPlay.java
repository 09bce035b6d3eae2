package ecumene.games.pyramid;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.RandomGame;
import java.util.ArrayList;
import java.util.List;

/** Random games of {@code pyramid}. */
final class RandomPlay {
    private static final String[] VARIANTS = {"new-world", "renaissance", "mixed"};

    private RandomPlay() {}

    static RandomGame<PyramidState> of(Setup setup, long number) {
        return new RandomGame<>(Table.GAME, setup, Table.GAME.deal(setup, Seed.numbered(4, number)), number);
    }

    /** Every variant with every number of players. */
    static List<Setup> setups() {
        var setups = new ArrayList<Setup>();
        for (var variant : VARIANTS) {
            for (int players = 2; players <= 4; players++) {
                setups.add(Setup.of("pyramid", players, variant));
            }
        }
        return setups;
    }
}
