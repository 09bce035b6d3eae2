package ecumene.engine;

/**
 * "At any time": something is announced, and before it happens the other seats that could respond are asked, clockwise. A response
 * may be announced in turn, in a window of its own, and may cancel what it responds to: then nobody more is asked about that, and it does
 * not happen.
 */
public final class Window {
    private Window() {}

    /**
     * What is announced; as a step it happens.
     *
     * @param <S> the game's state
     */
    public interface Announcement<S extends State<S>> extends Step<S> {
        /** Who announces it, and is not asked. */
        int seat();

        /** Whether a seat could respond, as far as everybody knows: who is asked must tell nothing hidden. */
        boolean concerns(S state, int other);

        /**
         * The question whether to respond; one of its answers is not to. A response opens its own window, if it can be responded to,
         * and {@link State#cancel cancels} this one, by its number, when it happens.
         */
        Response<S> ask(S state, int other, int window);

        /** Instead of what was announced, when that was cancelled. */
        default void cancelled(S state) {}
    }

    /**
     * Whether to respond. It is asked even if nothing but "no" can be picked: who is not asked holds nothing, and that the others must not
     * learn.
     *
     * @param <S> the game's state
     */
    public interface Response<S extends State<S>> extends Question<S> {
        @Override
        default boolean revealing(S state) {
            return true;
        }
    }

    /** Announces it: does this next, before whatever is already waiting. */
    public static <S extends State<S>> void open(S state, Announcement<S> what) {
        if (state.ended()) {
            return;
        }
        int window = state.openWindow();
        state.then(new Close<>(what, window));
        // the last to be asked is scheduled first
        for (int i = state.players() - 1; i > 0; i--) {
            state.then(new Ask<>(what, window, (what.seat() + i) % state.players()));
        }
    }

    private record Ask<S extends State<S>>(Announcement<S> what, int window, int seat) implements Step<S> {
        @Override
        public void run(S state) {
            if (!state.isCancelled(window) && what.concerns(state, seat)) {
                state.then(what.ask(state, seat, window));
            }
        }
    }

    private record Close<S extends State<S>>(Announcement<S> what, int window) implements Step<S> {
        @Override
        public void run(S state) {
            state.closeWindow();
            if (state.isCancelled(window)) {
                what.cancelled(state);
            } else {
                what.run(state);
            }
        }
    }
}
