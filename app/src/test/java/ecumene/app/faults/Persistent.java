package ecumene.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.server.client.ApiClient;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Somebody who plays against a bot at several nodes and sends every command again, to any of them, until it is answered. */
final class Persistent {
    private static final List<String> SEATS = List.of("me", "bot:random");

    /** A command and the number that it was answered with. */
    private record Answered(ObjectNode command, long seq) {}

    private final List<ApiClient> nodes;
    private final String person;
    private final Random random;
    private final Queue<String> surprises = new ConcurrentLinkedQueue<>();
    private final AtomicLong total = new AtomicLong();
    private final AtomicLong resent = new AtomicLong();
    private final AtomicLong heard = new AtomicLong();
    private final List<Answered> answered = new ArrayList<>();
    private String table = "";
    private long seen;
    private WebSocket watching;
    private int turn;

    Persistent(HttpClient http, List<URI> addresses, long seed) {
        var first = new ApiClient(http, addresses.getFirst()).asGuest();
        this.nodes = addresses.stream().map(first::at).toList();
        this.person = first.get("/api/me").at("/person/id").asText();
        this.random = new Random(seed);
        this.turn = (int) seed;
        this.watching = open();
    }

    /** A new table, watched from one of the nodes. */
    private WebSocket open() {
        table = again(node -> node.create("pyramid", SEATS, true)).get("table").asText();
        answered.clear();
        seen = 0;
        heard.set(0);
        return watch();
    }

    private WebSocket watch() {
        var id = table;
        return again(node -> node.watch(id, message -> {
            if (id.equals(table)
                    && message.path("seq").isNumber()
                    && !message.path("type").asText().equals("done")) {
                heard.accumulateAndGet(message.get("seq").asLong(), Math::max);
            }
        }));
    }

    private ApiClient next() {
        return nodes.get(Math.floorMod(turn++, nodes.size()));
    }

    private interface Request<T> {
        T to(ApiClient node);
    }

    /** Asks one node after the other until one answers. */
    private <T> T again(Request<T> request) {
        while (true) {
            try {
                return request.to(next());
            } catch (ApiClient.Refused refused) {
                if (!refused.code().equals("cannot-save")) {
                    throw refused;
                }
            } catch (UncheckedIOException silence) {
                assertThat(silence).isNotNull();
            }
            resent.incrementAndGet();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
    }

    void playUntil(AtomicBoolean stop) {
        try {
            while (!stop.get()) {
                step(stop);
            }
        } catch (RuntimeException | Error e) {
            surprises.add("table " + table + " after " + answered.size() + " commands: " + e);
        }
    }

    private void step(AtomicBoolean stop) {
        var state = again(node -> node.look(table));
        var frame = state.get("frame");
        if (watching.isInputClosed()) { // a node that could not ask the store who came has hung up
            watching = watch();
        }
        if (state.get("seq").asLong() < seen
                || (frame.get("question").isNull() && !frame.get("over").asBoolean())) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
            return;
        }
        if (frame.get("over").asBoolean()) {
            if (!stop.get()) {
                watching.abort();
                watching = open();
            }
            return;
        }
        pick(frame.get("question"));
    }

    /** Nobody else can answer this question, so that no refusal is right. */
    private void pick(JsonNode question) {
        var options = question.get("options");
        var key = options.get(random.nextInt(options.size())).get("key").asText();
        var command = ApiClient.pick(question, key);
        seen = again(node -> node.send(table, command));
        answered.add(new Answered(command, seen));
        total.incrementAndGet();
    }

    long total() {
        return total.get();
    }

    long resent() {
        return resent.get();
    }

    Queue<String> surprises() {
        return surprises;
    }

    String table() {
        return table;
    }

    /** Every answered command is in the store once, and sent again to any node it is answered as it was. */
    void checkNothingLostOrDoubled(Store store) {
        var events = store.events(table, 0);
        for (var one : answered) {
            var id = person + " " + one.command.get("id").asText();
            var rows = events.stream().filter(row -> row.command().equals(id)).toList();
            assertThat(rows).as("command %s of table %s", id, table).hasSize(1);
            assertThat(rows.getFirst().body())
                    .contains(one.command.at("/keys/0").asText());
            for (var node : nodes) {
                assertThat(node.send(table, one.command)).as("answer to %s", id).isEqualTo(one.seq);
            }
        }
        assertThat(store.events(table, 0)).hasSameSizeAs(events);
    }

    /** The last event of the table, when all nodes and the watcher know it and somebody is asked or the game is over. */
    boolean everybodyKnows(Store store) {
        long last =
                store.events(table, 0).stream().mapToLong(Rows.Event::seq).max().orElse(0);
        var states = nodes.stream().map(node -> node.look(table)).toList();
        if (watching.isInputClosed()) {
            watching = watch();
        }
        return heard.get() == last
                && states.stream().allMatch(state -> state.get("seq").asLong() == last && settled(state.get("frame")));
    }

    private static boolean settled(JsonNode frame) {
        return frame.get("over").asBoolean() || !frame.get("question").isNull();
    }

    /** For a message: what each node, the watcher and the store know. */
    String knowledge(Store store) {
        var nodesKnow = nodes.stream()
                .mapToLong(node -> node.look(table).get("seq").asLong())
                .toArray();
        return "table " + table + ": nodes " + Arrays.toString(nodesKnow) + ", watcher " + heard + ", store "
                + store.events(table, 0).size() + ", asked "
                + nodes.stream()
                        .map(node -> settled(node.look(table).get("frame")))
                        .toList();
    }

    void hangUp() {
        watching.abort();
    }
}
