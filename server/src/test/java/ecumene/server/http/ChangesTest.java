package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.arena.Games;
import ecumene.engine.Rng;
import ecumene.server.client.ApiClient;
import ecumene.server.client.ApiClient.Heard;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever asks for what has changed and puts it together knows the same as whoever is told everything. */
class ChangesTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int MOVES = 60;

    private static House house(String game) {
        return game.equals("pyramid")
                ? new House()
                : new House(Games.installed().open(game));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pyramid", "ages", "empires"})
    void what_has_changed_gives_exactly_the_whole_message(String game) throws Exception {
        try (var house = house(game)) {
            var server = URI.create("http://127.0.0.1:" + house.web.port());
            var people = List.of(new ApiClient(HTTP, server).asGuest(), new ApiClient(HTTP, server).asGuest());
            var table = people.get(0)
                    .create(game, List.of("me", "open"), false)
                    .get("table")
                    .asText();
            people.get(1).send(table, ApiClient.command("sit"));
            people.get(1).look(table);
            people.get(0).send(table, ApiClient.command("start"));
            var pairs = new ArrayList<Ears>();
            people.forEach(person -> pairs.add(new Ears(person, table)));
            pairs.add(new Ears(new ApiClient(HTTP, server), table));
            var rng = Rng.of(5);
            for (int i = 0; i < MOVES; i++) {
                play(people, table, rng);
                if (!goesOn(people.get(0), table)) {
                    break; // nothing more will be told
                }
                var pair = pairs.get(rng.below(pairs.size()));
                switch (rng.below(12)) {
                    case 0 -> pair.speak(i % 2 == 0 ? "ru" : "en");
                    case 1 -> pair.comeBack(() -> play(people, table, rng));
                    default -> {}
                }
            }
            long last = people.get(0).look(table).get("seq").asLong();
            pairs.forEach(pair -> pair.await(last));
            pairs.forEach(Ears::close);
            assertThat(pairs.get(0).changes.size).isLessThan(pairs.get(0).whole.size / 3);
        }
    }

    private static boolean goesOn(ApiClient person, String table) {
        return !person.look(table).at("/frame/over").asBoolean();
    }

    /** A pick, now and then taken back. */
    private static void play(List<ApiClient> people, String table, Rng rng) {
        for (var person : people) {
            var frame = person.look(table).get("frame");
            var undo = frame.get("undo");
            if (undo.isObject() && undo.get("free").asInt() <= undo.get("last").asInt() && rng.below(5) == 0) {
                person.send(
                        table,
                        ApiClient.command("undo").put("moves", undo.get("last").asInt()));
                return;
            }
            if (frame.get("question").isObject()) {
                var options = frame.at("/question/options")
                        .valueStream()
                        .filter(option -> !option.path("givesUp").asBoolean())
                        .toList();
                person.send(
                        table,
                        ApiClient.pick(
                                frame.get("question"),
                                options.get(rng.below(options.size()))
                                        .get("key")
                                        .asText()));
                return;
            }
        }
    }

    /** Somebody with two sockets: one is told everything, the other what has changed. */
    private static final class Ears {
        private final ApiClient person;
        private final String table;
        private Ear whole;
        private Ear changes;

        Ears(ApiClient person, String table) {
            this.person = person;
            this.table = table;
            whole = new Ear(person, table, "?lang=en");
            changes = new Ear(person, table, "?lang=en&changes=1");
            await(person.look(table).get("seq").asLong());
        }

        /** Both have heard of this event, and of all before it the same. */
        void await(long seq) {
            whole.until(seq);
            changes.until(seq);
            assertThat(changes.heard).isEqualTo(whole.heard);
        }

        void close() {
            whole.socket.abort();
            changes.socket.abort();
        }

        void speak(String lang) {
            await(person.look(table).get("seq").asLong());
            for (var ear : List.of(whole, changes)) {
                ear.reset = false;
                ear.socket
                        .sendText("{\"do\":\"lang\",\"lang\":\"" + lang + "\"}", true)
                        .join();
                ear.untilReset();
            }
        }

        void comeBack(Runnable meanwhile) {
            long seen = person.look(table).get("seq").asLong();
            await(seen);
            close();
            meanwhile.run();
            meanwhile.run();
            int before = whole.size;
            int less = changes.size;
            whole = new Ear(person, table, "?lang=en&since=" + seen);
            changes = new Ear(person, table, "?lang=en&changes=1&since=" + seen);
            whole.size = before;
            changes.size = less;
            await(person.look(table).get("seq").asLong());
        }
    }

    /** What was told of the table, but for the time of day and who was looking just then. */
    private static final class Ear {
        private final BlockingQueue<Heard> queue = new LinkedBlockingQueue<>();
        private final List<JsonNode> heard = new ArrayList<>();
        private final WebSocket socket;
        private long seq;
        private boolean reset;
        private int size;

        Ear(ApiClient person, String table, String query) {
            socket = person.watch(table, query, queue::add);
        }

        void until(long wanted) {
            while (seq < wanted) {
                next();
            }
        }

        void untilReset() {
            while (!reset) {
                next();
            }
        }

        private void next() {
            try {
                var next = queue.poll(20, TimeUnit.SECONDS);
                assertThat(next).as("after %d", seq).isNotNull();
                if (next.message().get("type").asText().equals("state")) {
                    hear(next);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        private void hear(Heard next) {
            seq = next.message().get("seq").asLong();
            reset = next.message().get("reset").asBoolean();
            size += reset ? 0 : next.length();
            var told = next.message().deepCopy();
            if (reset) {
                ((ObjectNode) told).remove("now");
            }
            told.at("/table/seats").forEach(seat -> {
                ((ObjectNode) seat).remove("online");
                ((ObjectNode) seat).remove("clock");
            });
            heard.add(told);
        }
    }
}
