package ecumene.games.empires;

import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-13.15: cards out of use that still score. */
final class History {
    private History() {}

    /** A card from any own place; from a hidden place it stays hidden. */
    static void put(EmpiresState s, int seat, int piece) {
        if (s.host(piece) != EmpiresState.NO_PIECE || s.isInPlay(piece)) {
            logOpenly(s, seat, piece);
            Leaving.move(s, piece, Place.HISTORY);
            return;
        }
        boolean hidden = s.nation(seat).hasHistory() && !s.isIn(piece, Places.discard(seat));
        lay(s, seat, piece);
        if (!hidden) {
            logOpenly(s, seat, piece);
        } else if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.TO_HISTORY, seat, piece),
                    Said.of(EmpiresSentence.TO_HISTORY_HIDDEN, seat));
        }
    }

    private static void logOpenly(EmpiresState s, int seat, int piece) {
        s.log(s.nation(seat).hasHistory() ? EmpiresSentence.TO_HISTORY : EmpiresSentence.DISCARDED, seat, piece);
    }

    /** Vikings and Atlanteans discard instead. */
    static void lay(EmpiresState s, int seat, int piece) {
        s.zones().move(piece, s.nation(seat).hasHistory() ? Places.history(seat) : Places.discard(seat));
    }

    /** EMP-L-3.3: every matching card of these places; the draw deck is shuffled afterwards. */
    static void all(EmpiresState s, int seat, int places, Filter filter) {
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            for (int p = zones.first(Place.of(i).zone(seat)); p != Zones.NONE; ) {
                int next = zones.after(p);
                if (filter.matches(s, p, EmpiresState.NO_PIECE)) {
                    put(s, seat, p);
                }
                p = next;
            }
        }
        if ((places & Place.DECK.bit()) != 0) {
            Piles.shuffle(s, Places.deck(seat), EmpiresState.Purpose.DRAW_DECK);
        }
    }

    /** EMP-24.5 {@code reveal_hand_deck_discard}: to all. */
    static void reveal(EmpiresState s) {
        int seat = s.frames.actor();
        s.log(EmpiresSentence.REVEALED_ALL, seat);
        Piles.layOpen(s, Places.hand(seat));
        Piles.layOpen(s, Places.deck(seat));
    }
}
