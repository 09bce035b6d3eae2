package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Under which names the server answers, and what a browser keeps for it over TLS. */
class HostsTest {
    private static final String URL = "https://play.example";

    /** A browser that says what it wants to: the whole head of the answer. */
    private static String raw(House house, String method, String path, String host, String... headers)
            throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), house.web.port());
                var out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII)) {
            socket.setSoTimeout(30_000);
            out.write("%s %s HTTP/1.1\r\nHost: %s\r\nConnection: %s\r\nContent-Length: 0\r\nX-Ecumene: 1\r\n"
                    .formatted(method, path, host, headers.length > 1 ? "close, Upgrade" : "close"));
            for (var header : headers) {
                out.write(header + "\r\n");
            }
            out.write("\r\n");
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static int status(House house, String host, String... headers) throws IOException {
        return Integer.parseInt(raw(house, "GET", "/api/games", host, headers).substring(9, 12));
    }

    private static House at(String url) {
        return new House(
                new WebConfig("127.0.0.1", 0, Optional.of(url), true, false, "node-1", "1.2.3", Optional.empty()));
    }

    private static String tls(String... cookies) {
        return "X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-Proto: https"
                + (cookies.length == 0 ? "" : "\r\nCookie: " + String.join("; ", cookies));
    }

    private static String value(String head, String cookie) {
        int start = head.indexOf("Set-Cookie: " + cookie + "=");
        assertThat(start).as(cookie + " in " + head).isNotNegative();
        int from = start + "Set-Cookie: ".length() + cookie.length() + 1;
        return head.substring(from, head.indexOf(';', from));
    }

    @Test
    void with_a_url_only_its_name_is_answered() throws Exception {
        try (var house = at(URL)) {
            for (var host : List.of("play.example", "PLAY.example", "play.example:443")) {
                assertThat(status(house, host, tls())).as(host).isEqualTo(200);
            }
            for (var host : List.of(
                    "evil.example", "play.example.evil.example", "play.example:8080", "127.0.0.1", "localhost")) {
                assertThat(status(house, host, tls())).as(host).isEqualTo(421);
            }
            assertThat(status(house, "127.0.0.1:" + house.web.port()))
                    .as("from this machine")
                    .isEqualTo(200);
            assertThat(status(house, "evil.example")).isEqualTo(421);
            assertThat(raw(house, "GET", "/", "evil.example", tls()))
                    .contains(" 421 ")
                    .contains(URL);
            assertThat(raw(house, "GET", "/health", "10.0.0.7", tls())).contains(" 200 ");
        }
    }

    @Test
    void for_this_machine_alone_only_its_own_names_are_answered() throws Exception {
        try (var house = new House()) {
            for (var host : List.of("localhost:8080", "127.0.0.1", "127.0.0.9:1", "[::1]:8080", "LOCALHOST")) {
                assertThat(status(house, host)).as(host).isEqualTo(200);
            }
            for (var host :
                    List.of("rebound.example", "localhost.evil.example", "10.0.0.1", "127.0.0.1.evil.example")) {
                assertThat(status(house, host)).as(host).isEqualTo(421);
            }
            assertThat(raw(
                            house,
                            "GET",
                            "/api/live",
                            "rebound.example",
                            "Upgrade: websocket",
                            "Sec-WebSocket-Version: 13",
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
                    .contains(" 421 ");
        }
    }

    @Test
    void a_page_is_ours_by_scheme_and_name() throws Exception {
        try (var house = at(URL)) {
            for (var origin : List.of(URL, "https://play.example:443")) {
                assertThat(raw(house, "POST", "/api/guest", "play.example", tls(), "Origin: " + origin))
                        .as(origin)
                        .contains(" 200 ");
            }
            for (var origin :
                    List.of("http://play.example", "https://play.example:8443", "https://evil.example", "null")) {
                assertThat(raw(house, "POST", "/api/guest", "play.example", tls(), "Origin: " + origin))
                        .as(origin)
                        .contains(" 403 ");
            }
        }
    }

    @Test
    void over_tls_nobody_can_plant_a_session() throws Exception {
        try (var house = at(URL)) {
            var head = raw(house, "POST", "/api/guest", "play.example", tls());
            assertThat(head).contains("Secure", "Path=/", "HttpOnly").doesNotContain("Domain=");
            var own = value(head, "__Host-ecumene");
            var planted = value(raw(house, "POST", "/api/guest", "play.example", tls()), "__Host-ecumene");
            var mine = raw(house, "GET", "/api/me", "play.example", tls("__Host-ecumene=" + own));
            var both = raw(house, "GET", "/api/me", "play.example", tls("ecumene=" + planted, "__Host-ecumene=" + own));
            assertThat(body(both)).isEqualTo(body(mine));
            var ended = raw(house, "GET", "/api/me", "play.example", tls("ecumene=" + planted, "__Host-ecumene=ended"));
            assertThat(body(ended)).contains("null");
        }
    }

    private static String body(String answer) {
        return answer.substring(answer.indexOf("\r\n\r\n"));
    }

    @Test
    void a_plain_session_of_before_goes_on_over_tls_in_a_hard_cookie() throws Exception {
        try (var house = at(URL)) {
            var secret = value(raw(house, "POST", "/api/guest", "play.example", tls()), "__Host-ecumene");
            var head = raw(house, "GET", "/api/me", "play.example", tls("ecumene=" + secret));
            assertThat(value(head, "__Host-ecumene")).isEqualTo(secret);
            assertThat(value(head, "ecumene")).isEmpty();
            var out = raw(
                    house, "POST", "/api/logout", "play.example", tls("ecumene=" + secret, "__Host-ecumene=" + secret));
            assertThat(value(out, "__Host-ecumene")).isEmpty();
            assertThat(value(out, "ecumene")).isEmpty();
        }
    }
}
