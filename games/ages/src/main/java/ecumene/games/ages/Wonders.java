package ecumene.games.ages;

import ecumene.engine.Options;
import ecumene.engine.Step;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;

/** AGES-7.11, AGES-7.26: building wonders stage by stage, and what a completed one does at once. */
final class Wonders {
    private Wonders() {}

    /** AGES-7.11: stages for one civil action. */
    static int stagesAtOnce(AgesState s, int seat) {
        int construction = s.special(seat, Type.CONSTRUCTION);
        return construction == 0
                ? 1
                : s.catalog.card(Catalog.special(3, construction)).stagesAtOnce();
    }

    static int stagesLeft(AgesState s, int seat) {
        return s.building[seat] == AgesState.NONE
                ? 0
                : s.catalog.wonder(s.building[seat]).stages().size() - s.stages[seat];
    }

    /** Resources for the next so many stages. */
    static int cost(AgesState s, int seat, int count, int less) {
        var stages = s.catalog.wonder(s.building[seat]).stages();
        int cost = 0;
        for (int n = 0; n < count; n++) {
            cost += stages.get(s.stages[seat] + n);
        }
        return Math.max(0, cost - less);
    }

    static void offer(AgesState s, int seat, int atOnce, int less, Options out) {
        int left = Math.min(stagesLeft(s, seat), atOnce);
        int most = Payment.most(s, seat, Kind.RESOURCES, false);
        for (int count = 1; count <= left; count++) {
            int cost = cost(s, seat, count, less);
            if (cost > most) {
                out.block(AgesVerb.STAGES, count, AgesSentence.TOO_FEW_RESOURCES, cost);
            } else if (!canCover(s, seat, count)) {
                out.block(AgesVerb.STAGES, count, AgesSentence.TOO_FEW_BLUE_TOKENS, count);
            } else {
                out.add(AgesVerb.STAGES, count);
            }
        }
    }

    /** AGES-7.26: so many blue tokens must be there; what is paid comes back to the bank before the stages are covered. */
    private static boolean canCover(AgesState s, int seat, int count) {
        return s.blue[seat] + Tokens.onCards(s, seat) >= count;
    }

    static void build(AgesState s, int seat, int count, int less) {
        int cost = cost(s, seat, count, less);
        s.log(AgesSentence.STAGES_BUILT, seat, count, Catalog.first(Type.WONDER) + s.building[seat]);
        s.then(new Cover(seat, count));
        Payment.resources(s, seat, cost, false);
    }

    /** One blue token on each stage, from the bank or else from a card of own choice (AGES-Q12). */
    private record Cover(int seat, int count) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            s.then(new Covered(seat, count));
            for (int n = 0; n < count; n++) {
                s.then(new Tokens.TakeOff(seat, false));
            }
        }
    }

    private record Covered(int seat, int count) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            s.stages[seat] += (byte) count;
            if (stagesLeft(s, seat) == 0) {
                complete(s, seat);
            }
        }
    }

    private static void complete(AgesState s, int seat) {
        int wonder = s.building[seat];
        s.blue[seat] += s.stages[seat];
        s.building[seat] = AgesState.NONE;
        s.stages[seat] = 0;
        s.wonders[seat] |= 1 << wonder;
        s.touchAll();
        s.log(AgesSentence.WONDER_COMPLETED, seat, Catalog.first(Type.WONDER) + wonder);
        Ratings.refreshActions(s, seat);
        Tokens.blueSymbols(s, seat, s.catalog.wonder(wonder).symbols().blueTokens());
        int culture = onCompletion(s, seat, Wonder.of(wonder));
        if (culture > 0) {
            Points.culture(s, seat, culture, Source.WONDERS);
        }
    }

    /** The wonders of age III score once. */
    static int onCompletion(AgesState s, int seat, Wonder wonder) {
        return switch (wonder) {
            case FIRST_SPACE_FLIGHT -> technologyLevels(s, seat);
            case FAST_FOOD_CHAINS -> fastFood(s, seat);
            case INTERNET -> internet(s, seat);
            case HOLLYWOOD -> hollywood(s, seat);
            default -> 0;
        };
    }

    /** AGES-13.24. */
    private static int technologyLevels(AgesState s, int seat) {
        int levels = s.governmentOf(seat).level();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            levels += s.knows(seat, slot) ? s.catalog.level[slot] : 0;
        }
        for (int type = 0; type < AgesState.SPECIALS; type++) {
            levels += s.special(seat, type);
        }
        return levels;
    }

    /** AGES-13.25. */
    private static int fastFood(AgesState s, int seat) {
        int points = 0;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            points += s.workers(seat, slot) * (Catalog.typeOfSlot(slot).production() ? 2 : 1);
        }
        return points;
    }

    /** AGES-13.11: culture, science and strength of all urban buildings, with what leaders add to them. */
    private static int internet(AgesState s, int seat) {
        int points = s.leader(seat).cultureOfBuildings(s, seat) + s.leader(seat).scienceOfBuildings(s, seat);
        for (int slot = Catalog.PHILOSOPHY; slot < Catalog.WARRIORS; slot++) {
            int each = s.catalog.culture[slot] + s.catalog.science[slot] + s.catalog.strength[slot];
            points += s.workers(seat, slot) * each;
        }
        return points;
    }

    /** AGES-13.11: twice the culture of theaters and libraries. */
    private static int hollywood(AgesState s, int seat) {
        int culture = s.leader(seat).playsInTheaters() ? s.leader(seat).cultureOfBuildings(s, seat) : 0;
        for (int slot = Catalog.first(Type.LIBRARY); slot < Catalog.end(Type.THEATER); slot++) {
            culture += s.workers(seat, slot) * s.catalog.culture[slot];
        }
        return 2 * culture;
    }

    /** An unfinished wonder leaves play; its blue tokens return to the bank (AGES-5.5d, AGES-13.38). */
    static void abandon(AgesState s, int seat) {
        int kind = Catalog.first(Type.WONDER) + s.building[seat];
        s.log(AgesSentence.WONDER_LOST, seat, kind);
        s.blue[seat] += s.stages[seat];
        s.stages[seat] = 0;
        s.building[seat] = AgesState.NONE;
        s.box(s.pieceIn(Places.play(seat), kind));
    }
}
