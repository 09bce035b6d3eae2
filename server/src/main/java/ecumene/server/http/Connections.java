package ecumene.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connections that callers hold: so many of one address and of all, and none that takes for ever over a request, however little by
 * little it goes on. Those on which nothing happens at all are closed by the server's own idle time.
 */
final class Connections implements Connection.Listener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Connections.class);
    private static final int BYTES_EACH = 64 << 10;

    /**
     * What callers may take.
     *
     * @param sending a request must be there after so long
     * @param answering and its answer must be taken after so long
     * @param sweep how often that is looked at
     * @param near connections of one address
     * @param all connections of everybody
     */
    record Bounds(Duration sending, Duration answering, Duration sweep, int near, int all) {
        /** As many as the heap has room for. Behind a proxy all connections are the proxy's. */
        static Bounds usual(WebConfig config) {
            int all = Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_EACH, 500, 10_000);
            int near = config.limited() && !config.proxied() ? 256 : all;
            return new Bounds(Duration.ofSeconds(30), Duration.ofMinutes(2), Duration.ofSeconds(1), near, all);
        }
    }

    private final Bounds bounds;
    private final Map<Connection, Held> held = new ConcurrentHashMap<>();
    private final Map<String, Integer> near = new ConcurrentHashMap<>();
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connections").factory());

    Connections(Bounds bounds) {
        this.bounds = bounds;
    }

    void guard(Server server) {
        for (var connector : server.getConnectors()) {
            connector.addEventListener(this);
        }
        long pause = bounds.sweep().toMillis();
        var _ = sweeper.scheduleWithFixedDelay(this::sweep, pause, pause, TimeUnit.MILLISECONDS);
    }

    int open() {
        return held.size();
    }

    @Override
    public void onOpened(Connection connection) {
        var address = address(connection);
        held.put(connection, new Held(address));
        int same = near.merge(address, 1, Integer::sum);
        if (same > bounds.near() || held.size() > bounds.all()) {
            LOG.debug("one connection too many");
            connection.getEndPoint().close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        var gone = held.remove(connection);
        if (gone != null) {
            near.computeIfPresent(gone.address, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    private static String address(Connection connection) {
        SocketAddress remote = connection.getEndPoint().getRemoteSocketAddress();
        return remote instanceof InetSocketAddress inet && inet.getAddress() != null
                ? Callers.network(inet.getAddress().getHostAddress())
                : "";
    }

    private void sweep() {
        long now = System.nanoTime();
        held.forEach((connection, state) -> {
            // A socket has its own limits: see Line.
            if (connection instanceof Connection.UpgradeFrom && state.overdue(connection, now, bounds)) {
                connection.getEndPoint().close(new TimeoutException("a request that does not come to an end"));
            }
        });
    }

    /** Goes around everything that answers, and so knows when a request begins and when its answer has been taken. */
    Handler.Wrapper around(Handler inner) {
        return new Handler.Wrapper(inner) {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws Exception {
                var connection = request.getConnectionMetaData().getConnection();
                var state = held.get(connection);
                if (state != null) {
                    state.begin();
                    Request.addCompletionListener(request, _ -> state.done(connection));
                }
                return super.handle(request, response, callback);
            }
        };
    }

    /** What a connection is at. */
    private static final class Held {
        private final String address;
        /** Since when a request is answered; 0 when none is. */
        private volatile long serving;
        /** How much had come when it last had nothing to do. */
        private volatile long bytes;
        /** Since when the head of a request is coming, which only the sweeper knows; 0 when none is. */
        private volatile long coming;

        Held(String address) {
            this.address = address;
        }

        void begin() {
            coming = 0;
            serving = System.nanoTime();
        }

        void done(Connection connection) {
            bytes = connection.getBytesIn();
            coming = 0;
            serving = 0;
        }

        boolean overdue(Connection connection, long now, Bounds bounds) {
            long since = serving;
            if (since != 0) {
                boolean answered = connection.getMessagesOut() == connection.getMessagesIn();
                return now - since > (answered ? bounds.answering() : bounds.sending()).toNanos();
            }
            if (connection.getBytesIn() > bytes && coming == 0) {
                coming = now;
            }
            return coming != 0 && now - coming > bounds.sending().toNanos();
        }
    }

    @Override
    public void close() {
        sweeper.shutdownNow();
    }
}
