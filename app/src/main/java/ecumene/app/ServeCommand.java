package ecumene.app;

import ecumene.app.ServerConfig.Setting;
import ecumene.engine.Game;
import ecumene.server.http.Web;
import ecumene.server.http.WebConfig;
import ecumene.server.people.People;
import ecumene.server.store.SqlStore;
import ecumene.server.table.BotFactory;
import ecumene.server.table.Limits;
import ecumene.server.table.Room;
import io.javalin.util.JavalinBindException;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ecumene serve}: the server, until somebody stops it. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    /** The bots that are offered, from weak to strong. */
    private static final List<String> LEVELS = List.of("random", "greedy", "search:300ms", "search:1s", "search:3s");

    private static final String VERSION = "1.0.0";
    private static final int USUAL_PORT = 8080;
    private static final int PORTS_TRIED = 100;

    private final Shell shell;
    private final Root root;

    @Option(names = "--port", paramLabel = "${bundle:label.number}")
    private Optional<String> port = Optional.empty();

    @Option(names = "--host", paramLabel = "${bundle:label.address}")
    private Optional<String> host = Optional.empty();

    @Mixin
    private StoreOptions place = new StoreOptions();

    @Option(names = "--url", paramLabel = "${bundle:label.url}")
    private Optional<String> url = Optional.empty();

    @Option(names = "--proxy", paramLabel = "on|off")
    private Optional<String> proxy = Optional.empty();

    @Option(names = "--log", paramLabel = "text|json")
    private Optional<String> log = Optional.empty();

    @Option(names = "--node", paramLabel = "${bundle:label.name}")
    private Optional<String> node = Optional.empty();

    @Option(names = "--limits", paramLabel = "on|off")
    private Optional<String> limits = Optional.empty();

    @Option(names = "--bot-threads", paramLabel = "${bundle:label.number}")
    private Optional<String> botThreads = Optional.empty();

    @Option(names = "--metrics-token", paramLabel = "${bundle:label.token}")
    private Optional<String> metricsToken = Optional.empty();

    ServeCommand(Shell shell, Root root) {
        this.shell = shell;
        this.root = root;
    }

    @Override
    public Integer call() throws InterruptedException {
        var config = place.read(
                shell,
                Map.of(
                        Setting.PORT, port,
                        Setting.HOST, host,
                        Setting.URL, url,
                        Setting.PROXY, proxy,
                        Setting.LOG, log,
                        Setting.NODE, node,
                        Setting.LIMITS, limits,
                        Setting.BOT_THREADS, botThreads,
                        Setting.METRICS_TOKEN, metricsToken));
        config.port().filter(wanted -> !isFree(config.host(), wanted)).ifPresent(wanted -> {
            throw portTaken(config, wanted);
        });
        Logs.serve(config.json(), shell.terminal().err());
        var games = games();
        var store = StoreOptions.open(shell, config);
        try {
            serve(config, games, store);
        } catch (JavalinBindException e) {
            store.close();
            throw portTaken(config, config.port().orElse(USUAL_PORT));
        }
        new CountDownLatch(1).await(); // until a signal ends the process
        return 0;
    }

    private WrongInput portTaken(ServerConfig config, int wanted) {
        return shell.wrong("serve.port-taken", config.host(), wanted);
    }

    private SortedMap<String, Game<?>> games() {
        var games = new TreeMap<String, Game<?>>();
        for (var id : shell.games().ids()) {
            games.put(id, root.openCorrected(id));
        }
        return games;
    }

    private void serve(ServerConfig config, SortedMap<String, Game<?>> games, SqlStore store) {
        var meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        var tables = new Room(
                store,
                config.node(),
                games,
                Limits.defaults().withThinkers(config.botThreads()),
                BotFactory.usual(),
                meters);
        var address = new WebConfig(
                config.host(),
                config.port().orElseGet(() -> free(config.host())),
                config.url(),
                config.proxied(),
                config.limited(),
                config.node(),
                VERSION,
                config.metricsToken());
        Web web;
        try {
            web = Web.start(address, new Web.Parts(store, tables, new People(store), games, LEVELS, meters));
        } catch (JavalinBindException e) {
            tables.close();
            throw e;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(web, tables, store), "stop"));
        announce(config, web.port());
    }

    private void announce(ServerConfig config, int port) {
        var everywhere = config.host().equals("0.0.0.0") || config.host().equals("::");
        var name = everywhere ? "localhost" : config.host().contains(":") ? "[" + config.host() + "]" : config.host();
        shell.say("serve.ready", "http://" + name + ":" + port);
        config.url().ifPresent(url -> shell.say("serve.url", url));
        if (config.database().isEmpty()) {
            shell.say("serve.data", config.data());
        }
        if (!config.limited()) {
            shell.say("serve.unlimited");
        }
    }

    /** What is under way is finished, clients are told, other nodes can take over, and only then the store is closed. */
    private void stop(Web web, Room tables, SqlStore store) {
        web.close();
        tables.close();
        store.close();
        shell.say("serve.stopped");
    }

    /** The usual port, or the next one that nobody has. */
    private static int free(String host) {
        for (int port = USUAL_PORT; port < USUAL_PORT + PORTS_TRIED; port++) {
            if (isFree(host, port)) {
                return port;
            }
        }
        return 0;
    }

    private static boolean isFree(String host, int port) {
        try (var probe = new ServerSocket(port, 1, InetAddress.getByName(host))) {
            return probe.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
