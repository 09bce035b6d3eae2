package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.empires.EmpiresState.Phase;

/** EMP-6: round and turn. */
final class Turn {
    static final Step<EmpiresState> ROUND = Turn::round;
    private static final Step<EmpiresState> BEGIN = Turn::begin;
    private static final Step<EmpiresState> END = Turn::end;

    private Turn() {}

    /** EMP-6.1. */
    private static void round(EmpiresState s) {
        s.round++;
        s.active = s.first;
        s.then(BEGIN);
    }

    private static void begin(EmpiresState s) {
        s.phase = Phase.CHOICE;
        s.clearFreePlayed();
        s.conversions.clear();
        s.ignoreEmpire = false;
        s.log(EmpiresSentence.TURN_BEGINS, s.active, s.round);
        s.then(new Choice(s.active), CleanUp.BEGIN, END);
    }

    /** After the last player of the round comes the solstice (EMP-12). */
    private static void end(EmpiresState s) {
        int next = s.after(s.active);
        if (next != s.first) {
            s.active = next;
            s.then(BEGIN);
        } else if (s.practice()) {
            s.then(Practice.TURN, Solstice.BEGIN);
        } else {
            s.then(Solstice.BEGIN);
        }
    }

    /** Q-TURN, EMP-6.2. */
    record Choice(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_TURN);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.ACTIVATE);
            out.add(EmpiresVerb.INNOVATE);
            if (Revolt.possible(s, seat)) {
                out.add(EmpiresVerb.REVOLT);
            } else {
                out.block(EmpiresVerb.REVOLT, 0, EmpiresSentence.NO_UNREST_IN_HAND, seat);
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.ACTIVATE) {
                s.phase = Phase.ACTIVATE;
                s.log(EmpiresSentence.ACTIVATES, seat);
                s.then(new Activate.Operations(seat));
            } else if (move.verb() == EmpiresVerb.INNOVATE) {
                s.phase = Phase.INNOVATE;
                s.log(EmpiresSentence.INNOVATES, seat);
                Innovate.begin(s, seat);
            } else {
                s.phase = Phase.REVOLT;
                s.log(EmpiresSentence.REVOLTS, seat);
                Revolt.begin(s, seat);
            }
        }
    }
}
