package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;

/** EMP-7.3 f, EMP-13.27: reactions and triggers. */
final class Reactions {
    static final int MATERIAL_FOR_REGION = 2;

    private Reactions() {}

    /** EMP-7.3 e, f: only in the owner's own Activate turn; so nobody else's events need to be remembered. */
    static boolean possible(EmpiresState s, int seat) {
        return s.phase == EmpiresState.Phase.ACTIVATE && seat == s.active;
    }

    /** Something happened in the ability that is being resolved; reactions come when it is done. */
    static void raise(EmpiresState s, Event event) {
        s.frames.put(Note.EVENTS, s.frames.get(Note.EVENTS) | event.bit());
    }

    /** The ability is done: passive triggers first, then whatever can be exhausted. */
    static void offer(EmpiresState s, int seat, int events, int material, int population) {
        if (!possible(s, seat)) {
            return;
        }
        if ((events & Event.ATTACK_PLAYED.bit()) != 0 && s.has(seat, Passive.Kind.PROGRESS_ON_ATTACK)) {
            Gaining.gain(s, seat, Token.PROGRESS, 1);
        }
        if ((events & Event.REGION_FROM_DISCARD.bit()) != 0
                && s.has(seat, Passive.Kind.MATERIAL_ON_REGION_FROM_DISCARD)) {
            Gaining.gain(s, seat, Token.MATERIAL, MATERIAL_FOR_REGION);
        }
        new Waiting(seat, events, material, population).run(s);
    }

    /** Asks as long as a card is ready to react. */
    record Waiting(int seat, int events, int material, int population) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (s.reactsTo(seat, events) && anyReady(s, seat, events)) {
                s.then(new React(seat, events, material, population));
            }
        }
    }

    private static boolean anyReady(EmpiresState s, int seat, int events) {
        if (s.exhausts(seat) == 0) {
            return false;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.powers(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (ready(s, seat, p, events)) {
                return true;
            }
        }
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (ready(s, seat, p, events)) {
                return true;
            }
        }
        return false;
    }

    static boolean ready(EmpiresState s, int seat, int piece, int events) {
        var face = s.face(piece);
        return (face.reactsTo() & events) != 0
                && !s.isExhausted(piece)
                && s.exhausts(seat) > 0
                && Exhausting.startable(s, seat, piece, face.reaction(), seat);
    }

    /** Q-REACTION, Q-ORDER. */
    record React(int seat, int events, int material, int population) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_REACT);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            list(s, Places.powers(seat), out);
            list(s, Places.play(seat), out);
            out.add(EmpiresVerb.NO);
        }

        private void list(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (ready(s, seat, p, events)) {
                    out.add(EmpiresVerb.EXHAUST, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.EXHAUST) {
                s.then(new Waiting(seat, events, material, population));
                react(s, seat, move.a());
                s.frames.put(Note.MARKET_MATERIAL, material);
                s.frames.put(Note.MARKET_POPULATION, population);
            }
        }
    }

    static void react(EmpiresState s, int seat, int piece) {
        Exhausting.placeToken(s, seat, piece);
        Resolve.ability(s, Frames.Kind.EXHAUST, s.face(piece).reaction(), piece, seat);
    }

    /** EMP-20.1: at once, in anybody's turn. */
    static void populationPaid(EmpiresState s, int seat) {
        if (!s.has(seat, Passive.Kind.ON_PAY_POPULATION)) {
            return;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.OnPopulationPaid paid) {
                    Resolve.ability(s, Frames.Kind.OTHER, paid.steps(), p, seat);
                }
            }
        }
    }
}
