package ecumene.engine;

import static ecumene.engine.Say.said;
import static ecumene.engine.Say.step;
import static ecumene.engine.Say.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyVerb;
import java.util.List;
import org.junit.jupiter.api.Test;

class StateTest {

    @Test
    void steps_run_in_the_order_in_which_they_are_named() {
        var s = table(2);
        s.then(step(1), step(2), step(3), step(4));
        s.run();
        assertThat(said(s)).containsExactly("0:1", "0:2", "0:3", "0:4");
        assertThat(s.over()).isTrue();
    }

    @Test
    void what_a_step_adds_is_done_before_what_was_already_waiting() {
        var s = table(2);
        s.then(state -> state.then(step(1), step(2)), step(3));
        s.run();
        assertThat(said(s)).containsExactly("0:1", "0:2", "0:3");
    }

    @Test
    void two_games_at_the_same_point_are_equal_though_their_steps_are_not_the_same_objects() {
        var one = table(2);
        var two = table(2);
        one.then(Say.of(1, 7, 8), step(2));
        two.then(Say.of(1, 7, 8), step(2));
        one.run();
        two.run();
        assertThat(one.digest()).isEqualTo(two.digest());
        var other = table(2);
        other.then(Say.of(1, 7, 9), step(2));
        other.run();
        assertThat(other.digest()).isNotEqualTo(one.digest());
    }

    @Test
    void many_steps_fit() {
        var s = table(2);
        for (int n = 100; n > 0; n--) {
            s.then(step(n));
        }
        s.run();
        assertThat(said(s)).hasSize(100).startsWith("0:1", "0:2").endsWith("0:100");
    }

    @Test
    void a_question_stops_the_machine_until_it_is_answered() {
        var s = table(2);
        s.then(step(1), Say.of(1, 7, 8), step(2));
        s.run();
        assertThat(said(s)).containsExactly("0:1");
        assertThat(s.waiting()).isEqualTo(0b10);
        assertThat(s.seatToAnswer()).isEqualTo(1);
        assertThat(s.options(1).moves()).containsExactly(Say.move(7), Say.move(8));

        s.pick(1, Say.move(8));
        assertThat(said(s)).containsExactly("0:1", "1:8", "0:2");
        assertThat(s.over()).isTrue();
        assertThat(s.moves()).isEqualTo(1);
    }

    @Test
    void a_question_with_one_option_answers_itself() {
        var s = table(2);
        s.then(Say.of(1, 7), step(2));
        s.run();
        assertThat(said(s)).containsExactly("1:7", "0:2");
        assertThat(s.moves()).isZero();
    }

    @Test
    void a_question_with_one_option_is_asked_when_silence_would_tell_something() {
        var s = table(2);
        s.then(new Revealing(1), step(2));
        s.run();
        assertThat(s.waiting()).isEqualTo(0b10);
        s.pick(1, 0);
        assertThat(said(s)).containsExactly("1:7", "0:2");
    }

    @Test
    void a_question_without_options_is_a_mistake_in_the_rules() {
        var s = table(2);
        s.then(Say.of(1));
        assertThatThrownBy(s::run).isInstanceOf(IllegalStateException.class).hasMessageContaining("nothing to pick");
    }

    @Test
    void a_move_that_is_not_offered_changes_nothing() {
        var s = table(2);
        s.then(Say.of(1, 7, 8));
        s.run();
        long before = s.digest();
        assertThatThrownBy(() -> s.pick(1, Say.move(9))).isInstanceOf(IllegalMove.class);
        assertThatThrownBy(() -> s.pick(0, Say.move(7))).isInstanceOf(IllegalMove.class);
        assertThatThrownBy(() -> s.pick(1, 2)).isInstanceOf(IllegalMove.class);
        assertThatThrownBy(() -> s.pick(1, -1)).isInstanceOf(IllegalMove.class);
        assertThat(s.digest()).isEqualTo(before);
        assertThat(s.options(1).size()).isEqualTo(2);
    }

    @Test
    void an_ended_game_does_nothing_more() {
        var s = table(2);
        s.then(step(1), State::finish, step(2));
        s.run();
        assertThat(said(s)).containsExactly("0:1");
        assertThat(s.waiting()).isZero();
    }

    @Test
    void what_a_step_still_wants_when_it_has_ended_the_game_is_not_done() {
        var s = table(2);
        s.then(
                state -> {
                    state.then(step(1));
                    state.finish();
                    state.then(step(2));
                },
                step(3));
        s.run();
        assertThat(said(s)).isEmpty();
        assertThat(s.over()).isTrue();
    }

    @Test
    void the_game_may_end_with_one_thing_more() {
        var s = table(2);
        s.then(
                state -> {
                    state.finish(step(1));
                    state.then(step(2));
                },
                step(3));
        s.run();
        assertThat(said(s)).containsExactly("0:1");
        assertThat(s.over()).isTrue();
    }

    @Test
    void options_are_found_by_their_key() {
        var game = new ToyGame();
        var options = Options.plain();
        options.add(ToyVerb.ROLL);
        options.add(ToyVerb.HAND, 3, 1);
        assertThat(options.move(1).key(game)).isEqualTo("hand blue2 seat2");
        assertThat(options.find(game, "hand blue2 seat2")).isEqualTo(1);
        assertThat(options.find(game, "hand blue2")).isEqualTo(-1);
        assertThat(options.find(game, "roll")).isZero();
        assertThat(options.find(game, "")).isEqualTo(-1);
    }

    @Test
    void reasons_are_collected_only_when_somebody_asks_for_them() {
        var s = new ToyGame().deal(ToyGame.setup(2), Seed.numbered(1, 1));
        assertThat(s.options(0).blocked()).isEmpty();
        assertThat(s.explain(0).moves()).isEqualTo(s.options(0).moves());
        assertThat(s.explain(0).blocked())
                .contains(new Options.Blocked(new Move(ToyVerb.PEEK, 1, 0), Said.of(ToySentence.NOTHING_TO_SEE, 1)));
    }

    @Test
    void a_sentence_needs_all_its_blanks() {
        assertThatThrownBy(() -> Said.of(ToySentence.PLAYED, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("played");
    }

    /** One option, but whether it was asked must not tell the others so. */
    private record Revealing(int seat) implements Question<ToyState> {
        @Override
        public Said prompt(ToyState s) {
            return Said.of(ToySentence.ASK_TURN);
        }

        @Override
        public void options(ToyState s, Options out) {
            out.add(ToyVerb.SAY, 7);
        }

        @Override
        public void pick(ToyState s, Move move) {
            s.log(ToySentence.SAID, seat, move.a());
        }

        @Override
        public boolean revealing(ToyState s) {
            return true;
        }
    }

    @Test
    void a_log_entry_is_read_by_whom_it_is_for() {
        var s = table(2);
        s.logSecret(1, Said.of(ToySentence.DREW, 1, 5), Said.of(ToySentence.DREW_OPENLY, 1));
        var readers = List.of(0, 1, 2);
        assertThat(readers).filteredOn(s.log().get(0)::readableBy).containsExactly(1);
        assertThat(readers).filteredOn(s.log().get(1)::readableBy).containsExactly(0, 2);
    }
}
