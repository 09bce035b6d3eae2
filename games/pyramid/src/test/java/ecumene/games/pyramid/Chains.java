package ecumene.games.pyramid;

import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;

/**
 * Paying as the rules describe it (PYR-6.5): every chain of exchanges is tried. Slow and plain, to judge the quick way
 * that the game uses. A purse is a number with five bits a type, from Food to Information.
 */
final class Chains {
    private static final int BITS = 5;
    private static final int MOST = (1 << BITS) - 1;
    private static final int INFORMATION = Resource.INFORMATION.ordinal();

    private final Set<Integer> reached = new HashSet<>();

    /** All that can become of a purse. Space counts as two Informations (PYR-1.10). */
    Chains(int[] purse) {
        int start = packed(purse);
        var open = new ArrayDeque<Integer>();
        open.add(start);
        reached.add(start);
        while (!open.isEmpty()) {
            exchange(open.remove(), open);
        }
    }

    static boolean pays(int[] purse, int[] cost, int extra) {
        return new Chains(purse).pay(cost, extra);
    }

    /** Whether something that can become of the purse pays the price without further exchange. */
    boolean pay(int[] cost, int extra) {
        return payTogetherWith(new int[Resource.TYPES], cost, extra);
    }

    /** The same, with something beside it that is not exchanged. */
    boolean payTogetherWith(int[] beside, int[] cost, int extra) {
        int more = packed(beside);
        return reached.stream().anyMatch(purse -> paysAsItIs(purse + more, cost, extra));
    }

    private static boolean paysAsItIs(int purse, int[] cost, int extra) {
        int missing = 0;
        int units = 0;
        int price = extra;
        for (int type = 0; type <= INFORMATION; type++) {
            units += has(purse, type);
            price += cost[type];
            missing += type == INFORMATION ? 0 : Math.max(0, cost[type] - has(purse, type));
        }
        return missing <= has(purse, INFORMATION) - cost[INFORMATION] && units >= price;
    }

    private static int packed(int[] purse) {
        int packed = 0;
        for (int type = 0; type <= INFORMATION; type++) {
            packed += purse[type] << (BITS * type);
        }
        return packed + ((2 * purse[Resource.SPACE.ordinal()]) << (BITS * INFORMATION));
    }

    private static int has(int purse, int type) {
        return (purse >> (BITS * type)) & MOST;
    }

    private void exchange(int purse, ArrayDeque<Integer> open) {
        // EX1 – EX5: two equal ones for one of the next type
        for (int type = 0; type < INFORMATION; type++) {
            give(purse, open, 1 << (BITS * (type + 1)), type, type);
        }
        // EX7: any three for an Information
        for (int a = 0; a <= INFORMATION; a++) {
            for (int b = a; b <= INFORMATION; b++) {
                for (int c = b; c <= INFORMATION; c++) {
                    give(purse, open, 1 << (BITS * INFORMATION), a, b, c);
                }
            }
        }
    }

    private void give(int purse, ArrayDeque<Integer> open, int got, int... given) {
        int left = purse;
        for (int type : given) {
            if (has(left, type) == 0) {
                return;
            }
            left -= 1 << (BITS * type);
        }
        if (reached.add(left + got)) {
            open.add(left + got);
        }
    }
}
