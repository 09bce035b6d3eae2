package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import java.util.List;

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

    /** Q-MASKS: masks from hand, or what stands in for one. */
    record Choice(int seat, int masks, long picked) implements SetQuestion<EmpiresState> {
        @Override
        public Choice picking(long these) {
            return new Choice(seat, masks, these);
        }

        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_MASKS, s.frames.piece(), masks);
        }

        @Override
        public void candidates(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (s.card(p).has(Icon.MASK)) {
                    out.add(EmpiresVerb.DISCARD, p);
                }
            }
            for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (replaces(s, p)) {
                    out.add(EmpiresVerb.ABANDON, p);
                }
            }
            if (reducer(s, seat) != EmpiresState.NO_PIECE) {
                out.add(EmpiresVerb.EXHAUST, reducer(s, seat));
            }
        }

        @Override
        public int least(EmpiresState s) {
            return masks;
        }

        @Override
        public int most(EmpiresState s) {
            return masks;
        }

        @Override
        public boolean alike(EmpiresState s, Options candidates, int one, int other) {
            return candidates.verb(one) == EmpiresVerb.DISCARD
                    && candidates.verb(other) == EmpiresVerb.DISCARD
                    && Activate.alike(s, candidates.a(one), candidates.a(other));
        }

        @Override
        public Verb done() {
            return EmpiresVerb.DONE;
        }

        @Override
        public void take(EmpiresState s, List<Move> answer) {
            for (var move : answer) {
                switch ((EmpiresVerb) move.verb()) {
                    case DISCARD -> Deed.DISCARD.apply(s, seat, move.a(), s.frames.piece());
                    case ABANDON -> Leaving.abandon(s, move.a());
                    default -> Exhausting.placeToken(s, seat, move.a());
                }
            }
        }
    }
}
