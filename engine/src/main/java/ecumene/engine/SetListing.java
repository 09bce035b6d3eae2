package ecumene.engine;

/** What a set question offers now. */
final class SetListing<S extends State<S>> {
    private final SetQuestion<S> question;
    private final S state;
    private final Options out;
    private final Options all;
    private final long picked;
    private long offered;

    SetListing(SetQuestion<S> question, S state, Options out) {
        this.question = question;
        this.state = state;
        this.out = out;
        this.picked = question.picked();
        if (out.explaining()) {
            all = Options.withReasons();
            question.candidates(state, all);
        } else {
            all = state.candidates(question);
        }
    }

    /**
     * First what comes later in the order than all that is picked: enough to reach every answer, and all that a searcher needs. Then, for
     * people, the rest.
     */
    void list() {
        if (all.size() > SetQuestion.MOST) {
            throw new IllegalStateException(all.size() + " candidates: " + question);
        }
        long rest = (all.size() == SetQuestion.MOST ? -1L : (1L << all.size()) - 1) & ~picked;
        long later = picked == 0 ? rest : rest & -Long.highestOneBit(picked);
        for (long left = later; left != 0; left &= left - 1) {
            offer(Long.numberOfTrailingZeros(left), left);
        }
        if (question.completes(state, all, picked, 0)) {
            out.add(question.done());
        }
        out.unlikely();
        for (long left = rest & ~offered; left != 0; left &= left - 1) {
            offer(Long.numberOfTrailingZeros(left), rest);
        }
        if (out.explaining()) {
            explain(rest & ~offered);
        }
    }

    private void offer(int place, long free) {
        long one = 1L << place;
        if (firstOfEquals(place) && question.completes(state, all, picked | one, free & ~one)) {
            out.add(all, place);
            offered |= one;
        }
    }

    private boolean firstOfEquals(int place) {
        for (int other = 0; other < place; other++) {
            if ((picked & 1L << other) == 0 && question.alike(state, all, other, place)) {
                return false;
            }
        }
        return true;
    }

    private void explain(long refused) {
        all.blocked().forEach(blocked -> out.block(blocked.move(), blocked.reason()));
        for (long left = refused; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            if (firstOfEquals(place)) {
                out.block(all.move(place), question.why(state, all, place));
            }
        }
    }
}
