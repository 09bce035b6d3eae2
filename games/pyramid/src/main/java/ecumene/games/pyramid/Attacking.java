package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.State;
import ecumene.engine.Step;
import ecumene.engine.Zones;

/** PYR-5.20 – PYR-5.31: an attack on all opponents. */
final class Attacking {
    private Attacking() {}

    /** PYR-5.20: announce; reactions clockwise; comparison; consequences clockwise. */
    static void begin(PyramidState s, PyramidEffect.Attack attack) {
        int attacker = s.frames.actor();
        int piece = s.frames.piece();
        s.log(PyramidSentence.ATTACKED, attacker, piece, s.power(attacker));
        s.then(new Compare(attacker, attack));
        for (int i = s.players() - 1; i > 0; i--) {
            s.then(new Reaction((attacker + i) % s.players(), attacker, piece));
        }
    }

    /** PYR-Q25: asked whenever there is a hand card or a resource card, whatever it could do. */
    record Reaction(int seat, int attacker, int piece) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            if (s.hand(seat) > 0 || s.resourceCards(seat) > 0) {
                s.then(new React(seat, attacker, piece, 0, 0));
            }
        }
    }

    /**
     * PYR-Q16, PYR-5.22: responses from hand first, then resource cards, one card at a time.
     *
     * @param handFrom the lowest card that may still be played from hand: cards are shown in the order of the card list
     * @param resourceFrom the first resource card, by its place, that may still be turned
     */
    record React(int seat, int attacker, int piece, int handFrom, int resourceFrom) implements Question<PyramidState> {
        private static final int NO_MORE = Integer.MAX_VALUE;

        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_REACT, attacker, piece, s.power(attacker), s.power(seat));
        }

        @Override
        public void options(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
                var card = s.card(p);
                if (!card.response()) {
                    out.block(PyramidVerb.RESPOND, p, PyramidSentence.NO_RESPONSE_SYMBOL, p);
                } else if (card.index() >= handFrom) {
                    out.add(PyramidVerb.RESPOND, p);
                } else {
                    out.block(PyramidVerb.RESPOND, p, PyramidSentence.CHOSEN_IN_ORDER, p);
                }
            }
            int position = 0;
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (position++ >= resourceFrom) {
                    out.add(PyramidVerb.TURN, p);
                } else {
                    out.block(PyramidVerb.TURN, p, PyramidSentence.CHOSEN_IN_ORDER, p);
                }
            }
            out.add(PyramidVerb.DONE);
        }

        /** PYR-Q25: silence would tell that no card in hand can respond. */
        @Override
        public boolean revealing(PyramidState s) {
            return handFrom != NO_MORE && s.hand(seat) > 0;
        }

        @Override
        public void pick(PyramidState s, Move move) {
            int chosen = move.a();
            if (move.verb() == PyramidVerb.RESPOND) {
                s.layTechnology(seat, chosen);
                s.log(PyramidSentence.RESPONDED, seat, chosen);
                again(s, s.card(chosen).index() + 1, 0);
            } else if (move.verb() == PyramidVerb.TURN) {
                int position = Spending.position(s, Places.resources(seat), chosen);
                s.layTechnology(seat, chosen);
                s.log(PyramidSentence.TURNED, seat, chosen);
                again(s, NO_MORE, position);
            }
        }

        private void again(PyramidState s, int nextHand, int nextResource) {
            if ((s.hand(seat) > 0 && nextHand != NO_MORE) || s.resourceCards(seat) > nextResource) {
                s.then(new React(seat, attacker, piece, nextHand, nextResource));
            }
        }
    }

    /** PYR-5.23, PYR-5.29: all comparisons first; their results are fixed before any consequence. */
    record Compare(int attacker, PyramidEffect.Attack attack) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            for (int i = s.players() - 1; i > 0; i--) {
                int opponent = (attacker + i) % s.players();
                s.then(
                        s.power(attacker) > s.power(opponent)
                                ? new Defeat(opponent, attacker, attack)
                                : new Stand(opponent, attack));
            }
            for (int i = 1; s.logging() && i < s.players(); i++) {
                int opponent = (attacker + i) % s.players();
                boolean defeated = s.power(attacker) > s.power(opponent);
                s.log(
                        defeated ? PyramidSentence.DEFEATED : PyramidSentence.UNDEFEATED,
                        opponent,
                        s.power(opponent),
                        s.power(attacker));
            }
            // PYR-5.27: given in any case, and first
            Scoring.score(s, attacker, attack.vpSelf());
        }
    }

    /** PYR-5.27: an undefeated opponent scores what the card names for it. */
    record Stand(int seat, PyramidEffect.Attack attack) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            Scoring.score(s, seat, attack.vpUndefeated());
        }
    }

    /** PYR-5.29: a defeated opponent spends resources, hands over a wonder, loses points; the attacker scores for it. */
    record Defeat(int seat, int attacker, PyramidEffect.Attack attack) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            s.then(new AfterDefeat(seat, attacker, attack));
            if (attack.giveWonder() && s.wondersOf(seat) > 0) {
                s.then(new GiveWonder(seat, attacker));
            }
            if (attack.loss() > 0 && s.resourceCards(seat) > 0) {
                int plunderer = attack.plunder() ? attacker : State.NOBODY;
                s.then(Spending.loss(s, seat, attacker, plunderer, attack.loss()));
            }
        }
    }

    record AfterDefeat(int seat, int attacker, PyramidEffect.Attack attack) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            // PYR-1.11: a penalty takes only what is there
            int lost = Math.min(attack.vpLoss(), s.vp(seat));
            if (lost > 0) {
                s.addVp(seat, -lost);
                s.log(PyramidSentence.LOST_VP, seat, lost);
            }
            Scoring.score(s, attacker, attack.vpPerDefeated());
        }
    }

    /** PYR-Q18, PYR-5.26: the defeated player chooses which wonder to hand over. */
    record GiveWonder(int seat, int attacker) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_GIVE, attacker);
        }

        @Override
        public void options(PyramidState s, Options out) {
            for (var wonder : s.catalog().wonders()) {
                if (s.wonderOwner(wonder.index()) == seat) {
                    out.add(PyramidVerb.GIVE, wonder.index());
                }
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            s.setWonderOwner(move.a(), attacker);
            s.log(PyramidSentence.GAVE_WONDER, seat, attacker, move.a());
        }
    }
}
