package ecumene.games.dawn;

import ecumene.engine.cards.FingerprintContract;
import ecumene.games.dawn.face.DawnProvider;

/** Whatever is changed in the data of the game makes other rules. */
class FingerprintTest extends FingerprintContract {
    FingerprintTest() {
        super(new DawnProvider());
    }
}
