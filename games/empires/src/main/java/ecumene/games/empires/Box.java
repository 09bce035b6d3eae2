package ecumene.games.empires;

import java.util.Locale;

/** EMP-2: the two boxes. */
enum Box {
    CLASSICS,
    LEGENDS;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Box other() {
        return this == CLASSICS ? LEGENDS : CLASSICS;
    }
}
