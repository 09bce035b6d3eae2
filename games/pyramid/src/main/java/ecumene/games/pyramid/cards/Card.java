package ecumene.games.pyramid.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;
import java.util.List;

/**
 * PYR-1.1: a civilization card.
 *
 * @param index its number among all cards, from 0
 * @param key its name in move keys
 * @param era its row, or -1 for a starting card
 * @param cost base cost by resource type (PYR-6.2)
 * @param ops its effect, in the printed order
 */
public record Card(
        int index,
        String id,
        String key,
        Local name,
        Theme theme,
        int era,
        Resource resource,
        Technology type,
        List<Integer> cost,
        int vp,
        int power,
        boolean response,
        boolean removedWithTwo,
        List<Effect> ops,
        Origin origin) {

    public Card {
        cost = List.copyOf(cost);
        ops = List.copyOf(ops);
    }

    /** What there is to choose from, if the card leaves a choice between several effects (PYR-Q15). */
    public List<List<Effect>> alternatives() {
        for (var op : ops) {
            if (op instanceof Effect.ChooseOne choose) {
                return choose.options();
            }
        }
        return List.of();
    }

    public boolean starting() {
        return theme == Theme.STARTING;
    }
}
