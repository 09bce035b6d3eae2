package ecumene.games.dawn.cards;

/** What the card of a city-state does for whoever holds it; each belongs to one city-state. */
public enum CityStateAbility {
    NEAR_AND_NEUTRAL,
    EASY_FORESTS,
    MATURE_DISCOUNT,
    MOVE_BARBARIAN,
    EXCHANGE_CARD,
    EASY_PLACING,
    FIRST_OF_TYPE,
    SIEGE;

    public static final int COUNT = values().length;
}
