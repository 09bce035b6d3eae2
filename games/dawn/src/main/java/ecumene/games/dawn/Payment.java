package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.LeaderAbility;

/**
 * DAWN-5: spending from a focus card. A captured city-state's token and, for America, a natural wonder's serve as a trade token once a turn
 * and stay (5.5). What is used is told by bits: city-states from 0, natural wonders as resources from 8, natural wonders as trade tokens
 * from 16.
 */
public final class Payment {
    /** What pays for a control token: nothing, a trade token, a city-state from 2 on, a natural wonder from 10 on. */
    public static final int FREE = 0;

    public static final int TRADE_TOKEN = 1;
    public static final int CITY_STATES = 2;
    public static final int NATURAL_WONDERS = CITY_STATES + Catalog.CITY_STATES;

    public static final int AS_RESOURCES = Catalog.CITY_STATES;
    public static final int AS_TRADE_TOKENS = AS_RESOURCES + Catalog.NATURAL_WONDERS;

    private Payment() {}

    // --- what could be spent ----------------------------------------------------------------------------------------

    static boolean cityStateUsable(DawnState s, int seat, int token, int card) {
        return s.captor(token) == seat && s.cityStateCard(token) == card && (s.cityStatesUsed & 1 << token) == 0;
    }

    /** DAWN-4.11: once a turn. */
    static boolean naturalWonderUsable(DawnState s, int seat, int token) {
        return s.naturalWonderOwner(token) == seat && (s.naturalWondersUsed & 1 << token) == 0;
    }

    static boolean naturalWonderOnCard(DawnState s, int seat, int token, int card) {
        return s.naturalWonderCard(token) == card && naturalWonderUsable(s, seat, token);
    }

    /** The tokens on a card that stay when they are used, as bits of {@link Nouns#EXTRAS}. */
    static int extras(DawnState s, int seat, int card) {
        int extras = s.active == seat ? cityStates(s, seat, card) : 0;
        return extras | naturalWonders(s, seat, card);
    }

    private static int cityStates(DawnState s, int seat, int card) {
        int extras = 0;
        for (int token = 0; token < Catalog.TOKENS; token++) {
            extras |= cityStateUsable(s, seat, token, card) ? 1 << s.cityState(token) : 0;
        }
        return extras;
    }

    private static int naturalWonders(DawnState s, int seat, int card) {
        int extras = 0;
        for (int token = 0; token < Catalog.TOKENS; token++) {
            extras |= naturalWonderOnCard(s, seat, token, card) ? 1 << (AS_TRADE_TOKENS + s.naturalWonder(token)) : 0;
        }
        return extras;
    }

    // --- spending ---------------------------------------------------------------------------------------------------

    /** Trade tokens go to the supply (DAWN-5.3); the others are used for this turn. How much it is worth in all. */
    static int spend(DawnState s, int seat, int card, int tokens, int extras) {
        s.setTrade(seat, card, s.trade(seat, card) - tokens);
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (s.hasCityState(token) && (extras & 1 << s.cityState(token)) != 0) {
                s.cityStatesUsed |= 1 << token;
            }
            if (s.hasNaturalWonder(token) && ((extras >> AS_RESOURCES) & (0x101 << s.naturalWonder(token))) != 0) {
                useNaturalWonder(s, seat, token);
            }
        }
        return tokens + Integer.bitCount(extras);
    }

    private static void useNaturalWonder(DawnState s, int seat, int token) {
        s.naturalWondersUsed |= 1 << token;
        if (s.is(seat, LeaderAbility.NATURAL_WONDERS_ON_CARDS)) {
            s.then(new CarryNaturalWonder(seat, token));
        }
    }

    /** One token's worth, as named by {@link Nouns#PAYMENT}. */
    static void spendOne(DawnState s, int seat, int card, int payment) {
        if (payment == TRADE_TOKEN) {
            spend(s, seat, card, 1, 0);
        } else if (payment >= NATURAL_WONDERS) {
            spend(s, seat, card, 0, 1 << (AS_TRADE_TOKENS + payment - NATURAL_WONDERS));
        } else if (payment >= CITY_STATES) {
            spend(s, seat, card, 0, 1 << (payment - CITY_STATES));
        }
    }

    /** Lists what could pay for one more, dearest last. */
    static boolean nothingToSpend(DawnState s, int seat, int card) {
        return s.trade(seat, card) == 0 && extras(s, seat, card) == 0;
    }

    /** So many trade tokens and any of the others: all that may be answered, what leaves a free token unused behind the rest. */
    static void offerSpending(DawnState s, int seat, int card, Options out) {
        int all = extras(s, seat, card);
        for (int tokens = 0; tokens <= s.trade(seat, card); tokens++) {
            out.add(DawnVerb.SPEND, tokens, all);
        }
        if (all == 0) {
            return;
        }
        out.unlikely();
        for (int some = all - 1 & all; ; some = some - 1 & all) {
            for (int tokens = 0; tokens <= s.trade(seat, card); tokens++) {
                out.add(DawnVerb.SPEND, tokens, some);
            }
            if (some == 0) {
                return;
            }
        }
    }

    /** Q-43, America: a natural wonder that is gained or spent goes on any card of the row. */
    record CarryNaturalWonder(int seat, int token) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_CARRY, s.naturalWonder(token));
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                out.add(DawnVerb.CARRY, s.card(seat, slot));
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.setNaturalWonderCard(token, move.a());
            s.log(DawnSentence.CARRIED, seat, s.naturalWonder(token), move.a());
        }
    }
}
