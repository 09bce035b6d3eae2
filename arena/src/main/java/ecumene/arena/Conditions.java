package ecumene.arena;

import java.nio.file.Path;
import java.util.Optional;

/** How the games of a tournament are played; none of it changes a result. */
public record Conditions(int threads, Checks checks, Optional<Path> records) {

    /** Whether every law of the engine is verified after every decision. */
    public enum Checks {
        NONE,
        ALL
    }

    public static Conditions plain(int threads) {
        return new Conditions(threads, Checks.NONE, Optional.empty());
    }
}
