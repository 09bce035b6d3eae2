package ecumene.server.http;

import static ecumene.server.http.Route.Access.ALL;

import ecumene.arena.Wording;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.rules.RuleBook;
import ecumene.server.table.BotNames;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What can be played, with cards, rules and leaderboards, and the bots to play against. */
final class GameRoutes {
    private final SortedMap<String, Game<?>> games;
    private final List<String> levels;
    private final Standings ratings;
    /** What is the same until the server is started anew, for everybody: made once, whoever asks however often. */
    private final Map<Page, Packed> pages = new ConcurrentHashMap<>();

    private record Page(String what, String game, Lang lang) {}

    GameRoutes(SortedMap<String, Game<?>> games, List<String> levels, Standings ratings) {
        this.games = games;
        this.levels = levels;
        this.ratings = ratings;
    }

    record Players(int min, int max) {}

    record Choice(String id, String name) {}

    record Setting(String id, String name, List<Value> values) {}

    /** @param when the variants and numbers of players it can be chosen for; without it for all */
    record Value(String id, String name, @Nullable Map<String, List<Integer>> when) {}

    record GameView(
            String id,
            String name,
            String about,
            Players players,
            List<Choice> variants,
            List<Setting> options,
            boolean scored,
            String rules) {}

    record Card(String id, String key, String name, String facts, String text, String origin, Object data) {}

    record Book(List<Chapter> chapters) {}

    record Chapter(String title, List<RuleView> rules) {}

    record RuleView(String id, String title, String text) {}

    /** @param strength how strong it is, in a word */
    record Bot(String level, String name, String strength, String about) {}

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/games",
                        "games",
                        ALL,
                        Schemas.listOf(GameView.class),
                        call -> page(new Page("games", "", call.lang()), () -> all(call.lang()))),
                Route.get(
                        "/api/games/{game}/cards",
                        "cards",
                        ALL,
                        Schemas.listOf(Card.class),
                        call -> cards(game(call), call.lang())),
                Route.get("/api/games/{game}/rules", "rules", ALL, Book.class, call -> rules(game(call), call.lang())),
                Route.get(
                        "/api/games/{game}/ratings",
                        "ratings",
                        ALL,
                        Schemas.listOf(Standings.Rating.class),
                        call -> named(ratings.board(game(call).id()), call.lang())),
                Route.get("/api/bots", "bots", ALL, Schemas.listOf(Bot.class), call -> bots(call.lang())));
    }

    private Game<?> game(Call call) {
        var game = games.get(call.path("game"));
        if (game == null) {
            throw new Refusal(Code.NOT_FOUND, "not-found.game", String.join(", ", games.keySet()));
        }
        return game;
    }

    private List<GameView> all(Lang lang) {
        return games.values().stream().map(game -> view(game, lang)).toList();
    }

    private static GameView view(Game<?> game, Lang lang) {
        var spec = game.spec();
        return new GameView(
                game.id(),
                text(game, lang, "game.name", game.id()),
                text(game, lang, "game.about", ""),
                new Players(spec.minPlayers(), spec.maxPlayers()),
                spec.variants().stream()
                        .map(variant -> new Choice(variant, text(game, lang, "variant." + variant, variant)))
                        .toList(),
                spec.options().entrySet().stream()
                        .map(option -> setting(game, lang, option))
                        .toList(),
                game.scored(),
                game.rules());
    }

    private static Setting setting(Game<?> game, Lang lang, Map.Entry<String, List<String>> option) {
        var key = option.getKey();
        return new Setting(
                key,
                text(game, lang, "option." + key, ofEveryGame(lang, "option." + key, key)),
                option.getValue().stream()
                        .map(value -> new Value(value, valueName(game, lang, key, value), when(game, key, value)))
                        .toList());
    }

    private static String valueName(Game<?> game, Lang lang, String option, String value) {
        var key = "option." + option + "." + value;
        return game.valueName(option, value)
                .map(name -> name.in(lang))
                .orElseGet(() -> text(game, lang, key, ofEveryGame(lang, key, value)));
    }

    /** Who begins is asked in the same words everywhere. */
    private static String ofEveryGame(Lang lang, String key, String otherwise) {
        var words = Wording.of("ecumene.server.messages", lang);
        return words.has(key) ? words.get(key) : otherwise;
    }

    private static @Nullable Map<String, List<Integer>> when(Game<?> game, String option, String value) {
        var spec = game.spec();
        var when = new LinkedHashMap<String, List<Integer>>();
        boolean always = true;
        for (var variant : spec.variants()) {
            var players = IntStream.rangeClosed(spec.minPlayers(), spec.maxPlayers())
                    .filter(many -> game.offers(variant, many, option, value))
                    .boxed()
                    .toList();
            always &= players.size() == spec.maxPlayers() - spec.minPlayers() + 1;
            when.put(variant, players);
        }
        return always ? null : when;
    }

    private static String text(Game<?> game, Lang lang, String key, String otherwise) {
        return game.texts().has(key) ? game.texts().get(lang, key) : otherwise;
    }

    private Packed page(Page page, Supplier<Object> content) {
        return pages.computeIfAbsent(page, wanted -> Packed.of(Wire.text(content.get())));
    }

    private Packed cards(Game<?> game, Lang lang) {
        return page(new Page("cards", game.id(), lang), () -> faces(game, lang));
    }

    private static List<Card> faces(Game<?> game, Lang lang) {
        return game.cards().stream()
                .map(face -> new Card(
                        face.id(),
                        face.key(),
                        face.name().in(lang),
                        face.facts().in(lang),
                        face.text().in(lang),
                        face.origin().in(lang),
                        face.data()))
                .toList();
    }

    private Packed rules(Game<?> game, Lang lang) {
        return page(new Page("rules", game.id(), lang), () -> book(game, lang));
    }

    private static Book book(Game<?> game, Lang lang) {
        var book = RuleBook.of(game.id(), lang).orElseThrow(() -> new Refusal(Code.NOT_FOUND, "not-found.rules"));
        var chapters = new ArrayList<Chapter>();
        for (var rule : book.rules()) {
            if (chapters.isEmpty() || !chapters.getLast().title().equals(rule.chapter())) {
                chapters.add(new Chapter(rule.chapter(), new ArrayList<>()));
            }
            chapters.getLast().rules().add(new RuleView(rule.id(), rule.title(), rule.text()));
        }
        return new Book(chapters);
    }

    private List<Bot> bots(Lang lang) {
        return levels.stream()
                .map(level -> new Bot(
                        level, BotNames.name(level, lang), BotNames.strength(level, lang), BotNames.about(level, lang)))
                .toList();
    }

    private static List<Standings.Rating> named(List<Standings.Rating> board, Lang lang) {
        return board.stream()
                .map(view -> view.level() == null ? view : view.named(BotNames.name(view.level(), lang)))
                .toList();
    }
}
