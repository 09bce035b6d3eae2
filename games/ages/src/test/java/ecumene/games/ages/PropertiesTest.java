package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Verb;
import ecumene.engine.testing.RandomGame;
import ecumene.engine.testing.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What holds in every game, tried on random games with every number of players, from the start and from late positions. */
class PropertiesTest {
    private static final int GAMES = 60;
    private static final int MOST_PICKS = 20_000;

    private static RandomGame<AgesState> toTheEnd(RandomGame<AgesState> play) {
        while (!play.s.over()) {
            assertThat(play.s.options(play.s.seatToAnswer()).size()).isPositive();
            play.step();
            play.s.audit();
            assertThat(play.picks.size()).as("picks of %s", play.setup).isLessThan(MOST_PICKS);
        }
        return play;
    }

    @Test
    @Rule({"AGES-1.2", "AGES-1.3", "AGES-1.5", "AGES-3.1"})
    void nothing_is_lost_or_made_no_question_is_empty_and_every_game_ends() {
        int played = 0;
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES; number++) {
                var s = toTheEnd(RandomPlay.of(setup, number)).s;
                if (s.civilizations() == s.players()) {
                    assertThat(s.age).isEqualTo(AgesState.LAST_AGE);
                    assertThat(s.turn).as("everybody has as many turns").isEqualTo(s.round * s.players());
                    played++;
                }
            }
        }
        assertThat(played).isGreaterThan(2 * GAMES);
    }

    @Test
    void a_record_replays_to_the_same_position_log_and_score() {
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES / 4; number++) {
                RandomPlay.of(setup, number).checkRecord();
            }
        }
    }

    @Test
    void a_copy_is_equal_and_playing_on_it_does_not_touch_the_original() {
        for (int players = 2; players <= 4; players++) {
            RandomPlay.of(RandomPlay.setup(players), 3).checkCopies();
            for (int number = 0; number < 4; number++) {
                RandomPlay.from(LatePosition.of(players, number), number).checkCopies();
            }
        }
    }

    @Test
    @Rule({"AGES-14.5", "AGES-2.7"})
    void the_same_seed_is_the_same_game_and_another_seed_another() {
        var setup = RandomPlay.setup(4);
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
    void every_move_occurs_and_every_late_position_can_be_played_to_the_end() {
        Set<Verb> verbs = new HashSet<>();
        for (int players = 2; players <= 4; players++) {
            for (int number = 0; number < 3 * GAMES; number++) {
                var play = RandomPlay.from(LatePosition.of(players, number), number);
                while (!play.s.over()) {
                    verbs.add(play.step().verb());
                    play.s.audit();
                }
            }
        }
        assertThat(verbs).containsExactlyInAnyOrder(AgesVerb.values());
    }
}
