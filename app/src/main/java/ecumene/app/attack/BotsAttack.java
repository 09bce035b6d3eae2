package ecumene.app.attack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import ecumene.engine.Rng;
import ecumene.server.client.ApiClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Whoever has a script lets all bots think for them: thirty games of the slowest bots among themselves, games that their person left,
 * games of many guests with open sockets, all from one address. Then somebody else wants an answer, also after the server was killed.
 */
final class BotsAttack implements Attack {
    private static final String SLOWEST = "bot:search:10s";
    private static final String SLOW_GAME = "ages";
    private static final int REQUESTS = 30;
    private static final int LEFT = 10;
    private static final int GUESTS = 20;
    private static final Duration HEAD_START = Duration.ofSeconds(3);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int ANSWERS = 50;
    private static final int SEARCHES = 4;
    private static final double ANSWER_BUDGET = 1000;
    private static final double SEARCH_BUDGET = 5000;

    private record Table(ApiClient by, String id) {}

    private final List<Table> watched = new ArrayList<>();
    private final List<WebSocket> sockets = new ArrayList<>();

    /** Other limits are not what is tested. */
    @Override
    public Target target() {
        return new Target(Target.usual().java(), List.of("--limits", "off"));
    }

    @Override
    public List<Figure> run(URI server) {
        throw new UnsupportedOperationException("it wants to see the server killed");
    }

    @Override
    public List<Figure> run(URI server, Supplier<URI> again) throws InterruptedException {
        var figures = new ArrayList<Figure>();
        try (var script = HttpClient.newHttpClient()) {
            figures.add(Figure.told("attack.bots.accepted", alone(new ApiClient(script, server).asGuest())));
            for (int i = 0; i < LEFT; i++) {
                left(new ApiClient(script, server).asGuest());
            }
            for (int i = 0; i < GUESTS; i++) {
                seated(new ApiClient(script, server).asGuest());
            }
            watch(server);
            figures.addAll(others(server, ""));
            var anew = again.get();
            watch(anew);
            figures.addAll(others(anew, "-again"));
            sockets.forEach(WebSocket::abort);
        }
        return figures;
    }

    // --- the script ---

    /** How many of so many games without any person were begun. */
    private int alone(ApiClient guest) {
        int refused = 0;
        for (int i = 0; i < REQUESTS; i++) {
            try {
                var made = guest.create(SLOW_GAME, Collections.nCopies(4, SLOWEST), true);
                watched.add(new Table(guest, made.get("table").asText()));
            } catch (ApiClient.Refused expected) {
                refused++;
            }
        }
        return REQUESTS - refused;
    }

    private Table withBots(ApiClient guest) {
        var seats = List.of("me", SLOWEST, SLOWEST, SLOWEST);
        return new Table(
                guest, guest.create(SLOW_GAME, seats, true).get("table").asText());
    }

    private void left(ApiClient guest) {
        var table = withBots(guest);
        guest.send(table.id, ApiClient.command("leave"));
        watched.add(table);
    }

    private void seated(ApiClient guest) {
        var table = withBots(guest);
        var question = guest.look(table.id).get("frame").get("question");
        if (question.isObject()) {
            guest.send(table.id, ApiClient.pick(question, any(question)));
        }
        watched.add(table);
    }

    private void watch(URI server) throws InterruptedException {
        sockets.forEach(WebSocket::abort);
        sockets.clear();
        watched.forEach(table -> sockets.add(table.by.at(server).watch(table.id, _ -> {})));
        Thread.sleep(HEAD_START);
    }

    // --- the others ---

    private static List<Figure> others(URI server, String when) throws InterruptedException {
        var answers = new Person(server, "127.0.0.2", "bot:greedy").playFor(ANSWERS);
        var searches = new Person(server, "127.0.0.3", "bot:search:1s").playFor(SEARCHES);
        return List.of(
                Figure.atLeast("attack.bots.answers" + when, answers.size(), ANSWERS),
                Figure.atMost("attack.bots.answer" + when, Collections.max(answers), ANSWER_BUDGET),
                Figure.atMost("attack.bots.search" + when, Collections.max(searches), SEARCH_BUDGET));
    }

    private static String any(JsonNode question) {
        var options = question.get("options");
        return options.get(Rng.of(System.nanoTime()).below(options.size()))
                .get("key")
                .asText();
    }

    /** Somebody elsewhere who plays against one bot and notes, in milliseconds, how long they wait for each of its moves. */
    private static final class Person {
        private final URI server;
        private final InetAddress address;
        private final String level;
        private final BlockingQueue<JsonNode> seen = new LinkedBlockingQueue<>();
        private final List<Double> waits = new ArrayList<>();

        Person(URI server, String address, String level) {
            this.server = server;
            this.level = level;
            try {
                this.address = InetAddress.getByName(address);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Ends when one answer has taken longer than anybody would wait. */
        List<Double> playFor(int wanted) throws InterruptedException {
            try (var http = HttpClient.newBuilder().localAddress(address).build()) {
                var client = new ApiClient(http, server).asGuest();
                boolean answered = true;
                while (answered && waits.size() < wanted) {
                    answered = play(client, wanted);
                }
            }
            return waits;
        }

        private boolean play(ApiClient client, int wanted) throws InterruptedException {
            seen.clear();
            var table = client.create("pyramid", List.of("me", level), true)
                    .get("table")
                    .asText();
            long since = System.nanoTime();
            var socket = client.watch(table, seen::add);
            try {
                int moves = 0;
                while (waits.size() < wanted) {
                    var frame = next();
                    if (frame.isMissingNode()) {
                        waits.add(since(since));
                        return false;
                    }
                    if (frame.at("/step/by").asText().equals("bot")
                            && frame.get("moves").asInt() > moves) {
                        waits.add(since(since));
                    }
                    moves = Math.max(moves, frame.get("moves").asInt());
                    if (frame.get("over").asBoolean()) {
                        return true;
                    }
                    since = System.nanoTime();
                    if (frame.get("question").isObject() && frame.get("moves").asInt() == moves) {
                        client.send(table, ApiClient.pick(frame.get("question"), any(frame.get("question"))));
                    }
                }
                return true;
            } finally {
                socket.abort();
            }
        }

        private static double since(long nanos) {
            return (System.nanoTime() - nanos) / 1e6;
        }

        private JsonNode next() throws InterruptedException {
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (true) {
                var message = seen.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (message == null || message.path("frame").isObject()) {
                    return message == null ? MissingNode.getInstance() : message.get("frame");
                }
            }
        }
    }
}
