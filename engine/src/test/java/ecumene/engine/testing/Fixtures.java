package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Options;
import ecumene.engine.Playback;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.Verb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * Finished games that must go on exactly as they once went: records and their logs under {@code fixtures}. A change
 * that alters one of them is a change of the rules or of what players read, and says why. Where only the data files have
 * changed and the games still go the same way, the logs and the rules they name are written anew with
 *
 * <pre>build/mvn -pl games/ages -am test -Dtest=FixturesTest -Dfixtures=write</pre>
 *
 * and where a game can record, with {@code -Dfixtures=record} other games are played and take the place of the old ones.
 */
public final class Fixtures<S extends State<S>> {
    private static final Path FOLDER = Path.of("src/test/resources/fixtures");
    private static final String MODE = System.getProperty("fixtures", "");

    private final Game<S> game;

    public Fixtures(Game<S> game) {
        this.game = game;
    }

    /** The record of this name replays to the same scores and the same log. */
    public void check(String name) throws IOException {
        var record = GameRecord.parse(Files.readString(FOLDER.resolve(name + ".rec")));
        check(name, MODE.equals("write") ? underTheRulesOfToday(record) : record);
    }

    /** The same; when games are to be recorded, one is played with these wishes. */
    public void check(String name, Setup setup, ToIntBiFunction<S, Verb> wishes) throws IOException {
        if (MODE.equals("record")) {
            check(name, played(setup, wishes));
        } else {
            check(name);
        }
    }

    private void check(String name, GameRecord record) throws IOException {
        assertThat(record.end()).isInstanceOf(GameRecord.Finished.class);
        var log = log(Playback.verify(game, record));
        if (MODE.isEmpty()) {
            assertThat(log).isEqualTo(Files.readString(FOLDER.resolve(name + ".log")));
        } else {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(name + ".rec"), record.toText());
            Files.writeString(FOLDER.resolve(name + ".log"), log);
        }
    }

    /** Whether it still goes as it went is checked before it is written. */
    private GameRecord underTheRulesOfToday(GameRecord old) {
        return new GameRecord(
                old.setup(), game.rules(), old.seed(), old.commitment(), old.seats(), old.picks(), old.end());
    }

    /** A line an entry: after how many picks, who reads it (seats, and * for the public), what it says. */
    private String log(S s) {
        return s.log().stream()
                .map(entry -> "%4d %-5s %s\n".formatted(entry.move(), readers(s, entry), text(entry)))
                .collect(Collectors.joining());
    }

    private String readers(S s, LogEntry entry) {
        var readers = new StringBuilder();
        for (int viewer = 0; viewer <= s.players(); viewer++) {
            if (entry.readableBy(viewer)) {
                readers.append(viewer == s.players() ? "*" : viewer + 1);
            }
        }
        return readers.toString();
    }

    private String text(LogEntry entry) {
        return game.texts().say(Lang.EN, entry.said(), game, seat -> "Player " + (seat + 1));
    }

    private GameRecord played(Setup setup, ToIntBiFunction<S, Verb> wishes) {
        int players = setup.players();
        var s = game.deal(setup, Seed.numbered(21, players));
        var rng = Rng.of(players);
        var picks = new ArrayList<Pick>();
        while (!s.over()) {
            int seat = s.seatToAnswer();
            int option = choose(s.options(seat), verb -> wishes.applyAsInt(s, verb), rng);
            picks.add(Pick.of(game, seat, s.options(seat).move(option)));
            s.pick(seat, option);
        }
        return GameRecord.of(game, setup, s.seed(), Collections.nCopies(players, "eager"), picks, s);
    }

    /** By chance, and what a keen player likes more often. */
    private static int choose(Options options, ToIntFunction<Verb> weight, Rng rng) {
        int sum = 0;
        for (int i = 0; i < options.size(); i++) {
            sum += weight.applyAsInt(options.verb(i));
        }
        int chance = rng.below(sum);
        int option = 0;
        while (chance >= weight.applyAsInt(options.verb(option))) {
            chance -= weight.applyAsInt(options.verb(option++));
        }
        return option;
    }
}
