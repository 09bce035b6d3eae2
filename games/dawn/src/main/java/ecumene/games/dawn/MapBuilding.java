package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Group;
import ecumene.games.dawn.cards.Laying;
import ecumene.games.dawn.cards.Placement;
import ecumene.games.dawn.cards.Tile;
import java.util.ArrayList;
import java.util.List;

/** DAWN-17: a map that the players build, tile by tile: which tile and side, then where and how it lies (17.14). */
final class MapBuilding {
    private static final int OF_EACH_GROUP = 2;
    /** DAWN-17.5. */
    private static final int DEALT = 2;

    private MapBuilding() {}

    // --- dealing (DAWN-17.2 – 17.5) ---------------------------------------------------------------------------------

    /** Deals the tiles, lays the core and says who builds first (17.10). */
    static void deal(DawnState s) {
        var rng = s.random(DawnState.Purpose.CAPITAL_TILES);
        dealTiles(s, rng);
        s.builder = rng.below(s.players());
        s.log(DawnSentence.BUILDER, s.builder);
    }

    /** DAWN-17.2 – 17.5, also for a generated map: tiles into hands, and the core on the table. */
    static void dealTiles(DawnState s, ecumene.engine.Rng rng) {
        var capitals = numbers(s, Group.CAPITAL);
        rng.shuffle(capitals);
        for (int seat = 0; seat < s.players(); seat++) {
            s.setTilesInHand(seat, 1 << capitals[seat]);
        }
        var wonders = numbers(s, Group.NATURAL_WONDER);
        var states = numbers(s, Group.CITY_STATE);
        var plain = numbers(s, Group.PLAIN);
        rng.shuffle(wonders);
        rng.shuffle(states);
        int side = rng.below(6) < 3 ? 0 : 1;
        var core = new int[] {wonders[0], wonders[1], states[0], states[1]};
        rng.shuffle(core);
        layCore(s, side, core);
        var rest = new int[OF_EACH_GROUP + OF_EACH_GROUP + plain.length];
        for (int i = 0; i < OF_EACH_GROUP; i++) {
            rest[i] = wonders[OF_EACH_GROUP + i];
            rest[OF_EACH_GROUP + i] = states[OF_EACH_GROUP + i];
        }
        System.arraycopy(plain, 0, rest, 2 * OF_EACH_GROUP, plain.length);
        rng.shuffle(rest);
        for (int i = 0; i < DEALT * s.players(); i++) {
            int seat = i % s.players();
            s.setTilesInHand(seat, s.tilesInHand(seat) | (1 << rest[i]));
        }
    }

    private static int[] numbers(DawnState s, Group group) {
        return s.catalog().tiles().tiles().stream()
                .filter(tile -> tile.group() == group)
                .mapToInt(Tile::number)
                .toArray();
    }

    private static void layCore(DawnState s, int side, int[] core) {
        var placements = new ArrayList<Placement>();
        var layout = s.catalog().tiles().core().get(side);
        for (int i = 0; i < core.length; i++) {
            var place = layout.get(i);
            placements.add(new Placement(core[i], side, place.q(), place.r(), place.turn()));
        }
        s.setBoard(Board.of(s.catalog().tiles(), placements));
    }

    // --- where a tile may lie (DAWN-17.7) ---------------------------------------------------------------------------

    /** All legal places of any tile with a side up: beside the core, or else beside what lies beside it, or else (17.11) anywhere. */
    static List<Placement> places(DawnState s) {
        var laying = new Laying(s.catalog().tiles(), s.board().placements());
        var fitting = new ArrayList<Placement>();
        laying.candidates(fitting::add);
        var watered = fitting.stream().filter(laying::enoughWater).toList();
        var core = watered.stream().filter(laying::touchesCore).toList();
        if (!core.isEmpty()) {
            return core;
        }
        var beside = watered.stream().filter(laying::touchesBeside).toList();
        if (!beside.isEmpty()) {
            return beside;
        }
        return watered.isEmpty() ? fitting : watered;
    }

    /** Lays a tile; a capital tile brings its owner's capital (17.8). */
    static void lay(DawnState s, int seat, Placement placement) {
        var placements = new ArrayList<>(s.board().placements());
        placements.add(placement);
        s.setBoard(Board.of(s.catalog().tiles(), placements));
        s.setTilesInHand(seat, s.tilesInHand(seat) & ~(1 << placement.tile()));
        int capital = s.board().capital(placement.tile());
        if (capital != Board.NONE) {
            s.putCapital(seat, capital);
        }
    }

    // --- the questions ----------------------------------------------------------------------------------------------

    /** DAWN-17.6: clockwise, as long as somebody has tiles. */
    record Next(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (s.tilesInHand(seat) == 0) {
                s.builder = DawnState.NONE;
                return;
            }
            s.builder = seat;
            s.then(new ChooseTile(seat), new Next(s.after(seat)));
        }
    }

    /** Q-02, first half. */
    record ChooseTile(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_TILE);
        }

        @Override
        public void options(DawnState s, Options out) {
            var places = places(s);
            for (int tile = 1; tile <= s.catalog().tiles().tiles().size(); tile++) {
                for (int side = 0; side < Tile.SIDES && (s.tilesInHand(seat) & 1 << tile) != 0; side++) {
                    if (hasSide(places, side)) {
                        out.add(DawnVerb.TILE, Tile.SIDES * tile + side);
                    }
                }
            }
        }

        private static boolean hasSide(List<Placement> places, int side) {
            return places.stream().anyMatch(place -> place.side() == side);
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(new Lay(seat, move.a() / Tile.SIDES, move.a() % Tile.SIDES));
        }
    }

    /** Q-02, second half. */
    record Lay(int seat, int tile, int side) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_LAY, Tile.SIDES * tile + side);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (var place : places(s)) {
                if (place.side() == side) {
                    out.add(DawnVerb.LAY, Nouns.anchor(place.q(), place.r()), place.turn());
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            lay(s, seat, new Placement(tile, side, Nouns.anchorQ(move.a()), Nouns.anchorR(move.a()), move.b()));
            s.log(DawnSentence.LAID, seat, Tile.SIDES * tile + side);
        }
    }
}
