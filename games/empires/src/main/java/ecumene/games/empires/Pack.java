package ecumene.games.empires;

import java.util.List;

/** How often each suit or icon stands on a card: eight bits each, so that the packs of many cards can be added up. */
final class Pack {
    private static final int WIDTH = 8;

    private Pack() {}

    static long of(List<? extends Enum<?>> signs) {
        long pack = 0;
        for (var sign : signs) {
            pack += 1L << (WIDTH * sign.ordinal());
        }
        return pack;
    }

    static int count(long pack, int ordinal) {
        return (int) (pack >>> (WIDTH * ordinal)) & ((1 << WIDTH) - 1);
    }
}
