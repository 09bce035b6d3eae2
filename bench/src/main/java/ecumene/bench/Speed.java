package ecumene.bench;

import ecumene.arena.Games;
import ecumene.bench.Cpu.Work;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What is measured of a game, on one core. Each call does a portion of about a millisecond. */
@State(Scope.Benchmark)
public class Speed {
    private static final int DECISIONS = 1_000;
    private static final int TABLES = 64;
    private static final int ROUNDS = 64;

    @Param("pyramid")
    public String game = "";

    private Work playing = () -> 0;
    private Work copying = () -> 0;

    @Setup
    public void open() {
        prepare(Bed.of(Games.installed().open(game)));
    }

    private <S extends ecumene.engine.State<S>> void prepare(Bed<S> bed) {
        List<S> tables = bed.middles(TABLES);
        S target = tables.getFirst().copy();
        playing = () -> bed.play(DECISIONS);
        copying = () -> {
            for (int round = 0; round < ROUNDS; round++) {
                for (S table : tables) {
                    table.copyInto(target);
                }
            }
            return target.moves();
        };
    }

    /** Random play, fresh deals included. */
    @Benchmark
    public long decision(Cpu cpu) {
        return cpu.measure(DECISIONS, playing);
    }

    /** A state in the middle of a game written over another. */
    @Benchmark
    public long copy(Cpu cpu) {
        return cpu.measure(TABLES * ROUNDS, copying);
    }
}
