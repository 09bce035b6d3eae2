package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.GameRecord;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Playback;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Finished games that must go on exactly as they once went: records and their logs under {@code fixtures}. A change
 * that alters one of them is a change of the rules or of what players read, and says why. The logs are written anew with
 *
 * <pre>build/mvn -pl games/pyramid -am test -Dtest=FixturesTest -Dfixtures=write</pre>
 *
 * and other games come from {@code ./ecumene simulate pyramid --records DIR}.
 */
class FixturesTest {
    private static final Path FOLDER = Path.of("src/test/resources/fixtures");

    @ParameterizedTest
    @ValueSource(strings = {"new-world-2", "renaissance-3", "mixed-4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String name) throws IOException {
        var record = GameRecord.parse(fixture(name + ".rec"));
        assertThat(record.end()).isInstanceOf(GameRecord.Finished.class);
        var log = log(Playback.verify(GAME, record));
        if (System.getProperty("fixtures", "").equals("write")) {
            Files.writeString(FOLDER.resolve(name + ".log"), log);
        } else {
            assertThat(log).isEqualTo(fixture(name + ".log"));
        }
    }

    private static String fixture(String file) throws IOException {
        try (var in = Objects.requireNonNull(FixturesTest.class.getResourceAsStream("/fixtures/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A line an entry: after how many picks, who reads it (seats, and * for the public), what it says. */
    private static String log(PyramidState s) {
        return s.log().stream()
                .map(entry -> "%4d %-5s %s\n".formatted(entry.move(), readers(s, entry), text(entry)))
                .collect(Collectors.joining());
    }

    private static String readers(PyramidState s, LogEntry entry) {
        var readers = new StringBuilder();
        for (int viewer = 0; viewer <= s.players(); viewer++) {
            if (entry.readableBy(viewer)) {
                readers.append(viewer == s.players() ? "*" : viewer + 1);
            }
        }
        return readers.toString();
    }

    private static String text(LogEntry entry) {
        return GAME.texts().say(Lang.EN, entry.said(), GAME, seat -> "Player " + (seat + 1));
    }
}
