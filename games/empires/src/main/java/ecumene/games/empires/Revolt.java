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

    /** Q-REVOLT: at least one goes back, then any number. */
    static void begin(EmpiresState s, int seat) {
        var zones = s.zones();
        int lowest = Integer.MAX_VALUE;
        int unrest = 0;
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.card(p).unrest()) {
                lowest = Math.min(lowest, p);
                unrest++;
            }
        }
        if (unrest > 1) {
            s.then(new CardChoice(
                    seat,
                    Deed.REVOLT,
                    Filter.UNREST,
                    EmpiresState.NO_PIECE,
                    Place.HAND.bit(),
                    unrest - 1,
                    lowest + 1,
                    true));
        }
        Unrest.giveBack(s, seat, lowest);
    }
}
