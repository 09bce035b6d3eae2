package ecumene.engine;

/** What a set question offers. One for each state, used again and again: listing allocates nothing. */
final class SetListing<S extends State<S>> {
    private final Options candidates = Options.plain();

    /** What a question has to choose from. The buffer is reused: read it before anything else is listed. */
    Options candidates(SetQuestion<S> question, S state) {
        candidates.clear();
        question.candidates(state, candidates);
        return checked(candidates);
    }

    /** Whether the first of the options is a candidate, and not "that is all" or something that the question offers besides. */
    boolean isCandidate(SetQuestion<S> question, S state, Options options) {
        return candidates(question, state).find(options.move(0)) >= 0;
    }

    /** Whether two that are not picked are alike. */
    boolean hasTwins(SetQuestion<S> question, S state) {
        var all = candidates(question, state);
        for (int place = 0; place < all.size(); place++) {
            long one = 1L << place;
            if ((question.picked() & one) == 0
                    && twins(question, state, all, place, (one - 1) & ~question.picked()) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * First what comes later in the order than all that is picked: enough to reach every answer once, and all that a searcher needs.
     * Then, for people, the rest.
     */
    void list(SetQuestion<S> question, S state, Options out) {
        var all = out.explaining() ? explained(question, state) : candidates(question, state);
        long picked = question.picked();
        long left = (all.size() == SetQuestion.MOST ? -1L : (1L << all.size()) - 1) & ~picked;
        long offered = inOrder(question, state, all, left, out);
        if (question.completes(state, all, picked, 0)) {
            out.add(question.done());
        }
        out.unlikely();
        offered |= outOfOrder(question, state, all, left, offered, out);
        if (out.explaining()) {
            explain(question, state, all, left, offered, out);
        }
    }

    /** An answer has one order: whatever is passed over is in no answer further on, nor are its twins. */
    private long inOrder(SetQuestion<S> question, S state, Options all, long left, Options out) {
        long picked = question.picked();
        long free = picked == 0 ? left : left & -Long.highestOneBit(picked);
        for (long before = left & ~free; before != 0; before &= before - 1) {
            free &= ~twins(question, state, all, Long.numberOfTrailingZeros(before), free);
        }
        long offered = 0;
        while (free != 0) {
            int place = Long.numberOfTrailingZeros(free);
            long one = 1L << place;
            free &= ~one;
            if (question.completes(state, all, picked | one, free)) {
                out.add(all, place);
                offered |= one;
            }
            free &= ~twins(question, state, all, place, free);
        }
        return offered;
    }

    private long outOfOrder(
            SetQuestion<S> question, S state, Options all, long left, long offeredAlready, Options out) {
        long picked = question.picked();
        long offered = 0;
        for (long rest = left & ~offeredAlready; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            long one = 1L << place;
            if (isFirst(question, state, all, place, left)
                    && question.completes(state, all, picked | one, left & ~one)) {
                out.add(all, place);
                offered |= one;
            }
        }
        return offered;
    }

    private void explain(SetQuestion<S> question, S state, Options all, long left, long offered, Options out) {
        all.blocked().forEach(blocked -> out.block(blocked.move(), blocked.reason()));
        for (long rest = left & ~offered; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            if (isFirst(question, state, all, place, left)) {
                out.block(all.move(place), question.why(state, all, place));
            }
        }
    }

    /** Those among some that are like the one at a place. */
    private long twins(SetQuestion<S> question, S state, Options all, int place, long among) {
        long twins = 0;
        for (long rest = among; rest != 0; rest &= rest - 1) {
            int other = Long.numberOfTrailingZeros(rest);
            if (alike(question, state, all, place, other)) {
                twins |= 1L << other;
            }
        }
        return twins;
    }

    /** Of those that are like it, the first. */
    private boolean isFirst(SetQuestion<S> question, S state, Options all, int place, long among) {
        return twins(question, state, all, place, among & (1L << place) - 1) == 0;
    }

    private boolean alike(SetQuestion<S> question, S state, Options all, int one, int other) {
        return all.same(one, other) || question.alike(state, all, one, other);
    }

    private Options explained(SetQuestion<S> question, S state) {
        var explained = Options.withReasons();
        question.candidates(state, explained);
        return checked(explained);
    }

    private static Options checked(Options all) {
        if (all.size() > SetQuestion.MOST) {
            throw new IllegalStateException("a set has " + all.size() + " candidates, more than " + SetQuestion.MOST);
        }
        return all;
    }
}
