package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C, on a real process. */
@EnabledOnOs(OS.LINUX)
class InterruptTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    @TempDir
    private Path folder;

    private Path printed;

    @Test
    void ctrl_c_shows_what_was_played() throws IOException, InterruptedException {
        var records = Files.createDirectory(folder.resolve("records"));
        var process = start(command(
                "simulate", "pyramid", "--games", "100000000", "--players", "2", "--records", records.toString()));
        await(process, () -> !names(records).isEmpty());
        stop(process, process.pid());
        assertThat(out()).startsWith("Stopped: ");
        assertThat(process.exitValue()).isEqualTo(expected());
    }

    @Test
    void ctrl_c_does_not_wait_for_a_bot_that_thinks_long() throws IOException, InterruptedException {
        var process = start(command("simulate", "pyramid", "--games", "1000", "--bots", "search:60s"));
        await(process, () -> threads(process.pid()).stream().anyMatch(name -> name.startsWith("arena-")));
        stop(process, process.pid());
        assertThat(out()).startsWith("Stopped: 0 of 1000");
        assertThat(process.exitValue()).isEqualTo(expected());
    }

    /** A library that draws on the terminal may take the signals for itself; this one is asked not to. */
    @Test
    void ctrl_c_works_while_a_bar_is_shown() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(SCRIPT), "needs script(1) for a terminal");
        var command = String.join(" ", command("simulate", "pyramid", "--games", "100000000", "--players", "2"));
        var process = start(List.of(SCRIPT.toString(), "-qec", command, "/dev/null"));
        await(process, () -> Files.readString(printed).contains("/100000000"));
        var java = process.descendants()
                .filter(child -> child.info().command().orElse("").endsWith("/java"))
                .findFirst()
                .orElseThrow();
        stop(process, java.pid());
        assertThat(out()).contains("pyramid   ", "/100000000", "Stopped: ");
        assertThat(process.exitValue()).isEqualTo(expected());
    }

    private Process start(List<String> command) throws IOException {
        printed = folder.resolve("printed");
        return new ProcessBuilder(command).redirectOutput(printed.toFile()).start();
    }

    private static List<String> command(String... args) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(args));
        command.addAll(List.of("--lang", "en"));
        return command;
    }

    /** Something that can be seen from outside, within a minute. */
    @FunctionalInterface
    private interface Sign {
        boolean seen() throws IOException;
    }

    private static void await(Process process, Sign sign) throws IOException, InterruptedException {
        for (int tries = 0; !sign.seen(); tries++) {
            assertThat(tries).as("a sign of life").isLessThan(1_200);
            assertThat(process.waitFor(50, TimeUnit.MILLISECONDS))
                    .as("ended too early")
                    .isFalse();
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static List<String> threads(long pid) throws IOException {
        var names = new ArrayList<String>();
        var tasks = Path.of("/proc", Long.toString(pid), "task");
        for (var task : Files.isDirectory(tasks) ? names(tasks) : List.<String>of()) {
            var name = tasks.resolve(task).resolve("comm");
            if (Files.exists(name)) {
                names.add(Files.readString(name).strip());
            }
        }
        return names;
    }

    private static void stop(Process process, long pid) throws IOException, InterruptedException {
        try {
            new ProcessBuilder("kill", deaf() ? "-TERM" : "-INT", Long.toString(pid))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(15, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private String out() throws IOException {
        var out = Files.readString(printed);
        assertThat(out.lines().toList().getLast())
                .matches("games=\\d+ decisions=\\d+ decisions_per_s=\\d+ seconds=[0-9.]+");
        return out;
    }

    private static int expected() throws IOException {
        return deaf() ? 143 : 130;
    }

    /** A process started in the background is deaf to Ctrl-C, and so are those it starts. */
    private static boolean deaf() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    }
}
