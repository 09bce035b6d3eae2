package ecumene.games.empires;

import ecumene.engine.Game.Local;
import java.util.List;

/**
 * EMP-3, EMP-19: a nation.
 *
 * @param index its number, in the order of the boxes and files
 * @param hasHistory EMP-13.15, EMP-13.16: otherwise history is the discard pile
 * @param cards its pieces
 */
record Nation(
        int index,
        String id,
        Box box,
        Local name,
        boolean hasDevelopmentArea,
        boolean hasNationDeck,
        boolean hasHistory,
        boolean hasSunkenPile,
        boolean canBecomeEmpire,
        Period startingPeriod,
        int exhaustTokens,
        List<Card> cards) {

    Nation {
        cards = List.copyOf(cards);
    }

    Card power() {
        return cards.getFirst();
    }
}
