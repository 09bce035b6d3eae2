package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LanguagesTest {
    @Test
    void the_option_decides() {
        assertThat(choose(Map.of("LANG", "en_GB"), "games", "--lang", "ru")).isEqualTo(Lang.RU);
        assertThat(choose(Map.of("LANG", "ru_RU"), "--lang=en", "games")).isEqualTo(Lang.EN);
    }

    @Test
    void without_it_the_machine_does() {
        assertThat(choose(Map.of("LANG", "ru_RU.UTF-8"))).isEqualTo(Lang.RU);
        assertThat(choose(Map.of("LANG", "de_DE.UTF-8"))).isEqualTo(Lang.EN);
        assertThat(choose(Map.of())).isEqualTo(Lang.EN);
    }

    @Test
    void the_stronger_variable_wins() {
        assertThat(choose(Map.of("LC_ALL", "C", "LANG", "ru_RU"))).isEqualTo(Lang.EN);
        assertThat(choose(Map.of("LC_ALL", "", "LC_MESSAGES", "ru_RU", "LANG", "en_US")))
                .isEqualTo(Lang.RU);
    }

    private static Lang choose(Map<String, String> env, String... args) {
        return Languages.choose(args, env);
    }
}
