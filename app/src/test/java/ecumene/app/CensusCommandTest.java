package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusCommandTest {
    @TempDir
    private Path folder;

    @Test
    void it_counts_in_how_many_games_something_occurs() {
        Typed.run("simulate", "pyramid", "--bots", "random", "--games", "3", "--records", folder.toString());
        var typed = Typed.run("census", folder.toString(), "--all");
        assertThat(typed.code()).isZero();
        assertThat(typed.lines().getFirst()).matches("pyramid: 3 games, \\d+ decisions");
        assertThat(typed.out())
                .containsPattern("kinds of moves that occur: \\d+ of \\d+")
                .containsPattern("cards that a move or the log names: \\d+ of 75")
                .containsPattern("(?m)^ {2}buy +3$")
                .containsPattern("(?m)^ {2}\\S*turn-begins +3$");
    }

    @Test
    void what_never_occurs_is_named() {
        Typed.run("simulate", "pyramid", "--variant", "new-world", "--games", "1", "--records", folder.toString());
        var typed = Typed.run("census", folder.toString(), "--lang", "ru");
        assertThat(typed.out())
                .contains("карты, названные в ходе или в журнале")
                .contains("  ни разу: ");
    }

    @Test
    void a_folder_without_records_is_refused() {
        assertThat(Typed.run("census", folder.toString()).err()).contains("there is no record", "--records");
        assertThat(Typed.run("census", folder.resolve("none").toString()).err()).contains("There is no folder");
    }
}
