package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Credential;
import ecumene.server.people.People;
import ecumene.server.store.Store;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All open sockets. One that was opened by a session or a token is hung up when that ends: at once when it ended on this node, otherwise
 * when all are looked through, every {@link #REVIEW}.
 */
final class Lines implements AutoCloseable {
    static final Duration REVIEW = Duration.ofSeconds(2);

    private static final Logger LOG = LoggerFactory.getLogger(Lines.class);
    private static final int PER_PERSON = 50;
    private static final int PER_ADDRESS = 400;
    private static final long RETRY_MILLIS = 3000;

    private final Set<Line> open = ConcurrentHashMap.newKeySet();
    private final boolean limited;
    private final People people;
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("lines").factory());

    Lines(boolean limited, People people, MeterRegistry meters) {
        this.limited = limited;
        this.people = people;
        meters.gauge("ecumene.sockets", open, Set::size);
        people.onEnd(this::review);
        var _ = ticker.scheduleWithFixedDelay(
                () -> review(line -> true), REVIEW.toMillis(), REVIEW.toMillis(), TimeUnit.MILLISECONDS);
    }

    void refuseTooMany(Caller caller) {
        if (!limited) {
            return;
        }
        long same = open.stream()
                .filter(line -> line.caller().counted().equals(caller.counted()))
                .count();
        long near = open.stream()
                .filter(line -> line.caller().address().equals(caller.address()))
                .count();
        if (same >= PER_PERSON || near >= PER_ADDRESS) {
            throw new Refusal(Code.TOO_MANY, "too-many-sockets");
        }
    }

    void add(Line line) {
        open.add(line);
    }

    void remove(Line line) {
        open.remove(line);
        line.ended();
    }

    /** Some right of this person has ended. */
    private void review(String person) {
        review(line -> {
            var caller = line.caller().person();
            return caller != null && caller.id().equals(person);
        });
    }

    /** A periodic task must not end by an exception. */
    private void review(Predicate<Line> which) {
        try {
            var lines = byCredential(which);
            var good = people.good(lines.keySet());
            lines.forEach((credential, theirs) -> {
                if (!good.contains(credential)) {
                    theirs.forEach(line -> line.hangUp(Line.RIGHTS_ENDED));
                }
            });
        } catch (Store.Unavailable e) {
            LOG.debug("the rights of those on the line cannot be looked up now");
        } catch (RuntimeException e) {
            LOG.error("looking through the lines failed; it is tried again", e);
        }
    }

    private Map<Credential, List<Line>> byCredential(Predicate<Line> which) {
        var lines = new HashMap<Credential, List<Line>>();
        open.stream()
                .filter(line -> !line.dead() && which.test(line))
                .forEach(line -> line.caller()
                        .credential()
                        .ifPresent(credential -> lines.computeIfAbsent(credential, first -> new ArrayList<>())
                                .add(line)));
        return lines;
    }

    /** Everybody is told at once, and nobody who does not read is waited for longer than a line is patient. */
    void bye() {
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            open.forEach(line -> each.execute(() -> line.bye(RETRY_MILLIS)));
        }
    }

    @Override
    public void close() {
        ticker.shutdownNow();
        bye();
    }
}
