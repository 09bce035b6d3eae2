package ecumene.games.ages;

/**
 * AGES-11.1 – AGES-11.4: the four ratings of a civilization and what each comes from. Everything is worked out from the
 * cards in play and the workers on them, never stored by a rule.
 */
public final class Ratings {
    public static final int SCIENCE = 0;
    public static final int CULTURE = 1;
    public static final int STRENGTH = 2;
    public static final int HAPPINESS = 3;
    public static final int COUNT = 4;
    static final int MOST_HAPPINESS = 8;
    /** AGES-13.27: what a ruined wonder still gives. */
    static final int RUIN_CULTURE = 2;

    /** Takes down what a card, named by its kind, adds to a rating. */
    public interface Ledger {
        void add(int rating, int source, int amount);
    }

    /** Adds everything up. */
    private static final class Sum implements Ledger {
        private final int[] out;
        private final int at;

        Sum(int[] out, int at) {
            this.out = out;
            this.at = at;
        }

        @Override
        public void add(int rating, int source, int amount) {
            out[at + rating] += amount;
        }
    }

    private Ratings() {}

    /** Writes the four ratings of a seat, from index {@code at} on. */
    static void of(AgesState s, int seat, int[] out, int at) {
        for (int i = at; i < at + COUNT; i++) {
            out[i] = 0;
        }
        list(s, seat, new Sum(out, at));
        out[at + SCIENCE] = Math.max(0, out[at + SCIENCE]);
        out[at + CULTURE] = Math.max(0, out[at + CULTURE]);
        out[at + STRENGTH] = Math.max(0, out[at + STRENGTH]);
        out[at + HAPPINESS] = Math.clamp(out[at + HAPPINESS], 0, MOST_HAPPINESS);
    }

    /** Everything that counts, before the limits of AGES-11.2 – AGES-11.4. */
    public static void list(AgesState s, int seat, Ledger out) {
        var c = s.catalog;
        // AGES-13.10: whatever else gives a happy face gives one more
        int more = s.enjoys(seat, Wonder.ST_PETERS_BASILICA) ? 1 : 0;
        int raised = 0;
        int templeFaces = 0;
        int theaterFaces = 0;
        for (long left = s.technologies(seat); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            int n = s.workers(seat, slot);
            if (n == 0) {
                continue;
            }
            add(out, slot, n * c.science[slot], n * c.culture[slot], n * c.strength[slot], n * c.happy[slot]);
            if (c.happy[slot] > 0) {
                raised += n * more;
                int faces = n * (c.happy[slot] + more);
                templeFaces += Catalog.typeOfSlot(slot) == Type.TEMPLE ? faces : 0;
                theaterFaces += Catalog.typeOfSlot(slot) == Type.THEATER ? faces : 0;
            }
        }
        int wonderFaces = 0;
        for (int left = s.wonders[seat]; left != 0; left &= left - 1) {
            int wonder = Integer.numberOfTrailingZeros(left);
            int faces = wonder(s, seat, wonder, out);
            boolean raises = faces > 0 && wonder != Wonder.ST_PETERS_BASILICA.ordinal();
            raised += raises ? more : 0;
            wonderFaces += faces + (raises ? more : 0);
        }
        var government = s.governmentOf(seat);
        int governmentFaces = Math.max(0, government.symbols().happy());
        if (governmentFaces > 0) {
            raised += more;
            governmentFaces += more;
        }
        add(out, government.index(), government.symbols());
        for (int type = 0; type < AgesState.SPECIALS; type++) {
            int level = s.special(seat, type);
            if (level > 0) {
                int kind = Catalog.special(type, level);
                add(out, kind, c.card(kind).symbols());
            }
        }
        for (int left = s.colonies[seat]; left != 0; left &= left - 1) {
            var colony = c.territory(Integer.numberOfTrailingZeros(left));
            add(out, colony.index(), colony.symbols());
            raised += colony.symbols().happy() > 0 ? more : 0;
        }
        if (s.leader[seat] != AgesState.NONE) {
            var leader = c.leader(s.leader[seat]);
            add(out, leader.index(), leader.symbols());
            raised += leader.symbols().happy() > 0 ? more : 0;
            leader(s, seat, out, new Leading.Faces(templeFaces, theaterFaces, wonderFaces, governmentFaces));
        }
        if (raised > 0) {
            out.add(HAPPINESS, Catalog.kind(Wonder.ST_PETERS_BASILICA), raised);
        }
        if (s.enjoys(seat, Wonder.GREAT_WALL)) {
            int guarded = s.workers(seat, Type.INFANTRY) + s.workers(seat, Type.ARTILLERY);
            out.add(STRENGTH, Catalog.kind(Wonder.GREAT_WALL), guarded);
        }
        if (s.players() > 2) {
            pacts(s, seat, out);
        }
        if (s.tactic[seat] != AgesState.NONE) {
            int armies = Armies.strength(s, seat, Armies.units(s, seat));
            out.add(STRENGTH, Catalog.first(Type.TACTIC) + s.tactic[seat], armies);
        }
    }

    private static void add(Ledger out, int kind, Symbols symbols) {
        add(out, kind, symbols.science(), symbols.culture(), symbols.strength(), symbols.happy());
    }

