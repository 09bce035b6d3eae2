package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_whole_game_through_a_pipe() {
        var typed = Typed.with(Typed.times("1", 3_000), "play", "pyramid", "--bots", "greedy", "--seed", "5");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains("Pyramid, New World", "seat 2: greedy", "Commitment", " wins.", "Wonders", "total", "Seed: ");
        var announced = after(typed.out(), "of the seed): ");
        assertThat(after(typed.out(), "as announced: ")).isEqualTo(announced);
    }

    @Test
    void a_game_in_russian_has_no_english_prompts() {
        var typed = Typed.with(
                "?\n? 1\nfoo\n\nquit\n", "play", "pyramid", "--bots", "random", "--seed", "5", "--lang", "ru");
        assertThat(typed.out())
                .contains(
                        "Пирамида, Новый Мир",
                        "Фаза ресурсов",
                        "Введите число",
                        "«foo» здесь непонятно",
                        "До свидания.")
                .doesNotContain("Type a number", "Player");
    }

    @Test
    void several_numbers_are_for_sets_only() {
        var typed = Typed.with("1 2\n1 77\nquit\n", "play", "pyramid", "--seed", "5");
        assertThat(typed.out()).contains("type one number", "There is no option 77");
    }

    /** Where several numbers are not wanted, the single one behind them is taken. */
    @Test
    void a_set_is_picked_with_several_numbers_at_once_and_says_how_many_it_wants() {
        var typed = Typed.with(Typed.times("2 1\n1", 3_000), "play", "pyramid", "--bots", "greedy", "--seed", "5");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out()).contains("several numbers at once", "Picked already: ", " wins.");
    }

    @Test
    void an_option_says_what_its_card_gives_and_what_it_costs() {
        var typed = Typed.with("1\n1\n2\n1\nquit\n", "play", "pyramid", "--seed", "5");
        assertThat(typed.out()).contains("      Food · Society");
        var whole = Typed.with(Typed.times("1", 400), "play", "pyramid", "--seed", "5");
        assertThat(whole.out()).contains("; price: ", "; you would pay ");
    }

    @Test
    void the_end_of_input_is_a_goodbye() {
        var typed = Typed.with("", "play", "pyramid", "--seed", "5");
        assertThat(typed.code()).isZero();
        assertThat(typed.last()).isEqualTo("Goodbye.");
    }

    @Test
    void a_pick_can_be_taken_back_and_a_turn_as_a_whole() {
        var typed = Typed.with("1\n1\nundo\n1\nundo turn\nundo\nquit\n", "play", "pyramid", "--seed", "5");
        assertThat(typed.out().split("Taken back\\.", -1)).hasSize(3);
        assertThat(typed.out()).contains("That cannot be taken back");
    }

    @Test
    void undo_leaves_no_trace_in_the_record() throws IOException {
        var first = folder.resolve("first.rec");
        var second = folder.resolve("second.rec");
        Typed.with("2\nsave " + first + "\nquit\n", "play", "pyramid", "--seed", "5");
        Typed.with("1\nundo\n2\nsave " + second + "\nquit\n", "play", "pyramid", "--seed", "5");
        assertThat(Files.readString(second)).isEqualTo(Files.readString(first));
    }

    @Test
    void a_saved_game_goes_on_where_it_was() throws IOException {
        var file = folder.resolve("evening.rec");
        var saved = Typed.with(
                "1\n1\n1\nsave " + file + "\nquit\n", "play", "pyramid", "--bots", "random,greedy", "--name", "Ann");
        assertThat(saved.out()).contains("Saved in " + file);
        var record = GameRecord.parse(Files.readString(file));
        assertThat(record.seats()).containsExactly("Ann", "random", "greedy");
        var loaded = Typed.with("log\nquit\n", "play", "pyramid", "--load", file.toString());
        assertThat(loaded.code()).isZero();
        assertThat(loaded.out()).contains("seat 1: Ann", "seat 3: greedy", "Ann plays");
        var finished = Typed.with(Typed.times("1", 3_000), "play", "pyramid", "--load", file.toString());
        assertThat(finished.out()).containsAnyOf(" wins.", "shared");
    }

    @Test
    void a_file_that_is_no_save_is_not_written_over() throws IOException {
        var file = Files.writeString(folder.resolve("letter.txt"), "Dear Ann");
        var typed = Typed.with("save " + file + "\nsave\nquit\n", "play", "pyramid", "--seed", "5");
        assertThat(typed.out()).contains("is not a saved game", "Save where?");
        assertThat(Files.readString(file)).isEqualTo("Dear Ann");
    }

    @Test
    void a_question_mark_explains_options_blocked_moves_rules_and_cards() {
        var input = "? 1\n? 77\n? PYR-5.6\n? mining\n? PYR-77\n? nonsense\n1\n1\n1\n?\nhelp\ncards iron\ntable\nquit\n";
        var typed = Typed.with(input, "play", "pyramid", "--seed", "5");
        assertThat(typed.out())
                .contains("PYR-5.2 ", "There is no option 77", "PYR-5.6 ", "C02  Mining", "There is no rule PYR-77")
                .contains("There is no rule and no card nonsense")
                .contains("(PYR-6.2)", "undo turn", "Cards: ");
    }

    @Test
    void seats_are_called_by_their_names() {
        var typed = Typed.with("quit\n", "play", "pyramid", "--bots", "random", "--players", "3", "--name", "Ann");
        assertThat(typed.out()).contains("seat 1: Ann", "seat 2: random (2)", "seat 3: random (3)");
        assertThat(typed.out()).contains("random (2)   power").doesNotContain("Player 2");
    }

    @Test
    void a_game_for_one_needs_no_bots() {
        var alone = Typed.with("quit\n", "play", "empires", "--players", "1", "--seed", "5");
        assertThat(alone.err()).isEmpty();
        assertThat(alone.out()).contains("seat 1: ").doesNotContain("seat 2: ");
        var together = Typed.with("", "play", "empires", "--players", "1", "--bots", "greedy");
        assertThat(together.err()).contains("Allowed: 0");
    }

    private static String after(String text, String mark) {
        int from = text.indexOf(mark) + mark.length();
        return text.substring(from, from + 64);
    }
}
