package ecumene.games.pyramid;

import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import java.util.List;

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

    /** What a resource is worth that can be used this turn, and activating another card. */
    private static final double RESOURCE = 0.5;

    private static final double ACTIVATION = 0.6;

    private final double[] cardWorth;

    Evaluation(Catalog catalog) {
        cardWorth = new double[Catalog.PIECES];
        for (int piece = 0; piece < Catalog.PIECES; piece++) {
            var card = catalog.cardOf(piece);
            cardWorth[piece] = PRINTED_VP * card.vp()
                    + RESOURCE_LEVEL * card.resource().ordinal()
                    + EFFECT * worth(card.ops())
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

    private static double worth(List<Effect> effects) {
        return effects.stream().mapToDouble(Evaluation::worth).sum();
    }

    /** Roughly how many points using it once brings. */
    private static double worth(Effect effect) {
        return switch (effect) {
            case Effect.Restore restore -> restore.count() * (restore.who() == Effect.Who.SELF ? RESOURCE : -RESOURCE);
            case Effect.Gain(var items) ->
                RESOURCE * items.stream().mapToInt(Integer::intValue).sum();
            case Effect.GainChoice choice -> RESOURCE * choice.count();
            case Effect.Spend spend -> -RESOURCE * spend.count();
            case Effect.PayVp pay -> -pay.amount();
            case Effect.Score score -> score.who() == Effect.Who.SELF ? score.amount() : -score.amount() * 0.5;
            case Effect.OpponentResource _ -> RESOURCE;
            case Effect.PlayResource play -> RESOURCE * play.max();
            case Effect.Activate activate -> ACTIVATION * activate.max();
            case Effect.PlayAttacks play -> ACTIVATION * Math.min(play.max(), 2) + play.vpPerCard();
            case Effect.ChooseOne choose ->
                choose.options().stream().mapToDouble(Evaluation::worth).max().orElse(0);
            case Effect.Attack attack ->
                0.3 * attack.loss()
                        + (attack.plunder() ? 0.3 : 0)
                        + (attack.giveWonder() ? 1 : 0)
                        + attack.vpSelf()
                        + 0.5 * attack.vpPerDefeated();
        };
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
                double progress = Conditions.progress(s, seat, wonder.condition());
                double near = GLORY_TOKEN * s.tokens(wonder.index(), seat) + CONDITION * progress * progress;
                worth += wonder.vp() * near / Math.max(1, wonder.tokens());
            }
        }
        return worth;
    }
}
