package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.toy.ToyVerb;
import org.junit.jupiter.api.Test;

class OptionsTest {
    private final Options out = Options.plain();

    @Test
    void all_moves_are_plausible_unless_the_question_says_otherwise() {
        out.add(ToyVerb.DRAW);
        out.add(ToyVerb.ROLL);
        assertThat(out.plausible()).isEqualTo(2);
    }

    @Test
    void what_is_listed_after_the_mark_is_offered_but_not_plausible() {
        out.add(ToyVerb.BID, 1);
        out.unlikely();
        out.add(ToyVerb.BID, 2);
        out.add(ToyVerb.BID, 3);
        assertThat(out.size()).isEqualTo(3);
        assertThat(out.plausible()).isEqualTo(1);
        assertThat(out.find(out.move(2))).isEqualTo(2);
    }

    @Test
    void there_is_always_something_plausible() {
        out.unlikely();
        out.add(ToyVerb.DRAW);
        assertThat(out.plausible()).isEqualTo(1);
    }

    @Test
    void the_next_question_starts_without_a_mark() {
        out.add(ToyVerb.DRAW);
        out.unlikely();
        out.add(ToyVerb.ROLL);
        out.clear();
        out.add(ToyVerb.DRAW);
        out.add(ToyVerb.ROLL);
        assertThat(out.plausible()).isEqualTo(2);
    }
}
