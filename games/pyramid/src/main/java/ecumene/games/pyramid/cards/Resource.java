package ecumene.games.pyramid.cards;

import java.util.List;
import java.util.Locale;

/** PYR-1.3: the types of resources, from the lowest to the highest. The last five are also the eras. */
public enum Resource {
    FOOD,
    IRON,
    HORSES,
    GUNPOWDER,
    OIL,
    INFORMATION,
    SPACE;

    public static final int TYPES = 7;
    public static final int ERAS = 5;

    private static final Resource[] ALL = values();

    public static Resource of(int ordinal) {
        return ALL[ordinal];
    }

    public static Resource ofEra(int era) {
        return ALL[era + HORSES.ordinal()];
    }

    /** The era's row, 0 (Horses) … 4 (Space); negative for Food and Iron. */
    public int era() {
        return ordinal() - HORSES.ordinal();
    }

    /** PYR-1.10: a Space card counts as two resources. */
    public int worth() {
        return this == SPACE ? 2 : 1;
    }

    static int bits(List<Resource> types) {
        int bits = 0;
        for (var type : types) {
            bits |= type.bit();
        }
        return bits;
    }

    /** As it is called on the wire and in keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int bit() {
        return 1 << ordinal();
    }
}
