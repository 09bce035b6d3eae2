package ecumene.games.ages.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.ages.Card;
import ecumene.games.ages.Catalog;
import ecumene.games.ages.Names;
import ecumene.games.ages.Op;
import ecumene.games.ages.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * What a card says, in both languages: sentences made from its numbers and effects, and for what is unique about it the
 * sentence under {@code text.<id>}.
 */
public record CardTexts(Catalog catalog, Texts texts, Names names) {

    public String text(Card card, Lang lang) {
        var sentences = new ArrayList<String>();
        var printed = printed(card, lang);
        if (!printed.isEmpty()) {
            sentences.add(printed);
        }
        sentences.addAll(effects(card.ops(), lang));
        if (texts.has("text." + card.id())) {
            sentences.add(texts.get(lang, "text." + card.id()));
        }
        if (sentences.isEmpty()) {
            // a card without a word is one whose text is missing
            sentences.add(texts.get(lang, "text." + card.id()));
        }
        return String.join(" ", sentences);
    }

    /** What it does, sentence by sentence. */
    private List<String> effects(List<Op> ops, Lang lang) {
        var sentences = new ArrayList<String>();
        int next = 0;
        while (next < ops.size()) {
            if (ops.get(next) instanceof Op.Counted first) {
                var amounts = new ArrayList<String>();
                while (next < ops.size() && ops.get(next) instanceof Op.Counted more && more.joins(first)) {
                    amounts.add(names.amount(more.what(), more.amount(), lang));
                    next++;
                }
                sentences.add(first.text(texts, names, lang, names.list(amounts, lang)));
            } else {
                sentences.add(ops.get(next).text(texts, names, lang));
                next++;
            }
        }
        return sentences;
    }

    /** The sentence that its numbers make. */
    private String printed(Card card, Lang lang) {
        return switch (card.type()) {
            case FARM, MINE -> texts.get(lang, "card." + lower(card.type()), card.value());
            case LAB, TEMPLE, LIBRARY, THEATER, ARENA ->
                texts.get(lang, "card.urban", names.symbols(card.symbols(), lang));
            case INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE ->
                texts.get(lang, "card.unit", names.symbols(card.symbols(), lang));
            case GOVERNMENT -> texts.get(lang, "card.government", names.symbols(card.symbols(), lang), card.limit());
            case CONSTRUCTION ->
                texts.get(
                        lang,
                        "card.construction",
                        card.discounts().get(1),
                        card.discounts().get(2),
                        card.discounts().get(3),
                        card.stagesAtOnce());
            case LAW, WARFARE, EXPLORATION, LEADER -> once(card.symbols(), lang);
            case WONDER -> once(card.symbols(), lang);
            case TERRITORY ->
                texts.get(lang, "card.territory", names.symbols(card.symbols(), lang), immediate(card, lang));
            case TACTIC -> tactic(card, lang);
            case PACT -> pact(card, lang);
            case BONUS -> texts.get(lang, "card.bonus", card.defence(), card.colonization());
            case ACTION, EVENT, AGGRESSION, WAR -> "";
        };
    }

    private String once(Symbols symbols, Lang lang) {
        var text = names.symbols(symbols, lang);
        return text.isEmpty() ? "" : texts.get(lang, "card.symbols", text);
    }

    private String immediate(Card card, Lang lang) {
        var gain = card.immediate();
        var parts = new ArrayList<String>();
        add(parts, "food", gain.food(), lang);
        add(parts, "resources", gain.resources(), lang);
        add(parts, "science", gain.science(), lang);
        add(parts, "culture", gain.culture(), lang);
        add(parts, "population", gain.population(), lang);
        add(parts, "military-cards", gain.militaryCards(), lang);
        return String.join(", ", parts);
    }

    private void add(List<String> parts, String what, int amount, Lang lang) {
        if (amount > 0) {
            parts.add(texts.get(lang, "amount." + what, amount));
        }
    }

    private String tactic(Card card, Lang lang) {
        var army = card.army();
        var units = new ArrayList<String>();
        add(units, "infantry", army.infantry(), lang);
        add(units, "cavalry", army.cavalry(), lang);
        add(units, "artillery", army.artillery(), lang);
        var list = String.join(", ", units);
        return army.outdated() == 0
                ? texts.get(lang, "card.tactic", list, army.strength())
                : texts.get(
                        lang,
                        "card.tactic.outdated",
                        list,
                        army.strength(),
                        army.outdated(),
                        Catalog.AGES.get(card.level() - 2));
    }

    private String pact(Card card, Lang lang) {
        var treaty = card.treaty();
        var sentences = new ArrayList<String>();
        addSide(sentences, "card.pact.both", treaty.both(), lang);
        addSide(sentences, "card.pact.a", treaty.a(), lang);
        addSide(sentences, "card.pact.b", treaty.b(), lang);
        switch (treaty.attack()) {
            case FORBIDDEN -> sentences.add(texts.get(lang, "card.pact.forbidden"));
            case ENDS_ON_ATTACK -> sentences.add(texts.get(lang, "card.pact.ends"));
            case ATTACKER_BONUS -> sentences.add(texts.get(lang, "card.pact.bonus", treaty.attackBonus()));
            case ALLOWED -> {}
        }
        return String.join(" ", sentences);
    }

    private void addSide(List<String> sentences, String key, Symbols symbols, Lang lang) {
        if (!symbols.equals(Symbols.NONE)) {
            sentences.add(texts.get(lang, key, names.symbols(symbols, lang)));
        }
    }

    /** "Age I · farm · science 3 · resources 4 · 2 cards". */
    public String facts(Card card, Lang lang) {
        var parts = new ArrayList<String>();
        parts.add(texts.get(lang, "fact.age", Catalog.AGES.get(card.level())));
        parts.add(names.type(card.type(), lang));
        if (card.starting()) {
            parts.add(texts.get(lang, "fact.starting"));
        }
        if (card.science() != Card.NO_COST) {
            parts.add(
                    card.revolution() == Card.NO_COST
                            ? texts.get(lang, "fact.science", card.science())
                            : texts.get(lang, "fact.government", card.science(), card.revolution()));
        }
        if (card.resources() != Card.NO_COST) {
            parts.add(texts.get(lang, "fact.resources", card.resources()));
        }
        if (!card.stages().isEmpty()) {
            parts.add(texts.get(
                    lang,
                    "fact.stages",
                    String.join("–", card.stages().stream().map(String::valueOf).toList())));
        }
        if (card.actions() > 0) {
            parts.add(texts.get(lang, "fact.actions", card.actions()));
        }
        if (!card.starting()) {
            var copies = card.copies();
            parts.add(
                    copies.with(2) == copies.with(4)
                            ? texts.get(lang, "fact.copies", copies.with(2))
                            : texts.get(
                                    lang, "fact.copies.by-players", copies.with(2), copies.with(3), copies.with(4)));
        }
        return String.join(" · ", parts);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(java.util.Locale.ROOT);
    }
}
