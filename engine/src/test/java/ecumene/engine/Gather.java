package ecumene.engine;

import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyVerb;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** A set question of the tests: gather some of these numbers. Each goes into the log, and the card of that number to the seat's table. */
record Gather(int seat, List<Integer> numbers, int least, int most, Fit fit, long picked)
        implements SetQuestion<ToyState> {

    /** What goes together. */
    enum Fit {
        ANY,
        /** Only what makes ten. */
        TEN,
        /** Any; 2 and 3 are alike, 4 and 5, and so on. */
        PAIRS,
        /** Any; besides, all can be had in one word. */
        OR_ALL,
        /** Only those whose cards still lie in the discard pile. */
        LYING
    }

    static Gather of(int seat, int least, int most, Fit fit, Integer... numbers) {
        return new Gather(seat, List.of(numbers), least, most, fit, 0);
    }

    static Gather any(int seat, int least, int most, Integer... numbers) {
        return of(seat, least, most, Fit.ANY, numbers);
    }

    static final Move DONE = new Move(ToyVerb.DONE, 0, 0);

    /** A table at which this is asked, and then a step logs 0. */
    static ToyState asked(Gather question) {
        var s = Say.table(2);
        s.then(question, Say.step(0));
        s.run();
        return s;
    }

    /** Picks the numbers in this order. */
    static ToyState pick(ToyState s, int seat, int... numbers) {
        Arrays.stream(numbers).forEach(number -> s.pick(seat, Say.move(number)));
        return s;
    }

    /** The numbers that are offered, 0 for "that is all". */
    static List<Integer> offered(ToyState s, int seat) {
        return s.options(seat).moves().stream().map(Move::a).toList();
    }

    @Override
    public Gather picking(long these) {
        return new Gather(seat, numbers, least, most, fit, these);
    }

    @Override
    public Said prompt(ToyState s) {
        return Said.of(ToySentence.ASK_TURN);
    }

    @Override
    public void candidates(ToyState s, Options out) {
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            if (number < 0) {
                out.block(ToyVerb.SAY, -number, ToySentence.DOES_NOT_FIT, -number);
            } else if (fit != Fit.LYING || s.zones().zoneOf(number) == ToyState.DISCARD) {
                out.add(ToyVerb.SAY, number);
            }
        }
    }

    @Override
    public void options(ToyState s, Options out) {
        if (fit == Fit.OR_ALL && picked == 0) {
            out.add(ToyVerb.ALL);
            out.unlikely();
        }
        SetQuestion.super.options(s, out);
    }

    @Override
    public void pick(ToyState s, Move move) {
        if (move.verb() == ToyVerb.ALL) {
            s.log(ToySentence.SAID, seat, -1);
        } else {
            SetQuestion.super.pick(s, move);
        }
    }

    @Override
    public boolean completes(ToyState s, Options candidates, long chosen, long free) {
        return fit == Fit.TEN
                ? makes(candidates, 10, chosen, free)
                : SetQuestion.super.completes(s, candidates, chosen, free);
    }

    private static boolean makes(Options candidates, int wanted, long chosen, long free) {
        int left = wanted;
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            left -= candidates.a(Long.numberOfTrailingZeros(rest));
        }
        return reaches(candidates, left, free);
    }

    private static boolean reaches(Options candidates, int left, long free) {
        if (left <= 0 || free == 0) {
            return left == 0;
        }
        int place = Long.numberOfTrailingZeros(free);
        long rest = free & free - 1;
        return reaches(candidates, left - candidates.a(place), rest) || reaches(candidates, left, rest);
    }

    @Override
    public boolean byCount(ToyState s) {
        return fit != Fit.TEN;
    }

    @Override
    public boolean alike(ToyState s, Options candidates, int one, int other) {
        return fit == Fit.PAIRS && candidates.a(one) / 2 == candidates.a(other) / 2;
    }

    @Override
    public Said why(ToyState s, Options candidates, int place) {
        return Said.of(ToySentence.DOES_NOT_FIT, candidates.a(place));
    }

    @Override
    public int least(ToyState s) {
        return least;
    }

    @Override
    public int most(ToyState s) {
        return most;
    }

    @Override
    public Verb done() {
        return ToyVerb.DONE;
    }

    @Override
    public void take(ToyState s, List<Move> answer) {
        for (var move : answer) {
            s.log(ToySentence.SAID, seat, move.a());
            s.zones().move(move.a(), ToyState.table(seat));
        }
    }

    // --- all answers, worked out in another way -----------------------------------------------------------------

    /** By brute force; of those that are alike as many as are wanted, from the first on. */
    List<List<Integer>> answers() {
        var answers = new ArrayList<List<Integer>>();
        for (int set = 0; set < 1 << numbers.size(); set++) {
            var chosen = new ArrayList<Integer>();
            for (int i = 0; i < numbers.size(); i++) {
                if ((set & 1 << i) != 0) {
                    chosen.add(numbers.get(i));
                }
            }
            if (isAnswer(chosen) && isFirstOfEquals(chosen)) {
                answers.add(List.copyOf(chosen));
            }
        }
        return answers;
    }

    private boolean isAnswer(List<Integer> chosen) {
        return fit == Fit.TEN
                ? chosen.stream().mapToInt(Integer::intValue).sum() == 10
                : chosen.size() >= least && chosen.size() <= most;
    }

    private boolean isFirstOfEquals(List<Integer> chosen) {
        return fit != Fit.PAIRS
                || chosen.stream()
                        .allMatch(number ->
                                number % 2 == 0 || chosen.contains(number - 1) || !numbers.contains(number - 1));
    }

    /** Every way to pick an answer one by one. */
    static List<List<Integer>> orders(List<Integer> answer) {
        if (answer.isEmpty()) {
            return List.of(List.of());
        }
        var orders = new ArrayList<List<Integer>>();
        for (var first : Set.copyOf(answer)) {
            var rest = new ArrayList<>(answer);
            rest.remove(/* index */ rest.indexOf(first));
            for (var order : orders(Collections.unmodifiableList(rest))) {
                var longer = new ArrayList<Integer>(List.of(first));
                longer.addAll(order);
                orders.add(longer);
            }
        }
        return orders;
    }
}
