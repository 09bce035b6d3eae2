package ecumene.games.empires;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.RandomGame;
import java.util.ArrayList;
import java.util.List;

/** Random games of {@code empires}. */
final class RandomPlay {
    private RandomPlay() {}

    static RandomGame<EmpiresState> of(Setup setup, long number) {
        return new RandomGame<>(Games.GAME, setup, Games.GAME.deal(setup, Seed.numbered(5, number)), number);
    }

    /** Every variant with every number of players. */
    static List<Setup> setups() {
        var setups = new ArrayList<Setup>();
        for (var variant : Variant.ids()) {
            for (int players = 1; players <= 4; players++) {
                setups.add(Setup.of("empires", players, variant));
            }
        }
        return setups;
    }
}
