package ecumene.engine;

import java.util.Locale;

/** The languages the product speaks, always together. */
public enum Lang {
    EN,
    RU;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
