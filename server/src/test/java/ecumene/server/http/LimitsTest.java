package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.http.Limits.Kind;
import ecumene.server.people.Person;
import ecumene.server.people.Scope;
import ecumene.server.table.Payer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private final AtomicLong clock = new AtomicLong();
    private final Limits limits = new Limits(true, clock::get);

    private void use(Kind kind, String who, int times) {
        for (int i = 0; i < times; i++) {
            limits.take(kind, who);
        }
    }

    @Test
    void a_bucket_empties_and_fills_again() {
        use(Kind.LOGIN, "a", 10);
        assertThatThrownBy(() -> limits.take(Kind.LOGIN, "a")).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.code()).isEqualTo(Refusal.Code.TOO_MANY);
            assertThat(refusal.args()).containsExactly(5L);
        });
        clock.addAndGet(Duration.ofSeconds(5).toNanos());
        assertThatCode(() -> limits.take(Kind.LOGIN, "a")).doesNotThrowAnyException();
        assertThatThrownBy(() -> limits.take(Kind.LOGIN, "a")).isInstanceOf(Refusal.class);
        clock.addAndGet(Duration.ofDays(30).toNanos());
        use(Kind.LOGIN, "a", 10);
        assertThatThrownBy(() -> limits.take(Kind.LOGIN, "a"))
                .as("never more than full")
                .isInstanceOf(Refusal.class);
    }

    @Test
    void others_and_other_things_have_buckets_of_their_own() {
        use(Kind.LOGIN, "a", 10);
        use(Kind.LOGIN, "b", 10);
        use(Kind.GUEST, "a", 10);
    }

    @Test
    void fifty_moves_a_second_are_fine() {
        for (int i = 0; i < 10_000; i++) {
            limits.take(Kind.COMMAND, "bot");
            clock.addAndGet(Duration.ofMillis(20).toNanos());
        }
    }

    @Test
    void switched_off_they_hold_nobody() {
        var off = new Limits(false, clock::get);
        for (int i = 0; i < 1000; i++) {
            off.take(Kind.LOGIN, "a");
        }
    }

    @Test
    void what_costs_more_takes_more() {
        limits.take(Kind.LOGIN, "a", 9);
        limits.take(Kind.LOGIN, "a", 1);
        assertThatThrownBy(() -> limits.take(Kind.LOGIN, "a", 1)).isInstanceOf(Refusal.class);
    }

    @Test
    void whoever_has_overdrawn_waits_until_it_is_made_good() {
        limits.charge(Kind.WORK_STRANGERS, "a", 2500);
        assertThatThrownBy(() -> limits.solvent(Kind.WORK_STRANGERS, "a"))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.args()).containsExactly(6L));
        limits.solvent(Kind.WORK_STRANGERS, "b");
        clock.addAndGet(Duration.ofSeconds(6).toNanos());
        limits.solvent(Kind.WORK_STRANGERS, "a");
    }

    @Test
    void looking_is_at_the_expense_of_whoever_looks_and_of_their_neighbours() {
        var purses = new Purses(limits);
        var ann = new Caller(
                new Person("ann", "Ann", true, "", ""), Scope.ALL, Optional.empty(), Lang.EN, "10.0.0.1", false);
        purses.answer(ann, () -> {
            Payer.CURRENT.get().charge().accept(Duration.ofSeconds(5).toNanos());
            return 1;
        });
        assertThatThrownBy(() -> purses.answer(ann, () -> 1)).isInstanceOf(Refusal.class);
        var stranger = new Caller(null, Scope.ALL, Optional.empty(), Lang.EN, "10.0.0.1", false);
        purses.answer(stranger, () -> {
            Payer.CURRENT.get().charge().accept(Duration.ofSeconds(4).toNanos());
            return 1;
        });
        var bob = new Caller(
                new Person("bob", "Bob", true, "", ""), Scope.ALL, Optional.empty(), Lang.EN, "10.0.0.1", false);
        assertThatThrownBy(() -> purses.answer(bob, () -> 1))
                .as("a guest more is no way around")
                .isInstanceOf(Refusal.class);
        var far = new Caller(null, Scope.ALL, Optional.empty(), Lang.EN, "10.0.0.2", false);
        assertThat(purses.answer(far, () -> 1)).isEqualTo(1);
        limits.take(Kind.COMMAND, "ann");
    }

    @Test
    void one_network_is_one_caller() {
        assertThat(Callers.network("2001:db8:1:2::5")).isEqualTo(Callers.network("2001:db8:1:2:ffff::9"));
        assertThat(Callers.network("2001:db8:1:3::5")).isNotEqualTo(Callers.network("2001:db8:1:2::5"));
        assertThat(Callers.network("10.0.0.1")).isEqualTo("10.0.0.1");
        assertThat(Callers.network("unknown")).isEqualTo("unknown");
    }
}
