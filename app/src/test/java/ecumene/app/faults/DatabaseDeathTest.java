package ecumene.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.app.ServerProcess;
import ecumene.server.store.SqlStore;
import ecumene.server.testing.PrivatePostgres;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * PostgreSQL dies under two nodes and comes back, again and again. Every command is sent again under its id until it is answered:
 * it is carried out once and answered as it would have been the first time, every table goes on by itself, and both nodes know
 * what the store knows.
 */
class DatabaseDeathTest {
    private static final int STOPS = Integer.getInteger("ecumene.stops", 50);
    private static final int PLAYERS = 6;
    /** So many commands of every player are answered after each start before the next blow falls, some milliseconds later. */
    private static final int MOVES = 1;

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);
    private static final long SOON = TimeUnit.SECONDS.toNanos(10);

    @TempDir
    private Path first;

    @TempDir
    private Path second;

    @Test
    void everyCommandCountsOnceAndEveryTableGoesOnWhenTheDatabaseDies() throws InterruptedException {
        try (var postgres = new PrivatePostgres();
                var one = start(first, postgres);
                var two = start(second, postgres);
                var store = SqlStore.postgres(postgres.url());
                var http = HttpClient.newHttpClient()) {
            var players = new ArrayList<Persistent>();
            for (int i = 0; i < PLAYERS; i++) {
                players.add(new Persistent(http, List.of(one.address(), two.address()), i));
            }
            var stop = new AtomicBoolean();
            var threads = players.stream()
                    .map(player -> Thread.ofVirtual().start(() -> player.playUntil(stop)))
                    .toList();
            try {
                dieAgainAndAgain(postgres, players);
                stop.set(true);
                for (var thread : threads) {
                    assertThat(thread.join(Duration.ofSeconds(30))).isTrue();
                }
                for (var player : players) {
                    await(SOON, () -> player.everybodyKnows(store), () -> player.knowledge(store));
                    player.checkNothingLostOrDoubled(store);
                }
            } finally {
                stop.set(true);
                players.forEach(Persistent::hangUp);
                http.shutdownNow();
            }
            assertThat(players)
                    .extracting(Persistent::surprises)
                    .allSatisfy(surprises -> assertThat(surprises).isEmpty());
            assertThat(players.stream().mapToLong(Persistent::resent).sum())
                    .as("commands and looks that met a dead database")
                    .isGreaterThanOrEqualTo(STOPS);
        }
    }

    private static void dieAgainAndAgain(PrivatePostgres postgres, List<Persistent> players) {
        var random = new Random(11);
        for (int stop = 0; stop <= STOPS; stop++) {
            var before = players.stream().map(Persistent::total).toList();
            for (int i = 0; i < players.size(); i++) {
                var player = players.get(i);
                long wanted = before.get(i) + MOVES;
                int number = stop;
                await(
                        PATIENCE,
                        () -> player.total() >= wanted || !player.surprises().isEmpty(),
                        () -> "after stop " + number + " table " + player.table() + " does not go on");
                assertThat(player.surprises()).as("after stop %d", stop).isEmpty();
            }
            if (stop < STOPS) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(50)));
                postgres.stopImmediately();
                postgres.start();
            }
        }
    }

    private static ServerProcess start(Path data, PrivatePostgres postgres) {
        return ServerProcess.start(data, List.of(), List.of("--database", postgres.url(), "--limits", "off"));
    }

    private static void await(long patience, BooleanSupplier condition, Supplier<String> otherwise) {
        long end = System.nanoTime() + patience;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(otherwise).isLessThan(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }
}
