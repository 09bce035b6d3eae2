package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Laws;
import ecumene.engine.Rng;
import org.junit.jupiter.api.Test;

/** What holds in every game, tried on random games of every variant and number of players. */
class PropertiesTest {
    private static final int GAMES = Integer.getInteger("games", 3);
    private static final int MOST_PICKS = 20_000;

    @Test
    void nothing_is_lost_or_made_no_question_is_empty_and_every_game_ends() {
        int picks = 0;
        int games = 0;
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES; number++) {
                var play = RandomPlay.of(setup, number);
                var laws = new Laws<>(Games.GAME);
                var rng = Rng.of(7);
                while (!play.s.over()) {
                    try {
                        laws.check(play.s, rng);
                        play.step();
                    } catch (RuntimeException e) {
                        throw new AssertionError(
                                setup + " game " + number + " after " + play.picks.size() + " picks, last "
                                        + (play.picks.isEmpty() ? "" : play.picks.getLast()),
                                e);
                    }
                    assertThat(play.picks.size()).as("picks of %s", setup).isLessThan(MOST_PICKS);
                }
                laws.checkReplay(play.record(), play.s);
                picks += play.picks.size();
                games++;
            }
        }
        System.out.println(games + " games, " + picks + " picks");
    }
}
