package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.pyramid.PyramidEffect.Mode;
import ecumene.games.pyramid.PyramidEffect.Who;

/** PYR-1.6, PYR-5.8, PYR-5.9, PYR-5.15: turning technology cards to their resource side. */
final class Restoring {
    private Restoring() {}

    static void begin(PyramidState s, PyramidEffect.Restore effect) {
        int actor = s.frames.actor();
        if (effect.who() == Who.SELF) {
            int excluded = effect.notJustSpent() ? s.frames.spent() : PyramidState.NO_PIECE;
            schedule(s, actor, effect, excluded);
            return;
        }
        // PYR-5.8: opponents clockwise from the active player; the last one is scheduled first
        for (int i = s.players() - 1; i > 0; i--) {
            schedule(s, (actor + i) % s.players(), effect, PyramidState.NO_PIECE);
        }
    }

    private static void schedule(PyramidState s, int seat, PyramidEffect.Restore effect, int excluded) {
        int possible = qualifying(s, seat, effect.mask(), excluded, 0);
        if (possible > 0) {
            int left = effect.mode() == Mode.MUST ? Math.min(effect.count(), possible) : effect.count();
            s.then(new Ask(seat, effect.mask(), left, effect.mode(), excluded, 0));
        }
    }

    /** How many technology cards, from a position in the area on, have a resource side of the wanted types. */
    private static int qualifying(PyramidState s, int seat, int mask, int excluded, int from) {
        var zones = s.zones();
        int count = 0;
        int position = 0;
        for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p), position++) {
            if (position >= from
                    && p != excluded
                    && (mask & s.card(p).resource().bit()) != 0) {
                count++;
            }
        }
        return count;
    }

    /** PYR-Q6, PYR-Q7: one card at a time, in the order in which they lie. */
    record Ask(int seat, int mask, int left, Mode mode, int excluded, int from) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            if (seat != s.frames.actor()) {
                return Said.of(PyramidSentence.ASK_RESTORE_FOR_OPPONENT, s.frames.piece());
            }
            return Said.of(
                    mode == Mode.MUST ? PyramidSentence.ASK_RESTORE : PyramidSentence.ASK_RESTORE_UP_TO,
                    s.frames.piece(),
                    left);
        }

        @Override
        public void options(PyramidState s, Options out) {
            var zones = s.zones();
            int remaining = qualifying(s, seat, mask, excluded, from);
            int position = -1;
            for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p)) {
                position++;
                if ((mask & s.card(p).resource().bit()) == 0) {
                    out.block(PyramidVerb.RESTORE, p, PyramidSentence.WRONG_RESOURCE, p);
                } else if (p == excluded) {
                    out.block(PyramidVerb.RESTORE, p, PyramidSentence.JUST_SPENT, p);
                } else if (position >= from) {
                    // a compulsory number must still be reachable with this card and those that lie behind it
                    if (mode == Mode.UP_TO || remaining >= left) {
                        out.add(PyramidVerb.RESTORE, p);
                    } else {
                        out.block(PyramidVerb.RESTORE, p, PyramidSentence.TOO_FEW_LEFT, p);
                    }
                    remaining--;
                } else {
                    out.block(PyramidVerb.RESTORE, p, PyramidSentence.CHOSEN_IN_ORDER, p);
                }
            }
            if (mode == Mode.UP_TO) {
                out.add(PyramidVerb.DONE);
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.DONE) {
                return;
            }
            int position = Spending.position(s, Places.technologies(seat), move.a());
            s.layResource(seat, move.a());
            s.log(PyramidSentence.RESTORED, seat, s.card(move.a()).resource().ordinal(), move.a());
            if (left > 1 && qualifying(s, seat, mask, excluded, position) > 0) {
                s.then(new Ask(seat, mask, left - 1, mode, excluded, position));
            }
        }
    }
}
