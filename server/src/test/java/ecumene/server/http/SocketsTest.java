package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.table.Command;
import ecumene.server.table.Tables;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SocketsTest {
    private static final String LIVE = "/api/tables/t1/live";
    private House house;

    @BeforeEach
    void open() {
        house = new House();
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static void await(BooleanSupplier condition) {
        var end = Instant.now().plus(Duration.ofSeconds(10));
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waited too long").isBefore(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void first_comes_what_was_missed_then_what_happens() throws Exception {
        var phone = house.guest().call(LIVE + "?since=41&lang=ru&invite=abc");
        var first = phone.hear();
        assertThat(first.path("type").asText()).isEqualTo("state");
        assertThat(first.path("seq").asLong()).isEqualTo(42);
        assertThat(first.path("chat").get(0).path("text").asText()).isEqualTo("ruabc");
        house.tables.sinks.getFirst().accept(ScriptedTables.state(43, "later"));
        assertThat(phone.hear().path("seq").asLong()).isEqualTo(43);
    }

    @Test
    void a_command_is_answered_under_its_id() throws Exception {
        var phone = house.guest().call(LIVE);
        phone.hear();
        phone.say("{\"id\": \"c1\", \"do\": \"pick\", \"at\": 3, \"keys\": [\"buy x\"]}");
        var done = phone.hear();
        assertThat(done.path("type").asText()).isEqualTo("done");
        assertThat(done.path("id").asText()).isEqualTo("c1");
        assertThat(done.path("seq").asLong()).isEqualTo(7);
        assertThat(house.tables.asked.getFirst().command()).isEqualTo(new Command.Pick(3, List.of("buy x")));
        house.tables.failure = new Refusal(Code.NOT_NOW, "table.over");
        phone.say("{\"id\": \"c2\", \"do\": \"concede\"}");
        var refused = phone.hear();
        assertThat(refused.path("type").asText()).isEqualTo("refused");
        assertThat(refused.path("id").asText()).isEqualTo("c2");
        assertThat(refused.path("error").path("code").asText()).isEqualTo("not-now");
        assertThat(refused.path("error").path("message").asText()).isEqualTo("The game is over.");
    }

    @Test
    void ping_and_language() throws Exception {
        var phone = house.visitor().call(LIVE);
        phone.hear();
        phone.say("{\"do\": \"ping\"}");
        assertThat(phone.hear().path("type").asText()).isEqualTo("pong");
        phone.say("{\"do\": \"lang\", \"lang\": \"ru\"}");
        assertThat(phone.hear().path("chat").get(0).path("text").asText()).isEqualTo("ru");
        phone.say("{\"id\": \"c1\", \"do\": \"leave\"}");
        var refused = phone.hear().path("error");
        assertThat(refused.path("code").asText()).isEqualTo("unauthorised");
        assertThat(refused.path("message").asText()).startsWith("Сначала войдите");
    }

    @Test
    void nonsense_is_refused_and_the_socket_stays() throws Exception {
        var phone = house.guest().call(LIVE);
        phone.hear();
        for (var nonsense : List.of(
                "{",
                "[]",
                "null",
                "5",
                "\"x\"",
                "",
                "{\"do\": 5}",
                "{\"id\": {}, \"do\": \"pick\"}",
                "[".repeat(5000))) {
            phone.say(nonsense);
            var answer = phone.hear();
            assertThat(answer.path("type").asText()).as(nonsense).isEqualTo("refused");
            assertThat(answer.path("error").path("code").asText()).as(nonsense).isEqualTo("malformed");
        }
        phone.say("{\"do\": \"ping\"}");
        assertThat(phone.hear().path("type").asText()).isEqualTo("pong");
        assertThat(house.tables.asked).isEmpty();
    }

    @Test
    void too_large_a_message_ends_the_call() throws Exception {
        var phone = house.guest().call(LIVE);
        phone.hear();
        phone.say("x".repeat(70_000));
        assertThat(phone.status()).isEqualTo(1009);
        await(() -> house.tables.sinks.isEmpty());
    }

    @Test
    void a_closed_socket_watches_no_longer() throws Exception {
        var phone = house.guest().call(LIVE);
        phone.hear();
        assertThat(house.tables.sinks).hasSize(1);
        phone.socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        await(() -> house.tables.sinks.isEmpty());
    }

    @Test
    void a_table_that_is_not_there_is_said_and_the_call_ended() throws Exception {
        var phone = house.guest().call("/api/tables/none/live");
        assertThat(phone.hear().path("error").path("code").asText()).isEqualTo("not-found");
        assertThat(phone.status()).isEqualTo(1008);
    }

    @Test
    void foreign_pages_get_no_socket() throws Exception {
        var guest = house.guest();
        assertThat(refusal(() -> guest.call(LIVE, "Origin", "https://evil.example")))
                .isEqualTo(403);
        assertThat(refusal(() -> guest.call("/api/live", "Origin", "null"))).isEqualTo(403);
        assertThat(guest.call(LIVE, "Origin", house.address())
                        .hear()
                        .path("type")
                        .asText())
                .isEqualTo("state");
        assertThat(refusal(() -> house.visitor().call(LIVE + "?token=wrong"))).isEqualTo(401);
    }

    private interface Attempt {
        void run() throws Exception;
    }

    private static int refusal(Attempt attempt) {
        var status = new int[1];
        assertThatThrownBy(attempt::run)
                .hasCauseInstanceOf(WebSocketHandshakeException.class)
                .satisfies(e -> status[0] = ((WebSocketHandshakeException) e.getCause())
                        .getResponse()
                        .statusCode());
        return status[0];
    }

    @Test
    void a_token_may_stand_in_the_address() throws Exception {
        var guest = house.guest();
        var token = guest.post("/api/me/tokens", "{\"name\": \"bot\"}")
                .json()
                .path("token")
                .asText();
        var phone = house.visitor().call(LIVE + "?token=" + token);
        phone.hear();
        phone.say("{\"id\": \"c1\", \"do\": \"leave\"}");
        assertThat(phone.hear().path("type").asText()).isEqualTo("done");
        assertThat(house.tables.asked.getFirst().by().id()).isEqualTo(guest.id);
    }

    @Test
    void the_hall_is_told_once_for_many_changes() throws Exception {
        var guest = house.guest();
        var mine = guest.call("/api/live");
        var stranger = house.visitor().call("/api/live");
        mine.say("{\"do\": \"ping\"}");
        assertThat(mine.hear().path("type").asText()).isEqualTo("pong");
        for (int i = 0; i < 100; i++) {
            house.tables.listeners.forEach(
                    listener -> listener.accept(new Tables.Changed("t1", true, List.of(guest.id))));
        }
        assertThat(stranger.hear().path("type").asText()).isEqualTo("hall");
        assertThat(mine.hear().path("type").asText()).isEqualTo("hall");
        var changed = mine.hear();
        assertThat(changed.path("type").asText()).isEqualTo("mine");
        assertThat(changed.path("table").path("id").asText()).isEqualTo("t1");
        stranger.say("{\"do\": \"ping\"}");
        assertThat(stranger.hear().path("type").asText()).as("told only once").isEqualTo("pong");
    }

    @Test
    void a_server_that_stops_says_when_to_come_back() throws Exception {
        var table = house.guest().call(LIVE);
        table.hear();
        var hall = house.visitor().call("/api/live");
        house.web.close();
        for (var phone : List.of(table, hall)) {
            var bye = phone.hear();
            assertThat(bye.path("type").asText()).isEqualTo("bye");
            assertThat(bye.path("retry").asLong()).isPositive();
            assertThat(phone.status()).isEqualTo(1001);
        }
    }

    @Test
    void a_server_that_stops_finishes_what_is_under_way() throws Exception {
        var guest = house.guest();
        house.tables.gate = new java.util.concurrent.CountDownLatch(1);
        var status = new java.util.concurrent.CompletableFuture<Integer>();
        Thread.ofVirtual().start(() -> {
            try {
                status.complete(guest.post("/api/tables/t1/commands", "{\"id\": \"a\", \"do\": \"leave\"}")
                        .status());
            } catch (Exception e) {
                status.completeExceptionally(e);
            }
        });
        house.tables.entered.await();
        var stopping = Thread.ofVirtual().start(house::close);
        await(() -> refusesNew());
        assertThat(status).isNotDone();
        house.tables.gate.countDown();
        assertThat(status.get(10, java.util.concurrent.TimeUnit.SECONDS)).isEqualTo(200);
        stopping.join();
    }

    private boolean refusesNew() {
        try {
            return house.visitor().get("/api/me").status() == 503;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
