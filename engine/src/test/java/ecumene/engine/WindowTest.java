package ecumene.engine;

import static ecumene.engine.Say.said;
import static ecumene.engine.Say.step;
import static ecumene.engine.Say.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyState.Chance;
import ecumene.engine.toy.ToyVerb;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowTest {
    /** Cards that forbid what was announced. */
    private static final List<Integer> FORBIDDING = List.of(4, 6, 8);

    private static final Move PASS = Say.move(0);

    /**
     * Somebody wants a number to be said. Whoever has a card in hand may play it against that: a forbidding one, against which another may
     * be played in turn.
     */
    private record Wish(int seat, int number) implements Window.Announcement<ToyState> {
        @Override
        public boolean concerns(ToyState s, int other) {
            return s.zones().count(ToyState.hand(other)) > 0;
        }

        @Override
        public Window.Response<ToyState> ask(ToyState s, int other, int window) {
            return new MayForbid(other, window);
        }

        @Override
        public void run(ToyState s) {
            step(number).run(s);
        }

        @Override
        public void cancelled(ToyState s) {
            step(-number).run(s);
        }
    }

    /** A card is played against what was announced in a window. It is laid down at once; what it does can be forbidden. */
    private record Forbid(int seat, int card, int against) implements Window.Announcement<ToyState> {
        @Override
        public boolean concerns(ToyState s, int other) {
            return s.zones().count(ToyState.hand(other)) > 0;
        }

        @Override
        public Window.Response<ToyState> ask(ToyState s, int other, int window) {
            return new MayForbid(other, window);
        }

        @Override
        public void run(ToyState s) {
            step(card).run(s);
            s.cancel(against);
        }
    }

    private record MayForbid(int seat, int window) implements Window.Response<ToyState> {
        @Override
        public Said prompt(ToyState s) {
            return Said.of(ToySentence.ASK_TURN);
        }

        @Override
        public void options(ToyState s, Options out) {
            out.add(ToyVerb.SAY, 0);
            for (int card : s.zones().pieces(ToyState.hand(seat))) {
                if (FORBIDDING.contains(card)) {
                    out.add(ToyVerb.SAY, card);
                }
            }
        }

        @Override
        public void pick(ToyState s, Move move) {
            if (move.a() > 0) {
                s.zones().move(move.a(), ToyState.table(seat));
                Window.open(s, new Forbid(seat, move.a(), window));
            }
        }
    }

    /** Three seats; each holds these cards. Seat 0 wishes for 1, and then a step says 2. */
    private static ToyState wished(List<Integer> first, List<Integer> second, List<Integer> third) {
        var s = table(3);
        s.shuffle();
        var hands = List.of(first, second, third);
        for (int seat = 0; seat < hands.size(); seat++) {
            for (int card : hands.get(seat)) {
                s.zones().move(card, ToyState.hand(seat));
            }
        }
        s.then(state -> Window.open(state, new Wish(0, 1)), step(2));
        s.run();
        return s;
    }

    private static ToyState pick(ToyState s, int... cards) {
        for (int card : cards) {
            s.pick(s.seatToAnswer(), Say.move(card));
        }
        return s;
    }

    @Test
    void it_happens_when_nobody_can_respond() {
        assertThat(said(wished(List.of(4), List.of(), List.of()))).containsExactly("0:1", "0:2");
    }

    @Test
    void the_others_are_asked_clockwise_and_not_who_announced_it() {
        var s = wished(List.of(4), List.of(6), List.of(8));
        assertThat(s.waiting()).isEqualTo(0b010);
        s.pick(1, PASS);
        assertThat(s.waiting()).isEqualTo(0b100);
        assertThat(said(s)).as("before all have been asked").isEmpty();
        s.pick(2, PASS);
        assertThat(said(s)).containsExactly("0:1", "0:2");
    }

    @Test
    void the_round_goes_on_from_the_seat_that_announced_it() {
        var s = table(3);
        s.zones().move(4, ToyState.hand(0));
        s.zones().move(6, ToyState.hand(1));
        s.then(state -> Window.open(state, new Wish(2, 1)));
        s.run();
        assertThat(s.waiting()).isEqualTo(0b001);
        s.pick(0, PASS);
        assertThat(s.waiting()).isEqualTo(0b010);
    }

    @Test
    void cancelled_it_does_not_happen_nobody_more_is_asked_and_the_rest_goes_on() {
        var s = pick(wished(List.of(), List.of(4), List.of(7)), 4);
        assertThat(s.waiting())
                .as("asked about the card, not about the wish any more")
                .isEqualTo(0b100);
        s.pick(2, PASS);
        assertThat(said(s)).containsExactly("0:4", "0:-1", "0:2");
        assertThat(s.over()).isTrue();
    }

    @Test
    void a_response_can_be_responded_to_by_who_announced_the_first() {
        var s = pick(wished(List.of(6), List.of(4), List.of()), 4);
        assertThat(s.waiting()).isEqualTo(0b001);
        pick(s, 6);
        assertThat(said(s)).as("the card against the wish is forbidden").containsExactly("0:6", "0:1", "0:2");
    }

    @Test
    void a_response_to_a_response_to_a_response_is_settled_from_the_inside() {
        var s = pick(wished(List.of(6), List.of(4), List.of(8)), 4, 8);
        assertThat(s.waiting()).as("asked about the second card").isEqualTo(0b001);
        pick(s, 6);
        assertThat(said(s)).as("6 forbids 8, so 4 stands").containsExactly("0:6", "0:4", "0:-1", "0:2");
    }

    @Test
    void when_the_response_was_cancelled_the_others_are_still_asked_about_the_first() {
        var s = pick(wished(List.of(6), List.of(4), List.of(8, 7)), 4);
        assertThat(s.waiting()).as("about the card of seat 1").isEqualTo(0b100);
        pick(s, 0, 6);
        assertThat(s.waiting()).as("about what seat 0 has played against it").isEqualTo(0b100);
        pick(s, 0);
        assertThat(said(s)).containsExactly("0:6");
        assertThat(s.waiting()).as("about the wish").isEqualTo(0b100);
        pick(s, 8);
        assertThat(said(s)).containsExactly("0:6", "0:8", "0:-1", "0:2");
    }

    @Test
    void a_window_opened_after_another_was_cancelled_is_not_cancelled() {
        var s = table(2);
        s.zones().move(4, ToyState.hand(1));
        s.then(state -> Window.open(state, new Wish(0, 1)), state -> Window.open(state, new Wish(0, 3)), step(2));
        s.run();
        pick(s, 4);
        assertThat(said(s)).containsExactly("0:4", "0:-1", "0:3", "0:2");
    }

    @Test
    void who_holds_nothing_that_helps_is_asked_all_the_same() {
        var s = wished(List.of(), List.of(5), List.of());
        assertThat(s.waiting()).isEqualTo(0b010);
        assertThat(Gather.offered(s, 1)).containsExactly(0);
    }

    @Test
    void whether_somebody_is_asked_is_the_same_in_every_world_the_others_think_possible() {
        var s = pick(wished(List.of(6), List.of(4, 5), List.of(7, 9)), 4);
        for (int viewer = 0; viewer <= 3; viewer++) {
            for (int n = 0; n < 50; n++) {
                var imagined = s.imagine(viewer, Rng.of(n));
                assertThat(imagined.waiting()).isEqualTo(s.waiting());
                var real = s.copy();
                pick(imagined, 0);
                pick(real, 0);
                assertThat(imagined.waiting()).as("viewer %d", viewer).isEqualTo(real.waiting());
            }
        }
    }

    @Test
    void what_the_others_could_respond_is_imagined_anew() {
        var s = wished(List.of(), List.of(4), List.of(6));
        var offered = new HashSet<List<Integer>>();
        for (int n = 0; n < 100; n++) {
            var imagined = s.imagine(0, Rng.of(n));
            offered.add(Gather.offered(imagined, 1));
            playOut(imagined);
        }
        assertThat(offered).contains(List.of(0), List.of(0, 4), List.of(0, 6), List.of(0, 8));
    }

    private static void playOut(ToyState s) {
        while (!s.over()) {
            int seat = s.seatToAnswer();
            s.pick(seat, s.options(seat).size() - 1);
        }
    }

    @Test
    void a_copy_in_the_middle_of_windows_plays_alike_and_leaves_the_original_alone() {
        var s = pick(wished(List.of(6), List.of(4), List.of(8)), 4);
        var reused = wished(List.of(), List.of(4), List.of());
        s.copyInto(reused);
        var copy = s.copy();
        long before = s.digest();
        assertThat(reused.digest()).isEqualTo(copy.digest()).isEqualTo(before);
        pick(copy, 8, 6);
        pick(reused, 8, 6);
        assertThat(reused.digest()).isEqualTo(copy.digest());
        assertThat(s.digest()).isEqualTo(before);
    }

    @Test
    void what_is_cancelled_counts_in_the_digest_as_long_as_the_window_is_open() {
        var one = pick(wished(List.of(6), List.of(4), List.of(8)), 4);
        var other = one.copy();
        other.cancel(0);
        assertThat(other.digest()).isNotEqualTo(one.digest());
        other = one.copy();
        other.cancel(5);
        assertThat(other.digest()).as("there is no such window").isEqualTo(one.digest());
    }

    @Test
    void a_response_cannot_be_taken_back_once_another_was_asked() {
        var s = wished(List.of(6), List.of(4), List.of(8));
        assertThat(s.undoFloor()).isZero();
        pick(s, 4);
        assertThat(s.undoFloor()).isEqualTo(1);
    }

    @Test
    void played_again_the_same_answers_give_the_same_game() {
        var cards = List.of(4, 8, 6);
        var one = wished(List.of(6), List.of(4), List.of(8));
        var two = wished(List.of(6), List.of(4), List.of(8));
        cards.forEach(card -> pick(one, card));
        cards.forEach(card -> pick(two, card));
        assertThat(two.digest()).isEqualTo(one.digest());
        assertThat(two.log()).isEqualTo(one.log());
        one.audit();
    }

    @Test
    void when_the_game_ends_in_a_window_nothing_of_it_is_left() {
        var s = table(2);
        s.zones().move(4, ToyState.hand(1));
        s.then(state -> Window.open(state, new Wish(0, 1)));
        s.run();
        s.finish(step(9));
        s.run();
        assertThat(said(s)).containsExactly("0:9");
        assertThat(s.over()).isTrue();
    }

    @Test
    void no_window_opens_in_a_step_that_has_ended_the_game() {
        var s = table(2);
        s.zones().move(4, ToyState.hand(1));
        s.then(state -> {
            state.finish();
            Window.open(state, new Wish(0, 1));
        });
        s.run();
        assertThat(s.over()).isTrue();
        assertThat(said(s)).isEmpty();
    }

    @Test
    void responses_without_an_end_are_a_mistake_in_the_rules() {
        var s = table(2);
        for (int n = 0; n < Integer.SIZE; n++) {
            Window.open(s, new Wish(0, n));
        }
        assertThatThrownBy(() -> Window.open(s, new Wish(0, 33)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("without an end");
    }

    @Test
    void randomness_in_what_was_announced_cannot_be_taken_back() {
        var s = table(2);
        s.then(
                Say.of(0, 1, 2),
                state -> state.random(Chance.DIE),
                state -> Window.open(state, new Wish(0, 1)),
                Say.of(0, 5, 6));
        s.run();
        s.pick(0, 0);
        assertThat(s.undoFloor()).isEqualTo(1);
    }
}
