package ecumene.engine.kit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RequireTest {
    @Test
    void things_are_neither_made_nor_lost() {
        assertThatCode(() -> Require.conserved("tokens", 5, 2, 0, 3)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Require.conserved("tokens", 5, 2, 2)).hasMessage("tokens: 4 of 5");
        assertThatThrownBy(() -> Require.conserved("tokens", 5, 6, -1)).hasMessage("tokens: -1 at one place");
    }

    @Test
    void the_law_that_does_not_hold_is_named() {
        assertThatThrownBy(() -> Require.that(false, "TOY-1")).hasMessage("TOY-1");
    }
}
