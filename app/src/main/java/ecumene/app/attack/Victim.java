package ecumene.app.attack;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Rng;
import ecumene.server.client.ApiClient;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Somebody from an address of their own who plays both seats of a table, and how long the server lets them wait. */
final class Victim implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int TOO_MANY = 429;

    private final HttpClient http;
    private final ApiClient one;
    private final ApiClient other;
    private final String table;
    private final LinkedBlockingQueue<Asked> asked = new LinkedBlockingQueue<>();
    private final List<Double> waits = Collections.synchronizedList(new ArrayList<>());
    private final Rng random = Rng.of(7);
    private int moves;
    private volatile boolean over;

    private record Asked(ApiClient who, JsonNode question) {}

    /** Sits down at a new table, which everybody may watch. */
    Victim(URI server, String address, String game) throws InterruptedException {
        http = from(address);
        one = new ApiClient(http, server).asGuest();
        other = new ApiClient(http, server).asGuest();
        table = one.create(game, List.of("me", "open"), false).get("table").asText();
        other.send(table, ApiClient.command("sit"));
        one.watch(table, message -> hear(one, message));
        other.watch(table, message -> hear(other, message));
        one.send(table, ApiClient.command("start"));
    }

    /** Loopback is more than one address. */
    static HttpClient from(String address) {
        try {
            return HttpClient.newBuilder()
                    .localAddress(InetAddress.getByName(address))
                    .connectTimeout(PATIENCE)
                    .build();
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void hear(ApiClient who, JsonNode message) {
        over |= message.at("/frame/over").asBoolean();
        var question = message.at("/frame/question");
        if (question.isObject()) {
            asked.add(new Asked(who, question));
        }
    }

    String table() {
        return table;
    }

    /** Any move of whoever is asked; false when the game is over. */
    boolean move() throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!over && System.nanoTime() < end) {
            var next = asked.poll(100, TimeUnit.MILLISECONDS);
            if (next != null && pick(next)) {
                moves++;
                return true;
            }
        }
        return false;
    }

    private boolean pick(Asked next) throws InterruptedException {
        var options = next.question().get("options");
        var key = options.get(random.below(options.size())).get("key").asText();
        long begun = System.nanoTime();
        try {
            next.who().send(table, ApiClient.pick(next.question(), key));
            waits.add((System.nanoTime() - begun) / 1e6);
            return true;
        } catch (ApiClient.Refused e) {
            if (e.status() == TOO_MANY) {
                asked.add(next);
                Thread.sleep(200);
            }
            return false; // what was asked before is asked no more
        }
    }

    void page(String path) {
        long begun = System.nanoTime();
        one.get(path);
        waits.add((System.nanoTime() - begun) / 1e6);
    }

    int moves() {
        return moves;
    }

    void concede() {
        one.send(table, ApiClient.command("concede"));
    }

    /** Plays and reads at a steady pace for so long. Whoever has played to the end only reads. */
    Victim live(Duration time) throws InterruptedException {
        waits.clear();
        long end = System.nanoTime() + time.toNanos();
        while (System.nanoTime() < end) {
            if (!over) {
                move();
            }
            page("/api/games");
            Thread.sleep(25);
        }
        return this;
    }

    /** Of all moves and pages, in milliseconds. */
    double percentile(double percent) {
        var sorted = waits.stream().sorted().toList();
        return sorted.get((int) Math.min(sorted.size() - 1L, Math.round(sorted.size() * percent / 100)));
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
