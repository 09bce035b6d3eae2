package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.server.client.ApiClient;
import ecumene.server.people.People;
import ecumene.server.store.SqlStore;
import ecumene.server.table.BotFactory;
import ecumene.server.table.Room;
import ecumene.server.wire.Wire;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Nonsense over real sockets, a hundred thousand times: every message gets a proper answer, and no table changes. */
class FuzzTest {
    private static final int HTTP_MESSAGES = 45_000;
    private static final int SOCKET_MESSAGES = 60_000;
    private static final int CLIENTS = 8;
    private static final List<String> METHODS =
            List.of("GET", "POST", "POST", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD", "Ж");

    @TempDir
    private Path data;

    private final PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final ListAppender<ILoggingEvent> journal = new ListAppender<>();
    private final HttpClient http = HttpClient.newHttpClient();
    private SqlStore store;
    private Room room;
    private Web web;
    private URI server;
    private ApiClient anna;
    private ApiClient boris;
    private final List<String> tables = new ArrayList<>();

    @BeforeEach
    void seatPeople() {
        store = SqlStore.embedded(data);
        var games = new TreeMap<String, Game<?>>();
        games.put("pyramid", Games.installed().open("pyramid"));
        room = new Room(store, "fuzzed", games, ecumene.server.table.Limits.defaults(), BotFactory.usual(), meters);
        var config = new WebConfig("127.0.0.1", 0, Optional.empty(), false, false, "fuzzed", "1", Optional.empty());
        web = Web.start(config, new Web.Parts(store, room, new People(store), games, List.of("greedy"), meters));
        server = URI.create("http://127.0.0.1:" + web.port());
        anna = new ApiClient(http, server).asGuest();
        boris = new ApiClient(http, server).asGuest();
        for (int i = 0; i < 3; i++) {
            tables.add(playing());
        }
        tables.add(anna.create("pyramid", List.of("me", "open"), false)
                .get("table")
                .asText());
        journal.start();
        root().addAppender(journal);
    }

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    @AfterEach
    void close() {
        root().detachAppender(journal);
        web.close();
        room.close();
        store.close();
        http.close();
    }

    /** A game between Anna and Boris, some moves old, in which nobody moves by itself. */
    private String playing() {
        var id = anna.create("pyramid", List.of("me", "open"), false)
                .get("table")
                .asText();
        var invite = anna.look(id).at("/table/invite").asText();
        boris.send(id, ApiClient.command("sit").put("invite", invite));
        anna.send(id, ApiClient.command("start"));
        for (int i = 0; i < 10; i++) {
            for (var client : List.of(anna, boris)) {
                var question = client.look(id).at("/frame/question");
                if (question.isObject()) {
                    client.send(
                            id,
                            ApiClient.pick(
                                    question, question.at("/options/0/key").asText()));
                }
            }
        }
        return id;
    }

    @Test
    void nonsenseOverHttpAndSocketsIsAnsweredAndChangesNothing() throws Exception {
        var before = standing();
        var sent = new AtomicLong();
        var failures = new LinkedBlockingQueue<Throwable>();
        var clients = new ArrayList<Thread>();
        for (int i = 0; i < CLIENTS; i++) {
            int number = i;
            clients.add(Thread.ofVirtual().start(() -> {
                try {
                    sent.addAndGet(overHttp(new Random(number)));
                    sent.addAndGet(overSocket(new Random(100 + number), number % 2 == 0 ? anna : boris));
                } catch (Throwable e) {
                    failures.add(e);
                }
            }));
        }
        for (var client : clients) {
            client.join();
        }
        assertThat(failures).isEmpty();
        assertThat(sent.get()).isGreaterThanOrEqualTo(100_000);
        assertThat(standing()).isEqualTo(before);
        assertThat(meters.counter("ecumene.errors").count()).isZero();
        assertThat(journal.list)
                .filteredOn(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                .isEmpty();
    }

    /** All that both know of every table, without the time and who is looking. */
    private List<JsonNode> standing() {
        var all = new ArrayList<JsonNode>();
        for (var table : tables) {
            for (var client : List.of(anna, boris)) {
                if (client == boris && table.equals(tables.getLast())) {
                    continue; // has no invitation to this one
                }
                var state = (ObjectNode) client.look(table);
                state.remove("now");
                state.at("/table/seats").forEach(seat -> ((ObjectNode) seat).remove("online"));
                all.add(state);
            }
        }
        return all;
    }

    // --- HTTP, byte by byte ---

    private int overHttp(Random random) throws IOException {
        int sent = 0;
        var request = request(random);
        while (sent < HTTP_MESSAGES / CLIENTS) {
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), web.port())) {
                socket.setTcpNoDelay(true);
                socket.setSoTimeout(60_000);
                var in = new BufferedInputStream(socket.getInputStream());
                boolean open = true;
                for (boolean used = false; open && sent < HTTP_MESSAGES / CLIENTS; used = true) {
                    socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
                    socket.getOutputStream().flush();
                    var status = line(in);
                    if (status.isEmpty() && used) {
                        break; // between two requests a server may hang up; on a new connection it must answer
                    }
                    open = answered(status, in, !request.startsWith("HEAD "));
                    sent++;
                    request = request(random);
                }
            }
        }
        return sent;
    }

    private String request(Random random) {
        var method = pick(random, METHODS);
        var table = pick(random, tables);
        var path = pick(
                random,
                List.of(
                        "/api/tables/" + table,
                        "/api/tables/" + table + "/commands",
                        "/api/tables/" + table + "/history?from=" + random.nextInt(-5, 500) + "&to="
                                + random.nextInt(-5, 9999),
                        "/api/tables/" + table + "/progress",
                        "/api/tables/" + table + "/record",
                        "/api/tables/" + table + "/live",
                        "/api/tables",
                        "/api/tables/nowhere/commands",
                        "/api/me",
                        "/api/me/tokens",
                        "/api/me/data",
                        "/api/people/" + random.nextInt(),
                        "/api/games/" + pick(random, List.of("pyramid", "chess", "%00", "..%2f..")) + "/cards",
                        "/api/games/pyramid/rules?lang=" + pick(random, List.of("en", "ru", "xx", "%ff")),
                        "/api/hall",
                        "/../../etc/passwd",
                        "/%2e%2e/secret",
                        "/" + noise(random, 12)));
        var body = method.equals("GET") || method.equals("HEAD") ? "" : mutated(random, sample(random));
        return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + web.port()
                + "\r\nContent-Type: application/json\r\nX-Ecumene: 1\r\nCookie: ecumene=" + noise(random, 43)
                + (random.nextInt(4) == 0 ? "\r\nAuthorization: Bearer " + noise(random, 20) : "")
                + (random.nextInt(4) == 0 ? "\r\nAccept-Language: " + noise(random, 8) : "")
                + "\r\nContent-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
    }

    /** Reads the rest of an answer; whether the connection goes on. A server error of any kind is a failure. */
    private static boolean answered(String status, InputStream in, boolean withBody) throws IOException {
        assertThat(status).as("an answer").matches("HTTP/1\\.[01] [1234]\\d\\d.*");
        int length = withBody ? -1 : 0;
        boolean chunked = false;
        boolean goesOn = true;
        for (var header = line(in); !header.isEmpty(); header = line(in)) {
            var lower = header.toLowerCase(java.util.Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = withBody ? Integer.parseInt(lower.substring(15).strip()) : 0;
            }
            chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
            goesOn &= !(lower.startsWith("connection:") && lower.contains("close"));
        }
        if (chunked || !goesOn || length < 0 || status.contains(" 101") || status.contains(" 400")) {
            return false; // after what is not even HTTP the server hangs up; else a new connection is simpler
        }
        in.skipNBytes(length);
        return true;
    }

    private static String line(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    // --- sockets ---

    /** As somebody who sits at the table, so that only the message itself is wrong. */
    private int overSocket(Random random, ApiClient client) throws InterruptedException {
        int sent = 0;
        while (sent < SOCKET_MESSAGES / CLIENTS) {
            var table = tables.get(random.nextInt(3));
            var answers = new LinkedBlockingQueue<JsonNode>();
            var socket = client.watch(table, message -> {
                if (!message.get("type").asText().equals("online")) { // somebody else came or went
                    answers.add(message);
                }
            });
            assertThat(answers.poll(60, TimeUnit.SECONDS)).isNotNull();
            int batch = 500;
            for (int i = 0; i < batch; i++) {
                socket.sendText(harmless(random), true).join();
                sent++;
            }
            for (int i = 0; i < batch; i++) {
                var answer = answers.poll(60, TimeUnit.SECONDS);
                assertThat(answer).as("answer %d of %d", i, batch).isNotNull();
                assertThat(answer.get("type").asText()).isIn("refused", "pong", "state");
                assertThat(answer.at("/error/code").asText()).isNotEqualTo("internal");
            }
            socket.abort();
        }
        return sent;
    }

    /** A message that no rule of the protocol can take for a command that changes the table. */
    private String harmless(Random random) {
        while (true) {
            var message = mutated(random, sample(random));
            if (!effective(message)) {
                return message;
            }
        }
    }

    private static boolean effective(String message) {
        try {
            var verb = Wire.JSON.readTree(message).path("do").asText();
            return List.of("say", "leave", "concede", "end", "undo", "resume", "rematch", "answer", "close", "start")
                    .contains(verb);
        } catch (IOException e) {
            return false;
        }
    }

    // --- nonsense ---

    private String sample(Random random) {
        return switch (random.nextInt(8)) {
            case 0 ->
                "{\"id\":\"x" + random.nextInt() + "\",\"do\":\"pick\",\"at\":" + random.nextInt(100)
                        + ",\"keys\":[\"buy " + noise(random, 5) + "\"]}";
            case 1 ->
                "{\"id\":\"x\",\"do\":\"sit\",\"seat\":" + random.nextInt() + ",\"invite\":\"" + noise(random, 20)
                        + "\"}";
            case 2 -> "{\"do\":\"" + noise(random, 6) + "\"}";
            case 3 ->
                "{\"id\":\"" + noise(random, 80) + "\",\"do\":\"seat\",\"seat\":1,\"who\":\"bot:" + noise(random, 6)
                        + "\"}";
            case 4 ->
                "{\"game\":\"chess\",\"seats\":[\"me\",\"" + noise(random, 9)
                        + "\"],\"clock\":{\"kind\":\"live\",\"base\":-1}}";
            case 5 -> "[".repeat(random.nextInt(1, 2000));
            case 6 -> "{\"do\":\"ping\"}";
            default -> noise(random, random.nextInt(200));
        };
    }

    private static String mutated(Random random, String text) {
        var changed = new StringBuilder(text);
        for (int i = random.nextInt(4); i > 0 && !changed.isEmpty(); i--) {
            int at = random.nextInt(changed.length());
            switch (random.nextInt(4)) {
                case 0 -> changed.deleteCharAt(at);
                case 1 -> changed.insert(at, noise(random, 3));
                case 2 -> changed.setCharAt(at, (char) random.nextInt(1, 0xD7FF));
                default -> changed.setLength(at);
            }
        }
        return changed.toString();
    }

    private static String noise(Random random, int length) {
        var letters = "abcXYZ0189-_.~%{}[]\":,жЯ€";
        var text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }

    private static <T> T pick(Random random, List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
