package ecumene.engine.toy;

/** Mistakes that can be planted in the toy game, for tests of what finds them. */
public enum Leak {
    NONE,
    /** The facts tell everybody what the first seat holds. */
    FACTS,
    /** The drawn table tells everybody the top card of the deck. */
    TABLE,
    /** Whether a seat may peek depends on the value of the card it would see. */
    OPTIONS,
    /** Why a seat may not draw depends on a card it does not know. */
    REASON,
    /** An option names a hidden card, remembered by its identity. */
    NAME,
    /** The log tells everybody which card was drawn. */
    LOG,
    /** Copies share the coins. */
    SHARED_ARRAY,
    /** Copies forget whose turn it is. */
    FORGOTTEN_NUMBER,
    /** One option stands twice in the list. */
    TWICE,
    /** A seat without cards is asked for one. */
    NO_OPTION,
    /** A die that is not the seed's. */
    FALSE_DIE,
    /** After a pick that shows nothing, what its seat may do depends on what the next one holds. */
    SECOND_OPTIONS,
    /** Whether a pick can be taken back depends on what the next one holds. */
    FLOOR,
    /** A pick that can be taken back tells what the next one holds. */
    TOLD
}
