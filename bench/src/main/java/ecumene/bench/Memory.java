package ecumene.bench;

import ecumene.engine.Game;
import ecumene.engine.State;
import java.lang.ref.Reference;

/** The memory of a table at rest: the heap before and after two thousand of them. */
final class Memory {
    private static final int TABLES = 2_000;
    private static final int POSITIONS = 100;

    private Memory() {}

    static <S extends State<S>> double bytesPerTable(Game<S> game) {
        var positions = Bed.of(game).middles(POSITIONS);
        var tables = new Object[TABLES];
        try {
            long before = used();
            for (int n = 0; n < TABLES; n++) {
                tables[n] = positions.get(n % POSITIONS).copy();
            }
            return (double) (used() - before) / TABLES;
        } finally {
            Reference.reachabilityFence(tables);
            Reference.reachabilityFence(positions);
        }
    }

    /** The heap once the collector has nothing left to find. */
    private static long used() {
        long least = Long.MAX_VALUE;
        for (int n = 0; n < 4; n++) {
            System.gc();
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }
}
