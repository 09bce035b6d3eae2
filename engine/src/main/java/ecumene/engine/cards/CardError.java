package ecumene.engine.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;

/** Something is wrong in a data file. Names the file, the card and the field; the game does not start. */
public final class CardError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Local text;

    /** Card and field are empty when the error is not about one; what is wrong is said in both languages. */
    public CardError(String file, String card, String field, String en, String ru) {
        super(place(file, card, "field ", field) + en);
        this.text = new Local(place(file, card, "field ", field) + en, place(file, card, "поле ", field) + ru);
    }

    public String in(Lang lang) {
        return text.in(lang);
    }

    private static String place(String file, String card, String fieldWord, String field) {
        return file + (card.isEmpty() ? "" : ", " + card) + (field.isEmpty() ? "" : ", " + fieldWord + field) + ": ";
    }
}
