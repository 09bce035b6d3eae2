package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class CoverageListenerTest {
    @TempDir
    Path folder;

    @Test
    void a_passed_test_covers_what_it_and_its_class_name() throws IOException {
        assertThat(coverageOf(Named.class))
                .containsExactly(
                        "card\tC1\t" + Named.class.getName() + ".passes",
                        "card\tC2\t" + Named.class.getName() + ".passes",
                        "rule\tX-1\t" + Named.class.getName() + "$Inner.passes_inside",
                        "rule\tX-1\t" + Named.class.getName() + ".passes",
                        "rule\tX-2\t" + Named.class.getName() + ".passes",
                        "scenario\tS-1\t" + Named.class.getName() + ".passes");
    }

    @Test
    void generated_tests_cover_what_they_say_if_they_pass() throws IOException {
        assertThat(coverageOf(Generated.class))
                .containsExactly(
                        "card\tC1\t" + Generated.class.getName() + ".each",
                        "card\tC3\t" + Generated.class.getName() + ".each",
                        "card\tD1\t" + Generated.class.getName() + ".some",
                        "rule\tX-3\t" + Generated.class.getName() + ".each",
                        "rule\tX-4\t" + Generated.class.getName() + ".some");
    }

    @Test
    void failed_aborted_and_disabled_tests_cover_nothing_and_leave_no_file() throws IOException {
        Files.writeString(folder.resolve("tests.tsv"), "of an earlier run");
        assertThat(coverageOf(Useless.class)).isEmpty();
        assertThat(folder.resolve("tests.tsv")).doesNotExist();
    }

    /** Without the listener that JUnit finds by itself, which counts the real tests. */
    private List<String> coverageOf(Class<?> tests) throws IOException {
        var file = folder.resolve("tests.tsv");
        var config = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(tests))
                .build();
        LauncherFactory.create(config).execute(request, new CoverageListener(file));
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    @Rule("X-1")
    static class Named {
        @Test
        @Rule("X-2")
        @Scenario("S-1")
        @Cards({"C1", "C2"})
        void passes() {}

        @Test
        @Rule("X-9")
        void fails() {
            fail("on purpose");
        }

        @Nested
        class Inner {
            @Test
            void passes_inside() {}
        }
    }

    static class Generated {
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        @Rule("X-3")
        void each(int n) {
            Covered.card("C" + n);
            assertThat(n).isNotEqualTo(2);
        }

        @TestFactory
        @Rule("X-4")
        Stream<DynamicTest> some() {
            return Stream.of(1, 2)
                    .map(n -> DynamicTest.dynamicTest("number " + n, () -> {
                        Covered.card("D" + n);
                        assertThat(n).isEqualTo(1);
                    }));
        }
    }

    @Rule("X-5")
    static class Useless {
        @Test
        void fails() {
            Covered.card("C9");
            fail("on purpose");
        }

        @Test
        void is_aborted() {
            Assumptions.abort("on purpose");
        }

        @Test
        @Disabled("on purpose")
        void is_disabled() {}
    }
}
