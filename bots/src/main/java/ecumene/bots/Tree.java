package ecumene.bots;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Rng;
import ecumene.engine.State;
import ecumene.engine.Verb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One tree of an information-set Monte-Carlo search. Every iteration imagines a state that agrees with what the seat
 * knows, walks down the tree along moves that are possible there, and carries the standing of every seat back up. The
 * seat's own turn is always played to its end, past the tree by a quick look at a few moves each time, so that what is
 * weighed are whole turns; the turns of others are looked at only as far as the tree has grown. The tree is shared by all
 * imagined states: a move remembers how often it was possible, so that one which is rarely possible is still tried often
 * enough.
 */
final class Tree<S extends State<S>> {
    /** Tuned on {@code pyramid}: how much an uncertain move is preferred, in shares of a victory. */
    private static final double EXPLORATION = 0.3;
    /** How many visits the first impression of a move counts for. */
    private static final double IMPRESSION = 1;

    private static final int DEEPEST = 40;
    /** How many moves are looked at when the rest of a turn is played quickly. */
    private static final int GLANCES = 6;

    private final Sight<S> sight;
    private final Game<S> game;
    private final Rng rng;
    private Node root = new Node();
    private final S scratch;
    private final S ahead;
    private final double[] standings;
    /** The standings at the root: what counts is what a move makes of them. */
    private final double[] before;

    private final double decisive;
    private final List<Edge> path = new ArrayList<>();

    Tree(Sight<S> sight, Rng rng) {
        this.sight = sight;
        this.game = sight.game();
        this.rng = rng;
        this.scratch = sight.imagine(rng);
        this.ahead = sight.imagine(rng);
        this.standings = new double[scratch.players()];
        this.before = new double[scratch.players()];
        this.decisive = game.decisiveLead();
        Standing.ofAll(game, scratch, before);
    }

    boolean sees(Sight<?> with) {
        return sight == with;
    }

    /** The seat has made this move, and nobody else has moved since: what is known of what follows is kept. */
    void follow(Move move) {
        for (var edge : root.edges) {
            if (edge.is(move)) {
                root = edge.next();
                return;
            }
        }
        root = new Node();
    }

    void iterate() {
        sight.imagineInto(scratch, rng);
        path.clear();
        var node = root;
        boolean known = true;
        boolean ownTurn = true;
        for (int depth = 0; depth < DEEPEST && !scratch.over(); depth++) {
            int seat = scratch.seatToAnswer();
            ownTurn &= seat == sight.seat() || game.turnOf(scratch) == sight.seat();
            if (known) {
                var edge = select(node, seat);
                known = edge.visits > 0;
                path.add(edge);
                scratch.pick(seat, edge.option);
                node = edge.next();
            } else if (ownTurn) {
                scratch.pick(seat, glance(seat));
            } else {
                break;
            }
        }
        Standing.ofAll(game, scratch, standings);
        for (var edge : path) {
            edge.visits++;
            edge.total += reward(standings[edge.seat], edge.seat);
        }
    }

    /** The best of a few moves at first sight. */
    private int glance(int seat) {
        int size = scratch.options(seat).plausible();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int n = Math.min(size, GLANCES); n > 0; n--) {
            int option = size <= GLANCES ? n - 1 : rng.below(size);
            if (scratch.options(seat).verb(option).givesUp()) {
                continue;
            }
            scratch.copyInto(ahead);
            ahead.pick(seat, option);
            ahead.finishSet();
            double standing = Standing.of(game, ahead, seat);
            if (standing > most) {
                most = standing;
                best = option;
            }
        }
        return best;
    }

    /** Among the moves possible here and now, the one that promises most. */
    private Edge select(Node node, int seat) {
        var options = scratch.options(seat);
        int first = options.plausible() > 1 && options.verb(0).givesUp() ? 1 : 0;
        Edge best = edge(node, seat, options, first);
        for (int option = first + 1; option < options.plausible(); option++) {
            if (!options.verb(option).givesUp()) {
                var edge = edge(node, seat, options, option);
                best = edge.promise() > best.promise() ? edge : best;
            }
        }
        return best;
    }

    private Edge edge(Node node, int seat, Options options, int option) {
        for (var edge : node.edges) {
            if (edge.is(options, option)) {
                edge.possible++;
                edge.option = option;
                return edge;
            }
        }
        // a move met for the first time is worth, until tried, what the eye of the game says of the position after it
        scratch.copyInto(ahead);
        ahead.pick(seat, option);
        ahead.finishSet();
        var edge = new Edge(seat, options, option, reward(Standing.of(game, ahead, seat), seat));
        node.edges.add(edge);
        return edge;
    }

    /** A standing in points, against what it was at the root, as a share of a victory. */
    private double reward(double standing, int seat) {
        return 0.5 + 0.5 * Math.tanh((standing - before[seat]) / decisive);
    }

    /** Adds how often each of the seat's options was tried. */
    void countVisits(Options options, int[] visits) {
        for (int option = 0; option < visits.length; option++) {
            for (var edge : root.edges) {
                visits[option] += edge.is(options, option) ? edge.visits : 0;
            }
        }
    }

    /** A point of the tree: a sequence of moves from the position the seat is in. */
    private static final class Node {
        private final List<Edge> edges = new ArrayList<>(4);
    }

    /** A move at a node, whatever index it has among the options of an imagined state. */
    private static final class Edge {
        private final int seat;
        private final Verb verb;
        private final int a;
        private final int b;
        private final int c;
        private final int d;
        private final double impression;
        private int option;
        private int possible = 1;
        private int visits;
        private double total;
        private @Nullable Node next;

        Edge(int seat, Options options, int option, double impression) {
            this.seat = seat;
            this.verb = options.verb(option);
            this.a = options.a(option);
            this.b = options.b(option);
            this.c = options.c(option);
            this.d = options.d(option);
            this.option = option;
            this.impression = impression;
        }

        boolean is(Options options, int option) {
            return a == options.a(option)
                    && b == options.b(option)
                    && c == options.c(option)
                    && d == options.d(option)
                    && verb.equals(options.verb(option));
        }

        boolean is(Move move) {
            return a == move.a() && b == move.b() && c == move.c() && d == move.d() && verb.equals(move.verb());
        }

        double promise() {
            double mean = (total + IMPRESSION * impression) / (visits + IMPRESSION);
            return mean + EXPLORATION * Math.sqrt(Math.log(possible + 1) / (visits + 1));
        }

        Node next() {
            if (next == null) {
                next = new Node();
            }
            return next;
        }
    }
}
