package ecumene.games.dawn;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Laws;
import ecumene.engine.Setup;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** DAWN-18.2: nobody has private information, and what nobody knows reaches nobody: the order of the wonder cards and the dice to come. */
class HiddenInformationTest {
    private static final int POSITIONS = 100;
    private static final int ANSWERS = 3000;

    private static List<Setup> setups() {
        return RandomPlay.setups();
    }

    @Test
    @Rule({"DAWN-18.1", "DAWN-18.2", "DAWN-18.3"})
    void the_laws_of_hidden_information_hold() {
        for (var setup : setups()) {
            var laws = new Laws<>(RandomPlay.GAME);
            var play = RandomPlay.of(setup, 17);
            for (int checked = 0; checked < POSITIONS && !play.s.over(); checked++) {
                laws.check(play.s, play.rng());
                play.step();
            }
        }
    }

    @Test
    @Rule({"DAWN-18.2", "DAWN-20.13"})
    void an_answer_to_a_command_does_not_depend_on_what_nobody_knows() {
        var setups = setups();
        assertThat(Commands.check(
                        RandomPlay.GAME, n -> RandomPlay.of(setups.get((int) (n % setups.size())), n), ANSWERS))
                .isEqualTo(ANSWERS);
    }

    @Test
    @Rule({"DAWN-18.2", "DAWN-2.11"})
    void the_last_card_of_an_era_is_known_when_the_other_is_seen() {
        var table = Table.dealt(4, "introductory");
        var zones = table.s.zones();
        int nobody = table.s.players();
        for (int deck = 0; deck < 4; deck++) {
            int second = zones.first(Places.deck(deck));
            assertThat(zones.knows(nobody, table.s.offered(deck))).isTrue();
            assertThat(zones.knows(nobody, second))
                    .as("the other ancient wonder")
                    .isTrue();
            assertThat(zones.knows(nobody, zones.after(second)))
                    .as("a medieval wonder")
                    .isFalse();
        }
    }
}
