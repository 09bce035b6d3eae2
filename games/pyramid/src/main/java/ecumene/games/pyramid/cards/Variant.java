package ecumene.games.pyramid.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** PYR-3.1: which theme is played. */
public enum Variant {
    NEW_WORLD,
    RENAISSANCE,
    MIXED;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Variant::id).toList();
    }

    public static Variant of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public boolean uses(Theme theme) {
        return switch (this) {
            case NEW_WORLD -> theme == Theme.NEW_WORLD;
            case RENAISSANCE -> theme == Theme.RENAISSANCE;
            case MIXED -> theme != Theme.STARTING;
        };
    }

    /** PYR-9.4: the mixed game has the wonders of the Renaissance. */
    public boolean usesWondersOf(Theme theme) {
        return theme == (this == NEW_WORLD ? Theme.NEW_WORLD : Theme.RENAISSANCE);
    }
}
