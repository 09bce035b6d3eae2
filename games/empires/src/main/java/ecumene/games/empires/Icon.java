package ecumene.games.empires;

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

    private static final Icon[] ALL = values();

    static Icon of(int ordinal) {
        return ALL[ordinal];
    }
}
