package ecumene.games.empires;

/** EMP-1.7: where a card begins the game. */
enum Start {
    COMMON,
    POWER,
    NATION,
    ACCESSION,
    DEVELOPMENT,
    SUPPLY,
    DECK
}
