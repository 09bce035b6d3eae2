package ecumene.games.dawn;

import ecumene.engine.Setup;
import ecumene.engine.testing.Fixtures;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Finished games that must go on as they went, one of each kind of map. */
class FixturesTest {
    private static final Fixtures<DawnState> FIXTURES = new Fixtures<>(RandomPlay.GAME);

    @ParameterizedTest
    @CsvSource({"introductory, 2", "generated, 3", "built, 4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String variant, int players) throws IOException {
        var setup = Setup.of("dawn", players, variant).with("round-limit", "20");
        FIXTURES.check(variant + "-" + players, setup, FixturesTest::wish);
    }

    private static int wish(DawnState s, ecumene.engine.Verb verb) {
        if (verb == DawnVerb.PASS || verb == DawnVerb.DONE || verb == DawnVerb.NO) {
            return 1;
        }
        return verb == DawnVerb.WONDER || verb == DawnVerb.ENTER ? 40 : 8;
    }
}
