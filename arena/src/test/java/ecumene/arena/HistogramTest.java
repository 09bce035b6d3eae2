package ecumene.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HistogramTest {
    @Test
    void it_counts_and_means() {
        var histogram = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertThat(histogram.mean()).isEqualTo(5);
        assertThat(histogram.deviation()).isCloseTo(2, within(1e-12));
        assertThat(histogram.counts()).containsEntry(4, 3L).containsEntry(9, 1L).hasSize(5);
    }

    @Test
    void two_together_are_as_one() {
        var sum = of(1, 2, 3);
        sum.addAll(of(3, 10));
        var one = of(1, 2, 3, 3, 10);
        assertThat(sum.counts()).isEqualTo(one.counts());
        assertThat(sum.sum()).isEqualTo(one.sum());
        assertThat(sum.deviation()).isEqualTo(one.deviation());
    }

    @Test
    void an_empty_one_has_mean_zero() {
        assertThat(new Histogram().mean()).isZero();
        assertThat(new Histogram().deviation()).isZero();
    }

    private static Histogram of(int... values) {
        var histogram = new Histogram();
        for (int value : values) {
            histogram.add(value);
        }
        return histogram;
    }
}
