package ecumene.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.OutputStreamAppender;
import ecumene.server.store.Store;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A log that stays readable when something fails a thousand times. Of every kind of failure a minute has one line, and then how many
 * more there were. What came from outside (a database, a disk, a line that broke) has no stack trace; a mistake of ours has one the
 * first time in a minute, and its number every time.
 */
final class QuietAppender extends OutputStreamAppender<ILoggingEvent> {
    private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
    private static final int MOST_KINDS = 500;
    private static final String OURS = "ecumene.";
    private static final String REQUESTS = "ecumene.server.requests";

    /** The last line of its kind, and how many were not written since. */
    private record Kind(ILoggingEvent first, int more) {}

    private final ReentrantLock turn = new ReentrantLock();
    /** By what happened and where, the oldest first. */
    private final Map<String, Kind> kinds = new LinkedHashMap<>();

    @Override
    protected void append(ILoggingEvent event) {
        turn.lock();
        try {
            finish(event.getTimeStamp() - MINUTE);
            if (!event.getLevel().isGreaterOrEqual(Level.WARN)
                    || event.getLoggerName().equals(REQUESTS)) {
                super.append(event);
            } else {
                failure(event, kind(event));
            }
        } finally {
            turn.unlock();
        }
    }

    private void failure(ILoggingEvent event, String kind) {
        var known = kinds.get(kind);
        boolean mistake = event.getThrowableProxy() != null && !fromOutside(event);
        if (known == null) {
            kinds.put(kind, new Kind(event, 0));
            super.append(mistake ? event : line(event, message(event)));
            if (kinds.size() > MOST_KINDS) {
                finishOldest();
            }
        } else if (mistake && event.getLevel() == Level.ERROR) {
            super.append(line(event, message(event)));
        } else {
            kinds.put(kind, new Kind(known.first, known.more + 1));
        }
    }

    /** What is older than this is over: how often it happened is told. */
    private void finish(long before) {
        while (!kinds.isEmpty() && oldest().getValue().first.getTimeStamp() <= before) {
            finishOldest();
        }
    }

    private Map.Entry<String, Kind> oldest() {
        return kinds.entrySet().iterator().next();
    }

    private void finishOldest() {
        var oldest = oldest();
        kinds.remove(oldest.getKey());
        var kind = oldest.getValue();
        if (kind.more > 0) {
            super.append(line(kind.first, message(kind.first) + " … and " + kind.more + " more within a minute"));
        }
    }

    @Override
    public void stop() {
        turn.lock();
        try {
            finish(Long.MAX_VALUE);
        } finally {
            turn.unlock();
        }
        super.stop();
    }

    private static String kind(ILoggingEvent event) {
        var failure = event.getThrowableProxy();
        var where = failure == null || failure.getStackTraceElementProxyArray().length == 0
                ? ""
                : failure.getStackTraceElementProxyArray()[0].toString();
        return event.getLoggerName() + "|" + event.getMessage() + "|" + (failure == null ? "" : failure.getClassName())
                + where;
    }

    /** What it says and, in a word, why. */
    private static String message(ILoggingEvent event) {
        return Optional.ofNullable(event.getThrowableProxy())
                .map(failure -> event.getFormattedMessage() + " (" + failure.getClassName()
                        + (failure.getMessage() == null ? "" : ": " + failure.getMessage()) + ")")
                .orElse(event.getFormattedMessage());
    }

    private static ILoggingEvent line(ILoggingEvent event, String message) {
        var line = new LoggingEvent();
        line.setLoggerName(event.getLoggerName());
        line.setLevel(event.getLevel());
        line.setThreadName(event.getThreadName());
        line.setTimeStamp(event.getTimeStamp());
        line.setMessage(message);
        line.setMDCPropertyMap(
                Map.of()); // none of ours; without it, it is looked for in a context that this line has not
        return line;
    }

    private static boolean fromOutside(ILoggingEvent event) {
        if (!event.getLoggerName().startsWith(OURS)) {
            return true;
        }
        for (IThrowableProxy cause = event.getThrowableProxy(); cause != null; cause = cause.getCause()) {
            if (cause instanceof ThrowableProxy known
                    && (known.getThrowable() instanceof IOException
                            || known.getThrowable() instanceof Store.Unavailable)) {
                return true;
            }
        }
        return false;
    }
}
