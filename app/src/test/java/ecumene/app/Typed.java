package ecumene.app;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A command as somebody types it, and what came of it. */
record Typed(int code, String out, String err) {
    static Typed run(String... args) {
        return with("", args);
    }

    /** @param input what is typed while the command runs */
    static Typed with(String input, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int code = Main.run(terminal(input, out, err), args);
        return new Typed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    static Terminal terminal(String input, ByteArrayOutputStream out, ByteArrayOutputStream err) {
        return new Terminal(
                new BufferedReader(new StringReader(input)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Paint.PLAIN,
                false,
                Map.of("LANG", "en_GB.UTF-8"));
    }

    /** Split at blanks, as a shell would. */
    static Typed line(String line) {
        return run(line.isEmpty() ? new String[0] : line.split(" ", -1));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    String last() {
        return lines().getLast();
    }

    static String times(String line, int times) {
        var lines = new String[times];
        Arrays.fill(lines, line + "\n");
        return String.join("", lines);
    }
}
