package ecumene.games.empires;

/** EMP-17.3, EMP-18.7: who has won. */
final class Result {
    private Result() {}

    /** The part of the victory a seat gets; tied leaders share it. */
    static double share(EmpiresState s, int seat) {
        long own = standing(s, seat);
        int sharing = 0;
        for (int other = 0; other < s.players(); other++) {
            long theirs = standing(s, other);
            if (theirs > own) {
                return 0;
            }
            sharing += theirs == own ? 1 : 0;
        }
        if (s.practice()) {
            long rival = standing(s, Practice.unrest(s), Practice.score(s));
            return own > rival ? 1 : own == rival ? 0.5 : 0;
        }
        return 1.0 / sharing;
    }

    private static long standing(EmpiresState s, int seat) {
        return standing(s, Scoring.unrest(s, seat), Scoring.total(s, seat));
    }

    /** After a collapse fewer unrest is better, whatever the points. */
    private static long standing(EmpiresState s, int unrest, int points) {
        return s.collapsed ? points - 10_000L * unrest : points;
    }
}
