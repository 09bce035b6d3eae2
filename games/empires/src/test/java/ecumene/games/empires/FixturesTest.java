package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;

import ecumene.engine.Setup;
import ecumene.engine.Verb;
import ecumene.engine.testing.Fixtures;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Finished games that must go on exactly as they once went. */
class FixturesTest {
    private static final Fixtures<EmpiresState> FIXTURES = new Fixtures<>(GAME);

    /** One of the boxes with each number of players, and the practice game. */
    @ParameterizedTest
    @CsvSource({"classics, 1", "classics, 2", "legends, 3", "mixed, 4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String variant, int players) throws IOException {
        FIXTURES.check(variant + "-" + players, Setup.of("empires", players, variant), FixturesTest::wish);
    }

    /** A game in which much happens. */
    private static int wish(EmpiresState s, Verb verb) {
        return switch ((EmpiresVerb) verb) {
            case END, NO, DONE -> 2;
            case INNOVATE, REVOLT -> 4;
            default -> 24;
        };
    }
}
