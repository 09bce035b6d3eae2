package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.GameRecord.Broken;
import ecumene.engine.GameRecord.Finished;
import ecumene.engine.GameRecord.Open;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.GameRecord.Why;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
    static final Seed SEED = Seed.numbered(3, 3);
    static final GameRecord RECORD = new GameRecord(
            new Setup("toy", 2, "plain", Map.of("first", "seat1", "die", "six")),
            "1-toy",
            SEED,
            SEED.commitment(),
            List.of("greedy", "Анна #2"),
            List.of(new Pick(0, "roll"), new Pick(1, "play blue2"), new Pick(0, "draw")),
            new Finished(List.of(31, -4)));
    static final String TEXT = RECORD.toText();
    private static final int LINES = (int) TEXT.lines().count();

    @Test
    void it_is_written_one_line_a_fact() {
        assertThat(TEXT.lines().map(line -> line.substring(0, line.length() - 10)))
                .containsExactly(
                        "ecumene-record 1",
                        "game toy",
                        "rules 1-toy",
                        "players 2",
                        "variant plain",
                        "option die six",
                        "option first seat1",
                        "seed " + SEED.hex(),
                        "commitment " + SEED.commitment(),
                        "seat 1 greedy",
                        "seat 2 Анна #2",
                        "1 roll",
                        "2 play blue2",
                        "1 draw",
                        "end 31 -4");
        assertThat(TEXT.lines()).allMatch(line -> line.matches(".* #[0-9a-f]{8}"));
        assertThat(TEXT).endsWith("\n");
    }

    /** Records of old games must stay readable: this text never changes. */
    @Test
    void the_checks_are_fixed_for_ever() {
        assertThat(TEXT)
                .startsWith("ecumene-record 1 #0dd9c508\ngame toy #ba5e8447\n")
                .endsWith("\nend 31 -4 #d10f41d1\n");
    }

    @Test
    void what_was_written_is_read_again() {
        assertThat(GameRecord.parse(TEXT)).isEqualTo(RECORD);
        var open = with(new Open());
        assertThat(GameRecord.parse(open.toText())).isEqualTo(open);
        assertThat(GameRecord.parse(TEXT.replace("\n", "\r\n")))
                .as("from Windows")
                .isEqualTo(RECORD);
    }

    private static GameRecord with(GameRecord.End end) {
        return new GameRecord(
                RECORD.setup(), RECORD.rules(), SEED, SEED.commitment(), RECORD.seats(), RECORD.picks(), end);
    }

    @Test
    void a_record_that_could_not_be_read_again_is_not_made() {
        assertThatThrownBy(() -> new Pick(0, "two\nlines")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Pick(0, "")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> with(new Finished(List.of(1)))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameRecord(
                        Setup.of("to y", 2, "plain"), "r", SEED, "c", List.of("a", "b"), List.of(), new Open()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameRecord(
                        RECORD.setup(), "r", SEED, "c", List.of("a", "b"), List.of(new Pick(2, "roll")), new Open()))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static Broken broken(String text) {
        return catchThrowableOfType(Broken.class, () -> GameRecord.parse(text));
    }

    private static String edited(java.util.function.Consumer<List<String>> edit) {
        var lines = new ArrayList<>(TEXT.lines().toList());
        edit.accept(lines);
        return String.join("\n", lines) + "\n";
    }

    @Test
    void a_changed_line_is_found_exactly_there() {
        for (int line = 2; line <= LINES; line++) {
            int at = line - 1;
            var text = edited(lines -> lines.set(at, lines.get(at).replaceFirst("[a-z0-9]", "x")));
            assertThat(broken(text)).extracting(Broken::why, Broken::line).containsExactly(Why.EDITED, line);
        }
    }

    @Test
    void a_removed_line_is_found_exactly_there() {
        for (int line = 2; line < LINES; line++) {
            int at = line - 1;
            var text = edited(lines -> lines.remove(at));
            assertThat(broken(text)).extracting(Broken::why, Broken::line).containsExactly(Why.EDITED, line);
        }
    }

    @Test
    void an_inserted_or_repeated_line_is_found_exactly_there() {
        for (int line = 2; line <= LINES + 1; line++) {
            int at = line - 1;
            var strange = edited(lines -> lines.add(at, "1 roll #00000000"));
            assertThat(broken(strange)).extracting(Broken::why, Broken::line).containsExactly(Why.EDITED, line);
            var twice = edited(lines -> lines.add(at, lines.get(at - 1)));
            assertThat(broken(twice)).extracting(Broken::why, Broken::line).containsExactly(Why.EDITED, line);
        }
    }

    @Test
    void a_text_cut_anywhere_is_found_to_be_cut() {
        var bytes = TEXT.getBytes(StandardCharsets.UTF_8);
        int firstLine = TEXT.indexOf('\n');
        for (int length = 0; length < bytes.length - 1; length++) {
            var cut = new String(Arrays.copyOf(bytes, length), StandardCharsets.UTF_8);
            var why = broken(cut).why();
            assertThat(why).as("cut after %s", length).isEqualTo(length < firstLine ? Why.NOT_A_RECORD : Why.CUT);
        }
        assertThat(GameRecord.parse(TEXT.stripTrailing())).isEqualTo(RECORD);
    }

    @Test
    void other_texts_are_not_records() {
        for (var text : List.of("", "\n", "\r", " #", "hello", "ecumene-record 2 #1a2b3c4d\n", "\0", "seat 1 #\n#\n")) {
            assertThat(broken(text)).extracting(Broken::why, Broken::line).containsExactly(Why.NOT_A_RECORD, 1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game toy           | game to y",
                "game toy           | rules 1-toy",
                "rules 1-toy        | ruled 1-toy",
                "players 2          | players 0",
                "players 2          | players 99999999999",
                "players 2          | players two",
                "option die six     | option die",
                "option first seat1 | option die seven",
                "option first seat1 | option a b",
                "seat 2 Анна #2     | seat 3 Анна",
                "seat 2 Анна #2     | 2 roll",
                "1 draw             | 3 draw",
                "1 draw             | 0 draw",
                "1 draw             | 1",
                "1 draw             | draw",
                "1 draw             | end 31",
                "end 31 -4          | end 31 -4 5",
                "end 31 -4          | end 31 99999999999",
                "end 31 -4          | end 31 -0",
                "end 31 -4          | 'end 31 -4 '",
                "end 31 -4          | end",
                "end 31 -4          | opened",
                "1 draw             | '1 dr\raw'",
            })
    void a_forged_line_with_the_right_check_is_still_not_understood(String right, String wrong) {
        var forged = forged(TEXT.replaceAll(" #[0-9a-f]{8}\n", "\n").replace(right + "\n", wrong + "\n"));
        int line =
                (int) TEXT.substring(0, TEXT.indexOf("\n" + right) + 1).lines().count() + 1;
        assertThat(broken(forged)).extracting(Broken::why, Broken::line).containsExactly(Why.UNKNOWN_LINE, line);
        assertThat(broken(forged).details()).containsExactly(wrong);
    }

    @Test
    void a_line_of_any_length_is_read() {
        var long1 = "end " + "1 ".repeat(100_000) + "1";
        var forged = forged(TEXT.replaceAll(" #[0-9a-f]{8}\n", "\n").replace("end 31 -4\n", long1 + "\n"));
        assertThat(broken(forged).why()).isEqualTo(Why.UNKNOWN_LINE);
        var key = forged(
                TEXT.replaceAll(" #[0-9a-f]{8}\n", "\n").replace("1 roll\n", "1 " + "roll ".repeat(50_000) + "\n"));
        assertThat(GameRecord.parse(key).picks()).hasSize(3);
    }

    /** As somebody would write it who knows how the checks are made. */
    static String forged(String lines) {
        var chain = new RecordText.Chain();
        var text = new StringBuilder();
        int end = lines.endsWith("\n") ? lines.length() - 1 : lines.length();
        for (var line : lines.substring(0, end).split("\n", -1)) {
            text.append(line).append(" #").append(chain.check(line)).append('\n');
        }
        return text.toString();
    }
}
