package ecumene.app.attack;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Strangers at a few addresses ask for all that is known of the longest games there are: frames, points, records, and to come back as if
 * they had been away since the beginning. Somebody else plays meanwhile.
 */
final class HistoryAttack implements Attack {
    private static final List<String> GAMES = List.of("pyramid", "ages", "empires");
    private static final int LONG = 250;
    private static final Duration PLAYING = Duration.ofSeconds(15);
    private static final Duration MEASURED = Duration.ofSeconds(15);
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final int REQUESTS = 60;
    private static final int ADDRESSES = 6;
    private static final int BAD = 400;
    private static final double BUDGET = 100;

    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    @Override
    public List<Figure> run(URI server) throws InterruptedException {
        var games = play(server);
        try (var victim = new Victim(server, "127.0.0.1", "pyramid")) {
            victim.live(WARM_UP);
            double calm = victim.live(MEASURED).percentile(99);
            var attack = Thread.ofVirtual().start(() -> attack(server, games));
            double loaded = victim.live(MEASURED).percentile(99);
            attack.join();
            return List.of(
                    Figure.told("attack.history.calm", calm),
                    Figure.atMost("attack.history.loaded", loaded, BUDGET),
                    Figure.told("attack.history.ratio", loaded / calm),
                    Figure.told("attack.history.answered", answered.get()),
                    Figure.told("attack.history.refused", refused.get()));
        }
    }

    /** A long game of each kind that is over, and one that is not. */
    private static List<String> play(URI server) throws InterruptedException {
        var tables = new ArrayList<String>();
        var players = new ArrayList<Victim>();
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2 * GAMES.size(); i++) {
                var player = new Victim(server, "127.0.0." + (11 + i), GAMES.get(i / 2));
                players.add(player);
                tables.add(player.table());
                boolean ends = i % 2 == 0;
                each.execute(() -> play(player, ends));
            }
        }
        players.forEach(Victim::close);
        return tables;
    }

    private static void play(Victim player, boolean ends) {
        long end = System.nanoTime() + PLAYING.toNanos();
        try {
            boolean goesOn = true;
            while (goesOn && player.moves() < LONG && System.nanoTime() < end) {
                goesOn = player.move();
            }
            if (goesOn && ends) {
                player.concede();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void attack(URI server, List<String> tables) {
        var callers = new ArrayList<HttpClient>();
        for (int i = 0; i < ADDRESSES; i++) {
            callers.add(Victim.from("127.0.0." + (21 + i)));
        }
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < REQUESTS; i++) {
                var caller = callers.get(i % ADDRESSES);
                var table = "/api/tables/" + tables.get(i % tables.size());
                int kind = i / tables.size();
                each.execute(() -> request(server, caller, table, kind));
                Thread.sleep(MEASURED.toMillis() / REQUESTS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            callers.forEach(HttpClient::shutdownNow);
        }
    }

    private void request(URI server, HttpClient caller, String table, int kind) {
        try {
            switch (kind % 5) {
                case 0 -> frames(server, caller, table, 0);
                case 1 -> frames(server, caller, table, 50);
                case 2 -> count(get(server, caller, table + "/progress"));
                case 3 -> join(server, caller, table, 0);
                default -> join(server, caller, table, 100);
            }
        } catch (IOException | CompletionException e) {
            refused.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** As many as there are; where that is too much for a stranger, as many as are given at a time. */
    private void frames(URI server, HttpClient caller, String table, int from)
            throws IOException, InterruptedException {
        int status = get(server, caller, table + "/history?from=" + from + "&to=" + (from + 199));
        if (status != BAD) {
            count(status);
            return;
        }
        for (int begin = from; begin < from + 200; begin += 20) {
            count(get(server, caller, table + "/history?from=" + begin + "&to=" + (begin + 19)));
        }
    }

    private static int get(URI server, HttpClient caller, String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(server.resolve(path)).header("Accept-Encoding", "gzip");
        return caller.send(request.build(), BodyHandlers.discarding()).statusCode();
    }

    private void count(int status) {
        (status < BAD ? answered : refused).incrementAndGet();
    }

    private void join(URI server, HttpClient caller, String table, int since) {
        var heard = new CompletableFuture<Integer>();
        var address = URI.create(server.toString().replaceFirst("^http", "ws")).resolve(table + "/live?since=" + since);
        var socket = caller.newWebSocketBuilder()
                .buildAsync(address, new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
                        heard.complete(0);
                        from.request(1);
                        return CompletableFuture.completedStage(null);
                    }

                    @Override
                    public void onError(WebSocket from, Throwable error) {
                        heard.completeExceptionally(error);
                    }
                })
                .join();
        heard.orTimeout(10, TimeUnit.SECONDS).join();
        answered.incrementAndGet();
        socket.abort();
    }
}
