package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FramesTest {
    private final Numbers numbers = new Numbers();
    private final Frames frames = numbers.frames(3);

    private long digest() {
        var out = new Digest();
        numbers.digest(out);
        return out.value();
    }

    @Test
    void the_innermost_is_on_top_and_begins_with_nothing() {
        frames.push();
        frames.set(1, 7);
        frames.push();
        assertThat(frames.get(1)).isZero();
        frames.set(1, 8);
        assertThat(frames.get(0, 1)).isEqualTo(7);
        frames.pop();
        assertThat(frames.get(1)).isEqualTo(7);
        frames.push();
        assertThat(frames.get(1)).isZero();
        assertThat(frames.depth()).isEqualTo(2);
    }

    @Test
    void many_fit_and_are_copied() {
        for (int level = 0; level < 50; level++) {
            frames.push();
            frames.set(2, level);
        }
        var other = new Numbers();
        var copy = other.frames(3);
        numbers.copyInto(other);
        assertThat(copy.depth()).isEqualTo(50);
        assertThat(copy.get(49, 2)).isEqualTo(49);
        copy.set(2, 0);
        assertThat(frames.get(2)).isEqualTo(49);
    }

    @Test
    void they_count_in_the_digest_and_what_has_ended_does_not() {
        long none = digest();
        frames.push();
        long empty = digest();
        frames.set(0, 5);
        assertThat(digest()).isNotEqualTo(empty).isNotEqualTo(none);
        frames.pop();
        assertThat(digest()).isEqualTo(none);
        assertThat(empty).isNotEqualTo(none);
    }

    @Test
    void what_has_ended_is_not_there() {
        assertThatThrownBy(() -> frames.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(frames::pop).isInstanceOf(IllegalStateException.class);
    }
}
