package ecumene.engine;

import java.util.HashSet;
import java.util.Optional;

/**
 * What must hold in every position of every game: pieces are conserved, questions can be answered, copies are equal and
 * independent, and nothing that leaves the engine tells a viewer more than the viewer knows, be it shown or answered. Call {@link #check} after
 * the deal and after every pick, on one state at a time, and {@link #checkReplay} at the end. Not for several threads.
 *
 * <p>An entry of the log may name a piece to a reader who knew it at some moment since the check before: a card that is
 * shown and taken back into a hand in the course of one pick was seen, though it is unknown again when the pick is
 * done; and it does not matter whether a rule logs before or after it moves the card. What was known for a moment
 * during the deal is not seen: entries of the deal may name only what is known after it.
 *
 * <p>The table as text is the dearest part, so each check draws it for one viewer in one language, in turns.
 */
public final class Laws<S extends State<S>> {

    /** A law that does not hold. The message names the law and the position. */
    public static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Broken(String law, State<?> state, String what) {
            super(law + ", after " + state.moves() + " picks: " + what);
        }

        Broken(String law, State<?> state, RuntimeException cause) {
            super(law + ", after " + state.moves() + " picks: " + cause, cause);
        }
    }

    private final Game<S> game;
    private final Answers<S> answers;
    private final HashSet<String> keys = new HashSet<>();
    private Optional<Watched<S>> watched = Optional.empty();
    private int checks;

    public Laws(Game<S> game) {
        this(game, Attempt::of);
    }

    /** @param judge who answers commands */
    public Laws(Game<S> game, Attempt.Judge<S> judge) {
        this.game = game;
        this.answers = new Answers<>(game, judge);
    }

    /** Throws {@link Broken} when a law does not hold here. The state is not changed; the generator is not the game's. */
    public void check(S state, Rng rng) {
        var watch = watch(state);
        checks++;
        try {
            state.audit();
            options(state);
            log(watch);
            copies(watch, rng);
            for (int viewer = 0; viewer <= state.players(); viewer++) {
                new Secrecy<>(game, state, watch.imagined, viewer).check(rng, drawing(state, viewer));
            }
            answers(watch, rng);
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException crash) {
            throw new Broken("no rule fails", state, crash);
        }
        watch.rest();
    }

    /** Only the law of answers, for every seat that is asked: much quicker than {@link #check}. */
    public void checkAnswers(S state, Rng rng) {
        try {
            answers(watch(state), rng);
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException crash) {
            throw new Broken("no rule fails", state, crash);
        }
    }

    private void answers(Watched<S> watch, Rng rng) {
        for (int seat = 0; seat < watch.state.players(); seat++) {
            if ((watch.state.waiting() & 1 << seat) != 0) {
                answers.check(watch.state, watch.used, watch.imagined, seat, rng);
            }
        }
    }

    /** Played again, the record gives the same game: position, log and scores. And its text says the same as it. */
    public void checkReplay(GameRecord record, S played) {
        try {
            if (!GameRecord.parse(record.toText()).equals(record)) {
                throw new Broken("a record is what its text says", played, record.toText());
            }
            S again = Playback.verify(game, record);
            if (again.digest() != played.digest() || !again.log().equals(played.log())) {
                throw new Broken("a replay is exact", played, "the replay is another game");
            }
        } catch (GameRecord.Broken broken) {
            throw new Broken("a replay is exact", played, broken);
        }
    }

    private Watched<S> watch(S state) {
        var now = watched.filter(w -> w.state.equals(state)).orElseGet(() -> new Watched<>(state));
        watched = Optional.of(now);
        return now;
    }

    private void options(S state) {
        for (int seat = 0; seat < state.players(); seat++) {
            if ((state.waiting() & 1 << seat) == 0) {
                continue;
            }
            var options = state.options(seat);
            keys.clear();
            for (int i = 0; i < options.size(); i++) {
                var key = options.move(i).key(game);
                if (!keys.add(key)) {
                    throw new Broken("no option is offered twice", state, "\"" + key + "\" to seat " + (seat + 1));
                }
            }
        }
    }

    private void log(Watched<S> watch) {
        var log = watch.state.log();
        for (int i = watch.logged; i < log.size(); i++) {
            var entry = log.get(i);
            for (int reader = 0; reader <= watch.state.players(); reader++) {
                if (entry.readableBy(reader)) {
                    log(watch.state, reader, entry.said());
                }
            }
        }
    }

    private void log(S state, int reader, Said said) {
        var blanks = said.sentence().blanks();
        for (int i = 0; i < blanks.size(); i++) {
            if (blanks.get(i).equals(Noun.PIECE)
                    && !state.zones().knew(reader, said.values().get(i))) {
                var piece = game.pieceId(said.values().get(i));
                throw new Broken(
                        "the log names only cards its reader knows",
                        state,
                        said.sentence().key() + " names " + piece + " to viewer " + reader);
            }
        }
    }

    /** Both ways to copy give an equal state; the copies play alike; the original does not move. */
    private void copies(Watched<S> watch, Rng rng) {
        S state = watch.state;
        long digest = state.digest();
        S fresh = state.copy();
        state.copyInto(watch.used);
        if (fresh.digest() != digest
                || watch.used.digest() != digest
                || !fresh.log().equals(state.log())) {
            throw new Broken("a copy is equal", state, "the digest or the log is another");
        }
        if (!state.over()) {
            int seat = anyOf(state.waiting(), rng);
            int option = rng.below(fresh.options(seat).size());
            var key = fresh.options(seat).move(option).key(game);
            fresh.pick(seat, option);
            if (state.digest() != digest) {
                throw new Broken("a copy is independent", state, "playing \"" + key + "\" on it changed the original");
            }
            watch.used.pick(seat, option);
            if (state.digest() != digest || fresh.digest() != watch.used.digest()) {
                throw new Broken("copies play alike", state, "\"" + key + "\" on two copies gave two positions");
            }
        }
    }

    private static int anyOf(int seats, Rng rng) {
        int left = seats;
        for (int skip = rng.below(Integer.bitCount(seats)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** The languages in which to draw the table for a viewer this time. */
    private Optional<Lang> drawing(S state, int viewer) {
        var languages = Lang.values();
        int viewers = state.players() + 1;
        return checks % viewers == viewer
                ? Optional.of(languages[checks / viewers % languages.length])
                : Optional.empty();
    }

    /** The state that is checked, how much of its log has been, and two states to play on. */
    private static final class Watched<S extends State<S>> {
        private final S state;
        private final S used;
        private final S imagined;
        private int logged;

        /** Of a game that is already under way, the log so far is taken as read: nobody watched who knew what. */
        Watched(S state) {
            this.state = state;
            this.used = state.copy();
            this.imagined = state.copy();
            this.logged = state.moves() == 0 ? 0 : state.log().size();
            state.zones().watch();
        }

        void rest() {
            logged = state.log().size();
            state.zones().watch();
        }
    }
}
