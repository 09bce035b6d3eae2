package ecumene.engine.kit;

/** What must hold in every position, for the audit of a game. Not for rules: a move that is not possible is not offered. */
public final class Require {
    private Require() {}

    /** @param law what does not hold, with its rule, if it does not */
    public static void that(boolean holds, String law) {
        if (!holds) {
            throw new IllegalStateException(law);
        }
    }

    /** Things are neither made nor lost: as many as there are lie somewhere, and nowhere fewer than none. */
    public static void conserved(String things, int all, int... places) {
        int found = 0;
        for (int here : places) {
            found += here;
            that(here >= 0, things + ": " + here + " at one place");
        }
        that(found == all, things + ": " + found + " of " + all);
    }
}
