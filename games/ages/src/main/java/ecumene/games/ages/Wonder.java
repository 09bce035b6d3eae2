package ecumene.games.ages;

import java.util.Locale;

/** The wonders, in the order of the data file. */
enum Wonder {
    PYRAMIDS,
    HANGING_GARDENS,
    LIBRARY_OF_ALEXANDRIA,
    COLOSSUS,
    GREAT_WALL,
    ST_PETERS_BASILICA,
    UNIVERSITAS_CAROLINA,
    TAJ_MAHAL,
    TRANSCONTINENTAL_RAILROAD,
    OCEAN_LINER_SERVICE,
    EIFFEL_TOWER,
    KREMLIN,
    FIRST_SPACE_FLIGHT,
    FAST_FOOD_CHAINS,
    INTERNET,
    HOLLYWOOD;

    private static final Wonder[] ALL = values();

    static Wonder of(int ordinal) {
        return ALL[ordinal];
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int bit() {
        return 1 << ordinal();
    }
}