    private static void add(Ledger out, int kind, int science, int culture, int strength, int happy) {
        if (science != 0) {
            out.add(SCIENCE, kind, science);
        }
        if (culture != 0) {
            out.add(CULTURE, kind, culture);
        }
        if (strength != 0) {
            out.add(STRENGTH, kind, strength);
        }
        if (happy != 0) {
            out.add(HAPPINESS, kind, happy);
        }
    }

    /** A completed wonder (AGES-13.2, AGES-13.27). Returns the happy faces it gives, unhappy ones not counted. */
    private static int wonder(AgesState s, int seat, int wonder, Ledger out) {
        var card = s.catalog.wonder(wonder);
        int faces = 0;
        if ((s.ruined[seat] & 1 << wonder) != 0) {
            out.add(CULTURE, card.index(), RUIN_CULTURE);
        } else {
            add(out, card.index(), card.symbols());
            faces = Math.max(0, card.symbols().happy());
        }
        if (s.homer[seat] == wonder) {
            out.add(HAPPINESS, Catalog.kind(Leader.HOMER), 1);
            faces++;
        }
        return faces;
    }

    /** What a leader adds beyond the symbols (AGES-13.11 – AGES-13.22). */
    private static void leader(AgesState s, int seat, Ledger out, Leading.Faces faces) {
        int kind = Catalog.first(Type.LEADER) + s.leader[seat];
        var leader = s.leader(seat);
        add(
                out,
                kind,
                leader.scienceOfBuildings(s, seat),
                leader.culture(s, seat, faces) + leader.cultureOfBuildings(s, seat),
                leader.strength(s, seat, faces),
                0);
    }

    /** Σ levels over the workers of a type. */
    static int levels(AgesState s, int seat, Type type) {
        int sum = 0;
        for (int slot = Catalog.first(type); slot < Catalog.end(type); slot++) {
            sum += s.workers(seat, slot) * s.catalog.level[slot];
        }
        return sum;
    }

    /** AGES-11.11: the slot of the highest level that has a worker, or NONE. */
    static int best(AgesState s, int seat, Type type) {
        for (int slot = Catalog.end(type) - 1; slot >= Catalog.first(type); slot--) {
            if (s.workers(seat, slot) > 0) {
                return slot;
            }
        }
        return AgesState.NONE;
    }

    static int bestLevel(AgesState s, int seat, Type type) {
        int best = best(s, seat, type);
        return best == AgesState.NONE ? AgesState.NONE : s.catalog.level[best];
    }

    /** AGES-13.40: unit types of which there is at least one unit. */
    static int unitTypes(AgesState s, int seat) {
        int types = 0;
        for (var type : new Type[] {Type.INFANTRY, Type.CAVALRY, Type.ARTILLERY, Type.AIR_FORCE}) {
            types += s.workers(seat, type) > 0 ? 1 : 0;
        }
        return types;
    }

    private static void pacts(AgesState s, int seat, Ledger out) {
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (Pacts.isPartner(s, pact, seat)) {
                int kind = Catalog.first(Type.PACT) + pact;
                var symbols = Pacts.symbols(s, pact, seat);
                add(out, kind, symbols);
                if (pact == Pact.INTERNATIONAL_TOURISM.ordinal()) {
                    out.add(CULTURE, kind, Integer.bitCount(s.wonders[Pacts.partner(s, pact, seat)]));
                }
            }
        }
    }

    // --- totals of actions (AGES-11.7) ----------------------------------------------------------------------------

    static int civilTotal(AgesState s, int seat) {
        int total = s.governmentOf(seat).symbols().civilActions();
        int law = s.special(seat, Type.LAW);
        total +=
                law == 0 ? 0 : s.catalog.card(Catalog.special(0, law)).symbols().civilActions();
        for (int left = s.wonders[seat] & ~s.ruined[seat]; left != 0; left &= left - 1) {
            total += s.catalog
                    .wonder(Integer.numberOfTrailingZeros(left))
                    .symbols()
                    .civilActions();
        }
        return total;
    }

    static int militaryTotal(AgesState s, int seat) {
        int total = s.governmentOf(seat).symbols().militaryActions();
        int warfare = s.special(seat, Type.WARFARE);
        total += warfare == 0
                ? 0
                : s.catalog.card(Catalog.special(1, warfare)).symbols().militaryActions();
        for (int left = s.wonders[seat] & ~s.ruined[seat]; left != 0; left &= left - 1) {
            total += s.catalog
                    .wonder(Integer.numberOfTrailingZeros(left))
                    .symbols()
                    .militaryActions();
        }
        if (s.leader[seat] != AgesState.NONE) {
            total += s.catalog.leader(s.leader[seat]).symbols().militaryActions();
        }
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (Pacts.isPartner(s, pact, seat)) {
                total += Pacts.symbols(s, pact, seat).militaryActions();
            }
        }
        return total;
    }

    /** AGES-11.8: new tokens are available, lost ones are taken from the spent ones first. */
    static void refreshActions(AgesState s, int seat) {
        int civil = civilTotal(s, seat);
        s.civilSpent[seat] = Math.max(0, s.civilSpent[seat] - Math.max(0, s.civilActions[seat] - civil));
        s.civilActions[seat] = civil;
        int military = militaryTotal(s, seat);
        s.militarySpent[seat] = Math.max(0, s.militarySpent[seat] - Math.max(0, s.militaryActions[seat] - military));
        s.militaryActions[seat] = military;
    }
}
