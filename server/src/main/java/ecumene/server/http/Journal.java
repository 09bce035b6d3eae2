package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is answered: timed, and written down without anything secret. */
final class Journal {
    private static final Logger LOG = LoggerFactory.getLogger("ecumene.server.requests");
    /** Asked for every few seconds, and of no interest as long as they are answered. */
    private static final Set<String> PROBES = Set.of("/health", "/metrics");

    private static final int SERVER_ERROR = 500;
    private static final Duration[] BUCKETS = IntStream.of(5, 10, 20, 50, 100, 250, 1000, 5000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final MeterRegistry meters;
    private volatile boolean stopping;

    Journal(MeterRegistry meters) {
        this.meters = meters;
    }

    /** From now on nothing new is begun. */
    void stop() {
        stopping = true;
    }

    void begin() {
        if (stopping) {
            throw new Refusal(Code.CANNOT_SAVE, "stopping");
        }
    }

    /** By the template of the address: what stands in its place, or after a question mark, may be an invitation. */
    void note(Context request, float millis) {
        var endpoint = request.endpoint();
        var template = endpoint == null ? "none" : endpoint.path;
        var method = request.method().name();
        int status = request.statusCode();
        Timer.builder("ecumene.http.requests")
                .tags("method", method, "route", template, "status", Integer.toString(status))
                .serviceLevelObjectives(BUCKETS)
                .register(meters)
                .record((long) (millis * 1e6f), TimeUnit.NANOSECONDS);
        if (status >= SERVER_ERROR) {
            LOG.warn("{} {} {} {} ms", method, template, status, Math.round(millis));
        } else if (PROBES.contains(template)) {
            LOG.debug("{} {} {} {} ms", method, template, status, Math.round(millis));
        } else {
            LOG.info("{} {} {} {} ms", method, template, status, Math.round(millis));
        }
    }
}
