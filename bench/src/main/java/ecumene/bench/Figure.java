package ecumene.bench;

import java.util.OptionalDouble;

/**
 * One measured number of a game.
 *
 * @param budget the limit: a least for {@link Kind#DECISIONS}, a most for the others; empty when nobody has set one
 * @param ratio how many turns of the reference loop one decision or copy takes; empty where time plays no part
 */
public record Figure(String game, Kind kind, double value, OptionalDouble budget, OptionalDouble ratio) {

    /** What is measured. */
    public enum Kind {
        /** Random-play decisions a second. */
        DECISIONS,
        /** Nanoseconds for a copy of a state. */
        COPY,
        /** Bytes of a resting table. */
        MEMORY
    }

    public boolean within() {
        return switch (kind) {
            case DECISIONS -> value >= budget.orElse(0);
            case COPY, MEMORY -> value <= budget.orElse(Double.MAX_VALUE);
        };
    }
}
