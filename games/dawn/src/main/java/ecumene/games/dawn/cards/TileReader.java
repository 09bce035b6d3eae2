package ecumene.games.dawn.cards;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.engine.map.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code tiles.yaml}: the map tiles and the layouts. Whatever does not fit together is named with its tile. */
final class TileReader {
    static final String FILE = "tiles.yaml";
    static final int TILES = 16;
    private static final int FAR = 40;
    private static final List<String> SIDES = List.of("A", "B");
    private static final List<String> SETS = List.of("red", "yellow", "blue");

    private final int[][][] printed = new int[Tile.SIDES][2][Tile.SPACES];
    private final Map<String, Integer> cityStates = new HashMap<>();
    private final Map<String, Integer> naturalWonders = new HashMap<>();

    private TileReader(Cards data, List<CityState> states, List<NaturalWonder> wonders) {
        states.forEach(state -> cityStates.put(state.id(), state.index()));
        wonders.forEach(wonder -> naturalWonders.put(wonder.id(), wonder.index()));
        var geometry = data.entry(FILE, "geometry");
        for (int side = 0; side < Tile.SIDES; side++) {
            shape(geometry, "shape_" + SIDES.get(side), printed[side]);
        }
    }

    static TileSet tiles(Cards data, List<CityState> states, List<NaturalWonder> wonders) {
        var reader = new TileReader(data, states, wonders);
        var tiles = new ArrayList<Tile>();
        for (var entry : data.entries(FILE, "tiles")) {
            tiles.add(reader.tile(entry, tiles.size() + 1));
        }
        if (tiles.size() != TILES) {
            throw new CardError(
                    FILE, "", "tiles", "must be 16, are " + tiles.size(), "их должно быть 16, а есть " + tiles.size());
        }
        var shapes = List.of(
                Shape.hexes(reader.printed[0][0], reader.printed[0][1]),
                Shape.hexes(reader.printed[1][0], reader.printed[1][1]));
        var set = new TileSet(
                List.copyOf(tiles),
                shapes,
                new Outlines(shapes),
                core(data),
                introductory(data),
                generated(data.entry(FILE, "generated_map")));
        for (var layout : set.introductory()) {
            fits(set, layout.tiles());
        }
        return set;
    }

    private static void shape(Entry geometry, String field, int[][] into) {
        var spaces = geometry.entries(field);
        for (int space = 0; space < Tile.SPACES; space++) {
            if (spaces.size() != Tile.SPACES || spaces.get(space).number("space", 0, FAR) != space) {
                throw geometry.wrong(field, "must be ten spaces in order", "должно быть десять клеток по порядку");
            }
            into[0][space] = spaces.get(space).number("q", -FAR, FAR);
            into[1][space] = spaces.get(space).number("r", -FAR, FAR);
        }
    }

    private Tile tile(Entry entry, int number) {
        if (entry.number("number", 1, TILES) != number) {
            throw entry.wrong("number", "tiles stand in their order", "фрагменты стоят по порядку");
        }
        entry.ignore("name_en", "name_ru");
        var group = entry.oneOf("group", Group.class);
        var sides = new ArrayList<List<Tile.Space>>();
        var inside = entry.inside("sides");
        for (int side = 0; side < Tile.SIDES; side++) {
            var spaces = inside.entries(SIDES.get(side));
            if (spaces.size() != Tile.SPACES) {
                throw inside.wrong(SIDES.get(side), "must be ten spaces", "должно быть десять клеток");
            }
            var read = new ArrayList<Tile.Space>();
            for (var space : spaces) {
                read.add(space(space, side, read.size(), group));
            }
            checkGroup(inside, SIDES.get(side), group, read);
            sides.add(List.copyOf(read));
        }
        inside.done();
        var tile = new Tile(number, group, List.copyOf(sides), FocusReader.origin(entry));
        entry.done();
        return tile;
    }

    private Tile.Space space(Entry entry, int side, int index, Group group) {
        boolean fits = entry.number("space", 0, FAR) == index
                && entry.number("q", -FAR, FAR) == printed[side][0][index]
                && entry.number("r", -FAR, FAR) == printed[side][1][index];
        if (!fits) {
            throw entry.wrong("space", "does not lie where the shape has it", "лежит не там, где в форме фрагмента");
        }
        var terrain = entry.oneOf("terrain", Terrain.class);
        int resource =
                entry.has("resource") ? entry.oneOf("resource", Resource.class).ordinal() : Tile.NONE;
        int wonder = entry.has("natural_wonder") ? known(entry, "natural_wonder", naturalWonders) : Tile.NONE;
        int cityState = entry.has("city_state") ? known(entry, "city_state", cityStates) : Tile.NONE;
        int capital = entry.optionalFlag("capital") ? 0 : Tile.NONE;
        if (wonder == Tile.NONE == (terrain == Terrain.NATURAL_WONDER)) {
            throw entry.wrong("terrain", "a natural wonder has no terrain", "у чуда природы нет местности");
        }
        if ((cityState != Tile.NONE && cityState % 2 != side) || (wonder != Tile.NONE && wonder % 2 != side)) {
            throw entry.wrong(
                    "space", "this face belongs to the other side", "эта сторона жетона — для другой стороны");
        }
        var space = new Tile.Space(terrain, resource, barbarian(entry), cityState, wonder, capital);
        checkSymbols(entry, space, group);
        entry.done();
        return space;
    }

