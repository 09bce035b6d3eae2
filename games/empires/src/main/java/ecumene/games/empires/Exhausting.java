package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-7.3: exhausting a card, taking a token back, copying an exhaust effect. */
final class Exhausting {
    private Exhausting() {}

    /** EMP-7.3 a, EMP-24.10 g. */
    static Verdict verdict(EmpiresState s, int seat, int piece) {
        if (s.isExhausted(piece)) {
            return Verdict.EXHAUSTED;
        }
        if (s.exhausts(seat) == 0) {
            return Verdict.NO_EXHAUST_TOKEN;
        }
        return startable(s, seat, piece, s.face(piece).exhaust(), seat) ? Verdict.FINE : Verdict.CANNOT_PAY;
    }

    /** With the token already off the state card: another card may want one for the same effect (EMP-L-7.2). */
    static boolean startable(EmpiresState s, int seat, int piece, Clause clause, int tokenOf) {
        s.addExhausts(tokenOf, -1);
        boolean startable = true;
        for (int i = 0; startable && i < clause.steps().size(); i++) {
            startable = clause.steps().get(i).startable(s, piece, seat);
        }
        s.addExhausts(tokenOf, 1);
        return startable;
    }

    static void exhaust(EmpiresState s, int seat, int piece) {
        placeToken(s, seat, piece);
        Resolve.ability(s, Frames.Kind.EXHAUST, s.face(piece).exhaust(), piece, seat);
    }

    static void placeToken(EmpiresState s, int seat, int piece) {
        s.addExhausts(seat, -1);
        s.setExhausted(piece, true);
        s.log(EmpiresSentence.EXHAUSTED, seat, piece);
    }

    // --- EMP-13.5: a token comes back -------------------------------------------------------------------------------

    /** The card whose token stays: the one whose exhaust effect is being resolved, or that copies it. */
    static int beingResolved(EmpiresState s) {
        if (s.frames.depth() == 0 || s.frames.rootKind() != Frames.Kind.EXHAUST) {
            return EmpiresState.NO_PIECE;
        }
        return s.frames.get(Note.COPIED) > 0 ? s.frames.get(Note.COPIED) - 1 : s.frames.rootPiece();
    }

    static boolean tokenToReturn(EmpiresState s, int seat, int except) {
        return anyExhausted(s, Places.play(seat), except) || anyExhausted(s, Places.powers(seat), except);
    }

    private static boolean anyExhausted(EmpiresState s, int zone, int except) {
        var zones = s.zones();
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            if (p != except && s.isExhausted(p)) {
                return true;
            }
        }
        return false;
    }

    /** Q-EXHAUSTBACK. */
    record TakeTokenBack(int seat, int except) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_READY, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            list(s, Places.powers(seat), out);
            list(s, Places.play(seat), out);
        }

        private void list(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (p != except && s.isExhausted(p)) {
                    out.add(EmpiresVerb.READY, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            s.setExhausted(move.a(), false);
            s.addExhausts(seat, 1);
            s.log(EmpiresSentence.READIED, seat, move.a());
        }
    }

    // --- EMP-13.31 --------------------------------------------------------------------------------------------------

    private static boolean copyable(EmpiresState s, int seat, int piece) {
        var clause = s.face(piece).exhaust();
        if (clause.isEmpty() || !s.card(piece).pinned()) {
            return false;
        }
        for (var step : clause.steps()) {
            if (step.needsSelf() || !step.startable(s, piece, seat)) {
                return false;
            }
        }
        return true;
    }

    static boolean anythingToCopy(EmpiresState s, int seat) {
        for (int i = 1; i < s.players(); i++) {
            int zone = Places.play((seat + i) % s.players());
            for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
                if (copyable(s, seat, p)) {
                    return true;
                }
            }
        }
        return false;
    }

    static void copy(EmpiresState s) {
        if (anythingToCopy(s, s.frames.actor())) {
            s.then(new Copy(s.frames.actor()));
        }
    }

    /** Q-COPY: any opponent's card, exhausted or not. */
    record Copy(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_COPY, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int i = 1; i < s.players(); i++) {
                int zone = Places.play((seat + i) % s.players());
                for (int p = s.zones().first(zone);
                        p != Zones.NONE;
                        p = s.zones().after(p)) {
                    if (copyable(s, seat, p)) {
                        out.add(EmpiresVerb.COPY, p);
                    }
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int copier = s.frames.rootPiece();
            s.log(EmpiresSentence.COPIED, seat, move.a());
            Resolve.ability(s, Frames.Kind.EXHAUST, s.face(move.a()).exhaust(), move.a(), seat);
            s.frames.put(Note.COPIED, copier + 1);
        }
    }
}
