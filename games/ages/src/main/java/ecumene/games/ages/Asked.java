package ecumene.games.ages;

/** The numbers that a page needs with a question, beside those of the table. */
public sealed interface Asked {
    /** Something is done to another civilization: whose pieces are meant, and how much is left to take of what there is. */
    record Of(int seat, int left) implements Asked {}

    /** A defence, a force or a bid: what it must reach, and what it has so far. */
    record Reaching(int needed, int have) implements Asked {}

    /** An option adds so much to what is reached so far. */
    record Adding(int amount) implements Asked {}

    /** Cards may be taken for so many actions in all. */
    record Left(int actions) implements Asked {}
}
