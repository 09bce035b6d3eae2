package ecumene.games.empires;

import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** Decks and other piles: laying on top, shuffling, laying open. */
final class Piles {
    private Piles() {}

    /** The first card of a deck is its top: what lay there before comes after it. */
    static void putOnTop(EmpiresState s, int piece, int zone) {
        var zones = s.zones();
        int before = zones.zoneOf(piece) == zone ? zones.count(zone) - 1 : zones.count(zone);
        zones.move(piece, zone);
        for (; before > 0; before--) {
            zones.move(zones.first(zone), zone);
        }
    }

    static void shuffle(EmpiresState s, int zone, Purpose purpose) {
        if (s.count(zone) > 1) {
            shuffleInto(s, s.zones().pieces(zone), zone, purpose);
        }
    }

    /** Shuffles cards together and lays them down as the end of a zone. */
    static void shuffleInto(EmpiresState s, int[] pieces, int zone, Purpose purpose) {
        s.random(purpose).shuffle(pieces);
        s.zones().conceal(pieces);
        for (int piece : pieces) {
            s.zones().move(piece, zone);
        }
    }

    /** Everybody sees all cards of a place, and they stay where they are. */
    static void layOpen(EmpiresState s, int zone) {
        for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
            showToAll(s, p);
        }
    }

    /** Everybody sees a card where it lies: the seats and the public. */
    static void showToAll(EmpiresState s, int piece) {
        for (int viewer = 0; viewer <= s.players(); viewer++) {
            s.zones().show(piece, viewer);
        }
    }
}
