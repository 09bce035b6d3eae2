package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageCommandTest {
    private static final List<String> GAMES = List.of("ages", "empires", "pyramid");

    @TempDir
    private Path home;

    private String before;

    @BeforeEach
    void settle() throws IOException {
        before = System.getProperty("ecumene.home", "");
        System.setProperty("ecumene.home", home.toString());
        for (var game : GAMES) {
            Files.createDirectories(home.resolve("games/" + game + "/target/coverage"));
        }
        Files.createDirectories(home.resolve("docs/rules/pyramid"));
        Files.writeString(home.resolve("docs/rules/pyramid/scenarios.txt"), "S-01 one\nS-02 two\n");
    }

    @AfterEach
    void restore() {
        System.setProperty("ecumene.home", before);
    }

    @Test
    void what_has_no_test_is_named() throws IOException {
        tests(
                "pyramid",
                "rule\tPYR-5.6\tT.a\nrule\tPYR-5.6\tT.b\ncard\tC01\tT.a\nscenario\tS-02\tT.c\nrule\tPYR-0.0\tT.d\n");
        var typed = Typed.line("coverage");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.lines()).contains("pyramid rules 1/141 cards 1/75 scenarios 1/2");
        assertThat(typed.out())
                .contains("scenarios without a test: S-01", "PYR-5.7", "C02")
                .doesNotContain("S-02 ");
    }

    @Test
    void everything_tested_is_good() throws IOException {
        var all = new StringBuilder("scenario\tS-01\tT\nscenario\tS-02\tT\n");
        for (var line : Typed.line("coverage").lines()) {
            var names = line.contains(": ") ? line.substring(line.indexOf(": ") + 2) : "";
            for (var id : names.split(" ", -1)) {
                all.append(id.matches("(PYR|AGES|EMP)-.*") ? "rule" : "card")
                        .append('\t')
                        .append(id)
                        .append("\tT\n");
            }
        }
        for (var game : GAMES) {
            tests(game, all.toString());
        }
        var typed = Typed.line("coverage");
        assertThat(typed.lines())
                .containsExactly(
                        "ages rules 233/233 cards 236/236 scenarios 0/0",
                        "empires rules 307/307 cards 552/552 scenarios 0/0",
                        "pyramid rules 141/141 cards 75/75 scenarios 2/2");
        assertThat(typed.code()).isZero();
    }

    @Test
    void without_a_run_of_the_tests_it_says_so() {
        var typed = Typed.line("coverage --lang ru");
        assertThat(typed.err()).contains("Тесты не запускались");
        assertThat(typed.lines()).contains("pyramid rules 0/141 cards 0/75 scenarios 0/2");
    }

    private void tests(String game, String lines) throws IOException {
        Files.writeString(home.resolve("games/" + game + "/target/coverage/tests.tsv"), lines);
    }
}
