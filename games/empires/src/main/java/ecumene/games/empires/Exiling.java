package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-13.14: a market card goes into exile, or changes places with an exiled one. */
final class Exiling {
    private Exiling() {}

    static boolean exilable(EmpiresState s) {
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            if (s.marketCard(slot) != Zones.NONE && s.onMarket(slot) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Q-EXILE. */
    record Exile(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_EXILE);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                int card = s.marketCard(slot);
                if (card != Zones.NONE && s.onMarket(slot) == 0) {
                    out.add(EmpiresVerb.EXILE, card);
                } else if (card != Zones.NONE) {
                    out.block(EmpiresVerb.EXILE, card, EmpiresSentence.CARRIES_TOKENS, card);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int slot = Places.slotOf(s.zones().zoneOf(move.a()));
            s.zones().move(move.a(), Places.EXILE);
            s.log(EmpiresSentence.EXILED, seat, move.a());
            untuck(s, slot);
            Market.refill(s, slot);
        }
    }

    private static void untuck(EmpiresState s, int slot) {
        int unrest = s.zones().first(Places.tucked(slot));
        if (unrest != Zones.NONE) {
            s.zones().move(unrest, Places.UNREST);
        }
    }

    // --- EMP-13.14 b: swap ------------------------------------------------------------------------------------------

    static boolean swappable(EmpiresState s) {
        return Market.cards(s) > 0 && Market.anyExiled(s, Suit.MARKET);
    }

    static void swap(EmpiresState s) {
        if (swappable(s)) {
            s.then(new SwapIn(s.frames.actor()));
        }
    }

    /** Q-SWAPMARKET, first half: the exiled card. */
    record SwapIn(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_SWAP_IN, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            Market.listExiled(s, Suit.MARKET, EmpiresVerb.SWAP, out);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            s.then(new SwapOut(seat, move.a()));
        }
    }

    /** Q-SWAPMARKET, second half: the market card. */
    record SwapOut(int seat, int exiled) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_SWAP_OUT, exiled);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                if (s.marketCard(slot) != Zones.NONE) {
                    out.add(EmpiresVerb.SWAP, s.marketCard(slot));
                }
            }
        }

        /** The tokens stay at the place; an unrest lies there only if the new card wants one. */
        @Override
        public void pick(EmpiresState s, Move move) {
            int slot = Places.slotOf(s.zones().zoneOf(move.a()));
            s.zones().move(move.a(), Places.EXILE);
            s.zones().move(exiled, Places.market(slot));
            s.log(EmpiresSentence.SWAPPED, seat, exiled, move.a());
            untuck(s, slot);
            Market.tuck(s, slot, exiled);
        }
    }
}
