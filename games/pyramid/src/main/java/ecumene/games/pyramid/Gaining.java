package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;

/** PYR-1.7: temporary resources, for the Purchase phase of this turn. */
final class Gaining {
    private Gaining() {}

    static void gain(PyramidState s, int seat, int type, int amount) {
        s.addTemporary(type, amount);
        s.log(PyramidSentence.GAINED, seat, amount, type);
    }

    /** PYR-Q8: the types one by one, never going back to a lower one, so that each choice is offered once. */
    record Choose(int seat, PyramidEffect.GainChoice effect, int left, int from) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_GAIN, s.frames.piece(), left);
        }

        @Override
        public void options(PyramidState s, Options out) {
            var types = effect.from();
            int needed = effect.distinct() ? left - 1 : 0;
            for (int i = from; i < types.size() - needed; i++) {
                out.add(PyramidVerb.GAIN, types.get(i).ordinal());
            }
            for (int i = 0; out.explaining() && effect.distinct() && i < from; i++) {
                int type = types.get(i).ordinal();
                out.block(PyramidVerb.GAIN, type, PyramidSentence.SAME_TYPE_TWICE, type);
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            gain(s, seat, move.a(), 1);
            if (left > 1) {
                int chosen = effect.from().indexOf(Resource.of(move.a()));
                s.then(new Choose(seat, effect, left - 1, effect.distinct() ? chosen + 1 : chosen));
            }
        }
    }
}
