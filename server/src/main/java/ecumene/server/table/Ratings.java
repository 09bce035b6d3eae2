package ecumene.server.table;

import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Store;
import ecumene.server.table.PlackettLuce.Skill;
import ecumene.server.table.Table.Chair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a finished game does to the ratings of those who played it. */
public final class Ratings {
    private static final Comparator<Placed> BETTER_FIRST = Comparator.comparing(Placed::conceded)
            .thenComparing(placed -> placed.result().share(), Comparator.reverseOrder())
            .thenComparing(placed -> placed.result().score(), Comparator.reverseOrder());

    private record Placed(boolean conceded, LiveGame.Result result) {}

    private Ratings() {}

    /** The one number people see: what somebody can almost surely do, 1000 for a newcomer. */
    public static long shown(double mu, double sigma) {
        return Math.round((mu - 3 * sigma) * 40 + 1000);
    }

    /** The place of every seat from 1 on; whoever conceded comes last, and places may be shared. */
    static List<Integer> places(Table table) {
        var seats = IntStream.range(0, table.chairs().size())
                .mapToObj(seat ->
                        new Placed(table.chair(seat).conceded(), table.game().result(seat)))
                .toList();
        return seats.stream()
                .map(mine -> 1
                        + (int) seats.stream()
                                .filter(other -> BETTER_FIRST.compare(other, mine) < 0)
                                .count())
                .toList();
    }

    /** Empty when the game is not rated. A subject that sits there twice counts once, with its best place. */
    static List<Rating> after(Table table, Store store) {
        if (!table.rated() || !table.started() || table.takenOver() > 0) {
            return List.of();
        }
        var places = places(table);
        var best = new LinkedHashMap<String, Integer>();
        for (int seat = 0; seat < places.size(); seat++) {
            best.merge(subject(table.chair(seat)), places.get(seat), Math::min);
        }
        return best.size() < 2 ? List.of() : rate(table.setup().game(), best, store);
    }

    private static String subject(Chair chair) {
        return switch (chair.who()) {
            case Sitter.Human(var person, var _) -> person;
            case Sitter.Robot(var level) -> "bot:" + level;
            case Sitter.Nobody() -> throw new IllegalStateException("nobody played");
        };
    }

    private static List<Rating> rate(String game, Map<String, Integer> places, Store store) {
        var subjects = List.copyOf(places.keySet());
        var known =
                store.ratings(game, subjects).stream().collect(Collectors.toMap(Rating::subject, Function.identity()));
        var before = subjects.stream()
                .map(subject -> known.getOrDefault(
                        subject, new Rating(game, subject, PlackettLuce.MU, PlackettLuce.SIGMA, 0, 0)))
                .toList();
        var order = List.copyOf(places.values());
        var skills = PlackettLuce.rate(
                before.stream().map(old -> new Skill(old.mu(), old.sigma())).toList(), order);
        var after = new ArrayList<Rating>();
        for (int i = 0; i < subjects.size(); i++) {
            var old = before.get(i);
            var skill = skills.get(i);
            int won = order.get(i) == 1 ? 1 : 0;
            after.add(new Rating(game, old.subject(), skill.mu(), skill.sigma(), old.games() + 1, old.wins() + won));
        }
        return after;
    }
}
