package ecumene.app.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Many connections from one address that send their requests a byte at a time, so that they never come to an end. */
final class SlowAttack implements Attack {
    private static final int CONNECTIONS = 300;
    private static final Duration BEFORE = Duration.ofSeconds(5);
    /** Longer than the server waits for a request. */
    private static final Duration HANGING = Duration.ofSeconds(40);

    private static final Duration DRIP = Duration.ofSeconds(2);
    private static final double BUDGET = 100;
    private static final List<String> BEGINNINGS = List.of(
            "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
            "POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n ");

    @Override
    public List<Figure> run(URI server) throws InterruptedException {
        try (var victim = new Victim(server, "127.0.0.1", "pyramid")) {
            double calm = victim.live(BEFORE).percentile(99);
            var sockets = connect(server);
            var dripping = Thread.ofVirtual().start(() -> drip(sockets));
            double loaded = victim.live(HANGING).percentile(99);
            dripping.interrupt();
            dripping.join();
            long open = sockets.stream().filter(SlowAttack::isOpen).count();
            return List.of(
                    Figure.told("attack.slow.calm", calm),
                    Figure.atMost("attack.slow.loaded", loaded, BUDGET),
                    Figure.told("attack.slow.begun", sockets.size()),
                    Figure.atMost("attack.slow.open", (double) open, 0));
        }
    }

    private static List<Socket> connect(URI server) {
        return IntStream.range(0, CONNECTIONS)
                .mapToObj(i -> connected(server, BEGINNINGS.get(i % BEGINNINGS.size())))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Empty when it is one too many. */
    private static Optional<Socket> connected(URI server, String beginning) {
        try {
            var socket = new Socket(
                    InetAddress.ofLiteral(server.getHost()), server.getPort(), InetAddress.ofLiteral("127.0.0.2"), 0);
            socket.setSoTimeout(1);
            socket.getOutputStream().write(beginning.getBytes(StandardCharsets.US_ASCII));
            return Optional.of(socket);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static void drip(List<Socket> sockets) {
        try {
            while (true) {
                Thread.sleep(DRIP);
                for (var socket : sockets) {
                    drip(socket);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // enough
        }
    }

    private static void drip(Socket socket) {
        try {
            socket.getOutputStream().write(' ');
        } catch (IOException e) {
            return; // the server has had enough of it
        }
    }

    private static boolean isOpen(Socket socket) {
        try (socket) {
            while (socket.getInputStream().read() >= 0) {
                // whatever it answers
            }
            return false;
        } catch (SocketTimeoutException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
