package ecumene.server.table;

import java.util.function.LongConsumer;

/**
 * On whose account something costly is worked out: whoever asked for it from outside. What the house does for itself has none and is
 * done at once.
 *
 * @param who one name for one caller: callers take turns
 * @param charge is told, afterwards, how many nanoseconds of a processor it took
 */
public record Payer(String who, LongConsumer charge) {
    private static final Payer HOUSE = new Payer("", nanos -> {});
    /** Of the request that this thread answers. */
    public static final ScopedValue<Payer> CURRENT = ScopedValue.newInstance();

    static Payer current() {
        return CURRENT.orElse(HOUSE);
    }

    boolean isHouse() {
        return who.isEmpty();
    }
}
