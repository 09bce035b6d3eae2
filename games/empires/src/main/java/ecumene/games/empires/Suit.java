package ecumene.games.empires;

import java.util.List;
import java.util.Locale;

/** EMP-1.2: the suits of cards. */
enum Suit {
    REGION,
    UNCIVILISED,
    CIVILISED,
    TRIBUTARY,
    FAME,
    UNREST,
    POWER;

    static final int KINDS = 7;
    private static final Suit[] ALL = values();

    static Suit of(int ordinal) {
        return ALL[ordinal];
    }

    /** As the card files write it. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int bit() {
        return 1 << ordinal();
    }

    static int bits(List<Suit> suits) {
        int bits = 0;
        for (var suit : suits) {
            bits |= suit.bit();
        }
        return bits;
    }

    /** EMP-4.8, EMP-14.2: under a market card of these suits lies an unrest. */
    static final int TUCKED = UNCIVILISED.bit() | CIVILISED.bit() | TRIBUTARY.bit();
    /** The suits that a market card can have. */
    static final int MARKET = TUCKED | REGION.bit();
}
