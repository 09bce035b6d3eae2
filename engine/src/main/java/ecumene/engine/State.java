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
    private final int[] times;
    private Seed seed;
    private List<LogEntry> log = new ArrayList<>();
    private boolean quiet;
    private int moves;
    private int undoFloor;
    private int lastAsked = NOBODY;
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

    /** Copies the game's own numbers. */
    protected abstract void copyOwn(S other);

    /** Adds the game's own numbers to a digest. */
    protected abstract void digestOwn(Digest out);

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
        agenda.push(step);
    }

    public final void then(Step<S> first, Step<S> second) {
        agenda.push(second);
        agenda.push(first);
    }

    public final void then(Step<S> first, Step<S> second, Step<S> third) {
        agenda.push(third);
        then(first, second);
    }

    public final void then(Step<S> first, Step<S> second, Step<S> third, Step<S> fourth) {
        agenda.push(fourth);
        then(first, second, third);
    }

    /** Ends the game: nothing that was still to be done is done. */
    public final void finish() {
        agenda.clear();
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
        switch (agenda.pop()) {
            case Question<S> question -> question.pick(self(), move);
            case Together<S> together -> agenda.push(together.answered(self(), seat, move));
            default -> throw new IllegalStateException("the machine has not run");
        }
        run();
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
                        undoFloor = moves;
                        asked(SEVERAL);
                        return;
                    }
                    agenda.pop();
                    var answers = together.inSeatOrder();
                    for (int i = answers.size() - 1; i >= 0; i--) {
                        agenda.push(answers.get(i));
                    }
                }
                default -> agenda.pop().run(self());
            }
        }
        asked(NOBODY);
    }

    private boolean stopAt(Question<S> question) {
        list(question);
        if (options.size() == 1 && !question.revealing(self())) {
            var only = options.move(0);
            listed = NOBODY;
            agenda.pop();
            question.pick(self(), only);
            return false;
        }
        return true;
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
        other.listed = NOBODY;
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
        if (agenda.isEmpty() || !(agenda.top() instanceof Together<S> together)) {
            return;
        }
        int stillWaiting = together.waiting();
        agenda.pop();
        agenda.push(together.forgetting(viewer));
        for (int seat = 0; seat < players; seat++) {
            while ((waiting() & ~stillWaiting & 1 << seat) != 0 && agenda.top() instanceof Together<S> now) {
                listed = NOBODY;
                var move = options(seat).move(rng.below(options.size()));
                agenda.pop();
                agenda.push(now.answered(self(), seat, move));
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
        digestOwn(digest);
        return digest.value();
    }

    /** Checks what must hold in every state; a game adds its own law. */
    public void audit() {
        zones.audit();
    }
}
