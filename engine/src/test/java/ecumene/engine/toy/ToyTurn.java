package ecumene.engine.toy;

import static ecumene.engine.toy.ToyState.DECK;
import static ecumene.engine.toy.ToyState.DISCARD;
import static ecumene.engine.toy.ToyState.hand;
import static ecumene.engine.toy.ToyState.secret;
import static ecumene.engine.toy.ToyState.table;
import static ecumene.engine.toy.ToyState.value;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Rng;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.engine.toy.ToyState.Chance;
import java.util.Arrays;

/** One turn of the toy game: a card is played, hidden, taken back, handed on or shown, or one is drawn, or the die rolled. */
public record ToyTurn(int seat) implements Question<ToyState> {
    private static final int TURNS = 24;
    private static final int AUCTION_EVERY = 4;

    /** Whose turn it is, or the auction, or the end. */
    static void next(ToyState s) {
        if (s.turn == TURNS) {
            end(s);
            return;
        }
        int turn = s.turn++;
        if (turn % AUCTION_EVERY == AUCTION_EVERY - 1) {
            s.then(ToyAuction.of(s), ToyAuction::settle, ToyTurn::next);
        } else {
            s.then(new ToyTurn(turn % s.players()), ToyTurn::next);
        }
    }

    /** What was hidden counts as played. */
    private static void end(ToyState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            for (int piece : s.zones().pieces(secret(seat))) {
                s.zones().move(piece, table(seat));
            }
        }
        s.finish();
    }

    @Override
    public Said prompt(ToyState s) {
        return Said.of(ToySentence.ASK_TURN);
    }

    @Override
    public void options(ToyState s, Options out) {
        for (int piece : sorted(s.zones().pieces(hand(seat)))) {
            out.add(ToyVerb.PLAY, piece);
            out.add(ToyVerb.HIDE, piece);
            out.add(ToyVerb.HAND, piece, s.after(seat));
            out.add(ToyVerb.BLUFF, piece);
        }
        for (int piece : s.zones().pieces(secret(seat))) {
            out.add(ToyVerb.TAKE, piece);
        }
        for (int other = 0; other < s.players(); other++) {
            peek(s, other, out);
        }
        if (s.zones().count(DECK) + s.zones().count(DISCARD) > 0) {
            out.add(ToyVerb.DRAW);
        } else if (s.leak == Leak.REASON) {
            out.block(ToyVerb.DRAW, 0, ToySentence.LEAKED_REASON, s.total(hand(s.after(seat))));
        } else {
            out.block(ToyVerb.DRAW, 0, ToySentence.NOTHING_TO_DRAW, seat);
        }
        out.add(ToyVerb.ROLL);
        if (!waited(s) && (s.leak == Leak.SECOND_OPTIONS || s.leak == Leak.FLOOR || s.leak == Leak.TOLD)) {
            out.add(ToyVerb.WAIT);
        }
        if (s.leak == Leak.SECOND_OPTIONS && waited(s) && nextIsRich(s)) {
            out.add(ToyVerb.BID, 9);
        }
        if (s.leak == Leak.NAME && s.marked != Zones.NONE && !s.zones().knows(seat, s.marked)) {
            out.add(ToyVerb.SPY, s.marked);
        }
        if (s.leak == Leak.TWICE && s.turn > 5) {
            out.add(ToyVerb.ROLL);
        }
    }

    private void peek(ToyState s, int other, Options out) {
        int piece = s.zones().first(secret(other));
        if (piece == Zones.NONE || s.zones().knows(seat, piece)) {
            out.block(ToyVerb.PEEK, other, ToySentence.NOTHING_TO_SEE, other);
        } else if (s.leak != Leak.OPTIONS || value(piece) > 3) {
            out.add(ToyVerb.PEEK, other);
        }
    }

    @Override
    public void pick(ToyState s, Move move) {
        switch ((ToyVerb) move.verb()) {
            case PLAY -> {
                s.zones().move(move.a(), table(seat));
                s.log(ToySentence.PLAYED, seat, move.a());
            }
            case HIDE -> {
                s.marked = move.a();
                s.zones().move(move.a(), secret(seat));
                s.logSecret(seat, Said.of(ToySentence.HID, seat, move.a()), Said.of(ToySentence.HID_OPENLY, seat));
            }
            case TAKE -> {
                s.zones().move(move.a(), hand(seat));
                s.logSecret(seat, Said.of(ToySentence.TOOK, seat, move.a()), Said.of(ToySentence.TOOK_OPENLY, seat));
            }
            case HAND -> handOn(s, move.a(), move.b());
            case BLUFF -> bluff(s, move.a());
            case PEEK -> peek(s, s.zones().first(secret(move.a())));
            case SPY -> peek(s, move.a());
            case DRAW -> draw(s, seat);
            case ROLL -> roll(s);
            case WAIT -> waitAndSee(s);
            case BID -> {}
            default -> throw new IllegalArgumentException("not a move of a turn: " + move);
        }
    }

    private void handOn(ToyState s, int piece, int to) {
        s.zones().move(piece, hand(to));
        s.logSecret(seat, Said.of(ToySentence.HANDED, seat, to, piece), Said.of(ToySentence.HANDED_OPENLY, seat, to));
    }

    /** The card is shown to all and goes back; then any card of the hand, perhaps this one, is put face down. */
    private void bluff(ToyState s, int shown) {
        s.zones().move(shown, table(seat));
        s.log(ToySentence.BLUFFED, seat, shown);
        s.zones().move(shown, hand(seat));
        var cards = sorted(s.zones().pieces(hand(seat)));
        s.zones().move(cards[s.random(Chance.BLUFF).below(cards.length)], secret(seat));
    }

    private void peek(ToyState s, int piece) {
        s.zones().show(piece, seat);
        s.logSecret(seat, Said.of(ToySentence.PEEKED, seat, piece), Said.of(ToySentence.PEEKED_OPENLY, seat));
    }

    static void draw(ToyState s, int seat) {
        if (s.zones().count(DECK) == 0) {
            s.shuffle();
        }
        int piece = s.zones().first(DECK);
        // Before the card moves, on purpose: it must not matter in which order a rule does the two.
        if (s.leak == Leak.LOG) {
            s.log(ToySentence.DREW, seat, piece);
        } else {
            s.logSecret(seat, Said.of(ToySentence.DREW, seat, piece), Said.of(ToySentence.DREW_OPENLY, seat));
        }
        s.zones().move(piece, hand(seat));
    }

    private boolean waited(ToyState s) {
        return s.bids[seat] < 0;
    }

    private boolean nextIsRich(ToyState s) {
        return s.total(hand(s.after(seat))) > 6;
    }

    private void waitAndSee(ToyState s) {
        s.bids[seat] = -1;
        if (s.leak == Leak.FLOOR && nextIsRich(s)) {
            s.noWayBack();
        }
        if (s.leak == Leak.TOLD) {
            s.log(ToySentence.SAID, seat, s.total(hand(s.after(seat))));
        }
        s.then(this);
    }

    private void roll(ToyState s) {
        var die = s.leak == Leak.FALSE_DIE ? Rng.of(System.nanoTime()) : s.random(Chance.DIE);
        int rolled = die.below(6) + 1;
        s.coins[seat] += rolled;
        s.log(ToySentence.ROLLED, seat, rolled);
    }

    static int[] sorted(int[] pieces) {
        Arrays.sort(pieces);
        return pieces;
    }
}
