package ecumene.games.pyramid;

import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Move;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A game in which everybody picks at random: for what must hold in every position. The same number, the same game. */
final class RandomPlay {
    private static final String[] VARIANTS = {"new-world", "renaissance", "mixed"};

    final Setup setup;
    final PyramidState s;
    final List<Pick> picks = new ArrayList<>();
    private final Rng rng;

    private RandomPlay(Setup setup, long number) {
        this.setup = setup;
        this.rng = Rng.of(number);
        this.s = Table.GAME.deal(setup, Seed.numbered(4, number));
    }

    static RandomPlay of(Setup setup, long number) {
        return new RandomPlay(setup, number);
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

    /** The seat that is asked picks something. What it picked. */
    Move step() {
        int seat = s.seatToAnswer();
        var options = s.options(seat);
        int option = rng.below(options.size());
        var move = options.move(option);
        picks.add(Pick.of(Table.GAME, seat, move));
        s.pick(seat, option);
        return move;
    }

    RandomPlay toTheEnd() {
        while (!s.over()) {
            step();
        }
        return this;
    }

    Rng rng() {
        return rng;
    }

    GameRecord record() {
        var seats = Collections.nCopies(setup.players(), "random");
        return GameRecord.of(Table.GAME, setup, s.seed(), seats, picks, s);
    }
}
