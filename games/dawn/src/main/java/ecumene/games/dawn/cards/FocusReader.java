package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.engine.kit.Origin;
import ecumene.games.dawn.cards.FocusEffect.Mode;
import ecumene.games.dawn.cards.FocusEffect.Passing;
import java.util.ArrayList;
import java.util.List;

/** {@code focus.yaml}: the twenty focus cards. */
final class FocusReader {
    static final String FILE = "focus.yaml";
    private static final int MANY = 9;
    private static final Local NO_REMARK = new Local("", "");

    private FocusReader() {}

    static Local names(Entry entry) {
        return new Local(entry.text("name_en"), entry.text("name_ru"));
    }

    static Origin origin(Entry entry) {
        entry.ignore("ruling");
        return Origin.of(entry, NO_REMARK);
    }

    static List<FocusCard> cards(Cards data) {
        var cards = new ArrayList<FocusCard>();
        for (var entry : data.entries(FILE, "cards")) {
            cards.add(card(entry, cards.size()));
        }
        if (cards.size() != Catalog.FOCUS_CARDS) {
            throw new CardError(
                    FILE,
                    "",
                    "cards",
                    "must be 20 cards, are " + cards.size(),
                    "карт должно быть 20, а их " + cards.size());
        }
        return List.copyOf(cards);
    }

    /** In the order of types and levels, so that a card is found by them. */
    private static FocusCard card(Entry entry, int index) {
        var type = entry.oneOf("type", FocusType.class);
        int level = entry.number("level", 1, Catalog.LEVELS);
        if (Catalog.focusCard(type, level) != index) {
            throw entry.wrong("level", "cards stand by type and level", "карты стоят по типам и уровням");
        }
        var card = new FocusCard(index, entry.id(), names(entry), type, level, effect(entry, type), origin(entry));
        entry.done();
        return card;
    }

    private static FocusEffect effect(Entry entry, FocusType type) {
        return switch (type) {
            case CULTURE ->
                new FocusEffect.Culture(
                        entry.number("tokens_near_city", 1, MANY),
                        entry.optionalNumber("move_tokens", 1, 1),
                        entry.optionalNumber("tokens_near_friendly", 1, MANY),
                        entry.optionalNumber("convert_range", 1, MANY));
            case SCIENCE ->
                new FocusEffect.Science(
                        entry.optionalNumber("gain_trade_tokens", 1, MANY),
                        entry.optionalNumber("gain_missing_resource", 1, 1),
                        entry.optionalNumber("nuke_requires_slot", 1, Catalog.SLOTS));
            case ECONOMY ->
                new FocusEffect.Economy(
                        entry.number("caravans", 1, 3),
                        entry.number("movement", 1, MANY),
                        passing(entry, "enters_barbarians"),
                        passing(entry, "water"),
                        entry.optionalNumber("exchange_resource", 1, 1),
                        entry.optionalNumber("resolve_other_card_as_slot", 1, 1));
            case INDUSTRY -> industry(entry);
            case MILITARY -> military(entry);
        };
    }

    private static FocusEffect industry(Entry entry) {
        int slot = 0;
        int bonus = 0;
        if (entry.has("wonder_bonus")) {
            var inside = entry.inside("wonder_bonus");
            slot = inside.number("slot", 1, Catalog.SLOTS);
            bonus = inside.number("production", 1, MANY);
            inside.done();
        }
        return new FocusEffect.Industry(
                entry.number("city_range", 1, MANY),
                passing(entry, "city_on_caravan"),
                passing(entry, "count_through_water"),
                slot,
                bonus,
                entry.optionalNumber("tokens_near_new_city", 1, MANY));
    }

    private static FocusEffect military(Entry entry) {
        int bonus = entry.number("attack_bonus", 0, MANY);
        return new FocusEffect.Military(
                entry.number("attacks", 1, MANY),
                entry.number("range", 1, MANY),
                bonus,
                entry.has("attack_bonus_vs_barbarians") ? entry.number("attack_bonus_vs_barbarians", 0, MANY) : bonus,
                passing(entry, "count_through_water"),
                passing(entry, "ignore_obstacles"),
                entry.oneOf("mode", Mode.class));
    }

    private static Passing passing(Entry entry, String field) {
        return entry.optionalFlag(field) ? Passing.OPEN : Passing.CLOSED;
    }
}
