package ecumene.games.dawn.cards;

/** DAWN-17.1: what a tile has on both sides. */
public enum Group {
    CAPITAL,
    NATURAL_WONDER,
    CITY_STATE,
    PLAIN
}
