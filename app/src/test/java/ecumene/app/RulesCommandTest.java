package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {
    @TempDir
    private Path home;

    private String before;

    @BeforeEach
    void settle() {
        before = System.getProperty("ecumene.home", "");
        System.setProperty("ecumene.home", home.toString());
    }

    @AfterEach
    void restore() {
        System.setProperty("ecumene.home", before);
    }

    private void source(String path, String text) throws IOException {
        var file = home.resolve("games/ages/src").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void a_rule_is_shown_with_where_it_is_decided_and_which_tests_hold_it() throws IOException {
        source("main/java/War.java", """
                enum Says {
                    ATTACK("AGES-6.5")
                }
                /** AGES-6.5: whoever is weaker may be attacked. */
                /** AGES-6.51, AGES-6.5.1 and XAGES-6.5 are others. */
                """);
        source("test/java/WarTest.java", """
                class WarTest {
                    @Test
                    @Rule({
                        "AGES-6.4",
                        "AGES-6.5"
                    })
                    void the_weaker_are_attacked() {}

                    @Test
                    @Rule("AGES-6.51")
                    void another() {}

                    void not_a_test() {}
                }
                """);
        source("test/java/WholeTest.java", """
                @Rule("AGES-6.5")
                final class WholeTest {
                    void one_of_them() {}
                }
                """);
        var typed = Typed.line("rules ages AGES-6.5");
        assertThat(typed.code()).isZero();
        assertThat(typed.out()).startsWith("AGES-6.5 ").endsWith("""
                        Decided here:
                          games/ages/src/main/java/War.java:4  /** AGES-6.5: whoever is weaker may be attacked. */
                          games/ages/src/main/java/War.java:2  ATTACK("AGES-6.5")
                        Held by these tests:
                          games/ages/src/test/java/WarTest.java:7  the_weaker_are_attacked
                          games/ages/src/test/java/WholeTest.java:2  WholeTest
                        """);
    }

    @Test
    void what_nobody_cites_or_tests_is_said() throws IOException {
        source("main/java/War.java", "class War {}\n");
        assertThat(Typed.line("rules ages AGES-6.5").out())
                .endsWith("No line of the code cites it.\nNo test names it.\n");
        assertThat(Typed.line("--lang ru rules ages AGES-6.5").out())
                .endsWith("В коде на это правило никто не ссылается.\nТестов на это правило нет.\n");
    }

    @Test
    void without_the_sources_it_says_so() {
        assertThat(Typed.line("rules ages AGES-6.5").last())
                .isEqualTo("Where it is decided and tested stands in the sources, which are not here.");
    }
}
