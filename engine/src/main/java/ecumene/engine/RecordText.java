package ecumene.engine;

import ecumene.engine.GameRecord.End;
import ecumene.engine.GameRecord.Finished;
import ecumene.engine.GameRecord.Open;
import ecumene.engine.GameRecord.Pick;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The lines of a {@link GameRecord} and their order. Every line ends with {@code #} and the beginning of a hash of all
 * lines up to it, so that a line that was changed, removed or put in shows at once, and exactly there.
 */
final class RecordText {
    static final String TITLE = "ecumene-record 1";
    static final int GAME_LINE = 2;
    static final int RULES_LINE = 3;
    static final int PLAYERS_LINE = 4;
    static final int VARIANT_LINE = 5;

    private final StringBuilder text = new StringBuilder();
    private final Chain chain = new Chain();

    private RecordText() {}

    static String write(GameRecord record) {
        var text = new RecordText();
        var setup = record.setup();
        text.line(TITLE);
        text.line("game " + setup.game());
        text.line("rules " + record.rules());
        text.line("players " + setup.players());
        text.line("variant " + setup.variant());
        new TreeMap<>(setup.options()).forEach((option, value) -> text.line("option " + option + " " + value));
        text.line("seed " + record.seed().hex());
        text.line("commitment " + record.commitment());
        for (int seat = 0; seat < record.seats().size(); seat++) {
            text.line("seat " + (seat + 1) + " " + record.seats().get(seat));
        }
        for (var pick : record.picks()) {
            text.line(line(pick));
        }
        text.line(line(record.end()));
        return text.text.toString();
    }

    static String line(Pick pick) {
        return pick.seat() + 1 + " " + pick.key();
    }

    static String line(End end) {
        return switch (end) {
            case Open _ -> "open";
            case Finished(var scores) ->
                scores.stream().map(String::valueOf).collect(Collectors.joining(" ", "end ", ""));
        };
    }

    /** Options stand in the order of their names. */
    static int optionLine(GameRecord record, String option) {
        return VARIANT_LINE
                + 1
                + new TreeMap<>(record.setup().options()).headMap(option).size();
    }

    static int commitmentLine(GameRecord record) {
        return VARIANT_LINE + record.setup().options().size() + 2;
    }

    static int pickLine(GameRecord record, int pick) {
        return commitmentLine(record) + record.seats().size() + 1 + pick;
    }

    static int endLine(GameRecord record) {
        return pickLine(record, record.picks().size());
    }

    private void line(String line) {
        text.append(line).append(" #").append(chain.check(line)).append('\n');
    }

    /** Each check is the beginning of SHA-256(the whole hash of the line before, this line). */
    static final class Chain {
        static final int DIGITS = 8;
        private byte[] hash = {};

        String check(String line) {
            try {
                var digest = MessageDigest.getInstance("SHA-256");
                digest.update(hash);
                hash = digest.digest(line.getBytes(StandardCharsets.UTF_8));
                return HexFormat.of().formatHex(hash, 0, DIGITS / 2);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java platform has SHA-256", e);
            }
        }
    }
}
