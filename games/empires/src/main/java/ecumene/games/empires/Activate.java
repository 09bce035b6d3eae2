package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-7.1: any number of operations in any order. */
final class Activate {
    private Activate() {}

    /** Q-ACTIVATE: play a card, exhaust a card, or end the turn. */
    record Operations(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_ACTIVATE, s.actions(seat), s.exhausts(seat));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                offerPlay(s, seat, p, Place.HAND, false, false, out);
            }
            listExhaustible(s, Places.powers(seat), out);
            listExhaustible(s, Places.play(seat), out);
            out.add(EmpiresVerb.END);
        }

        private void listExhaustible(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (s.face(p).exhaustible()) {
                    var verdict = Exhausting.verdict(s, seat, p);
                    if (verdict == Verdict.FINE) {
                        out.add(EmpiresVerb.EXHAUST, p);
                    } else {
                        out.block(EmpiresVerb.EXHAUST, p, verdict.reason, p);
                    }
                }
            }
        }

        /** Ending by itself would tell the others that no card in hand can be played. */
        @Override
        public boolean revealing(EmpiresState s) {
            return s.hand(seat) > 0;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.END) {
                return;
            }
            s.then(this);
            if (move.verb() == EmpiresVerb.PLAY) {
                Plays.play(s, seat, move.a(), false);
            } else {
                Exhausting.exhaust(s, seat, move.a());
            }
        }
    }

    /** Of equal cards that may be played one is offered. */
    static void offerPlay(
            EmpiresState s, int seat, int piece, Place place, boolean withoutAction, boolean anyPeriod, Options out) {
        var verdict = Plays.verdict(s, seat, piece, withoutAction, anyPeriod);
        if (verdict != Verdict.FINE) {
            out.block(EmpiresVerb.PLAY, piece, verdict.reason, piece);
        } else if (!offeredBefore(s, seat, piece, place, withoutAction, anyPeriod)) {
            out.add(EmpiresVerb.PLAY, piece);
        }
    }

    private static boolean offeredBefore(
            EmpiresState s, int seat, int piece, Place place, boolean withoutAction, boolean anyPeriod) {
        var card = s.card(piece);
        if (card.copies() == 1) {
            return false;
        }
        var zones = s.zones();
        for (int p = zones.first(place.zone(seat)); p != piece; p = zones.after(p)) {
            if (s.card(p).design() == card.design()
                    && Plays.verdict(s, seat, p, withoutAction, anyPeriod) == Verdict.FINE) {
                return true;
            }
        }
        return false;
    }

    /** Whether an equal card lies earlier in the same zone and is offered instead. */
    static boolean hasTwinBefore(EmpiresState s, int piece, int zone) {
        var card = s.card(piece);
        if (card.copies() == 1) {
            return false;
        }
        var zones = s.zones();
        for (int p = zones.first(zone); p != piece; p = zones.after(p)) {
            if (alike(s, p, piece)) {
                return true;
            }
        }
        return false;
    }

    /** Equal cards are one choice, unless one of them has been played this turn and cannot be once more (EMP-13.9). */
    static boolean alike(EmpiresState s, int one, int other) {
        boolean equal = s.card(one).design() == s.card(other).design();
        return equal && (s.phase != EmpiresState.Phase.ACTIVATE || s.isFreePlayed(one) == s.isFreePlayed(other));
    }
}
