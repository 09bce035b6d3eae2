package ecumene.games.pyramid;

import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Resource;
import java.util.Arrays;

/**
 * PYR-6.12: the accepted offer that the game proposes, as amounts of cards by type. All temporary resources take part. Offers that need no
 * exchange of a card come first, then those of the fewest cards (a Space card counts as two), then the cheapest.
 */
final class Proposal {
    private static final long FOUND_NONE = -1;

    private final Payment price;
    private final long cards;
    private final long temporary;
    /** What can become of the temporary resources alone, by exchanging them among themselves: they lapse anyway. */
    private long[] states = new long[4];

    private int count;

    private Proposal(Payment price, long cards, long temporary) {
        this.price = price;
        this.cards = cards;
        this.temporary = temporary;
    }

    /** There is one whenever everything together pays. */
    static long of(Payment price, long cards, long temporary) {
        return new Proposal(price, cards, temporary).find();
    }

    private long find() {
        exchange();
        long found = paysWithoutExchange(cards) ? find(Exchange.NONE) : FOUND_NONE;
        return found == FOUND_NONE ? find(Exchange.ALLOWED) : found;
    }

    private enum Exchange {
        NONE,
        ALLOWED
    }

    private long find(Exchange exchange) {
        int least = Math.max(0, price.units() - Amounts.units(temporary));
        int most = Amounts.units(cards);
        for (int units = least; units <= most; units++) {
            long found = find(exchange, Amounts.NONE, Resource.SPACE.ordinal(), units);
            if (found != FOUND_NONE) {
                return found;
            }
        }
        if (exchange == Exchange.ALLOWED) {
            throw new IllegalStateException("nothing pays");
        }
        return FOUND_NONE;
    }

    /** Of so many units, the fewest of the dearest types first: so the first that pays is the cheapest. */
    private long find(Exchange exchange, long chosen, int type, int units) {
        if (type < 0) {
            return units == 0 && suits(exchange, chosen) ? chosen : FOUND_NONE;
        }
        int worth = Resource.of(type).worth();
        int most = Math.min(Amounts.get(cards, type), units / worth);
        for (int n = type == 0 ? Math.min(units, most) : 0; n <= most; n++) {
            long found = find(exchange, chosen + Amounts.of(type, n), type - 1, units - n * worth);
            if (found != FOUND_NONE) {
                return found;
            }
        }
        return FOUND_NONE;
    }

    private boolean suits(Exchange exchange, long chosen) {
        return (exchange == Exchange.ALLOWED || paysWithoutExchange(chosen)) && price.accepts(chosen, temporary);
    }

    private boolean paysWithoutExchange(long chosen) {
        for (int i = 0; i < count; i++) {
            if (price.paysWithoutExchange(chosen + states[i])) {
                return true;
            }
        }
        return false;
    }

    // --- PYR-6.5, of the temporary resources alone ------------------------------------------------------------------

    private void exchange() {
        int space = Amounts.get(temporary, Resource.SPACE.ordinal());
        reach(temporary
                - Amounts.of(Resource.SPACE.ordinal(), space)
                + Amounts.of(Resource.INFORMATION.ordinal(), 2 * space));
        for (int i = 0; i < count; i++) {
            exchange(states[i]);
        }
    }

    private void exchange(long purse) {
        int information = Resource.INFORMATION.ordinal();
        for (int a = 0; a <= information; a++) {
            if (a < information && Amounts.get(purse, a) >= 2) {
                reach(purse - Amounts.of(a, 2) + Amounts.of(a + 1, 1));
            }
            for (int b = a; b <= information; b++) {
                for (int c = b; c <= information; c++) {
                    long given = Amounts.of(a, 1) + Amounts.of(b, 1) + Amounts.of(c, 1);
                    if (contains(purse, given)) {
                        reach(purse - given + Amounts.of(information, 1));
                    }
                }
            }
        }
    }

    private static boolean contains(long purse, long these) {
        for (int type = 0; type < Resource.TYPES; type++) {
            if (Amounts.get(these, type) > Amounts.get(purse, type)) {
                return false;
            }
        }
        return true;
    }

    private void reach(long state) {
        for (int i = 0; i < count; i++) {
            if (states[i] == state) {
                return;
            }
        }
        if (count == states.length) {
            states = Arrays.copyOf(states, 2 * count);
        }
        states[count++] = state;
    }
}
