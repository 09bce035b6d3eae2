package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-L-7.1, EMP-L-7.2: discarding masks, and what stands in for them. */
final class Masks {
    private Masks() {}

    /** How many masks could be discarded: hand masks, garrisons that replace them, a card exhausted for one fewer. */
    static int available(EmpiresState s, int seat, int self) {
        return CardChoice.count(s, seat, Place.HAND.bit(), Filter.MASK, self)
                + substitutes(s, seat)
                + (reducer(s, seat) == EmpiresState.NO_PIECE ? 0 : 1);
    }

    private static boolean replaces(EmpiresState s, int garrisoned) {
        int host = s.host(garrisoned);
        return s.isInPlay(host) && s.face(host).has(Passive.Kind.GARRISON_REPLACES_MASKS);
    }

    private static int substitutes(EmpiresState s, int seat) {
        if (!s.has(seat, Passive.Kind.GARRISON_REPLACES_MASKS)) {
            return 0;
        }
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            n += replaces(s, p) ? 1 : 0;
        }
        return n;
    }

    /** The card that can be exhausted while the cost is paid, or none. */
    private static int reducer(EmpiresState s, int seat) {
        int event = Event.MASKS_TO_DISCARD.bit();
        if (!s.reactsTo(seat, event) || s.exhausts(seat) == 0 || !Reactions.possible(s, seat)) {
            return EmpiresState.NO_PIECE;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            if ((s.face(p).reactsTo() & event) != 0 && !s.isExhausted(p)) {
                return p;
            }
        }
        return EmpiresState.NO_PIECE;
    }

    static void discard(EmpiresState s, int seat, int n) {
        int masks = Math.min(n, available(s, seat, s.frames.piece()));
        if (masks > 0) {
            s.then(new Choice(seat, masks, 0));
        }
    }

    /** Q-MASKS: masks from hand in the order of the card list, or what stands in for one. */
    record Choice(int seat, int left, int floor) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_MASKS, s.frames.piece(), left);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int other = substitutes(s, seat) + (reducer(s, seat) == EmpiresState.NO_PIECE ? 0 : 1);
            for (int p = following(s, Zones.NONE); p != Zones.NONE; p = following(s, p)) {
                offer(s, p, other, out);
            }
            var zones = s.zones();
            for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (replaces(s, p)) {
                    out.add(EmpiresVerb.ABANDON, p);
                }
            }
            if (reducer(s, seat) != EmpiresState.NO_PIECE) {
                out.add(EmpiresVerb.EXHAUST, reducer(s, seat));
            }
        }

        /** Masks are picked in the order of the card list, so they are offered in that order. */
        private void offer(EmpiresState s, int piece, int other, Options out) {
            if (piece < floor) {
                if (out.explaining()) {
                    out.block(EmpiresVerb.DISCARD, piece, EmpiresSentence.CHOSEN_IN_ORDER, piece);
                }
            } else if (from(s, piece) + other < left) {
                out.block(EmpiresVerb.DISCARD, piece, EmpiresSentence.TOO_FEW_LEFT, piece);
            } else if (!hasTwin(s, piece)) {
                out.add(EmpiresVerb.DISCARD, piece);
            } else if (out.explaining() && left > 1) {
                out.block(EmpiresVerb.DISCARD, piece, EmpiresSentence.EQUAL_FIRST, piece);
            }
        }

        /** The mask in hand with the next higher number. */
        private int following(EmpiresState s, int piece) {
            int found = Zones.NONE;
            var zones = s.zones();
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (p > piece && s.card(p).has(Icon.MASK) && (found == Zones.NONE || p < found)) {
                    found = p;
                }
            }
            return found;
        }

        /** Masks in hand from this one on. */
        private int from(EmpiresState s, int piece) {
            var zones = s.zones();
            int n = 0;
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                n += p >= piece && s.card(p).has(Icon.MASK) ? 1 : 0;
            }
            return n;
        }

        private boolean hasTwin(EmpiresState s, int piece) {
            var zones = s.zones();
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (p >= floor
                        && p < piece
                        && s.card(p).design() == s.card(piece).design()) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int next = floor;
            if (move.verb() == EmpiresVerb.DISCARD) {
                Deed.DISCARD.apply(s, seat, move.a(), s.frames.piece());
                next = move.a() + 1;
            } else if (move.verb() == EmpiresVerb.ABANDON) {
                Leaving.abandon(s, move.a());
            } else {
                Exhausting.placeToken(s, seat, move.a());
            }
            if (left > 1) {
                s.then(new Choice(seat, left - 1, next));
            }
        }
    }
}
