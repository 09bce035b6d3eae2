package ecumene.games.ages;

import ecumene.engine.Options;
import ecumene.engine.Step;
import ecumene.games.ages.Tokens.Kind;

/**
 * AGES-7.6 – AGES-7.9, AGES-7.15 – AGES-7.17: population, farms, mines, urban buildings and units. What an action costs in
 * civil or military actions is settled by whoever orders it; here are food, resources and the workers. {@code less} is
 * what a card takes off (AGES-20).
 */
public final class Building {
    private Building() {}

    // --- population -----------------------------------------------------------------------------------------------

    static boolean canIncrease(AgesState s, int seat, int less) {
        return s.yellow[seat] > 0 && Payment.can(s, seat, Kind.FOOD, populationCost(s, seat, less), false);
    }

    static int populationCost(AgesState s, int seat, int less) {
        return Math.max(0, Population.cost(s, seat) - less);
    }

    static void offerPopulation(AgesState s, int seat, int less, Options out) {
        if (canIncrease(s, seat, less)) {
            out.add(AgesVerb.POPULATION);
        } else if (s.yellow[seat] == 0) {
            out.block(AgesVerb.POPULATION, 0, AgesSentence.YELLOW_BANK_EMPTY, seat);
        } else {
            out.block(AgesVerb.POPULATION, 0, AgesSentence.TOO_LITTLE_FOOD, populationCost(s, seat, less));
        }
    }

    /** AGES-7.6. */
    static void increasePopulation(AgesState s, int seat, int less) {
        int cost = populationCost(s, seat, less);
        s.yellow[seat]--;
        s.pool[seat]++;
        s.log(AgesSentence.INCREASED, seat, cost);
        Payment.food(s, seat, cost);
    }

    // --- costs ----------------------------------------------------------------------------------------------------

    /** AGES-20.2: the printed cost with the construction technology and Shakespeare. */
    public static int cost(AgesState s, int seat, int slot) {
        var type = Catalog.typeOfSlot(slot);
        int cost = s.catalog.cost[slot];
        if (type.urban()) {
            cost -= s.catalog.discount(s.special(seat, Type.CONSTRUCTION), slot);
            cost -= s.leader(seat).lessResources(s, seat, type);
        }
        return Math.max(0, cost);
    }

    static int reduced(int cost, int less) {
        return Math.max(0, cost - less);
    }

    /** AGES-7.8: both costs are modified first. */
    static int upgradeCost(AgesState s, int seat, int from, int to) {
        return Math.max(0, cost(s, seat, to) - cost(s, seat, from));
    }

    /** AGES-7.7: urban buildings of a type stay below the limit of the government. */
    static boolean roomFor(AgesState s, int seat, int slot) {
        var type = Catalog.typeOfSlot(slot);
        return !type.urban() || s.workers(seat, type) < s.governmentOf(seat).limit();
    }

    // --- building -------------------------------------------------------------------------------------------------

    /** All technologies between two types on which a worker can be put, with what the card takes off. */
    static void offerBuild(AgesState s, int seat, Type first, Type last, int less, Options out) {
        if (s.pool[seat] == 0 && !out.explaining()) {
            return;
        }
        int most = Payment.most(s, seat, Kind.RESOURCES, first.unit());
        for (long left = s.technologies(seat) & Catalog.slots(first, last); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            int cost = reduced(cost(s, seat, slot), less);
            if (s.pool[seat] == 0) {
                out.block(AgesVerb.BUILD, slot, AgesSentence.NO_UNUSED_WORKER, slot);
            } else if (!roomFor(s, seat, slot)) {
                out.block(
                        AgesVerb.BUILD,
                        slot,
                        AgesSentence.URBAN_LIMIT,
                        s.governmentOf(seat).limit());
            } else if (cost > most) {
                out.block(AgesVerb.BUILD, slot, AgesSentence.TOO_FEW_RESOURCES, cost);
            } else {
                out.add(AgesVerb.BUILD, slot);
            }
        }
    }

    static void build(AgesState s, int seat, int slot, int less) {
        int cost = reduced(cost(s, seat, slot), less);
        s.pool[seat]--;
        s.addWorkers(seat, slot, 1);
        s.log(AgesSentence.BUILT, seat, slot, cost);
        Payment.resources(s, seat, cost, Catalog.typeOfSlot(slot).unit());
    }

    // --- upgrading ------------------------------------------------------------------------------------------------

