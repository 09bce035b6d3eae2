package ecumene.games.empires;

import java.util.List;

/** EMP-24.1: a condition of play: all these cards are in the owner's play area, or all are in the owner's history. */
record Requirement(Where where, List<Integer> cards) {
    enum Where {
        REQUIRES_IN_PLAY,
        REQUIRES_IN_HISTORY
    }

    Requirement {
        cards = List.copyOf(cards);
    }

    boolean met(EmpiresState s, int seat) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (where == Where.REQUIRES_IN_PLAY ? !s.inPlay(seat, card) : !s.inHistory(seat, card)) {
                return false;
            }
        }
        return true;
    }

    String text(Prose prose) {
        var key = where == Where.REQUIRES_IN_PLAY ? "requires.in-play" : "requires.in-history";
        return prose.get(key, prose.cardsAnd(cards), cards.size());
    }
}
