package ecumene.games.pyramid;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
public final class Nouns {
    /** A physical civilization card. */
    public static final Noun PIECE = Noun.PIECE;
    /** The base cost of a physical card. */
    public static final Noun COST = new Noun("cost");
    /** Resources of choice on top of a base cost; none are not spoken of. */
    public static final Noun EXTRA = new Noun("extra");

    public static final Noun RESOURCE = new Noun("resource");
    public static final Noun WONDER = new Noun("wonder");
    /** Which of the alternatives of a card, counted through all cards. */
    public static final Noun CHOICE = new Noun("choice");

    private Nouns() {}
}
