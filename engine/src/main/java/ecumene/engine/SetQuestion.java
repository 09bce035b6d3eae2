package ecumene.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A question that is answered with a set: any of the candidates that go together, as soon as they are enough. They are
 * picked one by one in any order and nothing happens before the answer is whole; inside it has one order, that of the
 * candidates, so that the same set is the same answer however it was picked. A record that implements it holds what is
 * picked so far as bits by the candidates' places, never the pieces themselves.
 *
 * <p>A game says what the candidates are, how many are enough, or else what {@link #completes} an answer, and what then happens
 * ({@link #take}). Listing, twins, the way back and searching in one order only follow from that.
 *
 * <p>It is asked if there are two answers or more, and then from nothing on. Once begun, it ends by itself only when nothing more can be
 * picked: so all that somebody ticks can be sent as one command, whatever its order.
 *
 * @param <S> the game's state
 */
public interface SetQuestion<S extends State<S>> extends Question<S> {
    /** As many candidates as there are bits. */
    int MOST = Long.SIZE;

    /** What is picked so far, as bits by the places of the candidates. */
    long picked();

    /** The same question with these picked. */
    SetQuestion<S> picking(long these);

    /**
     * Lists everything that can be in an answer, whatever is picked: in one order for each state, at most {@link #MOST}. When
     * {@link Options#explaining()}, blocks with a reason what can be in none.
     */
    void candidates(S state, Options out);

    /** How many an answer has at least. */
    int least(S state);

    /** How many an answer has at most; the candidates may be fewer. */
    int most(S state);

    /**
     * Whether any of the candidates are an answer, as long as their number is right. Where that is not so, the question says
     * what {@link #completes} an answer, and {@link #why} something does not go together with the rest.
     */
    default boolean byCount(S state) {
        return true;
    }

    /**
     * Whether those picked, together with some of the free ones or none, are an answer. Both are bits; what is in neither may not be
     * in the answer. With nothing free: whether those picked are enough as they are. Called for every candidate each time the
     * question is listed: it allocates nothing.
     */
    default boolean completes(S state, Options candidates, long picked, long free) {
        int many = Long.bitCount(picked);
        return many <= most(state) && many + Long.bitCount(free) >= least(state);
    }

    /** Why a candidate does not go together with what is picked. Not asked where only the number counts. */
    default Said why(S state, Options candidates, int place) {
        throw new IllegalStateException("any of these go together: " + this);
    }

    /**
     * Whether it makes no difference to anybody which of two candidates is picked: then the first is offered. The same move
     * listed twice is alike in any case.
     */
    default boolean alike(S state, Options candidates, int one, int other) {
        return false;
    }

    /**
     * Whether any of what is offered now is an answer, as long as the number is right, so that somebody may tick without asking.
     * Not so where two candidates are alike: the second is offered only when the first is picked.
     */
    default boolean anyOffered(S state) {
        return byCount(state) && !state.listing().hasTwins(this, state);
    }

    /** Whether a move is one of the set, and not "that is all" or another answer that the question offers besides. */
    default boolean isCandidate(S state, Move move) {
        return state.listing().candidates(this, state).find(move) >= 0;
    }

    /** Whether the set is whole by itself as soon as this candidate is picked, too. */
    default boolean isWholeWith(S state, Move move) {
        var after = Options.plain();
        with(state, move).options(state, after);
        return after.size() == 1 && after.verb(0).equals(done());
    }

    /** The word that says: that is all. It is a move without numbers, and not asked for when nothing else can be picked. */
    Verb done();

    /** Carries the answer out. In the order of the candidates. */
    void take(S state, List<Move> answer);

    @Override
    default void options(S state, Options out) {
        state.listing().list(this, state, out);
    }

    @Override
    default void pick(S state, Move move) {
        if (move.verb().equals(done())) {
            take(state, answer(state));
        } else {
            state.then(with(state, move));
        }
    }

    /** The same question with one more picked: of equal ones the first that is left. */
    default SetQuestion<S> with(S state, Move move) {
        var candidates = state.listing().candidates(this, state);
        int place = 0;
        while ((picked() & 1L << place) != 0 || !candidates.is(place, move)) {
            place++;
        }
        return picking(picked() | 1L << place);
    }

    /** What is picked so far, in the order of the candidates. */
    default List<Move> answer(S state) {
        var candidates = state.listing().candidates(this, state);
        var answer = new ArrayList<Move>(Long.bitCount(picked()));
        for (long rest = picked(); rest != 0; rest &= rest - 1) {
            answer.add(candidates.move(Long.numberOfTrailingZeros(rest)));
        }
        return answer;
    }

    @Override
    default Optional<Question<S>> more(S state, Move move) {
        return move.verb().equals(done()) ? Optional.empty() : Optional.of(with(state, move));
    }

    @Override
    default Question<S> unanswered() {
        return picked() == 0 ? this : picking(0);
    }

    /** Places would mean something else as soon as another answer has taken effect. */
    @Override
    default Step<S> effect(S state, Move move) {
        return new Taken<>(this, answer(state));
    }

    /** A whole answer on its way. */
    record Taken<S extends State<S>>(SetQuestion<S> question, List<Move> answer) implements Step<S> {
        public Taken {
            answer = List.copyOf(answer);
        }

        @Override
        public void run(S state) {
            question.take(state, answer);
        }
    }

    /** Before the answer is whole, nobody else reads what is in it. */
    @Override
    default int readers(S state, Move move) {
        return move.verb().equals(done()) ? Question.super.readers(state, move) : 1 << seat();
    }

    /** For {@link #completes}: so many in all, neither more nor fewer. */
    static boolean exactly(int count, long picked, long free) {
        return upTo(count, picked) && Long.bitCount(picked) + Long.bitCount(free) >= count;
    }

    /** For {@link #completes}: as many as one likes, up to a number. */
    static boolean upTo(int count, long picked) {
        return Long.bitCount(picked) <= count;
    }
}
