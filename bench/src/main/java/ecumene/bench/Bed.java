package ecumene.bench;

import ecumene.bots.RandomBot;
import ecumene.engine.Game;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Random play of one game, without log and knowledge: what the measurements run on. The same positions in every run. */
final class Bed<S extends State<S>> {
    private static final long SERIES = 20_250;

    private final Game<S> game;
    private final List<Setup> setups = new ArrayList<>();
    private final Rng rng = Rng.of(SERIES);
    private int dealt;
    private S state;

    Bed(Game<S> game) {
        this.game = game;
        var spec = game.spec();
        for (var variant : spec.variants()) {
            for (int players = spec.minPlayers(); players <= spec.maxPlayers(); players++) {
                setups.add(Setup.of(game.id(), players, variant));
            }
        }
        this.state = deal();
    }

    static <S extends State<S>> Bed<S> of(Game<S> game) {
        return new Bed<>(game);
    }

    /** Every variant and number of players in turn. */
    private S deal() {
        int number = dealt++;
        return deal(setups.get(number % setups.size()), number);
    }

    private S deal(Setup setup, int number) {
        S fresh = game.deal(setup, Seed.numbered(SERIES, number));
        fresh.hush();
        return fresh;
    }

    /** Plays on for that many decisions; deals anew whenever a game is over. */
    long play(int decisions) {
        for (int n = 0; n < decisions; n++) {
            if (state.over()) {
                state = deal();
            }
            pick(state, rng);
        }
        return state.moves();
    }

    /** Positions in the middle of games with as many players as fit, up to four. */
    List<S> middles(int count) {
        int players = Math.min(4, game.spec().maxPlayers());
        var variants = game.spec().variants();
        var middles = new ArrayList<S>();
        for (int number = 0; number < count; number++) {
            var setup = Setup.of(game.id(), players, variants.get(number % variants.size()));
            int length = play(deal(setup, number), number, Integer.MAX_VALUE).moves();
            middles.add(play(deal(setup, number), number, length / 2).copy());
        }
        return middles;
    }

    private S play(S from, int number, int moves) {
        var own = Rng.of(number);
        while (!from.over() && from.moves() < moves) {
            pick(from, own);
        }
        return from;
    }

    private static <S extends State<S>> void pick(S state, Rng rng) {
        int seat = state.seatToAnswer();
        state.pick(seat, RandomBot.option(state.options(seat), rng));
    }
}
