package ecumene.engine.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BreakerTest {
    @TempDir
    private Path folder;

    private List<Mutant> broken(String source) throws IOException {
        var file = folder.resolve("Turn.java");
        Files.writeString(file, source);
        return Breaker.of(List.of(file));
    }

    @Test
    void comparisons_sums_conditions_numbers_and_calls_are_broken_one_at_a_time() throws IOException {
        var source = """
                class Turn {
                    /** PYR-3.2: once. */
                    boolean may(int n) {
                        if (n < 7 && n != 0) {
                            draw();
                            log("drawn");
                        }
                        return n - n > 0;
                    }
                }
                """;
        var broken = broken(source);
        assertThat(broken.stream().map(Mutant::what))
                .containsExactlyInAnyOrder(
                        "(n < 7 && n != 0) is now (!(n < 7 && n != 0))",
                        "&& is now ||",
                        "< is now <=",
                        "7 is now 8",
                        "!= is now ==",
                        "0 is now 1",
                        "left out: draw();",
                        "n - n > 0 is now !(n - n > 0)",
                        "> is now >=",
                        "- is now +",
                        "0 is now 1");
        assertThat(broken).allSatisfy(mutant -> assertThat(mutant.rules()).containsExactly("PYR-3.2"));
        var or = broken.stream()
                .filter(mutant -> mutant.with().equals("||"))
                .findFirst()
                .orElseThrow();
        assertThat(or.of(source)).isEqualTo(source.replace("&&", "||"));
        assertThat(or.place(folder)).isEqualTo("Turn.java:4");
    }

    @Test
    void where_a_method_cites_no_rule_its_class_does_and_what_cites_none_is_left_alone() throws IOException {
        var broken = broken("""
                /** PYR-4. */
                class Turn {
                    int seven() { return 7; }
                    String text() { return "" + 1; }
                }
                class Other {
                    int eight() { return 8; }
                }
                """);
        assertThat(broken).hasSize(1);
        assertThat(broken.getFirst().rules()).containsExactly("PYR-4");
    }
}
