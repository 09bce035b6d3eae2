package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Refusal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class GuessesTest {
    private final AtomicLong clock = new AtomicLong();
    private final Guesses guesses = new Guesses(true, clock::get);

    /** How long this try must wait, in seconds; 0 when it was made. */
    private long attempt(String name, String address) {
        try {
            guesses.begin(name, address);
            return 0;
        } catch (Refusal e) {
            return ((Number) e.args().getFirst()).longValue();
        }
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }

    private void attack(String name, int addresses) {
        for (int i = 0; i < addresses; i++) {
            for (int j = 0; j < 10; j++) {
                attempt(name, "bad " + i);
            }
        }
    }

    @Test
    void five_tries_are_free_then_each_waits_twice_as_long() {
        for (int i = 0; i < 5; i++) {
            assertThat(attempt("ann", "a")).isZero();
        }
        for (long wait : new long[] {5, 10, 20, 40, 80, 160, 320, 640, 900, 900}) {
            assertThat(attempt("ann", "a")).isEqualTo(wait);
            pass(Duration.ofSeconds(wait));
            assertThat(attempt("ann", "a")).isZero();
        }
    }

    @Test
    void nobody_at_another_address_or_with_another_name_waits_for_it() {
        attack("ann", 1);
        assertThat(attempt("ann", "home")).isZero();
        assertThat(attempt("bob", "bad 0")).isZero();
    }

    @Test
    void under_attack_each_new_address_has_one_try_and_nobody_waits_longer_than_told() {
        attack("ann", 40);
        assertThat(attempt("ann", "home"))
                .as("the owner, at an address of her own")
                .isZero();
        assertThat(attempt("ann", "home")).isEqualTo(60);
        pass(Duration.ofSeconds(60));
        assertThat(attempt("ann", "home")).as("as was told").isZero();
        assertThat(attempt("ann", "home")).isEqualTo(120);
    }

    @Test
    void many_addresses_have_few_tries() {
        int through = 0;
        for (int i = 0; i < 100; i++) {
            for (int j = 0; j < 10; j++) {
                through += attempt("ann", "bad " + i) == 0 ? 1 : 0;
            }
        }
        assertThat(through).isBetween(100, 130);
    }

    @Test
    void a_right_password_clears_the_own_address_alone() {
        attack("ann", 7);
        guesses.right("ann", "bad 0");
        assertThat(attempt("ann", "bad 0")).isZero();
        assertThat(attempt("ann", "bad 1")).isPositive();
    }

    @Test
    void a_try_that_was_not_looked_at_does_not_count() {
        for (int i = 0; i < 100; i++) {
            assertThat(attempt("ann", "a")).isZero();
            guesses.untried("ann", "a");
        }
    }

    @Test
    void after_two_quiet_hours_all_is_forgotten() {
        attack("ann", 1);
        pass(Duration.ofHours(2).plusSeconds(1));
        for (int i = 0; i < 5; i++) {
            assertThat(attempt("ann", "bad 0")).isZero();
        }
    }

    @Test
    void however_long_a_name_and_an_address_are_what_is_kept_is_short() {
        var text = "x".repeat(65_536);
        for (int i = 0; i < 3000; i++) {
            guesses.begin(text + i, text);
        }
        assertThat(Mark.of(text)).isNotEqualTo(Mark.of(text + "0"));
        assertThat(Mark.class.getRecordComponents()).allMatch(part -> part.getType() == long.class);
    }
}
