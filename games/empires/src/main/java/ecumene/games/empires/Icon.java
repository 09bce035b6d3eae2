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

    private static final int WIDTH = 4;
    private static final Icon[] ALL = values();

    static Icon of(int ordinal) {
        return ALL[ordinal];
    }

    /** How often each icon stands on a card, four bits an icon. */
    static int pack(List<Icon> icons) {
        int packed = 0;
        for (var icon : icons) {
            packed += 1 << (WIDTH * icon.ordinal());
        }
        return packed;
    }

    int in(int packed) {
        return (packed >>> (WIDTH * ordinal())) & ((1 << WIDTH) - 1);
    }
}
