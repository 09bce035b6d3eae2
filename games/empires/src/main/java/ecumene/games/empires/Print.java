package ecumene.games.empires;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What is printed on a card, as data for whoever draws it. */
final class Print {
    private Print() {}

    static SortedMap<String, Object> of(EmpiresGame game, Card card) {
        var data = new TreeMap<String, Object>();
        data.put("code", card.code());
        data.put("codeRu", card.codeRu());
        data.put("box", card.box().id());
        data.put(
                "nation",
                card.nation() == Card.COMMON
                        ? ""
                        : game.catalog().nations().get(card.nation()).id());
        data.put("suits", card.suits().stream().map(Print::lower).toList());
        data.put("icons", card.icons().stream().map(Print::lower).toList());
        data.put("period", lower(card.period()));
        data.put("marker", lower(card.marker()));
        data.put("start", lower(card.start()));
        data.put("playersMin", card.playersMin());
        data.put("copies", card.copies());
        data.put("numbers", numbers(game, card));
        data.put("freePlay", card.freePlay());
        data.put("playable", card.playable());
        data.put("garrisonable", card.garrisonable());
        data.put(
                "cost",
                List.of(
                        card.cost().material(),
                        card.cost().population(),
                        card.cost().progress()));
        data.put("confidence", lower(card.faces().getFirst().origin().confidence()));
        data.put("points", points(card));
        data.put("pointsKind", kinds(card));
        data.put("sides", sides(game, card));
        if (card.start() == Start.POWER && card.nation() != Card.COMMON) {
            var nation = game.catalog().nations().get(card.nation());
            if (nation.power().index() == card.index()) {
                data.put("people", people(game, nation));
            }
        }
        return data;
    }

    /** EMP-3.1: what to know of a nation before choosing it; it stands on its power card. */
    private static SortedMap<String, Object> people(EmpiresGame game, Nation nation) {
        var people = new TreeMap<String, Object>();
        var about = game.texts().local("nation." + nation.id() + ".about");
        people.put("nameEn", nation.name().en());
        people.put("nameRu", nation.name().ru());
        people.put("aboutEn", about.en());
        people.put("aboutRu", about.ru());
        people.put("period", lower(nation.startingPeriod()));
        people.put("exhausts", nation.exhaustTokens());
        people.put("becomesEmpire", nation.canBecomeEmpire());
        people.put("history", nation.hasSunkenPile() ? "sunken" : nation.hasHistory() ? "history" : "");
        people.put("developments", nation.hasDevelopmentArea());
        people.put(
                "cards",
                nation.cards().stream()
                        .map(card -> List.of(card.key(), lower(card.start())))
                        .toList());
        return people;
    }

    /** EMP-13.30: where each copy stands in the card list; cards of a set are chosen in that order. */
    private static List<Integer> numbers(EmpiresGame game, Card card) {
        return game.catalog().cards().stream()
                .filter(other -> other.design() == card.design())
                .map(Card::index)
                .toList();
    }

    /** What stands in the corner of each side: a number, a question mark, a star, or nothing. */
    private static List<String> points(Card card) {
        var points = new ArrayList<String>();
        for (var face : card.faces()) {
            points.add(
                    switch (face.vp()) {
                        case Vp.None none -> "";
                        case Vp.Fixed fixed -> Integer.toString(fixed.value());
                        case Vp.Conditional conditional -> "?";
                        case Vp.Variable variable -> "*";
                    });
        }
        return points;
    }

    private static List<String> kinds(Card card) {
        return card.faces().stream()
                .map(face -> lower(face.vp().getClass().getSimpleName()))
                .toList();
    }

    /** Name, text and kinds of abilities of each side, in both languages. */
    private static List<Object> sides(EmpiresGame game, Card card) {
        var sides = new ArrayList<Object>();
        var text = new CardText(game.texts(), game);
        for (var face : card.faces()) {
            var written = text.text(face);
            var side = new TreeMap<String, Object>();
            side.put("nameEn", face.name().en());
            side.put("nameRu", face.name().ru());
            side.put("textEn", written.en());
            side.put("textRu", written.ru());
            side.put("exhaust", face.exhaustible() || !face.reaction().isEmpty());
            side.put("solstice", !face.solstice().isEmpty());
            side.put("passive", !face.passives().isEmpty());
            side.put("lines", IconLine.of(face));
            sides.add(side);
        }
        return sides;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
