package ecumene.games.pyramid.cards;

/** The set a card belongs to. */
public enum Theme {
    STARTING,
    NEW_WORLD,
    RENAISSANCE
}
