package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;

import ecumene.engine.Setup;
import ecumene.engine.Verb;
import ecumene.engine.testing.Fixtures;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Finished games that must go on exactly as they once went. */
class FixturesTest {
    private static final Fixtures<PyramidState> FIXTURES = new Fixtures<>(GAME);

    @ParameterizedTest
    @CsvSource({"new-world, 2", "renaissance, 3", "mixed, 4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String variant, int players) throws IOException {
        FIXTURES.check(variant + "-" + players, Setup.of("pyramid", players, variant), FixturesTest::wish);
    }

    /** A game in which much happens. */
    private static int wish(PyramidState s, Verb verb) {
        return switch ((PyramidVerb) verb) {
            case PASS, REST, DECLINE -> 1;
            case DONE -> 3;
            case ACTIVATE -> 24;
            default -> 8;
        };
    }
}
