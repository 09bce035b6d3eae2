package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-13.4: breaking through for a suit, from the market, its small deck or the main deck. */
final class BreakingThrough {
    /** Progress for whoever turns the whole main deck over in vain. */
    private static final int NOTHING_FOUND = 2;
    /** The number that stands for "a variable value" instead of a suit (EMP-13.4 f). */
    private static final int VARIABLE = -1;

    private BreakingThrough() {}

    static void breakThrough(EmpiresState s, int seat, MarketEffect.BreakThrough what, int times) {
        if (times > 1) {
            s.then(new BreakThroughAgain(seat, what, times - 1));
        }
        if (what.suits().size() == 1) {
            from(s, seat, what.suits().getFirst(), what.exileToo());
        } else {
            s.then(new Declare(seat, Suit.bits(what.suits()), what.exileToo()));
        }
    }

    private record BreakThroughAgain(int seat, MarketEffect.BreakThrough what, int times)
            implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            breakThrough(s, seat, what, times);
        }
    }

    /** Q-BTSUIT: the suit is declared before anything is revealed. */
    record Declare(int seat, int suits, boolean exileToo) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_BREAK_THROUGH);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int i = 0; i < Suit.KINDS; i++) {
                if ((suits & 1 << i) != 0) {
                    out.add(EmpiresVerb.SUIT, i);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            s.log(EmpiresSentence.DECLARED, seat, move.a());
            from(s, seat, Suit.of(move.a()), exileToo);
        }
    }

    private static void from(EmpiresState s, int seat, Suit suit, boolean exileToo) {
        s.then(new Source(seat, suit.ordinal(), exileToo));
    }

    /** EMP-24.5 {@code break_through_variable_vp}. */
    static void breakThroughVariable(EmpiresState s) {
        s.then(new Source(s.frames.actor(), VARIABLE, false));
    }

    private static boolean fits(EmpiresState s, int piece, int suit) {
        return suit == VARIABLE
                ? s.face(piece).vp() instanceof Vp.Variable
                : s.card(piece).is(Suit.of(suit));
    }

    /** Q-BTSOURCE: a market card, the small deck, or the main deck until a card fits. */
    record Source(int seat, int suit, boolean exileToo) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return suit == VARIABLE
                    ? Said.of(EmpiresSentence.ASK_SOURCE_VARIABLE)
                    : Said.of(EmpiresSentence.ASK_SOURCE, suit);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                int card = s.marketCard(slot);
                if (card != Zones.NONE && fits(s, card, suit)) {
                    out.add(EmpiresVerb.BREAK_THROUGH, card);
                }
            }
            if (smallDeckThere(s)) {
                out.add(EmpiresVerb.DECK, suit);
            } else {
                out.add(EmpiresVerb.REVEAL);
            }
            if (exileToo) {
                Market.listExiled(s, Suit.of(suit).bit(), EmpiresVerb.BREAK_THROUGH, out);
            }
        }

        private boolean smallDeckThere(EmpiresState s) {
            return suit != VARIABLE && suit < Places.SMALL_DECKS && s.count(Places.small(Suit.of(suit))) > 0;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.DECK) {
                takeTop(s, seat, Suit.of(suit));
            } else if (move.verb() == EmpiresVerb.REVEAL) {
                reveal(s, seat, suit);
            } else if (s.isIn(move.a(), Places.EXILE)) {
                s.toHand(seat, move.a());
                s.log(EmpiresSentence.BROKE_THROUGH, seat, move.a());
                Market.gained(s, seat, move.a());
            } else {
                Market.takeFromMarket(s, seat, move.a(), false);
            }
        }
    }

    /** EMP-13.4 b – d; EMP-5.3: the others see the suit only. */
    private static void takeTop(EmpiresState s, int seat, Suit suit) {
        int top = s.zones().first(Places.small(suit));
        s.toHand(seat, top);
        if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.BROKE_THROUGH, seat, top),
                    Said.of(EmpiresSentence.BROKE_THROUGH_DECK, seat, suit.ordinal()));
        }
        Market.gained(s, seat, top);
    }

    /** EMP-13.4 e: everybody sees what is turned over; the rest is shuffled back. */
    private static void reveal(EmpiresState s, int seat, int suit) {
        var zones = s.zones();
        int found = Zones.NONE;
        while (found == Zones.NONE && s.count(Places.MAIN) > 0) {
            int top = zones.first(Places.MAIN);
            zones.move(top, Places.REVEALED);
            s.log(EmpiresSentence.TURNED_OVER, top);
            if (fits(s, top, suit)) {
                found = top;
            }
        }
        if (found != Zones.NONE) {
            s.toHand(seat, found);
            s.log(EmpiresSentence.BROKE_THROUGH, seat, found);
            Market.gained(s, seat, found);
        }
        if (s.count(Places.REVEALED) > 0) {
            for (int p : zones.pieces(Places.REVEALED)) {
                zones.move(p, Places.MAIN);
            }
            Piles.shuffle(s, Places.MAIN, Purpose.MAIN_DECK);
        }
        if (found == Zones.NONE) {
            Gaining.gain(s, seat, Token.PROGRESS, NOTHING_FOUND);
        } else {
            Market.mainDeckChanged(s);
        }
    }
}
