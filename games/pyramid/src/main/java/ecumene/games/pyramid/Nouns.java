package ecumene.games.pyramid;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
final class Nouns {
    /** A physical civilization card. */
    static final Noun PIECE = Noun.PIECE;
    /** The base cost of a physical card, and the resources it takes beyond it: piece + 128 × extra. */
    static final Noun PRICE = new Noun("price");

    static final Noun RESOURCE = new Noun("resource");
    static final Noun WONDER = new Noun("wonder");
    /** Which of the alternatives of a card, counted through all cards. */
    static final Noun CHOICE = new Noun("choice");

    private Nouns() {}
}
