package ecumene.games.dawn.cards;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.games.dawn.cards.Tracks.Colour;
import ecumene.games.dawn.cards.Tracks.TechLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code tracks.yaml}: dials, supplies, limits, and the natural wonders. */
final class TrackReader {
    static final String FILE = "tracks.yaml";
    private static final int LONGEST = 60;

    private TrackReader() {}

    static Tracks tracks(Cards data) {
        var dial = data.entry(FILE, "tech_dial");
        int end = dial.number("max", 1, LONGEST);
        var levels = new ArrayList<TechLevel>();
        for (var level : dial.entries("level_spaces")) {
            levels.add(new TechLevel(level.number("value", 1, end), level.number("level", 2, Catalog.LEVELS)));
        }
        var perPlayer = data.entry(FILE, "supplies").inside("per_player");
        var combat = data.entry(FILE, "combat");
        return new Tracks(
                events(data),
                List.copyOf(levels),
                end,
                dial.number("after_max_goes_to", 0, end),
                numbers(data, "terrain", Terrain.values(), "difficulty"),
                numbers(data, "resources", Resource.values(), "tokens"),
                data.entry(FILE, "supplies").inside("water_tokens").number("count", 0, Board.WATERS),
                perPlayer.number("city", 1, 7),
                perPlayer.number("caravan", 1, 3),
                perPlayer.number("control_token", 1, LONGEST),
                data.entry(FILE, "limits").number("trade_tokens_per_focus_card", 1, 9),
                combat.number("city_state_bonus", 0, LONGEST),
                combat.number("reinforced_bonus", 0, LONGEST),
                combat.number("city_terrain_multiplier", 1, LONGEST),
                colours(data));
    }

    private static List<DialEvent> events(Cards data) {
        var events = new ArrayList<DialEvent>();
        for (var sector : data.entry(FILE, "event_dial").entries("sectors_clockwise")) {
            if (sector.number("index", 0, LONGEST) != events.size()) {
                throw sector.wrong("index", "sectors stand in their order", "секторы стоят по порядку");
            }
            events.add(sector.oneOf("event", DialEvent.class));
        }
        return List.copyOf(events);
    }

    /** One number for each constant, in their order. */
    private static <E extends Enum<E>> List<Integer> numbers(Cards data, String key, E[] constants, String field) {
        var numbers = new ArrayList<Integer>();
        for (var entry : data.entries(FILE, key)) {
            int at = numbers.size();
            if (at == constants.length
                    || !constants[at].name().toLowerCase(Locale.ROOT).equals(entry.id())) {
                throw entry.wrong("id", "is not at its place", "стоит не на своём месте");
            }
            numbers.add(entry.number(field, 1, 9));
        }
        if (numbers.size() != constants.length) {
            throw new CardError(
                    FILE,
                    "",
                    key,
                    "must be " + constants.length + ", are " + numbers.size(),
                    "должно быть " + constants.length + ", а есть " + numbers.size());
        }
        return List.copyOf(numbers);
    }

    private static List<Colour> colours(Cards data) {
        var colours = new ArrayList<Colour>();
        for (var colour : data.entry(FILE, "supplies").entries("player_colours")) {
            var id = colour.text("id");
            colours.add(new Colour(id, new ecumene.engine.Game.Local(id, colour.text("name_ru"))));
        }
        if (colours.size() != Catalog.MAX_PLAYERS) {
            throw new CardError(FILE, "", "supplies.player_colours", "must be 4 colours", "цветов должно быть четыре");
        }
        return List.copyOf(colours);
    }

    /** Two faces to a token; each token belongs to a tile, and its faces to the tile's sides. */
    static List<NaturalWonder> naturalWonders(Cards data) {
        var wonders = new ArrayList<NaturalWonder>();
        for (var token : data.entries(FILE, "natural_wonder_tokens")) {
            var faces = token.entries("faces");
            if (faces.size() != 2) {
                throw token.wrong("faces", "must be two", "сторон должно быть две");
            }
            var origin = FocusReader.origin(token);
            for (var face : faces) {
                wonders.add(wonder(face, wonders.size(), origin));
            }
        }
        if (wonders.size() != Catalog.NATURAL_WONDERS) {
            throw new CardError(FILE, "", "natural_wonder_tokens", "must be 4 tokens", "жетонов должно быть четыре");
        }
        return List.copyOf(wonders);
    }

    private static NaturalWonder wonder(Entry face, int index, ecumene.engine.kit.Origin origin) {
        return new NaturalWonder(
                index, face.text("id"), FocusReader.names(face), face.oneOf("resource", Resource.class), origin);
    }
}
