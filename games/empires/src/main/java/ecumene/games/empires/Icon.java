package ecumene.games.empires;

import java.util.List;

/** EMP-1.3: icons that other cards count. */
enum Icon {
    CITY,
    METROPOLIS,
    MASK,
    KNIGHT,
    SCROLL,
    PRODUCTION,
    RIVER,
    FERTILE;

    private static final int WIDTH = 8;
    private static final Icon[] ALL = values();

    static Icon of(int ordinal) {
        return ALL[ordinal];
    }

    /** How often each icon stands on a card, eight bits an icon, so that the packs of many cards can be added up. */
    static long pack(List<Icon> icons) {
        long packed = 0;
        for (var icon : icons) {
            packed += 1L << (WIDTH * icon.ordinal());
        }
        return packed;
    }

    int in(long packed) {
        return (int) (packed >>> (WIDTH * ordinal())) & ((1 << WIDTH) - 1);
    }
}
