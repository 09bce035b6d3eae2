package ecumene.server.table;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Met;
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
    /** A game that was broken off says something once everybody has had so many turns and has picked as often. */
    private static final int LEAST_ROUNDS = 4;

    private static final Comparator<Placed> BETTER_FIRST = Comparator.comparing(Placed::conceded)
            .thenComparing(placed -> placed.result().share(), Comparator.reverseOrder())
            .thenComparing(placed -> placed.result().score(), Comparator.reverseOrder());

    private record Placed(boolean conceded, LiveGame.Result result) {}

    /** What a game changes. */
    record News(List<Rating> ratings, List<Met> met) {
        static final News NONE = new News(List.of(), List.of());
    }

    private Ratings() {}

    /** The one number people see: what somebody can almost surely do, 1000 for a newcomer. */
    public static long shown(double mu, double sigma) {
        return Math.round((mu - 3 * sigma) * 40 + 1000);
    }

    /** Whether a rating of a person does not say much yet. Those of bots always do. */
    public static boolean provisional(Rating rating) {
        return !Acquaintance.isBot(rating.subject()) && rating.counted() < Rating.ENOUGH;
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

    /** Nothing when the game is not rated. A subject that sits there twice counts once, with its best place. */
    static News after(Table table, Store store) {
        if (!table.rated() || !table.started() || table.takenOver() > 0 || !says(table)) {
            return News.NONE;
        }
        var places = places(table);
        var best = new LinkedHashMap<String, Integer>();
        for (int seat = 0; seat < places.size(); seat++) {
            best.merge(subject(table.chair(seat)), places.get(seat), Math::min);
        }
        return best.size() < 2 ? News.NONE : rate(table, best, store);
    }

    /**
     * Whether the end says something of those who sit there: the game was played to its end by themselves, or was long enough before it
     * was given up, or before a bot took over. What was ended by agreement never does.
     */
    private static boolean says(Table table) {
        return switch (table.reason()) {
            case Event.Ended.FINISHED -> playedByThemselves(table) || longEnough(table);
            case Event.Ended.CONCEDED -> longEnough(table);
            default -> false;
        };
    }

    private static boolean playedByThemselves(Table table) {
        return table.chairs().stream().allMatch(chair -> !chair.ofPerson() || chair.attended());
    }

    private static boolean longEnough(Table table) {
        var game = table.game();
        int seats = table.chairs().size();
        return game.turns() >= LEAST_ROUNDS * seats
                && IntStream.range(0, seats)
                        .filter(seat -> table.chair(seat).ofPerson())
                        .allMatch(seat -> game.pickedInPerson(seat) >= LEAST_ROUNDS);
    }

    private static String subject(Chair chair) {
        return switch (chair.who()) {
            case Sitter.Human(var person, var _) -> person;
            case Sitter.Robot(var level) -> Acquaintance.BOT + level;
            case Sitter.Nobody(), Sitter.Held(var _, var _) -> throw new IllegalStateException("nobody played");
        };
    }

    /** Ratings are read first: whoever met somebody since then has changed a rating, and this one is refused as overtaken. */
    private static News rate(Table table, Map<String, Integer> places, Store store) {
        var game = table.setup().game();
        var subjects = List.copyOf(places.keySet());
        var known =
                store.ratings(game, subjects).stream().collect(Collectors.toMap(Rating::subject, Function.identity()));
        var before = subjects.stream()
                .map(subject -> known.getOrDefault(
                        subject, new Rating(game, subject, PlackettLuce.MU, PlackettLuce.SIGMA, 0, 0)))
                .toList();
        var accounts = subjects.stream()
                .flatMap(subject -> store.account(subject).stream())
                .collect(Collectors.toMap(Account::id, Function.identity()));
        var acquaintance = new Acquaintance(before, accounts, store.met(game, subjects), table.changed());
        var order = List.copyOf(places.values());
        var skills = PlackettLuce.rate(
                before.stream().map(old -> new Skill(old.mu(), old.sigma())).toList(), order);
        var after = new ArrayList<Rating>();
        for (int i = 0; i < subjects.size(); i++) {
            double weight = acquaintance.weight(subjects.get(i));
            if (weight > 0) {
                after.add(moved(before.get(i), skills.get(i), weight, order.get(i) == 1 ? 1 : 0));
            }
        }
        return after.isEmpty() ? News.NONE : new News(after, acquaintance.afterThis(game));
    }

    /** @param weight how much of the way it goes */
    private static Rating moved(Rating old, Skill skill, double weight, int won) {
        double variance = old.sigma() * old.sigma();
        return new Rating(
                old.game(),
                old.subject(),
                old.mu() + weight * (skill.mu() - old.mu()),
                Math.sqrt(variance + weight * (skill.sigma() * skill.sigma() - variance)),
                old.games() + 1,
                old.wins() + won,
                old.discounted() + 1 - weight);
    }
}
