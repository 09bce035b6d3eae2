package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    private Path folder;

    private Path record;

    @BeforeEach
    void record() {
        Typed.run("simulate", "pyramid", "--bots", "greedy,random", "--games", "1", "--records", folder.toString());
        record = folder.resolve("pyramid-000001.rec");
    }

    @Test
    void the_whole_game_is_told_turn_by_turn() {
        var typed = Typed.run("replay", record.toString());
        assertThat(typed.code()).isZero();
        assertThat(typed.out()).contains("seat 1: greedy", "Turn 1: ", "Turn 2: ", " wins.", "Seed: ");
        assertThat(Typed.run("replay", record.toString(), "--lang", "ru").out()).contains("Ход 1: ", "Побеждает");
    }

    @Test
    void a_seat_sees_its_own_cards_and_the_public_does_not() {
        var open = Typed.run("replay", record.toString(), "--at", "4").out();
        var own = Typed.run("replay", record.toString(), "--at", "4", "--seat", "1")
                .out();
        assertThat(open).contains("greedy   power").isNotEqualTo(own);
    }

    @Test
    void a_position_shows_who_is_asked_what() {
        assertThat(Typed.run("replay", record.toString(), "--at", "0").last()).matches("(greedy|random): .*");
    }

    @Test
    void a_place_or_a_seat_that_is_not_there_is_refused() {
        assertThat(Typed.run("replay", record.toString(), "--at", "99999").err())
                .contains("--at: 99999", "0–");
        assertThat(Typed.run("replay", record.toString(), "--seat", "3").err()).contains("--seat: 3", "1–2");
    }

    @Test
    void an_edited_record_is_refused_with_its_line() throws IOException {
        Files.writeString(record, Files.readString(record).replace("players 2", "players 3"));
        refused("Line 4: the line has been changed", "Строка 4: строка изменена");
    }

    @Test
    void a_cut_record_is_refused_with_its_line() throws IOException {
        var lines = Files.readAllLines(record);
        Files.writeString(record, String.join("\n", lines.subList(0, 20)) + "\n");
        refused("Line 21: the record is cut off here", "Строка 21: здесь запись обрывается");
    }

    @Test
    void a_record_made_with_other_cards_is_refused(@TempDir Path cards) throws IOException {
        var yaml = Files.readString(Path.of("../games/pyramid/src/main/resources/pyramid/cards.yaml"));
        Files.writeString(cards.resolve("cards.yaml"), yaml.replaceFirst("vp: 1\\b", "vp: 2"));
        var typed = Typed.run("replay", record.toString(), "--cards", cards.toString());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).startsWith("Line 3: recorded with ");
    }

    @Test
    void something_else_is_no_record() throws IOException {
        Files.writeString(record, "Dear Ann,\n");
        refused("Line 1: this is not the record of a game", "Строка 1: это не запись партии");
    }

    private void refused(String english, String russian) {
        for (var extra : new String[] {"--check", "--at=1"}) {
            var typed = Typed.run("replay", record.toString(), extra);
            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.out()).isEmpty();
            assertThat(typed.err()).startsWith(english);
            assertThat(typed.err().lines()).hasSize(1);
        }
        assertThat(Typed.run("replay", record.toString(), "--lang", "ru").err()).startsWith(russian);
    }
}
