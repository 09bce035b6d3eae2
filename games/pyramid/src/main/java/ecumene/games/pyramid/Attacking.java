package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.State;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.Window;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Effect;
import java.util.List;
import java.util.Optional;

/** PYR-5.20 – PYR-5.31: an attack on all opponents. */
public final class Attacking {
    private Attacking() {}

    /** PYR-5.20: announce; reactions clockwise; comparison; consequences clockwise. */
    static void begin(PyramidState s, Effect.Attack attack) {
        int attacker = s.resolving.actor();
        int piece = s.resolving.piece();
        s.log(PyramidSentence.ATTACKED, attacker, piece, s.power(attacker));
        Window.open(s, new Announced(attacker, piece, attack));
    }

    /** An attack to which the opponents can respond. */
    record Announced(int seat, int piece, Effect.Attack attack) implements Window.Announcement<PyramidState> {
        /** PYR-Q25: asked whenever there is a hand card or a resource card, whatever it could do. */
        @Override
        public boolean concerns(PyramidState s, int other) {
            return s.hand(other) > 0 || s.resourceCards(other) > 0;
        }

        @Override
        public React ask(PyramidState s, int other, int window) {
            return new React(other, seat, piece, attack, 0);
        }

        @Override
        public void run(PyramidState s) {
            compare(s, seat, attack);
        }
    }

    /** PYR-Q29: what an attack is about: the card, the power of both, and what it does to whom. */
    public record Stakes(int attacker, String card, int power, int defence, Effect.Attack attack) {}

    /** The power that a card would add. */
    public record Power(int power) {}

    /** PYR-Q16, PYR-5.22, PYR-5.32: any responses from hand and any resource cards, in any order. */
    record React(int seat, int attacker, int piece, Effect.Attack attack, long picked)
            implements SetQuestion<PyramidState>, Window.Response<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_REACT, attacker, piece, s.power(attacker), s.power(seat));
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new React(seat, attacker, piece, attack, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            for (int p = s.nextInHand(seat, Zones.NONE); p != Zones.NONE; p = s.nextInHand(seat, p)) {
                if (s.card(p).response()) {
                    out.add(PyramidVerb.RESPOND, p);
                } else {
                    out.block(PyramidVerb.RESPOND, p, PyramidSentence.NO_RESPONSE_SYMBOL, p);
                }
            }
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                out.add(PyramidVerb.TURN, p);
            }
        }

        @Override
        public int least(PyramidState s) {
            return 0;
        }

        @Override
        public int most(PyramidState s) {
            return cards(s);
        }

        private int cards(PyramidState s) {
            return s.hand(seat) + s.resourceCards(seat);
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public Optional<Record> facts(PyramidState s) {
            return Optional.of(new Stakes(attacker, s.catalog().id(piece), s.power(attacker), s.power(seat), attack));
        }

        @Override
        public Optional<Record> facts(PyramidState s, Move move) {
            return move.verb() == PyramidVerb.DONE
                    ? Optional.empty()
                    : Optional.of(new Power(s.card(move.a()).power()));
        }

        /** PYR-Q25: as long as any card is left, silence would tell that none in hand can respond. */
        @Override
        public boolean revealing(PyramidState s) {
            return cards(s) > Long.bitCount(picked);
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                s.layTechnology(seat, move.a());
                s.log(
                        move.verb() == PyramidVerb.RESPOND ? PyramidSentence.RESPONDED : PyramidSentence.TURNED,
                        seat,
                        move.a());
            }
        }
    }

    /** PYR-5.23, PYR-5.29: all comparisons first; their results are fixed before any consequence. */
    static void compare(PyramidState s, int attacker, Effect.Attack attack) {
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

    /** PYR-5.27: an undefeated opponent scores what the card names for it. */
    record Stand(int seat, Effect.Attack attack) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            Scoring.score(s, seat, attack.vpUndefeated());
        }
    }

    /** PYR-5.29: a defeated opponent spends resources, hands over a wonder, loses points; the attacker scores for it. */
    record Defeat(int seat, int attacker, Effect.Attack attack) implements Step<PyramidState> {
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

    record AfterDefeat(int seat, int attacker, Effect.Attack attack) implements Step<PyramidState> {
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
