package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.GameRecord;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Options;
import ecumene.engine.Playback;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Verb;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Finished games that must go on exactly as they once went: records and their logs under {@code fixtures}. A change
 * that alters one of them is a change of the rules or of what players read, and says why. The logs are written anew with
 *
 * <pre>build/mvn -pl games/empires -am test -Dtest=FixturesTest -Dfixtures=write</pre>
 *
 * and with {@code -Dfixtures=record} other games are played and take the place of the old ones.
 */
class FixturesTest {
    private static final Path FOLDER = Path.of("src/test/resources/fixtures");
    private static final String MODE = System.getProperty("fixtures", "");

    /** One of the boxes with each number of players, and the practice game. */
    @ParameterizedTest
    @CsvSource({"classics, 1", "classics, 2", "legends, 3", "mixed, 4"})
    void a_finished_game_replays_to_the_same_scores_and_the_same_log(String variant, int players) throws IOException {
        var name = variant + "-" + players;
        var record = MODE.equals("record") ? played(variant, players) : GameRecord.parse(fixture(name + ".rec"));
        assertThat(record.end()).isInstanceOf(GameRecord.Finished.class);
        var log = log(Playback.verify(GAME, record));
        if (MODE.isEmpty()) {
            assertThat(log).isEqualTo(fixture(name + ".log"));
        } else {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(name + ".rec"), record.toText());
            Files.writeString(FOLDER.resolve(name + ".log"), log);
        }
    }

    private static String fixture(String file) throws IOException {
        try (var in = Objects.requireNonNull(FixturesTest.class.getResourceAsStream("/fixtures/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A line an entry: after how many picks, who reads it (seats, and * for the public), what it says. */
    private static String log(EmpiresState s) {
        return s.log().stream()
                .map(entry -> "%4d %-5s %s\n".formatted(entry.move(), readers(s, entry), text(entry)))
                .collect(Collectors.joining());
    }

    private static String readers(EmpiresState s, LogEntry entry) {
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

    // --- recording --------------------------------------------------------------------------------------------------

    /** A game in which much happens. */
    private static GameRecord played(String variant, int players) {
        var setup = Setup.of("empires", players, variant);
        var s = GAME.deal(setup, Seed.numbered(21, players));
        var rng = Rng.of(players);
        var picks = new ArrayList<GameRecord.Pick>();
        while (!s.over()) {
            int seat = s.seatToAnswer();
            int option = choose(s.options(seat), rng);
            picks.add(GameRecord.Pick.of(GAME, seat, s.options(seat).move(option)));
            s.pick(seat, option);
        }
        return GameRecord.of(GAME, setup, s.seed(), Collections.nCopies(players, "eager"), picks, s);
    }

    /** By chance, and what a keen player likes more often. */
    private static int choose(Options options, Rng rng) {
        int sum = 0;
        for (int i = 0; i < options.size(); i++) {
            sum += weight(options.verb(i));
        }
        int chance = rng.below(sum);
        int option = 0;
        while (chance >= weight(options.verb(option))) {
            chance -= weight(options.verb(option++));
        }
        return option;
    }

    private static int weight(Verb verb) {
        return switch ((EmpiresVerb) verb) {
            case END, NO, DONE -> 2;
            case INNOVATE, REVOLT -> 4;
            default -> 24;
        };
    }
}
