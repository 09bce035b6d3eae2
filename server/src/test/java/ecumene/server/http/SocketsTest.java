package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.toy.ToyState;
import ecumene.server.table.TalkingToy;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SocketsTest {
    private House house;
    private House.Visitor ann;
    private House.Visitor bob;
    /** A game of theirs, and where it can be watched. */
    private String table;

    private String live;

    @BeforeEach
    void open() throws Exception {
        house = new House();
        ann = house.guest();
        bob = house.guest();
        table = House.game(ann, bob);
        live = "/api/tables/" + table + "/live";
    }

    @AfterEach
    void close() {
        house.close();
    }

    private long seq() throws Exception {
        return ann.look(table).path("seq").asLong();
    }

    private boolean annIsThere() throws Exception {
        return bob.look(table).at("/table/seats/0/online").asBoolean();
    }

    @Test
    void first_comes_what_was_missed_then_what_happens() throws Exception {
        long seen = seq();
        House.asked(table, ann, bob).pick(table);
        bob.run(table, "\"say\", \"text\": \"oh\"");
        var phone = house.guest().call(live + "?since=" + seen + "&lang=ru");
        var first = phone.hear();
        assertThat(first.path("type").asText()).isEqualTo("state");
        assertThat(first.path("seq").asLong()).isEqualTo(seen + 1);
        assertThat(first.path("reset").asBoolean()).isFalse();
        assertThat(first.path("log").toString()).containsPattern("[а-я]");
        assertThat(phone.hear().path("seq").asLong()).isEqualTo(seen + 2);
        ann.run(table, "\"say\", \"text\": \"later\"");
        var later = phone.hear();
        assertThat(later.path("seq").asLong()).isEqualTo(seen + 3);
        assertThat(later.at("/chat/0/text").asText()).isEqualTo("later");
    }

    @Test
    void a_private_table_is_watched_by_invitation() throws Exception {
        var made = ann.post("/api/tables", """
                {"game": "pyramid", "seats": ["me", "open"], "public": false}""").json();
        var address = "/api/tables/" + made.path("table").asText() + "/live";
        assertThat(bob.call(address).hear().at("/error/code").asText()).isEqualTo("forbidden");
        var invited = bob.call(address + "?invite=" + made.path("invite").asText());
        assertThat(invited.hear().path("type").asText()).isEqualTo("state");
    }

    @Test
    void a_command_is_answered_under_its_id() throws Exception {
        var asked = House.asked(table, ann, bob);
        var question = asked.question(table);
        var key = question.at("/options/0/key").asText();
        var phone = asked.call(live);
        phone.hear("state");
        phone.say("{\"id\": \"c1\", \"do\": %s}"
                .formatted(House.Visitor.pick(question.path("at").asLong(), key)));
        var done = phone.answer("c1");
        assertThat(done.path("type").asText()).isEqualTo("done");
        assertThat(done.path("seq").asLong()).isEqualTo(seq());
        assertThat(asked.look(table).at("/frame/step/key").asText()).isEqualTo(key);
        asked.run(table, "\"concede\"");
        phone.say("{\"id\": \"c2\", \"do\": \"concede\"}");
        var refused = phone.answer("c2");
        assertThat(refused.path("type").asText()).isEqualTo("refused");
        assertThat(refused.path("error").path("code").asText()).isEqualTo("not-now");
        assertThat(refused.path("error").path("message").asText()).isEqualTo("The game is over.");
    }

    @Test
    void ping_and_language() throws Exception {
        var phone = house.visitor().call(live);
        assertThat(phone.hear("state").path("log").toString()).contains("is the first player");
        phone.say("{\"do\": \"ping\"}");
        assertThat(phone.hear().path("type").asText()).isEqualTo("pong");
        phone.say("{\"do\": \"lang\", \"lang\": \"ru\"}");
        assertThat(phone.hear("state").path("log").toString()).contains("Первый игрок");
        phone.say("{\"id\": \"c1\", \"do\": \"leave\"}");
        var refused = phone.answer("c1").path("error");
        assertThat(refused.path("code").asText()).isEqualTo("unauthorised");
        assertThat(refused.path("message").asText()).startsWith("Сначала войдите");
    }

    @Test
    void nonsense_is_refused_and_the_socket_stays() throws Exception {
        long before = seq();
        var phone = ann.call(live);
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
        assertThat(seq()).isEqualTo(before);
    }

    @Test
    void too_large_a_message_ends_the_call() throws Exception {
        var phone = ann.call(live);
        phone.hear();
        assertThat(annIsThere()).isTrue();
        phone.say("x".repeat(70_000));
        assertThat(phone.status()).isEqualTo(1009);
        House.await(() -> !annIsThere());
    }

    @Test
    void a_closed_socket_watches_no_longer() throws Exception {
        var phone = ann.call(live);
        phone.hear();
        assertThat(annIsThere()).isTrue();
        phone.socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        House.await(() -> !annIsThere());
    }

    @Test
    void a_table_that_is_not_there_is_said_and_the_call_ended() throws Exception {
        var phone = house.guest().call("/api/tables/none/live");
        assertThat(phone.hear().path("error").path("code").asText()).isEqualTo("not-found");
        assertThat(phone.status()).isEqualTo(1008);
    }

    @Test
    void foreign_pages_get_no_socket() throws Exception {
        assertThat(refusal(() -> ann.call(live, "Origin", "https://evil.example")))
                .isEqualTo(403);
        assertThat(refusal(() -> ann.call("/api/live", "Origin", "null"))).isEqualTo(403);
        assertThat(ann.call(live, "Origin", house.address()).hear().path("type").asText())
                .isEqualTo("state");
        assertThat(refusal(() -> house.visitor().call(live + "?token=wrong"))).isEqualTo(401);
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
        var token = ann.post("/api/me/tokens", "{\"name\": \"bot\"}")
                .json()
                .path("token")
                .asText();
        var phone = house.visitor().call(live + "?token=" + token);
        phone.hear();
        phone.say("{\"id\": \"c1\", \"do\": \"leave\"}");
        assertThat(phone.answer("c1").path("type").asText()).isEqualTo("done");
        assertThat(bob.look(table).at("/table/seats/0/gone").asBoolean()).isTrue();
    }

    @Test
    void the_hall_is_told_seldom_however_much_changes() throws Exception {
        var mine = ann.call("/api/live");
        var stranger = house.visitor().call("/api/live");
        mine.say("{\"do\": \"ping\"}");
        mine.hear("pong");
        long began = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            bob.run(table, "\"say\", \"text\": \"line %d\"".formatted(i));
        }
        long changed = ann.look(table).at("/table/changed").asLong();
        var told = mine.hear("mine").path("table");
        while (told.path("changed").asLong() < changed) {
            told = mine.hear("mine").path("table");
        }
        assertThat(told.path("id").asText()).isEqualTo(table);
        stranger.say("{\"do\": \"ping\"}");
        int times = 0;
        while (stranger.hear().path("type").asText().equals("hall")) {
            times++;
        }
        long most = Duration.ofNanos(System.nanoTime() - began).toMillis() / 500 + 1;
        assertThat(times).as("twice a second at most").isBetween(1, (int) most);
    }

    @Test
    void a_server_that_stops_says_when_to_come_back() throws Exception {
        var watching = ann.call(live);
        watching.hear("state");
        var hall = house.visitor().call("/api/live");
        hall.say("{}");
        hall.hear("pong");
        house.web.close();
        for (var phone : List.of(watching, hall)) {
            assertThat(phone.hear("bye").path("retry").asLong()).isPositive();
            assertThat(phone.status()).isEqualTo(1001);
        }
    }

    @Test
    void a_server_that_stops_finishes_what_is_under_way() throws Exception {
        var entered = new CountDownLatch(1);
        var gate = new CountDownLatch(1);
        var slow = new TalkingToy() {
            @Override
            public ToyState deal(Setup setup, Seed seed) {
                entered.countDown();
                try {
                    gate.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return super.deal(setup, seed);
            }
        };
        try (var other = new House(slow)) {
            var guest = other.guest();
            var status = CompletableFuture.supplyAsync(() -> dealt(guest));
            entered.await();
            var stopping = Thread.ofVirtual().start(other.web::close);
            House.await(() -> other.visitor().get("/api/me").status() == 503);
            assertThat(status).isNotDone();
            gate.countDown();
            assertThat(status.get(30, TimeUnit.SECONDS)).isEqualTo(200);
            stopping.join();
        }
    }

    private static int dealt(House.Visitor guest) {
        try {
            return guest.post("/api/tables", """
                    {"game": "toy", "seats": ["me", "bot:random"], "start": true}""").status();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
