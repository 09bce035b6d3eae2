package ecumene.app;

import ecumene.arena.Games;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.SetQuestion;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.View;
import ecumene.server.page.TypeScript;
import ecumene.server.wire.Scribe;
import ecumene.server.wire.Wire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page's own tests and its types are made from: the records of each game, and moments of games played by chance. */
class PageDataTest {
    private static final int GAMES = 30;
    /** Watched, asked for one thing, for any of some, for some that go together, and over. */
    private static final int KINDS = 5;

    static Stream<Game<?>> games() {
        return Games.installed().ids().stream().map(id -> Games.installed().open(id));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_page_knows_the_records_of_a_game(Game<?> game) {
        if (!game.shown().isEmpty()) {
            TypeScript.check(
                    game.id() + ".ts",
                    new TypeScript(Map.of()).with(game.shown()).text(""));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_pages_tests_run_on_moments_of_real_games(Game<?> game) {
        TypeScript.check(game.id() + ".json", new Moments<>(game).text());
    }

    /** The first moments of random games that are of a kind. */
    private static final class Moments<S extends State<S>> {
        private final Game<S> game;
        private final Scribe<S> scribe;
        private final Map<String, Wire.Frame> found = new TreeMap<>();

        Moments(Game<S> game) {
            this.game = game;
            this.scribe = new Scribe<>(game, Lang.EN, seat -> "Player " + (seat + 1));
        }

        String text() {
            for (int number = 0; number < GAMES && found.size() < KINDS; number++) {
                var variant = game.spec().variants().getFirst();
                play(game.deal(Setup.of(game.id(), 2, variant), Seed.numbered(number, 1)), Rng.of(number));
            }
            var cards = cards(Wire.text(found)).stream().map(Wire::text);
            var frames =
                    found.entrySet().stream().map(kept -> "\"" + kept.getKey() + "\":" + Wire.text(kept.getValue()));
            return "{\"cards\":[\n" + cards.collect(Collectors.joining(",\n")) + "\n],\"frames\":{\n"
                    + frames.collect(Collectors.joining(",\n")) + "\n}}\n";
        }

        /** Those that the moments speak of. */
        private List<Card> cards(String json) {
            var cards = new LinkedHashMap<String, Card>();
            for (var card : game.cards()) {
                if (Stream.of("\"", "@").anyMatch(end -> json.contains("\"card\":\"" + card.key() + end))) {
                    cards.putIfAbsent(
                            card.key(),
                            new Card(
                                    card.id(),
                                    card.key(),
                                    card.name().in(Lang.EN),
                                    card.facts().in(Lang.EN),
                                    card.text().in(Lang.EN),
                                    card.origin().in(Lang.EN),
                                    card.data()));
                }
            }
            return List.copyOf(cards.values());
        }

        private void play(S s, Rng rng) {
            while (!s.over()) {
                int seat = s.seatToAnswer();
                if (s.moves() > 40) {
                    keep("watched", s, s.players(), Optional.empty());
                    keep("asked", s, seat, Optional.of(seat));
                }
                if (s.question(seat) instanceof SetQuestion<S> set && set.most(s) > 1) {
                    keep(set.anyOffered(s) ? "any" : "some", s, seat, Optional.of(seat));
                }
                s.pick(seat, pick(s, seat, rng));
            }
            keep("over", s, 0, Optional.empty());
        }

        private int pick(S s, int seat, Rng rng) {
            var options = s.options(seat);
            int option = rng.below(options.size());
            return options.verb(option).givesUp() ? (option + 1) % options.size() : option;
        }

        private void keep(String kind, S s, int viewer, Optional<Integer> asked) {
            if (!found.containsKey(kind)) {
                found.put(
                        kind,
                        new Wire.Frame(
                                s.moves(),
                                null,
                                View.of(game, s, viewer),
                                asked.map(seat -> scribe.question(s, seat, 1)).orElse(null),
                                scribe.scores(s),
                                s.over() ? scribe.breakdown(s) : null,
                                null,
                                null,
                                s.over()));
            }
        }
    }

    record Card(String id, String key, String name, String facts, String text, String origin, Object data) {}
}
