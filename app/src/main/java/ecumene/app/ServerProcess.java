package ecumene.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/** A server of our own in a process of its own, on a free loopback port: for the load test, which must not share its heap. */
public final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://[^\\s/]+");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String CACHE = "-XX:AOTCache=";
    private static final String HEADERS = "-XX:+UseCompactObjectHeaders";
    private static final String COLLECTOR = "-XX:+UseParallelGC";

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** Starts it and waits until it says its address. Its output goes to a file in the data folder. */
    public static ServerProcess start(Path data, List<String> jvm, List<String> arguments) {
        var command = new ArrayList<>(java());
        command.addAll(jvm);
        command.addAll(List.of("ecumene.app.Main", "serve"));
        command.addAll(List.of("--port", "0", "--data", data.toString()));
        command.addAll(arguments);
        var output = data.resolve("server.log");
        try {
            var process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            return new ServerProcess(process, address(process, output));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Java as this very program runs, with its start-up cache if it has one. Where {@code ecumene.dist} names what ./ecumene
     * starts, that is taken instead: a test that starts a hundred servers needs the cache as well.
     */
    private static List<String> java() {
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        var dist = System.getProperty("ecumene.dist", "");
        if (dist.isEmpty()) {
            ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                    .filter(argument ->
                            argument.startsWith(CACHE) || argument.equals(HEADERS) || argument.equals(COLLECTOR))
                    .forEach(command::add);
            command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        } else {
            command.addAll(List.of(
                    CACHE + Path.of(dist, "ecumene.aot"), HEADERS, COLLECTOR, "-Xlog:aot=off", "-Xlog:cds=off"));
            command.addAll(List.of("-cp", Path.of(dist, "lib") + "/*"));
        }
        return command;
    }

    private static URI address(Process process, Path output) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end && process.isAlive()) {
            var said = Files.readString(output, StandardCharsets.UTF_8);
            var address = said.lines()
                    .map(ADDRESS::matcher)
                    .flatMap(match ->
                            match.find() ? Optional.of(match.group()).stream() : Optional.<String>empty().stream())
                    .findFirst();
            if (address.isPresent()) {
                return URI.create(address.get());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
        process.destroyForcibly();
        throw new IOException("the server did not start: " + Files.readString(output, StandardCharsets.UTF_8));
    }

    public URI address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    /** How long its processors have worked for it. */
    Optional<Duration> processor() {
        return process.info().totalCpuDuration();
    }

    /** Memory that the process holds, in bytes, where the system tells it. */
    Optional<Long> memory() {
        try {
            return Files.readAllLines(Path.of("/proc", Long.toString(pid()), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty(); // a system without /proc
        }
    }

    /** Ends it as a power cut would. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
