package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import java.util.Optional;

/** EMP-24.2, EMP-24.10: how the steps of an ability are carried out, one after the other. */
final class Resolve {
    /** Runs the next step of the frame on top; comes back until the frame is done. */
    static final Step<EmpiresState> NEXT = Resolve::next;

    private Resolve() {}

    private static void next(EmpiresState s) {
        var steps = s.catalog().clause(s.frames.clause()).steps();
        int n = s.frames.advance();
        if (n < steps.size()) {
            s.then(NEXT);
            steps.get(n).run(s);
        } else if (s.frames.kind() == Frames.Kind.BLOCK) {
            s.frames.pop();
        } else {
            finish(s);
        }
    }

    /** EMP-13.27: the ability has been resolved completely; now come the reactions to what happened in it. */
    private static void finish(EmpiresState s) {
        if (s.frames.kind() == Frames.Kind.PLAY) {
            Plays.afterSteps(s, s.frames.owner(), s.frames.piece());
        }
        int events = s.frames.get(Note.EVENTS);
        int material = s.frames.get(Note.MARKET_MATERIAL);
        int population = s.frames.get(Note.MARKET_POPULATION);
        int owner = s.frames.owner();
        s.frames.pop();
        if (events != 0) {
            Reactions.offer(s, owner, events, material, population);
        }
    }

    /** Starts an ability: its frame, and the steps that follow. */
    static void ability(EmpiresState s, Frames.Kind kind, Clause clause, int piece, int owner) {
        s.frames.pushRoot(kind, clause, piece, owner, s.period(owner));
        s.then(NEXT);
    }

    static void block(EmpiresState s, Clause clause, int actor) {
        s.frames.pushBlock(clause, actor);
        s.then(NEXT);
    }

    /** EMP-13.11 e: the play steps of a region once more, with the region as "this card". */
    static void block(EmpiresState s, Clause clause, int piece, int actor) {
        s.frames.pushBlock(clause, piece, actor);
        s.then(NEXT);
    }

    // --- may --------------------------------------------------------------------------------------------------------

    /**
     * EMP-24.2: not asked when nothing in it could be done; but a player who is asked in somebody else's turn, and
     * whose hand decides, is asked all the same: silence would tell what is not in that hand.
     */
    static void may(EmpiresState s, int actor, Clause steps) {
        if (steps.possible(s, s.frames.piece(), actor)) {
            s.then(new May(actor, steps.number()));
        } else if (actor != s.active && steps.looksAtHand() && s.hand(actor) > 0) {
            s.then(new May(actor, steps.number()));
        }
        if (actor != s.frames.owner() && steps.looksAtHand()) {
            s.noWayBack(); // EMP-5.3: in a solstice the active player is asked by another's card, and only if
            // the hand allows it
        }
    }

    /** Q-MAY. */
    record May(int seat, int clause) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_MAY, s.frames.piece(), clause);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            if (s.catalog().clause(clause).possible(s, s.frames.piece(), seat)) {
                out.add(EmpiresVerb.YES);
            } else {
                out.block(EmpiresVerb.YES, 0, EmpiresSentence.NOTHING_TO_DO, clause);
            }
            out.add(EmpiresVerb.NO);
        }

        @Override
        public boolean revealing(EmpiresState s) {
            return seat != s.active;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.YES) {
                block(s, s.catalog().clause(clause), seat);
            }
        }
    }

    // --- choose -----------------------------------------------------------------------------------------------------

    static void choose(EmpiresState s, int actor, BlockEffect.Choose choose) {
        int selectable = choose.selectable(s, s.frames.piece(), actor);
        if (selectable == 0) {
            return;
        }
        if (Integer.bitCount(selectable) == 1) {
            block(s, choose.options().get(Integer.numberOfTrailingZeros(selectable)), actor);
        } else {
            s.then(new Choose(actor, choose));
        }
    }

    /** Q-CHOOSE. */
    record Choose(int seat, BlockEffect.Choose choose) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_CHOOSE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int selectable = choose.selectable(s, s.frames.piece(), seat);
            for (int i = 0; i < choose.options().size(); i++) {
                int number = Nouns.choice(choose.options().get(i).number(), i);
                if ((selectable & 1 << i) != 0) {
                    out.add(EmpiresVerb.CHOOSE, number);
                } else {
                    boolean closed = choose.options().get(i).first().rulesOut(s, s.frames.piece(), seat);
                    out.block(
                            EmpiresVerb.CHOOSE,
                            number,
                            closed ? EmpiresSentence.OPTION_CLOSED : EmpiresSentence.NOT_IN_FULL,
                            number);
                }
            }
        }

        /** EMP-13.22: it is said beforehand when only a part of an option can be done, or nothing. */
        @Override
        public Optional<Record> facts(EmpiresState s, Move move) {
            var option = s.catalog().clause(Nouns.clauseOf(move.a()));
            int self = s.frames.piece();
            var extent = option.full(s, self, seat) ? "full" : option.possible(s, self, seat) ? "part" : "nothing";
            return Optional.of(new EmpiresFacts.Extent(extent));
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            block(s, s.catalog().clause(Nouns.clauseOf(move.a())), seat);
        }
    }

    // --- each player, repeat ----------------------------------------------------------------------------------------

    static void each(EmpiresState s, BlockEffect.Each each) {
        if (s.practice()) {
            s.then(new Practice.Suffer(each));
        }
        s.then(new EachPlayer(each, s.frames.actor(), each.others() ? 1 : 0));
    }

    /** EMP-13.1: the acting player first, if included, then clockwise; protected players are left out (EMP-16.1). */
    record EachPlayer(BlockEffect.Each each, int from, int offset) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (offset >= s.players()) {
                return;
            }
            s.then(new EachPlayer(each, from, offset + 1));
            int seat = (from + offset) % s.players();
            if (s.frames.shielded(seat)) {
                return;
            }
            if (each.optional()) {
                may(s, seat, each.steps());
            } else {
                block(s, each.steps(), seat);
            }
        }
    }

    static void repeat(EmpiresState s, Clause steps, int times) {
        if (times > 0) {
            s.then(new Repeat(steps.number(), times));
        }
    }

    record Repeat(int clause, int times) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            repeat(s, s.catalog().clause(clause), times - 1);
            block(s, s.catalog().clause(clause), s.frames.actor());
        }
    }
}
