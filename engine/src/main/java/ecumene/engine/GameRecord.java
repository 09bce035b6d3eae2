package ecumene.engine;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A game as it can be kept and shown: set-up, secret seed and what was picked. With the same rules it replays bit for
 * bit, see {@link Playback}. As text it is one line a fact, each with a check that covers everything before it.
 *
 * @param rules what {@link Game#rules()} was when it was played
 * @param commitment what was published of the seed before the game
 * @param seats who sat there: a free text per seat, {@code greedy} or a name
 */
public record GameRecord(
        Setup setup, String rules, Seed seed, String commitment, List<String> seats, List<Pick> picks, End end) {
    private static final Pattern BREAKS = Pattern.compile("\\p{Cntrl}+");
    static final Pattern WORD = Pattern.compile("[^\\s\\p{Cntrl}]+");

    /** What a seat (counted from 0) picked. */
    public record Pick(int seat, String key) {
        public Pick {
            oneLine(key);
            if (key.isEmpty()) {
                throw new IllegalArgumentException("a pick without a key");
            }
        }

        public static Pick of(Words words, int seat, Move move) {
            return new Pick(seat, move.key(words));
        }
    }

    /** How far it got. */
    public sealed interface End {}

    /** Over, with the score of every seat. */
    public record Finished(List<Integer> scores) implements End {
        public Finished {
            scores = List.copyOf(scores);
        }
    }

    /** Not over: somebody was still to pick. */
    public record Open() implements End {}

    /** Why a record cannot be used. Says what {@link Broken#details} holds. */
    public enum Why {
        /** No details. */
        NOT_A_RECORD,
        /** The line is not the one that was written there, or a line before it is missing. No details. */
        EDITED,
        /** The text stops before its last line. No details. */
        CUT,
        /** The check is right, but this program cannot read the line. The line. */
        UNKNOWN_LINE,
        /** Played with another game or version of the rules: the recorded one and this one. */
        OTHER_RULES,
        /** This could not be picked there: the pick's key. */
        ILLEGAL_MOVE,
        /** The game ends differently: the recorded last line and the right one. */
        OTHER_RESULT,
        /** The seed is not the one that was announced: the recorded commitment and the right one. */
        WRONG_COMMITMENT
    }

    /** A record that cannot be used, and the line (from 1) where that shows. */
    public static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final Why why;
        private final int line;
        private final String[] details;

        public Broken(Why why, int line, String... details) {
            super(message(why, line, List.of(details)));
            this.why = why;
            this.line = line;
            this.details = details.clone();
        }

        public Why why() {
            return why;
        }

        public int line() {
            return line;
        }

        public List<String> details() {
            return List.of(details);
        }

        private static String message(Why why, int line, List<String> details) {
            return "line " + line + ": "
                    + switch (why) {
                        case NOT_A_RECORD -> "this is not the record of a game";
                        case EDITED -> "this line has been changed, or one before it is missing";
                        case CUT -> "the record is cut off here";
                        case UNKNOWN_LINE -> "cannot read \"" + details.get(0) + "\"";
                        case OTHER_RULES -> "recorded with " + details.get(0) + ", this is " + details.get(1);
                        case ILLEGAL_MOVE -> "\"" + details.get(0) + "\" is not possible here";
                        case OTHER_RESULT ->
                            "recorded is \"" + details.get(0) + "\", played it is \"" + details.get(1) + "\"";
                        case WRONG_COMMITMENT ->
                            "announced was " + details.get(0) + ", the seed gives " + details.get(1);
                    };
        }
    }

    public GameRecord {
        seats = seats.stream().map(GameRecord::label).toList();
        picks = List.copyOf(picks);
        word(setup.game());
        oneLine(setup.variant());
        setup.options().forEach((option, value) -> {
            word(option);
            oneLine(value);
        });
        oneLine(rules);
        oneLine(commitment);
        if (seats.isEmpty() || seats.size() != setup.players()) {
            throw new IllegalArgumentException("one label per seat");
        }
        for (var pick : picks) {
            Objects.checkIndex(pick.seat, seats.size());
        }
        if (end instanceof Finished(var scores) && scores.size() != seats.size()) {
            throw new IllegalArgumentException("one score per seat");
        }
    }

    /**
     * The record of a game as it stands.
     *
     * @param picks all picks since the deal, in the order in which the state took them
     */
    public static <S extends State<S>> GameRecord of(
            Game<S> game, Setup setup, Seed seed, List<String> seats, List<Pick> picks, S state) {
        return new GameRecord(setup, game.rules(), seed, seed.commitment(), seats, picks, endOf(game, state));
    }

    static <S extends State<S>> End endOf(Game<S> game, S state) {
        if (!state.over()) {
            return new Open();
        }
        var scores = new Integer[state.players()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = game.score(state, seat);
        }
        return new Finished(List.of(scores));
    }

    public String toText() {
        return RecordText.write(this);
    }

    /** Reads what {@link #toText} wrote; throws {@link Broken} for everything else. */
    public static GameRecord parse(String text) {
        return new RecordReader(text).read();
    }

    /** Names come from people: whatever would break the line becomes a space. */
    private static String label(String text) {
        return BREAKS.matcher(text).replaceAll(" ").strip();
    }

    private static void oneLine(String value) {
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("more than one line: " + value);
        }
    }

    private static void word(String value) {
        if (!WORD.matcher(value).matches()) {
            throw new IllegalArgumentException("not one word: " + value);
        }
    }
}
