package ecumene.games.ages;

/**
 * AGES-11.5, AGES-11.6: armies under a tactic, always formed for the greatest strength. Units are counted in one long, six
 * bits for each of the ten cards that units stand on.
 */
public final class Armies {
    private static final int BITS = 6;
    private static final long MASK = (1 << BITS) - 1;
    private static final int FIRST = Catalog.WARRIORS;
    static final int SLOTS = Catalog.SLOTS - FIRST;

    private Armies() {}

    /** All units of a civilization. */
    static long units(AgesState s, int seat) {
        long units = 0;
        for (int i = 0; i < SLOTS; i++) {
            units |= (long) s.workers(seat, FIRST + i) << (BITS * i);
        }
        return units;
    }

    static int of(long units, int slot) {
        return (int) (units >> (BITS * (slot - FIRST)) & MASK);
    }

    static long plus(long units, int slot) {
        return units + (1L << (BITS * (slot - FIRST)));
    }

    static int count(long units) {
        int count = 0;
        for (long left = units; left != 0; left >>>= BITS) {
            count += (int) (left & MASK);
        }
        return count;
    }

    /** AGES-9.10: the printed strengths alone. */
    static int printed(AgesState s, long units) {
        int strength = 0;
        for (int slot = FIRST; slot < Catalog.SLOTS; slot++) {
            strength += of(units, slot) * s.catalog.strength[slot];
        }
        return strength;
    }

    /** The tactical strength of all armies that these units of a civilization form. */
    static int strength(AgesState s, int seat, long units) {
        return formed(s, seat, units, false);
    }

    /** How many normal and outdated armies: 64 × normal + outdated. */
    public static int armies(AgesState s, int seat) {
        return formed(s, seat, units(s, seat), true);
    }

    private static int formed(AgesState s, int seat, long units, boolean counted) {
        if (s.tactic[seat] == AgesState.NONE || units == 0) {
            return 0;
        }
        var card = s.catalog.tactic(s.tactic[seat]);
        var army = card.army();
        int oldest = card.level() - 2; // a unit of this level or below makes the army outdated
        int infantry = all(s, units, Type.INFANTRY, -1);
        int freshInfantry = all(s, units, Type.INFANTRY, oldest);
        int cavalry = all(s, units, Type.CAVALRY, -1);
        int freshCavalry = all(s, units, Type.CAVALRY, oldest);
        int artillery = all(s, units, Type.ARTILLERY, -1);
        int freshArtillery = all(s, units, Type.ARTILLERY, oldest);
        int air = all(s, units, Type.AIR_FORCE, -1);
        boolean khan = s.leader(seat).infantryRides() && army.cavalry() > 0;
        int best = 0;
        int bestArmies = 0;
        // AGES-13.4: any number of his infantry may count as cavalry, fresh and old ones apart
        for (int fresh = 0; fresh <= (khan ? freshInfantry : 0); fresh++) {
            for (int old = 0; old <= (khan ? infantry - freshInfantry : 0); old++) {
                int all = Math.min(
                        Math.min(
                                groups(infantry - fresh - old, army.infantry()),
                                groups(cavalry + fresh + old, army.cavalry())),
                        groups(artillery, army.artillery()));
                int normal = Math.min(
                        Math.min(
                                groups(freshInfantry - fresh, army.infantry()),
                                groups(freshCavalry + fresh, army.cavalry())),
                        groups(freshArtillery, army.artillery()));
                int doubledNormal = Math.min(air, normal);
                int doubledOld = Math.min(air - doubledNormal, all - normal);
                int value = (normal + doubledNormal) * army.strength() + (all - normal + doubledOld) * army.outdated();
                if (value > best) {
                    best = value;
                    bestArmies = normal << BITS | all - normal;
                }
            }
        }
        return counted ? bestArmies : best;
    }

    private static int groups(int units, int need) {
        return need == 0 ? Integer.MAX_VALUE : units / need;
    }

    /** Units of a type above a level. */
    private static int all(AgesState s, long units, Type type, int above) {
        int sum = 0;
        for (int slot = Catalog.first(type); slot < Catalog.end(type); slot++) {
            sum += s.catalog.level[slot] > above ? of(units, slot) : 0;
        }
        return sum;
    }
}
