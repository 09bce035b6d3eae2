package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Technology;

/** PYR-5.5 – PYR-5.17: carrying out the effect of a technology, and effects that activate other cards. */
final class Activation {
    /** PYR-5.5: one sentence after the other, in the printed order; what a sentence starts is finished before the next. */
    private static final Step<PyramidState> RESOLVE = s -> {
        if (s.resolving.finished()) {
            s.resolving.pop();
        } else {
            s.then(Activation.RESOLVE);
            Effects.run(s, s.resolving.next());
        }
    };

    private Activation() {}

    /** PYR-5.14: whoever activates a card is "you" in its text, whoever owns it. */
    static void activate(PyramidState s, int piece, int actor) {
        s.log(PyramidSentence.ACTIVATED, actor, piece);
        resolve(s, piece, actor, 0);
    }

    private static void resolve(PyramidState s, int piece, int actor, int alternative) {
        s.resolving.push(piece, actor, alternative);
        s.then(RESOLVE);
    }

    /** PYR-5.6. */
    static boolean payable(PyramidState s, int piece, int actor) {
        return Effects.payable(s, s.card(piece).ops(), actor);
    }

    /**
     * PYR-Q13: which card to activate next, or stop.
     *
     * @param chosen the cards that this effect has activated already
     */
    record Use(int seat, Effect.Activate effect, int left, Pieces chosen) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_USE, s.resolving.piece(), left);
        }

        @Override
        public void options(PyramidState s, Options out) {
            for (int owner = 0; owner < s.players(); owner++) {
                if (allowed(owner)) {
                    offer(s, owner, out);
                }
            }
            out.add(PyramidVerb.DONE);
        }

        private boolean allowed(int owner) {
            return switch (effect.owner()) {
                case SELF -> owner == seat;
                case OPPONENT -> owner != seat;
                case ANY -> true;
            };
        }

        /** PYR-5.13: not while its own effect is being resolved, and different cards for one effect. */
        private void offer(PyramidState s, int owner, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.technologies(owner)); p != Zones.NONE; p = zones.after(p)) {
                if (s.card(p).type() != effect.type()) {
                    continue;
                }
                if (s.resolving.contains(p)) {
                    out.block(PyramidVerb.USE, p, PyramidSentence.BEING_RESOLVED, p);
                } else if (chosen.has(p)) {
                    out.block(PyramidVerb.USE, p, PyramidSentence.CHOSEN_ALREADY, p);
                } else if (!payable(s, p, seat)) {
                    out.block(PyramidVerb.USE, p, PyramidSentence.COST_NOT_PAYABLE, p);
                } else {
                    out.add(PyramidVerb.USE, p);
                }
            }
        }

        /** PYR-5.16: the chosen card is resolved completely before the next is chosen. */
        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.USE) {
                if (left > 1) {
                    s.then(new Use(seat, effect, left - 1, chosen.with(move.a())));
                }
                activate(s, move.a(), seat);
            }
        }
    }

    /** PYR-Q14, PYR-5.12: which Attack card to play from hand, or stop. Each one played must attack at once. */
    record PlayAttack(int seat, int vpPerCard, int left) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_ATTACK, s.resolving.piece());
        }

        @Override
        public void options(PyramidState s, Options out) {
            var zones = s.zones();
            for (int piece = zones.first(Places.hand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
                if (s.card(piece).type() != Technology.ATTACK) {
                    out.block(PyramidVerb.ATTACK, piece, PyramidSentence.NOT_AN_ATTACK, piece);
                } else if (!payable(s, piece, seat)) {
                    out.block(PyramidVerb.ATTACK, piece, PyramidSentence.COST_NOT_PAYABLE, piece);
                } else {
                    out.add(PyramidVerb.ATTACK, piece);
                }
            }
            out.add(PyramidVerb.DONE);
        }

        /** PYR-Q25: silence would tell that the hand holds no Attack card. */
        @Override
        public boolean revealing(PyramidState s) {
            return s.hand(seat) > 0;
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.ATTACK) {
                s.layTechnology(seat, move.a());
                s.log(PyramidSentence.PLAYED_TECHNOLOGY, seat, move.a());
                if (left > 1) {
                    s.then(new PlayAttack(seat, vpPerCard, left - 1));
                }
                if (vpPerCard > 0) {
                    s.then(new Scoring.Score(seat, vpPerCard));
                }
                activate(s, move.a(), seat);
            }
        }
    }

    /** PYR-Q15: one of the alternatives of a card. */
    record Choose(int seat, int piece) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_CHOOSE, piece);
        }

        @Override
        public void options(PyramidState s, Options out) {
            int first = s.catalog().firstAlternative(s.card(piece));
            var alternatives = s.card(piece).alternatives();
            for (int i = 0; i < alternatives.size(); i++) {
                if (Effects.payable(s, alternatives.get(i), seat)) {
                    out.add(PyramidVerb.CHOOSE, first + i);
                } else {
                    out.block(PyramidVerb.CHOOSE, first + i, PyramidSentence.COST_NOT_PAYABLE, piece);
                }
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            int first = s.catalog().firstAlternative(s.card(piece));
            resolve(s, piece, seat, move.a() - first + 1);
        }
    }
}
