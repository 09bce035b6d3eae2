package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Playback;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Finished games that must go on exactly as they once went: records and their logs under {@code fixtures}. A change
 * that alters one of them is a change of the rules or of what players read, and says why. The logs alone are written anew with
 *
 * <pre>build/mvn -pl games/pyramid -am test -Dtest=FixturesTest -Dfixtures=logs</pre>
 *
 * and other games are played and written with {@code -Dfixtures=games}.
 */
class FixturesTest {
    private static final Path FOLDER = Path.of("src/test/resources/fixtures");

    @ParameterizedTest
    @ValueSource(strings = {"new-world-2", "renaissance-3", "mixed-4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String name) throws IOException {
        var record = GameRecord.parse(fixture(name + ".rec"));
        assertThat(record.end()).isInstanceOf(GameRecord.Finished.class);
        var s = Playback.verify(GAME, record);
        assertThat(log(s)).isEqualTo(fixture(name + ".log"));
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

    @Test
    @EnabledIfSystemProperty(named = "fixtures", matches = "games", disabledReason = "writes other fixtures")
    void write_other_games() throws IOException {
        write("new-world-2", play(Setup.of("pyramid", 2, "new-world")));
        write("renaissance-3", play(Setup.of("pyramid", 3, "renaissance")));
        write("mixed-4", play(Setup.of("pyramid", 4, "mixed")));
    }

    @Test
    @EnabledIfSystemProperty(
            named = "fixtures",
            matches = "logs",
            disabledReason = "writes the logs of the fixtures anew")
    void write_the_logs() throws IOException {
        for (var name : new String[] {"new-world-2", "renaissance-3", "mixed-4"}) {
            write(name, GameRecord.parse(fixture(name + ".rec")));
        }
    }

    private static void write(String name, GameRecord record) throws IOException {
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve(name + ".rec"), record.toText());
        Files.writeString(FOLDER.resolve(name + ".log"), log(Playback.verify(GAME, record)));
    }

    /** Everybody picks what looks best after it, now and then something else. */
    private static GameRecord play(Setup setup) {
        var rng = Rng.of(2026);
        var s = GAME.deal(setup, Seed.numbered(2026, setup.players()));
        var picks = new ArrayList<Pick>();
        while (!s.over()) {
            int seat = s.seatToAnswer();
            int option = rng.below(5) == 0 ? rng.below(s.options(seat).size()) : best(s, seat);
            picks.add(Pick.of(GAME, seat, s.options(seat).move(option)));
            s.pick(seat, option);
        }
        return GameRecord.of(GAME, setup, s.seed(), Collections.nCopies(setup.players(), "greedy"), picks, s);
    }

    private static int best(PyramidState s, int seat) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int option = 0; option < s.options(seat).size(); option++) {
            var after = s.copy();
            after.pick(seat, option);
            if (GAME.evaluate(after, seat) > most) {
                most = GAME.evaluate(after, seat);
                best = option;
            }
        }
        return best;
    }
}
