package ecumene.games.dawn.cards;

/** DAWN-0: the five kinds of focus card. */
public enum FocusType {
    CULTURE,
    SCIENCE,
    ECONOMY,
    INDUSTRY,
    MILITARY;

    private static final FocusType[] ALL = values();

    public static FocusType of(int ordinal) {
        return ALL[ordinal];
    }
}
