package ecumene.games.empires;

/** EMP-1.1: the three kinds of tokens in a player's pool. */
enum Token {
    MATERIAL,
    POPULATION,
    PROGRESS;

    static final int KINDS = 3;
    private static final Token[] ALL = values();

    static Token of(int ordinal) {
        return ALL[ordinal];
    }
}
