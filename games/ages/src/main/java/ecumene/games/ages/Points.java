package ecumene.games.ages;

/** AGES-12.16: science and culture points. Losses stop at 0. */
final class Points {
    /** Where culture points come from, for the breakdown at the end. */
    enum Source {
        PRODUCTION,
        FAMINE,
        PREPARING,
        EVENTS,
        IMPACTS,
        CARDS,
        LEADERS,
        WONDERS,
        COLONIES,
        WAR
    }

    static final int SOURCES = Source.values().length;

    private Points() {}

    static void culture(AgesState s, int seat, int amount, Source source) {
        int before = s.culture[seat];
        s.culture[seat] = Math.max(0, before + amount);
        int real = s.culture[seat] - before;
        s.cultureFrom[seat * SOURCES + source.ordinal()] += real;
        if (real > 0) {
            s.log(AgesSentence.SCORED_CULTURE, seat, real);
        } else if (real < 0) {
            s.log(AgesSentence.LOST_CULTURE, seat, -real);
        }
    }

    static void science(AgesState s, int seat, int amount) {
        int before = s.science[seat];
        s.science[seat] = Math.max(0, before + amount);
        int real = s.science[seat] - before;
        if (real > 0) {
            s.log(AgesSentence.SCORED_SCIENCE, seat, real);
        } else if (real < 0) {
            s.log(AgesSentence.LOST_SCIENCE, seat, -real);
        }
    }

    /** The loser loses up to so many points, the taker gains what was lost. */
    static void takeCulture(AgesState s, int loser, int taker, int amount) {
        int real = Math.min(amount, s.culture[loser]);
        culture(s, loser, -real, Source.WAR);
        culture(s, taker, real, Source.WAR);
    }

    static void takeScience(AgesState s, int loser, int taker, int amount) {
        int real = Math.min(amount, s.science[loser]);
        science(s, loser, -real);
        science(s, taker, real);
    }
}
