package ecumene.games.empires;

import java.util.List;

/**
 * Steps that run one after the other: the effect of an ability, or a part of one that stands inside another step. A
 * clause has a number, so that a state that is in the middle of it holds nothing but numbers.
 */
record Clause(int number, List<EmpiresEffect> steps) {
    static final Clause NONE = new Clause(0, List.of());

    Clause {
        steps = List.copyOf(steps);
    }

    boolean isEmpty() {
        return steps.isEmpty();
    }

    EmpiresEffect first() {
        return steps.getFirst();
    }

    /** EMP-24.10 f: each step, taken in order, can be carried out in full. */
    boolean full(EmpiresState s, int self, int actor) {
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).full(s, self, actor)) {
                return false;
            }
        }
        return true;
    }

    /** EMP-24.2: something in it can be done. */
    boolean possible(EmpiresState s, int self, int actor) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).possible(s, self, actor)) {
                return true;
            }
        }
        return false;
    }

    /** EMP-13.31: it moves the very card it stands on, or puts something under it. */
    boolean needsSelf() {
        for (var step : steps) {
            if (step.needsSelf()) {
                return true;
            }
        }
        return false;
    }

    /** Whether what can be done depends on cards that only the actor sees. */
    boolean looksAtHand() {
        for (var step : steps) {
            if (step.looksAtHand()) {
                return true;
            }
        }
        return false;
    }

    double worth() {
        double worth = 0;
        for (var step : steps) {
            worth += step.worth();
        }
        return worth;
    }
}
