package ecumene.games.dawn;

import ecumene.engine.kit.Require;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Wonder;

/** What must hold in every position: nothing is made or lost, and what belongs together agrees. */
final class Audit {
    private Audit() {}

    static void check(DawnState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            pieces(s, seat);
            row(s, seat);
        }
        for (int type = 0; type < Resource.TYPES; type++) {
            Require.that(s.supply(type) >= 0, "DAWN-1.2: resource tokens of type " + type);
        }
        barbarians(s);
        wonders(s);
        for (int token = 0; token < Catalog.TOKENS; token++) {
            boolean neutral = s.captor(token) == DawnState.NONE;
            Require.that(neutral || s.copiesLeft(token) == 0, "DAWN-11.12: cards of a captured city-state");
            Require.that(
                    !neutral || s.cityStateCard(token) == DawnState.NONE, "DAWN-12.3: a token of nobody on a card");
        }
    }

    private static void pieces(DawnState s, int seat) {
        int tokens = s.tokensLeft(seat);
        int cities = s.citiesLeft(seat);
        int capitals = 0;
        for (int space : s.board().spaces()) {
            if (s.isFriendly(seat, space)) {
                tokens += s.isToken(space) ? 1 : 0;
                cities += s.isCity(space) && !s.isCapital(space) ? 1 : 0;
                capitals += s.isCapital(space) ? 1 : 0;
                Require.that(!s.hasBarbarian(space), "DAWN-15.6: a barbarian and a piece on space " + space);
                Require.that(!s.board().isWater(space), "DAWN-4.4: a piece on water");
                Require.that(s.resourceOn(space) == DawnState.NONE, "DAWN-6.4: a resource under a piece");
            }
        }
        int marks = Agendas.reached(s, seat);
        int all = s.catalog().tracks().controlTokens();
        Require.that(
                tokens <= all && tokens >= all - marks && s.tokensLeft(seat) >= 0,
                "DAWN-1.1: control tokens of seat " + seat);
        Require.that(
                cities == s.catalog().tracks().cities() && s.citiesLeft(seat) >= 0, "DAWN-1.1: cities of seat " + seat);
        Require.that(capitals == 1 || s.builder != DawnState.NONE || s.turn == 0, "DAWN-2.5: capitals of seat " + seat);
    }

    private static void row(DawnState s, int seat) {
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            Require.that(
                    s.slotOf(seat, s.card(seat, slot)) == slot, "DAWN-1.1: a card twice in the row of seat " + seat);
        }
        int most = s.catalog().tracks().tradeTokensPerCard();
        for (int card = 0; card < Catalog.FOCUS_CARDS; card++) {
            int tokens = s.trade(seat, card);
            Require.that(tokens >= 0 && tokens <= most, "DAWN-5.1: trade tokens on a card of seat " + seat);
            Require.that(tokens == 0 || s.slotOf(seat, card) != DawnState.NONE, "DAWN-5.6: tokens in the deck");
        }
        for (int type = 0; type < Resource.TYPES; type++) {
            Require.that(s.resources(seat, type) >= 0, "DAWN-10.3: resources of seat " + seat);
        }
    }

    private static void barbarians(DawnState s) {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            int space = s.barbarian(letter);
            Require.that(space == DawnState.NONE || !s.board().isWater(space), "DAWN-15.4: a barbarian on water");
            Require.that(space == DawnState.NONE || s.hasBarbarian(space), "barbarians are counted");
        }
    }

    private static void wonders(DawnState s) {
        for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
            int space = s.wonderSpace(wonder);
            if (space != DawnState.NONE) {
                Require.that(s.wonderUnder(space) == wonder, "DAWN-10.4: one wonder under a city");
                Require.that(s.zones().zoneOf(wonder) == Places.BUILT, "DAWN-10.4: a wonder that is not built");
            }
        }
        for (int deck = 0; deck < Wonder.DECKS; deck++) {
            Require.that(s.zones().count(Places.offer(deck)) <= 1, "DAWN-2.11: one card face up");
        }
    }
}
