package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GoldenTest {
    private static final List<String> MADE = List.of("one\n    first\n", "two\n    second\n");
    private final Golden golden = new Golden("toy", GoldenTest.class, MADE);

    @Test
    void what_reads_as_it_did_is_good() {
        for (var text : MADE) {
            assertThatCode(() -> golden.check(text)).doesNotThrowAnyException();
        }
        assertThatCode(() -> golden.checkNames(List.of("one", "two"))).doesNotThrowAnyException();
    }

    @Test
    void what_has_changed_or_come_is_not() {
        assertThatThrownBy(() -> golden.check("one\n    another\n")).hasMessageContaining("build/test GoldenTest");
        assertThatThrownBy(() -> golden.check("three\n    third\n")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> golden.checkNames(List.of("one"))).isInstanceOf(AssertionError.class);
    }
}
