package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Move;
import ecumene.engine.Playback;
import ecumene.engine.Rng;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A game in which everybody picks at random: for what must hold in every position. The same number, the same game. */
public final class RandomGame<S extends State<S>> {
    /** Whoever could resign does so in one of so many cases, so that most games are played to the end. */
    private static final int RARELY = 200;

    public final Setup setup;
    public final S s;
    public final List<Pick> picks = new ArrayList<>();
    private final Game<S> game;
    private final Rng rng;

    /** Goes on at random from a position. */
    public RandomGame(Game<S> game, Setup setup, S position, long number) {
        this.game = game;
        this.setup = setup;
        this.s = position;
        this.rng = Rng.of(number);
    }

    /** A seat that is asked picks something: where several are asked together, any of them. What it picked. */
    public Move step() {
        int seat = asked();
        var options = s.options(seat);
        int option = rng.below(options.size());
        while (options.size() > 1 && options.move(option).verb().givesUp() && rng.below(RARELY) > 0) {
            option = rng.below(options.size());
        }
        var move = options.move(option);
        picks.add(Pick.of(game, seat, move));
        s.pick(seat, option);
        return move;
    }

    private int asked() {
        int seats = s.waiting();
        for (int skip = Integer.bitCount(seats) == 1 ? 0 : rng.below(Integer.bitCount(seats)); skip > 0; skip--) {
            seats &= seats - 1;
        }
        return Integer.numberOfTrailingZeros(seats);
    }

    public RandomGame<S> toTheEnd() {
        while (!s.over()) {
            step();
        }
        return this;
    }

    public Rng rng() {
        return rng;
    }

    public GameRecord record() {
        return GameRecord.of(game, setup, s.seed(), Collections.nCopies(setup.players(), "random"), picks, s);
    }

    /** Played to the end, its record replays to the same position, log and score. */
    public void checkRecord() {
        toTheEnd();
        var record = GameRecord.parse(record().toText());
        assertThat(record).isEqualTo(record());
        var again = Playback.verify(game, record);
        assertThat(again.digest()).isEqualTo(s.digest());
        assertThat(again.log()).isEqualTo(s.log());
    }

    /** To the end of the game, a copy is equal and playing on it does not touch the original. */
    public void checkCopies() {
        var reused = s.copy();
        var chance = Rng.of(3);
        while (!s.over()) {
            long digest = s.digest();
            s.copyInto(reused);
            var copy = s.copy();
            assertThat(copy.digest()).isEqualTo(digest);
            assertThat(reused.digest()).isEqualTo(digest);
            for (int n = 0; n < 8 && !copy.over(); n++) {
                int seat = copy.seatToAnswer();
                int option = chance.below(copy.options(seat).size());
                copy.pick(seat, option);
                reused.pick(seat, option);
            }
            assertThat(reused.digest()).isEqualTo(copy.digest());
            assertThat(s.digest()).isEqualTo(digest);
            step();
        }
    }

    /**
     * The public view does not name a card that lies elsewhere in some consistent deal. How many cards it does not name.
     */
    public int checkPublicView(int deals) {
        int nobody = s.players();
        var view = View.of(game, s, nobody);
        var possible = new ArrayList<S>();
        for (int n = 0; n < deals; n++) {
            possible.add(s.imagine(nobody, Rng.of(n)));
        }
        int hidden = 0;
        for (int zone = 0; zone < view.zones().size(); zone++) {
            var named = view.zones().get(zone).cards().stream()
                    .map(View.CardView::card)
                    .toList();
            for (int piece : s.zones().pieces(zone)) {
                int place = zone;
                if (!possible.stream().allMatch(other -> other.zones().zoneOf(piece) == place)) {
                    assertThat(named).doesNotContain(game.pieceId(piece));
                    hidden++;
                }
            }
        }
        return hidden;
    }
}
