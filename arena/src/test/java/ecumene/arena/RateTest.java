package ecumene.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RateTest {
    @Test
    void the_interval_is_wilsons() {
        var even = Rate.of(50, 100);
        assertThat(even.share()).isEqualTo(0.5);
        assertThat(even.low()).isCloseTo(0.4038, within(1e-4));
        assertThat(even.high()).isCloseTo(0.5962, within(1e-4));
    }

    @Test
    void never_winning_in_ten_games_leaves_more_than_a_quarter_possible() {
        var never = Rate.of(0, 10);
        assertThat(never.low()).isZero();
        assertThat(never.high()).isCloseTo(0.2775, within(1e-4));
        assertThat(Rate.of(10, 10).high()).isEqualTo(1);
    }

    @Test
    void without_games_nothing_is_known() {
        assertThat(Rate.of(0, 0)).isEqualTo(new Rate(0, 0, 1));
    }

    @Test
    void shared_victories_are_parts() {
        assertThat(Rate.of(0.5, 1).share()).isEqualTo(0.5);
    }
}
