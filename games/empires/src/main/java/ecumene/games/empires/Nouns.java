package ecumene.games.empires;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
final class Nouns {
    static final Noun PIECE = Noun.PIECE;
    /** A card as everybody can name it, wherever it lies. */
    static final Noun CARD = new Noun("card");

    static final Noun NATION = new Noun("nation");
    /** A side of a two-sided card: 2 × piece + side. */
    static final Noun SIDE = new Noun("side");

    static final Noun SUIT = new Noun("suit");
    static final Noun ICON = new Noun("icon");
    static final Noun PLACE = new Noun("place");
    /** So many tokens of a kind: 3 × number + kind. */
    static final Noun AMOUNT = new Noun("amount");
    /** Steps of a card, by the number of their clause. */
    static final Noun CLAUSE = new Noun("clause");
    /** One of the options of a choice: 8 × clause + its place among the options. */
    static final Noun CHOICE = new Noun("choice");

    /** How many options a choice may have. */
    static final int OPTIONS = 8;

    private Nouns() {}

    static int amount(Token token, int n) {
        return Token.KINDS * n + token.ordinal();
    }

    static int amountOf(int amount) {
        return amount / Token.KINDS;
    }

    static Token tokenOf(int amount) {
        return Token.of(amount % Token.KINDS);
    }

    static int choice(int clause, int option) {
        return OPTIONS * clause + option;
    }

    static int clauseOf(int choice) {
        return choice / OPTIONS;
    }

    static int side(int piece, int side) {
        return 2 * piece + side;
    }

    static int sideOf(int value) {
        return value % 2;
    }
}
