package ecumene.app.attack;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Strangers at a few addresses ask for what everybody may see, the largest answers there are: all cards, all rules. Somebody else plays. */
final class PagesAttack implements Attack {
    private static final List<String> PAGES = List.of(
            "/api/games/empires/cards",
            "/api/games/ages/cards?lang=ru",
            "/api/games/ages/rules",
            "/api",
            "/api/hall",
            "/api/games/pyramid/ratings");
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final Duration MEASURED = Duration.ofSeconds(12);
    private static final int ADDRESSES = 6;
    private static final int PER_SECOND = 120;
    private static final int BAD = 400;
    private static final double BUDGET = 100;

    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    @Override
    public List<Figure> run(URI server) throws InterruptedException {
        try (var victim = new Victim(server, "127.0.0.1", "pyramid")) {
            victim.live(WARM_UP);
            double calm = victim.live(MEASURED).percentile(99);
            var attack = Thread.ofVirtual().start(() -> attack(server));
            double loaded = victim.live(MEASURED).percentile(99);
            attack.join();
            return List.of(
                    Figure.told("attack.pages.calm", calm),
                    Figure.atMost("attack.pages.loaded", loaded, BUDGET),
                    Figure.told("attack.pages.answered", answered.get()),
                    Figure.told("attack.pages.refused", refused.get()));
        }
    }

    private void attack(URI server) {
        var callers = new ArrayList<HttpClient>();
        for (int i = 0; i < ADDRESSES; i++) {
            callers.add(Victim.from("127.0.0." + (31 + i)));
        }
        long requests = MEASURED.toSeconds() * PER_SECOND;
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < requests; i++) {
                var caller = callers.get(i % ADDRESSES);
                var page = server.resolve(PAGES.get(i / ADDRESSES % PAGES.size()));
                each.execute(() -> request(caller, page));
                Thread.sleep(1000 / PER_SECOND);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            callers.forEach(HttpClient::shutdownNow);
        }
    }

    private void request(HttpClient caller, URI page) {
        try {
            var request = HttpRequest.newBuilder(page).header("Accept-Encoding", "gzip");
            int status = caller.send(request.build(), BodyHandlers.discarding()).statusCode();
            (status < BAD ? answered : refused).incrementAndGet();
        } catch (IOException e) {
            refused.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
