package ecumene.server.http;

import static ecumene.server.http.Route.Access.ALL;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Condition;
import ecumene.server.store.Store;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import io.javalin.http.Context;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** For those who run the server, and for those who write programs against it. */
final class SystemRoutes {
    private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

    /** What a proxy adds to a request that it passes on. */
    private static final List<String> PASSED_ON =
            List.of("X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "Via");

    private final WebConfig config;
    private final Store store;
    private final PrometheusMeterRegistry meters;
    private final Map<Lang, Packed> documents = new ConcurrentHashMap<>();
    private List<Route> all = List.of();

    SystemRoutes(WebConfig config, Store store, PrometheusMeterRegistry meters) {
        this.config = config;
        this.store = store;
        this.meters = meters;
    }

    /** @param status {@code ok}; with HTTP status 503 {@code no-database}, {@code cannot-write} or {@code damaged} */
    record Health(String status, String node, String version) {}

    List<Route> routes() {
        return List.of(
                Route.get("/health", "health", ALL, Health.class, this::health),
                Route.get("/metrics", "metrics", ALL, String.class, this::scrape),
                Route.get("/api", "api", ALL, Object.class, call -> document(call.lang())));
    }

    /** What the document describes, once it is known. */
    void describe(List<Route> routes) {
        all = List.copyOf(routes);
    }

    private Packed document(Lang lang) {
        return documents.computeIfAbsent(
                lang, wanted -> Packed.of(Wire.text(OpenApi.document(all, config.version(), wanted))));
    }

    private Object health(Call call) {
        var condition = store.condition();
        call.request().status(condition == Condition.WELL ? 200 : 503);
        return new Health(condition.id(), config.node(), config.version());
    }

    private Object scrape(Call call) {
        if (!mayScrape(call.request())) {
            throw new Refusal(Code.FORBIDDEN, "metrics");
        }
        return new Route.Text(PROMETHEUS, meters.scrape(), Optional.empty());
    }

    /** With the token, or from this machine itself and not through a proxy on it. */
    private boolean mayScrape(Context request) {
        var given = request.header("Authorization");
        return config.metricsToken()
                .map(token -> given != null && MessageDigest.isEqual(utf8("Bearer " + token), utf8(given)))
                .orElseGet(() -> local(request));
    }

    private static boolean local(Context request) {
        return InetAddress.ofLiteral(request.ip()).isLoopbackAddress()
                && PASSED_ON.stream().allMatch(header -> request.header(header) == null);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
