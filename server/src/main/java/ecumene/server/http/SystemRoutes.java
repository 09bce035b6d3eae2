package ecumene.server.http;

import static ecumene.server.http.Route.Access.ALL;

import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.engine.Lang;
import ecumene.server.store.Store;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** For those who run the server, and for those who write programs against it. */
final class SystemRoutes {
    private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

    private final WebConfig config;
    private final Store store;
    private final PrometheusMeterRegistry meters;
    private final Map<Lang, ObjectNode> documents = new ConcurrentHashMap<>();
    private List<Route> all = List.of();

    SystemRoutes(WebConfig config, Store store, PrometheusMeterRegistry meters) {
        this.config = config;
        this.store = store;
        this.meters = meters;
    }

    /** @param status {@code ok}, or {@code no-database} with HTTP status 503 */
    record Health(String status, String node, String version) {}

    List<Route> routes() {
        return List.of(
                Route.get("/health", "health", ALL, Health.class, this::health),
                Route.get("/metrics", "metrics", ALL, String.class, call -> scrape()),
                Route.get("/api", "api", ALL, Object.class, call -> document(call.lang())));
    }

    /** What the document describes, once it is known. */
    void describe(List<Route> routes) {
        all = List.copyOf(routes);
    }

    private ObjectNode document(Lang lang) {
        return documents.computeIfAbsent(lang, wanted -> OpenApi.document(all, config.version(), wanted));
    }

    private Object health(Call call) {
        boolean answers = store.answers();
        call.request().status(answers ? 200 : 503);
        return new Health(answers ? "ok" : "no-database", config.node(), config.version());
    }

    private Object scrape() {
        return new Route.Text(PROMETHEUS, meters.scrape(), Optional.empty());
    }
}
