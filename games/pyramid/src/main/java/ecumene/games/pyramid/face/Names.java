package ecumene.games.pyramid.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names of resources and technology types in running text. */
public record Names(Texts texts) {
    public String resource(Resource type, Lang lang) {
        return texts.get(lang, "resource." + type.name().toLowerCase(Locale.ROOT));
    }

    String technology(Technology type, Lang lang) {
        return texts.get(lang, "technology." + type.name().toLowerCase(Locale.ROOT));
    }

    /** "Food ×2, Iron": a list of amounts by type. */
    public String amounts(List<Integer> amounts, Lang lang) {
        var parts = new ArrayList<String>();
        for (int type = 0; type < amounts.size(); type++) {
            int amount = amounts.get(type);
            if (amount > 0) {
                parts.add(resource(Resource.of(type), lang) + (amount > 1 ? " ×" + amount : ""));
            }
        }
        return String.join(", ", parts);
    }

    /** "Food, Iron or Horses". */
    String either(List<Resource> types, Lang lang) {
        return list("list.or", types.stream().map(type -> resource(type, lang)).toList(), lang);
    }

    String technologies(List<Technology> types, Lang lang) {
        return list(
                "list.or", types.stream().map(type -> technology(type, lang)).toList(), lang);
    }

    /** "Attack and Tactics". */
    String together(List<Technology> types, Lang lang) {
        return list(
                "list.and", types.stream().map(type -> technology(type, lang)).toList(), lang);
    }

    private String list(String join, List<String> names, Lang lang) {
        int last = names.size() - 1;
        return last == 0
                ? names.get(0)
                : texts.get(lang, join, String.join(", ", names.subList(0, last)), names.get(last));
    }
}
