package ecumene.games.empires;

/** What the steps of an ability leave for those that come after them, and the events that reactions wait for. */
enum Note {
    /** EMP-13.26: the owner's period when the effect started. */
    PERIOD,
    /** EMP-16.1: the seats that ignore this card, as bits. */
    SHIELDED,
    /** EMP-13.27: the events that happened, as bits of {@link Event}. */
    EVENTS,
    /** The most material, and the most population, that lay on one market card gained. */
    MARKET_MATERIAL,
    MARKET_POPULATION,
    /** EMP-24.8: icons of the cards recalled or abandoned as a cost, packed. */
    VIA,
    DISCARDED_UNREST,
    PAID_PROGRESS,
    ABANDONED_REGIONS,
    ABANDONED_CITIES,
    RETURNED_UNREST,
    ABANDONED,
    EXILED,
    /** EMP-L-7.3: the seats that were given a mask, as bits. */
    MASKS_GIVEN,
    /** Places in the hand of the cards drawn by the step before; a hidden card is remembered by its place. */
    DRAWN,
    DRAWN_TOO,
    /** EMP-13.31: an opponent's effect is copied; its card is not the copier's. */
    COPIED
}
