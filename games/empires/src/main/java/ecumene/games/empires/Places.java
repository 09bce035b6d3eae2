package ecumene.games.empires;

import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.List;

/** EMP-5: where a card can be, and who sees what of it there. */
final class Places {
    /** Market slots (EMP-4.7). */
    static final int SLOTS = 5;

    static final int BOX = 0;
    private static final int MARKET = 1;
    private static final int TUCKED = MARKET + SLOTS;
    /** EMP-4.5: region, uncivilised, civilised, in the order of the suits. */
    private static final int SMALL = TUCKED + SLOTS;

    static final int SMALL_DECKS = 3;
    static final int MAIN = SMALL + SMALL_DECKS;
    static final int REVEALED = MAIN + 1;
    static final int FAME = REVEALED + 1;
    static final int KING = FAME + 1;
    static final int REMOVED = KING + 1;
    static final int UNREST = REMOVED + 1;
    static final int EXILE = UNREST + 1;
    /** EMP-22.1: the cards of the practice opponent. */
    static final int RIVAL = EXILE + 1;

    private static final int SEATS = RIVAL + 1;
    private static final int PER_SEAT = 11;

    private Places() {}

    static int market(int slot) {
        return MARKET + slot;
    }

    static int tucked(int slot) {
        return TUCKED + slot;
    }

    /** The slot of a market zone, or -1. */
    static int slotOf(int zone) {
        return zone >= MARKET && zone < TUCKED ? zone - MARKET : -1;
    }

    static int small(Suit suit) {
        return SMALL + suit.ordinal();
    }

    static int hand(int seat) {
        return SEATS + PER_SEAT * seat;
    }

    static int deck(int seat) {
        return SEATS + PER_SEAT * seat + 1;
    }

    static int discard(int seat) {
        return SEATS + PER_SEAT * seat + 2;
    }

    static int play(int seat) {
        return SEATS + PER_SEAT * seat + 3;
    }

    static int garrison(int seat) {
        return SEATS + PER_SEAT * seat + 4;
    }

    /** EMP-13.15; of the Atlanteans the sunken pile (EMP-13.16). */
    static int history(int seat) {
        return SEATS + PER_SEAT * seat + 5;
    }

    /** EMP-3.2, EMP-3.3: the power card and what lies beside it for good. */
    static int powers(int seat) {
        return SEATS + PER_SEAT * seat + 6;
    }

    /** EMP-3.3: the path card that waits below the active one. */
    static int path(int seat) {
        return SEATS + PER_SEAT * seat + 7;
    }

    static int nation(int seat) {
        return SEATS + PER_SEAT * seat + 8;
    }

    static int accession(int seat) {
        return SEATS + PER_SEAT * seat + 9;
    }

    static int development(int seat) {
        return SEATS + PER_SEAT * seat + 10;
    }

    /** The seat whose play area a zone is, or -1. */
    static int seatOfPlay(int zone) {
        return zone >= SEATS && (zone - SEATS) % PER_SEAT == 3 ? (zone - SEATS) / PER_SEAT : -1;
    }

    /** The seat whose power cards lie in a zone, or -1. */
    static int seatOfPowers(int zone) {
        return zone >= SEATS && (zone - SEATS) % PER_SEAT == 6 ? (zone - SEATS) / PER_SEAT : -1;
    }

    static Layout layout(Catalog catalog, int players) {
        var zones = new ArrayList<Zone>();
        common(zones, "box", Faces.ALL);
        for (int slot = 1; slot <= SLOTS; slot++) {
            common(zones, "market." + slot, Faces.ALL);
        }
        for (int slot = 1; slot <= SLOTS; slot++) {
            common(zones, "tucked." + slot, Faces.ALL);
        }
        common(zones, "deck.region", Faces.NOBODY);
        common(zones, "deck.uncivilised", Faces.NOBODY);
        common(zones, "deck.civilised", Faces.NOBODY);
        common(zones, "deck.main", Faces.NOBODY);
        common(zones, "revealed", Faces.ALL);
        common(zones, "fame", Faces.NOBODY);
        common(zones, "king", Faces.ALL);
        common(zones, "fame.removed", Faces.NOBODY);
        common(zones, "unrest", Faces.ALL);
        common(zones, "exile", Faces.ALL);
        common(zones, "rival", Faces.ALL);
        for (int seat = 0; seat < players; seat++) {
            own(zones, "hand.", seat, Faces.OWNER, Slots.UNSEEN);
            own(zones, "deck.", seat, Faces.NOBODY, Slots.SEEN);
            own(zones, "discard.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "play.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "garrison.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "history.", seat, Faces.OWNER, Slots.UNSEEN);
            own(zones, "power.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "path.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "nation.", seat, Faces.NOBODY, Slots.SEEN);
            own(zones, "accession.", seat, Faces.ALL, Slots.SEEN);
            own(zones, "development.", seat, Faces.ALL, Slots.SEEN);
        }
        // of a card in a small deck everybody knows the suit
        var suits = catalog.cards().stream()
                .mapToInt(card -> 1 + card.setupSuit().ordinal())
                .toArray();
        return new Layout(
                players, suits.length, zones, (zone, piece) -> zone >= SMALL && zone < MAIN ? suits[piece] : 0);
    }

    private static void common(List<Zone> zones, String id, Faces faces) {
        zones.add(new Zone(id, State.NOBODY, faces, Slots.SEEN));
    }

    private static void own(List<Zone> zones, String id, int seat, Faces faces, Slots slots) {
        zones.add(new Zone(id + (seat + 1), seat, faces, slots));
    }
}
