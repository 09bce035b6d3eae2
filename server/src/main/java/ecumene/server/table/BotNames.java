package ecumene.server.table;

import ecumene.arena.Wording;
import ecumene.bots.BotSpec;
import ecumene.engine.Lang;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the bots are called and how strong they are, in words: the same wherever a person meets them. Programs, records and ratings
 * know a bot by its level, {@code search:1s}, which never changes.
 */
public final class BotNames {
    /** The levels that a name alone stands for; any other says beside its name how much it thinks. */
    private static final Map<String, String> PLAIN = Map.of(
            "random", "snail",
            "greedy", "beaver",
            "search:300ms", "fox",
            "search:1s", "owl",
            "search:3s", "elephant");

    private static final List<Integer> MILLIS = List.of(600, 2_000);
    private static final List<Integer> ITERATIONS = List.of(500, 2_000);
    private static final List<String> THINKERS = List.of("fox", "owl", "elephant");

    private static final Map<Lang, Wording> WORDS = new EnumMap<>(Map.of(
            Lang.EN, Wording.of("ecumene.server.messages", Lang.EN),
            Lang.RU, Wording.of("ecumene.server.messages", Lang.RU)));

    private BotNames() {}

    /** Its name. */
    public static String name(String level, Lang lang) {
        var name = words(lang).get("bot." + kind(level) + ".name");
        return PLAIN.containsKey(BotSpec.parse(level).toString()) ? name : name + ", " + thinks(level, lang);
    }

    /** How strong it is, in a word. */
    public static String strength(String level, Lang lang) {
        return words(lang).get("bot." + kind(level) + ".strength");
    }

    /** How it plays, in a sentence or two. */
    public static String about(String level, Lang lang) {
        var about = words(lang).get("bot." + kind(level) + ".about");
        var spec = BotSpec.parse(level);
        return spec.kind() == BotSpec.Kind.SEARCH
                ? about + " " + words(lang).get("bot.thinks", thinks(level, lang))
                : about;
    }

    /** The name at a table, where the label is the level, with a number if it is not the only one: {@code greedy 2}. */
    static String ofLabel(String label, Lang lang) {
        int space = label.indexOf(' ');
        return space < 0 ? name(label, lang) : name(label.substring(0, space), lang) + label.substring(space);
    }

    private static String kind(String level) {
        var spec = BotSpec.parse(level);
        var plain = PLAIN.get(spec.toString());
        if (plain != null) {
            return plain;
        }
        var budget = spec.budget();
        return budget.timed()
                ? thinker(Math.toIntExact(budget.time().toMillis()), MILLIS)
                : thinker(budget.iterations(), ITERATIONS);
    }

    private static String thinker(int budget, List<Integer> limits) {
        long above = limits.stream().filter(limit -> budget >= limit).count();
        return THINKERS.get(Math.toIntExact(above));
    }

    private static String thinks(String level, Lang lang) {
        var budget = BotSpec.parse(level).budget();
        if (!budget.timed()) {
            return words(lang).get("bot.iterations", words(lang).number(budget.iterations()));
        }
        var seconds = BigDecimal.valueOf(budget.time().toMillis())
                .divide(BigDecimal.valueOf(1000), 3, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return words(lang).get("bot.seconds", words(lang).number(seconds.doubleValue(), Math.max(0, seconds.scale())));
    }

    private static Wording words(Lang lang) {
        return Objects.requireNonNull(WORDS.get(lang));
    }
}
