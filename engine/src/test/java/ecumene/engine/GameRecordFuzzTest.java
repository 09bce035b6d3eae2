package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.GameRecord.Broken;
import ecumene.engine.GameRecord.Open;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever the text: it is read, or refused with its line. */
class GameRecordFuzzTest {

    @Test
    void names_can_be_anything() {
        var rng = Rng.of(17);
        for (int n = 0; n < 2_000; n++) {
            nameIsKept(anyText(rng));
        }
    }

    private static void nameIsKept(String name) {
        var record = new GameRecord(
                GameRecordTest.RECORD.setup(),
                "r",
                GameRecordTest.SEED,
                GameRecordTest.SEED.commitment(),
                List.of(name, ""),
                GameRecordTest.RECORD.picks(),
                new Open());
        assertThat(GameRecord.parse(record.toText())).isEqualTo(record);
    }

    @Test
    void any_text_at_all_is_read_or_refused() {
        var rng = Rng.of(18);
        for (int n = 0; n < 2_000; n++) {
            var garbage = anyText(rng);
            readOrRefuse(garbage);
            readOrRefuse(GameRecordTest.TEXT + garbage);
            readOrRefuse(GameRecordTest.forged("ecumene-record 1\n" + garbage));
        }
    }

    /** Letters, line ends, control characters, lone surrogates: whatever fits a string, mostly from its lower end. */
    private static String anyText(Rng rng) {
        var text = new StringBuilder();
        for (int length = rng.below(40); length > 0; length--) {
            text.append((char) (rng.nextLong() >>> (48 + rng.below(12))));
        }
        return text.toString();
    }

    /** Random edits of the text, and of the lines under right checks: changed, removed, doubled and swapped pieces. */
    @Test
    void any_edit_is_found_and_nothing_worse_happens() {
        var rng = Rng.of(99);
        var bare = GameRecordTest.TEXT.replaceAll(" #[0-9a-f]{8}\n", "\n");
        for (int n = 0; n < 20_000; n++) {
            var edited = scrambled(GameRecordTest.TEXT, rng);
            if (edited.stripTrailing().equals(GameRecordTest.TEXT.stripTrailing())) {
                continue;
            }
            assertThatThrownBy(() -> GameRecord.parse(edited)).as(edited).isInstanceOf(Broken.class);
            readOrRefuse(GameRecordTest.forged(scrambled(bare, rng)));
        }
    }

    private static String scrambled(String text, Rng rng) {
        var edited = new StringBuilder(text);
        for (int edits = rng.below(3); edits >= 0; edits--) {
            int at = rng.below(edited.length());
            int to = Math.min(edited.length(), at + rng.below(20));
            switch (rng.below(5)) {
                case 0 -> edited.setCharAt(at, (char) rng.below(128));
                case 1 -> edited.delete(at, to);
                case 2 -> edited.insert(at, edited.substring(at, to));
                case 3 -> edited.insert(at, (char) rng.below(0x10000));
                default -> edited.insert(rng.below(edited.length()), edited.substring(at, to));
            }
        }
        return edited.toString();
    }

    private static void readOrRefuse(String text) {
        try {
            var record = GameRecord.parse(text);
            assertThat(GameRecord.parse(record.toText())).isEqualTo(record);
        } catch (Broken broken) {
            assertThat(broken.line()).isPositive();
            assertThat(broken).hasMessageStartingWith("line " + broken.line() + ": ");
        }
    }
}
