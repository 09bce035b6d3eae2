package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;

import ecumene.engine.Move;
import ecumene.engine.SetQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Every answer that a set question leaves open, as the keys of its moves. */
final class Sets {
    private Sets() {}

    /** In one order, as a search goes through them: each answer once. */
    static List<Set<String>> of(PyramidState s) {
        return collect(s, Order.ONE);
    }

    /** In every order, as people pick them. */
    static List<Set<String>> inAnyOrder(PyramidState s) {
        return collect(s, Order.ANY);
    }

    private enum Order {
        ONE,
        ANY
    }

    private static List<Set<String>> collect(PyramidState s, Order order) {
        var found = new ArrayList<Set<String>>();
        collect(s, (SetQuestion<PyramidState>) s.question(s.seatToAnswer()), new TreeSet<>(), order, found);
        return found;
    }

    private static void collect(
            PyramidState s, SetQuestion<PyramidState> asked, Set<String> picked, Order order, List<Set<String>> found) {
        var options = s.options(asked.seat());
        int count = order == Order.ONE ? options.plausible() : options.size();
        for (int i = 0; i < count; i++) {
            var copy = s.copy();
            var move = copy.options(asked.seat()).move(i);
            copy.pick(asked.seat(), i);
            var now = with(picked, move, asked);
            if (goesOn(copy, asked)) {
                collect(copy, asked, now, order, found);
            } else {
                found.add(now);
            }
        }
    }

    private static Set<String> with(Set<String> picked, Move move, SetQuestion<PyramidState> asked) {
        var now = new TreeSet<>(picked);
        if (!move.verb().equals(asked.done())) {
            now.add(move.key(GAME).replaceAll("@\\d", ""));
        }
        return now;
    }

    private static boolean goesOn(PyramidState s, SetQuestion<PyramidState> asked) {
        return !s.over()
                && s.question(s.seatToAnswer()) instanceof SetQuestion<PyramidState> next
                && next.picking(0).equals(asked.picking(0));
    }
}
