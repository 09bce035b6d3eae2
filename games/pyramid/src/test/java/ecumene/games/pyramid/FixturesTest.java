package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;

import ecumene.engine.testing.Fixtures;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finished games that must go on exactly as they once went. Others come from {@code ./ecumene simulate pyramid --records DIR}. */
class FixturesTest {
    private static final Fixtures<PyramidState> FIXTURES = new Fixtures<>(GAME);

    @ParameterizedTest
    @ValueSource(strings = {"new-world-2", "renaissance-3", "mixed-4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String name) throws IOException {
        FIXTURES.check(name);
    }
}
