package ecumene.server.http;

import static ecumene.server.http.Route.Access.ALL;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.rules.RuleBook;
import ecumene.server.table.BotNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** What can be played, with cards, rules and leaderboards, and the bots to play against. */
final class GameRoutes {
    private final SortedMap<String, Game<?>> games;
    private final List<String> levels;
    private final Standings ratings;

    GameRoutes(SortedMap<String, Game<?>> games, List<String> levels, Standings ratings) {
        this.games = games;
        this.levels = levels;
        this.ratings = ratings;
    }

    record Players(int min, int max) {}

    record Choice(String id, String name) {}

    record Setting(String id, String name, List<Choice> values) {}

    record GameView(
            String id,
            String name,
            String about,
            Players players,
            List<Choice> variants,
            List<Setting> options,
            String rules) {}

    record Card(
            String id,
            String key,
            String name,
            String facts,
            String text,
            String origin,
            SortedMap<String, Object> data) {}

    record Book(List<Chapter> chapters) {}

    record Chapter(String title, List<RuleView> rules) {}

    record RuleView(String id, String title, String text) {}

    /** @param strength how strong it is, in a word */
    record Bot(String level, String name, String strength, String about) {}

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", "games", ALL, Schemas.listOf(GameView.class), call -> all(call.lang())),
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
                game.rules());
    }

    private static Setting setting(Game<?> game, Lang lang, Map.Entry<String, List<String>> option) {
        var key = "option." + option.getKey();
        return new Setting(
                option.getKey(),
                text(game, lang, key, option.getKey()),
                option.getValue().stream()
                        .map(value -> new Choice(value, text(game, lang, key + "." + value, value)))
                        .toList());
    }

    private static String text(Game<?> game, Lang lang, String key, String otherwise) {
        return game.texts().has(key) ? game.texts().get(lang, key) : otherwise;
    }

    private static List<Card> cards(Game<?> game, Lang lang) {
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

    private static Book rules(Game<?> game, Lang lang) {
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
