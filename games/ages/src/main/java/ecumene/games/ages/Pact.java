package ecumene.games.ages;

import java.util.Locale;

/** The pacts, in the order of the data file. */
enum Pact {
    OPEN_BORDERS_AGREEMENT,
    TRADE_ROUTES_AGREEMENT,
    ACCEPTANCE_OF_SUPREMACY,
    INTERNATIONAL_TRADE_AGREEMENT,
    PROMISE_OF_MILITARY_PROTECTION,
    SCIENTIFIC_COOPERATION,
    INTERNATIONAL_TOURISM,
    LOSS_OF_SOVEREIGNTY,
    MILITARY_PACT,
    PEACE_TREATY;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
