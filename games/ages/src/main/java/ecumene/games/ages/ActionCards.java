package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import java.util.Optional;

/** AGES-7.14, AGES-7.25: playing action cards. What is ordered is asked next; a card that orders the impossible is not offered. */
final class ActionCards {
    private ActionCards() {}

    static void offer(AgesState s, int seat, int piece, Options out) {
        if (s.isFresh(piece)) {
            out.block(AgesVerb.PLAY, piece, AgesSentence.TAKEN_THIS_TURN, piece);
        } else if (Payment.civilLeft(s, seat) < 1 && !revolution(s, seat, piece)) {
            out.block(AgesVerb.PLAY, piece, AgesSentence.TOO_FEW_CIVIL_ACTIONS, 1);
        } else if (!possible(s, seat, piece)) {
            out.block(AgesVerb.PLAY, piece, AgesSentence.NOTHING_TO_ORDER, piece);
        } else {
            out.add(AgesVerb.PLAY, piece);
        }
    }

    /** AGES-7.13: a revolution through Breakthrough takes the whole total instead of the one civil action. */
    private static boolean revolution(AgesState s, int seat, int piece) {
        return s.card(piece).ops().getFirst() instanceof ActionOp.Develop && Technologies.allActionsAvailable(s, seat);
    }

    private static boolean possible(AgesState s, int seat, int piece) {
        return !(s.card(piece).ops().getFirst() instanceof ActionOp.Order order) || order.possible(s, seat);
    }

    static void play(AgesState s, int seat, int piece) {
        s.log(AgesSentence.ACTION_PLAYED, seat, piece);
        s.box(piece);
        var ops = s.card(piece).ops();
        boolean develops = ops.getFirst() instanceof ActionOp.Develop; // it settles the civil action itself
        if (!develops) {
            Payment.civil(s, seat, 1);
        }
        for (int i = ops.size() - 1; i >= 0; i--) {
            s.then(new Sentence(seat, s.catalog.kindOf(piece), i));
        }
    }

    private record Sentence(int seat, int kind, int index) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.catalog.card(kind).ops().get(index) instanceof ActionOp op) {
                op.run(s, seat, kind);
            }
        }
    }

    /** What the card orders: one of the actions it allows. */
    record Ordered(int seat, int kind, ActionOp.Order order) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_ORDERED, kind);
        }

        @Override
        public void options(AgesState s, Options out) {
            order.offer(s, seat, out);
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return Optional.of(order.price(s, seat, move));
        }

        @Override
        public void pick(AgesState s, Move move) {
            order.carryOut(s, seat, move);
        }
    }
}
