package ecumene.games.empires;

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
    final Setup setup;
    final EmpiresState s;
    final List<Pick> picks = new ArrayList<>();
    private final Rng rng;

    private RandomPlay(Setup setup, long number) {
        this.setup = setup;
        this.rng = Rng.of(number);
        this.s = Games.GAME.deal(setup, Seed.numbered(5, number));
    }

    static RandomPlay of(Setup setup, long number) {
        return new RandomPlay(setup, number);
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

    /** The seat that is asked picks something. What it picked. */
    Move step() {
        int seat = s.seatToAnswer();
        var options = s.options(seat);
        int option = rng.below(options.size());
        var move = options.move(option);
        picks.add(Pick.of(Games.GAME, seat, move));
        s.pick(seat, option);
        return move;
    }

    RandomPlay toTheEnd() {
        while (!s.over()) {
            step();
        }
        return this;
    }

    GameRecord record() {
        var seats = Collections.nCopies(setup.players(), "random");
        return GameRecord.of(Games.GAME, setup, s.seed(), seats, picks, s);
    }
}
