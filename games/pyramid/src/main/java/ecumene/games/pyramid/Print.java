package ecumene.games.pyramid;

import ecumene.engine.kit.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is printed on a card, as data for whoever draws it. */
final class Print {
    private Print() {}

    static SortedMap<String, Object> of(Card card) {
        var data = common(card.theme(), card.era(), card.vp(), card.removedWithTwo(), card.origin());
        data.put("kind", lower(card.type()));
        data.put("resource", lower(card.resource()));
        data.put("cost", types(card.cost()));
        data.put("power", card.power());
        data.put("response", card.response());
        data.put("icons", IconLine.of(card.ops()));
        return data;
    }

    static SortedMap<String, Object> of(Wonder wonder) {
        var data = common(wonder.theme(), wonder.era(), wonder.vp(), wonder.removedWithTwo(), wonder.origin());
        data.put("kind", "wonder");
        data.put("tokens", wonder.tokens());
        data.put("condition", condition(wonder.condition()));
        return data;
    }

    private static SortedMap<String, Object> common(Theme theme, int era, int vp, boolean removed, Origin origin) {
        var data = new TreeMap<String, Object>();
        data.put("theme", lower(theme));
        data.put("era", era < 0 ? "" : lower(Resource.ofEra(era)));
        data.put("points", vp);
        data.put("removedWithTwo", removed);
        data.put("confidence", lower(origin.confidence()));
        return data;
    }

    /** What a wonder asks for: its kind, and the numbers and types it names. */
    private static SortedMap<String, Object> condition(Condition condition) {
        var data = new TreeMap<String, Object>();
        switch (condition) {
            case Condition.Resources resources -> {
                data.put("kind", "resources");
                data.put("resources", types(resources.list()));
            }
            case Condition.ResourceTypes types -> atLeast(data, "resource-types", types.min());
            case Condition.ResourceCards cards -> atLeast(data, "resource-cards", cards.min());
            case Condition.Technologies technologies -> {
                atLeast(data, "technologies", technologies.min());
                data.put("technologies", lower(technologies.types()));
            }
            case Condition.MilitaryPower power -> atLeast(data, "power", power.min());
            case Condition.BoughtThisTurn bought -> {
                data.put("kind", "bought");
                data.put("technologies", lower(bought.types()));
                data.put("era", lower(bought.eraMin()));
            }
            case Condition.VpTakenBack points -> atLeast(data, "points-taken-back", points.min());
            case Condition.VpScored points -> atLeast(data, "points-scored", points.min());
        }
        return data;
    }

    private static void atLeast(SortedMap<String, Object> data, String kind, int min) {
        data.put("kind", kind);
        data.put("min", min);
    }

    private static List<String> lower(List<Technology> types) {
        return types.stream().map(Print::lower).toList();
    }

    /** "iron", "gunpowder", "gunpowder": one entry a resource, from the lowest type to the highest. */
    private static List<String> types(List<Integer> amounts) {
        var types = new ArrayList<String>();
        for (int type = 0; type < amounts.size(); type++) {
            for (int i = 0; i < amounts.get(type); i++) {
                types.add(lower(Resource.of(type)));
            }
        }
        return types;
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
