package ecumene.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Counts what a benchmark did and the processor time it took. On a machine that others use too the clock says how busy
 * they are; the processor time says how fast we are.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Cpu {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    public long nanos;
    public long operations;

    /** One measured portion; its result keeps the compiler from leaving it out. */
    @FunctionalInterface
    interface Work {
        long run();
    }

    long measure(int done, Work work) {
        long before = THREADS.getCurrentThreadCpuTime();
        long result = work.run();
        nanos += THREADS.getCurrentThreadCpuTime() - before;
        operations += done;
        return result;
    }
}
