package ecumene.arena;

/**
 * How one game ended, by seat. The arrays are handed over, never changed afterwards.
 *
 * @param victory the part of the victory, in units of 1 / {@link #WHOLE}
 * @param thinking nanoseconds spent choosing; zeros when nobody measured
 */
@SuppressWarnings("ArrayRecordComponent") // a plain carrier from table to tally, never compared
record Outcome(int game, int[] victory, int[] scores, int[] decisions, long[] thinking, int moves) {
    /** Divisible by every number of winners up to twelve, so that shared victories add up exactly. */
    static final int WHOLE = 27_720;
}
