package ecumene.engine.testing.mutation;

import ecumene.engine.Rng;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;

/**
 * Breaks the rules of a game in places chosen by a seed, one after the other, and sees which tests notice. What is done is kept in a file, so
 * that it can be stopped and taken up again as long as sources and seed are the same.
 */
final class Mutate {
    private static final String SURVIVED = "survived";
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private final Path module;
    private final Path work;
    private final Path results;
    private final String classPath;

    private Mutate(Path module, long seed) throws IOException {
        this.module = module;
        this.work = module.resolve("target/mutation");
        this.results = work.resolve("seed-" + seed + ".tsv");
        this.classPath = System.getProperty("java.class.path");
        Files.createDirectories(work);
    }

    /** @param args the module's folder, the seed, how many mutants, and for how many minutes at most */
    public static void main(String[] args) throws Exception {
        long seed = Long.parseLong(args[1]);
        new Mutate(Path.of(args[0]), seed)
                .go(seed, Integer.parseInt(args[2]), Instant.now().plus(Duration.ofMinutes(Long.parseLong(args[3]))));
    }

    private void go(long seed, int wanted, Instant until) throws Exception {
        var sources = sources();
        var mutants = shuffled(Breaker.of(sources), seed);
        var done = done(mark(sources));
        say("%d places to break in %d files; %d done before".formatted(mutants.size(), sources.size(), done.size()));
        var longest = done.size() < wanted ? unbroken() : LONGEST;
        var lines = new HashSet<String>();
        for (var mutant : mutants) {
            if (done.size() >= wanted || Instant.now().isAfter(until)) {
                break;
            }
            var place = mutant.place(module.resolve("src/main/java"));
            if (!lines.add(place) || done.containsKey(place)) {
                continue;
            }
            var verdict = hunt(mutant, longest);
            if (!verdict.isEmpty()) {
                done.put(place, verdict);
                keep(String.join("\t", place, mutant.what(), String.join(" ", mutant.rules()), verdict));
                say("%3d  %s  %s  →  %s".formatted(done.size(), place, mutant.what(), verdict.replace('\t', ' ')));
            }
        }
        summary(done);
    }

    private static List<Mutant> shuffled(List<Mutant> mutants, long seed) {
        var order = IntStream.range(0, mutants.size()).toArray();
        Rng.of(seed).shuffle(order);
        return IntStream.of(order).mapToObj(mutants::get).toList();
    }

    /** The rules: not what is shown or read from files, nor what checks them. */
    private List<Path> sources() throws IOException {
        try (var files = Files.walk(module.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.getParent().endsWith("face")
                            && !file.getParent().endsWith("cards"))
                    .filter(file -> !file.endsWith("Audit.java"))
                    .sorted()
                    .toList();
        }
    }

    private static String mark(List<Path> sources) throws IOException {
        int mark = 0;
        for (var file : sources) {
            mark = 31 * mark + Files.readString(file).hashCode();
        }
        return "sources " + Integer.toHexString(mark);
    }

    /** What an earlier run of the same sources has found, by place. */
    private Map<String, String> done(String mark) throws IOException {
        var done = new LinkedHashMap<String, String>();
        var lines = Files.exists(results) ? Files.readAllLines(results) : List.<String>of();
        if (lines.isEmpty() || !lines.getFirst().equals(mark)) {
            Files.writeString(results, mark + "\n");
            return done;
        }
        for (var line : lines.subList(1, lines.size())) {
            var cells = line.split("\t", 4);
            done.put(cells[0], cells[3]);
        }
        return done;
    }

    private void keep(String line) throws IOException {
        Files.writeString(results, line + "\n", StandardOpenOption.APPEND);
    }

    /** The tests pass as the rules are. How long they may take when they are broken. */
    private Duration unbroken() throws Exception {
        var begun = Instant.now();
        var verdict = run(work, Set.of(), LONGEST);
        if (!verdict.equals(SURVIVED)) {
            throw new IllegalStateException("the tests fail before anything is broken: " + verdict);
        }
        return Duration.between(begun, Instant.now()).multipliedBy(3).plusSeconds(20);
    }

    /** Empty if what is broken does not compile. */
    private String hunt(Mutant mutant, Duration longest) throws Exception {
        var broken = work.resolve("broken");
        empty(broken);
        var source = broken.resolve("source").resolve(mutant.file().getFileName());
        Files.createDirectories(source.getParent());
        Files.writeString(source, mutant.of(Files.readString(mutant.file())));
        var classes = Files.createDirectories(broken.resolve("classes"));
        var nowhere = new ByteArrayOutputStream();
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        nowhere,
                        nowhere,
                        "-proc:none",
                        "-nowarn",
                        "-d",
                        classes.toString(),
                        "-cp",
                        classPath,
                        source.toString());
        return failed != 0 ? "" : run(classes, mutant.rules(), longest);
    }

    private String run(Path first, Set<String> rules, Duration longest) throws Exception {
        var report = work.resolve("report");
        Files.writeString(report, "");
        var command = new ArrayList<String>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:+UseCompactObjectHeaders",
                "-Xmx1500m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dbasedir=" + module,
                "-Decumene.coverage.dir=" + work.resolve("coverage"),
                "-cp",
                first + ":" + classPath,
                Hunt.class.getName(),
                module.resolve("target/quick/test-classes").toString(),
                report.toString()));
        command.addAll(rules);
        var process = new ProcessBuilder(command)
                .directory(module.toFile())
                .redirectErrorStream(true)
                .redirectOutput(work.resolve("output").toFile())
                .start();
        boolean ended = process.waitFor(longest.toSeconds(), TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        var found = Files.readString(report);
        if (!ended || found.equals(Hunt.NAMED) || found.equals(Hunt.ALL)) {
            return found + "\t" + (ended ? "the program has stopped" : "it does not end");
        }
        return found.isEmpty() ? SURVIVED : found;
    }

    private static void empty(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void summary(Map<String, String> done) {
        long named = count(done, Hunt.NAMED);
        long other = count(done, Hunt.ALL);
        say("%s: %d mutants, %d killed by a test that names the rule (%.0f%%), %d by another, %d survived"
                .formatted(
                        module.getFileName(),
                        done.size(),
                        named,
                        done.isEmpty() ? 0.0 : 100.0 * named / done.size(),
                        other,
                        done.size() - named - other));
        say("All of them: %s".formatted(results));
    }

    private static long count(Map<String, String> done, String kind) {
        return done.values().stream()
                .filter(verdict -> verdict.startsWith(kind + "\t"))
                .count();
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
