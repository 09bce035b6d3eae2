package ecumene.games.empires;

import ecumene.engine.cards.FingerprintContract;

/** Whatever is changed in the data of the game makes other rules. */
class FingerprintTest extends FingerprintContract {
    FingerprintTest() {
        super(new EmpiresProvider());
    }
}
