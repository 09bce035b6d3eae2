package ecumene.engine;

/** What kind of thing a number in a move or in a sentence stands for; {@link Words} names the thing itself. */
public record Noun(String kind) {
    public static final Noun NUMBER = new Noun("number");
    public static final Noun SEAT = new Noun("seat");
    /** A physical card by its number in {@link Zones}: naming one to somebody who does not know it breaks {@link Laws}. */
    public static final Noun PIECE = new Noun("piece");
}
