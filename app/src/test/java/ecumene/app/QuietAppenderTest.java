package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ecumene.server.store.Store;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QuietAppenderTest {
    private static final long START = 1_700_000_000_000L;

    private final LoggerContext context = new LoggerContext();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final QuietAppender appender = new QuietAppender();

    @BeforeEach
    void start() {
        context.setMDCAdapter(new LogbackMDCAdapter());
        var encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%-5level %logger{0}: %msg%n");
        encoder.start();
        appender.setContext(context);
        appender.setEncoder(encoder);
        appender.setOutputStream(out);
        appender.start();
    }

    private void log(long seconds, Level level, String logger, String message, Throwable failure, Object... arguments) {
        var event = new LoggingEvent("", context.getLogger(logger), level, message, failure, arguments);
        event.setTimeStamp(START + seconds * 1000);
        appender.doAppend(event);
    }

    private List<String> lines() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void a_failure_from_outside_has_a_line_a_minute_and_no_stack_trace() {
        for (int n = 0; n < 58; n++) {
            var away = new Store.Unavailable(new IOException("connection refused"));
            log(n, Level.ERROR, "ecumene.server.store.Db", "{} writes failed", away, n);
        }
        for (int n = 0; n < 20; n++) {
            log(
                    59,
                    Level.WARN,
                    "com.zaxxer.hikari.pool.ProxyConnection",
                    "{} is broken",
                    new IllegalStateException(),
                    n);
        }
        assertThat(lines()).hasSize(2);
        assertThat(lines().get(0)).startsWith("ERROR Db: 0 writes failed (ecumene.server.store.Store$Unavailable");
        assertThat(lines().get(1)).isEqualTo("WARN  ProxyConnection: 0 is broken (java.lang.IllegalStateException)");

        log(61, Level.INFO, "ecumene.server.requests", "GET / 200", null);
        assertThat(lines().get(2)).startsWith("ERROR Db: 0 writes failed").endsWith(" … and 57 more within a minute");
        assertThat(lines().get(3)).isEqualTo("INFO  requests: GET / 200");
        log(
                62,
                Level.ERROR,
                "ecumene.server.store.Db",
                "{} writes failed",
                new Store.Unavailable(new IOException()),
                7);
        assertThat(lines()).hasSize(5);
    }

    @Test
    void a_mistake_of_ours_has_its_stack_trace_once_a_minute_and_its_number_every_time() {
        for (int n = 0; n < 3; n++) {
            log(n, Level.ERROR, "ecumene.server.http.Errors", "mistake {} at {}", mistake(), n, "GET /x");
        }
        assertThat(lines())
                .filteredOn(line -> line.startsWith("\tat "))
                .isNotEmpty()
                .hasSizeLessThan(200);
        assertThat(lines())
                .filteredOn(line -> line.contains("QuietAppenderTest.mistake("))
                .hasSize(1);
        assertThat(lines())
                .filteredOn(line -> line.contains("mistake 2 at GET /x"))
                .hasSize(1);
        log(70, Level.ERROR, "ecumene.server.http.Errors", "mistake {} at {}", mistake(), 9, "GET /x");
        assertThat(lines())
                .filteredOn(line -> line.contains("QuietAppenderTest.mistake("))
                .hasSize(2);
    }

    private static Throwable mistake() {
        return new IllegalStateException("ours");
    }

    @Test
    void requests_are_all_there_and_different_failures_do_not_hide_each_other() {
        for (int n = 0; n < 5; n++) {
            log(n, Level.WARN, "ecumene.server.requests", "{} {}", null, "GET", 503);
            log(n, Level.WARN, "ecumene.server.table.Runner", "kind " + n, null);
        }
        assertThat(lines()).hasSize(10);
    }

    @Test
    void what_was_not_told_yet_is_told_at_the_end() {
        for (int n = 0; n < 3; n++) {
            log(n, Level.WARN, "ecumene.server.table.Reach", "away", null);
        }
        appender.stop();
        assertThat(lines()).containsExactly("WARN  Reach: away", "WARN  Reach: away … and 2 more within a minute");
    }
}
