package ecumene.engine;

import ecumene.engine.GameRecord.Broken;
import ecumene.engine.GameRecord.End;
import ecumene.engine.GameRecord.Finished;
import ecumene.engine.GameRecord.Open;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.GameRecord.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads the text of a {@link GameRecord} line by line, in the one order in which {@link RecordText} writes it. */
final class RecordReader {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]?");
    private static final Pattern SCORE = Pattern.compile("0|-?[1-9][0-9]{0,8}");
    private static final Pattern PICK = Pattern.compile("([1-9][0-9]?) (.+)", Pattern.DOTALL);

    private final String[] lines;
    private final boolean ended;
    private final RecordText.Chain chain = new RecordText.Chain();
    private int read;
    private String line = "";

    RecordReader(String text) {
        this.ended = text.endsWith("\n");
        this.lines = (ended ? text.substring(0, text.length() - 1) : text).split("\n", -1);
    }

    GameRecord read() {
        advance();
        if (!line.equals(RecordText.TITLE)) {
            throw new Broken(Why.NOT_A_RECORD, 1);
        }
        var game = next("game ", GameRecord.WORD);
        var rules = next("rules ");
        int players = Integer.parseInt(next("players ", COUNT));
        var variant = next("variant ");
        advance();
        var setup = new Setup(game, players, variant, options());
        var seed = Seed.parse(rest("seed ", Seed.HEX));
        var commitment = next("commitment ", HASH);
        var seats = seats(players);
        advance();
        var picks = picks(players);
        var end = end(players);
        if (read < lines.length) {
            throw new Broken(Why.EDITED, read + 1);
        }
        return new GameRecord(setup, rules, seed, commitment, seats, picks, end);
    }

    private Map<String, String> options() {
        var options = new TreeMap<String, String>();
        while (line.startsWith("option ")) {
            var option = rest("option ").split(" ", 2);
            boolean inOrder = options.isEmpty() || options.lastKey().compareTo(option[0]) < 0;
            if (option.length < 2 || !GameRecord.WORD.matcher(option[0]).matches() || !inOrder) {
                throw unknown();
            }
            options.put(option[0], option[1]);
            advance();
        }
        return options;
    }

    private List<String> seats(int players) {
        var seats = new ArrayList<String>();
        while (seats.size() < players) {
            seats.add(next("seat " + (seats.size() + 1) + " "));
        }
        return seats;
    }

    private List<Pick> picks(int players) {
        var picks = new ArrayList<Pick>();
        for (var pick = PICK.matcher(line); pick.matches(); pick = PICK.matcher(line)) {
            int seat = Integer.parseInt(pick.group(1)) - 1;
            if (seat >= players) {
                throw unknown();
            }
            picks.add(new Pick(seat, pick.group(2)));
            advance();
        }
        return picks;
    }

    private End end(int players) {
        if (line.equals("open")) {
            return new Open();
        }
        var scores = new ArrayList<Integer>();
        for (var score : rest("end ").split(" ", -1)) {
            if (!SCORE.matcher(score).matches()) {
                throw unknown();
            }
            scores.add(Integer.valueOf(score));
        }
        if (scores.size() != players) {
            throw unknown();
        }
        return new Finished(scores);
    }

    private String next(String word, Pattern pattern) {
        advance();
        return rest(word, pattern);
    }

    private String next(String word) {
        advance();
        return rest(word);
    }

    private String rest(String word, Pattern pattern) {
        var rest = rest(word);
        if (!pattern.matcher(rest).matches()) {
            throw unknown();
        }
        return rest;
    }

    private String rest(String word) {
        if (!line.startsWith(word)) {
            throw unknown();
        }
        return line.substring(word.length());
    }

    private Broken unknown() {
        return new Broken(Why.UNKNOWN_LINE, read, line);
    }

    /** Takes the next line and checks it. Windows line ends are as good as others. */
    private void advance() {
        if (read == lines.length) {
            throw new Broken(Why.CUT, read + 1);
        }
        var whole = lines[read++];
        whole = whole.endsWith("\r") ? whole.substring(0, whole.length() - 1) : whole;
        int mark = whole.length() - RecordText.Chain.DIGITS - 2;
        line = whole.substring(0, Math.max(mark, 0));
        if (mark < 0 || !whole.substring(mark).equals(" #" + chain.check(line))) {
            boolean last = read == lines.length && !ended;
            throw new Broken(read == 1 ? Why.NOT_A_RECORD : last ? Why.CUT : Why.EDITED, read);
        }
        if (line.indexOf('\r') >= 0) {
            throw unknown();
        }
    }
}
