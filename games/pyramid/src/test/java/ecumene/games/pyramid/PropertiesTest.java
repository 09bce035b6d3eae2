package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Verb;
import ecumene.engine.testing.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds in every game, tried on hundreds of random games of every variant and number of players. */
class PropertiesTest {
    private static final int GAMES = 200;
    private static final int MOST_PICKS = 20_000;

    @Test
    @Rule({"PYR-1.2", "PYR-8.1"})
    void nothing_is_lost_or_made_no_question_is_empty_and_every_game_ends() {
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES; number++) {
                var play = RandomPlay.of(setup, number);
                while (!play.s.over()) {
                    assertThat(play.s.options(play.s.seatToAnswer()).size()).isPositive();
                    play.step();
                    play.s.audit();
                    assertThat(play.picks.size()).as("picks of %s", setup).isLessThan(MOST_PICKS);
                }
            }
        }
    }

    @Test
    void a_record_replays_to_the_same_position_log_and_score() {
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES / 10; number++) {
                RandomPlay.of(setup, number).checkRecord();
            }
        }
    }

    @Test
    void a_copy_is_equal_and_playing_on_it_does_not_touch_the_original() {
        for (var setup : RandomPlay.setups()) {
            RandomPlay.of(setup, 3).checkCopies();
        }
    }

    @Test
    @Rule({"PYR-8.1", "PYR-10.4"})
    void every_move_every_card_and_every_end_occurs() {
        Set<Verb> verbs = new HashSet<>();
        var cards = new TreeSet<String>();
        Set<Object> ends = new HashSet<>();
        for (var setup : RandomPlay.setups()) {
            for (int number = 0; number < GAMES; number++) {
                var play = RandomPlay.of(setup, number);
                while (!play.s.over()) {
                    verbs.add(play.step().verb());
                }
                for (var entry : play.s.log()) {
                    if (entry.said().sentence() == PyramidSentence.ACTIVATED) {
                        cards.add(play.s.card(entry.said().values().get(1)).id());
                    } else if (ENDS.contains(entry.said().sentence())) {
                        ends.add(entry.said().sentence());
                    }
                }
            }
        }
        assertThat(verbs).containsExactlyInAnyOrder(PyramidVerb.values());
        assertThat(cards).hasSize(55);
        assertThat(ends).containsExactlyInAnyOrderElementsOf(ENDS);
    }

    private static final List<PyramidSentence> ENDS =
            List.of(PyramidSentence.ENDED_BY_WONDER, PyramidSentence.ENDED_BY_SPACE, PyramidSentence.ENDED_BY_TRACK);
}
