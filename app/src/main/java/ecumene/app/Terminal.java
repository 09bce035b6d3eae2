package ecumene.app;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a command reads and writes. A person may sit there, or a file or a pipe: colours and moving bars are for people
 * only. Everything is UTF-8, whatever the machine thinks.
 *
 * @param watched whether somebody sees {@code err} as it is written
 */
record Terminal(
        BufferedReader in, PrintStream out, PrintStream err, Paint paint, boolean watched, Map<String, String> env) {

    static Terminal real() {
        var env = System.getenv();
        boolean colours = env.getOrDefault("NO_COLOR", "").isEmpty() && isTerminal(1);
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                colours ? Paint.ANSI : Paint.PLAIN,
                isTerminal(2),
                env);
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    /** Java can only tell for input and output together; systems with /proc tell for each, a shell for the rest. */
    private static boolean isTerminal(int descriptor) {
        var link = Path.of("/proc/self/fd/" + descriptor);
        try {
            if (Files.isSymbolicLink(link)) {
                var target = Files.readSymbolicLink(link).toString();
                return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
            }
            var shell = new ProcessBuilder("sh", "-c", "[ -t " + descriptor + " ]")
                    .inheritIO()
                    .start();
            return shell.waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
