package ecumene.games.pyramid;

import ecumene.engine.Zones;

/**
 * The bot's eye: how well a seat stands, in points. What has been scored, and what is on the way: cards are an engine
 * whose strength grows with the resources and effects on them, resources buy the next card, wonders come near. The
 * weights were found by letting greedy bots with slightly different ones play each other.
 */
final class Evaluation {
    private static final double PRINTED_VP = 0.32;
    private static final double RESOURCE_LEVEL = 0.5;
    private static final double EFFECT = 0.6;
    private static final double POWER_ON_CARD = 0.19;
    private static final double RESPONSE = 0.06;
    private static final double CARD_IN_HAND = 0.12;
    private static final double RESOURCE_CARD = 0.69;
    private static final double TEMPORARY = 0.4;
    private static final double BETTER_RESOURCE = 0.08;
    private static final double POWER_IN_AREA = 0.12;
    private static final double GLORY_TOKEN = 0.44;
    private static final double CONDITION = 0.3;

    private final double[] cardWorth;

    Evaluation(Catalog catalog) {
        cardWorth = new double[Catalog.PIECES];
        for (int piece = 0; piece < Catalog.PIECES; piece++) {
            var card = catalog.cardOf(piece);
            cardWorth[piece] = PRINTED_VP * card.vp()
                    + RESOURCE_LEVEL * card.resource().ordinal()
                    + EFFECT * PyramidEffect.worthOf(card.ops())
                    + POWER_ON_CARD * card.power()
                    + (card.response() ? RESPONSE : 0);
        }
    }

    double of(PyramidState s, int seat) {
        return s.vp(seat)
                + Scoring.wonders(s, seat)
                + cards(s, Places.hand(seat))
                + cards(s, Places.resources(seat))
                + cards(s, Places.technologies(seat))
                + CARD_IN_HAND * s.hand(seat)
                + POWER_IN_AREA * s.power(seat)
                + purse(s, seat)
                + wondersOnTheWay(s, seat);
    }

    private double cards(PyramidState s, int zone) {
        var zones = s.zones();
        double worth = 0;
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            worth += cardWorth[p];
        }
        return worth;
    }

    /** Resources at hand; temporary ones only until the purchase of this turn. */
    private static double purse(PyramidState s, int seat) {
        boolean buying = seat == s.active && s.bought == PyramidState.NO_PIECE;
        double worth = 0;
        for (int type = 0; type < Resource.TYPES; type++) {
            worth += s.resourceCards(seat, type) * (RESOURCE_CARD + BETTER_RESOURCE * type);
            if (buying) {
                worth += s.temporary(type) * (TEMPORARY + BETTER_RESOURCE * type);
            }
        }
        return worth;
    }

    private static double wondersOnTheWay(PyramidState s, int seat) {
        double worth = 0;
        for (var wonder : s.catalog().wonders()) {
            if (s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE) {
                double progress = wonder.condition().progress(s, seat);
                double near = GLORY_TOKEN * s.tokens(wonder.index(), seat) + CONDITION * progress * progress;
                worth += wonder.vp() * near / Math.max(1, wonder.tokens());
            }
        }
        return worth;
    }
}
