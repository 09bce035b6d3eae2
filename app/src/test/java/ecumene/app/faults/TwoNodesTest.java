package ecumene.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.app.ServerProcess;
import ecumene.server.testing.PrivatePostgres;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one PostgreSQL: when one dies under load, play goes on at the other, bots and all. */
class TwoNodesTest {
    private static final int TABLES = 8;
    private static final int MOVES = 40;

    @TempDir
    private Path first;

    @TempDir
    private Path second;

    @Test
    void playGoesOnWhenOneOfTwoNodesIsKilled() throws InterruptedException {
        var database = PrivatePostgres.shared().createDatabase();
        try (var dying = start(first, database);
                var living = start(second, database);
                var http = HttpClient.newHttpClient()) {
            var bursts = new ArrayList<Burst>();
            for (int i = 0; i < TABLES; i++) {
                var node = i % 2 == 0 ? dying : living;
                bursts.add(new Burst(http, node.address(), List.of("me", "bot:greedy", "bot:random"), i));
            }
            var killed = new AtomicBoolean();
            play(bursts, () -> killed.get() || bursts.stream().allMatch(burst -> burst.total() >= MOVES), () -> {
                await(bursts, MOVES / 2);
                dying.kill();
                killed.set(true);
            });
            for (var burst : bursts) {
                burst.at(living.address());
                burst.checkNothingLost();
                burst.checkPlayable();
            }
            int before = bursts.stream().mapToInt(Burst::total).sum();
            play(bursts, () -> bursts.stream().mapToInt(Burst::total).sum() >= before + TABLES * MOVES, () -> {});
            bursts.forEach(Burst::checkNothingLost);
            assertThat(bursts.stream().mapToInt(Burst::total).sum()).isGreaterThanOrEqualTo(before + TABLES * MOVES);
        }
    }

    private static ServerProcess start(Path data, String database) {
        return ServerProcess.start(data, List.of(), List.of("--database", database, "--limits", "off"));
    }

    private static void await(List<Burst> bursts, int moves) {
        while (bursts.stream().mapToInt(Burst::total).min().orElse(0) < moves) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
    }

    private interface Act {
        void run() throws InterruptedException;
    }

    private static void play(List<Burst> bursts, BooleanSupplier stop, Act meanwhile) throws InterruptedException {
        var players = bursts.stream()
                .map(burst -> Thread.ofVirtual().start(() -> burst.pickUntil(stop)))
                .toList();
        meanwhile.run();
        for (var player : players) {
            player.join();
        }
    }
}
