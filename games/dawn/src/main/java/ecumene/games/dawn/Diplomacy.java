package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-13: diplomacy cards, taken, exchanged and lost. */
final class Diplomacy {
    private Diplomacy() {}

    // --- city-states ------------------------------------------------------------------------------------------------

    /** DAWN-13.2, DAWN-13.7. */
    record MayTakeCityState(int seat, int token) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (s.copiesLeft(token) > 0 && !s.holdsCityState(seat, token)) {
                s.then(new TakeCityState(seat, token));
            }
        }
    }

    /** */
    record TakeCityState(int seat, int token) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_TAKE_STATE, s.cityState(token));
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.TAKE_STATE, s.cityState(token));
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.TAKE_STATE) {
                takeCityState(s, seat, token);
            }
        }
    }

    static void takeCityState(DawnState s, int seat, int token) {
        s.setHoldsCityState(seat, token, 1);
        s.log(DawnSentence.TOOK_STATE_CARD, seat, s.cityState(token));
    }

    // --- rivals -----------------------------------------------------------------------------------------------------

    /** DAWN-13.1: one card of each rival, or as many as Potala Palace allows. */
    private static int mayHold(DawnState s, int seat) {
        return s.can(seat, WonderAbility.MANY_CARDS) ? s.amount(WonderAbility.MANY_CARDS) : 1;
    }

    /** DAWN-13.3. */
    record MayTakeCard(int seat, int owner) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.then(new TakeCard(seat, owner));
        }
    }

    /** taking a second card of a rival returns the first (13.3, 13.8). */
    record TakeCard(int seat, int owner) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return s.held(seat, owner) >= mayHold(s, seat)
                    ? Said.of(DawnSentence.ASK_EXCHANGE_CARD, owner)
                    : Said.of(DawnSentence.ASK_TAKE_CARD, owner);
        }

        @Override
        public void options(DawnState s, Options out) {
            offerPile(s, owner, out);
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.TAKE) {
                if (s.held(seat, owner) >= mayHold(s, seat)) {
                    giveBack(s, seat, owner);
                }
                take(s, seat, owner, PlayerCard.of(move.b()));
            }
        }
    }

    private static void offerPile(DawnState s, int owner, Options out) {
        for (int kind = 0; kind < PlayerCard.KINDS; kind++) {
            if (s.holder(owner, PlayerCard.of(kind)) == DawnState.NONE) {
                out.add(DawnVerb.TAKE, owner, kind);
            }
        }
    }

    private static void take(DawnState s, int seat, int owner, PlayerCard kind) {
        s.setHolder(owner, kind, seat);
        s.log(DawnSentence.TOOK_CARD, seat, owner, kind.ordinal());
    }

    private static void giveBack(DawnState s, int seat, int owner) {
        for (int kind = 0; kind < PlayerCard.KINDS; kind++) {
            if (s.holds(seat, owner, PlayerCard.of(kind))) {
                s.setHolder(owner, PlayerCard.of(kind), DawnState.NONE);
                s.log(DawnSentence.RETURNED_CARD, seat, owner, kind);
            }
        }
    }

    // --- an attack costs them (DAWN-13.5) ---------------------------------------------------------------------------

    static void attackOnRival(DawnState s, int attacker, int defender) {
        giveBack(s, attacker, defender);
    }

    static void attackOnCityState(DawnState s, int attacker, int token) {
        if (s.holdsCityState(attacker, token)) {
            s.setHoldsCityState(attacker, token, 0);
            s.log(DawnSentence.RETURNED_STATE_CARD, attacker, s.cityState(token));
        }
    }

    // --- Embassy ----------------------------------------------------------------------------------------------------

    /** also for the caravan whose entry took the card. */
    record UseEmbassy(int seat, int owner, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (!s.isCapital(space) || !s.holds(seat, owner, PlayerCard.EMBASSY)) {
                return;
            }
            s.then(new Supplies.Gain(seat));
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (!s.isFull(owner, s.card(owner, slot))) {
                    s.then(new TradeTokens.PutForRival(seat, owner));
                    return;
                }
            }
        }
    }

    // --- Geneva -----------------------------------------------------------------------------------------------------

    static boolean canTradeIn(DawnState s, int seat) {
        for (int owner = 0; owner < s.players(); owner++) {
            if (s.held(seat, owner) > 0 && pile(s, owner) > 0) {
                return true;
            }
        }
        return false;
    }

    private static int pile(DawnState s, int owner) {
        int count = 0;
        for (int kind = 0; kind < PlayerCard.KINDS; kind++) {
            count += s.holder(owner, PlayerCard.of(kind)) == DawnState.NONE ? 1 : 0;
        }
        return count;
    }

    /** a held card for another one of the same rival. */
    record TradeIn(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_TRADE_IN);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int owner = 0; owner < s.players(); owner++) {
                for (int held = 0; held < PlayerCard.KINDS; held++) {
                    for (int wanted = 0;
                            wanted < PlayerCard.KINDS && s.holds(seat, owner, PlayerCard.of(held));
                            wanted++) {
                        if (s.holder(owner, PlayerCard.of(wanted)) == DawnState.NONE) {
                            out.add(DawnVerb.TRADE_IN, owner, held, wanted);
                        }
                    }
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.TRADE_IN) {
                s.setHolder(move.a(), PlayerCard.of(move.b()), DawnState.NONE);
                s.log(DawnSentence.RETURNED_CARD, seat, move.a(), move.b());
                take(s, seat, move.a(), PlayerCard.of(move.c()));
            }
        }
    }

    // --- Potala Palace ----------------------------------------------------------------------------------------------

    /** up to three cards from the piles of rivals. */
    record TakeFromPiles(int seat, int left) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_TAKE_FROM_PILES, left);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int owner = 0; owner < s.players() && left > 0; owner++) {
                if (owner != seat && s.held(seat, owner) < mayHold(s, seat)) {
                    offerPile(s, owner, out);
                }
            }
            out.add(DawnVerb.DONE);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.TAKE) {
                take(s, seat, move.a(), PlayerCard.of(move.b()));
                s.then(new TakeFromPiles(seat, left - 1));
            }
        }
    }

    /** one card of each rival is kept. */
    record ManyCardsLost(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            for (int owner = 0; owner < s.players(); owner++) {
                if (s.held(seat, owner) > mayHold(s, seat)) {
                    s.then(new KeepOne(seat, owner), this);
                    return;
                }
            }
        }
    }

    record KeepOne(int seat, int owner) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_KEEP, owner);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int kind = 0; kind < PlayerCard.KINDS; kind++) {
                if (s.holds(seat, owner, PlayerCard.of(kind))) {
                    out.add(DawnVerb.KEEP, owner, kind);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            giveBack(s, seat, owner);
            s.setHolder(owner, PlayerCard.of(move.b()), seat);
            s.log(DawnSentence.KEPT_CARD, seat, owner, move.b());
        }
    }
}
