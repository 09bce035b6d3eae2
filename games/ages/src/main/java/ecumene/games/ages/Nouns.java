package ecumene.games.ages;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
final class Nouns {
    /** A physical card. */
    static final Noun PIECE = Noun.PIECE;
    /** A kind of card: a technology, a wonder, a colony, a pact, a tactic. */
    static final Noun CARD = new Noun("card");
    /** An age: A, I, II, III, IV. */
    static final Noun AGE = new Noun("age");

    private Nouns() {}
}
