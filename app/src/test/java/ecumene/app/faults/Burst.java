package ecumene.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.server.client.ApiClient;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** A table at which somebody picks as fast as the server acknowledges, and remembers what was acknowledged. */
final class Burst {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /** As many moves as the server tells at once. */
    private static final int PAGE = 200;

    /** A move the server said is durable: it made the game so many moves long. */
    private record Acknowledged(int moves, String key) {}

    private final Random random;
    private final List<Acknowledged> acknowledged = new ArrayList<>();
    private final List<String> seats;
    private ApiClient client;
    private String table = "";
    private final AtomicInteger total = new AtomicInteger();

    Burst(HttpClient http, URI server, List<String> seats, long seed) {
        this.client = new ApiClient(http, server).asGuest();
        this.seats = seats;
        this.random = new Random(seed);
        open();
    }

    private void open() {
        table = client.create("pyramid", seats, true).get("table").asText();
        acknowledged.clear();
    }

    /** The server has moved to another address. */
    void at(URI server) {
        client = client.at(server);
    }

    /** Picks until told to stop, or until the server is gone. */
    void pickUntil(BooleanSupplier stop) {
        try {
            while (!stop.getAsBoolean()) {
                pick(client.look(table).get("frame"));
            }
        } catch (UncheckedIOException gone) {
            // That is what the test is about: what was acknowledged before counts.
            return;
        }
    }

    private void pick(JsonNode frame) {
        if (frame.get("over").asBoolean()) {
            checkNothingLost();
            open();
            return;
        }
        var question = frame.get("question");
        if (question.isNull()) {
            Thread.onSpinWait();
            return;
        }
        var options = question.get("options");
        var key = options.get(random.nextInt(options.size())).get("key").asText();
        try {
            client.send(table, ApiClient.pick(question, key));
        } catch (ApiClient.Refused refused) {
            assertThat(refused.code()).isIn("outdated", "cannot-save", "too-many");
            return;
        }
        acknowledged.add(new Acknowledged(frame.get("moves").asInt() + 1, key));
        total.incrementAndGet();
    }

    /** How many moves were acknowledged in all. */
    int total() {
        return total.get();
    }

    /** Every acknowledged move is in the game, at its place. */
    void checkNothingLost() {
        if (acknowledged.isEmpty()) {
            return;
        }
        var played = new HashMap<Integer, String>();
        int last = acknowledged.getLast().moves;
        for (int from = acknowledged.getFirst().moves; from <= last; from += PAGE) {
            int to = Math.min(last, from + PAGE - 1);
            for (var frame : client.get("/api/tables/" + table + "/history?from=" + from + "&to=" + to)
                    .get("frames")) {
                played.put(frame.get("moves").asInt(), frame.at("/step/key").asText());
            }
        }
        for (var move : acknowledged) {
            assertThat(played.get(move.moves))
                    .as("move %d of table %s", move.moves, table)
                    .isEqualTo(move.key);
        }
        acknowledged.clear();
    }

    /** The table is not broken: it can be looked at, and sooner or later I am asked or the game is over. */
    void checkPlayable() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            var frame = client.look(table).get("frame");
            if (frame.get("over").asBoolean() || !frame.get("question").isNull()) {
                return;
            }
        }
        throw new AssertionError("table " + table + " does not go on");
    }
}
