package ecumene.games.empires;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of the cards in one language: how steps become sentences. */
record Prose(Texts texts, Words words, Lang lang) {
    /** U+2212, the minus of printed numbers. */
    private static final String MINUS = "−";

    String get(String key, Object... values) {
        return texts.get(lang, key, values);
    }

    /** The last part of a text key that stands for a constant: {@code city-or-metropolis}. */
    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String number(int n) {
        return n < 0 ? MINUS + -n : Integer.toString(n);
    }

    String letter(int option) {
        return get("letter." + (option + 1));
    }

    // --- steps ------------------------------------------------------------------------------------------------------

    /** "gain 2 material; draw 1 card": inside a sentence. */
    String of(Clause clause) {
        var parts = new ArrayList<String>();
        for (var step : clause.steps()) {
            parts.add(step.text(this));
        }
        return String.join("; ", parts);
    }

    /** "Gain 2 material. Draw 1 card.": sentences of their own. */
    String sentences(Clause clause) {
        var parts = new ArrayList<String>();
        for (var step : clause.steps()) {
            parts.add(sentence(step.text(this)));
        }
        return String.join(" ", parts);
    }

    String sentence(String text) {
        var capital = text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
        return capital.endsWith(".") || capital.endsWith("!") ? capital : capital + ".";
    }

    // --- things -----------------------------------------------------------------------------------------------------

    String amount(Token token, int n) {
        return get("amount." + key(token), n);
    }

    /** After "up to". */
    String upTo(Token token, int n) {
        return get("amount.up-to." + key(token), n);
    }

    String price(Price price) {
        var parts = new ArrayList<String>();
        for (var token : Token.values()) {
            if (price.of(token) > 0) {
                parts.add(amount(token, price.of(token)));
            }
        }
        return and(parts);
    }

    String period(Period period) {
        return get("period." + key(period));
    }

    String suit(Suit suit) {
        return get("suit." + key(suit));
    }

    String suits(List<Suit> suits) {
        if (suits.size() == 4) {
            return get("suits.any");
        }
        return or(suits.stream().map(this::suit).toList());
    }

    String icon(Icon icon) {
        return get("icon." + key(icon));
    }

    String icons(int bits) {
        var names = new ArrayList<String>();
        for (var icon : Icon.values()) {
            if ((bits & 1 << icon.ordinal()) != 0) {
                names.add(icon(icon));
            }
        }
        return or(names);
    }

    /** "from hand or the discard pile". */
    String from(List<Place> places) {
        return or(places.stream().map(place -> get("from." + key(place))).toList());
    }

    String card(int card) {
        return get("card", words.name(Nouns.PIECE, card, lang));
    }

    String cardsOr(List<Integer> cards) {
        return or(cards.stream().map(this::card).distinct().toList());
    }

    String cardsAnd(List<Integer> cards) {
        return and(cards.stream().map(this::card).distinct().toList());
    }

    /** Cards that are meant by their English name or its beginning. */
    String named(String name) {
        return get("named." + name.toLowerCase(Locale.ROOT).replace(' ', '-'));
    }

    String namedAnd(List<String> names) {
        return and(names.stream().map(this::named).toList());
    }

    String and(List<String> parts) {
        return list("list.and", parts);
    }

    String or(List<String> parts) {
        return list("list.or", parts);
    }

    private String list(String join, List<String> parts) {
        int last = parts.size() - 1;
        return last == 0 ? parts.getFirst() : get(join, String.join(", ", parts.subList(0, last)), parts.get(last));
    }
}
