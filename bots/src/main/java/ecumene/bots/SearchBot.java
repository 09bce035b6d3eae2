package ecumene.bots;

import ecumene.bots.BotSpec.Budget;
import ecumene.engine.Rng;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Searches a tree of what may follow (see {@link Tree}) and picks the move that was tried most. The tree is kept while the
 * seat goes on with its turn. A time budget grows one tree for each core it may use. An iteration budget is shared out over a number of trees that depends on the budget
 * alone, so that the same seed gives the same pick on any number of cores.
 */
public final class SearchBot implements Bot {
    private static final int ITERATIONS_A_TREE = 1000;
    private static final int MOST_TREES = 4;

    private final Rng rng;
    private final Budget budget;
    private final int threads;
    private Plan plan = new Plan(List.of(), -1);

    /** The trees after the last move, for as long as nobody else has moved: a turn is thought through once, not at every pick. */
    private record Plan(List<? extends Tree<?>> trees, int moves) {}

    SearchBot(long seed, Budget budget, int threads) {
        this.rng = Rng.of(seed);
        this.budget = budget;
        this.threads = threads;
    }

    @Override
    public <S extends State<S>> int choose(Sight<S> sight) {
        var options = sight.options();
        var trees = planted(sight);
        int best = 0;
        if (options.plausible() > 1) {
            var visits = new int[options.size()];
            for (var tree : grow(trees)) {
                tree.countVisits(options, visits);
            }
            for (int option = 1; option < visits.length; option++) {
                if (visits[option] > visits[best]) {
                    best = option;
                }
            }
        }
        var move = options.move(best);
        trees.forEach(tree -> tree.follow(move));
        plan = new Plan(trees, sight.moves() + 1);
        return best;
    }

    /** The trees of this turn so far, or new ones. */
    @SuppressWarnings("unchecked") // trees that see with this very sight are of its kind
    private <S extends State<S>> List<Tree<S>> planted(Sight<S> sight) {
        boolean same = plan.moves == sight.moves() && plan.trees.stream().allMatch(tree -> tree.sees(sight));
        if (same && !plan.trees.isEmpty()) {
            return (List<Tree<S>>) plan.trees;
        }
        int count = budget.timed() ? threads : Math.clamp(budget.iterations() / ITERATIONS_A_TREE, 1, MOST_TREES);
        var trees = new ArrayList<Tree<S>>();
        for (int i = 0; i < count; i++) {
            trees.add(new Tree<>(sight, Rng.of(rng.nextLong())));
        }
        return trees;
    }

    private <S extends State<S>> List<Tree<S>> grow(List<Tree<S>> trees) {
        long deadline = System.nanoTime() + budget.time().toNanos();
        var tasks = new ArrayList<Callable<Tree<S>>>();
        for (var tree : trees) {
            tasks.add(() -> {
                if (budget.timed()) {
                    do {
                        tree.iterate();
                    } while (System.nanoTime() < deadline);
                } else {
                    for (int n = budget.iterations() / trees.size(); n > 0; n--) {
                        tree.iterate();
                    }
                }
                return tree;
            });
        }
        return trees.size() == 1 || threads == 1 ? inTurn(tasks) : together(tasks);
    }

    private static <T> List<T> inTurn(List<Callable<T>> tasks) {
        var results = new ArrayList<T>();
        for (var task : tasks) {
            try {
                results.add(task.call());
            } catch (Exception e) {
                throw new IllegalStateException("the search failed", e);
            }
        }
        return results;
    }

    private <T> List<T> together(List<Callable<T>> tasks) {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var results = new ArrayList<T>();
            for (Future<T> future : pool.invokeAll(tasks)) {
                results.add(future.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the search was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the search failed", e);
        }
    }
}
