package ecumene.games.dawn;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How the map comes about (DAWN-2.4, DAWN-17.12). */
public enum Variant {
    GENERATED,
    INTRODUCTORY,
    BUILT;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Variant::id).toList();
    }

    static Variant of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
