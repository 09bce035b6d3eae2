package ecumene.server.table;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Met;
import ecumene.server.store.Rows.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * How much a game says of each who played it, from 0 to 1, by who the others are: ratings must not be made by people who are nobody, or
 * by two who play each other again and again.
 *
 * <p>A person's game against bots counts in full. With other persons it counts as much as with the one it says least about: nothing with
 * a guest, the less the fewer games that person has that count, and half as much with every time the two have met, which is forgotten
 * by half every month. Of a bot a game says as much as persons make it say, so that nobody can give a bot points to take away.
 */
final class Acquaintance {
    static final String BOT = "bot:";
    private static final double FORGOTTEN_BY_HALF = TimeUnit.DAYS.toMillis(30);

    private final List<Rating> ratings;
    private final Map<String, Account> accounts;
    private final Map<String, Met> met;
    private final long now;

    /** @param ratings of all who played */
    Acquaintance(List<Rating> ratings, Map<String, Account> accounts, List<Met> met, long now) {
        this.ratings = ratings;
        this.accounts = accounts;
        this.met = met.stream().collect(Collectors.toMap(pair -> pair(pair.one(), pair.other()), pair -> pair));
        this.now = now;
    }

    static boolean isBot(String subject) {
        return subject.startsWith(BOT);
    }

    double weight(String subject) {
        if (!isBot(subject) && !accounts.containsKey(subject)) {
            return 0; // the account is gone
        }
        return ratings.stream()
                .filter(other -> !other.subject().equals(subject) && !isBot(other.subject()))
                .mapToDouble(other -> known(other) * fresh(subject, other.subject()))
                .min()
                .orElse(1);
    }

    /** How much is known of a person: of a newcomer little, so that many newcomers are needed to make a name. */
    private double known(Rating person) {
        var account = accounts.get(person.subject());
        boolean nobody = account == null || account.guest();
        return nobody ? 0 : Math.min(1, (1 + person.counted()) / (1 + Rating.ENOUGH));
    }

    private double fresh(String subject, String other) {
        return Math.pow(0.5, times(subject, other));
    }

    private double times(String subject, String other) {
        var pair = met.get(pair(subject, other));
        return pair == null ? 0 : pair.times() * Math.pow(0.5, Math.max(0, now - pair.at()) / FORGOTTEN_BY_HALF);
    }

    private static String pair(String subject, String other) {
        return subject.compareTo(other) < 0 ? subject + " " + other : other + " " + subject;
    }

    /** All pairs but those of bots have met once more. */
    List<Met> afterThis(String game) {
        var sorted = ratings.stream().map(Rating::subject).sorted().toList();
        var pairs = new ArrayList<Met>();
        for (int i = 0; i < sorted.size(); i++) {
            for (var other : sorted.subList(i + 1, sorted.size())) {
                var one = sorted.get(i);
                if (!isBot(one) || !isBot(other)) {
                    pairs.add(new Met(game, one, other, times(one, other) + 1, now));
                }
            }
        }
        return pairs;
    }
}
