package ecumene.app;

import ecumene.server.table.Limits;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How the server runs. Each setting comes from the command line, else from the environment, else from a file, else it has a
 * default.
 *
 * @param port empty for 8080, or the next one that is free
 * @param url what people type, when that is not this address
 */
record ServerConfig(
        String host,
        Optional<Integer> port,
        Path data,
        Optional<String> database,
        Optional<String> url,
        boolean proxied,
        boolean json,
        String node,
        boolean limited,
        int botThreads,
        Optional<String> metricsToken) {

    private static final Pattern NODE = Pattern.compile("[A-Za-z0-9._-]{1,60}");
    private static final Pattern TOKEN = Pattern.compile("[\\x21-\\x7e]{16,200}");
    private static final int LAST_PORT = 65535;
    private static final int MOST_THREADS = 1024;

    /** The settings by their names: {@code --bot-threads}, {@code ECUMENE_BOT_THREADS}, {@code bot-threads = 4}. */
    enum Setting {
        HOST,
        PORT,
        DATA,
        DATABASE,
        URL,
        PROXY,
        LOG,
        NODE,
        LIMITS,
        BOT_THREADS,
        METRICS_TOKEN;

        String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        String variable() {
            return "ECUMENE_" + name();
        }
    }

    /** @param from how the person named it */
    private record Given(String from, String value) {}

    static ServerConfig read(Shell shell, Map<Setting, String> flags, Optional<Path> file) {
        return new Reader(shell, flags, file).read();
    }

    /** Reads the settings and complains of them. */
    private static final class Reader {
        private final Shell shell;
        private final Map<Setting, Given> given = new EnumMap<>(Setting.class);

        Reader(Shell shell, Map<Setting, String> flags, Optional<Path> file) {
            this.shell = shell;
            file.ifPresent(this::readFile);
            var env = shell.terminal().env();
            for (var setting : Setting.values()) {
                var variable = env.getOrDefault(setting.variable(), "");
                if (!variable.isEmpty()) {
                    given.put(setting, new Given(setting.variable(), variable));
                }
            }
            flags.forEach((setting, value) -> given.put(setting, new Given("--" + setting.key(), value)));
        }

        private void readFile(Path file) {
            var properties = new Properties();
            try {
                properties.load(new StringReader(shell.read(file)));
            } catch (IOException | IllegalArgumentException e) {
                throw shell.wrong("file.unreadable", file);
            }
            var settings = Arrays.stream(Setting.values()).collect(Collectors.toMap(Setting::key, setting -> setting));
            for (var key : new TreeSet<>(properties.stringPropertyNames())) {
                var setting = settings.get(key);
                if (setting == null) {
                    throw shell.wrong("config.unknown", file, key, String.join(", ", new TreeSet<>(settings.keySet())));
                }
                given.put(
                        setting,
                        new Given(file + ": " + key, properties.getProperty(key).strip()));
            }
        }

        ServerConfig read() {
            return new ServerConfig(
                    text(Setting.HOST).orElse("127.0.0.1"),
                    text(Setting.PORT).map(port -> number(Setting.PORT, port, 0, LAST_PORT)),
                    text(Setting.DATA).map(this::path).orElseGet(this::usualFolder),
                    text(Setting.DATABASE),
                    text(Setting.URL).map(this::url),
                    choice(Setting.PROXY, "off", "on").equals("on"),
                    choice(Setting.LOG, "text", "json").equals("json"),
                    text(Setting.NODE)
                            .map(this::node)
                            .orElseGet(
                                    () -> "node-" + UUID.randomUUID().toString().substring(0, 8)),
                    choice(Setting.LIMITS, "on", "off").equals("on"),
                    text(Setting.BOT_THREADS)
                            .map(threads -> number(Setting.BOT_THREADS, threads, 1, MOST_THREADS))
                            .orElseGet(Limits::thinkers),
                    text(Setting.METRICS_TOKEN).map(this::token));
        }

        private Optional<String> text(Setting setting) {
            return Optional.ofNullable(given.get(setting)).map(Given::value);
        }

        private WrongInput wrong(Setting setting) {
            var wrong = given.getOrDefault(setting, new Given(setting.key(), ""));
            return shell.wrong(
                    "wrong", wrong.from(), wrong.value(), shell.words().get("allowed." + setting.key()));
        }

        private int number(Setting setting, String text, int from, int to) {
            try {
                int number = Integer.parseInt(text);
                if (number >= from && number <= to) {
                    return number;
                }
            } catch (NumberFormatException e) {
                throw wrong(setting);
            }
            throw wrong(setting);
        }

        /** @param usual what it is when nobody says otherwise */
        private String choice(Setting setting, String usual, String other) {
            var value = text(setting).orElse(usual);
            if (!value.equals(usual) && !value.equals(other)) {
                throw wrong(setting);
            }
            return value;
        }

        private String url(String text) {
            try {
                var url = new URI(text);
                if (("http".equals(url.getScheme()) || "https".equals(url.getScheme())) && url.getHost() != null) {
                    return text;
                }
            } catch (URISyntaxException e) {
                throw wrong(Setting.URL);
            }
            throw wrong(Setting.URL);
        }

        private String node(String text) {
            if (!NODE.matcher(text).matches()) {
                throw wrong(Setting.NODE);
            }
            return text;
        }

        private String token(String text) {
            if (!TOKEN.matcher(text).matches()) {
                throw wrong(Setting.METRICS_TOKEN);
            }
            return text;
        }

        private Path path(String text) {
            try {
                return Path.of(text).toAbsolutePath();
            } catch (InvalidPathException e) {
                throw wrong(Setting.DATA);
            }
        }

        /** Where programs keep what is theirs on this system. */
        private Path usualFolder() {
            var xdg = shell.terminal().env().getOrDefault("XDG_DATA_HOME", "");
            var base = xdg.isEmpty() ? Path.of(System.getProperty("user.home"), ".local", "share") : Path.of(xdg);
            return base.resolve("ecumene");
        }
    }
}
