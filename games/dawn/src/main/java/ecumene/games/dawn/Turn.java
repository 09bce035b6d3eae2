package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-3: a turn from its start to the reset, as a table of contents. */
final class Turn {
    /** What was done already in this turn, as bits (DAWN-20.4). */
    static final int VENETIAN_ARSENAL = 1;

    static final int ECONOMY_FIRST = 2;
    static final int CAPITALISM = 4;
    /** While the other card of Capitalism is being resolved. */
    static final int IN_CAPITALISM = 8;

    /** "As if it were in the first slot" (DAWN-20.3). */
    private static final int AS_FIRST = 1;

    private static final int LAST_SLOT = Catalog.SLOTS - 1;

    private Turn() {}

    /** DAWN-3.1, DAWN-3.2: the next player; before the first player the event dial moves and victory is looked at. */
    record Begin(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.forgetTurn();
            s.active = seat;
            s.turn++;
            s.log(DawnSentence.TURN_BEGINS, seat, s.turn);
            s.then(new StartOfTurn.Next(seat), new EconomyFirst(seat), new ChooseCard(seat), new End(seat));
        }
    }

    private record End(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.forgetTurn();
            s.active = DawnState.NONE;
            int next = s.after(seat);
            s.then(next == s.first ? EventDial.ADVANCE : new Begin(next));
        }
    }

    // --- step 1: the card -------------------------------------------------------------------------------------------

    /** Estádio do Maracanã (DAWN-20.3): the economy card before another one. */
    private record EconomyFirst(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (s.can(seat, WonderAbility.ECONOMY_FIRST) && s.cardsOf(seat, FocusType.ECONOMY) > 0) {
                s.then(new AskEconomyFirst(seat));
            }
        }
    }

    /** */
    record AskEconomyFirst(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_ECONOMY_FIRST);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (s.typeOf(s.card(seat, slot)) == FocusType.ECONOMY) {
                    out.add(DawnVerb.ECONOMY_FIRST, s.card(seat, slot));
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.ECONOMY_FIRST) {
                s.done |= ECONOMY_FIRST;
                s.then(new Play(seat, move.a(), How.RESOLVED));
            }
        }
    }

    /** Q-11, DAWN-3.5: exactly one card, resolved or passed. Passing is legal where resolving is, but seldom wise. */
    record ChooseCard(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_CARD);
        }

        @Override
        public void options(DawnState s, Options out) {
            offer(s, DawnVerb.RESOLVE, out);
            out.unlikely();
            offer(s, DawnVerb.PASS, out);
        }

        private void offer(DawnState s, DawnVerb verb, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                int card = s.card(seat, slot);
                if ((s.done & ECONOMY_FIRST) == 0 || s.typeOf(card) != FocusType.ECONOMY) {
                    out.add(verb, card);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(new Play(seat, move.a(), move.verb() == DawnVerb.PASS ? How.PASSED : How.RESOLVED));
        }
    }

    /** Whether a card's text is carried out. */
    enum How {
        RESOLVED,
        PASSED
    }

    // --- steps 2 and 3, in the order of DAWN-20.11 ------------------------------------------------------------------

    /** Resolution, Venetian Arsenal, reset, Capitalism, the Aztec swap. */
    record Play(int seat, int card, How how) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int slot = s.slotOf(seat, card);
            s.then(new Repeat(seat, slot), new Reset(seat, slot), new OtherCard(seat, card), new AztecSwap(seat, card));
            if (how == How.PASSED) {
                s.log(DawnSentence.PASSED, seat, card, slot + 1);
            } else {
                int value = Row.value(s, seat, slot);
                s.log(DawnSentence.RESOLVES, seat, card, value);
                s.then(new Resolve(seat, card, value));
            }
        }
    }

    /** DAWN-3.7: the slot value is fixed for the whole resolution. */
    record Resolve(int seat, int card, int value) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.card = card;
            s.slotValue = value;
            s.then(RESOLVED);
            switch (s.catalog().focus(card).effect()) {
                case FocusEffect.Culture culture -> Culture.resolve(s, seat, culture);
                case FocusEffect.Science science -> Science.resolve(s, seat, science);
                case FocusEffect.Economy economy -> Caravans.resolve(s, seat, economy);
                case FocusEffect.Industry _ -> Industry.resolve(s, seat);
                case FocusEffect.Military military -> Military.resolve(s, seat, military);
            }
        }
    }

    private static final Step<DawnState> RESOLVED = s -> {
        s.card = DawnState.NONE;
        s.slotValue = 0;
        s.done &= ~IN_CAPITALISM;
    };

    /** Venetian Arsenal: what stands in the last slot, once more as if in the first. */
    private record Repeat(int seat, int slot) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (slot == LAST_SLOT && (s.done & VENETIAN_ARSENAL) == 0 && s.can(seat, WonderAbility.REPEAT_FIFTH)) {
                s.then(new AskRepeat(seat, s.card(seat, slot)));
            }
        }
    }

    /** */
    record AskRepeat(int seat, int card) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_REPEAT, card);
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.REPEAT, card);
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.REPEAT) {
                s.done |= VENETIAN_ARSENAL;
                s.log(DawnSentence.RESOLVES, seat, card, AS_FIRST);
                s.then(new Resolve(seat, card, AS_FIRST));
            }
        }
    }

    private record Reset(int seat, int slot) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            Row.reset(s, seat, slot);
        }
    }

    /** Capitalism. */
    private record OtherCard(int seat, int card) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            boolean allowed = s.catalog().focus(card).effect() instanceof FocusEffect.Economy economy
                    && economy.otherAsSlot() > 0
                    && (s.done & CAPITALISM) == 0;
            if (allowed) {
                s.then(new AskOtherCard(seat, card));
            }
        }
    }

    /** */
    record AskOtherCard(int seat, int card) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_OTHER_CARD, card);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (s.card(seat, slot) != card) {
                    out.add(DawnVerb.ALSO, s.card(seat, slot));
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.ALSO) {
                s.done |= CAPITALISM | IN_CAPITALISM;
                s.log(DawnSentence.RESOLVES, seat, move.a(), AS_FIRST);
                s.then(new Resolve(seat, move.a(), AS_FIRST));
            }
        }
    }

    /** Aztec: only when military itself was reset after a won attack. */
    private record AztecSwap(int seat, int card) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (s.typeOf(card) == FocusType.MILITARY
                    && s.attacksWon > 0
                    && s.is(seat, LeaderAbility.SWAP_AFTER_VICTORY)) {
                s.then(new SwapAny(seat));
            }
        }
    }

    /** */
    record SwapAny(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SWAP);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int one = 1; one <= Catalog.SLOTS; one++) {
                for (int other = one + 1; other <= Catalog.SLOTS; other++) {
                    out.add(DawnVerb.SWAP, one, other);
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.SWAP) {
                Row.swap(s, seat, move.a() - 1, move.b() - 1);
            }
        }
    }
}
