package ecumene.games.dawn;

import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Terrain;
import java.util.Arrays;
import java.util.List;

/** DAWN-17.12: whether a map is fair enough, looked at as printed, with slot 3 where a slot matters. */
final class MapQuality {
    private static final int SLOT = 3;
    private static final int CITY_RANGE = 2;
    private static final int FAR = 1000;

    private final Catalog catalog;
    private final Board board;
    private final int[] capitals;
    /** By capital, then by space: the steps over land. */
    private final int[][] ways;

    MapQuality(Catalog catalog, Board board, List<Integer> capitalTiles) {
        this.catalog = catalog;
        this.board = board;
        this.capitals = capitalTiles.stream().mapToInt(board::capital).toArray();
        this.ways = new int[capitals.length][];
    }

    /** The nearest two, as the crow flies. */
    int capitalDistance() {
        int nearest = FAR;
        for (int one = 0; one < capitals.length; one++) {
            for (int other = one + 1; other < capitals.length; other++) {
                nearest = Math.min(nearest, board.distance(capitals[one], capitals[other]));
            }
        }
        return nearest;
    }

    /** The cheapest looks first. */
    boolean isFair(int players) {
        var wanted = catalog.tiles().generated();
        int row = players - Catalog.MIN_PLAYERS;
        if (capitalDistance() < wanted.capitalDistance().get(row)) {
            return false;
        }
        for (int capital : capitals) {
            if (nearest(capital, Symbols.BARBARIANS) < wanted.barbarianDistance()
                    || nearest(capital, Symbols.CITY_STATES) < wanted.cityStateDistance()
                    || citySites(capital) < wanted.citySites()) {
                return false;
            }
        }
        Arrays.setAll(ways, capital -> landWays(capitals[capital]));
        for (int capital = 0; capital < capitals.length; capital++) {
            boolean connected = ways[0][capitals[capital]] < FAR;
            if (!connected
                    || wayToCityState(capital) > wanted.cityStateWay()
                    || territory(capital) < wanted.territory().get(row)) {
                return false;
            }
        }
        return true;
    }

    private enum Symbols {
        BARBARIANS,
        CITY_STATES
    }

    private int nearest(int capital, Symbols symbols) {
        int nearest = FAR;
        int count = symbols == Symbols.BARBARIANS ? Catalog.BARBARIANS : Catalog.TOKENS;
        for (int which = 0; which < count; which++) {
            int space = symbols == Symbols.BARBARIANS ? board.barbarian(which) : board.cityState(which);
            if (space != Board.NONE) {
                nearest = Math.min(nearest, board.distance(capital, space));
            }
        }
        return nearest;
    }

    private int[] landWays(int from) {
        var steps = new int[Board.SPACES];
        Arrays.fill(steps, FAR);
        var queue = new int[Board.SPACES];
        int last = 0;
        queue[last++] = from;
        steps[from] = 0;
        for (int first = 0; first < last; first++) {
            for (int way = 0; way < Board.WAYS; way++) {
                int next = board.beside(queue[first], way);
                if (next != Board.NONE && steps[next] == FAR && !board.isWater(next)) {
                    steps[next] = steps[queue[first]] + 1;
                    queue[last++] = next;
                }
            }
        }
        return steps;
    }

    private int wayToCityState(int capital) {
        int nearest = FAR;
        for (int token = 0; token < Catalog.TOKENS; token++) {
            int space = board.cityState(token);
            nearest = space == Board.NONE ? nearest : Math.min(nearest, ways[capital][space]);
        }
        return nearest;
    }

    /** Land nearer to this capital than to any other. */
    private int territory(int capital) {
        int count = 0;
        for (int space : board.spaces()) {
            int own = ways[capital][space];
            boolean nearer = own < FAR && !board.isWater(space);
            for (int other = 0; other < capitals.length && nearer; other++) {
                nearer = other == capital || own < ways[other][space];
            }
            count += nearer ? 1 : 0;
        }
        return count;
    }

    /** City spaces from the capital and from all the spaces beside it that could take a token. */
    private int citySites(int capital) {
        var friendly = new boolean[Board.SPACES];
        friendly[capital] = true;
        for (int way = 0; way < Board.WAYS; way++) {
            int space = board.beside(capital, way);
            if (space != Board.NONE && takesToken(space)) {
                friendly[space] = true;
            }
        }
        var steps = new int[Board.SPACES];
        Arrays.fill(steps, FAR);
        var queue = new int[Board.SPACES];
        int last = 0;
        for (int space : board.spaces()) {
            if (friendly[space]) {
                steps[space] = 0;
                queue[last++] = space;
            }
        }
        int sites = 0;
        for (int first = 0; first < last; first++) {
            int at = queue[first];
            sites += isSite(at, friendly) ? 1 : 0;
            for (int way = 0; way < Board.WAYS && steps[at] < CITY_RANGE; way++) {
                int next = board.beside(at, way);
                if (next != Board.NONE && steps[next] == FAR && isWay(next)) {
                    steps[next] = steps[at] + 1;
                    queue[last++] = next;
                }
            }
        }
        return sites;
    }

    private boolean takesToken(int space) {
        return isWay(space) && !isCityState(space) && !isCapital(space);
    }

    private boolean isWay(int space) {
        return !board.isWater(space) && catalog.difficulty(board.terrain(space)) <= SLOT && !isBarbarian(space);
    }

    private boolean isSite(int space, boolean[] friendly) {
        boolean open = isWay(space)
                && !isCapital(space)
                && !isCityState(space)
                && (friendly[space] || board.resource(space) == Board.NONE)
                && board.terrain(space) != Terrain.NATURAL_WONDER;
        for (int way = 0; way < Board.WAYS && open; way++) {
            int other = board.beside(space, way);
            open = other == Board.NONE || !(isCapital(other) || isCityState(other));
        }
        return open;
    }

    private boolean isCapital(int space) {
        for (int capital : capitals) {
            if (capital == space) {
                return true;
            }
        }
        return false;
    }

    private boolean isCityState(int space) {
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (board.cityState(token) == space) {
                return true;
            }
        }
        return false;
    }

    private boolean isBarbarian(int space) {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            if (board.barbarian(letter) == space) {
                return true;
            }
        }
        return false;
    }
}
