package ecumene.games.empires;

import ecumene.engine.Zones;

/** EMP-9.1: return unrest from hand at no cost. */
final class Revolt {
    private Revolt() {}

    static boolean possible(EmpiresState s, int seat) {
        var zones = s.zones();
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.card(p).unrest()) {
                return true;
            }
        }
        return false;
    }

    /** Q-REVOLT: any number, but at least one goes back. */
    static void begin(EmpiresState s, int seat) {
        CardChoice.ask(s, seat, Deed.REVOLT, Place.HAND.bit(), Filter.UNREST, 1, s.hand(seat));
    }
}
