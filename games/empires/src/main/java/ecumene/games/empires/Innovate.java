package ecumene.games.empires;

import ecumene.engine.Zones;
import java.util.List;

/** EMP-8.1: discard the hand, then break through. */
final class Innovate {
    private static final MarketEffect.BreakThrough BREAK_THROUGH = new MarketEffect.BreakThrough(
            List.of(Suit.REGION, Suit.UNCIVILISED, Suit.CIVILISED, Suit.TRIBUTARY), false, 1);

    private Innovate() {}

    static void begin(EmpiresState s, int seat) {
        var zones = s.zones();
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.first(Places.hand(seat))) {
            s.toDiscard(seat, p);
            s.log(EmpiresSentence.DISCARDED, seat, p);
        }
        BreakingThrough.breakThrough(s, seat, BREAK_THROUGH, 1);
    }
}
