package ecumene.games.pyramid;

import ecumene.games.pyramid.cards.Effect;
import java.util.List;

/** What the words of the cards do, for the player who activated the card; where a chapter decides it, that chapter begins it. */
final class Effects {
    private Effects() {}

    /** PYR-5.6: a cost that cannot be paid in full keeps the whole effect from being activated. */
    static boolean payable(PyramidState s, List<Effect> effects, int seat) {
        for (int i = 0; i < effects.size(); i++) {
            if (!payable(s, effects.get(i), seat)) {
                return false;
            }
        }
        return true;
    }

    private static boolean payable(PyramidState s, Effect effect, int seat) {
        return switch (effect) {
            case Effect.Spend spend -> Spending.available(s, seat, spend.mask()) >= spend.count();
            case Effect.PayVp pay -> s.vp(seat) >= pay.amount();
            case Effect.ChooseOne choose -> choose.options().stream().anyMatch(option -> payable(s, option, seat));
            case Effect.Restore _,
                    Effect.Gain _,
                    Effect.GainChoice _,
                    Effect.Score _,
                    Effect.OpponentResource _,
                    Effect.PlayResource _,
                    Effect.Activate _,
                    Effect.PlayAttacks _,
                    Effect.Attack _ -> true;
        };
    }

    static void run(PyramidState s, Effect effect) {
        int actor = s.resolving.actor();
        switch (effect) {
            case Effect.Restore restore -> Restoring.begin(s, restore);
            case Effect.Gain(var items) -> {
                for (int type = 0; type < items.size(); type++) {
                    if (items.get(type) > 0) {
                        Gaining.gain(s, actor, type, items.get(type));
                    }
                }
            }
            case Effect.GainChoice choice -> s.then(new Gaining.Choose(actor, choice, 0));
            case Effect.Spend spend -> s.then(Spending.cost(actor, spend.mask(), spend.count()));
            case Effect.PayVp(int amount) -> {
                s.addVp(actor, -amount);
                s.log(PyramidSentence.PAID_VP, actor, amount);
            }
            case Effect.Score(var who, int amount) -> Scoring.byEffect(s, who, amount);
            case Effect.OpponentResource(var use) -> Targeting.begin(s, use);
            case Effect.PlayResource(int max) -> s.then(new Turn.ExtraResource(actor, max, 0));
            case Effect.Activate activate -> s.then(new Activation.Use(actor, activate, activate.max(), Pieces.NONE));
            case Effect.PlayAttacks(int max, int vpPerCard) -> s.then(new Activation.PlayAttack(actor, vpPerCard, max));
            case Effect.ChooseOne _ -> s.then(new Activation.Choose(actor, s.resolving.piece()));
            case Effect.Attack attack -> Attacking.begin(s, attack);
        }
    }
}
