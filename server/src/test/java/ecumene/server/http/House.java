package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.server.people.People;
import ecumene.server.store.Rows;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.SqlStore;
import ecumene.server.table.BotFactory;
import ecumene.server.table.Room;
import ecumene.server.testing.Folder;
import ecumene.server.wire.Wire;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;

/** A whole server on a free port, with a store in a folder of its own, and clients that call it over real sockets. */
final class House implements AutoCloseable {
    static final Game<?> PYRAMID = Games.installed().open("pyramid");
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final AtomicInteger COMMANDS = new AtomicInteger();

    private final Folder folder = new Folder();
    final SqlStore store;
    final Room room;
    final Web web;

    House() {
        this(config(false, false));
    }

    House(WebConfig config) {
        this(config, "/web");
    }

    House(WebConfig config, String pages) {
        this(config, pages, SqlStore::embedded, PYRAMID);
    }

    /** With one more game. */
    House(Game<?> other) {
        this(config(false, false), "/web", SqlStore::embedded, PYRAMID, other);
    }

    /** On PostgreSQL. */
    House(String database) {
        this(config(false, false), "/web", _ -> SqlStore.postgres(database), PYRAMID);
    }

    /** With its data in this folder. */
    static House in(Path data) {
        return new House(config(false, false), "/web", _ -> SqlStore.embedded(data), PYRAMID);
    }

    /** Where connections are bounded. */
    House(WebConfig config, Connections.Bounds bounds) {
        this(config, "/web", SqlStore::embedded, bounds, PYRAMID);
    }

    private House(WebConfig config, String pages, Function<Path, SqlStore> open, Game<?>... games) {
        this(config, pages, open, Connections.Bounds.usual(config), games);
    }

    private House(
            WebConfig config,
            String pages,
            Function<Path, SqlStore> open,
            Connections.Bounds bounds,
            Game<?>... games) {
        store = open.apply(folder.path());
        var byId = new TreeMap<String, Game<?>>();
        for (var game : games) {
            byId.put(game.id(), game);
        }
        var meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        var limits = ecumene.server.table.Limits.defaults();
        room = new Room(store, config.node(), byId, limits, BotFactory.usual(), meters);
        var levels = List.of("random", "greedy", "search:1s");
        web = Web.start(config, new Web.Parts(store, room, new People(store), byId, levels, meters), pages, bounds);
    }

    private static WebConfig config(boolean proxied, boolean limited) {
        return new WebConfig("127.0.0.1", 0, Optional.empty(), proxied, limited, "node-1", "1.2.3", Optional.empty());
    }

    static WebConfig limited(boolean proxied) {
        return config(proxied, true);
    }

    /** Whose figures have a token. */
    static WebConfig measured(String token) {
        return new WebConfig("127.0.0.1", 0, Optional.empty(), false, false, "node-1", "1.2.3", Optional.of(token));
    }

