package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;

import ecumene.engine.Setup;
import ecumene.engine.Verb;
import ecumene.engine.testing.Fixtures;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finished games that must go on exactly as they once went. */
class FixturesTest {
    private static final Fixtures<AgesState> FIXTURES = new Fixtures<>(GAME);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(int players) throws IOException {
        FIXTURES.check("full-" + players, Setup.of("ages", players, "full"), FixturesTest::wish);
    }

    /** A game in which much happens. Of four players one resigns on the way. */
    private static int wish(AgesState s, Verb verb) {
        return switch ((AgesVerb) verb) {
            case RESIGN -> s.players() == 4 && s.seatToAnswer() == 1 && s.round >= 7 ? 1000 : 0;
            case DESTROY, DISBAND, CANCEL, MANUAL -> 1;
            case COPY -> 2;
            case END, PASS, DONE, YIELD -> 6;
            case TAKE -> 8;
            default -> 24;
        };
    }
}
