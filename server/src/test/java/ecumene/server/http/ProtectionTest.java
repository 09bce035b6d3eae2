package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProtectionTest {
    @Test
    void foreign_pages_change_nothing() throws Exception {
        try (var house = new House()) {
            var guest = house.guest();
            var table = guest.table("me", "open");
            long before = guest.look(table).path("seq").asLong();
            var body = "{\"id\": \"a\", \"do\": \"leave\"}";
            var path = "/api/tables/" + table + "/commands";
            assertThat(guest.post(path, body, "Origin", "https://evil.example").code())
                    .isEqualTo("forbidden");
            assertThat(guest.post(path, body, "Origin", "null").status()).isEqualTo(403);
            assertThat(guest.post(path, body, "Sec-Fetch-Site", "cross-site").status())
                    .isEqualTo(403);
            assertThat(guest.post(path, body, "X-Ecumene", "0").message()).contains("X-Ecumene: 1");
            assertThat(house.visitor()
                            .post("/api/guest", "{}", "Origin", "https://evil.example")
                            .status())
                    .isEqualTo(403);
            assertThat(guest.look(table).path("seq").asLong()).isEqualTo(before);
            assertThat(guest.post(path, body, "Origin", house.address(), "Sec-Fetch-Site", "same-origin")
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void every_answer_carries_its_armour() throws Exception {
        try (var house = new House()) {
            for (var path : List.of("/", "/api/games", "/api/none", "/none.js", "/health", "/assets/app-1a2b.js")) {
                var answer = house.visitor().get(path);
                var policy = answer.header("Content-Security-Policy");
                assertThat(policy)
                        .as(path)
                        .contains(
                                "default-src 'self'",
                                "script-src 'self';",
                                "style-src 'self';",
                                "img-src 'self' data:",
                                "connect-src 'self' ws://127.0.0.1:" + house.web.port(),
                                "frame-ancestors 'none'",
                                "base-uri 'none'",
                                "form-action 'self'")
                        .doesNotContain("unsafe");
                assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
                assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
                assertThat(answer.header("Permissions-Policy")).contains("camera=()");
                assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
                assertThat(answer.header("Strict-Transport-Security")).isEmpty();
                assertThat(answer.header("Server")).isEmpty();
            }
        }
    }

    @Test
    void behind_a_proxy_with_tls_the_cookie_is_secure() throws Exception {
        try (var house = new House(House.limited(true))) {
            var answer = house.visitor().post("/api/guest", "{}", "X-Forwarded-Proto", "https");
            assertThat(answer.header("Set-Cookie")).contains("Secure");
            assertThat(answer.header("Strict-Transport-Security")).isNotEmpty();
        }
        try (var house = new House()) {
            var answer = house.visitor().post("/api/guest", "{}", "X-Forwarded-Proto", "https");
            assertThat(answer.header("Set-Cookie")).as("nobody to believe").doesNotContain("Secure");
        }
    }

    @Test
    void too_many_log_ins_have_to_wait() throws Exception {
        try (var house = new House(House.limited(false))) {
            var sheet = "{\"name\": \"Nobody\", \"password\": \"wrong horse\"}";
            House.Reply answer = house.visitor().post("/api/login", sheet);
            for (int i = 0; i < 12 && answer.status() == 403; i++) {
                answer = house.visitor().post("/api/login", sheet, "X-Forwarded-For", "10.0.0." + i);
            }
            assertThat(answer.status()).isEqualTo(429);
            assertThat(answer.code()).isEqualTo("too-many");
            assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 10);
        }
    }

    @Test
    void behind_a_proxy_callers_are_counted_by_what_it_says() throws Exception {
        try (var house = new House(House.limited(true))) {
            int refused = 0;
            for (int i = 0; i < 40; i++) {
                refused += guests(house, "10.0.0." + i);
            }
            assertThat(refused).isZero();
            for (int i = 0; i < 40; i++) {
                refused += guests(house, "10.0.0." + i + ", 10.1.1.1");
            }
            assertThat(refused).as("only the last entry is the proxy's").isPositive();
        }
    }

    private static int guests(House house, String forwarded) throws Exception {
        return house.visitor()
                                .post("/api/guest", "{}", "X-Forwarded-For", forwarded)
                                .status()
                        == 429
                ? 1
                : 0;
    }

    @Test
    void chat_is_slower_than_moves() throws Exception {
        try (var house = new House(House.limited(false))) {
            var guest = house.guest();
            var phone = guest.call("/api/tables/" + guest.table("me", "open") + "/live");
            phone.hear("state");
            int done = 0;
            for (int i = 0; i < 15; i++) {
                phone.say("{\"id\": \"a%d\", \"do\": \"say\", \"text\": \"hi\"}".formatted(i));
                done += phone.answer("a" + i).path("type").asText().equals("done") ? 1 : 0;
            }
            assertThat(done).isBetween(10, 13);
            for (int i = 0; i < 50; i++) {
                phone.say("{\"id\": \"b%d\", \"do\": \"pick\", \"at\": 1, \"keys\": [\"x\"]}".formatted(i));
                assertThat(phone.answer("b" + i).at("/error/code").asText())
                        .as("the game has not begun, but moves are not counted with chat")
                        .isEqualTo("not-now");
            }
        }
    }

    @Test
    void one_person_cannot_hold_all_sockets() throws Exception {
        try (var house = new House(House.limited(false))) {
            var guest = house.guest();
            int open = 0;
            try {
                for (; open < 80; open++) {
                    var phone = guest.call("/api/live");
                    phone.say("{}");
                    phone.hear(); // now it is counted
                }
            } catch (java.util.concurrent.ExecutionException e) {
                assertThat(e).hasCauseInstanceOf(java.net.http.WebSocketHandshakeException.class);
            }
            assertThat(open).isEqualTo(50);
        }
    }

    @Test
    void a_flood_of_pings_is_cut_off() throws Exception {
        try (var house = new House(House.limited(false))) {
            var phone = house.visitor().call("/api/live");
            // One after the other: whoever still sends when the line is cut may not hear why.
            int pings = 0;
            do {
                phone.say("{}");
                pings++;
            } while (phone.answers() && pings < 2000);
            assertThat(phone.status()).isEqualTo(1008);
        }
    }

    @Test
    void oversize_is_refused_with_and_without_a_length() throws Exception {
        try (var house = new House()) {
            var guest = house.guest();
            var large = "{\"name\": \"" + "x".repeat(70_000) + "\"}";
            assertThat(guest.post("/api/me/tokens", large).code()).isEqualTo("too-large");
            var chunked = HttpRequest.newBuilder(URI.create(house.address() + "/api/me/tokens"))
                    .POST(BodyPublishers.fromPublisher(BodyPublishers.ofString(large)))
                    .header("X-Ecumene", "1")
                    .header("Cookie", "ecumene=" + guest.cookie)
                    .build();
            try (var client = HttpClient.newHttpClient()) {
                assertThat(client.send(chunked, BodyHandlers.ofString()).statusCode())
                        .isEqualTo(413);
            }
            var longText = "{\"id\": \"a\", \"do\": \"say\", \"text\": \"" + "x".repeat(501) + "\"}";
            var commands = "/api/tables/" + guest.table("me", "open") + "/commands";
            assertThat(guest.post(commands, longText).code()).isEqualTo("too-large");
        }
    }

    @Test
    void what_is_not_there_is_said_in_json() throws Exception {
        try (var house = new House()) {
            var visitor = house.visitor();
            for (var method : List.of("GET", "POST", "PUT", "DELETE", "PATCH")) {
                var answer = visitor.send(method, "/api/nothing/here?lang=ru", Optional.empty());
                assertThat(answer.status()).as(method).isEqualTo(404);
                assertThat(answer.code()).as(method).isEqualTo("not-found");
                assertThat(answer.message()).isEqualTo("Такой страницы нет.");
            }
            assertThat(visitor.send("PUT", "/api/games", Optional.of("{}")).status())
                    .isEqualTo(404);
        }
    }

    @Test
    void figures_are_counted_by_route() throws Exception {
        try (var house = new House()) {
            var guest = house.guest();
            var table = guest.table("me", "open");
            guest.get("/api/tables/" + table + "?invite=secret-invitation");
            guest.post("/api/login", "{\"name\": \"Nobody\", \"password\": \"wrong horse\"}");
            var figures = guest.get("/metrics").text();
            assertThat(figures)
                    .contains(
                            "ecumene_http_requests_seconds_count{method=\"GET\",route=\"/api/tables/{id}\",status=\"200\"} 1",
                            "ecumene_sessions_total 1",
                            "ecumene_login_failures_total 1",
                            "ecumene_sockets 0",
                            "ecumene_store_up 1",
                            "jvm_memory_used_bytes")
                    .doesNotContain("secret-invitation", table);
        }
    }
}
