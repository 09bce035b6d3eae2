package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Effect.Mode;
import ecumene.games.pyramid.cards.Effect.Who;
import java.util.List;

/** PYR-1.6, PYR-5.8, PYR-5.9, PYR-5.15: turning technology cards to their resource side. */
final class Restoring {
    private Restoring() {}

    static void begin(PyramidState s, Effect.Restore effect) {
        int actor = s.resolving.actor();
        if (effect.who() == Who.SELF) {
            int excluded = effect.notJustSpent() ? s.resolving.spent() : PyramidState.NO_PIECE;
            schedule(s, actor, effect, excluded);
            return;
        }
        // PYR-5.8: opponents clockwise from the active player; the last one is scheduled first
        for (int i = s.players() - 1; i > 0; i--) {
            schedule(s, (actor + i) % s.players(), effect, PyramidState.NO_PIECE);
        }
    }

    private static void schedule(PyramidState s, int seat, Effect.Restore effect, int excluded) {
        int possible = qualifying(s, seat, effect.mask(), excluded);
        if (possible > 0) {
            // PYR-5.15: "if possible" makes the largest possible number compulsory
            int least = effect.mode() == Mode.MUST ? Math.min(effect.count(), possible) : 0;
            s.then(new Ask(seat, effect.mask(), least, effect.count(), excluded, 0));
        }
    }

    /** How many technology cards have a resource side of the wanted types. */
    private static int qualifying(PyramidState s, int seat, int mask, int excluded) {
        var zones = s.zones();
        int count = 0;
        for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p)) {
            count += p != excluded && (mask & s.card(p).resource().bit()) != 0 ? 1 : 0;
        }
        return count;
    }

    /** PYR-Q6, PYR-Q7, PYR-5.32: any of the cards that qualify, in any order. */
    record Ask(int seat, int mask, int least, int most, int excluded, long picked)
            implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            if (seat != s.resolving.actor()) {
                return Said.of(PyramidSentence.ASK_RESTORE_FOR_OPPONENT, s.resolving.piece());
            }
            return Said.of(
                    least > 0 ? PyramidSentence.ASK_RESTORE : PyramidSentence.ASK_RESTORE_UP_TO,
                    s.resolving.piece(),
                    (least > 0 ? least : most) - Long.bitCount(picked));
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new Ask(seat, mask, least, most, excluded, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p)) {
                if ((mask & s.card(p).resource().bit()) == 0) {
                    out.block(PyramidVerb.RESTORE, p, PyramidSentence.WRONG_RESOURCE, p);
                } else if (p == excluded) {
                    out.block(PyramidVerb.RESTORE, p, PyramidSentence.JUST_SPENT, p);
                } else {
                    out.add(PyramidVerb.RESTORE, p);
                }
            }
        }

        @Override
        public int least(PyramidState s) {
            return least;
        }

        @Override
        public int most(PyramidState s) {
            return most;
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                s.layResource(seat, move.a());
                s.log(
                        PyramidSentence.RESTORED,
                        seat,
                        s.card(move.a()).resource().ordinal(),
                        move.a());
            }
        }
    }
}
