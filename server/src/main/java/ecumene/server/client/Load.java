package ecumene.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Many tables with two people each, who pick at random over the public API. Measures how long a move takes from the request of
 * one to the socket of the other: checked, durable and delivered.
 */
public final class Load {
    /** How many tables are opened at once: a load, not a stampede. */
    private static final int DOORS = 16;

    /** How the clients are told of a table: by what has changed, or everything each time. */
    public enum Talk {
        CHANGES,
        WHOLE;

        private String query() {
            return this == CHANGES ? "?changes=1" : "";
        }
    }

    /**
     * What was seen.
     *
     * @param latencies nanoseconds, sorted
     * @param sizes of the messages that told of moves, in characters, sorted
     * @param processor milliseconds of the server's processors for each move
     */
    public record Result(
            long moves,
            double seconds,
            List<Long> latencies,
            List<Integer> sizes,
            double processor,
            long refused,
            long lost) {
        public double movesPerSecond() {
            return moves / seconds;
        }

        public double medianSize() {
            return sizes.isEmpty() ? Double.NaN : sizes.get(sizes.size() / 2);
        }

        /** Millions of characters. */
        public double told() {
            return sizes.stream().mapToLong(Integer::longValue).sum() / 1e6;
        }

        /** The latency in milliseconds that so many percent of the moves did not exceed. */
        public double percentile(double percent) {
            if (latencies.isEmpty()) {
                return Double.NaN;
            }
            int index = (int) Math.ceil(latencies.size() * percent / 100) - 1;
            return latencies.get(Math.clamp(index, 0, latencies.size() - 1)) / 1e6;
        }
    }

    private final URI server;
    private final String game;
    private final Duration pause;
    private final Talk talk;
    private final Supplier<Optional<Duration>> processor;
    private final Queue<Integer> sizes = new ConcurrentLinkedQueue<>();
    private final BlockingQueue<Long> latencies = new LinkedBlockingQueue<>();
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();
    private final Semaphore doors = new Semaphore(DOORS);

    /**
     * @param pause between two moves at one table
     * @param processor how long the server's processors have worked so far
     */
    public Load(URI server, String game, Duration pause, Talk talk, Supplier<Optional<Duration>> processor) {
        this.server = server;
        this.game = game;
        this.pause = pause;
        this.talk = talk;
        this.processor = processor;
    }

    /**
     * Seats everybody, then plays for so long.
     *
     * @param warmUp moves made in this time before are not counted: the server has just been started
     */
    public Result run(int tables, Duration warmUp, Duration time) throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var http = HttpClient.newBuilder().executor(threads).build()) {
            var pairs = seat(http, tables);
            long start = System.nanoTime() + warmUp.toNanos();
            long end = start + time.toNanos();
            var players = new ArrayList<Thread>();
            for (var pair : pairs) {
                players.add(Thread.ofVirtual().start(() -> pair.play(start, end)));
            }
            LockSupport.parkNanos(start - System.nanoTime());
            var before = processor.get();
            for (var player : players) {
                player.join();
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            var after = processor.get();
            pairs.forEach(Pair::close);
            return new Result(
                    moves.get(),
                    seconds,
                    latencies.stream().sorted().toList(),
                    sizes.stream().sorted().toList(),
                    before.isPresent() && after.isPresent()
                            ? after.get().minus(before.get()).toNanos() / 1e6 / Math.max(1, moves.get())
                            : Double.NaN,
                    refused.get(),
                    lost.get());
        }
    }

    private List<Pair> seat(HttpClient http, int tables) throws InterruptedException {
        var pairs = new ArrayList<Pair>();
        var seating = new ArrayList<Thread>();
        for (int i = 0; i < tables; i++) {
            var pair = new Pair(new ApiClient(http, server), new ApiClient(http, server));
            pairs.add(pair);
            seating.add(Thread.ofVirtual().start(pair::sit));
        }
        for (var thread : seating) {
            thread.join();
        }
        return pairs;
    }

    /** Two people at one table. What either sees of it comes over the socket only. */
    private final class Pair {
        private final List<ApiClient> people;
        private final List<BlockingQueue<ApiClient.Heard>> seen =
                List.of(new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>());
        private final List<WebSocket> sockets = new ArrayList<>();
        private final JsonNode[] frames = new JsonNode[2];
        private String table = "";

        Pair(ApiClient first, ApiClient second) {
            this.people = List.of(first, second);
        }

        void sit() {
            doors.acquireUninterruptibly();
            try {
                people.forEach(ApiClient::asGuest);
                open();
            } finally {
                doors.release();
            }
        }

        private void open() {
            close();
            table = people.get(0)
                    .create(game, List.of("me", "open"), false)
                    .get("table")
                    .asText();
            people.get(1).send(table, ApiClient.command("sit"));
            people.get(0).send(table, ApiClient.command("start"));
            for (int i = 0; i < 2; i++) {
                seen.get(i).clear();
                sockets.add(people.get(i).watch(table, talk.query(), seen.get(i)::add));
                awaitMoves(i, 0);
            }
        }

        /** Waits until one of the two has seen so many moves; whether that came in time. */
        private boolean awaitMoves(int person, int wanted) {
            try {
                while (true) {
                    var heard = seen.get(person).poll(10, TimeUnit.SECONDS);
                    if (heard == null) {
                        return false;
                    }
                    var frame = heard.message().path("frame");
                    if (frame.isObject()) {
                        frames[person] = frame;
                        if (wanted > 0) {
                            sizes.add(heard.length());
                        }
                        if (frame.get("moves").asInt() >= wanted) {
                            return true;
                        }
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        void play(long start, long end) {
            // Tables do not move in step.
            LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(pause.toNanos() + 1));
            while (System.nanoTime() < end) {
                long begun = System.nanoTime();
                if (frames[0].get("over").asBoolean()) {
                    open();
                } else {
                    move(begun >= start);
                }
                LockSupport.parkNanos(pause.toNanos() - (System.nanoTime() - begun));
            }
        }

        private void move(boolean counted) {
            int mover = frames[0].get("question").isObject() ? 0 : 1;
            var question = frames[mover].get("question");
            var option = option(question);
            int next = frames[mover].get("moves").asInt() + 1;
            long start = System.nanoTime();
            try {
                people.get(mover)
                        .send(table, ApiClient.pick(question, option.get("key").asText()));
            } catch (ApiClient.Refused e) {
                refused.incrementAndGet();
                return;
            }
            if (awaitMoves(1 - mover, next)) {
                if (counted) {
                    latencies.add(System.nanoTime() - start);
                    moves.incrementAndGet();
                }
            } else {
                lost.incrementAndGet();
            }
            awaitMoves(mover, next);
        }

        /** Nobody gives up: what is measured is a game. */
        private static JsonNode option(JsonNode question) {
            var options = question.get("options")
                    .valueStream()
                    .filter(option -> !option.path("givesUp").asBoolean())
                    .toList();
            return options.get(ThreadLocalRandom.current().nextInt(options.size()));
        }

        void close() {
            sockets.forEach(WebSocket::abort);
            sockets.clear();
        }
    }
}
