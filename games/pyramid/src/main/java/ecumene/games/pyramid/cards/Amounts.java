package ecumene.games.pyramid.cards;

/** How many there are of each type of resource, eight bits a type: a purse that fits a number, so that reckoning allocates nothing. */
public final class Amounts {
    public static final long NONE = 0;
    private static final int BITS = 8;
    private static final int MOST = (1 << BITS) - 1;

    private Amounts() {}

    public static long of(int type, int count) {
        return (long) count << (BITS * type);
    }

    public static int get(long amounts, int type) {
        return (int) (amounts >>> (BITS * type)) & MOST;
    }

    public static long pack(int[] byType) {
        long amounts = NONE;
        for (int type = 0; type < byType.length; type++) {
            amounts += of(type, byType[type]);
        }
        return amounts;
    }

    /** What they are worth as units: a Space is two (PYR-1.10). */
    public static int units(long amounts) {
        int units = 0;
        for (int type = 0; type < Resource.TYPES; type++) {
            units += get(amounts, type) * Resource.of(type).worth();
        }
        return units;
    }
}
