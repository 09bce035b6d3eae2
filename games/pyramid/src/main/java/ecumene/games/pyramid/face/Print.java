package ecumene.games.pyramid.face;

import ecumene.engine.kit.Origin;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import ecumene.games.pyramid.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is printed on a card or on a wonder, as data for whoever draws it. */
public final class Print {
    private Print() {}

    /**
     * @param kind the technology type
     * @param era empty for a starting card
     * @param resource what lies on its other side
     * @param icons its effect in signs, a list a line
     */
    public record OfCard(
            String kind,
            String theme,
            String era,
            int points,
            boolean removedWithTwo,
            String confidence,
            String resource,
            List<String> cost,
            int power,
            boolean response,
            List<List<String>> icons) {}

    /**
     * @param kind {@code wonder}
     * @param tokens how many glory tokens it takes; 0 = taken at once
     */
    public record OfWonder(
            String kind,
            String theme,
            String era,
            int points,
            boolean removedWithTwo,
            String confidence,
            int tokens,
            Wanted condition) {}

    /** What a wonder asks for: its kind, and the numbers and types it names. */
    public record Wanted(
            String kind,
            @Nullable Integer min,
            @Nullable List<String> resources,
            @Nullable List<String> technologies,
            @Nullable String era) {
        private Wanted(String kind, int min) {
            this(kind, min, null, null, null);
        }
    }

    public static OfCard of(Card card) {
        return new OfCard(
                card.type().id(),
                lower(card.theme()),
                card.starting() ? "" : Resource.ofEra(card.era()).id(),
                card.vp(),
                card.removedWithTwo(),
                confidence(card.origin()),
                card.resource().id(),
                types(card.cost()),
                card.power(),
                card.response(),
                Signs.of(card.ops()));
    }

    public static OfWonder of(Wonder wonder) {
        return new OfWonder(
                "wonder",
                lower(wonder.theme()),
                Resource.ofEra(wonder.era()).id(),
                wonder.vp(),
                wonder.removedWithTwo(),
                confidence(wonder.origin()),
                wonder.tokens(),
                wanted(wonder.condition()));
    }

    private static Wanted wanted(Condition condition) {
        return switch (condition) {
            case Condition.Resources(var list) -> new Wanted("resources", null, types(list), null, null);
            case Condition.ResourceTypes(int min) -> new Wanted("resource-types", min);
            case Condition.ResourceCards(int min) -> new Wanted("resource-cards", min);
            case Condition.Technologies(var types, int min) -> new Wanted("technologies", min, null, ids(types), null);
            case Condition.MilitaryPower(int min) -> new Wanted("power", min);
            case Condition.BoughtThisTurn(var types, var era) -> new Wanted("bought", null, null, ids(types), era.id());
            case Condition.VpTakenBack(int min) -> new Wanted("points-taken-back", min);
            case Condition.VpScored(int min) -> new Wanted("points-scored", min);
        };
    }

    private static List<String> ids(List<Technology> types) {
        return types.stream().map(Technology::id).toList();
    }

    /** "iron", "gunpowder", "gunpowder": one entry a resource, from the lowest type to the highest. */
    private static List<String> types(List<Integer> amounts) {
        var types = new ArrayList<String>();
        for (int type = 0; type < amounts.size(); type++) {
            for (int i = 0; i < amounts.get(type); i++) {
                types.add(Resource.of(type).id());
            }
        }
        return List.copyOf(types);
    }

    private static String confidence(Origin origin) {
        return lower(origin.confidence());
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
