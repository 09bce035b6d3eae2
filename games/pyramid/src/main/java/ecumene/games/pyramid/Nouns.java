package ecumene.games.pyramid;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
final class Nouns {
    /** A physical civilization card. */
    static final Noun PIECE = Noun.PIECE;
    /** The base cost of a physical card. */
    static final Noun COST = new Noun("cost");
    /** Resources of choice on top of a base cost; none are not spoken of. */
    static final Noun EXTRA = new Noun("extra");

    static final Noun RESOURCE = new Noun("resource");
    static final Noun WONDER = new Noun("wonder");
    /** Which of the alternatives of a card, counted through all cards. */
    static final Noun CHOICE = new Noun("choice");

    private Nouns() {}
}
