package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-3.4, DAWN-3.7: the focus row, its slots and what a card is worth in them. Slots are counted from 0 here, and from 1 by players. */
final class Row {
    private Row() {}

    /** DAWN-3.7, DAWN-20.6: the effective slot of a card, from 1. */
    static int value(DawnState s, int seat, int slot) {
        int value = slot + 1;
        int most = s.can(seat, WonderAbility.SLOTS_TO_THE_RIGHT) ? s.amount(WonderAbility.SLOTS_TO_THE_RIGHT) : 0;
        return value <= most ? Math.min(Catalog.SLOTS, value + most) : value;
    }

    /** DAWN-3.4: back to the first slot; those before it move one to the right. */
    static void reset(DawnState s, int seat, int slot) {
        int card = s.card(seat, slot);
        for (int at = slot; at > 0; at--) {
            s.setCard(seat, at, s.card(seat, at - 1));
        }
        s.setCard(seat, 0, card);
        s.log(DawnSentence.RESET, seat, card);
    }

    static void swap(DawnState s, int seat, int one, int other) {
        int card = s.card(seat, one);
        s.setCard(seat, one, s.card(seat, other));
        s.setCard(seat, other, card);
        s.log(DawnSentence.SWAPPED, seat, card, s.card(seat, one));
    }

    /** DAWN-7.3, Oxford University: whether a card of the deck may take the place of one of the row. */
    static boolean mayReplace(DawnState s, int seat, int fresh, int old) {
        boolean sameType = s.typeOf(fresh) == s.typeOf(old);
        return s.slotOf(seat, fresh) == DawnState.NONE
                && (sameType || (s.typeOf(old) != FocusType.SCIENCE && s.can(seat, WonderAbility.ANY_TYPE)));
    }

    /** DAWN-5.6, DAWN-3.8: the new card takes the slot and all that lay on the old one. */
    static void replace(DawnState s, int seat, int fresh, int old) {
        s.setCard(seat, s.slotOf(seat, old), fresh);
        s.setTrade(seat, fresh, s.trade(seat, old));
        s.setTrade(seat, old, 0);
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (s.captor(token) == seat && s.cityStateCard(token) == old) {
                s.setCityStateCard(token, fresh);
            }
            if (s.naturalWonderOwner(token) == seat && s.naturalWonderCard(token) == old) {
                s.setNaturalWonderCard(token, fresh);
            }
        }
        if (s.card == old && s.active == seat) {
            s.card = fresh;
        }
        s.log(DawnSentence.LEARNED, seat, fresh, old);
        assignWaiting(s, seat);
        s.then(new Caravans.Refit(seat));
    }

    /** DAWN-12.3: a city-state that had no card of its type to lie on. */
    private static void assignWaiting(DawnState s, int seat) {
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (s.captor(token) == seat && s.cityStateCard(token) == DawnState.NONE) {
                s.then(new AssignCityState(seat, token));
            }
        }
    }

    /** DAWN-12.3: the token lies on the captor's card of its type; without one it lies beside the sheet. */
    record AssignCityState(int seat, int token) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            var type = s.catalog().cityState(s.cityState(token)).type();
            if (s.captor(token) != seat) {
                return;
            }
            if (s.cardsOf(seat, type) > 1) {
                s.then(new ChooseCardForCityState(seat, token));
            } else {
                s.setCityStateCard(token, s.cardOf(seat, type));
            }
        }
    }

    /** which of several cards of a type. */
    record ChooseCardForCityState(int seat, int token) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_ASSIGN, s.cityState(token));
        }

        @Override
        public void options(DawnState s, Options out) {
            var type = s.catalog().cityState(s.cityState(token)).type();
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (s.typeOf(s.card(seat, slot)) == type) {
                    out.add(DawnVerb.ASSIGN, s.card(seat, slot));
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.setCityStateCard(token, move.a());
        }
    }
}
