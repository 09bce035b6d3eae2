package ecumene.games.pyramid;

/** A few physical cards, as bits. */
record Pieces(long low, long high) {
    static final Pieces NONE = new Pieces(0, 0);

    boolean has(int piece) {
        return ((piece < Long.SIZE ? low : high) & 1L << piece) != 0;
    }

    Pieces with(int piece) {
        return piece < Long.SIZE ? new Pieces(low | 1L << piece, high) : new Pieces(low, high | 1L << piece);
    }
}
