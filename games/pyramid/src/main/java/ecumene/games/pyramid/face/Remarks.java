package ecumene.games.pyramid.face;

import ecumene.engine.Lang;
import ecumene.engine.Move;
import ecumene.engine.Texts;
import ecumene.games.pyramid.Attacking;
import ecumene.games.pyramid.Nouns;
import ecumene.games.pyramid.Purchase;
import ecumene.games.pyramid.PyramidState;
import ecumene.games.pyramid.PyramidVerb;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.List;

/**
 * PYR-Q29: what a question and its options say besides their sentence, for a client that has only words: the proposed payment, prices, what
 * is at stake, and of a card what it gives. Made from the same facts as the page has.
 */
public record Remarks(Catalog catalog, Texts texts, Lang lang) {
    public static final List<String> TEXTS = List.of(
            "remark.proposed",
            "remark.proposed.nothing",
            "remark.card",
            "remark.temporary",
            "remark.price",
            "remark.pays",
            "remark.stakes",
            "remark.stakes.nothing");

    /** What is proposed, or at stake. */
    public String question(PyramidState s, int seat) {
        return switch (s.question(seat).facts(s).orElse(null)) {
            case Purchase.Price price -> texts.get(lang, "remark.proposed", payment(s, price));
            case Attacking.Stakes stakes -> stakes(stakes);
            case null, default -> "";
        };
    }

    private String stakes(Attacking.Stakes stakes) {
        var costs = new Prose(texts, lang).stakes(stakes.attack());
        return costs.isEmpty() ? texts.get(lang, "remark.stakes.nothing") : texts.get(lang, "remark.stakes", costs);
    }

    /** The cards that are turned, and all temporary resources: they lapse anyway. */
    private String payment(PyramidState s, Purchase.Price price) {
        var names = new Names(texts);
        var parts = new ArrayList<String>();
        for (var id : price.pays()) {
            var card = catalog.cardOf(id);
            parts.add(texts.get(
                    lang,
                    "remark.card",
                    names.resource(card.resource(), lang),
                    card.name().in(lang)));
        }
        var temporary = names.amounts(temporary(s), lang);
        if (!temporary.isEmpty()) {
            parts.add(texts.get(lang, "remark.temporary", temporary));
        }
        return parts.isEmpty() ? texts.get(lang, "remark.proposed.nothing") : String.join(", ", parts);
    }

    private static List<Integer> temporary(PyramidState s) {
        var amounts = new ArrayList<Integer>();
        for (int type = 0; type < Resource.TYPES; type++) {
            amounts.add(s.temporary(type));
        }
        return amounts;
    }

    /** What the card of an option gives, and what it costs. */
    public String option(PyramidState s, int seat, Move move) {
        if (!(move.verb() instanceof PyramidVerb verb) || !verb.nouns().contains(Nouns.PIECE)) {
            return "";
        }
        var about = card(catalog.cardOf(move.a()));
        return switch (s.question(seat).facts(s, move).orElse(null)) {
            case Purchase.Price price -> about + "; " + price(s, price);
            case null, default -> about;
        };
    }

    private String price(PyramidState s, Purchase.Price price) {
        var names = new Names(texts);
        var extra = price.extra() == 0 ? "" : texts.get(lang, "price.extra", price.extra());
        var base = names.amounts(catalog.cardOf(price.card()).cost(), lang);
        return texts.get(lang, "remark.price", base + extra) + "; " + texts.get(lang, "remark.pays", payment(s, price));
    }

    /** "Gunpowder · Attack · power 3 · response symbol". */
    String card(Card card) {
        var names = new Names(texts);
        var parts = new ArrayList<String>();
        parts.add(names.resource(card.resource(), lang));
        parts.add(names.technology(card.type(), lang));
        if (card.power() > 0) {
            parts.add(texts.get(lang, "fact.power", card.power()));
        }
        if (card.response()) {
            parts.add(texts.get(lang, "fact.response"));
        }
        return String.join(" · ", parts);
    }
}
