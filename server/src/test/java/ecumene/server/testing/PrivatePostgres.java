package ecumene.server.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A PostgreSQL server of our own: fresh data in a temporary folder, an ordinary user, a free loopback port. It is stopped and
 * its folder removed when it is closed or when this process ends, however it ends.
 */
public final class PrivatePostgres implements AutoCloseable {
    private static final Path DISTRIBUTION = Path.of("/usr/lib/postgresql");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String USER = "ecumene";
    /** Has signs that mean something in an address, so that every test also tests that they are understood. */
    private static final String PASSWORD = "p@ss:w/rd";

    private static final String PASSWORD_IN_ADDRESS = "p%40ss%3Aw%2Frd";
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static final class Shared {
        private static final PrivatePostgres INSTANCE = new PrivatePostgres();
    }

    private final Path tools;
    private final List<String> ordinaryUser;
    private final Path home;
    private final Path data;
    private final int port;
    private final Process guard;

    public PrivatePostgres() {
        try {
            tools = tools();
            ordinaryUser = ordinaryUser();
            home = Files.createTempDirectory("ecumene-postgres");
            data = home.resolve("data");
            port = freePort();
            guard = guard();
            create();
            start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One for all tests of this process, started when first asked for. Do not stop it; take one of your own for that. */
    public static PrivatePostgres shared() {
        return Shared.INSTANCE;
    }

    /** Where the server's first database is, with name and password. */
    public String url() {
        return url("postgres");
    }

    private String url(String database) {
        return "postgres://" + USER + ":" + PASSWORD_IN_ADDRESS + "@127.0.0.1:" + port + "/" + database;
    }

    /** Makes an empty database and says where it is. */
    public String createDatabase() {
        var name = "test_" + DATABASES.incrementAndGet();
        execute("create database " + name);
        return url(name);
    }

    /** Cuts the lines on which nodes wait for hints; they come back by themselves. */
    public void cutListeners() {
        execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
    }

    private void execute(String sql) {
        try (var connection = DriverManager.getConnection(
                        "jdbc:postgresql://127.0.0.1:" + port + "/postgres", USER, PASSWORD);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Starts it, also after {@link #kill9}: then once the processes of the killed one have let go. */
    public void start() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        var options = "-p " + port + " -k " + home + " -c listen_addresses=127.0.0.1";
        while (run(
                        "pg_ctl",
                        "-D",
                        data.toString(),
                        "-l",
                        home.resolve("server.log").toString(),
                        "-w",
                        "-o",
                        options,
                        "start")
                != 0) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("PostgreSQL does not start: " + said());
            }
        }
    }

    /** Stops it in order: clients are thrown out, what is committed is on the disk. */
    public void stop() {
        stop("fast");
    }

    /** Stops it in the middle of everything, without a last word to the disk: the next start recovers from the log. */
    public void stopImmediately() {
        stop("immediate");
    }

    private void stop(String mode) {
        if (run("pg_ctl", "-D", data.toString(), "-w", "-m", mode, "stop") != 0) {
            throw new IllegalStateException("PostgreSQL does not stop: " + said());
        }
    }

    /** Kills it, as a power cut would from its point of view. */
    public void kill9() {
        try {
            var pid = Long.parseLong(
                    Files.readAllLines(data.resolve("postmaster.pid")).getFirst());
            var server = ProcessHandle.of(pid).orElseThrow();
            var all = Stream.concat(Stream.of(server), server.descendants()).toList();
            all.forEach(ProcessHandle::destroyForcibly);
            all.forEach(
                    process -> process.onExit().orTimeout(60, TimeUnit.SECONDS).join());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the server and removes its folder. */
    @Override
    public void close() {
        try {
            guard.getOutputStream().close();
            if (!guard.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                throw new IllegalStateException("PostgreSQL does not stop: " + said());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for this process to let go of its input, even by being killed, and cleans up. */
    private Process guard() throws IOException {
        var script = "trap '' INT TERM HUP; cat; \"$1\" -D \"$2/data\" -m immediate -w stop; rm -rf \"$2\"";
        return new ProcessBuilder(command(
                        "sh", "-c", script, "guard", tools.resolve("pg_ctl").toString(), home.toString()))
                .directory(home.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void create() throws IOException {
        var password = Files.writeString(home.resolve("password"), PASSWORD);
        if (!ordinaryUser.isEmpty()) {
            var owner = home.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(ordinaryUser.get(2));
            Files.setOwner(password, owner);
            Files.setOwner(home, owner);
        }
        if (run(
                        "initdb",
                        "-D",
                        data.toString(),
                        "-U",
                        USER,
                        "--pwfile",
                        password.toString(),
                        "--auth=scram-sha-256",
                        "--encoding=UTF8",
                        "--no-locale",
                        "--no-sync")
                != 0) {
            throw new IllegalStateException("PostgreSQL's data cannot be made: " + said());
        }
    }

    private int run(String tool, String... arguments) {
        var line = new ArrayList<>(List.of(tools.resolve(tool).toString()));
        line.addAll(List.of(arguments));
        try {
            // Not a pipe: the server inherits it and would keep it open.
            var said =
                    ProcessBuilder.Redirect.appendTo(home.resolve("tools.log").toFile());
            var process = new ProcessBuilder(command(line.toArray(String[]::new)))
                    .directory(home.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said)
                    .start();
            return process.waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private List<String> command(String... line) {
        return Stream.concat(ordinaryUser.stream(), Stream.of(line)).toList();
    }

    private String said() {
        var all = new StringBuilder();
        for (var name : List.of("tools.log", "server.log")) {
            try {
                all.append(Files.readString(home.resolve(name)));
            } catch (IOException e) {
                all.append(e);
            }
        }
        return all.toString();
    }

    /** PostgreSQL refuses to run as root; then what to put before a command. */
    private static List<String> ordinaryUser() {
        if (!System.getProperty("user.name").equals("root")) {
            return List.of();
        }
        var users = Path.of("/etc/passwd");
        try (var lines = Files.lines(users)) {
            boolean known = lines.anyMatch(line -> line.startsWith("postgres:"));
            return List.of("runuser", "-u", known ? "postgres" : "nobody", "--");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path tools() throws IOException {
        return onPath().or(PrivatePostgres::newest)
                .orElseThrow(() -> new IllegalStateException(
                        "PostgreSQL is not installed: initdb and pg_ctl are neither on the PATH nor in "
                                + DISTRIBUTION));
    }

    private static Optional<Path> onPath() {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .filter(PrivatePostgres::complete)
                .findFirst();
    }

    private static Optional<Path> newest() {
        if (!Files.isDirectory(DISTRIBUTION)) {
            return Optional.empty();
        }
        try (var versions = Files.list(DISTRIBUTION)) {
            return versions.filter(version -> version.getFileName().toString().matches("\\d+"))
                    .filter(version -> complete(version.resolve("bin")))
                    .max(Comparator.comparingInt(
                            version -> Integer.parseInt(version.getFileName().toString())))
                    .map(version -> version.resolve("bin"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean complete(Path folder) {
        return Stream.of("initdb", "pg_ctl").allMatch(tool -> Files.isExecutable(folder.resolve(tool)));
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
