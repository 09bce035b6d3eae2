package ecumene.games.empires;

/** EMP-1.4: the state of a player, or the state icon of a card. */
enum Period {
    NONE,
    BARBARIAN,
    EMPIRE
}
