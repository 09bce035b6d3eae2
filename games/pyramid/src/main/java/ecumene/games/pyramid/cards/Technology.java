package ecumene.games.pyramid.cards;

import java.util.Locale;

/** PYR-1.4: the types of technologies. */
public enum Technology {
    SOCIETY,
    TACTICS,
    ATTACK;

    /** As it is called on the wire. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int bit() {
        return 1 << ordinal();
    }
}
