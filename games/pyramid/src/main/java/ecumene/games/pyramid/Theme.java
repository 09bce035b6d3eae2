package ecumene.games.pyramid;

/** The set a card belongs to. */
public enum Theme {
    STARTING,
    NEW_WORLD,
    RENAISSANCE
}
