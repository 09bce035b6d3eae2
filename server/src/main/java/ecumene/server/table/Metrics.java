package ecumene.server.table;

import ecumene.bots.BotSpec;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Collection;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What operators see of the tables. */
record Metrics(MeterRegistry registry, Timer append) {
    private static final Logger LOG = LoggerFactory.getLogger(Metrics.class);

    static Metrics of(MeterRegistry registry) {
        return new Metrics(
                registry,
                Timer.builder("ecumene.append")
                        .description("Writing a change of a table until it is durable")
                        .publishPercentileHistogram()
                        .register(registry));
    }

    void tablesInMemory(Collection<?> tables) {
        registry.gauge("ecumene.tables.memory", tables, Collection::size);
    }

    void moved(boolean bot) {
        registry.counter("ecumene.moves", "by", bot ? "bot" : "person").increment();
    }

    void thought(String level, Duration time) {
        registry.timer("ecumene.bot.thinking", "kind", kind(level)).record(time);
    }

    void queue(String lane, Lane watched) {
        registry.gauge("ecumene.bot.queue", Tags.of("lane", lane), watched, Lane::queue);
    }

    void waited(String lane, Duration time) {
        registry.timer("ecumene.bot.waiting", "lane", lane).record(time);
    }

    /** Bots had nobody to think for any more. */
    void rested() {
        registry.counter("ecumene.bot.rested").increment();
    }

    void replaced(String level, String why) {
        registry.counter("ecumene.bot.replaced", "kind", kind(level), "why", why)
                .increment();
    }

    void failed(String where) {
        registry.counter("ecumene.table.errors", "where", where).increment();
    }

    /** A mistake of ours at one table. */
    void failed(String where, String table, RuntimeException e) {
        failed(where);
        LOG.error("table {}: {} failed", table, where, e);
    }

    private static String kind(String level) {
        return BotSpec.parse(level).kind().name().toLowerCase(Locale.ROOT);
    }
}
