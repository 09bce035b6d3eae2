package ecumene.games.dawn.cards;

/** What the rules do for one leader only. */
public enum LeaderAbility {
    CARAVANS_FROM_ANY_CITY,
    CHEAPER_WONDERS,
    NATURAL_WONDERS_ON_CARDS,
    SWAP_AFTER_VICTORY,
    TOKENS_BY_ERA,
    GENTLE_COASTS,
    OPEN_COUNTRY,
    BARBARIAN_SPOILS
}
