package ecumene.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.server.people.People;
import ecumene.server.wire.Wire;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A server on a free port, and clients that call it over real sockets. */
final class House implements AutoCloseable {
    static final Game<?> PYRAMID = Games.installed().open("pyramid");
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    final MemoryStore store = new MemoryStore();
    final ScriptedTables tables = new ScriptedTables();
    final Web web;

    House() {
        this(new WebConfig("127.0.0.1", 0, Optional.empty(), false, false, "node-1", "1.2.3"));
    }

    House(WebConfig config) {
        this(config, "/web");
    }

    House(WebConfig config, String pages) {
        var games = new TreeMap<String, Game<?>>();
        games.put("pyramid", PYRAMID);
        var parts = new Web.Parts(
                store,
                tables,
                new People(store),
                games,
                List.of("random", "greedy", "search:1s"),
                new PrometheusMeterRegistry(PrometheusConfig.DEFAULT));
        web = Web.start(config, parts, pages);
    }

    static WebConfig limited(boolean proxied) {
        return new WebConfig("127.0.0.1", 0, Optional.empty(), proxied, true, "node-1", "1.2.3");
    }

    String address() {
        return "http://127.0.0.1:" + web.port();
    }

    Visitor visitor() {
        return new Visitor(this);
    }

    Visitor guest() throws Exception {
        var visitor = visitor();
        visitor.post("/api/guest", "{}");
        return visitor;
    }

    @Override
    public void close() {
        web.close();
    }

    /** What came back. */
    record Reply(int status, HttpResponse<String> raw) {
        String text() {
            return raw.body();
        }

        JsonNode json() throws IOException {
            return Wire.JSON.readTree(raw.body());
        }

        String code() throws IOException {
            return json().path("error").path("code").asText();
        }

        String message() throws IOException {
            return json().path("error").path("message").asText();
        }

        String header(String name) {
            return raw.headers().firstValue(name).orElse("");
        }
    }

    /** A browser of a kind: keeps the cookie and sends the mark. */
    static final class Visitor {
        private final House house;
        String cookie = "";
        String id = "";

        private Visitor(House house) {
            this.house = house;
        }

        Reply get(String path, String... headers) throws Exception {
            return send("GET", path, Optional.empty(), headers);
        }

        Reply post(String path, String body, String... headers) throws Exception {
            return send("POST", path, Optional.of(body), headers);
        }

        Reply send(String method, String path, Optional<String> body, String... headers) throws Exception {
            var request = HttpRequest.newBuilder(URI.create(house.address() + path))
                    .method(method, body.map(BodyPublishers::ofString).orElse(BodyPublishers.noBody()))
                    .header("X-Ecumene", "1");
            if (!cookie.isEmpty()) {
                request.header("Cookie", "ecumene=" + cookie);
            }
            if (headers.length > 0) {
                for (int i = 0; i < headers.length; i += 2) {
                    request.setHeader(headers[i], headers[i + 1]);
                }
            }
            var reply = HTTP.send(request.build(), BodyHandlers.ofString());
            for (var set : reply.headers().allValues("Set-Cookie")) {
                cookie = set.substring(set.indexOf('=') + 1, set.indexOf(';'));
            }
            var result = new Reply(reply.statusCode(), reply);
            if (path.startsWith("/api/guest") || path.startsWith("/api/register")) {
                id = result.json().path("person").path("id").asText(id);
            }
            return result;
        }

        Phone call(String path, String... headers) throws Exception {
            var phone = new Phone();
            var builder = HTTP.newWebSocketBuilder();
            if (!cookie.isEmpty()) {
                builder.header("Cookie", "ecumene=" + cookie);
            }
            for (int i = 0; i < headers.length; i += 2) {
                builder.header(headers[i], headers[i + 1]);
            }
            var uri = URI.create(house.address().replace("http", "ws") + path);
            phone.socket = builder.buildAsync(uri, phone).get(10, TimeUnit.SECONDS);
            return phone;
        }
    }

    /** A client of a socket. */
    static final class Phone implements WebSocket.Listener {
        private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();
        final CompletableFuture<Integer> closed = new CompletableFuture<>();
        WebSocket socket;

        @Override
        public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
            }
            webSocket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket webSocket, int status, String reason) {
            closed.complete(status);
            return null;
        }

        @Override
        public void onError(WebSocket webSocket, Throwable error) {
            closed.completeExceptionally(error);
        }

        void say(String text) {
            socket.sendText(text, true).join();
        }

        JsonNode hear() throws Exception {
            var text = heard.poll(10, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("nothing was said");
            }
            return Wire.JSON.readTree(text);
        }

        int status() throws Exception {
            return closed.get(10, TimeUnit.SECONDS);
        }
    }
}
