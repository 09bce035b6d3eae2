package ecumene.app.attack;

import ecumene.server.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Somebody with many addresses fills the memory of a small server with endless names, then guesses at one account, writing its name in
 * ever other ways. Meanwhile the owner wants to log in, in a new browser and in a known one. A proxy says from where each call comes.
 */
final class LoginAttack implements Attack {
    private static final String OWNER = "Philippa";
    private static final String PASSWORD = "tame orange lighthouse";
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int AT_ONCE = 8;

    private static final int LONG_NAMES = 3000;
    private static final int LONG = 65_000;
    private static final int PER_ADDRESS = 10;

    private static final int GUESSERS = 30;
    /** As many wrong tries at a name are usual, and one for each address that has not tried it yet. */
    private static final int LOOKED_BUDGET = 30 + GUESSERS + 5;

    private static final double HEALTH_BUDGET = 1000;
    private static final double OWNER_BUDGET = 6000;
    private static final int OK = 200;
    private static final int WRONG = 403;

    /** One name for whoever reads it. */
    private static final List<String> WRITTEN = List.of(
            "Philippa",
            "philippa",
            "PHILIPPA",
            " Philippa",
            "Philippa ",
            "  philippa  ",
            "\u00a0Philippa",
            "Philippa\u2003",
            "\u3000philippa",
            "\uff30hilippa",
            "Phi\uff4cippa",
            "pHILIPPA",
            "PhilippA",
            "Philippa\t",
            "\u2009PHILIPPA",
            "Ph\u0456lippa",
            "Phil\u0456ppa",
            "\u0420hilippa",
            "Philipp\u0430",
            "Phili\u0440\u0440a");

    @Override
    public Target target() {
        return new Target(Target.usual().java(), List.of("--proxy", "on"));
    }

    @Override
    public List<Figure> run(URI server) throws InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            var script = new Script(http, server);
            var made = script.post("/api/register", OWNER, PASSWORD, "10.0.0.1", "");
            if (made.statusCode() != OK) {
                throw new IllegalStateException("the owner cannot register: " + made.body());
            }
            var known = cookies(made);
            var figures = new ArrayList<Figure>();
            figures.add(Figure.told("attack.login.names", longNames(script)));
            figures.add(Figure.atMost("attack.login.health", script.health(), HEALTH_BUDGET));
            guess(script, known, figures);
            figures.add(Figure.atMost("attack.login.health-after", script.health(), HEALTH_BUDGET));
            return figures;
        }
    }

    private static void guess(Script script, String known, List<Figure> figures) throws InterruptedException {
        var tries = new ArrayList<Callable<Integer>>();
        for (var written : WRITTEN) {
            for (int i = 0; i < GUESSERS; i++) {
                var from = "10.1.0." + i;
                tries.add(() -> script.status(written, "wrong " + written, from, ""));
            }
        }
        try (var attack = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            var statuses = attack.submit(() -> all(tries));
            double fresh = script.login("10.0.0.2", "");
            double same = script.login("10.1.0.1", known);
            figures.add(Figure.atMost("attack.login.guesses", count(done(statuses), WRONG), LOOKED_BUDGET));
            figures.add(Figure.atMost("attack.login.new", Math.max(fresh, script.login("10.0.0.3", "")), OWNER_BUDGET));
            figures.add(
                    Figure.atMost("attack.login.known", Math.max(same, script.login("10.1.0.2", known)), OWNER_BUDGET));
        }
    }

    private static double longNames(Script script) throws InterruptedException {
        var tries = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < LONG_NAMES; i++) {
            var name = i + "x".repeat(LONG);
            var from = "10.2.%d.%d".formatted(i / PER_ADDRESS / 250, i / PER_ADDRESS % 250);
            tries.add(() -> script.status(name, PASSWORD, from, ""));
        }
        return all(tries).size();
    }

    private static List<Integer> all(List<Callable<Integer>> tries) throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(AT_ONCE, Thread.ofVirtual().factory())) {
            var statuses = new ArrayList<Integer>();
            for (var one : pool.invokeAll(tries)) {
                statuses.add(done(one));
            }
            return statuses;
        }
    }

    private static <T> T done(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static double count(List<Integer> statuses, int wanted) {
        return statuses.stream().filter(status -> status == wanted).count();
    }

    private static String cookies(HttpResponse<String> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .map(set -> set.split(";", 2)[0])
                .filter(pair -> !pair.startsWith("ecumene="))
                .collect(Collectors.joining("; "));
    }

    /** What it can call. No answer, or none in time, counts as status 0. */
    private record Script(HttpClient http, URI server) {
        HttpResponse<String> post(String path, String name, String password, String from, String cookie)
                throws InterruptedException {
            var request = HttpRequest.newBuilder(server.resolve(path))
                    .timeout(PATIENCE)
                    .header("X-Ecumene", "1")
                    .header("X-Forwarded-For", from)
                    .POST(BodyPublishers.ofString(Wire.text(Map.of("name", name, "password", password))));
            if (!cookie.isEmpty()) {
                request.header("Cookie", cookie);
            }
            try {
                return http.send(request.build(), BodyHandlers.ofString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        int status(String name, String password, String from, String cookie) throws InterruptedException {
            try {
                return post("/api/login", name, password, from, cookie).statusCode();
            } catch (UncheckedIOException e) {
                return 0;
            }
        }

        /** Milliseconds until the owner is in; without end when they are not. */
        double login(String from, String cookie) throws InterruptedException {
            long begun = System.nanoTime();
            return status(OWNER, PASSWORD, from, cookie) == OK
                    ? (System.nanoTime() - begun) / 1e6
                    : Double.POSITIVE_INFINITY;
        }

        double health() throws InterruptedException {
            long begun = System.nanoTime();
            try {
                var answer = http.send(
                        HttpRequest.newBuilder(server.resolve("/health"))
                                .timeout(PATIENCE)
                                .build(),
                        BodyHandlers.discarding());
                return answer.statusCode() == OK ? (System.nanoTime() - begun) / 1e6 : Double.POSITIVE_INFINITY;
            } catch (IOException e) {
                return Double.POSITIVE_INFINITY;
            }
        }
    }
}
