package ecumene.games.ages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is printed on a card, as data for the page that draws it. */
final class Print {
    private Print() {}

    static SortedMap<String, Object> of(Card card) {
        var data = new TreeMap<String, Object>();
        data.put("deck", card.type().civil() ? "civil" : "military");
        data.put("age", card.level());
        data.put("type", card.type().name().toLowerCase(Locale.ROOT));
        data.put("starting", card.starting());
        data.put(
                "copies",
                List.of(
                        card.copies().with(2),
                        card.copies().with(3),
                        card.copies().with(4)));
        data.put("science", card.science());
        data.put("revolution", card.revolution());
        data.put("resources", card.resources());
        data.put("value", card.value());
        data.put("symbols", symbols(card.symbols()));
        data.put("stages", card.stages());
        data.put("limit", card.limit());
        data.put("discounts", card.discounts());
        data.put("stagesAtOnce", card.stagesAtOnce());
        data.put(
                "units",
                List.of(
                        card.army().infantry(),
                        card.army().cavalry(),
                        card.army().artillery()));
        data.put("strength", List.of(card.army().strength(), card.army().outdated()));
        data.put("actions", card.actions());
        data.put("defence", card.defence());
        data.put("colonization", card.colonization());
        data.put("immediate", immediate(card.immediate()));
        data.put("sides", card.treaty().sides());
        data.put("both", symbols(card.treaty().both()));
        data.put("a", symbols(card.treaty().a()));
        data.put("b", symbols(card.treaty().b()));
        data.put("confidence", card.origin().confidence().name().toLowerCase(Locale.ROOT));
        return data;
    }

    private static List<List<Object>> symbols(Symbols symbols) {
        var list = new ArrayList<List<Object>>();
        for (var amount : symbols.amounts()) {
            list.add(List.of(amount.symbol(), amount.amount()));
        }
        return list;
    }

    private static List<List<Object>> immediate(Card.Immediate gain) {
        var list = new ArrayList<List<Object>>();
        add(list, "food", gain.food());
        add(list, "resources", gain.resources());
        add(list, "science", gain.science());
        add(list, "culture", gain.culture());
        add(list, "population", gain.population());
        add(list, "military_cards", gain.militaryCards());
        return list;
    }

    private static void add(List<List<Object>> list, String what, int amount) {
        if (amount > 0) {
            list.add(List.of(what, amount));
        }
    }
}
