package ecumene.bots;

import java.time.Duration;
import java.util.regex.Pattern;

/** A bot as people name it: {@code random}, {@code greedy}, {@code search:200ms}, {@code search:1s}, {@code search:500it}. */
public record BotSpec(Kind kind, Budget budget) {
    public static final String SYNTAX = "random, greedy, search:<n>ms, search:<n>s, search:<n>it";
    private static final Pattern SEARCH = Pattern.compile("search:([1-9][0-9]{0,6})(ms|s|it)");

    /** How the bot decides. */
    public enum Kind {
        RANDOM,
        GREEDY,
        SEARCH
    }

    /** How much thinking one decision may take: a number of iterations, or time. One of the two is zero. */
    public record Budget(int iterations, Duration time) {
        public static final Budget NONE = new Budget(0, Duration.ZERO);

        public static Budget iterations(int n) {
            return new Budget(n, Duration.ZERO);
        }

        public static Budget time(Duration time) {
            return new Budget(0, time);
        }

        public boolean timed() {
            return iterations == 0;
        }
    }

    /** Throws {@link IllegalArgumentException} for anything that is not a bot. */
    public static BotSpec parse(String text) {
        if (text.equals("random")) {
            return new BotSpec(Kind.RANDOM, Budget.NONE);
        }
        if (text.equals("greedy")) {
            return new BotSpec(Kind.GREEDY, Budget.NONE);
        }
        var search = SEARCH.matcher(text);
        if (!search.matches()) {
            throw new IllegalArgumentException(text);
        }
        int n = Integer.parseInt(search.group(1));
        return new BotSpec(
                Kind.SEARCH,
                switch (search.group(2)) {
                    case "it" -> Budget.iterations(n);
                    case "ms" -> Budget.time(Duration.ofMillis(n));
                    default -> Budget.time(Duration.ofSeconds(n));
                });
    }

    /**
     * A bot for one seat of one game.
     *
     * @param seed what its own randomness starts from: the same seed and iteration budget give the same picks
     * @param threads how many cores one decision may use
     */
    public Bot create(long seed, int threads) {
        return switch (kind) {
            case RANDOM -> new RandomBot(seed);
            case GREEDY -> new GreedyBot(seed);
            case SEARCH -> new SearchBot(seed, budget, threads);
        };
    }

    @Override
    public String toString() {
        return switch (kind) {
            case RANDOM -> "random";
            case GREEDY -> "greedy";
            case SEARCH ->
                budget.timed()
                        ? "search:"
                                + (budget.time.toMillis() % 1000 == 0
                                        ? budget.time.toSeconds() + "s"
                                        : budget.time.toMillis() + "ms")
                        : "search:" + budget.iterations + "it";
        };
    }
}
