package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import java.util.List;

/** PYR-5.1 – PYR-5.4: a turn, and its first two phases. */
final class Turn {
    /** PYR-5.1: four phases in order. */
    static final Step<PyramidState> BEGIN = s -> {
        s.beginTurn();
        s.log(PyramidSentence.TURN_BEGINS, s.active, s.turn);
        s.then(Turn.RESOURCE_PHASE, Turn.TECHNOLOGY_PHASE, Purchase.PHASE, EndOfTurn.PHASE);
    };

    /** PYR-5.2: with a card in hand, exactly one becomes a resource card. */
    private static final Step<PyramidState> RESOURCE_PHASE = s -> {
        if (s.hand(s.active) > 0) {
            s.then(new PlayResource(s.active));
        }
    };

    /** PYR-5.3: with a card in hand, exactly one becomes a technology card. */
    private static final Step<PyramidState> TECHNOLOGY_PHASE = s -> {
        if (s.hand(s.active) > 0) {
            s.then(new PlayTechnology(s.active));
        }
    };

    private Turn() {}

    /** PYR-Q2. */
    record PlayResource(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_RESOURCE);
        }

        @Override
        public void options(PyramidState s, Options out) {
            offerHand(s, seat, PyramidVerb.RESOURCE, out);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            layHidden(s, seat, move.a(), PyramidSentence.PLAYED_RESOURCE_SECRET, PyramidSentence.PLAYED_RESOURCE);
        }
    }

    /** PYR-Q3. */
    record PlayTechnology(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_TECHNOLOGY);
        }

        @Override
        public void options(PyramidState s, Options out) {
            offerHand(s, seat, PyramidVerb.TECHNOLOGY, out);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            s.layTechnology(seat, move.a());
            s.log(PyramidSentence.PLAYED_TECHNOLOGY, seat, move.a());
            s.then(new AskActivate(seat, move.a()));
        }
    }

    /** PYR-Q4, PYR-5.4: the player decides at once; an unpayable cost (PYR-5.6) leaves no choice. */
    record AskActivate(int seat, int piece) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_ACTIVATE, piece);
        }

        @Override
        public void options(PyramidState s, Options out) {
            if (Activation.payable(s, piece, seat)) {
                out.add(PyramidVerb.ACTIVATE, piece);
            } else {
                out.block(PyramidVerb.ACTIVATE, piece, PyramidSentence.COST_NOT_PAYABLE, piece);
            }
            out.add(PyramidVerb.REST, piece);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.ACTIVATE) {
                Activation.activate(s, piece, seat);
            } else {
                s.log(PyramidSentence.NOT_ACTIVATED, seat, piece);
            }
        }
    }

    /** PYR-Q12: an effect lets the player lay further resource cards. */
    record ExtraResource(int seat, int max, long picked) implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_EXTRA, s.resolving.piece());
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new ExtraResource(seat, max, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            for (int piece = s.nextInHand(seat, Zones.NONE); piece != Zones.NONE; piece = s.nextInHand(seat, piece)) {
                out.add(PyramidVerb.EXTRA, piece);
            }
        }

        @Override
        public int least(PyramidState s) {
            return 0;
        }

        @Override
        public int most(PyramidState s) {
            return max;
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                layHidden(s, seat, move.a(), PyramidSentence.PLAYED_RESOURCE_SECRET, PyramidSentence.PLAYED_RESOURCE);
            }
        }
    }

    static void offerHand(PyramidState s, int seat, PyramidVerb verb, Options out) {
        var zones = s.zones();
        for (int piece = zones.first(Places.hand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            out.add(verb, piece);
        }
    }

    /** PYR-4.2: others see the resource, only the owner knows the card. */
    static void layHidden(PyramidState s, int seat, int piece, PyramidSentence secret, PyramidSentence open) {
        s.layResource(seat, piece);
        if (s.logging()) {
            int type = s.card(piece).resource().ordinal();
            s.logSecret(seat, Said.of(secret, seat, type, piece), Said.of(open, seat, type));
        }
    }
}
