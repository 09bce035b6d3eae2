package ecumene.games.dawn.cards;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** {@code diplomacy.yaml}: city-states and what players lend each other. */
final class DiplomacyReader {
    static final String FILE = "diplomacy.yaml";

    private DiplomacyReader() {}

    static List<CityState> cityStates(Cards data) {
        var states = new ArrayList<CityState>();
        var abilities = EnumSet.noneOf(CityStateAbility.class);
        for (var entry : data.entries(FILE, "city_states")) {
            entry.ignore("tile_side", "card_copies", "timing");
            var state = new CityState(
                    states.size(),
                    entry.id(),
                    FocusReader.names(entry),
                    entry.oneOf("type", FocusType.class),
                    entry.oneOf("frame", CityState.Frame.class),
                    entry.oneOf("ability", CityStateAbility.class),
                    entry.optionalNumber("amount", 1, 9),
                    FocusReader.origin(entry));
            if (!abilities.add(state.ability())) {
                throw entry.wrong("ability", "another city-state has it", "она уже есть у другого города-государства");
            }
            entry.done();
            states.add(state);
        }
        if (states.size() != Catalog.CITY_STATES) {
            throw wrongCount("city_states", Catalog.CITY_STATES, states.size());
        }
        checkTokens(data, states);
        return List.copyOf(states);
    }

    /** DAWN-2.6: which two city-states share a token. */
    private static void checkTokens(Cards data, List<CityState> states) {
        int token = 0;
        for (var entry : data.entries(FILE, "city_state_tokens")) {
            var faces = entry.texts("faces");
            for (int face = 0; face < faces.size(); face++) {
                int index = 2 * token + face;
                if (faces.size() != 2
                        || index >= states.size()
                        || !states.get(index).id().equals(faces.get(face))) {
                    throw entry.wrong(
                            "faces",
                            "city-states stand in the order of their tokens",
                            "города-государства стоят по порядку жетонов");
                }
            }
            token++;
        }
        if (token != Catalog.TOKENS) {
            throw wrongCount("city_state_tokens", Catalog.TOKENS, token);
        }
    }

    static List<PlayerCardPrint> playerCards(Cards data) {
        var cards = new ArrayList<PlayerCardPrint>();
        for (var entry : data.entry(FILE, "player_cards").entries("cards")) {
            cards.add(card(entry, cards.size()));
        }
        if (cards.size() != PlayerCard.KINDS) {
            throw wrongCount("player_cards", PlayerCard.KINDS, cards.size());
        }
        return List.copyOf(cards);
    }

    private static PlayerCardPrint card(Entry entry, int index) {
        entry.ignore("timing");
        var kind = entry.oneOf("id", PlayerCard.class);
        if (kind.ordinal() != index) {
            throw entry.wrong("id", "cards stand in their order", "карты стоят по порядку");
        }
        var card = new PlayerCardPrint(
                kind,
                kind.name().toLowerCase(Locale.ROOT),
                FocusReader.names(entry),
                entry.optionalNumber("amount", 1, 9),
                FocusReader.origin(entry));
        entry.done();
        return card;
    }

    private static CardError wrongCount(String field, int right, int found) {
        return new CardError(
                FILE,
                "",
                field,
                "must be " + right + ", are " + found,
                "их должно быть " + right + ", а есть " + found);
    }
}
