package ecumene.games.pyramid;

import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.List;

/** PYR-7.20 – PYR-7.25: whether a seat meets what a wonder asks for, and how far it is. Conditions never cost anything. */
public final class Conditions {
    private static final int INFORMATION = Resource.INFORMATION.ordinal();
    private static final int SPACE = Resource.SPACE.ordinal();

    private Conditions() {}

    static boolean met(PyramidState s, int seat, Condition condition) {
        boolean enough = have(s, seat, condition) >= need(condition);
        // PYR-7.20: a required Space needs a Space card
        return condition instanceof Condition.Resources(var list)
                ? enough && s.resourceCards(seat, SPACE) >= list.get(SPACE)
                : enough;
    }

    /** How far along the seat is, from 0 to 1: for bots. */
    static double progress(PyramidState s, int seat, Condition condition) {
        return Math.clamp(have(s, seat, condition) / (double) need(condition), 0, 1);
    }

    /** How many are wanted, of whatever the condition counts. */
    public static int need(Condition condition) {
        return switch (condition) {
            case Condition.Resources(var list) -> total(list);
            case Condition.ResourceTypes(int min) -> min;
            case Condition.ResourceCards(int min) -> min;
            case Condition.Technologies technologies -> technologies.min();
            case Condition.MilitaryPower(int min) -> min;
            case Condition.BoughtThisTurn _ -> 1;
            case Condition.VpTakenBack(int min) -> min;
            case Condition.VpScored(int min) -> min;
        };
    }

    /** How many of them a seat has; it may be more than are wanted. */
    public static int have(PyramidState s, int seat, Condition condition) {
        return switch (condition) {
            case Condition.Resources(var list) -> total(list) - missing(s, seat, list);
            case Condition.ResourceTypes _ -> types(s, seat);
            case Condition.ResourceCards _ -> s.resourceCards(seat);
            case Condition.Technologies wanted -> technologies(s, seat, wanted.types());
            case Condition.MilitaryPower _ -> s.power(seat);
            case Condition.BoughtThisTurn bought -> bought(s, seat, bought) ? 1 : 0;
            case Condition.VpTakenBack _ -> s.active == seat ? s.vpTakenBack : 0;
            case Condition.VpScored _ -> s.active == seat ? s.vpScored : 0;
        };
    }

    private static int total(List<Integer> list) {
        int total = 0;
        for (int type = 0; type < list.size(); type++) {
            total += list.get(type);
        }
        return total;
    }

    /** Basic resources still missing after every Information, and every Space as two, has stood in. */
    private static int missing(PyramidState s, int seat, List<Integer> list) {
        int missing = 0;
        for (int type = 0; type < INFORMATION; type++) {
            missing += Math.max(0, list.get(type) - s.resourceCards(seat, type));
        }
        int space = s.resourceCards(seat, SPACE) - list.get(SPACE);
        int information = s.resourceCards(seat, INFORMATION) - list.get(INFORMATION);
        return missing - information - 2 * Math.max(0, space);
    }

    private static int types(PyramidState s, int seat) {
        int types = 0;
        for (int type = 0; type < INFORMATION; type++) {
            types += Math.min(1, s.resourceCards(seat, type));
        }
        return types + s.resourceCards(seat, INFORMATION) + 2 * s.resourceCards(seat, SPACE);
    }

    private static int technologies(PyramidState s, int seat, List<Technology> types) {
        var zones = s.zones();
        int count = 0;
        for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p)) {
            count += types.contains(s.card(p).type()) ? 1 : 0;
        }
        return count;
    }

    private static boolean bought(PyramidState s, int seat, Condition.BoughtThisTurn wanted) {
        if (s.bought == PyramidState.NO_PIECE || s.active != seat) {
            return false;
        }
        var card = s.card(s.bought);
        return wanted.types().contains(card.type())
                && card.era() >= wanted.eraMin().era();
    }
}
