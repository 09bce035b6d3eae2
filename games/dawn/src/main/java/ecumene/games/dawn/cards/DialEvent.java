package ecumene.games.dawn.cards;

/** DAWN-15.1: what a sector of the event dial brings. */
public enum DialEvent {
    BARBARIAN_SPAWN,
    NONE,
    BARBARIAN_MOVEMENT,
    TRADE
}
