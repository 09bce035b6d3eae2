package ecumene.games.ages;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.ages.Op.What;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names and amounts in running text. */
public record Names(Texts texts, Catalog catalog) {
    public String type(Type type, Lang lang) {
        return texts.get(lang, "type." + lower(type));
    }

    String who(Ranking.Who who, Lang lang) {
        return texts.get(lang, "who." + lower(who));
    }

    /** "2 food", as something that is gained or lost. */
    public String amount(What what, int amount, Lang lang) {
        return texts.get(lang, "amount." + lower(what), amount);
    }

    /** "1 science point, 1 food and 1 resource". */
    public String list(List<String> parts, Lang lang) {
        int last = parts.size() - 1;
        return last == 0
                ? parts.getFirst()
                : texts.get(lang, "list.and", String.join(", ", parts.subList(0, last)), parts.get(last));
    }

    /** "+1 culture, 2 happy faces". */
    public String symbols(Symbols symbols, Lang lang) {
        var parts = new ArrayList<String>();
        for (var symbol : symbols.amounts()) {
            int count = Math.abs(symbol.amount());
            var signed = (symbol.amount() > 0 ? "+" : "−") + count;
            parts.add(texts.get(lang, "symbol." + face(symbol), signed, count));
        }
        return String.join(", ", parts);
    }

    /** AGES-11.4: what makes people unhappy is a face of its own, not a happy one less. */
    private static String face(Symbols.Amount symbol) {
        boolean unhappy = symbol.symbol().equals("happy") && symbol.amount() < 0;
        return unhappy ? "unhappy" : symbol.symbol().replace('_', '-');
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
