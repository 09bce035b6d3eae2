package ecumene.engine;

import static ecumene.engine.Say.said;
import static ecumene.engine.Say.step;
import static ecumene.engine.Say.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.RandomGame;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class TogetherTest {

    /** Seat 0 says 1 or 2 and then 5 or 6; seat 1 says 3 or 4; seat 2 says 7 or 8. Then a step logs 0. */
    private static ToyState asked() {
        var s = table(3);
        Together<ToyState> all =
                Together.of(List.of(Say.of(0, 1, 2).then(Say.of(0, 5, 6)), Say.of(1, 3, 4), Say.of(2, 7, 8)));
        s.then(all, step(0));
        s.run();
        return s;
    }

    @Test
    void all_are_asked_and_nothing_happens_before_the_last_answer() {
        var s = asked();
        assertThat(s.waiting()).isEqualTo(0b111);
        s.pick(1, Say.move(4));
        assertThat(s.waiting()).isEqualTo(0b101);
        s.pick(2, Say.move(7));
        s.pick(0, Say.move(1));
        assertThat(s.waiting()).as("the follow-up").isEqualTo(0b001);
        assertThat(s.options(0).moves()).containsExactly(Say.move(5), Say.move(6));
        assertThat(said(s)).isEmpty();

        s.pick(0, Say.move(6));
        assertThat(said(s)).containsExactly("0:1", "0:6", "1:4", "2:7", "0:0");
        assertThat(s.over()).isTrue();
    }

    @Test
    void the_order_of_arrival_does_not_matter() {
        var orders = List.of(List.of(0, 0, 1, 2), List.of(2, 1, 0, 0), List.of(0, 2, 0, 1), List.of(1, 0, 2, 0));
        var logs = new HashSet<List<String>>();
        var digests = new HashSet<Long>();
        for (var order : orders) {
            var s = asked();
            order.forEach(seat -> s.pick(seat, 0));
            logs.add(said(s));
            digests.add(s.digest());
        }
        assertThat(logs).containsExactly(List.of("0:1", "0:5", "1:3", "2:7", "0:0"));
        assertThat(digests).hasSize(1);
    }

    @Test
    void a_single_option_is_asked_here_too_because_the_others_see_who_answers() {
        var s = table(2);
        s.then(Together.of(List.of(Say.of(0, 1), Say.of(1, 2, 3))), step(0));
        s.run();
        assertThat(s.waiting()).isEqualTo(0b11);
    }

    @Test
    void nobody_sees_an_answer_before_the_last_is_in() {
        var game = new ToyGame();
        var one = asked();
        var two = asked();
        one.pick(1, Say.move(3));
        two.pick(1, Say.move(4));
        for (int viewer = 0; viewer <= 3; viewer++) {
            assertThat(View.of(game, one, viewer)).isEqualTo(View.of(game, two, viewer));
        }
        assertThat(one.log()).isEmpty();
    }

    @Test
    void an_imagined_state_has_any_answers_of_the_others_and_the_viewers_own() {
        var s = asked();
        s.pick(1, Say.move(3));
        s.pick(2, Say.move(8));
        var heard = new HashSet<List<String>>();
        for (int n = 0; n < 50; n++) {
            var imagined = s.imagine(1, Rng.of(n));
            assertThat(imagined.waiting()).isEqualTo(0b001);
            heard.add(afterFirstOptions(imagined));
        }
        assertThat(heard)
                .containsExactlyInAnyOrder(List.of("0:1", "0:5", "1:3", "2:7"), List.of("0:1", "0:5", "1:3", "2:8"));
    }

    @Test
    void to_the_others_a_seat_in_the_middle_of_its_answers_is_at_its_first_question_again() {
        var s = asked();
        s.pick(0, Say.move(2));
        var other = s.imagine(1, Rng.of(1));
        assertThat(other.waiting()).isEqualTo(s.waiting());
        assertThat(other.options(0).moves()).containsExactly(Say.move(1), Say.move(2));
        var own = s.imagine(0, Rng.of(1));
        assertThat(own.options(0).moves()).containsExactly(Say.move(5), Say.move(6));
        assertThat(afterFirstOptions(own)).containsExactly("0:2", "0:5", "1:3", "2:7");
    }

    @Test
    void the_public_knows_no_answer_and_an_answered_follow_up_is_imagined_whole() {
        var s = asked();
        s.pick(0, Say.move(2));
        s.pick(0, Say.move(6));
        var heard = new HashSet<List<String>>();
        for (int n = 0; n < 100; n++) {
            var imagined = s.imagine(3, Rng.of(n));
            assertThat(imagined.waiting()).isEqualTo(0b110);
            heard.add(afterFirstOptions(imagined).subList(0, 2));
        }
        assertThat(heard)
                .containsExactlyInAnyOrder(
                        List.of("0:1", "0:5"), List.of("0:1", "0:6"), List.of("0:2", "0:5"), List.of("0:2", "0:6"));
    }

    @Test
    void an_answer_can_be_taken_back_until_that_of_another_has_come() {
        var s = asked();
        s.pick(0, 0);
        s.pick(0, 0);
        assertThat(s.undoFloor()).as("both of seat 0").isZero();
        s.pick(2, 0);
        assertThat(s.undoFloor()).as("that of seat 2 only").isEqualTo(2);
        s.pick(1, 0);
        assertThat(s.undoFloor()).as("all are in").isEqualTo(4);
    }

    @Test
    void a_copy_in_the_middle_goes_its_own_way() {
        var s = asked();
        s.pick(0, 0);
        s.pick(2, 1);
        var copy = s.copy();
        long before = s.digest();
        assertThat(copy.digest()).isEqualTo(before);
        copy.pick(0, 1);
        copy.pick(1, 0);
        assertThat(s.digest()).isEqualTo(before);
        assertThat(said(copy)).containsExactly("0:1", "0:6", "1:3", "2:8", "0:0");
        assertThat(said(s)).isEmpty();
    }

    @Test
    void what_is_sealed_counts_in_the_digest() {
        var one = asked();
        var two = asked();
        one.pick(1, 0);
        two.pick(1, 1);
        assertThat(one.digest()).isNotEqualTo(two.digest());
    }

    @Test
    void a_game_in_which_answers_come_in_any_order_is_played_again_from_its_record() {
        var game = new ToyGame();
        int outOfOrder = 0;
        for (int n = 0; n < 50; n++) {
            var setup = ToyGame.setup(3);
            var play = new RandomGame<>(game, setup, game.deal(setup, Seed.numbered(9, n)), n);
            play.checkRecord();
            outOfOrder += descents(play.picks);
        }
        assertThat(outOfOrder)
                .as("answers that came before that of a lower seat")
                .isPositive();
    }

    /** How often a seat has bid right after one with a higher number. */
    private static int descents(List<GameRecord.Pick> picks) {
        int found = 0;
        for (int i = 1; i < picks.size(); i++) {
            if (picks.get(i).key().startsWith("bid")
                    && picks.get(i - 1).key().startsWith("bid")
                    && picks.get(i).seat() < picks.get(i - 1).seat()) {
                found++;
            }
        }
        return found;
    }

    @Test
    void a_substitute_goes_on_from_what_its_seat_knows_in_the_middle_of_an_answer() {
        for (int taken = 0; taken < 3; taken++) {
            for (int before = 0; before < 3; before++) {
                var s = asked();
                for (int n = 0; n < before; n++) {
                    s.pick(s.seatToAnswer(), 1);
                }
                while (!s.over()) {
                    int seat = s.seatToAnswer();
                    s.pick(
                            seat,
                            seat == taken
                                    ? substitute(s, seat)
                                    : s.options(seat).move(1));
                }
                assertThat(said(s))
                        .as("seat %d after %d", taken, before)
                        .hasSize(5)
                        .endsWith("0:0");
            }
        }
    }

    /** What a bot picks that sees nothing but an imagined state. */
    private static Move substitute(ToyState s, int seat) {
        var imagined = s.imagine(seat, Rng.of(s.moves()));
        assertThat(imagined.options(seat).moves()).isEqualTo(s.options(seat).moves());
        var move = imagined.options(seat).move(0);
        imagined.pick(seat, 0);
        return move;
    }

    /** Sealed answers show only when all are in: whoever is still asked takes the first option. */
    private static List<String> afterFirstOptions(ToyState s) {
        while (!s.over()) {
            s.pick(s.seatToAnswer(), 0);
        }
        return Say.shown(s);
    }
}
