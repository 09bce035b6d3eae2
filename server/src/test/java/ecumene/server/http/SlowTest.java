package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class SlowTest {
    private static final Duration TOTAL = Duration.ofMillis(300);

    private static House house(int near) {
        var bounds = new Connections.Bounds(TOTAL, TOTAL, Duration.ofMillis(20), near, 1000);
        return new House(House.limited(false), bounds);
    }

    private static Socket call(House house, String from, String beginning) throws IOException {
        var here = InetAddress.ofLiteral("127.0.0.1");
        var socket = new Socket(here, house.web.port(), InetAddress.ofLiteral(from), 0);
        socket.getOutputStream().write(beginning.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** Sends on, a byte at a time, until nobody listens. */
    private static boolean cutOff(Socket socket) throws Exception {
        socket.setSoTimeout(5);
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (System.nanoTime() < end) {
            try {
                socket.getOutputStream().write('a');
                if (socket.getInputStream().read() < 0) {
                    return true;
                }
            } catch (IOException e) {
                // Nothing to read yet is no end.
                if (!(e instanceof SocketTimeoutException)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void a_request_that_never_comes_to_an_end_is_cut_off() throws Exception {
        try (var house = house(100)) {
            try (var headers = call(house, "127.0.0.1", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
                    var body = call(
                            house,
                            "127.0.0.1",
                            "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")) {
                assertThat(cutOff(headers)).as("headers").isTrue();
                assertThat(cutOff(body)).as("body").isTrue();
            }
            assertThat(house.visitor().get("/metrics").text()).contains("ecumene_errors_total 0");
        }
    }

    @Test
    void an_answer_that_nobody_takes_is_cut_off() throws Exception {
        try (var house = house(100)) {
            var cards = "GET /api/games/pyramid/cards HTTP/1.1\r\nHost: x\r\n\r\n";
            try (var socket = call(house, "127.0.0.1", cards)) {
                Thread.ofVirtual().start(() -> {
                    try {
                        while (true) {
                            socket.getOutputStream().write(cards.getBytes(StandardCharsets.US_ASCII));
                        }
                    } catch (IOException e) {
                        // as it should be
                    }
                });
                House.await(() -> house.web.connections() == 0);
            }
        }
    }

    @Test
    void many_slow_connections_of_one_address_keep_nobody_else_out() throws Exception {
        try (var house = house(20)) {
            var slow = new ArrayList<Socket>();
            for (int i = 0; i < 30; i++) {
                slow.add(call(house, "127.0.0.2", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "));
            }
            House.await(() -> house.web.connections() <= 20);
            assertThat(house.visitor().get("/api/games").status()).isEqualTo(200);
            House.await(() -> house.web.connections() <= 1); // the visitor's own
            for (var socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void a_socket_that_is_quiet_stays_open() throws Exception {
        try (var house = house(100)) {
            var guest = house.guest();
            var phone = guest.call("/api/tables/" + guest.table("me", "open") + "/live");
            phone.hear("state");
            try (var headers = call(house, "127.0.0.1", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")) {
                assertThat(cutOff(headers)).isTrue(); // by then the socket's time would be over as well
            }
            phone.say("{\"do\": \"ping\"}");
            assertThat(phone.hear("pong").path("now").asLong()).isPositive();
        }
    }

    @Test
    void headers_have_a_limit() throws Exception {
        try (var house = house(100)) {
            assertThat(house.visitor().get("/", "X-Large", "x".repeat(9000)).status())
                    .isEqualTo(431);
        }
    }
}
