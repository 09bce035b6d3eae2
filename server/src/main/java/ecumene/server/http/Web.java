package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.People;
import ecumene.server.store.Store;
import ecumene.server.table.Tables;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import io.javalin.websocket.WsConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The server as seen from outside: all routes, sockets and pages on one port. */
public final class Web implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Web.class);
    private static final Duration IDLE = Duration.ofSeconds(90);
    /** Bytes of the first line and all headers of a request together. */
    private static final int HEADERS = 8192;

    private static final long PING_SECONDS = 25;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofMillis(10);
    private static final String CALLER = "caller";
    private static final String SOCKET = "socket";
    private static final String TABLE_SOCKET = "/api/tables/{id}/live";
    private static final String HALL_SOCKET = "/api/live";
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,255}");

    private final Javalin javalin;
    private final List<Route> routes = new ArrayList<>();
    private final Tables tables;
    private final Callers callers;
    private final Limits limits;
    private final Purses purses;
    private final Errors errors;
    private final Lines lines;
    private final HallSockets hall;
    private final Journal journal;
    private final Pages pages;
    private final Connections connections;
    private final GracefulHandler underWay = new GracefulHandler();

    /**
     * What the server is made of.
     *
     * @param games by id
     * @param levels the bots that are offered, from weak to strong
     */
    public record Parts(
            Store store,
            Tables tables,
            People people,
            SortedMap<String, Game<?>> games,
            List<String> levels,
            PrometheusMeterRegistry meters) {}

    /** Serves as soon as it returns. Throws {@link io.javalin.util.JavalinBindException} when the port is taken. */
    public static Web start(WebConfig config, Parts parts) {
        return start(config, parts, Pages.FOLDER, Connections.Bounds.usual(config));
    }

    static Web start(WebConfig config, Parts parts, String pages, Connections.Bounds bounds) {
        var web = new Web(config, parts, new Pages(pages), new Connections(bounds));
        web.javalin.start(config.host(), config.port());
        web.connections.guard(web.javalin.jettyServer().server());
        return web;
    }

    private Web(WebConfig config, Parts parts, Pages pages, Connections connections) {
        this.pages = pages;
        this.connections = connections;
        this.tables = parts.tables();
        var meters = parts.meters();
        this.callers = new Callers(config, parts.people());
        this.limits = new Limits(config.limited(), System::nanoTime);
        this.purses = new Purses(limits);
        this.errors = new Errors(parts.games(), tables, meters);
        this.lines = new Lines(config.limited(), parts.people(), meters);
        this.hall = new HallSockets(tables);
        this.journal = new Journal(meters);
        Figures.register(meters, parts.store());
        var logIns = new LogIns(parts.people(), limits, config.limited(), System::nanoTime, meters);
        var ratings = new Standings(parts.store(), parts.games().keySet());
        var system = new SystemRoutes(config, parts.store(), meters);
        routes.addAll(
                new PeopleRoutes(parts.people(), parts.store(), tables, ratings, limits, logIns, meters).routes());
        routes.addAll(new GameRoutes(parts.games(), parts.levels(), ratings).routes());
        routes.addAll(new TableRoutes(tables, limits, purses).routes());
        routes.addAll(system.routes());
        system.describe(routes);
        this.javalin = Javalin.create(this::configure);
    }

    public int port() {
        return javalin.port();
    }

    /** How many are open. */
    int connections() {
        return connections.open();
    }

    List<Route> routes() {
        return routes;
    }

    private void configure(JavalinConfig javalin) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.concurrency.useVirtualThreads = true;
        javalin.http.maxRequestSize = Json.LARGEST;
        javalin.jetty.modifyServer(server -> server.setHandler(connections.around(underWay)));
        javalin.jetty.modifyHttpConfiguration(Web::limitHttp);
        javalin.jetty.modifyWebSocketServletFactory(Web::limitSockets);
        javalin.routes.before(this::protect);
        for (var route : routes) {
            javalin.routes.addEndpoint(new Endpoint(route.method(), route.path(), request -> serve(route, request)));
        }
        javalin.routes.get("/", pages::serve);
        javalin.routes.get("/*", pages::serve);
        javalin.routes.exception(Exception.class, this::fail);
        javalin.routes.error(404, this::missing);
        javalin.router.javaLangErrorHandler(this::fail);
        javalin.routes.wsBeforeUpgrade(TABLE_SOCKET, this::admit);
        javalin.routes.wsBeforeUpgrade(HALL_SOCKET, this::admit);
        javalin.routes.ws(TABLE_SOCKET, this::tableSocket);
        javalin.routes.ws(HALL_SOCKET, this::hallSocket);
        javalin.requestLogger.http((request, millis) -> journal.note(request, millis));
    }

    /**
     * Jetty remembers the headers of a connection and takes the start of a new one from them, by default without regard to case:
     * behind a proxy, whoever sends the cookie "x" would spoil the cookies that begin with "X".
     */
    private static void limitHttp(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(HEADERS);
        http.setHeaderCacheCaseSensitive(true);
    }

    private static void limitSockets(JettyWebSocketServletFactory factory) {
        factory.setIdleTimeout(IDLE);
        factory.setMaxTextMessageSize(Json.LARGEST);
        factory.setMaxBinaryMessageSize(1);
    }

    private void protect(Context request) {
        var host = request.host();
        var sockets = host != null && HOST.matcher(host).matches() ? " ws://" + host + " wss://" + host : "";
        request.header(
                        "Content-Security-Policy",
                        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
                                + sockets
                                + "; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'")
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin");
        callers.checkHost(request);
        if (callers.https(request)) {
            request.header("Strict-Transport-Security", "max-age=31536000");
        }
    }

    private void serve(Route route, Context request) throws Exception {
        journal.begin();
        request.header("Cache-Control", "no-store").header("Vary", "Accept-Language, Cookie, Authorization");
        var caller = route.access() == Route.Access.ALL ? callers.stranger(request) : callers.of(request, false);
        limits.take(Limits.Kind.REQUEST, caller.address());
        Letters.check(request);
        if (route.access() == Route.Access.PERSON) {
            caller.known();
        }
        caller.mayDo(route);
        request.attribute(CALLER, caller);
        seen(caller);
        purses.chargeBytes(caller, answer(request, route.action().answer(new Call(request, caller))));
    }

    /** How many bytes had to be made of it. */
    private static int answer(Context request, Object answer) {
        return switch (answer) {
            case Packed packed -> {
                request.contentType("application/json")
                        .header("Vary", "Accept-Language, Cookie, Authorization, Accept-Encoding");
                var accepted = request.header("Accept-Encoding");
                if (accepted == null || !accepted.contains("gzip")) {
                    var json = packed.json();
                    request.result(json);
                    yield json.length();
                }
                request.disableCompression().header("Content-Encoding", "gzip").result(packed.bytes());
                yield 0;
            }
            case Route.Text text -> {
                text.fileName()
                        .ifPresent(
                                name -> request.header("Content-Disposition", "attachment; filename=\"" + name + "\""));
                request.contentType(text.type()).result(text.text());
                yield text.text().length();
            }
            default -> {
                var json = Wire.text(answer);
                request.contentType("application/json").result(json);
                yield json.length();
            }
        };
    }

    private void fail(Exception e, Context request) {
        var failure = errors.failure(e, place(request));
        failure.retry().ifPresent(seconds -> request.header("Retry-After", Long.toString(seconds)));
        request.status(failure.code().status())
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(Wire.text(new OpenApi.Failed(failure.problem())));
    }

    /** What is no exception but an error of the machine itself. */
    private void fail(HttpServletResponse response, Error error) {
        var failure = errors.failure(error, new Errors.Place("?", Lang.EN, "", null));
        response.setStatus(failure.code().status());
        response.setContentType("application/json");
        try {
            response.getOutputStream().write(Wire.JSON.writeValueAsBytes(new OpenApi.Failed(failure.problem())));
        } catch (IOException e) {
            LOG.debug("nobody to tell", e);
        }
    }

    /** Methods that nothing takes are not found by Javalin itself, which says so in its own words. */
    private void missing(Context request) {
        if (!"application/json".equals(request.res().getContentType())) {
            fail(new Refusal(Code.NOT_FOUND, "not-found.page"), request);
        }
    }

    private Errors.Place place(Context request) {
        Caller caller = request.attribute(CALLER);
        var endpoint = request.endpoint();
        var what = request.method() + " " + (endpoint == null ? "?" : endpoint.path);
        var table = request.pathParamMap().getOrDefault("id", "");
        return new Errors.Place(what, lang(request), table, caller == null ? null : caller.person());
    }

    private static Lang lang(Context request) {
        try {
            return Callers.lang(request);
        } catch (Refusal e) {
            return Callers.accepted(request.header("Accept-Language")); // the language itself is what is wrong
        }
    }

    private void admit(Context request) {
        callers.checkHost(request);
        var caller = callers.of(request, true);
        limits.take(Limits.Kind.SOCKET, caller.counted());
        purses.open(caller);
        lines.refuseTooMany(caller);
        Letters.check(request);
        request.attribute(CALLER, caller);
        seen(caller);
    }

    private void seen(Caller caller) {
        Optional.ofNullable(caller.person()).ifPresent(person -> tables.seen(person, caller.address()));
    }

    private void tableSocket(WsConfig socket) {
        socket.onConnect(connection -> {
            Caller caller = java.util.Objects.requireNonNull(connection.attribute(CALLER));
            connection.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            var line = new Line(connection.session, caller);
            var client = new TableSocket(
                    tables,
                    callers,
                    errors,
                    limits,
                    purses,
                    connection.pathParam("id"),
                    line,
                    TableSocket.Talk.of(query(connection.queryParam("changes"))));
            connection.attribute(SOCKET, client);
            lines.add(line);
            client.open(query(connection.queryParam("invite")), query(connection.queryParam("since")));
        });
        socket.onMessage(message -> {
            TableSocket client = message.attribute(SOCKET);
            if (client != null) {
                client.message(message.message());
            }
        });
        socket.onClose(closed -> {
            TableSocket client = closed.attribute(SOCKET);
            if (client != null) {
                lines.remove(client.line());
            }
        });
        socket.onError(error -> LOG.debug("a table's socket broke"));
    }

    private static String query(@org.jspecify.annotations.Nullable String value) {
        return value == null ? "" : value.substring(0, Math.min(value.length(), 100));
    }

    private void hallSocket(WsConfig socket) {
        socket.onConnect(connection -> {
            Caller caller = java.util.Objects.requireNonNull(connection.attribute(CALLER));
            connection.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            var line = new Line(connection.session, caller);
            connection.attribute(SOCKET, hall.join(line));
            lines.add(line);
        });
        socket.onMessage(message -> {
            HallSockets.Member member = message.attribute(SOCKET);
            if (member != null) {
                pong(member.line());
            }
        });
        socket.onClose(closed -> {
            HallSockets.Member member = closed.attribute(SOCKET);
            if (member != null) {
                lines.remove(member.line());
            }
        });
        socket.onError(error -> LOG.debug("a socket of the hall broke"));
    }

    /** All that can be said to the hall is a ping; who says it without end is cut off. */
    private void pong(Line line) {
        try {
            limits.take(Limits.Kind.COMMAND, line.caller().counted());
            line.send(new Wire.Pong("pong", System.currentTimeMillis()));
        } catch (Refusal e) {
            line.hangUp(StatusCode.POLICY_VIOLATION);
        }
    }

    /** Takes nothing new, lets what is under way finish, and tells every socket to come back later. */
    @Override
    public void close() {
        journal.stop();
        waitForAnswers();
        lines.close();
        hall.close();
        connections.close();
        javalin.stop();
    }

    private void waitForAnswers() {
        var end = Instant.now().plus(PATIENCE);
        while (underWay.getCurrentRequestCount() > 0 && Instant.now().isBefore(end)) {
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }
}
