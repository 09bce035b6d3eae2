package ecumene.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.toy.Leak;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyState.Chance;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FirstPlayerTest {
    private static final Setup THREE = Setup.of("toy", 3, "plain");

    private static int first(Setup setup, long number) {
        return FirstPlayer.of(
                setup, new ToyState(setup.players(), Seed.numbered(1, number), Leak.NONE), Chance.SHUFFLE);
    }

    @Test
    void the_host_may_name_a_seat() {
        assertThat(FirstPlayer.values(3)).containsExactly("random", "seat1", "seat2", "seat3");
        assertThat(first(THREE.with("first", "seat2"), 1)).isEqualTo(1);
    }

    @Test
    void otherwise_chance_decides() {
        Set<Integer> seats = new HashSet<>();
        for (int number = 0; number < 40; number++) {
            seats.add(first(THREE, number));
        }
        assertThat(seats).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(first(THREE.with("first", "random"), 7)).isEqualTo(first(THREE, 7));
    }

    @Test
    void a_seat_nobody_sits_at_is_refused() {
        assertThatThrownBy(() -> first(THREE.with("first", "seat4"), 1))
                .isInstanceOf(Spec.Wrong.class)
                .hasMessage("first seat4: allowed are random, seat1, seat2, seat3");
    }
}
