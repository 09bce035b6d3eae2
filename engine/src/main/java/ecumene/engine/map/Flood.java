package ecumene.engine.map;

/**
 * Spreads over a grid from some cells as far as a budget goes, by the cheapest ways. Its buffers are used again and again: {@link #begin},
 * {@link #from} for every start, {@link #spread}, then ask. One for each thread; it holds nothing that a copy of a state would need.
 */
public final class Flood {
    /** Said of a step that cannot be taken. */
    public static final int NO = -1;

    /** What the steps cost. Somebody who asks often keeps one and changes what it looks at. */
    public interface Ways {
        /** The cost of going from a cell to one beside it, from 0 on, or {@link Flood#NO}. */
        int cost(int from, int to);

        /** Whether one may go on from a cell that was entered; starts are always left. */
        default boolean through(int cell) {
            return true;
        }
    }

    private final Grid grid;
    private final int[] cost;
    private final int[] before;
    /** In which run the cell was reached last. */
    private final int[] reachedIn;

    private final int[] reached;
    private final int[] queue;
    private final boolean[] waiting;
    private int run;
    private int count;
    private int first;
    private int last;

    public Flood(Grid grid) {
        this.grid = grid;
        this.cost = new int[grid.cells()];
        this.before = new int[grid.cells()];
        this.reachedIn = new int[grid.cells()];
        this.reached = new int[grid.cells()];
        this.queue = new int[grid.cells() + 1];
        this.waiting = new boolean[grid.cells()];
    }

    /** Forgets what was reached. */
    public Flood begin() {
        while (first != last) {
            next();
        }
        run++;
        count = 0;
        return this;
    }

    /** The cell is reached at no cost. */
    public Flood from(int cell) {
        reach(cell, Grid.NONE, 0);
        return this;
    }

    /** Spreads as far as so much goes. */
    public Flood spread(Ways ways, int most) {
        while (first != last) {
            int cell = next();
            if (before[cell] == Grid.NONE || ways.through(cell)) {
                leave(cell, ways, most);
            }
        }
        return this;
    }

    private void leave(int cell, Ways ways, int most) {
        for (int side = 0; side < grid.sides(); side++) {
            int to = grid.beside(cell, side);
            int step = to == Grid.NONE ? NO : ways.cost(cell, to);
            if (step != NO && cost[cell] + step <= most) {
                reach(to, cell, cost[cell] + step);
            }
        }
    }

    private void reach(int cell, int over, int total) {
        boolean known = reached(cell);
        if (known && cost[cell] <= total) {
            return;
        }
        if (!known) {
            reachedIn[cell] = run;
            reached[count++] = cell;
        }
        cost[cell] = total;
        before[cell] = over;
        if (!waiting[cell]) {
            waiting[cell] = true;
            queue[last] = cell;
            last = last + 1 == queue.length ? 0 : last + 1;
        }
    }

    private int next() {
        int cell = queue[first];
        first = first + 1 == queue.length ? 0 : first + 1;
        waiting[cell] = false;
        return cell;
    }

    public boolean reached(int cell) {
        return reachedIn[cell] == run;
    }

    /** The least that it costs to come to a cell that was reached. */
    public int cost(int cell) {
        return cost[cell];
    }

    /** From where a reached cell is entered on its cheapest way, {@link Grid#NONE} for a start. */
    public int before(int cell) {
        return before[cell];
    }

    /** How many cells were reached, the starts among them. */
    public int count() {
        return count;
    }

    /** One of them, in the order in which they were found. */
    public int get(int which) {
        return reached[which];
    }
}