    static void offerUpgrade(AgesState s, int seat, Type first, Type last, int less, Options out) {
        int most = Payment.most(s, seat, Kind.RESOURCES, first.unit());
        for (long left = s.technologies(seat) & Catalog.slots(first, last); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if (s.workers(seat, from) == 0) {
                continue;
            }
            for (int to = from + 1; to < Catalog.end(Catalog.typeOfSlot(from)); to++) {
                if (!s.knows(seat, to)) {
                    continue;
                }
                int cost = reduced(upgradeCost(s, seat, from, to), less);
                if (cost <= most) {
                    out.add(AgesVerb.UPGRADE, from, to);
                } else {
                    out.block(AgesVerb.UPGRADE, from, to, AgesSentence.TOO_FEW_RESOURCES, cost);
                }
            }
        }
    }

    static void upgrade(AgesState s, int seat, int from, int to, int less) {
        int cost = reduced(upgradeCost(s, seat, from, to), less);
        s.addWorkers(seat, from, -1);
        s.addWorkers(seat, to, 1);
        s.log(AgesSentence.UPGRADED, seat, from, to);
        Payment.resources(s, seat, cost, Catalog.typeOfSlot(to).unit());
    }

    // --- destroying -----------------------------------------------------------------------------------------------

    static void offerDestroy(AgesState s, int seat, AgesVerb verb, Type first, Type last, Options out) {
        for (long left = s.technologies(seat) & Catalog.slots(first, last); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            if (s.workers(seat, slot) > 0) {
                out.add(verb, slot);
            }
        }
    }

    static void destroy(AgesState s, int seat, int slot) {
        Population.release(s, seat, slot);
        s.log(Catalog.typeOfSlot(slot).unit() ? AgesSentence.DISBANDED : AgesSentence.DESTROYED, seat, slot);
    }

    // --- what leaders order (AGES-13.6, AGES-13.12) ---------------------------------------------------------------

    /** A worker from any urban card to a theater of equal or higher level. */
    static void offerIntoTheaters(AgesState s, int seat, int less, Options out) {
        int most = Payment.most(s, seat, Kind.RESOURCES, false);
        for (int to = Catalog.first(Type.THEATER); to < Catalog.end(Type.THEATER); to++) {
            if (!s.knows(seat, to)) {
                continue;
            }
            for (int from = Catalog.PHILOSOPHY; from < Catalog.WARRIORS; from++) {
                boolean theater = Catalog.typeOfSlot(from) == Type.THEATER;
                if (s.workers(seat, from) > 0
                        && from != to
                        && s.catalog.level[from] <= s.catalog.level[to]
                        && (theater || roomFor(s, seat, to))
                        && reduced(upgradeCost(s, seat, from, to), less) <= most) {
                    out.add(AgesVerb.BACH, from, to);
                }
            }
        }
    }

    static void bach(AgesState s, int seat, int from, int to, int less) {
        s.raise(seat, AgesState.Flag.BACH_USED);
        upgrade(s, seat, from, to, less);
    }

    /** A new worker and a unit, each 1 cheaper, as far as both can be paid. */
    static void offerRecruit(AgesState s, int seat, Options out) {
        if (!canIncrease(s, seat, 1)) {
            return;
        }
        int food = Tokens.stored(s, seat, Kind.FOOD);
        int price = populationCost(s, seat, 1);
        int most = Tokens.stored(s, seat, Kind.RESOURCES) + Payment.pool(s, seat, true);
        // AGES-13.41: the one conversion of Trade Routes may already be needed for the food, or need food that is left
        if (Payment.tradeReady(s, seat, Kind.RESOURCES) && food > price) {
            most++;
        } else if (Payment.tradeReady(s, seat, Kind.FOOD)
                && price > 0
                && (food < price || s.has(seat, AgesState.Flag.TRADE_ROUTES_WANTED))) {
            most--;
        }
        for (int slot = Catalog.WARRIORS; slot < Catalog.SLOTS; slot++) {
            if (s.knows(seat, slot) && reduced(cost(s, seat, slot), 1) <= most) {
                out.add(AgesVerb.RECRUIT, slot);
            }
        }
    }

    static void recruit(AgesState s, int seat, int slot) {
        s.then(new Recruit(seat, slot));
        increasePopulation(s, seat, 1);
    }

    private record Recruit(int seat, int slot) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            build(s, seat, slot, 1);
        }
    }
}
