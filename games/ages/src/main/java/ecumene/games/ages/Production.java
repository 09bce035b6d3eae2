package ecumene.games.ages;

import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;

/** AGES-8.3, AGES-8.8, AGES-8.9: the production phase and its steps, which events may order by themselves. */
public final class Production {
    static final int CULTURE_PER_MISSING_FOOD = 4;

    private Production() {}

    /** AGES-8.3: its steps, in order. */
    enum Part {
        SCORING,
        CORRUPTION,
        FOOD,
        CONSUMPTION,
        RESOURCES
    }

    static final Part[] PARTS = Part.values();

    static void phase(AgesState s, int seat) {
        for (var part : PARTS) {
            run(s, seat, part);
        }
    }

    static void run(AgesState s, int seat, Part part) {
        switch (part) {
            case SCORING -> {
                Points.science(s, seat, s.scienceRating(seat));
                Points.culture(s, seat, s.cultureRating(seat), Source.PRODUCTION);
            }
            case CORRUPTION -> corruption(s, seat);
            case FOOD -> food(s, seat);
            case CONSUMPTION -> consumption(s, seat);
            case RESOURCES -> resources(s, seat);
        }
    }

    /** The same without scoring. */
    static void economy(AgesState s, int seat) {
        corruption(s, seat);
        food(s, seat);
        consumption(s, seat);
        resources(s, seat);
    }

    /** AGES-8.3.2: too few resources, then food. */
    static void corruption(AgesState s, int seat) {
        int corruption = Tokens.corruption(s.blue[seat]);
        if (corruption > 0) {
            s.log(AgesSentence.CORRUPTION, seat, corruption);
            int lost = Tokens.lose(s, seat, Kind.RESOURCES, corruption);
            Tokens.lose(s, seat, Kind.FOOD, corruption - lost);
        }
    }

    /** AGES-8.3.4. */
    static void consumption(AgesState s, int seat) {
        int consumption = Population.consumption(s.yellow[seat]);
        int missing = consumption - Tokens.lose(s, seat, Kind.FOOD, consumption);
        missing -= Payment.tradeForHunger(s, seat, missing);
        if (missing > 0) {
            s.log(AgesSentence.FAMINE, seat, missing);
            Points.culture(s, seat, -missing * CULTURE_PER_MISSING_FOOD, Source.FAMINE);
        }
    }

    /** AGES-8.3.3: one token for each farmer, the best farms first. */
    static void food(AgesState s, int seat) {
        int produced = 0;
        for (int slot = Catalog.BRONZE - 1; slot >= Catalog.AGRICULTURE; slot--) {
            produced += produce(s, seat, slot, s.workers(seat, slot));
        }
        s.log(AgesSentence.PRODUCED_FOOD, seat, produced);
        byPact(s, seat, Kind.FOOD, pactFood(s, seat));
    }

    /** AGES-8.3.5: the best mines first, and the labs of Bill Gates by the worth of their tokens. */
    static void resources(AgesState s, int seat) {
        int produced = 0;
        int railroad = railroad(s, seat);
        boolean labs = s.leader(seat).minesInLabs();
        for (int mine = Catalog.PHILOSOPHY - 1, lab = Catalog.RELIGION - 1;
                mine >= Catalog.BRONZE || lab > Catalog.PHILOSOPHY; ) {
            boolean mineNext = lab <= Catalog.PHILOSOPHY
                    || (mine >= Catalog.BRONZE && s.catalog.value[mine] >= s.catalog.value[lab]);
            if (mineNext) {
                produced += produce(s, seat, mine, s.workers(seat, mine) + (mine == railroad ? 1 : 0));
                mine--;
            } else {
                produced += labs ? produce(s, seat, lab, s.workers(seat, lab)) : 0;
                lab--;
            }
        }
        s.log(AgesSentence.PRODUCED_RESOURCES, seat, produced);
        byPact(s, seat, Kind.RESOURCES, pactResources(s, seat));
    }

    private static int produce(AgesState s, int seat, int slot, int workers) {
        int count = Math.min(workers, s.blue[seat]);
        s.blue[seat] -= count;
        s.addTokens(seat, slot, count);
        return count * s.catalog.value[slot];
    }

    /** AGES-13.23: the mine on which one more token is put, or NONE. */
    private static int railroad(AgesState s, int seat) {
        return s.enjoys(seat, Wonder.TRANSCONTINENTAL_RAILROAD) ? Ratings.best(s, seat, Type.MINE) : AgesState.NONE;
    }

    private static void byPact(AgesState s, int seat, Kind kind, int amount) {
        if (amount > 0) {
            Tokens.gain(s, seat, kind, amount);
        } else if (amount < 0) {
            Tokens.lose(s, seat, kind, -amount);
        }
    }

    private static int pactFood(AgesState s, int seat) {
        int food = 0;
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            food += Pacts.isPartner(s, pact, seat)
                    ? Pacts.symbols(s, pact, seat).foodProduction()
                    : 0;
        }
        return food;
    }

    private static int pactResources(AgesState s, int seat) {
        int resources = 0;
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            resources += Pacts.isPartner(s, pact, seat)
                    ? Pacts.symbols(s, pact, seat).resourceProduction()
                    : 0;
        }
        return resources;
    }

    // --- what a turn would produce, with tokens enough --------------------------------------------------------------

    public static int foodPerTurn(AgesState s, int seat) {
        int food = pactFood(s, seat);
        for (int slot = Catalog.AGRICULTURE; slot < Catalog.BRONZE; slot++) {
            food += s.workers(seat, slot) * s.catalog.value[slot];
        }
        return Math.max(0, food);
    }

    /** Mines and railroad only (Impact of Industry). */
    static int minesPerTurn(AgesState s, int seat) {
        int resources = 0;
        for (int slot = Catalog.BRONZE; slot < Catalog.PHILOSOPHY; slot++) {
            resources += s.workers(seat, slot) * s.catalog.value[slot];
        }
        int railroad = railroad(s, seat);
        return resources + (railroad == AgesState.NONE ? 0 : s.catalog.value[railroad]);
    }

    /** All sources (Impact of Balance). */
    public static int resourcesPerTurn(AgesState s, int seat) {
        int labs = s.leader(seat).minesInLabs() ? Ratings.levels(s, seat, Type.LAB) : 0;
        return Math.max(0, minesPerTurn(s, seat) + labs + pactResources(s, seat));
    }
}
