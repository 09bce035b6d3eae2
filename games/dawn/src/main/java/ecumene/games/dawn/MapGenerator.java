package ecumene.games.dawn;

import ecumene.engine.Rng;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Group;
import ecumene.games.dawn.cards.Laying;
import ecumene.games.dawn.cards.Placement;
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
            seat = s.after(seat);
        }
        return placements;
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
