package ecumene.games.ages;

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
    /** Whoever could resign does so in one of so many cases, so that most games are played to the end. */
    private static final int RARELY = 200;

    final Setup setup;
    final AgesState s;
    final List<Pick> picks = new ArrayList<>();
    private final Rng rng;

    private RandomPlay(Setup setup, AgesState state, long number) {
        this.setup = setup;
        this.rng = Rng.of(number);
        this.s = state;
    }

    static RandomPlay of(Setup setup, long number) {
        return new RandomPlay(setup, Table.GAME.deal(setup, Seed.numbered(7, number)), number);
    }

    /** The game goes on at random from a position that was laid out. */
    static RandomPlay from(Table table, long number) {
        return new RandomPlay(setup(table.s.players()), table.s, number);
    }

    static Setup setup(int players) {
        return Setup.of("ages", players, "full");
    }

    /** Every number of players. */
    static List<Setup> setups() {
        return List.of(setup(2), setup(3), setup(4));
    }

    /** The seat that is asked picks something. What it picked. */
    Move step() {
        int seat = s.seatToAnswer();
        var options = s.options(seat);
        int option = rng.below(options.size());
        while (options.size() > 1 && options.move(option).verb().givesUp() && rng.below(RARELY) > 0) {
            option = rng.below(options.size());
        }
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
