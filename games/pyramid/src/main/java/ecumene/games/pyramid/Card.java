package ecumene.games.pyramid;

import ecumene.engine.Game.Local;
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
        List<PyramidEffect> ops,
        Origin origin) {

    public Card {
        cost = List.copyOf(cost);
        ops = List.copyOf(ops);
    }

    boolean starting() {
        return theme == Theme.STARTING;
    }
}
