package ecumene.games.empires;

import java.util.List;

/** EMP-5.1: the places where a player's cards lie, as the cards name them. */
enum Place {
    HAND,
    DISCARD,
    DECK,
    NATION_DECK,
    PLAY,
    GARRISON,
    HISTORY,
    /** EMP-13.16: lies where others have their history. */
    SUNKEN,
    EXILE;

    private static final Place[] ALL = values();
    static final int KINDS = ALL.length;

    static Place of(int ordinal) {
        return ALL[ordinal];
    }

    int bit() {
        return 1 << ordinal();
    }

    static int bits(List<Place> places) {
        int bits = 0;
        for (int i = 0; i < places.size(); i++) {
            bits |= places.get(i).bit();
        }
        return bits;
    }

    int zone(int seat) {
        return switch (this) {
            case HAND -> Places.hand(seat);
            case DISCARD -> Places.discard(seat);
            case DECK -> Places.deck(seat);
            case NATION_DECK -> Places.nation(seat);
            case PLAY -> Places.play(seat);
            case GARRISON -> Places.garrison(seat);
            case HISTORY, SUNKEN -> Places.history(seat);
            case EXILE -> Places.EXILE;
        };
    }
}
