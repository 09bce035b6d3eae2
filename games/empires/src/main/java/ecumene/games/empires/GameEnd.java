package ecumene.games.empires;

import ecumene.engine.Step;
import ecumene.engine.Zones;

/** EMP-17: how the game ends. */
final class GameEnd {
    static final Step<EmpiresState> FINAL = GameEnd::beforeResult;
    private static final Step<EmpiresState> RESULT = GameEnd::result;
    private static final int RETURNED_AT_END = 2;

    private GameEnd() {}

    /** EMP-17.2: this round and one more; further triggers change nothing. */
    static void trigger(EmpiresState s, EmpiresSentence why, int seat) {
        if (s.lastRound == EmpiresState.NEVER) {
            s.lastRound = s.round + 1;
            s.log(why, seat);
        }
    }

    /** EMP-17.3: at once; nothing that was still to be done is done. */
    static void collapse(EmpiresState s) {
        if (s.collapsed) {
            return;
        }
        s.log(EmpiresSentence.COLLAPSED, s.active);
        s.collapsed = true;
        s.finish(FINAL);
    }

    /** EMP-17.4: whoever owns such a card returns unrest before the result is determined. */
    private static void beforeResult(EmpiresState s) {
        s.frames.clear();
        s.then(RESULT);
        for (int i = s.players() - 1; i >= 0; i--) {
            int seat = (s.first + i) % s.players();
            if (Scoring.returnsUnrestAtEnd(s, seat)) {
                showDeck(s, seat);
                s.then(new Settle(seat));
            }
        }
    }

    /** The game is over: nothing is hidden from the owner any more. */
    private static void showDeck(EmpiresState s, int seat) {
        for (int p = s.zones().first(Places.deck(seat));
                p != Zones.NONE;
                p = s.zones().after(p)) {
            s.zones().show(p, seat);
        }
    }

    /** EMP-18.1: everybody counts in front of all, so the cards that score are seen by all. */
    private static void layOpen(EmpiresState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            Piles.layOpen(s, Places.hand(seat));
            Piles.layOpen(s, Places.deck(seat));
            Piles.layOpen(s, Places.history(seat));
        }
    }

    private static final int COUNTED = Place.HAND.bit()
            | Place.PLAY.bit()
            | Place.GARRISON.bit()
            | Place.DISCARD.bit()
            | Place.DECK.bit()
            | Place.HISTORY.bit();

    /** Q-SUMERIANS. */
    private record Settle(int seat) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            int places = s.nation(seat).hasSunkenPile() ? COUNTED & ~Place.HISTORY.bit() : COUNTED;
            CardChoice.ask(s, seat, Deed.SETTLE, places, Filter.UNREST, 0, RETURNED_AT_END);
        }
    }

    private static void result(EmpiresState s) {
        layOpen(s);
        for (int seat = 0; s.logging() && seat < s.players(); seat++) {
            if (s.collapsed) {
                s.log(EmpiresSentence.FINAL_UNREST, seat, Scoring.unrest(s, seat), Scoring.total(s, seat));
            } else {
                s.log(EmpiresSentence.FINAL_SCORE, seat, Scoring.total(s, seat));
            }
        }
        if (s.practice() && s.logging()) {
            if (s.collapsed) {
                s.log(EmpiresSentence.RIVAL_UNREST, Practice.unrest(s), Practice.score(s));
            } else {
                s.log(EmpiresSentence.RIVAL_SCORE, Practice.score(s));
            }
        }
        s.finish();
    }
}
