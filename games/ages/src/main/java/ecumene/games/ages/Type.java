package ecumene.games.ages;

/** AGES-10.5: what a card is. The order is that of the data files, where the cards of a type stand together, by level. */
public enum Type {
    FARM(4),
    MINE(4),
    LAB(4),
    TEMPLE(3),
    LIBRARY(3),
    THEATER(3),
    ARENA(3),
    INFANTRY(4),
    CAVALRY(3),
    ARTILLERY(2),
    AIR_FORCE(1),
    GOVERNMENT(8),
    LAW(3),
    WARFARE(3),
    EXPLORATION(3),
    CONSTRUCTION(3),
    WONDER(16),
    LEADER(24),
    ACTION(33),
    EVENT(55),
    TERRITORY(12),
    TACTIC(15),
    AGGRESSION(11),
    WAR(3),
    PACT(10),
    BONUS(3);

    /** How many different cards of the type there are. */
    final int kinds;

    Type(int kinds) {
        this.kinds = kinds;
    }

    private boolean between(Type first, Type last) {
        return ordinal() >= first.ordinal() && ordinal() <= last.ordinal();
    }

    public boolean civil() {
        return between(FARM, ACTION);
    }

    boolean production() {
        return between(FARM, MINE);
    }

    boolean urban() {
        return between(LAB, ARENA);
    }

    boolean unit() {
        return between(INFANTRY, AIR_FORCE);
    }

    /** Workers stand on it. */
    boolean worked() {
        return between(FARM, AIR_FORCE);
    }

    boolean special() {
        return between(LAW, CONSTRUCTION);
    }

    boolean technology() {
        return between(FARM, CONSTRUCTION);
    }
}
