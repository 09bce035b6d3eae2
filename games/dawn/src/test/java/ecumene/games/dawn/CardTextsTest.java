package ecumene.games.dawn;

import ecumene.engine.testing.CardTextsContract;

/** What stands on every card, in both languages. */
class CardTextsTest extends CardTextsContract {
    CardTextsTest() {
        super(RandomPlay.GAME);
    }
}
