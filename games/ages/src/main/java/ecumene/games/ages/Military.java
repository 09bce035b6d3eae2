package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Purpose;

/** AGES-10.2, AGES-10.4 and AGES-8.5: drawing and discarding military cards, unseen by the others. */
final class Military {
    private Military() {}

    /** From the current deck; its last card drawn, the discards of its age are the new one (AGES-8.5). Nothing in age IV. */
    static void draw(AgesState s, int seat, int count) {
        int drawn = 0;
        while (drawn < count && s.age < AgesState.LAST_AGE && s.age > 0) {
            if (s.zones().count(Places.MILITARY_DECK) == 0) {
                reshuffle(s);
            }
            int piece = s.zones().first(Places.MILITARY_DECK);
            if (piece == Zones.NONE) {
                break;
            }
            s.zones().move(piece, Places.hand(seat));
            drawn++;
            if (s.zones().count(Places.MILITARY_DECK) == 0) {
                reshuffle(s);
            }
        }
        if (drawn > 0) {
            s.log(AgesSentence.DREW, seat, drawn);
        }
    }

    private static void reshuffle(AgesState s) {
        var discards = s.zones().pieces(Places.discard(s.age));
        if (discards.length > 0) {
            s.random(Purpose.DISCARD).shuffle(discards);
            s.zones().conceal(discards);
            for (int piece : discards) {
                s.zones().move(piece, Places.MILITARY_DECK);
            }
            s.log(AgesSentence.RESHUFFLED, discards.length);
        }
    }

    /** So many cards of the owner's choice, or all if there are fewer. */
    static void discardSome(AgesState s, int seat, int count) {
        if (s.hand(seat) <= count) {
            int all = s.hand(seat);
            for (int piece : s.zones().pieces(Places.hand(seat))) {
                s.discard(piece);
            }
            if (all > 0) {
                s.log(AgesSentence.DISCARDED, seat, all);
            }
        } else {
            s.log(AgesSentence.DISCARDED, seat, count);
            s.then(new Discard(seat, count, 0));
        }
    }

    /**
     * AGES-Q10, AGES-Q15: one card at a time in the order in which they lie in the hand; {@code from} is the place of the
     * first that may still be named. Of equal cards one is offered.
     */
    record Discard(int seat, int count, int from) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_DISCARD, count);
        }

        @Override
        public void options(AgesState s, Options out) {
            int place = 0;
            int hand = s.hand(seat);
            for (int piece = s.zones().first(Places.hand(seat));
                    piece != Zones.NONE;
                    piece = s.zones().after(piece)) {
                if (place >= from && hand - place >= count && !likeEarlier(s, seat, piece, from)) {
                    out.add(AgesVerb.DISCARD, piece);
                } else if (out.explaining()) {
                    out.block(AgesVerb.DISCARD, piece, AgesSentence.CHOSEN_IN_ORDER, piece);
                }
                place++;
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            int place = placeOf(s, seat, move.a());
            s.discard(move.a());
            if (count > 1) {
                s.then(new Discard(seat, count - 1, place));
            }
        }
    }

    static int placeOf(AgesState s, int seat, int piece) {
        int place = 0;
        for (int other = s.zones().first(Places.hand(seat));
                other != piece;
                other = s.zones().after(other)) {
            place++;
        }
        return place;
    }

    /** Whether the same kind lies earlier in the hand, from a place on: then that one is offered. */
    static boolean likeEarlier(AgesState s, int seat, int piece, int from) {
        int place = 0;
        for (int other = s.zones().first(Places.hand(seat));
                other != piece;
                other = s.zones().after(other)) {
            if (place++ >= from && s.catalog.kindOf(other) == s.catalog.kindOf(piece)) {
                return true;
            }
        }
        return false;
    }
}
