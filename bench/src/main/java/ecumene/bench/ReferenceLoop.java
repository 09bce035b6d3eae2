package ecumene.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A fixed loop of about a microsecond: dependent arithmetic and a walk through a small array. Never change it: figures
 * of different machines and years are compared through it.
 */
@State(Scope.Benchmark)
public class ReferenceLoop {
    private static final int TURNS = 1_000;

    private final int[] cells = new int[256];
    private int x = 1;

    @Benchmark
    public long loop(Cpu cpu) {
        return cpu.measure(TURNS, () -> {
            for (int n = 0; n < TURNS; n++) {
                turn();
            }
            return x;
        });
    }

    private void turn() {
        int a = x;
        for (int i = 0; i < 256; i++) {
            a ^= a << 13;
            a ^= a >>> 17;
            a ^= a << 5;
            cells[a & 255] += a;
            a += cells[i];
        }
        x = a == 0 ? 1 : a;
    }
}
