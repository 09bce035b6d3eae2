package ecumene.games.dawn.face;

import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Texts;
import ecumene.engine.Words;
import ecumene.games.dawn.Nouns;
import ecumene.games.dawn.Payment;
import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.DialEvent;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How things are called: in the keys of moves, which never change, and in the sentences of both languages. */
final class Names implements Words {
    private final Catalog catalog;
    private final Texts texts;
    private final List<Agenda> agendas = new ArrayList<>();

    Names(Catalog catalog, Texts texts) {
        this.catalog = catalog;
        this.texts = texts;
        catalog.victoryCards().forEach(card -> agendas.addAll(card.agendas()));
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String key(String id) {
        return id.replace('_', '-');
    }

    /** A space by its tile and its place on it, so that its name does not depend on the map: {@code 11.5}. */
    static String space(int space) {
        return space < Board.TILE_SPACES
                ? space / Tile.SPACES + 1 + "." + space % Tile.SPACES
                : "w" + (space - Board.TILE_SPACES + 1);
    }

    static String barbarian(int letter) {
        return Character.toString('a' + letter);
    }

    @Override
    public String id(Noun noun, int value) {
        return switch (noun.kind()) {
            case "seat" -> "seat" + (value + 1);
            case "space" -> space(value);
            case "place" -> value == Nouns.CARD_PLACE ? "card" : space(value);
            case "focus" -> key(catalog.focus(value).id());
            case "wonder", "piece" -> key(catalog.wonder(value).id());
            case "resource" -> lower(Resource.of(value));
            case "city-state" -> key(catalog.cityState(value).id());
            case "natural-wonder" -> key(catalog.naturalWonder(value).id());
            case "player-card" -> key(lower(PlayerCard.of(value)));
            case "leader" -> catalog.leaders().get(value).id();
            case "colour" -> catalog.tracks().colours().get(value).id();
            case "agenda" -> agendas.get(value).id();
            case "barbarian" -> barbarian(value);
            case "event" -> key(lower(DialEvent.values()[value]));
            case "tile" -> tile(value).toLowerCase(Locale.ROOT);
            case "anchor" -> Nouns.anchorQ(value) + ":" + Nouns.anchorR(value);
            case "payment" -> payment(value);
            case "extras" -> extras(value);
            default -> Integer.toString(value);
        };
    }

    private static String tile(int value) {
        return value / Tile.SIDES + (value % Tile.SIDES == 0 ? "A" : "B");
    }

    private String payment(int value) {
        if (value >= Payment.NATURAL_WONDERS) {
            return key(catalog.naturalWonder(value - Payment.NATURAL_WONDERS).id());
        }
        if (value >= Payment.CITY_STATES) {
            return key(catalog.cityState(value - Payment.CITY_STATES).id());
        }
        return value == Payment.TRADE_TOKEN ? "trade" : "free";
    }

    private String extras(int bits) {
        var parts = new ArrayList<String>();
        for (int at = 0; at < Integer.SIZE; at++) {
            if ((bits & 1 << at) == 0) {
                continue;
            }
            if (at >= Payment.AS_TRADE_TOKENS) {
                parts.add(
                        key(catalog.naturalWonder(at - Payment.AS_TRADE_TOKENS).id()) + ".trade");
            } else if (at >= Payment.AS_RESOURCES) {
                parts.add(key(catalog.naturalWonder(at - Payment.AS_RESOURCES).id()));
            } else {
                parts.add(key(catalog.cityState(at).id()));
            }
        }
        return parts.isEmpty() ? "-" : String.join("+", parts);
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return switch (noun.kind()) {
            case "space" -> shown(value, lang);
            case "place" ->
                value == Nouns.CARD_PLACE
                        ? texts.get(lang, "place.card")
                        : texts.get(lang, "place.space", shown(value, lang));
            case "focus" -> catalog.focus(value).name().in(lang);
            case "wonder", "piece" -> catalog.wonder(value).name().in(lang);
            case "resource" -> texts.get(lang, "resource." + lower(Resource.of(value)));
            case "city-state" -> catalog.cityState(value).name().in(lang);
            case "natural-wonder" -> catalog.naturalWonder(value).name().in(lang);
            case "player-card" -> catalog.playerCards().get(value).name().in(lang);
            case "leader" -> catalog.leaders().get(value).name().in(lang);
            case "colour" -> catalog.tracks().colours().get(value).name().in(lang);
            case "agenda" -> agendas.get(value).name().in(lang);
            case "barbarian" -> Character.toString('A' + value);
            case "event" -> texts.get(lang, "event." + lower(DialEvent.values()[value]));
            case "direction" -> texts.get(lang, "direction." + value);
            case "tile" -> tile(value);
            case "payment" -> paymentName(value, lang);
            case "extras" -> extrasName(value, lang);
            default -> id(noun, value);
        };
    }

    private String shown(int space, Lang lang) {
        return space < Board.TILE_SPACES ? space(space) : texts.get(lang, "place.water", space - Board.TILE_SPACES + 1);
    }

    private String paymentName(int value, Lang lang) {
        if (value >= Payment.NATURAL_WONDERS) {
            return catalog.naturalWonder(value - Payment.NATURAL_WONDERS).name().in(lang);
        }
        if (value >= Payment.CITY_STATES) {
            return catalog.cityState(value - Payment.CITY_STATES).name().in(lang);
        }
        return texts.get(lang, value == Payment.TRADE_TOKEN ? "payment.trade" : "payment.free");
    }

    private String extrasName(int bits, Lang lang) {
        var parts = new ArrayList<String>();
        for (int at = 0; at < Integer.SIZE; at++) {
            if ((bits & 1 << at) == 0) {
                continue;
            }
            if (at >= Payment.AS_TRADE_TOKENS) {
                parts.add(texts.get(lang, "payment.as-trade", naturalWonder(at - Payment.AS_TRADE_TOKENS, lang)));
            } else if (at >= Payment.AS_RESOURCES) {
                parts.add(texts.get(lang, "payment.as-resource", naturalWonder(at - Payment.AS_RESOURCES, lang)));
            } else {
                parts.add(catalog.cityState(at).name().in(lang));
            }
        }
        return parts.isEmpty() ? texts.get(lang, "extras.none") : String.join(", ", parts);
    }

    private String naturalWonder(int index, Lang lang) {
        return catalog.naturalWonder(index).name().in(lang);
    }
}
