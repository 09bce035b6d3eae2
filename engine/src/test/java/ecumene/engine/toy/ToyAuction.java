package ecumene.engine.toy;

import static ecumene.engine.toy.ToyState.DECK;
import static ecumene.engine.toy.ToyState.DISCARD;
import static ecumene.engine.toy.ToyState.hand;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Together;
import java.util.ArrayList;
import java.util.Optional;

/** All bid in secret, and who bids anything also stakes a card; then the highest bid pays and draws. */
public final class ToyAuction {
    private ToyAuction() {}

    public static Together<ToyState> of(ToyState s) {
        var questions = new ArrayList<Question<ToyState>>();
        for (int seat = 0; seat < s.players(); seat++) {
            questions.add(new Bid(seat));
        }
        return Together.of(questions);
    }

    /** How much to offer. */
    public record Bid(int seat) implements Question<ToyState> {
        @Override
        public Said prompt(ToyState s) {
            return Said.of(ToySentence.ASK_BID);
        }

        @Override
        public void options(ToyState s, Options out) {
            for (int bid = 0; bid <= Math.min(s.coins[seat], 3); bid++) {
                out.add(ToyVerb.BID, bid);
            }
        }

        /** Nobody bids who is not there. */
        @Override
        public Optional<Move> byDefault(ToyState s) {
            return Optional.of(new Move(ToyVerb.BID, 0, 0));
        }

        @Override
        public void pick(ToyState s, Move move) {
            s.bids[seat] = move.a();
        }

        @Override
        public Optional<Question<ToyState>> next(ToyState s, Move move) {
            boolean canStake = s.zones().count(hand(seat)) > 0 || s.leak == Leak.NO_OPTION;
            return move.a() > 0 && canStake ? Optional.of(new Stake(seat, move.a())) : Optional.empty();
        }
    }

    /** Which card to throw in, win or lose. */
    public record Stake(int seat, int bid) implements Question<ToyState> {
        @Override
        public Said prompt(ToyState s) {
            return Said.of(ToySentence.ASK_STAKE, bid);
        }

        @Override
        public void options(ToyState s, Options out) {
            for (int piece : ToyTurn.sorted(s.zones().pieces(hand(seat)))) {
                out.add(ToyVerb.STAKE, piece);
            }
        }

        @Override
        public void pick(ToyState s, Move move) {
            s.zones().move(move.a(), DISCARD);
            s.log(ToySentence.STAKED, seat, move.a());
        }
    }

    static void settle(ToyState s) {
        int winner = 0;
        for (int seat = 1; seat < s.players(); seat++) {
            winner = s.bids[seat] > s.bids[winner] ? seat : winner;
        }
        s.coins[winner] -= s.bids[winner];
        s.log(ToySentence.WON_AUCTION, winner, s.bids[winner]);
        if (s.zones().count(DECK) + s.zones().count(DISCARD) > 0) {
            ToyTurn.draw(s, winner);
        }
    }
}
