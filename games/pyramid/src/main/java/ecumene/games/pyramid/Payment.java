package ecumene.games.pyramid;

import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Resource;

/**
 * PYR-1.10, PYR-6.4 – PYR-6.6, PYR-6.10: whether a purse pays a price, and which offers are accepted. Amounts of resources are packed by
 * type, see {@link Amounts}.
 *
 * <p>Every Space is two Informations, and an Information stands for any other type. What is then still missing has to be
 * exchanged for. Longer chains never do better than these two exchanges: two equal resources for one of the next type
 * (one resource is lost), or any three for an Information (two are lost). So the most pairs that help are used, and
 * threes for the rest. A test compares this with a search through all chains of exchanges.
 *
 * @param cost the base cost, by type
 * @param extra resources of choice on top (PYR-6.6)
 */
record Payment(long cost, int extra) {
    private static final int FOOD = Resource.FOOD.ordinal();
    private static final int OIL = Resource.OIL.ordinal();
    private static final int INFORMATION = Resource.INFORMATION.ordinal();
    private static final int SPACE = Resource.SPACE.ordinal();

    /** How many units the price takes at least. */
    int units() {
        return Amounts.units(cost) + extra;
    }

    static boolean pays(long purse, long cost, int extra) {
        int units = 0;
        int price = extra + Amounts.get(cost, INFORMATION);
        int missing = 0;
        int surplus = 0;
        int pairs = 0;
        int spareBelow = 0;
        for (int type = FOOD; type <= OIL; type++) {
            int has = Amounts.get(purse, type);
            int needed = Amounts.get(cost, type);
            units += has;
            price += needed;
            int balance = has - needed;
            if (balance < 0) {
                missing -= balance;
                pairs += Math.min(spareBelow / 2, -balance);
                spareBelow = 0;
            } else {
                surplus += balance;
                spareBelow = balance;
            }
        }
        pairs += spareBelow / 2;
        int informations = Amounts.get(purse, INFORMATION) + 2 * Amounts.get(purse, SPACE);
        units += informations;
        int toExchange = missing - (informations - Amounts.get(cost, INFORMATION));
        if (toExchange <= 0) {
            return units >= price;
        }
        int byPairs = Math.min(pairs, toExchange);
        int byThrees = toExchange - byPairs;
        return 2 * byPairs + 3 * byThrees <= surplus && units - byPairs - 2 * byThrees >= price;
    }

    boolean pays(long purse) {
        return pays(purse, cost, extra);
    }

    boolean paysWithoutExchange(long purse) {
        int units = 0;
        int missing = 0;
        for (int type = FOOD; type <= OIL; type++) {
            units += Amounts.get(purse, type);
            missing += Math.max(0, Amounts.get(cost, type) - Amounts.get(purse, type));
        }
        int informations = Amounts.get(purse, INFORMATION) + 2 * Amounts.get(purse, SPACE);
        return missing <= informations - Amounts.get(cost, INFORMATION) && units + informations >= units();
    }

    /** PYR-6.10: it pays, and no card could be left out of it. Temporary resources may be superfluous. */
    boolean accepts(long cards, long temporary) {
        return pays(cards + temporary) && needsAll(cards, cards, temporary);
    }

    /** Whether an offer does without none of these cards. */
    private boolean needsAll(long these, long cards, long temporary) {
        for (int type = FOOD; type <= SPACE; type++) {
            if (Amounts.get(these, type) > 0 && pays(cards - Amounts.of(type, 1) + temporary)) {
                return false;
            }
        }
        return true;
    }

    /** PYR-6.13: whether some accepted offer contains what is picked, and beyond it only what is free. */
    boolean completes(long cards, long freeCards, long temporary, long freeTemporary) {
        return completes(cards, freeCards, temporary, freeTemporary, FOOD);
    }

    private boolean completes(long cards, long freeCards, long temporary, long freeTemporary, int from) {
        if (pays(cards + freeCards + temporary)
                && needsAll(cards, cards, temporary)
                && reaches(cards, freeCards, temporary, FOOD)) {
            return true;
        }
        for (int type = from; type <= SPACE; type++) {
            if (Amounts.get(freeTemporary, type) > 0) {
                long one = Amounts.of(type, 1);
                if (completes(cards, freeCards, temporary + one, freeTemporary - one, type)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Cards are added from the lowest type up until they pay: whatever were added to that would be superfluous. */
    private boolean reaches(long cards, long free, long temporary, int from) {
        if (pays(cards + temporary)) {
            return needsAll(cards, cards, temporary);
        }
        for (int type = from; type <= SPACE; type++) {
            if (Amounts.get(free, type) > 0) {
                long one = Amounts.of(type, 1);
                if (reaches(cards + one, free - one, temporary, type)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Of these cards all those of the types that are in some accepted offer. */
    long usable(long cards, long temporary) {
        long usable = Amounts.NONE;
        for (int type = FOOD; type <= SPACE; type++) {
            long one = Amounts.of(type, 1);
            if (Amounts.get(cards, type) > 0 && completes(one, cards - one, Amounts.NONE, temporary)) {
                usable += Amounts.of(type, Amounts.get(cards, type));
            }
        }
        return usable;
    }
}
