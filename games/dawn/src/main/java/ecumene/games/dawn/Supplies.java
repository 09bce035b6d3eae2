package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Resource;

/** DAWN-1.4: resource tokens from the supply. */
final class Supplies {
    private Supplies() {}

    static void gain(DawnState s, int seat, int type) {
        s.addResources(seat, type, 1);
        s.log(DawnSentence.GAINED_RESOURCE, seat, type);
    }

    /** One of the player's choice, if there is any left. */
    record Gain(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            for (int type = 0; type < Resource.TYPES; type++) {
                if (s.supply(type) > 0) {
                    s.then(new ChooseResource(seat));
                    return;
                }
            }
        }
    }

    /** */
    record ChooseResource(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_RESOURCE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int type = 0; type < Resource.TYPES; type++) {
                if (s.supply(type) > 0) {
                    out.add(DawnVerb.GAIN, type);
                } else {
                    out.block(DawnVerb.GAIN, type, DawnSentence.NONE_IN_SUPPLY, type);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            gain(s, seat, move.a());
        }
    }
}
