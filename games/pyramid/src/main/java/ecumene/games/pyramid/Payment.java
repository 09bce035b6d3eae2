package ecumene.games.pyramid;

/**
 * PYR-1.10, PYR-6.4 – PYR-6.6: whether a purse pays a price.
 *
 * <p>Every Space is two Informations, and an Information stands for any other type. What is then still missing has to be
 * exchanged for. Longer chains never do better than these two exchanges: two equal resources for one of the next type
 * (one resource is lost), or any three for an Information (two are lost). So the most pairs that help are used, and
 * threes for the rest. A test compares this with a search through all chains of exchanges.
 */
final class Payment {
    private static final int FOOD = Resource.FOOD.ordinal();
    private static final int OIL = Resource.OIL.ordinal();
    private static final int INFORMATION = Resource.INFORMATION.ordinal();
    private static final int SPACE = Resource.SPACE.ordinal();

    private Payment() {}

    /**
     * @param purse what is offered, by type
     * @param cost the base cost, by type
     * @param extra resources of choice on top (PYR-6.6)
     */
    static boolean pays(int[] purse, int[] cost, int extra) {
        int units = 0;
        int price = extra + cost[INFORMATION];
        int missing = 0;
        int surplus = 0;
        int pairs = 0;
        int spareBelow = 0;
        for (int type = FOOD; type <= OIL; type++) {
            units += purse[type];
            price += cost[type];
            int balance = purse[type] - cost[type];
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
        int informations = purse[INFORMATION] + 2 * purse[SPACE];
        units += informations;
        int toExchange = missing - (informations - cost[INFORMATION]);
        if (toExchange <= 0) {
            return units >= price;
        }
        int byPairs = Math.min(pairs, toExchange);
        int byThrees = toExchange - byPairs;
        return 2 * byPairs + 3 * byThrees <= surplus && units - byPairs - 2 * byThrees >= price;
    }
}
