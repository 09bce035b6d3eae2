package ecumene.server.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.server.wire.Delta;
import ecumene.server.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Somebody who plays over the public API: a guest with a cookie of its own. Speaks JSON as docs/protocol.md says. */
public final class ApiClient {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final AtomicLong COMMANDS = new AtomicLong();

    private final HttpClient http;
    private final URI server;
    private final Map<String, String> cookies = new ConcurrentHashMap<>();

    public ApiClient(HttpClient http, URI server) {
        this.http = http;
        this.server = server;
    }

    /** The same person at another address of the same server. */
    public ApiClient at(URI other) {
        var client = new ApiClient(http, other);
        client.cookies.putAll(cookies);
        return client;
    }

    /** The server said no: the status and the code of the protocol. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int status;
        private final String code;

        Refused(int status, String code, String message) {
            super(message);
            this.status = status;
            this.code = code;
        }

        public int status() {
            return status;
        }

        public String code() {
            return code;
        }
    }

    public ApiClient asGuest() {
        post("/api/guest", Wire.JSON.createObjectNode());
        return this;
    }

    /** A table with these seats, as in NewTable: its id and its invitation. */
    public JsonNode create(String game, List<String> seats, boolean start) {
        var table = Wire.JSON.createObjectNode().put("game", game).put("start", start);
        var list = table.putArray("seats");
        seats.forEach(list::add);
        return post("/api/tables", table);
    }

    public JsonNode look(String table) {
        return get("/api/tables/" + table);
    }

    /** A command of the protocol without its id. */
    public static ObjectNode command(String verb) {
        return Wire.JSON.createObjectNode().put("do", verb);
    }

    public static ObjectNode pick(JsonNode question, String... keys) {
        var command = command("pick").put("at", question.get("at").asLong());
        var list = command.putArray("keys");
        List.of(keys).forEach(list::add);
        return command;
    }

    /** Carries out a command and returns the number of its event. Sent again, it keeps its id and is not applied twice. */
    public long send(String table, ObjectNode command) {
        return carry(table, command).get("seq").asLong();
    }

    /** The same with the whole answer: {@code rest} is there when not all keys of a pick were looked at. */
    public JsonNode carry(String table, ObjectNode command) {
        if (!command.has("id")) {
            command.put("id", "java-" + ProcessHandle.current().pid() + "-" + COMMANDS.incrementAndGet());
        }
        return post("/api/tables/" + table + "/commands", command);
    }

    public JsonNode get(String path) {
        return answer(request(path).GET());
    }

    public JsonNode post(String path, JsonNode body) {
        return answer(request(path).POST(HttpRequest.BodyPublishers.ofString(body.toString())));
    }

    private HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("X-Ecumene", "1");
        return cookies.isEmpty() ? request : request.header("Cookie", cookie());
    }

    private JsonNode answer(HttpRequest.Builder request) {
        try {
            var answer = http.send(request.build(), BodyHandlers.ofString());
            answer.headers().allValues("Set-Cookie").forEach(this::keep);
            var body = Wire.JSON.readTree(answer.body());
            if (answer.statusCode() >= 400) {
                var error = body.path("error");
                throw new Refused(
                        answer.statusCode(),
                        error.path("code").asText(),
                        error.path("message").asText());
            }
            return body;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** @param set a cookie's name, its value and what else is said of it */
    private void keep(String set) {
        var pair = set.split(";", 2)[0].split("=", 2);
        cookies.put(pair[0], pair[1]);
    }

    private String cookie() {
        return cookies.entrySet().stream()
                .map(one -> one.getKey() + "=" + one.getValue())
                .collect(Collectors.joining("; "));
    }

    /**
     * A message that a socket has brought.
     *
     * @param length how many characters it had
     */
    public record Heard(JsonNode message, int length) {}

    /** Watches a table. The listener gets every message, one at a time. */
    public WebSocket watch(String table, Consumer<JsonNode> listener) {
        return watch(table, "", heard -> listener.accept(heard.message()));
    }

    /**
     * The same, with what the messages weigh.
     *
     * @param query such as {@code ?changes=1}: then what has changed is put together here, so that the listener gets all the same
     */
    public WebSocket watch(String table, String query, Consumer<Heard> listener) {
        var address = URI.create(server.toString().replaceFirst("^http", "ws"))
                .resolve("/api/tables/" + table + "/live" + query);
        var socket = http.newWebSocketBuilder().connectTimeout(PATIENCE);
        if (!cookies.isEmpty()) {
            socket.header("Cookie", cookie());
        }
        try {
            return socket.buildAsync(address, new Whole(listener)).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof IOException io ? new UncheckedIOException(io) : e;
        }
    }

    /** Puts messages that come in pieces together. */
    private static final class Whole implements WebSocket.Listener {
        private final Consumer<Heard> listener;
        private final StringBuilder text = new StringBuilder();
        private JsonNode state = MissingNode.getInstance();

        Whole(Consumer<Heard> listener) {
            this.listener = listener;
        }

        /** What has changed is of no use without what it has changed from: the state before. */
        private JsonNode whole(JsonNode message) {
            var type = message.path("type").asText();
            var now = type.equals("change") ? Delta.applied(state, message.get("change")) : message;
            state = now.path("type").asText().equals("state") ? now : state;
            return now;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                var message = text.toString();
                text.setLength(0);
                try {
                    listener.accept(new Heard(whole(Wire.JSON.readTree(message)), message.length()));
                } catch (JsonProcessingException e) {
                    throw new UncheckedIOException(e);
                }
            }
            socket.request(1);
            return CompletableFuture.completedStage(null);
        }
    }
}
