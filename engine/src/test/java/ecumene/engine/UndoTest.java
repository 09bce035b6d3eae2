package ecumene.engine;

import static ecumene.engine.Say.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyState.Chance;
import java.util.List;
import org.junit.jupiter.api.Test;

class UndoTest {

    private static ToyState asking(Question<ToyState> first, Step<ToyState> second, Question<ToyState> third) {
        var s = table(2);
        s.then(first, second, third);
        s.run();
        return s;
    }

    private static final Step<ToyState> NOTHING = s -> {};

    @Test
    void picks_of_one_seat_in_a_row_can_be_taken_back() {
        var s = table(2);
        s.then(Say.of(0, 1, 2), Say.of(0, 3, 4), Say.of(0, 5, 6));
        s.run();
        s.pick(0, 0);
        s.pick(0, 0);
        assertThat(s.moves()).isEqualTo(2);
        assertThat(s.undoFloor()).isZero();
    }

    @Test
    void not_when_the_question_has_passed_to_another_seat() {
        var s = asking(Say.of(0, 1, 2), NOTHING, Say.of(1, 3, 4));
        s.pick(0, 0);
        assertThat(s.undoFloor()).isEqualTo(1);
    }

    @Test
    void not_when_a_die_was_rolled() {
        var s = asking(Say.of(0, 1, 2), state -> state.random(Chance.DIE), Say.of(0, 3, 4));
        s.pick(0, 0);
        assertThat(s.undoFloor()).isEqualTo(1);
    }

    @Test
    void not_when_a_hidden_card_was_shown() {
        var s = table(2);
        s.zones().conceal(new int[] {8, 9, 10});
        s.then(Say.of(0, 1, 2), state -> state.zones().show(9, 0), Say.of(0, 3, 4));
        s.run();
        s.pick(0, 0);
        assertThat(s.undoFloor()).isEqualTo(1);
    }

    @Test
    void not_when_all_were_asked_together_even_if_the_same_seat_goes_on() {
        var s = table(2);
        Together<ToyState> both = Together.of(List.of(Say.of(0, 3, 4), Say.of(1, 5, 6)));
        s.then(Say.of(0, 1, 2), both, Say.of(0, 7, 8));
        s.run();
        s.pick(0, 0);
        s.pick(0, 0);
        s.pick(1, 0);
        assertThat(s.waiting()).isEqualTo(0b01);
        assertThat(s.undoFloor()).as("the answer of the other seat").isEqualTo(3);
        s.pick(0, 0);
        assertThat(s.over()).isTrue();
        assertThat(s.undoFloor()).isEqualTo(4);
    }

    @Test
    void not_when_the_game_is_over() {
        var s = table(2);
        s.then(Say.of(0, 1, 2), Say.of(0, 3, 4));
        s.run();
        s.pick(0, 0);
        assertThat(s.undoFloor()).isZero();
        s.pick(0, 0);
        assertThat(s.undoFloor()).isEqualTo(2);
    }

    @Test
    void an_answer_that_another_seat_gave_by_itself_does_not_matter() {
        var s = asking(Say.of(0, 1, 2), Say.of(1, 9), Say.of(0, 3, 4));
        s.pick(0, 0);
        assertThat(s.undoFloor()).isZero();
    }
}