    /** DAWN-2.6: a space has one symbol at most. */
    private static void checkSymbols(Entry entry, Tile.Space space, Group group) {
        int symbols = 0;
        for (int symbol : new int[] {
            space.resource(), space.barbarian(), space.cityState(), space.naturalWonder(), space.capital()
        }) {
            symbols += symbol == Tile.NONE ? 0 : 1;
        }
        if (symbols > 1) {
            throw entry.wrong("space", "has two symbols, on a tile of " + group, "на клетке два символа");
        }
    }

    private static int barbarian(Entry entry) {
        if (!entry.has("barbarian")) {
            return Tile.NONE;
        }
        var letter = entry.text("barbarian");
        int index = letter.length() == 1 ? letter.charAt(0) - 'A' : Tile.NONE;
        if (index < 0 || index >= Catalog.BARBARIANS) {
            throw entry.wrong("barbarian", "must be a letter from A to I", "должна быть буква от A до I");
        }
        return index;
    }

    private static int known(Entry entry, String field, Map<String, Integer> indexes) {
        var id = entry.text(field);
        var index = indexes.get(id);
        if (index == null) {
            throw entry.wrong(field, "there is no " + id, "такого нет: " + id);
        }
        return index;
    }

    private static void checkGroup(Entry entry, String side, Group group, List<Tile.Space> spaces) {
        int capitals = 0;
        int states = 0;
        int wonders = 0;
        for (var space : spaces) {
            capitals += space.capital() == Tile.NONE ? 0 : 1;
            states += space.cityState() == Tile.NONE ? 0 : 1;
            wonders += space.naturalWonder() == Tile.NONE ? 0 : 1;
        }
        boolean right = capitals == (group == Group.CAPITAL ? 1 : 0)
                && states == (group == Group.CITY_STATE ? 1 : 0)
                && wonders == (group == Group.NATURAL_WONDER ? 1 : 0);
        if (!right) {
            throw entry.wrong(side, "has not the symbol of its group", "нет символа своей группы");
        }
    }

    private static List<List<Placement>> core(Cards data) {
        var entry = data.entry(FILE, "core_layout");
        var sides = new ArrayList<List<Placement>>();
        for (int side = 0; side < Tile.SIDES; side++) {
            var places = new ArrayList<Placement>();
            for (var place : entry.entries(SIDES.get(side))) {
                places.add(placement(place, 0, side));
            }
            sides.add(List.copyOf(places));
        }
        return List.copyOf(sides);
    }

    private static Placement placement(Entry entry, int tile, int side) {
        return new Placement(
                tile, side, entry.number("q", -FAR, FAR), entry.number("r", -FAR, FAR), entry.number("rotation", 0, 5));
    }

    private static List<TileSet.Introductory> introductory(Cards data) {
        var entry = data.entry(FILE, "first_game");
        var layouts = new ArrayList<TileSet.Introductory>();
        for (int players = Catalog.MIN_PLAYERS; players <= Catalog.MAX_PLAYERS; players++) {
            var tiles = new ArrayList<Placement>();
            for (var place : entry.entries("tiles")) {
                int set = SETS.indexOf(place.text("set"));
                int side = SIDES.indexOf(place.text("side"));
                if (set < 0 || side < 0) {
                    throw place.wrong("set", "must be red, yellow or blue, side A or B", "набор или сторона неверны");
                }
                if (set <= players - Catalog.MIN_PLAYERS) {
                    tiles.add(placement(place, place.number("tile", 1, TILES), side));
                }
            }
            var capitals = new ArrayList<Integer>();
            var order = entry.inside("capital_order");
            for (var tile : order.texts("players_" + players)) {
                capitals.add(Integer.valueOf(tile));
            }
            layouts.add(new TileSet.Introductory(List.copyOf(tiles), List.copyOf(capitals)));
        }
        return List.copyOf(layouts);
    }

    private static GeneratedMap generated(Entry entry) {
        return new GeneratedMap(
                byPlayers(entry, "capital_hex_distance_min"),
                entry.number("city_sites_min", 0, FAR),
                entry.number("city_state_hex_distance_min", 0, FAR),
                entry.number("city_state_land_distance_max", 0, FAR),
                entry.number("barbarian_hex_distance_min", 0, FAR),
                byPlayers(entry, "territory_min"),
                entry.number("attempts_max", 1, 5000));
    }

    private static List<Integer> byPlayers(Entry entry, String field) {
        var inside = entry.inside(field);
        var numbers = new ArrayList<Integer>();
        for (int players = Catalog.MIN_PLAYERS; players <= Catalog.MAX_PLAYERS; players++) {
            numbers.add(inside.number("players_" + players, 0, 100));
        }
        return List.copyOf(numbers);
    }

    /** DAWN-17.7 (a) and (b) for the layouts that we prescribe. */
    private static void fits(TileSet set, List<Placement> layout) {
        var laid = new ArrayList<Placement>();
        for (var next : layout) {
            if (!laid.isEmpty() && !new Laying(set, laid).fits(next)) {
                throw new CardError(
                        FILE,
                        "tile_" + next.tile(),
                        "first_game.tiles",
                        "does not fit to the tiles before it",
                        "не подходит к фрагментам перед ним");
            }
            laid.add(next);
        }
    }
}
