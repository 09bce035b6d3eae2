package ecumene.games.dawn.cards;

/** The four diplomacy cards that every player has for the others. */
public enum PlayerCard {
    JOINT_WAR,
    DEFENSIVE_PACT,
    OPEN_BORDERS,
    EMBASSY;

    public static final int KINDS = 4;
    private static final PlayerCard[] ALL = values();

    public static PlayerCard of(int ordinal) {
        return ALL[ordinal];
    }
}
