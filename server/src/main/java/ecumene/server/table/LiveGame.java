package ecumene.server.table;

import ecumene.bots.Bot;
import ecumene.engine.Attempt;
import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Mark;
import ecumene.engine.Move;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.View;
import ecumene.server.Refusal;
import ecumene.server.wire.Scribe;
import ecumene.server.wire.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The game on a table: what was picked, where that led, and since when each seat is asked. */
final class LiveGame<S extends State<S>> implements Shown {
    /**
     * A pick that was carried out.
     *
     * @param level of the bot that picked, empty for a person
     * @param readers the viewers, as bits, who may know what was picked
     * @param line how often something had been taken back before
     */
    private record Played(int seat, Move move, String key, String level, int readers, int line) {}

    /**
     * How many of the picks that are not made yet stand, and where they lead.
     *
     * @param game the same one, where they have been made: to carry them out there costs nothing
     * @param marks of the position after each of them
     */
    record Trial(LiveGame<?> game, boolean over, List<Integer> scores, List<String> marks) {
        int picks() {
            return marks.size();
        }
    }

    /** A pick made before it is known whether it may be, and the position after it. */
    private record Ahead<S>(Played played, S after) {}

    /** What was picked cannot be picked: the rules are not those that wrote it. */
    static final class Impossible extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        Impossible(int pick) {
            super("the pick " + pick + " of a stored game is not possible");
        }
    }

    /** How a seat did: a smaller number is a better place, equal numbers are shared places. */
    record Result(double share, int score) {}

    private final Game<S> game;
    private final Setup setup;
    private final Seed seed;
    private final int prefix;
    private final List<Played> picks;
    private final long[] asked;
    private final Deque<Ahead<S>> ahead = new ArrayDeque<>();
    private S state;
    private int line;

    private LiveGame(
            Game<S> game, Setup setup, Seed seed, int prefix, List<Played> picks, long[] asked, S state, int line) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.prefix = prefix;
        this.picks = picks;
        this.asked = asked;
        this.state = state;
        this.line = line;
    }

    /** @param taken picks taken over from another game; they cannot be undone */
    static <S extends State<S>> LiveGame<S> deal(Game<S> game, Setup setup, Seed seed, List<Pick> taken, long seq) {
        var live = new LiveGame<>(
                game,
                setup,
                seed,
                taken.size(),
                new ArrayList<>(),
                new long[setup.players()],
                game.deal(setup, seed),
                0);
        live.ask(seq);
        taken.forEach(pick -> live.pick(pick.seat(), pick.key(), "", seq));
        return live;
    }

    LiveGame<S> copy() {
        return new LiveGame<>(game, setup, seed, prefix, new ArrayList<>(picks), asked.clone(), state.copy(), line);
    }

    // --- playing ---

    void pick(int seat, String key, String level, long seq) {
        int before = state.waiting();
        var next = ahead.poll();
        if (next == null) {
            picks.add(play(game, state, seat, key, level, line));
        } else {
            picks.add(next.played());
            state = next.after();
        }
        for (int other = 0; other < asked.length; other++) {
            boolean same = other != seat && (before & state.waiting() & 1 << other) != 0;
            if (!same) {
                asked[other] = asks(other) ? seq : 0;
            }
        }
    }

    private static <S extends State<S>> Played play(
            Game<S> game, S state, int seat, String key, String level, int line) {
        int option = find(game, state, seat, key);
        if (option < 0) {
            throw new Impossible(state.moves() + 1);
        }
        return play(state, seat, option, key, level, line);
    }

    private static <S extends State<S>> Played play(S state, int seat, int option, String key, String level, int line) {
        boolean sealed = state.answersSealed();
        var move = state.options(seat).move(option);
        int told = sealed ? 0 : state.question(seat).readers(state, move);
        state.pick(seat, option);
        return new Played(seat, move, key, level, readers(state, seat, move, told), line);
    }

    /** A move is told to those who know where the cards it names have gone; its seat knows it anyway. */
    private static <S extends State<S>> int readers(S state, int seat, Move move, int told) {
        int readers = 1 << seat;
        for (int viewer = 0; viewer <= state.players(); viewer++) {
            if ((told & 1 << viewer) != 0 && knows(state, viewer, move)) {
                readers |= 1 << viewer;
            }
        }
        return readers;
    }

    private static boolean knows(State<?> state, int viewer, Move move) {
        var nouns = move.verb().nouns();
        for (int i = 0; i < nouns.size(); i++) {
            if (nouns.get(i).equals(Noun.PIECE) && !state.zones().knows(viewer, move.number(i))) {
                return false;
            }
        }
        return true;
    }

    private static <S extends State<S>> int find(Game<S> game, S state, int seat, String key) {
        return (state.waiting() & 1 << seat) == 0 ? -1 : state.options(seat).find(game, key);
    }

    /** Back to after so many picks; those after them may be gone already. */
    void undo(int moves, long seq) {
        if (moves < picks.size()) {
            picks.subList(moves, picks.size()).clear();
            state = after(moves);
        }
        line++;
        ask(seq);
    }

    private S after(int moves) {
        S again = game.deal(setup, seed);
        picks.subList(0, moves).forEach(pick -> again(again, pick));
        return again;
    }

    private void again(S position, Played pick) {
        int option = find(game, position, pick.seat(), pick.key());
        if (option < 0) {
            throw new IllegalStateException("a pick that was carried out is not possible again: " + pick.key());
        }
        position.pick(pick.seat(), option);
    }

    private void ask(long seq) {
        for (int seat = 0; seat < asked.length; seat++) {
            asked[seat] = asks(seat) ? seq : 0;
        }
    }

    /**
     * Plays on a copy, once: what stands is carried out by taking that copy. Throws {@link Refusal} when one of the picks that are looked
     * at is not possible.
     */
    Trial attempt(int seat, List<String> keys, String level) {
        return attempt(state.copy(), seat, keys, level);
    }

    /** @param copy of the position as it is, or as the seat may think it is: that must not make any difference before it is shown */
    Trial attempt(S copy, int seat, List<String> keys, String level) {
        var marks = new ArrayList<String>();
        var made = new ArrayDeque<Ahead<S>>();
        Attempt.Hand<S> hand = (position, by, option) -> {
            if (!made.isEmpty()) {
                made.add(new Ahead<>(made.removeLast().played(), position.copy()));
            }
            made.add(new Ahead<>(play(position, by, option, keys.get(made.size()), level, line), position));
            marks.add(Mark.of(game, position));
        };
        return switch (Attempt.of(game, copy, seat, keys, hand)) {
            case Attempt.Stands(int _) -> new Trial(led(made), copy.over(), scores(copy), marks);
            case Attempt.Refused(var why) -> throw Refusal.illegal(why);
        };
    }

    /** The same position is looked at here only for who is asked, until the first pick is carried out. */
    private LiveGame<S> led(Deque<Ahead<S>> made) {
        var next = new LiveGame<>(game, setup, seed, prefix, new ArrayList<>(picks), asked.clone(), state, line);
        next.ahead.addAll(made);
        return next;
    }

    /** What a bot decides, to be worked out elsewhere, on a copy. */
    Callable<String> decision(Mind<?> mind) {
        return mind.decision(state.copy());
    }

    Mind<S> mind(int seat, String level, Bot bot) {
        return new Mind<>(game, state, line, seat, level, bot);
    }

    /** Whether it has thought of this game, for this seat. */
    boolean goesOn(Mind<?> mind, int seat, String level) {
        return mind.isOf(seat, level, line);
    }

    // --- looking ---

    S state() {
        return state;
    }

    @Override
    public int moves() {
        return picks.size();
    }

    boolean over() {
        return state.over();
    }

    /** How often the person of a seat has picked, without what bots picked there. */
    int pickedInPerson(int seat) {
        return (int) picks.stream()
                .filter(pick -> pick.seat() == seat && pick.level().isEmpty())
                .count();
    }

    boolean overAfter(int moves) {
        return after(moves).over();
    }

    boolean asks(int seat) {
        return (state.waiting() & 1 << seat) != 0;
    }

    /**
     * What a seat is asked.
     *
     * @param prompt the key of its text
     */
    record Asked(String kind, String prompt) {}

    Asked questionOf(int seat) {
        var question = state.question(seat);
        return new Asked(question.kind(state), question.prompt(state).sentence().key());
    }

    boolean offers(int seat, String key) {
        return find(game, state, seat, key) >= 0;
    }

    /** The key that is picked for a seat whose clock runs out; without one a bot plays on. */
    Optional<String> byDefault(int seat) {
        return state.question(seat).byDefault(state).map(move -> move.key(game));
    }

    /** The event since which a seat is asked what it is asked now; 0 when it is not. */
    long askedSince(int seat) {
        return asked[seat];
    }

    @Override
    public String rules() {
        return game.rules();
    }

    /** Of the position as it is. */
    String mark() {
        return Mark.of(game, state);
    }

    @Override
    public Seed seed() {
        return seed;
    }

    @Override
    public int logged() {
        return state.log().size();
    }

    @Override
    public int turns() {
        return (int) state.log().stream().filter(Scribe::beginsTurn).count();
    }

    @Override
    public List<Integer> scores() {
        return scores(state);
    }

    private List<Integer> scores(S position) {
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < position.players(); seat++) {
            scores.add(game.score(position, seat));
        }
        return scores;
    }

    private List<Double> shares(S position) {
        return IntStream.range(0, position.players())
                .mapToObj(seat -> game.share(position, seat))
                .toList();
    }

    Result result(int seat) {
        return new Result(game.share(state, seat), game.score(state, seat));
    }

    List<Pick> picks(int moves) {
        return picks.subList(0, moves).stream()
                .map(pick -> new Pick(pick.seat(), pick.key()))
                .toList();
    }

    /** What a seat can take back, or null. */
    Wire.@Nullable Undo undo(int seat) {
        int last = picks.size() - 1;
        while (last >= prefix && picks.get(last).seat() != seat) {
            last--;
        }
        return last < prefix ? null : new Wire.Undo(free(seat), turn(seat, last), last);
    }

    private int free(int seat) {
        int floor = Math.max(prefix, state.undoFloor());
        boolean mine = picks.subList(floor, picks.size()).stream().allMatch(pick -> pick.seat() == seat);
        return mine ? floor : picks.size();
    }

    /** The turn in which the seat picked last; when that was somebody else's, where its picks in a row began. */
    private int turn(int seat, int last) {
        var begun = state.log().reversed().stream()
                .filter(entry -> Scribe.beginsTurn(entry) && entry.move() <= last)
                .findFirst();
        if (begun.isPresent() && begun.get().move() >= prefix && names(begun.get(), seat)) {
            return begun.get().move();
        }
        int first = last;
        while (first > prefix && picks.get(first - 1).seat() == seat) {
            first--;
        }
        return first;
    }

    private static boolean names(LogEntry entry, int seat) {
        int blank = entry.said().sentence().blanks().indexOf(Noun.SEAT);
        return blank >= 0 && entry.said().values().get(blank) == seat;
    }

    /** @param ended whether the table's game is over, by the rules or not */
    @Override
    public Wire.Frame frame(int viewer, Lang lang, IntFunction<String> names, boolean ended) {
        return frame(state, viewer, lang, names, ended);
    }

    /** @param position as it is, or as the viewer may think it is: that must not make any difference */
    Wire.Frame frame(S position, int viewer, Lang lang, IntFunction<String> names, boolean ended) {
        var scribe = new Scribe<>(game, lang, names);
        boolean asking = !ended && viewer < position.players() && asks(viewer);
        return new Wire.Frame(
                picks.size(),
                step(scribe, picks.size(), viewer),
                view(position, viewer, ended),
                asking ? scribe.question(position, viewer, asked[viewer]) : null,
                scribe.scores(position),
                ended ? scribe.breakdown(position) : null,
                ended ? shares(position) : null,
                ended || viewer == position.players() ? null : undo(viewer),
                ended);
    }

    private View view(S position, int viewer, boolean ended) {
        var view = View.of(game, position, viewer);
        return ended ? new View(viewer, view.zones(), view.facts(), List.of()) : view;
    }

    private Wire.@Nullable Step step(Scribe<S> scribe, int moves, int viewer) {
        if (moves == 0) {
            return null;
        }
        var pick = picks.get(moves - 1);
        boolean known = (pick.readers() & 1 << viewer) != 0;
        return new Wire.Step(
                pick.seat(),
                known ? pick.key() : "",
                known ? scribe.say(pick.move()) : List.of(),
                pick.level().isEmpty() ? "person" : "bot",
                pick.level().isEmpty() ? null : pick.level());
    }

    @Override
    public List<Wire.Entry> log(int viewer, Lang lang, IntFunction<String> names, int from) {
        return new Scribe<>(game, lang, names).log(state, viewer, from);
    }

    /**
     * Tells the picks up to here from any others that were ever made at this table: between two times that something is taken back,
     * picks are only added.
     */
    @Override
    public int line(int moves) {
        return moves == 0 ? 0 : picks.get(moves - 1).line();
    }

    /** What the viewer could see after each of these moves. Nobody is asked in the past. */
    @Override
    public List<Wire.Frame> history(
            int viewer, Lang lang, IntFunction<String> names, int from, int to, boolean ended, Landmarks landmarks) {
        var scribe = new Scribe<>(game, lang, names);
        var frames = new ArrayList<Wire.Frame>();
        var walk = walk(from, landmarks);
        for (int moves = from; moves <= to; moves++) {
            if (moves > from) {
                again(walk.position, picks.get(moves - 1));
            }
            frames.add(past(scribe, walk.position, moves, viewer, ended && moves == picks.size()));
        }
        return frames;
    }

    private Wire.Frame past(Scribe<S> scribe, S position, int moves, int viewer, boolean last) {
        return new Wire.Frame(
                moves,
                step(scribe, moves, viewer),
                view(position, viewer, last),
                null,
                scribe.scores(position),
                last ? scribe.breakdown(position) : null,
                last ? shares(position) : null,
                null,
                last);
    }

    /** Points at the beginning of every turn, and now. */
    @Override
    public List<Tables.Progress> progress(Landmarks landmarks) {
        var walk = walk(picks.size(), landmarks);
        if (walk.points.isEmpty() || walk.points.getLast().moves() < picks.size()) {
            walk.points.add(new Tables.Progress(picks.size(), walk.turn, scores(walk.position)));
        }
        return walk.points;
    }

    /** A replay on its way, and the points on the way. */
    private static final class Walk<S extends State<S>> {
        private final S position;
        private final List<Tables.Progress> points = new ArrayList<>();
        private int turn;
        private int logged;

        Walk(S position) {
            this.position = position;
        }

        Walk<S> copy() {
            var copy = new Walk<>(position.copy());
            position.copyInto(copy.position); // leaves the log behind
            copy.points.addAll(points);
            copy.turn = turn;
            return copy;
        }
    }

    private Walk<S> walk(int moves, Landmarks landmarks) {
        var walk = begin(moves, landmarks);
        while (walk.position.moves() < moves) {
            int passed = walk.position.moves();
            again(walk.position, picks.get(passed));
            look(walk);
            if ((passed + 1) % Landmarks.APART == 0) {
                landmarks.keep(passed + 1, walk.copy());
            }
        }
        return walk;
    }

    @SuppressWarnings(
            "unchecked") // a landmark is found only by the table, the rules and the picks that it was kept for
    private Walk<S> begin(int moves, Landmarks landmarks) {
        for (int at = moves / Landmarks.APART * Landmarks.APART; at > 0; at -= Landmarks.APART) {
            var found = landmarks.find(at);
            if (found.isPresent()) {
                return ((Walk<S>) found.get()).copy();
            }
        }
        var walk = new Walk<>(game.deal(setup, seed));
        look(walk);
        return walk;
    }

    /** What the last pick has added to the points. */
    private void look(Walk<S> walk) {
        var log = walk.position.log();
        int begun = (int) log.subList(walk.logged, log.size()).stream()
                .filter(Scribe::beginsTurn)
                .count();
        walk.logged = log.size();
        walk.turn += begun;
        if (begun > 0) {
            walk.points.add(new Tables.Progress(walk.position.moves(), walk.turn, scores(walk.position)));
        }
    }

    @Override
    public String record(List<String> labels) {
        return GameRecord.of(game, setup, seed, labels, picks(picks.size()), state)
                .toText();
    }

    /** All that anybody can see of it, to be kept. */
    Archive.Content archived() {
        var archiving = new Archiving<>(game, state.players());
        S position = game.deal(setup, seed);
        archiving.begin(position);
        for (var pick : picks) {
            again(position, pick);
            archiving.move(
                    position, new Archiving.Pick(pick.seat(), pick.move(), pick.key(), pick.level(), pick.readers()));
        }
        return archiving.end(position, setup, seed, progress(Landmarks.NONE));
    }
}
