package ecumene.engine;

import static ecumene.engine.Gather.DONE;
import static ecumene.engine.Gather.any;
import static ecumene.engine.Gather.asked;
import static ecumene.engine.Gather.offered;
import static ecumene.engine.Gather.pick;
import static ecumene.engine.Say.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import ecumene.engine.Gather.Fit;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyVerb;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SetQuestionTest {
    private static final ToyGame GAME = new ToyGame();

    static Stream<Gather> sets() {
        return Stream.of(
                any(0, 2, 2, 1, 2, 3, 4),
                any(0, 0, 2, 1, 2, 3),
                any(0, 1, 3, 4, 2, 9),
                any(0, 0, 9, 1, 2, 3, 4),
                Gather.of(0, 1, 4, Fit.TEN, 1, 2, 3, 4, 5, 7, 9),
                Gather.of(0, 1, 4, Fit.TEN, 7, 5, 3, 2, 1),
                Gather.of(0, 2, 2, Fit.PAIRS, 2, 4, 3, 5, 6),
                Gather.of(0, 3, 3, Fit.PAIRS, 2, 4, 3, 5, 6, 7),
                Gather.of(0, 0, 4, Fit.PAIRS, 2, 3, 4, 5));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void a_search_reaches_every_answer_in_one_way(Gather question) {
        var reached = new ArrayList<List<Integer>>();
        search(asked(question), List.of(), reached);
        assertThat(reached).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(question.answers());
    }

    private static void search(ToyState s, List<Integer> picked, List<List<Integer>> reached) {
        if (s.over()) {
            var answer = said(s).stream().map(line -> Integer.valueOf(line.substring(2)));
            reached.add(answer.filter(number -> number > 0).toList());
            return;
        }
        for (int option = 0; option < s.options(0).plausible(); option++) {
            var copy = s.copy();
            copy.pick(0, option);
            search(copy, picked, reached);
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void an_answer_can_be_picked_in_any_order_and_means_the_same(Gather question) {
        for (var answer : question.answers()) {
            var digests = new ArrayList<Long>();
            for (var order : Gather.orders(answer)) {
                if (question.fit() == Fit.PAIRS && !inOrderOfTwins(order)) {
                    continue;
                }
                var s = asked(question);
                order.forEach(number -> pick(s, 0, number));
                if (!s.over()) {
                    s.pick(0, DONE);
                }
                var expected = answer.stream().map(number -> "0:" + number).toList();
                assertThat(said(s).subList(0, answer.size())).isEqualTo(expected);
                digests.add(s.digest());
            }
            assertThat(digests).as("%s", answer).isNotEmpty().containsOnly(digests.getFirst());
        }
    }

    private static boolean inOrderOfTwins(List<Integer> order) {
        return IntStream.range(0, order.size())
                .allMatch(i -> order.get(i) % 2 == 0 || order.subList(0, i).contains(order.get(i) - 1));
    }

    @Test
    void nothing_happens_before_the_answer_is_whole() {
        var s = pick(asked(any(0, 2, 3, 1, 2, 3)), 0, 2, 3);
        assertThat(said(s)).isEmpty();
        assertThat(s.moves()).isEqualTo(2);
        s.pick(0, DONE);
        assertThat(said(s)).containsExactly("0:2", "0:3", "0:0");
    }

    @Test
    void that_is_all_can_be_said_from_the_least_on() {
        var s = asked(any(0, 1, 3, 1, 2, 3));
        assertThat(offered(s, 0)).containsExactly(1, 2, 3);
        assertThat(offered(pick(s, 0, 2), 0)).containsExactly(3, 0, 1);
        assertThat(offered(asked(any(0, 0, 3, 1, 2)), 0)).containsExactly(1, 2, 0);
    }

    @Test
    void a_set_that_is_begun_can_be_made_whole_as_it_is_to_see_what_it_brings() {
        var enough = pick(asked(any(0, 1, 3, 1, 2, 3)), 0, 2);
        enough.finishSet();
        assertThat(said(enough)).containsExactly("0:2", "0:0");
        var tooFew = pick(asked(any(0, 2, 3, 1, 2, 3)), 0, 2);
        tooFew.finishSet();
        assertThat(said(tooFew)).hasSize(3).contains("0:2");
        var notBegun = asked(any(0, 1, 3, 1, 2, 3));
        notBegun.finishSet();
        assertThat(notBegun.moves()).isZero();
    }

    @Test
    void nobody_has_to_say_so_when_nothing_more_can_be_picked() {
        assertThat(pick(asked(any(0, 1, 2, 1, 2, 3)), 0, 3, 1).over())
                .as("the most")
                .isTrue();
        assertThat(pick(asked(any(0, 0, 5, 1, 2)), 0, 2, 1).over())
                .as("all there are")
                .isTrue();
        assertThat(pick(asked(Gather.of(0, 1, 3, Fit.TEN, 1, 4, 6, 9)), 0, 9, 1).over())
                .as("ten")
                .isTrue();
    }

    @Test
    void a_set_with_one_answer_is_not_asked() {
        var two = asked(any(0, 2, 2, 1, 2));
        assertThat(said(two)).containsExactly("0:1", "0:2", "0:0");
        assertThat(two.moves()).isZero();
        assertThat(said(asked(any(0, 0, 3)))).as("nothing to pick from").containsExactly("0:0");
        assertThat(said(asked(Gather.of(0, 1, 3, Fit.TEN, 3, 6, 7)))).containsExactly("0:3", "0:7", "0:0");
        assertThat(said(asked(Gather.of(0, 2, 2, Fit.PAIRS, 4, 5)))).containsExactly("0:4", "0:5", "0:0");
        assertThat(said(asked(Gather.of(0, 1, 1, Fit.PAIRS, 4, 5))))
                .as("any of equals")
                .containsExactly("0:4", "0:0");
    }

    @Test
    void with_two_answers_it_is_asked_from_nothing_on_though_they_share_a_piece() {
        var s = asked(Gather.of(0, 2, 2, Fit.PAIRS, 4, 5, 6));
        assertThat(offered(s, 0)).containsExactly(4, 6);
        assertThat(offered(pick(s, 0, 6), 0))
                .as("begun, it is the seat's to finish")
                .containsExactly(4);
        assertThat(said(pick(s, 0, 4))).containsExactly("0:4", "0:6", "0:0");
    }

    @Test
    void of_equal_pieces_the_first_is_offered_and_then_the_next() {
        var s = asked(Gather.of(0, 1, 3, Fit.PAIRS, 4, 5, 8, 9));
        assertThat(offered(s, 0)).containsExactly(4, 8);
        assertThat(offered(pick(s, 0, 4), 0)).containsExactly(5, 8, 0);
        assertThat(s.explain(0).blocked()).as("twins are not refused").isEmpty();
    }

    @Test
    void the_same_move_listed_twice_is_offered_once_at_a_time() {
        var s = asked(any(0, 2, 2, 3, 3, 4));
        assertThat(offered(s, 0)).containsExactly(3, 4);
        assertThat(offered(pick(s, 0, 3), 0)).containsExactly(3, 4);
        assertThat(said(pick(s, 0, 3))).containsExactly("0:3", "0:3", "0:0");
    }

    @Test
    void what_does_not_fit_is_refused_with_the_reason_of_the_question() {
        var s = asked(Gather.of(0, 1, 4, Fit.TEN, 1, 2, 4, 8, 9, -6));
        assertThat(offered(s, 0)).containsExactly(1, 2, 8, 9);
        assertThat(s.explain(0).moves()).isEqualTo(s.options(0).moves());
        assertThat(s.explain(0).blocked()).containsExactlyInAnyOrder(refused(6), refused(4));
    }

    private static Options.Blocked refused(int number) {
        return new Options.Blocked(Say.move(number), Said.of(ToySentence.DOES_NOT_FIT, number));
    }

    @Test
    void another_order_of_the_same_picks_is_not_worth_a_search() {
        var s = pick(asked(any(0, 0, 3, 1, 2, 3, 4)), 0, 3);
        assertThat(offered(s, 0)).containsExactly(4, 0, 1, 2);
        assertThat(s.options(0).plausible()).isEqualTo(2);
    }

    @Test
    void a_question_may_offer_more_than_its_set() {
        var s = asked(Gather.of(0, 1, 2, Fit.OR_ALL, 1, 2));
        assertThat(s.options(0).moves()).startsWith(new Move(ToyVerb.ALL, 0, 0)).hasSize(3);
        assertThat(s.options(0).plausible()).isEqualTo(1);
        s.pick(0, 0);
        assertThat(said(s)).containsExactly("0:-1", "0:0");
        assertThat(pick(asked(Gather.of(0, 2, 2, Fit.OR_ALL, 1, 2)), 0, 2, 1).over())
                .isTrue();
    }

    @Test
    void somebody_may_tick_what_is_offered_if_only_the_number_counts_and_nothing_is_alike() {
        var s = Say.table(2);
        assertThat(any(0, 1, 2, 1, 2, 3).anyOffered(s)).isTrue();
        assertThat(any(0, 1, 2, 1, 3, 3).anyOffered(s)).isFalse();
        assertThat(Gather.of(0, 1, 3, Fit.PAIRS, 4, 5, 9).anyOffered(s)).isFalse();
        assertThat(Gather.of(0, 1, 3, Fit.PAIRS, 4, 5, 9).picking(1).anyOffered(s))
                .isTrue();
        assertThat(Gather.of(0, 1, 3, Fit.TEN, 4, 6, 9).anyOffered(s)).isFalse();
    }

    @Test
    void everything_ticked_is_one_command_in_any_order() {
        for (var keys : List.of(
                List.of("say 1", "say 4", "done"),
                List.of("say 4", "say 1", "done"),
                List.of("say 4", "say 1", "say 2"))) {
            var s = asked(any(0, 1, 3, 1, 2, 4, 5));
            assertThat(Attempt.of(GAME, s, 0, keys)).isEqualTo(new Attempt.Stands(3));
            assertThat(s.over()).isTrue();
        }
        var twins = asked(Gather.of(0, 2, 2, Fit.PAIRS, 4, 5, 6));
        assertThat(Attempt.of(GAME, twins, 0, List.of("say 6", "say 4"))).isEqualTo(new Attempt.Stands(2));
    }

    @Test
    void whoever_ticks_may_always_end_with_that_is_all() {
        var closed = asked(any(0, 2, 2, 1, 2, 4));
        assertThat(Attempt.of(GAME, closed, 0, List.of("say 4", "say 1", "done")))
                .isEqualTo(new Attempt.Stands(2));
        assertThat(said(closed)).containsExactly("0:1", "0:4", "0:0");
        var open = asked(any(0, 1, 3, 1, 2, 4, 5));
        assertThat(Attempt.of(GAME, open, 0, List.of("say 4", "say 1", "done"))).isEqualTo(new Attempt.Stands(3));
    }

    @Test
    void that_is_all_of_one_set_does_not_answer_the_next() {
        var s = Say.table(2);
        s.then(any(0, 2, 2, 1, 2, 4), any(0, 0, 2, 5, 6, 7));
        s.run();
        assertThat(Attempt.of(GAME, s, 0, List.of("say 4", "say 1", "done"))).isEqualTo(new Attempt.Stands(2));
        assertThat(offered(s, 0)).containsExactly(5, 6, 7, 0);
        var twice = Say.table(2);
        twice.then(any(0, 0, 2, 1, 2, 4), any(0, 0, 2, 1, 2, 4));
        twice.run();
        assertThat(Attempt.of(GAME, twice.copy(), 0, List.of("say 4", "say 1", "done")))
                .as("the same again")
                .isEqualTo(new Attempt.Stands(2));
        assertThat(Attempt.of(GAME, twice, 0, List.of("done", "done"))).isEqualTo(new Attempt.Stands(2));
    }

    @Test
    void it_says_what_is_part_of_it_and_with_what_it_is_whole() {
        var s = asked(Gather.of(0, 1, 2, Fit.OR_ALL, 1, 2));
        var question = (SetQuestion<ToyState>) s.question(0);
        assertThat(question.isCandidate(s, new Move(ToyVerb.ALL, 0, 0))).isFalse();
        assertThat(question.isCandidate(s, Say.move(2))).isTrue();
        assertThat(question.isWholeWith(s, Say.move(2))).isFalse();
        pick(s, 0, 1);
        assertThat(((SetQuestion<ToyState>) s.question(0)).isWholeWith(s, Say.move(2)))
                .isTrue();
    }

    @Test
    void a_command_that_is_no_answer_is_refused_as_a_whole_with_the_reason() {
        var s = asked(Gather.of(0, 1, 4, Fit.TEN, 1, 2, 7, 8, 9));
        assertThat(Attempt.of(GAME, s.copy(), 0, List.of("say 8", "say 9")))
                .isEqualTo(new Attempt.Refused(Optional.of(Said.of(ToySentence.DOES_NOT_FIT, 9))));
        assertThat(Attempt.of(GAME, s.copy(), 0, List.of("say 8", "done")))
                .isEqualTo(new Attempt.Refused(Optional.empty()));
    }

    @Test
    void picks_can_be_taken_back_until_the_answer_is_whole() {
        var s = pick(asked(any(0, 2, 3, 1, 2, 3, 4)), 0, 2, 3);
        assertThat(s.undoFloor()).isZero();
    }

    @Test
    void to_everybody_else_a_set_is_not_begun() {
        var s = pick(asked(any(0, 2, 2, 1, 2, 3)), 0, 2);
        assertThat(offered(s.imagine(1, Rng.of(1)), 0)).containsExactly(1, 2, 3);
        assertThat(offered(s.imagine(2, Rng.of(1)), 0)).containsExactly(1, 2, 3);
        assertThat(offered(s.imagine(0, Rng.of(1)), 0)).containsExactly(3, 1);
    }

    @Test
    void nobody_else_reads_a_pick_before_the_answer_is_whole() {
        var s = asked(any(1, 1, 2, 1, 2, 3));
        assertThat(s.question(1).readers(s, Say.move(2))).isEqualTo(0b010);
        assertThat(s.question(1).readers(s, DONE)).isEqualTo(Question.EVERYBODY);
    }

    @Test
    void the_picks_are_named_in_the_order_of_the_candidates() {
        var s = pick(asked(any(0, 3, 3, 1, 2, 3, 4)), 0, 4, 2);
        var question = (SetQuestion<ToyState>) s.question(0);
        assertThat(question.answer(s)).containsExactly(Say.move(2), Say.move(4));
    }

    @Test
    void two_tables_with_other_picks_have_other_digests() {
        var set = any(0, 3, 3, 1, 2, 3, 4);
        assertThat(pick(asked(set), 0, 1).digest())
                .isNotEqualTo(pick(asked(set), 0, 2).digest());
        assertThat(pick(asked(set), 0, 1, 2).digest())
                .isEqualTo(pick(asked(set), 0, 2, 1).digest());
    }

    @Test
    void a_set_has_as_many_candidates_as_there_are_bits() {
        var most = IntStream.rangeClosed(1, 64).boxed().toArray(Integer[]::new);
        var s = asked(any(0, 1, 64, most));
        assertThat(s.options(0).size()).isEqualTo(64);
        assertThat(offered(pick(s, 0, 64), 0)).hasSize(64).startsWith(0, 1);
        var more = IntStream.rangeClosed(1, 65).boxed().toArray(Integer[]::new);
        assertThatThrownBy(() -> asked(any(0, 1, 2, more))).hasMessageContaining("65 candidates");
    }

    @Test
    void listing_allocates_nothing() {
        var s = asked(Gather.of(0, 1, 4, Fit.TEN, 1, 2, 3, 4, 5, 7, 9));
        var question = s.question(0);
        var out = Options.plain();
        for (int n = 0; n < 2_000; n++) {
            list(question, s, out);
        }
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int n = 0; n < 1_000; n++) {
            list(question, s, out);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1_000);
    }

    private static void list(Question<ToyState> question, ToyState s, Options out) {
        out.clear();
        question.options(s, out);
    }
}
