package ecumene.games.dawn.cards;

/** What a wonder does beside adding to combat values; each belongs to one wonder at most. */
public enum WonderAbility {
    PLACE_AT_START,
    HILLS_CHAIN,
    FORESTS_ANYWHERE,
    DESTROY_AT_START,
    REPLACE_AT_START,
    RIVALS_RIPEN,
    CITIES_ON_EDGE,
    SHARED_STEPS,
    SLOTS_TO_THE_RIGHT,
    STORE,
    ECONOMY_FIRST,
    CARAVAN_COMBAT,
    SWAP_AT_START,
    LEARN_BASICS,
    MANY_CARDS,
    LEARN_NEXT,
    MORE_REINFORCED,
    ANY_TYPE,
    REPEL_BARBARIANS,
    REPEAT_FIFTH,
    UNLIMITED_RANGE;

    public static final int COUNT = values().length;
}
