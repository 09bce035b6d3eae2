package ecumene.app;

/** How emphasis is shown: as colours on a terminal, not at all elsewhere. */
enum Paint {
    PLAIN,
    ANSI;

    String strong(String text) {
        return wrap("1", text);
    }

    String quiet(String text) {
        return wrap("2", text);
    }

    /** What the player can do now, and nothing else. */
    String possible(String text) {
        return wrap("1;33", text);
    }

    String good(String text) {
        return wrap("32", text);
    }

    String bad(String text) {
        return wrap("31", text);
    }

    private String wrap(String code, String text) {
        return switch (this) {
            case PLAIN -> text;
            case ANSI -> "\u001b[" + code + "m" + text + "\u001b[0m";
        };
    }
}