    /** Whatever is in the files of the store. */
    String files() throws IOException {
        var all = new StringBuilder();
        try (var files = Files.list(folder.path())) {
            for (var file : files.toList()) {
                all.append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        }
        return all.toString();
    }

    String address() {
        return "http://127.0.0.1:" + web.port();
    }

    List<Route> routes() {
        return web.routes();
    }

    Visitor visitor() {
        return new Visitor(this);
    }

    Visitor guest() throws Exception {
        var visitor = visitor();
        var arrived = visitor.post("/api/guest", "{}");
        assertThat(arrived.status()).as(arrived.text()).isEqualTo(200);
        return visitor;
    }

    /** A public game of two people at which nobody has moved. */
    static String game(Visitor one, Visitor other) throws Exception {
        var table = one.table("me", "open");
        other.run(table, "\"sit\"");
        assertThat(one.run(table, "\"start\"").status()).isEqualTo(200);
        return table;
    }

    /** Whoever of these is asked. */
    static Visitor asked(String table, Visitor... people) throws Exception {
        for (var person : people) {
            if (person.question(table).isObject()) {
                return person;
            }
        }
        throw new AssertionError("nobody is asked");
    }

    static void await(Callable<Boolean> holds) throws Exception {
        var end = Instant.now().plus(Duration.ofSeconds(30));
        while (!holds.call()) {
            assertThat(Instant.now()).as("waited too long").isBefore(end);
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Gives people and bots their first ratings. */
    void rate(Rating... ratings) {
        var id = "rated-" + ratings[0].subject();
        var row = new Rows.Table(id, "", "", "", "over", false, "", "", 0, 0, 1, 0, 0, 0, "");
        var event = new Rows.Event(id, 1, 0, "", "ended", "{}");
        store.append(new Rows.Change(row, List.of(), 0, List.of(event), List.of(ratings)));
    }

    /** Everything that the store keeps. */
    String kept() throws IOException {
        var packed = new ByteArrayOutputStream();
        store.exportTo(packed);
        try (var lines = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            return new String(lines.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    public void close() {
        web.close();
        room.close();
        store.close();
        folder.close();
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
        String device = "";
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
            if (!cookie.isEmpty() || !device.isEmpty()) {
                request.header("Cookie", "ecumene=" + cookie + "; ecumene-device=" + device);
            }
            if (headers.length > 0) {
                for (int i = 0; i < headers.length; i += 2) {
                    request.setHeader(headers[i], headers[i + 1]);
                }
            }
            var reply = HTTP.send(request.build(), BodyHandlers.ofString());
            for (var set : reply.headers().allValues("Set-Cookie")) {
                var name = set.substring(0, set.indexOf('='));
                var value = set.substring(set.indexOf('=') + 1, set.indexOf(';'));
                if (name.endsWith("-device")) {
                    device = value;
                } else if (!value.isEmpty() || name.equals("ecumene")) {
                    cookie = value;
                }
            }
            var result = new Reply(reply.statusCode(), reply);
            if (path.startsWith("/api/guest") || path.startsWith("/api/register")) {
                id = result.json().path("person").path("id").asText(id);
            }
            return result;
        }

        /** A public, unrated table of theirs; a full one begins at once. */
        String table(String... seats) throws Exception {
            var made = post(
                    "/api/tables", Wire.text(Map.of("game", "pyramid", "seats", seats, "start", true, "rated", false)));
            assertThat(made.status()).as(made.text()).isEqualTo(200);
            return made.json().path("table").asText();
        }

        /** @param command what follows the id */
        Reply run(String table, String command) throws Exception {
            var body = "{\"id\": \"c%d\", \"do\": %s}".formatted(COMMANDS.incrementAndGet(), command);
            return post("/api/tables/" + table + "/commands", body);
        }

        JsonNode look(String table) throws Exception {
            return get("/api/tables/" + table).json();
        }

        /** What they are asked; no object when they are not. */
        JsonNode question(String table) throws Exception {
            return look(table).path("frame").path("question");
        }

        /** Answers what they are asked. */
        Reply pick(String table, String key) throws Exception {
            return run(table, pick(question(table).path("at").asLong(), key));
        }

        /** Answers with the first of what is possible. */
        Reply pick(String table) throws Exception {
            return pick(table, question(table).at("/options/0/key").asText());
        }

        static String pick(long at, String key) {
            return "\"pick\", \"at\": %d, \"keys\": [\"%s\"]".formatted(at, key);
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
            phone.socket = builder.buildAsync(uri, phone).get(30, TimeUnit.SECONDS);
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
            heard.add(""); // an answer to those who wait for one
            return null;
        }

        @Override
        public void onError(WebSocket webSocket, Throwable error) {
            closed.completeExceptionally(error);
            heard.add("");
        }

        void say(String text) {
            socket.sendText(text, true).join();
        }

        JsonNode hear() throws Exception {
            var text = heard.poll(30, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("nothing was said");
            }
            return Wire.JSON.readTree(text);
        }

        /** The next message of this type, whatever comes before it. */
        JsonNode hear(String type) throws Exception {
            var message = hear();
            while (!message.path("type").asText().equals(type)) {
                message = hear();
            }
            return message;
        }

        /** What is said of a command. */
        JsonNode answer(String command) throws Exception {
            var message = hear();
            while (!message.path("id").asText().equals(command)) {
                message = hear();
            }
            return message;
        }

        /** Whether anything was said before the call ended. */
        boolean answers() throws Exception {
            return !hear().isMissingNode();
        }

        int status() throws Exception {
            return closed.get(30, TimeUnit.SECONDS);
        }
    }
}
