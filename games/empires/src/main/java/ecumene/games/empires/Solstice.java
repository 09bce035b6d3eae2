package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Phase;

/** EMP-12: the solstice. */
final class Solstice {
    static final Step<EmpiresState> BEGIN = Solstice::begin;
    private static final Step<EmpiresState> END = Solstice::end;

    private Solstice() {}

    /** EMP-12.3: what is in play now gets its effect; what comes later does not. */
    private static void begin(EmpiresState s) {
        s.phase = Phase.SOLSTICE;
        s.solstices++;
        s.log(EmpiresSentence.SOLSTICE, s.round);
        s.then(END);
        if (s.practice()) {
            s.then(Practice.SOLSTICE);
        }
        for (int i = s.players() - 1; i >= 0; i--) {
            int seat = (s.first + i) % s.players();
            mark(s, Places.play(seat));
            mark(s, Places.powers(seat));
            s.then(new OfSeat(seat));
        }
    }

    private static void mark(EmpiresState s, int zone) {
        var zones = s.zones();
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            if (!s.face(p).solstice().isEmpty()) {
                s.setDue(p, true);
            }
        }
    }

    /** EMP-12.1, EMP-12.2: player by player; each effect once, in the order the player chooses. */
    record OfSeat(int seat) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (anyDue(s, Places.powers(seat)) || anyDue(s, Places.play(seat))) {
                s.then(new Next(seat), this);
            }
        }
    }

    private static boolean anyDue(EmpiresState s, int zone) {
        var zones = s.zones();
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            if (s.isDue(p)) {
                return true;
            }
        }
        return false;
    }

    /** Q-ORDER. */
    record Next(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_SOLSTICE);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            list(s, Places.powers(seat), out);
            list(s, Places.play(seat), out);
        }

        private static void list(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (s.isDue(p)) {
                    out.add(EmpiresVerb.RESOLVE, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int piece = move.a();
            s.setDue(piece, false);
            s.log(EmpiresSentence.RESOLVES, seat, piece);
            Resolve.ability(s, Frames.Kind.SOLSTICE, s.face(piece).solstice(), piece, seat);
        }
    }

    /** EMP-12.5, EMP-17.2. */
    private static void end(EmpiresState s) {
        if (s.round >= s.lastRound) {
            s.log(EmpiresSentence.SCORING, s.round);
            s.then(GameEnd.FINAL);
        } else {
            s.then(Turn.ROUND);
        }
    }
}
