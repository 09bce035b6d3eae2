package ecumene.engine;

/** A move that is not among the options. Nothing has happened. */
public final class IllegalMove extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public IllegalMove(String message) {
        super(message);
    }
}
