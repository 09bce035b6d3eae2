package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Flag;

/** AGES-7.10: leaders come and go. What each does is in {@link Leader}. */
final class Leaders {
    private Leaders() {}

    /** The civil action is paid; a replaced leader gives one back, unless Homer goes under a wonder (AGES-13.3). */
    static void play(AgesState s, int seat, int piece) {
        s.log(AgesSentence.LEADER_PLAYED, seat, piece);
        if (s.leader[seat] == AgesState.NONE) {
            enter(s, seat, piece);
            return;
        }
        s.raise(seat, Flag.LEADER_REPLACED);
        if (s.leads(seat, Leader.HOMER) && s.wonders[seat] != 0) {
            s.then(new HomerGoes(seat, piece));
        } else {
            replace(s, seat, piece, true);
        }
    }

    /** AGES-11.8: the old one goes and the new one comes at once, so totals change only by the difference. */
    private static void replace(AgesState s, int seat, int piece, boolean actionBack) {
        int old = s.pieceIn(Places.play(seat), s.catalog.leader(s.leader[seat]).index());
        retire(s, seat);
        if (actionBack) {
            s.box(old);
            Payment.civilBack(s, seat);
        }
        enter(s, seat, piece);
    }

    private static void enter(AgesState s, int seat, int piece) {
        s.zones().move(piece, Places.play(seat));
        s.leader[seat] = (byte) (s.catalog.kindOf(piece) - Catalog.first(Type.LEADER));
        s.touch(seat);
        Ratings.refreshActions(s, seat);
        s.leader(seat).ready(s, seat);
    }

    /** A leader leaves play without being replaced: age, aggression, event or own sacrifice. */
    static void leave(AgesState s, int seat) {
        int kind = s.catalog.leader(s.leader[seat]).index();
        s.log(AgesSentence.LEADER_LEFT, seat, kind);
        int piece = s.pieceIn(Places.play(seat), kind);
        if (piece != Zones.NONE) {
            s.box(piece);
        }
        retire(s, seat);
        Ratings.refreshActions(s, seat);
    }

    private static void retire(AgesState s, int seat) {
        s.leader(seat).leaves(s, seat);
        s.leader[seat] = AgesState.NONE;
        s.touch(seat);
    }

    /** AGES-Q14. */
    record HomerGoes(int seat, int piece) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_HOMER);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int left = s.wonders[seat]; left != 0; left &= left - 1) {
                out.add(AgesVerb.HOMER, Catalog.first(Type.WONDER) + Integer.numberOfTrailingZeros(left));
            }
            out.add(AgesVerb.REMOVE_HOMER);
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.REMOVE_HOMER) {
                replace(s, seat, piece, true);
            } else {
                s.homer[seat] = (byte) (move.a() - Catalog.first(Type.WONDER));
                s.log(AgesSentence.HOMER_STAYS, seat, move.a());
                replace(s, seat, piece, false);
            }
        }
    }
}
