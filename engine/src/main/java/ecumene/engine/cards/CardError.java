package ecumene.engine.cards;

/** Something is wrong in a data file. Names the file, the card and the field; the game does not start. */
public final class CardError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CardError(String file, String card, String field, String message) {
        super(file + (card.isEmpty() ? "" : ", " + card) + (field.isEmpty() ? "" : ", field " + field) + ": "
                + message);
    }
}
