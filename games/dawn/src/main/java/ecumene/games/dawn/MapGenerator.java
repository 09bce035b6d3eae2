package ecumene.games.dawn;

import ecumene.engine.Rng;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Group;
import ecumene.games.dawn.cards.Laying;
import ecumene.games.dawn.cards.Placement;
import ecumene.games.dawn.cards.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** DAWN-17.12: a map laid at random by the rules of map building, again and again until it is fair enough. */
final class MapGenerator {
    private MapGenerator() {}

    static void generate(DawnState s) {
        var rng = s.random(DawnState.Purpose.MAP);
        var wanted = s.catalog().tiles().generated();
        var best = List.<Placement>of();
        int bestDistance = -1;
        for (int attempt = 0; attempt < wanted.attempts(); attempt++) {
            var placements = attempt(s, rng);
            if (placements.isEmpty()) {
                continue;
            }
            var quality =
                    new MapQuality(s.catalog(), Board.of(s.catalog().tiles(), placements), capitalTiles(s, placements));
            if (quality.isFair(s.players())) {
                best = placements;
                break;
            }
            if (quality.capitalDistance() >= bestDistance) {
                bestDistance = quality.capitalDistance();
                best = placements;
            }
        }
        if (best.isEmpty()) {
            throw new IllegalStateException("DAWN-17.12: no map in " + wanted.attempts() + " attempts");
        }
        s.setBoard(Board.of(s.catalog().tiles(), best));
        var capitals = capitalTiles(s, best);
        for (int seat = 0; seat < s.players(); seat++) {
            s.setTilesInHand(seat, 0);
            s.putCapital(seat, s.board().capital(capitals.get(seat)));
        }
    }

    /** The capital tiles in the order in which they were laid: the seats get them from a random one on, clockwise. */
    private static List<Integer> capitalTiles(DawnState s, List<Placement> placements) {
        var tiles = new ArrayList<Integer>();
        for (var placement : placements) {
            if (s.catalog().tiles().tile(placement.tile()).group() == Group.CAPITAL) {
                tiles.add(placement.tile());
            }
        }
        return tiles;
    }

    /** DAWN-17.2 – 17.8 with uniformly random choices; nothing where the water does not suffice. */
    private static List<Placement> attempt(DawnState s, Rng rng) {
        MapBuilding.dealTiles(s, rng);
        var placements = new ArrayList<>(s.board().placements());
        var laying = new Laying(s.catalog().tiles(), placements);
        int seat = rng.below(s.players());
        while (s.tilesInHand(seat) != 0) {
            int tile = oneOf(s.tilesInHand(seat), rng);
            s.setTilesInHand(seat, s.tilesInHand(seat) & ~(1 << tile));
            var drawn = place(laying, rng);
            if (drawn.isEmpty()) {
                return List.of();
            }
            var place = drawn.get();
            var placement = new Placement(tile, place.side(), place.q(), place.r(), place.turn());
            laying.lay(placement);
            placements.add(placement);
            if (tooNear(s, placements)) {
                return List.of();
            }
            seat = s.after(seat);
        }
        return placements;
    }

    /** What would be refused at the end need not be laid to the end: whether the last tile brought a capital too near another. */
    private static boolean tooNear(DawnState s, List<Placement> placements) {
        int last = capitalCell(s, placements.getLast());
        int least = s.catalog().tiles().generated().capitalDistance().get(s.players() - Catalog.MIN_PLAYERS);
        for (int i = 0; i < placements.size() - 1 && last != Board.NONE; i++) {
            int other = capitalCell(s, placements.get(i));
            if (other != Board.NONE && Laying.GRID.distance(last, other) < least) {
                return true;
            }
        }
        return false;
    }

    private static int capitalCell(DawnState s, Placement placement) {
        var spaces = s.catalog().tiles().tile(placement.tile()).sides().get(placement.side());
        for (int place = 0; place < spaces.size(); place++) {
            if (spaces.get(place).capital() != Tile.NONE) {
                var shape = s.catalog().tiles().shapes().get(placement.side());
                return shape.cell(Laying.GRID, Laying.GRID.at(placement.q(), placement.r()), placement.turn(), place);
            }
        }
        return Board.NONE;
    }

    private static int oneOf(int tiles, Rng rng) {
        int which = rng.below(Integer.bitCount(tiles));
        int rest = tiles;
        for (; which > 0; which--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    /** One of the legal places, all equally likely; the costly look at the water only for the one drawn. */
    private static Optional<Placement> place(Laying laying, Rng rng) {
        var core = new ArrayList<Placement>();
        var beside = new ArrayList<Placement>();
        var other = new ArrayList<Placement>();
        laying.candidates(place -> {
            if (laying.touchesCore(place)) {
                core.add(place);
            } else if (laying.touchesBeside(place)) {
                beside.add(place);
            } else {
                other.add(place);
            }
        });
        for (var places : List.of(core, beside, other)) {
            while (!places.isEmpty()) {
                int which = rng.below(places.size());
                var drawn = places.get(which);
                if (laying.enoughWater(drawn)) {
                    return Optional.of(drawn);
                }
                places.set(which, places.getLast());
                places.removeLast();
            }
        }
        return Optional.empty();
    }
}
