package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All open sockets. */
final class Lines {
    private static final int PER_PERSON = 50;
    private static final int PER_ADDRESS = 400;
    private static final long RETRY_MILLIS = 3000;

    private final Set<Line> open = ConcurrentHashMap.newKeySet();
    private final boolean limited;

    Lines(boolean limited, MeterRegistry meters) {
        this.limited = limited;
        meters.gauge("ecumene.sockets", open, Set::size);
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

    /** Everybody is told at once, and nobody who does not read is waited for longer than a line is patient. */
    void bye() {
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            open.forEach(line -> each.execute(() -> line.bye(RETRY_MILLIS)));
        }
    }
}
