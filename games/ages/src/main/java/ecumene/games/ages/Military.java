package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Purpose;
import java.util.List;

/** AGES-10.2, AGES-10.4 and AGES-8.5: drawing and discarding military cards, unseen by the others. */
public final class Military {
    private Military() {}

    /** From the current deck; its last card drawn, the discards are the new one (AGES-8.5). Nothing in age IV. */
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
        var discards = s.zones().pieces(Places.DISCARD);
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
        int most = Math.min(count, s.hand(seat));
        if (most > 0) {
            s.then(new Discard(seat, most, 0));
        }
    }

    /** AGES-Q10, AGES-Q15: exactly so many cards, which nobody else sees. */
    public record Discard(int seat, int count, long picked) implements SetQuestion<AgesState> {
        @Override
        public Discard picking(long these) {
            return new Discard(seat, count, these);
        }

        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_DISCARD, count);
        }

        @Override
        public void candidates(AgesState s, Options out) {
            for (int piece = s.zones().first(Places.hand(seat));
                    piece != Zones.NONE;
                    piece = s.zones().after(piece)) {
                out.add(AgesVerb.DISCARD, piece);
            }
        }

        @Override
        public int least(AgesState s) {
            return count;
        }

        @Override
        public int most(AgesState s) {
            return count;
        }

        @Override
        public boolean alike(AgesState s, Options candidates, int one, int other) {
            return sameUse(s, candidates, one, other, picked);
        }

        @Override
        public AgesVerb done() {
            return AgesVerb.DONE;
        }

        @Override
        public void take(AgesState s, List<Move> answer) {
            for (var move : answer) {
                s.discard(move.a());
            }
            s.log(AgesSentence.DISCARDED, seat, count);
        }
    }

    /** Whether a card is among those that are picked, for its other use: as a bonus card or face down. */
    static boolean usedOtherwise(Options candidates, int place, long among) {
        int other = candidates.verb(place) == AgesVerb.BONUS ? place + 1 : place - 1;
        return candidates.verb(place) != AgesVerb.SEND
                && other >= 0
                && (among & 1L << other) != 0
                && candidates.verb(other) != AgesVerb.SEND
                && candidates.a(other) == candidates.a(place);
    }

    static boolean usedTwice(Options candidates, long picked) {
        for (long left = picked; left != 0; left &= left - 1) {
            if (usedOtherwise(candidates, Long.numberOfTrailingZeros(left), picked)) {
                return true;
            }
        }
        return false;
    }

    /** Whether two candidates do the same with a card of the same kind, and either can still be picked. */
    static boolean sameUse(AgesState s, Options candidates, int one, int other, long picked) {
        return candidates.verb(one).equals(candidates.verb(other))
                && candidates.verb(one) != AgesVerb.SEND
                && s.catalog.kindOf(candidates.a(one)) == s.catalog.kindOf(candidates.a(other))
                && !usedOtherwise(candidates, one, picked)
                && !usedOtherwise(candidates, other, picked);
    }

    /** Whether the same kind lies earlier in the hand: then that one is offered. */
    static boolean likeEarlier(AgesState s, int seat, int piece) {
        for (int other = s.zones().first(Places.hand(seat));
                other != piece;
                other = s.zones().after(other)) {
            if (s.catalog.kindOf(other) == s.catalog.kindOf(piece)) {
                return true;
            }
        }
        return false;
    }
}
