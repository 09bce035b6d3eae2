package ecumene.app;

/** Something the person typed cannot be done. The message is one line in their language and says what is allowed. */
final class WrongInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongInput(String message) {
        super(message);
    }
}
