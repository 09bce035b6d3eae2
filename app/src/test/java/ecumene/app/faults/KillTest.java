package ecumene.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.app.ServerProcess;
import ecumene.server.testing.PrivatePostgres;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A server killed in the middle of a burst of moves loses nothing that it acknowledged, and no table is broken. */
class KillTest {
    /** ./check --nightly kills more often. */
    private static final int KILLS = Integer.getInteger("ecumene.kills", 15);

    private static final int TABLES = 4;
    /** So many moves are acknowledged after every start before the blow falls, some milliseconds later. */
    private static final int MOVES = 10;

    @TempDir
    private Path data;

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void embeddedStoreLosesNoAcknowledgedMoveWhenKilled() throws InterruptedException {
        killAgainAndAgain(List.of());
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    void postgresLosesNoAcknowledgedMoveWhenTheServerIsKilled() throws InterruptedException {
        var database = PrivatePostgres.shared().createDatabase();
        // Started again under its name it has its tables back at once; TwoNodesTest shows what happens under another.
        killAgainAndAgain(List.of("--database", database, "--node", "killed"));
    }

    private void killAgainAndAgain(List<String> arguments) throws InterruptedException {
        var random = new Random(7);
        var bursts = new ArrayList<Burst>();
        try (var http = HttpClient.newHttpClient()) {
            for (int kill = 0; kill < KILLS; kill++) {
                try (var server = start(arguments)) {
                    for (var burst : bursts) {
                        burst.at(server.address());
                        burst.checkNothingLost();
                        burst.checkPlayable();
                    }
                    while (bursts.size() < TABLES) {
                        bursts.add(new Burst(http, server.address(), List.of("me", "bot:random"), bursts.size()));
                    }
                    burstAndKill(server, bursts, TimeUnit.MILLISECONDS.toNanos(random.nextInt(100)));
                }
            }
        }
        assertThat(total(bursts)).isGreaterThanOrEqualTo(KILLS * MOVES);
    }

    private static int total(List<Burst> bursts) {
        return bursts.stream().mapToInt(Burst::total).sum();
    }

    private ServerProcess start(List<String> arguments) {
        var all = new ArrayList<>(arguments);
        all.addAll(List.of("--limits", "off"));
        return ServerProcess.start(data, List.of("-XX:TieredStopAtLevel=1"), all);
    }

    private static void burstAndKill(ServerProcess server, List<Burst> bursts, long nanos) throws InterruptedException {
        int before = total(bursts);
        var stop = new AtomicBoolean();
        var players = bursts.stream()
                .map(burst -> Thread.ofVirtual().start(() -> burst.pickUntil(stop::get)))
                .toList();
        while (total(bursts) < before + MOVES) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
        LockSupport.parkNanos(nanos);
        server.kill();
        stop.set(true);
        for (var player : players) {
            player.join();
        }
    }
}
