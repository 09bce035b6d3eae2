package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Verb;
import ecumene.games.pyramid.cards.Effect;
import java.util.List;

/** PYR-1.7: temporary resources, for the Purchase phase of this turn. */
final class Gaining {
    private Gaining() {}

    static void gain(PyramidState s, int seat, int type, int amount) {
        s.addTemporary(type, amount);
        s.log(PyramidSentence.GAINED, seat, amount, type);
    }

    /** PYR-Q8: so many of the listed types, all different if the card says so. */
    record Choose(int seat, Effect.GainChoice effect, long picked) implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_GAIN, s.resolving.piece(), effect.count() - Long.bitCount(picked));
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new Choose(seat, effect, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            int ofEach = effect.distinct() ? 1 : effect.count();
            for (int i = 0; i < effect.from().size(); i++) {
                for (int n = 0; n < ofEach; n++) {
                    out.add(PyramidVerb.GAIN, effect.from().get(i).ordinal());
                }
            }
        }

        @Override
        public int least(PyramidState s) {
            return effect.count();
        }

        @Override
        public int most(PyramidState s) {
            return effect.count();
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                gain(s, seat, move.a(), 1);
            }
        }
    }
}
