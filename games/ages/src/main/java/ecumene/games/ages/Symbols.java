package ecumene.games.ages;

import ecumene.engine.cards.Entry;
import java.util.List;

/** The symbols at the bottom of a card (AGES-11.1): for each worker on it, or once for the card. */
public record Symbols(
        int culture,
        int science,
        int strength,
        int happy,
        int civilActions,
        int militaryActions,
        int colonization,
        int blueTokens,
        int yellowTokens,
        int foodProduction,
        int resourceProduction) {
    public static final Symbols NONE = new Symbols(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    private static final int MOST = 20;

    /** A name as in the data files, with its amount. */
    public record Amount(String symbol, int amount) {}

    static Symbols read(Entry entry, String field) {
        if (!entry.has(field)) {
            return NONE;
        }
        var in = entry.inside(field);
        var symbols = new Symbols(
                number(in, "culture"),
                number(in, "science"),
                number(in, "strength"),
                number(in, "happy"),
                number(in, "civil_actions"),
                number(in, "military_actions"),
                number(in, "colonization"),
                number(in, "blue_tokens"),
                number(in, "yellow_tokens"),
                number(in, "food_production"),
                number(in, "resource_production"));
        in.done();
        return symbols;
    }

    private static int number(Entry in, String field) {
        return in.optionalNumber(field, -MOST, MOST);
    }

    /** Those that are there, in the order in which they are read. */
    public List<Amount> amounts() {
        return List.of(
                        new Amount("civil_actions", civilActions),
                        new Amount("military_actions", militaryActions),
                        new Amount("culture", culture),
                        new Amount("science", science),
                        new Amount("strength", strength),
                        new Amount("happy", happy),
                        new Amount("colonization", colonization),
                        new Amount("blue_tokens", blueTokens),
                        new Amount("yellow_tokens", yellowTokens),
                        new Amount("food_production", foodProduction),
                        new Amount("resource_production", resourceProduction))
                .stream()
                .filter(amount -> amount.amount != 0)
                .toList();
    }
}
