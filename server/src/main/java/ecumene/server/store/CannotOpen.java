package ecumene.server.store;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;

/** The store cannot be opened, and trying again by itself would not help. Says in both languages why and what to do. */
public final class CannotOpen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Local text;

    CannotOpen(String en, String ru) {
        super(en);
        this.text = new Local(en, ru);
    }

    CannotOpen(String en, String ru, Throwable cause) {
        super(en, cause);
        this.text = new Local(en, ru);
    }

    public String in(Lang lang) {
        return text.in(lang);
    }
}
