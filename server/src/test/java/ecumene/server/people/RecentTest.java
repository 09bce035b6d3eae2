package ecumene.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RecentTest {
    private static final Optional<Access> ANN =
            Optional.of(new Access(new Person("ann", "Ann", false, "", ""), Scope.ALL));

    private final AtomicLong clock = new AtomicLong();
    private final Recent recent = new Recent(clock::get);

    @Test
    void for_two_seconds_nobody_is_asked_again() {
        recent.find("h", hash -> ANN);
        clock.addAndGet(Duration.ofMillis(1999).toNanos());
        assertThat(recent.find("h", hash -> Optional.empty())).isEqualTo(ANN);
        clock.addAndGet(Duration.ofMillis(1).toNanos());
        assertThat(recent.find("h", hash -> Optional.empty())).isEmpty();
    }

    @Test
    void what_ended_while_the_store_was_asked_is_not_remembered() {
        recent.find("h", hash -> {
            recent.forgetPerson("ann");
            return ANN;
        });
        assertThat(recent.find("h", hash -> Optional.empty())).isEmpty();
        recent.find("h", hash -> {
            recent.forget("h");
            return ANN;
        });
        assertThat(recent.find("h", hash -> Optional.empty())).isEmpty();
    }
}
