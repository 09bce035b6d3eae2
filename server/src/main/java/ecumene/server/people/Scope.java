package ecumene.server.people;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What somebody may do by what they have shown. */
public enum Scope {
    /** Whoever came in by themselves: everything. */
    ALL,
    /** By a token: to look, and to play at tables. */
    PLAY,
    /** By a token: to look. */
    READ;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scope of a token. */
    public static Optional<Scope> ofToken(String id) {
        return Arrays.stream(values())
                .filter(scope -> scope != ALL && scope.id().equals(id))
                .findFirst();
    }

    public boolean plays() {
        return this != READ;
    }

    /** Whether it reaches the account itself: name, password, tokens, deletion. */
    public boolean rulesAccount() {
        return this == ALL;
    }
}
