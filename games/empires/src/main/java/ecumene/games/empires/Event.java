package ecumene.games.empires;

import java.util.Locale;

/** EMP-24.8: what reactions wait for. */
enum Event {
    REGION_PLAYED("region_played"),
    ATTACK_PLAYED("attack_played"),
    ATTACK_AGAINST_YOU("attack_against_you"),
    REGION_ACQUIRED("region_acquired"),
    UNCIVILISED_GAINED("uncivilised_gained"),
    MARKET_MATERIAL("market_card_gained_with(material)"),
    MARKET_POPULATION("market_card_gained_with(population)"),
    UNREST_RETURNED("unrest_returned"),
    MATERIAL_VIA_RIVER("material_gained_via(river)"),
    MATERIAL_VIA_FERTILE("material_gained_via(fertile)"),
    CARD_SUNK("card_sunk"),
    MASKS_TO_DISCARD("masks_to_discard"),
    /** Not printed as a reaction: EMP-24.5a {@code material_on_region_from_discard}. */
    REGION_FROM_DISCARD("region_played_from_discard");

    final String word;

    Event(String word) {
        this.word = word;
    }

    int bit() {
        return 1 << ordinal();
    }

    String key() {
        return "event." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
