package ecumene.games.ages;

import ecumene.engine.Step;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.AgesState.Phase;
import ecumene.games.ages.Points.Source;

/** AGES-8: the end of a turn. Only what is discarded is asked (AGES-8.1). */
final class EndOfTurn {
    static final Step<AgesState> BEGIN = EndOfTurn::begin;
    private static final Step<AgesState> FINISH = EndOfTurn::finish;
    private static final int MOST_DRAWN = 3;
    private static final int GENGHIS_CULTURE = 3;

    private EndOfTurn() {}

    private static void begin(AgesState s) {
        s.phase = Phase.END;
        s.then(FINISH);
        int excess = s.hand(s.active) - s.militaryHandLimit(s.active);
        if (excess > 0) {
            Military.discardSome(s, s.active, excess);
        }
    }

    private static void finish(AgesState s) {
        int seat = s.active;
        atEndOfTurn(s, seat);
        if (uprising(s, seat)) {
            s.log(AgesSentence.UPRISING, seat, Population.discontent(s, seat), s.pool[seat]);
        } else {
            Production.phase(s, seat);
        }
        Military.draw(s, seat, draws(s, seat));
        Turn.expire(s, seat);
        Turn.pass(s);
    }

    /** AGES-8.4: whatever the mood. */
    private static void atEndOfTurn(AgesState s, int seat) {
        if (s.leads(seat, Leader.GENGHIS_KHAN) && amongStrongest(s, seat)) {
            Points.culture(s, seat, GENGHIS_CULTURE, Source.LEADERS);
        }
        if (s.leads(seat, Leader.WINSTON_CHURCHILL) && !s.has(seat, Flag.CHURCHILL_CHOSEN)) {
            Actions.churchillCulture(s, seat);
        }
    }

    /** AGES-13.4: fewer than two are stronger; with two civilizations, none. */
    private static boolean amongStrongest(AgesState s, int seat) {
        int stronger = 0;
        for (int other = 0; other < s.players(); other++) {
            stronger += s.inGame(other) && s.strength(other) > s.strength(seat) ? 1 : 0;
        }
        return stronger < (s.civilizations() == 2 ? 1 : 2);
    }

    /** AGES-8.2. */
    static boolean uprising(AgesState s, int seat) {
        return Population.discontent(s, seat) > s.pool[seat];
    }

    /** AGES-8.5: one for each unused military action. */
    static int draws(AgesState s, int seat) {
        return Math.min(MOST_DRAWN, s.militaryLeft(seat));
    }
}
