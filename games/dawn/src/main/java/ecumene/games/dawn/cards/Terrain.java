package ecumene.games.dawn.cards;

/** DAWN-4.3: what a space is made of. How difficult each is stands in the data. */
public enum Terrain {
    GRASSLAND,
    HILLS,
    FOREST,
    DESERT,
    MOUNTAIN,
    WATER,
    NATURAL_WONDER;

    private static final Terrain[] ALL = values();

    public static Terrain of(int ordinal) {
        return ALL[ordinal];
    }
}
