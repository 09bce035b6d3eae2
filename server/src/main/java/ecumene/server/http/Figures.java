package ecumene.server.http;

import ecumene.server.store.Condition;
import ecumene.server.store.Store;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;

/** The figures that are there whatever happens. */
final class Figures {
    private Figures() {}

    static void register(MeterRegistry meters, Store store) {
        meters.counter("ecumene.sessions");
        meters.counter("ecumene.login.failures");
        meters.counter("ecumene.errors");
        meters.gauge("ecumene.store.up", store, asked -> asked.condition() == Condition.AWAY ? 0 : 1);
        meters.gauge("ecumene.store.well", store, asked -> asked.condition() == Condition.WELL ? 1 : 0);
        new JvmMemoryMetrics().bindTo(meters);
        new JvmThreadMetrics().bindTo(meters);
        new ProcessorMetrics().bindTo(meters);
        new ClassLoaderMetrics().bindTo(meters);
        new UptimeMetrics().bindTo(meters);
    }
}
