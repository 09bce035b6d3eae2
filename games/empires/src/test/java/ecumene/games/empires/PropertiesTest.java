package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.Setup;
import ecumene.engine.Verb;
import ecumene.engine.testing.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every game, tried on random games of every variant and number of players. */
class PropertiesTest {
    private static final int GAMES = Integer.getInteger("games", 2);
    private static final int MOST_PICKS = 20_000;

    static List<Setup> setups() {
        return RandomPlay.setups();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void no_law_is_broken_no_question_is_empty_and_every_game_ends(Setup setup) {
        for (int number = 0; number < GAMES; number++) {
            var play = RandomPlay.of(setup, number);
            var laws = new Laws<>(GAME);
            var rng = Rng.of(7);
            laws.check(play.s, rng);
            while (!play.s.over()) {
                play.step();
                laws.check(play.s, rng);
                assertThat(play.picks.size()).as("picks of game %s", number).isLessThan(MOST_PICKS);
            }
            laws.checkReplay(play.record(), play.s);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void a_record_replays_to_the_same_position_log_and_score(Setup setup) {
        for (int number = 0; number < 4; number++) {
            RandomPlay.of(setup, number).checkRecord();
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void a_copy_is_equal_and_playing_on_it_does_not_touch_the_original(Setup setup) {
        RandomPlay.of(setup, 3).checkCopies();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-18.7")
    void the_parts_of_a_score_add_up_to_it(Setup setup) {
        for (int number = 0; number < 4; number++) {
            var s = RandomPlay.of(setup, number).toTheEnd().s;
            for (int seat = 0; seat < s.players(); seat++) {
                int sum = GAME.breakdown(s, seat).stream()
                        .mapToInt(line -> line.points())
                        .sum();
                assertThat(GAME.score(s, seat))
                        .as("game %s, seat %s", number, seat)
                        .isEqualTo(sum);
            }
        }
    }

    @Test
    @Rule({"EMP-5.6", "EMP-4.10"})
    void the_same_seed_is_the_same_game_and_another_seed_another() {
        var setup = Setup.of("empires", 4, "mixed");
        assertThat(RandomPlay.of(setup, 5).toTheEnd().record())
                .isEqualTo(RandomPlay.of(setup, 5).toTheEnd().record());
        Set<Long> digests = new HashSet<>();
        Set<Integer> first = new HashSet<>();
        for (int number = 0; number < 20; number++) {
            var s = RandomPlay.of(setup, number).s;
            digests.add(s.digest());
            first.add(s.first);
        }
        assertThat(digests).hasSize(20);
        assertThat(first).hasSize(4);
    }

    @Test
    @Rule({"EMP-17.1", "EMP-17.3"})
    void every_move_every_nation_and_both_ends_occur() {
        Set<Verb> verbs = new HashSet<>();
        Set<String> nations = new HashSet<>();
        Set<Boolean> collapsed = new HashSet<>();
        for (int number = 0; number < 1200; number++) {
            var setup = Setup.of("empires", 2 + number % 3, "mixed");
            // one card alone lets its owner say how much is paid
            var play = RandomPlay.of(number % 2 == 0 ? setup.with("nation1", "qin") : setup, number);
            while (!play.s.over()) {
                verbs.add(play.step().verb());
            }
            for (int seat = 0; seat < play.s.players(); seat++) {
                nations.add(play.s.nation(seat).id());
            }
            collapsed.add(play.s.collapsed);
        }
        assertThat(verbs).containsExactlyInAnyOrder(EmpiresVerb.values());
        assertThat(nations).hasSize(16);
        assertThat(collapsed).containsExactlyInAnyOrder(true, false);
    }
}
