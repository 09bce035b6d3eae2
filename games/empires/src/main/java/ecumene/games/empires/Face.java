package ecumene.games.empires;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;
import java.util.List;

/**
 * One side of a card: what it is worth and what it does. A clause that the side does not have is empty.
 *
 * @param reaction EMP-7.3 f: the exhaust effect that is offered when one of the events of {@code reactsTo} happens
 * @param onGain EMP-24.1: resolved when this side becomes the active path card
 * @param instead EMP-16.3: resolved by whoever should take or look at fame cards and finds none
 * @param oncePerPlayer EMP-16.5: each player resolves {@code instead} at most once a game
 * @param passiveBits the kinds of its passives, as bits
 */
record Face(
        Local name,
        Vp vp,
        Clause play,
        Clause exhaust,
        int reactsTo,
        boolean anyTurn,
        Clause reaction,
        Clause solstice,
        Clause onGain,
        Clause instead,
        boolean oncePerPlayer,
        List<Passive> passives,
        List<Requirement> requirements,
        boolean returnsUnrestAtEnd,
        int passiveBits,
        Origin origin) {

    Face {
        passives = List.copyOf(passives);
        requirements = List.copyOf(requirements);
    }

    boolean has(Passive.Kind kind) {
        return (passiveBits & kind.bit()) != 0;
    }

    boolean exhaustible() {
        return !exhaust.isEmpty();
    }
}
