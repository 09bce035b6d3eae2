package ecumene.games.dawn;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every game, on games in which everybody picks at random. */
class PropertiesTest {
    private static final int GAMES = Integer.getInteger("dawn.games", 12);

    static List<Setup> setups() {
        return RandomPlay.setups();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"DAWN-1.1", "DAWN-1.2", "DAWN-1.3", "DAWN-5.1"})
    void nothing_is_made_or_lost_and_every_game_ends(Setup setup) {
        for (int number = 0; number < GAMES; number++) {
            var play = RandomPlay.of(setup, number);
            int audits = 0;
            while (!play.s.over()) {
                play.step();
                if (audits++ % 7 == 0) {
                    play.s.audit();
                }
            }
            play.s.audit();
            assertThat(play.s.advances()).isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void a_record_replays_to_the_same_game(Setup setup) {
        RandomPlay.of(setup, 100).checkRecord();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void copies_are_independent(Setup setup) {
        RandomPlay.of(setup.with(ecumene.games.dawn.Setup.ROUND_LIMIT, "20"), 101)
                .checkCopies();
    }
}
