package ecumene.games.pyramid;

/** PYR-1.4: the types of technologies. */
public enum Technology {
    SOCIETY,
    TACTICS,
    ATTACK;

    public int bit() {
        return 1 << ordinal();
    }
}
