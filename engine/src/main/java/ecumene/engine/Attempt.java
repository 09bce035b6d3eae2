package ecumene.engine;

import java.util.List;
import java.util.Optional;

/**
 * What comes of keys that one seat gives at once, the further ones to answer what it is asked next.
 *
 * <p>They are looked at one after the other, and no further than the first pick that raises the undo floor: whatever that
 * pick has shown, it is made, and the keys behind it were not read. So nobody can ask what would be drawn and then not
 * draw. Up to there a pick has shown nothing that its seat did not know (a law of {@link Laws}), so a refusal tells nothing
 * new either.
 *
 * <p>Nor is "that is all" looked at behind a pick with which a set was whole by itself: so whoever ticks may always end with it.
 */
public sealed interface Attempt {
    /** So many of the keys are carried out; those that are left were not looked at. */
    record Stands(int picks) implements Attempt {}

    /** None is carried out, because one of them is not possible. */
    record Refused(Optional<Said> why) implements Attempt {}

    /** Who decides what stands: {@link #of}. */
    @FunctionalInterface
    interface Judge<S extends State<S>> {
        Attempt of(Game<S> game, S state, int seat, List<String> keys);
    }

    /** Tries it on the state itself, which must be a copy: it stands afterwards where the keys have led. */
    static <S extends State<S>> Attempt of(Game<S> game, S state, int seat, List<String> keys) {
        return of(game, state, seat, keys, State::pick);
    }

    /** Makes a pick, and may look at the state before and after. */
    @FunctionalInterface
    interface Hand<S extends State<S>> {
        void pick(S state, int seat, int option);
    }

    /** @param hand must make each pick it is given */
    static <S extends State<S>> Attempt of(Game<S> game, S state, int seat, List<String> keys, Hand<S> hand) {
        int picks = 0;
        for (var key : keys) {
            int option = asked(state, seat) ? state.options(seat).find(game, key) : -1;
            if (option < 0) {
                return new Refused(whyNot(game, state, seat, key));
            }
            var question = state.question(seat);
            hand.pick(state, seat, option);
            picks++;
            boolean whole = isBehind(question, keys, picks) && !isOpen(state, seat, question);
            if (whole || state.undoFloor() == state.moves()) {
                break;
            }
        }
        return new Stands(picks);
    }

    /** Whether the next of the keys ends the set that the one before it was picked for. */
    private static <S> boolean isBehind(Question<S> question, List<String> keys, int picks) {
        return picks < keys.size()
                && question instanceof SetQuestion<?> set
                && keys.get(picks).equals(set.done().key())
                && !keys.get(picks - 1).equals(set.done().key());
    }

    /** A set that is begun, and not yet whole. */
    private static <S extends State<S>> boolean isOpen(S state, int seat, Question<S> question) {
        return asked(state, seat)
                && state.question(seat) instanceof SetQuestion<S> now
                && now.picked() != 0
                && now.unanswered().equals(question.unanswered());
    }

    private static boolean asked(State<?> state, int seat) {
        return (state.waiting() & 1 << seat) != 0;
    }

    /** The game's own reason, when the move is one that it blocks. */
    static <S extends State<S>> Optional<Said> whyNot(Game<S> game, S state, int seat, String key) {
        if (!asked(state, seat)) {
            return Optional.empty();
        }
        return state.explain(seat).blocked().stream()
                .filter(blocked -> blocked.move().key(game).equals(key))
                .map(Options.Blocked::reason)
                .findFirst();
    }
}
