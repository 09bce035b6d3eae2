package ecumene.games.empires;

/** EMP-1.5: the marker at the top of a card. */
enum Marker {
    NONE,
    PINNED,
    ATTACK
}
