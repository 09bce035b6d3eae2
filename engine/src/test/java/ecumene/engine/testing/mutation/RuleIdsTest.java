package ecumene.engine.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class RuleIdsTest {
    @Test
    void letters_after_an_id_are_parts_of_the_rule() {
        assertThat(RuleIds.in("AGES-6.5b, AGES-Q06 and EMP-12; not T-1 or 6.5"))
                .containsExactly("AGES-6.5", "AGES-Q06", "EMP-12");
    }

    @Test
    void a_chapter_stands_for_its_rules() {
        assertThat(RuleIds.covers(Set.of("PYR-7"), "PYR-7.3")).isTrue();
        assertThat(RuleIds.covers(Set.of("PYR-7.3"), "PYR-7.3")).isTrue();
        assertThat(RuleIds.covers(Set.of("PYR-7.3"), "PYR-7")).isFalse();
        assertThat(RuleIds.covers(Set.of("PYR-7"), "PYR-77.1")).isFalse();
    }

    @Test
    void a_range_means_all_between() {
        assertThat(RuleIds.in("AGES-6.11 – AGES-6.13: aggressions"))
                .containsExactly("AGES-6.11", "AGES-6.12", "AGES-6.13");
        assertThat(RuleIds.in("AGES-Q09 – AGES-Q11")).containsExactly("AGES-Q09", "AGES-Q10", "AGES-Q11");
        assertThat(RuleIds.in("AGES-6.5d – AGES-6.5f")).containsExactly("AGES-6.5");
        assertThat(RuleIds.in("AGES-6.5 – AGES-7.6")).as("not of one chapter").containsExactly("AGES-6.5", "AGES-7.6");
    }
}
