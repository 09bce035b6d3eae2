package ecumene.arena;

import ecumene.engine.Game.Local;
import java.util.List;

/**
 * How one game ended, by seat. The arrays are handed over, never changed afterwards.
 *
 * @param victory the part of the victory, in units of 1 / {@link #WHOLE}
 * @param nations what each seat played; empty in a game without nations
 * @param thinking nanoseconds spent choosing; zeros when nobody measured
 */
@SuppressWarnings("ArrayRecordComponent") // a plain carrier from table to tally, never compared
record Outcome(
        int game, int[] victory, int[] scores, List<Local> nations, int[] decisions, long[] thinking, int moves) {
    /** Divisible by every number of winners up to twelve, so that shared victories add up exactly. */
    static final int WHOLE = 27_720;
}
