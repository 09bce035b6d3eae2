package ecumene.games.ages;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.RandomGame;
import java.util.List;

/** Random games of {@code ages}. */
final class RandomPlay {
    private RandomPlay() {}

    static RandomGame<AgesState> of(Setup setup, long number) {
        return new RandomGame<>(Table.GAME, setup, Table.GAME.deal(setup, Seed.numbered(7, number)), number);
    }

    /** The game goes on at random from a position that was laid out. */
    static RandomGame<AgesState> from(Table table, long number) {
        return new RandomGame<>(Table.GAME, setup(table.s.players()), table.s, number);
    }

    static Setup setup(int players) {
        return Setup.of("ages", players, "full");
    }

    /** Every number of players. */
    static List<Setup> setups() {
        return List.of(setup(2), setup(3), setup(4));
    }
}
