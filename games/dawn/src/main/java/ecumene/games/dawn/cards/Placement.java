package ecumene.games.dawn.cards;

/** A tile as it lies on the table: where its space 0 is, and how many sixths it is turned clockwise. */
public record Placement(int tile, int side, int q, int r, int turn) {}
