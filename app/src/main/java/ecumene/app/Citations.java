package ecumene.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where the sources of a game cite a rule: lines of the rules themselves, and tests that name it. Read from the repository, so there
 * are none where only the program is.
 *
 * @param code comments before all else: there it is decided; in a sentence it is only named
 */
record Citations(List<Place> code, List<Place> tests) {
    /** One line of a file, by its path in the repository; for a test its name. */
    record Place(Path file, int line, String text) {
        boolean isComment() {
            return text.startsWith("*") || text.startsWith("/") || text.contains("//");
        }

        @Override
        public String toString() {
            return file + ":" + line;
        }
    }

    private static final Pattern NAMED =
            Pattern.compile("@Rule\\(([^)]*)\\)|^(?:public |private |static |final |abstract )*(?:void|class) (\\w+)");

    Citations {
        code = List.copyOf(code);
        tests = List.copyOf(tests);
    }

    /** Empty where the sources of the game are not. */
    static Optional<Citations> of(Path home, String game, String rule) {
        var sources = home.resolve("games").resolve(game).resolve("src");
        if (!Files.isDirectory(sources.resolve("main/java"))) {
            return Optional.empty();
        }
        var cited = Pattern.compile("\\b" + Pattern.quote(rule) + "(?!\\.?\\d)");
        return Optional.of(new Citations(
                code(home, sources.resolve("main/java"), cited), tests(home, sources.resolve("test/java"), cited)));
    }

    private static List<Place> code(Path home, Path folder, Pattern cited) {
        var found = new ArrayList<Place>();
        for (var file : javaFiles(folder)) {
            var lines = lines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (cited.matcher(lines.get(i)).find()) {
                    found.add(
                            new Place(home.relativize(file), i + 1, lines.get(i).strip()));
                }
            }
        }
        found.sort(Comparator.comparing(place -> !place.isComment()));
        return found;
    }

    /** Methods under {@code @Rule}, and classes: then every test of the class is meant. */
    private static List<Place> tests(Path home, Path folder, Pattern cited) {
        var found = new ArrayList<Place>();
        for (var file : javaFiles(folder)) {
            var lines = lines(file);
            boolean named = false;
            for (int i = 0; i < lines.size(); i++) {
                var match = NAMED.matcher(annotated(lines, i));
                if (!match.find()) {
                    continue;
                }
                if (match.group(1) != null) {
                    named |= cited.matcher(match.group(1)).find();
                } else {
                    if (named) {
                        found.add(new Place(home.relativize(file), i + 1, match.group(2)));
                    }
                    named = false;
                }
            }
        }
        return found;
    }

    /** A line; an annotation as far as its bracket closes. */
    private static String annotated(List<String> lines, int first) {
        var text = lines.get(first).strip();
        for (int next = first + 1; text.startsWith("@Rule(") && !text.contains(")") && next < lines.size(); next++) {
            text += lines.get(next).strip();
        }
        return text;
    }

    private static List<Path> javaFiles(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
