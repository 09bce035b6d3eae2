package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import java.util.Arrays;

/** EMP-16.3 – EMP-16.5: the fame deck and King of Kings. */
final class Fame {
    private Fame() {}

    /** Look at the top cards, take one, put the rest back in any order. */
    static void look(EmpiresState s, int seat, int n) {
        int cards = s.count(Places.FAME);
        if (cards == 0) {
            king(s, seat);
            return;
        }
        int extra = 0;
        int progress = 0;
        if (s.has(seat, Passive.Kind.LOOK_ONE_MORE_FAME)) {
            for (var passive : s.face(s.zones().first(Places.powers(seat))).passives()) {
                if (passive instanceof Passive.MoreFame more) {
                    extra += more.extra();
                    progress += more.progress();
                }
            }
        }
        int seen = Math.min(n + extra, cards);
        pickUp(s, seat, seen);
        s.log(EmpiresSentence.LOOKED_AT_FAME, seat, seen);
        s.then(new Take(seat, seen));
        Gaining.gain(s, seat, Token.PROGRESS, progress);
    }

    /** EMP-5.4: nobody else follows which of these cards is taken and how the others go back, known before or not. */
    private static void pickUp(EmpiresState s, int seat, int seen) {
        var top = Arrays.copyOf(s.zones().pieces(Places.FAME), seen);
        s.zones().conceal(top);
        for (int piece : top) {
            s.zones().show(piece, seat);
        }
    }

    /** Q-FAME: which of the top cards is taken. */
    record Take(int seat, int seen) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_FAME);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int p = s.zones().first(Places.FAME);
            for (int i = 0; i < seen && p != Zones.NONE; i++) {
                out.add(EmpiresVerb.FAME, p);
                p = s.zones().after(p);
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            take(s, seat, move.a());
            if (seen > 2) {
                s.then(new Order(seat, seen - 1, 0));
            }
        }
    }

    /**
     * Q-FAME: in which order the rest goes back on the deck, the deepest first.
     *
     * @param placed how many lie there already, on top
     */
    record Order(int seat, int rest, int placed) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_FAME_ORDER);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int p = s.zones().first(Places.FAME);
            for (int i = 0; i < rest; i++) {
                if (i >= placed) {
                    out.add(EmpiresVerb.TOP, p);
                }
                p = s.zones().after(p);
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            Piles.putOnTop(s, move.a(), Places.FAME);
            if (placed + 1 < rest) {
                s.then(new Order(seat, rest, placed + 1));
            }
        }
    }

    private static void take(EmpiresState s, int seat, int card) {
        s.toHand(seat, card);
        if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.TOOK_FAME_SECRET, seat, card),
                    Said.of(EmpiresSentence.TOOK_FAME, seat));
        }
    }

    static void takeTop(EmpiresState s, int seat) {
        int top = s.zones().first(Places.FAME);
        if (top == Zones.NONE) {
            king(s, seat);
        } else {
            take(s, seat, top);
        }
    }

    /** EMP-16.3: no fame card is left; EMP-16.5: side B once for each player. */
    private static void king(EmpiresState s, int seat) {
        int king = s.zones().first(Places.KING);
        if (s.face(king).oncePerPlayer()) {
            if (s.kingUsed(seat)) {
                return;
            }
            s.useKing(seat);
        }
        s.log(EmpiresSentence.KING_OF_KINGS, seat, king);
        Resolve.ability(s, Frames.Kind.OTHER, s.face(king).instead(), king, seat);
    }

    /** EMP-16.4. */
    static void flip(EmpiresState s) {
        s.turnToSideB(s.zones().first(Places.KING));
        GameEnd.trigger(s, EmpiresSentence.SCORING_BY_KING, s.frames.actor());
    }
}
