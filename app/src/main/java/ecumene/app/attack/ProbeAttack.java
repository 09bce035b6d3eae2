package ecumene.app.attack;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Rng;
import ecumene.server.client.ApiClient;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Somebody plays against a bot and asks two things at once: a pick that may show a card, and behind it a key that names a card that is not
 * there. When such commands are refused, nothing has happened, and answers that differ say which card would come.
 */
final class ProbeAttack implements Attack {
    private static final List<String> GAMES = List.of("empires", "ages", "pyramid");
    private static final Duration EACH = Duration.ofSeconds(14);
    private static final int CARDS = 12;
    private static final int MOVES = 120;

    private final Rng random = Rng.of(1);
    private int tried;
    private int refused;
    private int predicted;
    private int right;

    /** Other limits are not what is tested. */
    @Override
    public Target target() {
        return new Target(Target.usual().java(), List.of("--limits", "off"));
    }

    @Override
    public List<Figure> run(URI server) {
        try (var http = HttpClient.newHttpClient()) {
            for (var game : GAMES) {
                long end = System.nanoTime() + EACH.toNanos();
                while (System.nanoTime() < end) {
                    new Evening(new ApiClient(http, server).asGuest(), game, end).play();
                }
            }
        }
        return List.of(
                Figure.atLeast("attack.probe.tried", tried, 20),
                Figure.atMost("attack.probe.refused", refused, 0),
                Figure.told("attack.probe.predicted", predicted),
                Figure.atMost("attack.probe.right", right, 0));
    }

    /** One game, from the seat of the one who wants to know. */
    private final class Evening {
        private final ApiClient me;
        private final String table;
        private final long end;
        /** By verb, a key that named one piece: where to put the name of another. */
        private final Map<String, String> patterns = new HashMap<>();

        private final Set<String> everSeen = new TreeSet<>();

        Evening(ApiClient me, String game, long end) {
            this.me = me;
            this.end = end;
            this.table = me.create(game, List.of("me", "bot:random"), true)
                    .get("table")
                    .asText();
            me.get("/api/games/" + game + "/cards")
                    .forEach(card -> everSeen.add(card.get("key").asText()));
        }

        void play() {
            var frame = me.look(table).get("frame");
            while (!frame.get("over").asBoolean() && frame.get("moves").asInt() < MOVES && System.nanoTime() < end) {
                if (frame.get("question").isObject()) {
                    probe(frame);
                } else {
                    Thread.onSpinWait();
                }
                frame = me.look(table).get("frame");
            }
            leave();
        }

        private void leave() {
            try {
                me.send(table, ApiClient.command("leave"));
            } catch (ApiClient.Refused _) {
                // The game came to its end by itself.
            }
        }

        /** Asks about cards behind one possible pick; then makes the pick. */
        private void probe(JsonNode frame) {
            var question = frame.get("question");
            question.get("options").forEach(this::learn);
            question.get("blocked").forEach(this::learn);
            var first = any(question.get("options"));
            var before = pieces(frame);
            var answers = new HashMap<String, List<String>>();
            for (var key : behind(before)) {
                var answer = ask(question, first, key, blocked(question));
                if (answer.isEmpty()) {
                    tried++;
                    return; // it stands: nothing was learned before it was done
                }
                answers.computeIfAbsent(answer.get(), _ -> new ArrayList<>()).add(key);
            }
            judge(frame, first, answers);
        }

        /** What is said of three keys; empty when the first is made. */
        private Optional<String> ask(JsonNode question, String first, String second, String third) {
            try {
                me.carry(table, ApiClient.pick(question, first, second, third));
                return Optional.empty();
            } catch (ApiClient.Refused no) {
                return Optional.of(String.valueOf(no.getMessage()));
            }
        }

        /** Makes the pick and looks whether the cards whose answer stood out have come. */
        private void judge(JsonNode frame, String first, Map<String, List<String>> answers) {
            me.send(table, ApiClient.pick(frame.get("question"), first));
            var after = me.look(table).get("frame");
            boolean shown = after.path("undo").path("free").asInt(-1)
                    > frame.get("moves").asInt();
            if (!shown || answers.isEmpty()) {
                return;
            }
            tried++;
            refused++;
            if (answers.size() == 1) {
                return;
            }
            int most = answers.values().stream().mapToInt(List::size).max().orElse(0);
            var now = pieces(after);
            answers.values().stream()
                    .filter(keys -> keys.size() < most)
                    .forEach(keys -> keys.forEach(key -> {
                        predicted++;
                        right += now.contains(key.substring(key.indexOf(' ') + 1)) ? 1 : 0;
                    }));
        }

        private void learn(JsonNode option) {
            var args = option.get("args");
            if (args.size() == 1 && args.get(0).get("noun").asText().equals("piece")) {
                patterns.put(option.get("verb").asText(), option.get("key").asText());
                everSeen.add(args.get(0).get("id").asText());
            }
        }

        /** Keys that name cards which do not lie where they can be seen. */
        private List<String> behind(Set<String> seen) {
            var hidden = new ArrayList<>(everSeen);
            hidden.removeAll(seen);
            var keys = new ArrayList<String>();
            for (int n = 0; n < CARDS && !hidden.isEmpty() && !patterns.isEmpty(); n++) {
                var pattern = new ArrayList<>(patterns.values()).get(random.below(patterns.size()));
                keys.add(pattern.substring(0, pattern.indexOf(' ') + 1) + hidden.get(random.below(hidden.size())));
            }
            return keys;
        }

        private String any(JsonNode options) {
            var choice = options.get(random.below(options.size()));
            return choice.path("givesUp").asBoolean()
                    ? options.get(0).get("key").asText()
                    : choice.get("key").asText();
        }

        /** A key that has a reason of its own for not being possible, so that the one before it is looked at. */
        private String blocked(JsonNode question) {
            var blocked = question.get("blocked");
            return blocked.isEmpty()
                    ? "nonsense"
                    : blocked.get(random.below(blocked.size())).get("key").asText();
        }

        private Set<String> pieces(JsonNode frame) {
            var seen = new HashSet<String>();
            frame.get("view")
                    .get("zones")
                    .forEach(zone -> zone.get("cards").forEach(card -> {
                        var piece = card.get("card").asText();
                        seen.add(piece);
                        if (!piece.isEmpty() && !zone.get("id").asText().equals("box")) {
                            everSeen.add(piece);
                        }
                    }));
            return seen;
        }
    }
}
