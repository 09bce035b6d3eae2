package ecumene.games.dawn.cards;

/** DAWN-2.11: the eras of the world wonders, in the order in which they come up. */
public enum Era {
    ANCIENT,
    MEDIEVAL,
    MODERN
}
