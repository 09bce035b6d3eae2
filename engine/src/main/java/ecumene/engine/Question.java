package ecumene.engine;

import java.util.Optional;

/**
 * What one seat is asked. A question is a function of the state, not a stored list: it stays on the agenda until it is
 * answered, and lists what the seat could do on whichever copy it is asked. A question with one option is not asked,
 * unless {@link #revealing} says that silence would tell the others something.
 */
public interface Question<S> extends Step<S> {
    int EVERYBODY = -1;

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

    /**
     * What kind of question it is, for clients and standing answers: stable, and the same for all questions that can be answered
     * alike. Without an answer of its own the key of its prompt.
     */
    default String kind(S state) {
        return prompt(state).sentence().key();
    }

    /** What is answered for a player whose clock has run out; without it the seat is given to a bot. One of the options. */
    default Optional<Move> byDefault(S state) {
        return Optional.empty();
    }

    /**
     * Who may read what is picked, viewers as bits, before the log says more: an offer is read by two. Whoever does not know a card that a move
     * names does not read it in any case, and its seat always does.
     */
    default int readers(S state, Move move) {
        return EVERYBODY;
    }

    /** The numbers that a page needs with the question, such as what is still owed: what its seat may know. */
    default Optional<Record> facts(S state) {
        return Optional.empty();
    }

    /** The numbers that a page needs with one of the options, such as its price. */
    default Optional<Record> facts(S state, Move move) {
        return Optional.empty();
    }

    /** The same question after a pick that does not yet make its answer whole. */
    default Optional<Question<S>> more(S state, Move move) {
        return Optional.empty();
    }

    /** As it is asked at first: without what is picked already of an answer that nobody else may know. */
    default Question<S> unanswered() {
        return this;
    }

    /**
     * What a whole answer does, fixed as it is now: among questions asked {@link Together} it takes effect later, when the answers of
     * others already may have changed the state.
     */
    default Step<S> effect(S state, Move move) {
        return new Picked<>(this, move);
    }

    /** One picked move on its way. */
    record Picked<S>(Question<S> question, Move move) implements Step<S> {
        @Override
        public void run(S state) {
            question.pick(state, move);
        }
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
