package ecumene.engine.toy.isles;

import static ecumene.engine.toy.isles.IslesState.SEA;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Verb;
import ecumene.engine.Window;
import ecumene.engine.map.Flood;
import java.util.List;

/** A turn: one or two hexes that touch are named at once, and unless a storm comes they are landed on. */
final class IslesTurn {
    private static final int TURNS = 24;

    private IslesTurn() {}

    /** ISLES-1: in turns, until somebody has won or nobody gets any further. */
    static void next(IslesState s) {
        if (s.turn() == TURNS) {
            s.finish();
            return;
        }
        int seat = s.nextTurn() % s.players();
        s.then(IslesTurn::next);
        if (anywhere(s, s.reach(seat))) {
            s.then(new Where(seat, 0));
        }
    }

    private static boolean anywhere(IslesState s, Flood reach) {
        for (int i = 0; i < reach.count(); i++) {
            if (s.free(reach.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** ISLES-2: where to land. A set: it is asked once, and may be ticked in any order. */
    record Where(int seat, long picked) implements SetQuestion<IslesState> {
        @Override
        public Where picking(long these) {
            return new Where(seat, these);
        }

        @Override
        public Said prompt(IslesState s) {
            return Said.of(IslesWords.Says.ASK_WHERE);
        }

        @Override
        public void candidates(IslesState s, Options out) {
            var reach = s.reach(seat);
            for (int cell = 0; cell < SEA.cells(); cell++) {
                if (reach.reached(cell) && s.free(cell)) {
                    out.add(IslesWords.Does.LAND, SEA.q(cell), SEA.r(cell));
                }
            }
        }

        @Override
        public int least(IslesState s) {
            return 1;
        }

        @Override
        public int most(IslesState s) {
            return 2;
        }

        @Override
        public boolean byCount(IslesState s) {
            return false;
        }

        @Override
        public boolean completes(IslesState s, Options candidates, long chosen, long free) {
            return SetQuestion.super.completes(s, candidates, chosen, free)
                    && (Long.bitCount(chosen) < 2
                            || SEA.touch(
                                    cell(candidates, Long.numberOfTrailingZeros(chosen)),
                                    cell(candidates, Long.numberOfTrailingZeros(Long.highestOneBit(chosen)))));
        }

        private static int cell(Options candidates, int place) {
            return SEA.at(candidates.a(place), candidates.b(place));
        }

        @Override
        public Said why(IslesState s, Options candidates, int place) {
            return Said.of(IslesWords.Says.DOES_NOT_TOUCH);
        }

        @Override
        public Verb done() {
            return IslesWords.Does.DONE;
        }

        @Override
        public void take(IslesState s, List<Move> answer) {
            int first = SEA.at(answer.getFirst().a(), answer.getFirst().b());
            int last = SEA.at(answer.getLast().a(), answer.getLast().b());
            Window.open(s, new Landing(seat, first, last));
        }
    }

    /** ISLES-3: announced, and if nobody prevents it done. Twice the same hex if it is only one. */
    record Landing(int seat, int first, int last) implements IslesStorm.Stormable {
        @Override
        public void run(IslesState s) {
            s.land(seat, first);
            s.land(seat, last);
            s.log(IslesWords.Says.LANDED, seat, first == last ? 1 : 2);
        }

        @Override
        public void cancelled(IslesState s) {
            s.log(IslesWords.Says.BLOWN_AWAY, seat, first == last ? 1 : 2);
        }
    }
}
