package ecumene.bots;

import ecumene.engine.Game;
import ecumene.engine.Options;
import ecumene.engine.Rng;
import ecumene.engine.State;
import ecumene.engine.Verb;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One tree of an information-set Monte-Carlo search. Every iteration imagines a state that agrees with what the seat
 * knows, walks down the tree along moves that are possible there, adds one node, and carries the standing of every seat
 * back up. The tree is shared by all imagined states: a move remembers how often it was possible, so that one which is
 * rarely possible is still tried often enough.
 */
final class Tree<S extends State<S>> {
    /** Tuned on {@code pyramid}: how much an uncertain move is preferred, in shares of a victory. */
    private static final double EXPLORATION = 0.3;
    /** How many visits the first impression of a move counts for. */
    private static final double IMPRESSION = 1;
    /** The lead, in points, that makes a victory likely. */
    private static final double LIKELY_LEAD = 4;

    private static final int DEEPEST = 24;

    private final Sight<S> sight;
    private final Game<S> game;
    private final Rng rng;
    private final Node root = new Node();
    private final S scratch;
    private final S ahead;
    private final double[] standings;
    private final List<Edge> path = new ArrayList<>();

    Tree(Sight<S> sight, Rng rng) {
        this.sight = sight;
        this.game = sight.game();
        this.rng = rng;
        this.scratch = sight.imagine(rng);
        this.ahead = sight.imagine(rng);
        this.standings = new double[scratch.players()];
    }

    void iterate() {
        sight.imagineInto(scratch, rng);
        path.clear();
        var node = root;
        boolean known = true;
        while (known && path.size() < DEEPEST && !scratch.over()) {
            int seat = scratch.seatToAnswer();
            var edge = select(node, seat);
            known = edge.visits > 0;
            path.add(edge);
            scratch.pick(seat, edge.option);
            node = edge.next();
        }
        Standing.ofAll(game, scratch, standings);
        for (var edge : path) {
            edge.visits++;
            edge.total += reward(standings[edge.seat]);
        }
    }

    /** Among the moves possible here and now, the one that promises most. */
    private Edge select(Node node, int seat) {
        var options = scratch.options(seat);
        Edge best = edge(node, seat, options, 0);
        for (int option = 1; option < options.size(); option++) {
            var edge = edge(node, seat, options, option);
            if (edge.promise() > best.promise()) {
                best = edge;
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
        var edge = new Edge(seat, options, option, reward(Standing.of(game, ahead, seat)));
        node.edges.add(edge);
        return edge;
    }

    /** A standing in points as a share of a victory. */
    private static double reward(double standing) {
        return 0.5 + 0.5 * Math.tanh(standing / LIKELY_LEAD);
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
            this.option = option;
            this.impression = impression;
        }

        boolean is(Options options, int option) {
            return a == options.a(option) && b == options.b(option) && verb.equals(options.verb(option));
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
