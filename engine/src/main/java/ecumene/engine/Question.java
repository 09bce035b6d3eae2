package ecumene.engine;

import java.util.Optional;

/**
 * What one seat is asked. A question is a function of the state, not a stored list: it stays on the agenda until it is
 * answered, and lists what the seat could do on whichever copy it is asked. A question with one option is not asked,
 * unless {@link #revealing} says that silence would tell the others something.
 */
public interface Question<S> extends Step<S> {
    int seat();

    Said prompt(S state);

    /** Offers every legal move and, when {@link Options#explaining()}, blocks the others with a reason. */
    void options(S state, Options out);

    /** Carries out one of the offered moves; the question has left the agenda. */
    void pick(S state, Move move);

    /** Whether answering by itself when only one option is left would reveal something hidden. */
    default boolean revealing(S state) {
        return false;
    }

    /** Among questions asked {@link Together}: what the same seat is asked next, before any answer takes effect. */
    default Optional<Question<S>> next(S state, Move move) {
        return Optional.empty();
    }

    /** A question is never run: the machine stops at it. */
    @Override
    default void run(S state) {
        throw new IllegalStateException("a question is answered, not run");
    }
}
