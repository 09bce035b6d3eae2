package ecumene.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game in progress: where the pieces lie, what is still to be done, and who is asked what. Compact, mutable, cheap to
 * copy. A game extends it with its own numbers. The machine runs from answer to question: {@link #pick} takes an
 * answer, carries it out and goes on until somebody must be asked again or the game is over.
 *
 * @param <S> the game's own state
 */
public abstract class State<S extends State<S>> {
    public static final int NOBODY = -1;
    /** Who was asked last, when several seats were asked together: differs from every seat and from nobody. */
    private static final int SEVERAL = -2;

    private final int players;
    private final Zones zones;
    private final Agenda<S> agenda = new Agenda<>();
    private final Options options = Options.plain();
    private final SetListing<S> sets = new SetListing<>();

    private final Numbers numbers = new Numbers();
    private final int[] times;
    private Seed seed;
    private List<LogEntry> log = new ArrayList<>();
    private boolean quiet;
    private int moves;
    private int undoFloor;
    private int lastAsked = NOBODY;
    /** The seat that picked last among those asked together: its picks can be taken back until another's come. */
    private int lastTogether = NOBODY;
    /** A step is running that has ended the game: what it still wants to do is not done. */
    private boolean running;

    private boolean ended;
    /** How many windows are open, and which of them are cancelled, as bits. */
    private int windows;

    private int cancelled;
    /** The seat whose options stand in the buffer, or NOBODY when it is stale. */
    private int listed = NOBODY;

    protected State(Layout layout, Seed seed, int purposes) {
        this.players = layout.players();
        this.zones = new Zones(layout);
        this.seed = seed;
        this.times = new int[purposes];
    }

    protected abstract S self();

    /** A state of the same shape, to be written over by {@link #copyInto}. */
    protected abstract S blank();

    /** Copies what the game keeps beside what is made by {@link #ints} and its like. */
    protected abstract void copyOwn(S other);

    /** Adds the same to a digest. */
    protected abstract void digestOwn(Digest out);

    /**
     * Called after every step and every answer that has taken effect, unless it has ended the game: what must always hold or be noticed
     * at once, such as a victory, is looked at here. May schedule steps and finish the game; must do nothing the second time.
     */
    protected void settled() {}

    // --- numbers that the engine copies; made in the constructor, always the same ones in the same order -------------

    protected final int[] ints(int size) {
        return numbers.ints(size);
    }

    protected final long[] longs(int size) {
        return numbers.longs(size);
    }

    protected final short[] shorts(int size) {
        return numbers.shorts(size);
    }

    protected final byte[] bytes(int size) {
        return numbers.bytes(size);
    }

    /** Effects inside effects, so many numbers each. */
    protected final Frames frames(int fields) {
        return numbers.frames(fields);
    }

    /** Re-rolls secrets that are not cards. Called on an imagined copy. */
    protected void imagineOwn(int viewer, Rng rng) {}

    // --- for the rules ------------------------------------------------------------------------------------------

    public final int players() {
        return players;
    }

    public final Zones zones() {
        return zones;
    }

    /** The next seat clockwise. */
    public final int after(int seat) {
        return seat + 1 == players ? 0 : seat + 1;
    }

    /** Does this next, before whatever is already waiting. */
    public final void then(Step<S> step) {
        if (!ended) {
            agenda.push(step);
        }
    }

    public final void then(Step<S> first, Step<S> second) {
        then(second);
        then(first);
    }

    public final void then(Step<S> first, Step<S> second, Step<S> third) {
        then(third);
        then(first, second);
    }

    public final void then(Step<S> first, Step<S> second, Step<S> third, Step<S> fourth) {
        then(fourth);
        then(first, second, third);
    }

    /** Ends the game: nothing that was still to be done is done, nor what the running step would schedule from here on. */
    public final void finish() {
        agenda.clear();
        windows = 0;
        ended = running;
    }

    /** Ends the game but for this. */
    public final void finish(Step<S> last) {
        finish();
        agenda.push(last);
    }

    // --- windows: see Window ------------------------------------------------------------------------------------

    /** Opens a window; its number is that of those open before it. */
    final int openWindow() {
        if (windows == Integer.SIZE) {
            throw new IllegalStateException("responses to responses without an end");
        }
        cancelled &= ~(1 << windows);
        return windows++;
    }

    final boolean ended() {
        return ended;
    }

    final void closeWindow() {
        windows--;
    }

    /** What was announced in a window, by its number, does not happen, and nobody more is asked about it. */
    public final void cancel(int window) {
        cancelled |= 1 << window;
    }

    public final boolean isCancelled(int window) {
        return (cancelled & 1 << window) != 0;
    }

    /**
     * What was picked cannot be taken back: how it goes on from here depends on what the one who picked does not know, even
     * if no card is shown.
     */
    public final void noWayBack() {
        undoFloor = moves;
    }

    /** A fresh stream of randomness for one purpose. What it decides cannot be undone. */
    public final Rng random(Enum<?> purpose) {
        undoFloor = moves;
        return seed.stream(purpose.name(), times[purpose.ordinal()]++);
    }

    /** Whether the log is being written; rules need not prepare entries otherwise. */
    public final boolean logging() {
        return !quiet;
    }

    /** An entry everybody may read. Plain ints, so that a quiet playout allocates nothing for it. */
    public final void log(Sentence sentence, int a) {
        if (!quiet) {
            logOpen(Said.of(sentence, a));
        }
    }

    public final void log(Sentence sentence, int a, int b) {
        if (!quiet) {
            logOpen(Said.of(sentence, a, b));
        }
    }

    public final void log(Sentence sentence, int a, int b, int c) {
        if (!quiet) {
            logOpen(Said.of(sentence, a, b, c));
        }
    }

    public final void log(Sentence sentence, int a, int b, int c, int d) {
        if (!quiet) {
            logOpen(Said.of(sentence, a, b, c, d));
        }
    }

    /** All viewers, as bits: the seats and the public. */
    private int everybody() {
        return (1 << (players + 1)) - 1;
    }

    private void logOpen(Said said) {
        log.add(new LogEntry(moves, everybody(), said));
    }

    /** An entry that one seat reads in full and everybody else in the version for the public. */
    public final void logSecret(int seat, Said full, Said open) {
        if (!quiet) {
            log.add(new LogEntry(moves, 1 << seat, full));
            log.add(new LogEntry(moves, everybody() & ~(1 << seat), open));
        }
    }

    // --- for those who play -------------------------------------------------------------------------------------

    public final boolean over() {
        return agenda.isEmpty();
    }

    /** The seats that must answer now, as bits; 0 when the game is over. */
    public final int waiting() {
        if (agenda.isEmpty()) {
            return 0;
        }
        return switch (agenda.top()) {
            case Question<S> question -> 1 << question.seat();
            case Together<S> together -> together.waiting();
            default -> throw new IllegalStateException("the machine has not run");
        };
    }

    /** Whether several are asked together, so that an answer given now stays secret until the last is in. */
    public final boolean answersSealed() {
        return !agenda.isEmpty() && agenda.top() instanceof Together<S>;
    }

    /** The lowest seat that must answer now. */
    public final int seatToAnswer() {
        return Integer.numberOfTrailingZeros(waiting());
    }

    public final Question<S> question(int seat) {
        if ((waiting() & 1 << seat) == 0) {
            throw new IllegalMove("seat " + (seat + 1) + " is not asked now");
        }
        return switch (agenda.top()) {
            case Question<S> question -> question;
            case Together<S> together -> together.question(seat);
            default -> throw new IllegalStateException("the machine has not run");
        };
    }

    /** What a seat may pick now. The buffer is reused: read it before the next pick. */
    public final Options options(int seat) {
        var question = question(seat);
        if (listed != seat) {
            list(question);
        }
        return options;
    }

    /** The same, with the moves that are not possible and why. */
    public final Options explain(int seat) {
        var explained = Options.withReasons();
        question(seat).options(self(), explained);
        return explained;
    }

    /** Takes a seat's answer and runs on. Refuses, without any change, a move that is not offered. */
    public final void pick(int seat, Move move) {
        int index = options(seat).find(move);
        if (index < 0) {
            throw new IllegalMove("this move is not possible now");
        }
        pick(seat, index);
    }

    public final void pick(int seat, int index) {
        if (index < 0 || index >= options(seat).size()) {
            throw new IllegalMove("there is no option " + index);
        }
        var move = options.move(index);
        listed = NOBODY;
        moves++;
        switch (agenda.top()) {
            case Question<S> question -> {
                agenda.pop();
                answer(question, move);
            }
            case Together<S> _ -> {
                if (seat != lastTogether) {
                    undoFloor = moves - 1;
                    lastTogether = seat;
                }
                answerTogether(seat, move);
            }
            default -> throw new IllegalStateException("the machine has not run");
        }
        run();
    }

    /** A set to which nothing can be added is whole. */
    private void answerTogether(int seat, Move move) {
        var next = move;
        for (boolean more = true; more; ) {
            if (!(agenda.pop() instanceof Together<S> together)) {
                throw new IllegalStateException("nobody is asked together");
            }
            var now = together.answered(self(), seat, next);
            agenda.push(now);
            more = (now.waiting() & 1 << seat) != 0
                    && now.question(seat) instanceof SetQuestion<S> set
                    && onlyDoneIsLeft(set);
            if (more) {
                next = options.move(0);
            }
        }
        listed = NOBODY;
    }

    private void answer(Question<S> question, Move move) {
        running = true;
        question.pick(self(), move);
        settle();
    }

    private void perform(Step<S> step) {
        running = true;
        step.run(self());
        settle();
    }

    private void settle() {
        if (!ended) {
            settled();
        }
        running = false;
        ended = false;
    }

    final SetListing<S> listing() {
        return sets;
    }

    /** Runs until somebody must be asked or the game is over. */
    public final void run() {
        while (!agenda.isEmpty()) {
            switch (agenda.top()) {
                case Question<S> question -> {
                    if (stopAt(question)) {
                        asked(question.seat());
                        return;
                    }
                }
                case Together<S> together -> {
                    if (!together.open().isEmpty()) {
                        asked(SEVERAL);
                        return;
                    }
                    agenda.pop();
                    lastTogether = NOBODY;
                    undoFloor = together.sealed().isEmpty() ? undoFloor : moves;
                    var answers = together.inSeatOrder();
                    for (int i = answers.size() - 1; i >= 0; i--) {
                        agenda.push(answers.get(i));
                    }
                }
                default -> perform(agenda.pop());
            }
        }
        asked(NOBODY);
    }

    /** Whether somebody must be asked. Otherwise the question has answered itself. */
    private boolean stopAt(Question<S> question) {
        list(question);
        if (options.plausible() > 1 || question.revealing(self())) {
            return true;
        }
        if (question instanceof SetQuestion<S> set) {
            return stopAtSet(set);
        }
        if (options.size() > 1) {
            return true;
        }
        answerByItself(question);
        return false;
    }

    /** A set is answered as a whole or not at all: what is begun is only closed, so that no pick of a command is made twice. */
    private boolean stopAtSet(SetQuestion<S> question) {
        if (question.picked() != 0) {
            if (!onlyDoneIsLeft(question)) {
                return true;
            }
            answerByItself(question);
            return false;
        }
        var whole = question;
        while (options.plausible() == 1 && sets.isCandidate(whole, self(), options)) {
            whole = whole.with(self(), options.move(0));
            list(whole);
        }
        // a question may offer more than its set: then that is the only answer if nothing else is there
        if (options.size() == 1 || (options.plausible() == 1 && options.verb(0).equals(whole.done()))) {
            answerByItself(whole);
            return false;
        }
        list(question);
        return true;
    }

    private boolean onlyDoneIsLeft(SetQuestion<S> question) {
        list(question);
        return options.size() == 1 && options.verb(0).equals(question.done());
    }

    /**
     * Makes whole the set that is begun, if one is: that is all or, where it is not enough yet, the first of what would complete it. For
     * whoever wants to see on a copy what a pick is worth: before the answer is whole nothing has happened.
     */
    public final void finishSet() {
        while (!agenda.isEmpty() && agenda.top() instanceof SetQuestion<S> set && set.picked() != 0) {
            int seat = set.seat();
            var offered = options(seat);
            int option = 0;
            for (int i = 0; i < offered.size(); i++) {
                if (offered.verb(i).equals(set.done())) {
                    option = i;
                }
            }
            pick(seat, option);
        }
    }

    private void answerByItself(Question<S> question) {
        var only = options.move(0);
        listed = NOBODY;
        agenda.pop();
        answer(question, only);
    }

    private void list(Question<S> question) {
        options.clear();
        question.options(self(), options);
        if (options.size() == 0) {
            throw new IllegalStateException("nothing to pick: " + question);
        }
        listed = question.seat();
    }

    /** Undo ends where something hidden was shown or the question passed to somebody else. */
    private void asked(int seat) {
        if (zones.takeRevealed() || seat != lastAsked) {
            undoFloor = moves;
        }
        lastAsked = seat;
    }

    /** How many moves have been picked. */
    public final int moves() {
        return moves;
    }

    /** Moves after this many can be taken back without asking anybody. */
    public final int undoFloor() {
        return undoFloor;
    }

    public final List<LogEntry> log() {
        return Collections.unmodifiableList(log);
    }

    public final Seed seed() {
        return seed;
    }

    // --- copies -------------------------------------------------------------------------------------------------

    /** An exact copy, log and all. */
    public final S copy() {
        S other = blank();
        copyInto(other);
        State<S> copied = other;
        copied.log = new ArrayList<>(log);
        return other;
    }

    /** Writes this state over another of the same shape, without its log. Allocates nothing. */
    public final void copyInto(S target) {
        State<S> other = target;
        zones.copyInto(other.zones);
        agenda.copyInto(other.agenda);
        System.arraycopy(times, 0, other.times, 0, times.length);
        other.seed = seed;
        if (quiet) {
            other.log = List.of();
        } else if (other.quiet) {
            other.log = new ArrayList<>();
        } else {
            other.log.clear();
        }
        other.quiet = quiet;
        other.moves = moves;
        other.undoFloor = undoFloor;
        other.lastAsked = lastAsked;
        other.lastTogether = lastTogether;
        other.windows = windows;
        other.cancelled = cancelled;
        other.listed = NOBODY;
        numbers.copyInto(other.numbers);
        copyOwn(target);
    }

    /** No log and no knowledge from here on: for playouts that nobody looks at. */
    public final void hush() {
        quiet = true;
        log = List.of();
        zones.untrack();
    }

    /**
     * A quiet copy in which everything that the viewer cannot know is dealt anew at random, consistent with what the
     * viewer does know, and all future randomness is different. This is the only state a bot may see.
     */
    public final S imagine(int viewer, Rng rng) {
        S other = blank();
        imagineInto(other, viewer, rng);
        return other;
    }

    public final void imagineInto(S target, int viewer, Rng rng) {
        copyInto(target);
        State<S> other = target;
        other.hush();
        other.redeal(viewer, rng);
    }

    /** Imagines in the same way, but what everybody knows is kept and so is the log from here on: for laws that play on. */
    public final void redealInto(S target, int viewer, Rng rng) {
        copyInto(target);
        State<S> other = target;
        other.redeal(viewer, rng);
    }

    private void redeal(int viewer, Rng rng) {
        zones.redeal(viewer, rng);
        seed = Seed.from(rng);
        imagineOwn(viewer, rng);
        imagineAnswers(viewer, rng);
    }

    private void imagineAnswers(int viewer, Rng rng) {
        if (agenda.isEmpty()) {
            return;
        }
        if (agenda.top() instanceof Question<S> question && question.seat() != viewer) {
            agenda.pop();
            agenda.push(question.unanswered());
            return;
        }
        if (!(agenda.top() instanceof Together<S> together)) {
            return;
        }
        int stillWaiting = together.waiting();
        agenda.pop();
        agenda.push(together.forgetting(viewer));
        for (int seat = 0; seat < players; seat++) {
            while ((waiting() & ~stillWaiting & 1 << seat) != 0) {
                listed = NOBODY;
                answerTogether(seat, options(seat).move(rng.below(options.size())));
            }
        }
        listed = NOBODY;
    }

    /** Equal for equal states, within one run of the program. */
    public final long digest() {
        var digest = new Digest();
        zones.digest(digest);
        agenda.digest(digest);
        digest.add(times).add(seed.hashCode()).add(moves).add(undoFloor);
        digest.add(windows).add(cancelled & ((1 << windows) - 1));
        numbers.digest(digest);
        digestOwn(digest);
        return digest.value();
    }

    /** Checks what must hold in every state; a game adds its own law. */
    public void audit() {
        zones.audit();
        agenda.audit();
    }
}
