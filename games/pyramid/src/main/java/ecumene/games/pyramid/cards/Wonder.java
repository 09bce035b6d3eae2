package ecumene.games.pyramid.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;

/**
 * A wonder of the world.
 *
 * @param picture the index of the card whose picture it shows (PYR-3.6)
 * @param tokens how many glory tokens it takes; 0 = taken at once (PYR-7.2)
 */
public record Wonder(
        int index,
        String id,
        String key,
        Local name,
        Theme theme,
        int era,
        int picture,
        int vp,
        int tokens,
        boolean removedWithTwo,
        Condition condition,
        Origin origin) {}
