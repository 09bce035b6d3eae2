package ecumene.games.dawn.cards;

/** DAWN-1.1: the four types of resource token. */
public enum Resource {
    MARBLE,
    MERCURY,
    OIL,
    DIAMOND;

    public static final int TYPES = 4;
    private static final Resource[] ALL = values();

    public static Resource of(int ordinal) {
        return ALL[ordinal];
    }
}
