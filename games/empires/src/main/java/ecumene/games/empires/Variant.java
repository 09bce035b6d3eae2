package ecumene.games.empires;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** EMP-4.1, EMP-21.1: which nations may be chosen. */
enum Variant {
    CLASSICS,
    LEGENDS,
    MIXED;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> ids() {
        return Arrays.stream(values()).map(Variant::id).toList();
    }

    static Variant of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    boolean uses(Box box) {
        return this == MIXED || (this == CLASSICS) == (box == Box.CLASSICS);
    }
}
