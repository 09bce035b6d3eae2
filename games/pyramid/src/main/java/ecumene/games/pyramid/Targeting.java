package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Effect.Use;
import ecumene.games.pyramid.cards.Resource;

/** PYR-5.7: an effect that addresses one opponent, to whom it can apply. */
final class Targeting {
    private Targeting() {}

    static void begin(PyramidState s, Use use) {
        int actor = s.resolving.actor();
        for (int seat = 0; seat < s.players(); seat++) {
            if (seat != actor && s.resourceCards(seat) > 0) {
                s.then(use == Use.COPY ? new Copy(actor) : new Demand(actor));
                return;
            }
        }
        s.resolving.setTarget(Resolving.MISSED);
        s.log(PyramidSentence.NO_TARGET, actor);
    }

    private static void blockIfEmpty(PyramidState s, int opponent, PyramidVerb verb, Options out) {
        if (s.resourceCards(opponent) == 0) {
            out.block(verb, opponent, PyramidSentence.NO_RESOURCES, opponent);
        }
    }

    /** PYR-Q9: an opponent and one of its resource cards, by type; the card is not turned. */
    record Copy(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_COPY, s.resolving.piece());
        }

        @Override
        public void options(PyramidState s, Options out) {
            for (int opponent = 0; opponent < s.players(); opponent++) {
                if (opponent == seat) {
                    continue;
                }
                for (int type = 0; type < Resource.TYPES; type++) {
                    if (s.resourceCards(opponent, type) > 0) {
                        out.add(PyramidVerb.COPY, opponent, type);
                    }
                }
                blockIfEmpty(s, opponent, PyramidVerb.COPY, out);
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            s.resolving.setTarget(move.a());
            s.log(PyramidSentence.COPIED, seat, move.a(), move.b());
            Gaining.gain(s, seat, move.b(), 1);
        }
    }

    /** PYR-Q10: who has to pay tribute. */
    record Demand(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_DEMAND, s.resolving.piece());
        }

        @Override
        public void options(PyramidState s, Options out) {
            for (int opponent = 0; opponent < s.players(); opponent++) {
                if (opponent != seat && s.resourceCards(opponent) > 0) {
                    out.add(PyramidVerb.DEMAND, opponent);
                } else if (opponent != seat) {
                    blockIfEmpty(s, opponent, PyramidVerb.DEMAND, out);
                }
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            s.resolving.setTarget(move.a());
            s.then(new Tribute(move.a(), seat));
        }
    }

    /** PYR-Q11: the target, not the active player, chooses the card. */
    record Tribute(int seat, int receiver) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_TRIBUTE, receiver);
        }

        @Override
        public void options(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                out.add(PyramidVerb.SPEND, p);
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            Spending.turnOver(s, seat, move.a());
            Gaining.gain(s, receiver, s.card(move.a()).resource().ordinal(), 1);
        }
    }
}
