package ecumene.bench;

import java.util.Map;
import java.util.Optional;

/** What a game may cost (design, section 7): at least so many decisions a second, at most so long a copy, so much memory. */
public record Budget(int decisions, int copyNanos, int bytes) {
    private static final Map<String, Budget> BUDGETS = Map.of(
            "pyramid", new Budget(1_000_000, 1_000, 8 * 1024),
            "ages", new Budget(600_000, 2_000, 24 * 1024),
            "empires", new Budget(600_000, 2_000, 24 * 1024),
            "dawn", new Budget(500_000, 2_000, 24 * 1024),
            "world", new Budget(400_000, 3_000, 32 * 1024));

    public static Optional<Budget> of(String game) {
        return Optional.ofNullable(BUDGETS.get(game));
    }
}
