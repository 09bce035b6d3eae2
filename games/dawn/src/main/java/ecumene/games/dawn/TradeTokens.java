package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-5: trade tokens that arrive, are moved, stolen or discarded. One at a time, cards in slot order (20.15). */
final class TradeTokens {
    /** Any card of the row. */
    static final int ANY = (1 << Catalog.SLOTS) - 1;

    private TradeTokens() {}

    static int only(FocusType type) {
        return 1 << type.ordinal();
    }

    /** Tokens from the supply for a player's own cards, of these types as bits. */
    static Step<DawnState> receive(int seat, int count, int types) {
        return new Receive(seat, count, types, 0);
    }

    private static boolean mayTake(DawnState s, int seat, int slot, int types) {
        int card = s.card(seat, slot);
        return (types & 1 << s.typeOf(card).ordinal()) != 0 && !s.isFull(seat, card);
    }

    /** How much fits on the cards of these types from a slot on. */
    private static int room(DawnState s, int seat, int types, int from) {
        int room = 0;
        for (int slot = from; slot < Catalog.SLOTS; slot++) {
            int card = s.card(seat, slot);
            if ((types & 1 << s.typeOf(card).ordinal()) != 0) {
                room += s.catalog().tracks().tradeTokensPerCard() - s.trade(seat, card);
            }
        }
        return room;
    }

    private static int storeRoom(DawnState s, int seat) {
        return s.can(seat, WonderAbility.STORE) ? s.amount(WonderAbility.STORE) - s.stored(seat) : 0;
    }

    private static void put(DawnState s, int seat, int card) {
        s.setTrade(seat, card, s.trade(seat, card) + 1);
        s.log(DawnSentence.GOT_TRADE_TOKEN, seat, card);
    }

    /** DAWN-5.1: what does not fit is lost. */
    private record Receive(int seat, int count, int types, int from) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int room = room(s, seat, types, from) + storeRoom(s, seat);
            if (count > 0 && room > 0) {
                s.then(new Distribute(seat, Math.min(count, room), types, from));
            }
        }
    }

    /** which card gets the next one; what is left must still fit. */
    record Distribute(int seat, int count, int types, int from) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_DISTRIBUTE, count);
        }

        @Override
        public void options(DawnState s, Options out) {
            int stored = storeRoom(s, seat);
            for (int slot = from; slot < Catalog.SLOTS; slot++) {
                if (mayTake(s, seat, slot, types) && room(s, seat, types, slot) + stored >= count) {
                    out.add(DawnVerb.PUT, s.card(seat, slot));
                }
            }
            if (stored >= count) {
                out.add(DawnVerb.STORE);
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.STORE) {
                s.setStored(seat, s.stored(seat) + count);
                s.log(DawnSentence.STORED, seat, count);
                return;
            }
            put(s, seat, move.a());
            s.then(new Receive(seat, count - 1, types, s.slotOf(seat, move.a())));
        }
    }

    /** Embassy lets its holder put a token on a card of its owner. */
    record PutForRival(int seat, int owner) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_EMBASSY, owner);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (!s.isFull(owner, s.card(owner, slot))) {
                    out.add(DawnVerb.PUT, s.card(owner, slot));
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            put(s, owner, move.a());
        }
    }

    /** from Great Zimbabwe to cards of the row. */
    record Unstore(int seat, int from) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_UNSTORE, s.stored(seat));
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = from; slot < Catalog.SLOTS && s.stored(seat) > 0; slot++) {
                if (!s.isFull(seat, s.card(seat, slot))) {
                    out.add(DawnVerb.PUT, s.card(seat, slot));
                }
            }
            out.add(DawnVerb.DONE);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.PUT) {
                s.setStored(seat, s.stored(seat) - 1);
                put(s, seat, move.a());
                s.then(new Unstore(seat, s.slotOf(seat, move.a())));
            }
        }
    }

    /** Q-42, DAWN-11.16: the winner at a capital takes tokens from the defender's cards. Q-24 follows. */
    record Steal(int seat, int victim, int left, int taken, int from) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_STEAL, victim, left);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = from; slot < Catalog.SLOTS && left > 0; slot++) {
                if (s.trade(victim, s.card(victim, slot)) > 0) {
                    out.add(DawnVerb.STEAL, s.card(victim, slot));
                }
            }
            out.add(DawnVerb.DONE);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DONE) {
                s.then(receive(seat, taken, ANY));
                return;
            }
            s.setTrade(victim, move.a(), s.trade(victim, move.a()) - 1);
            s.log(DawnSentence.STOLE, seat, victim, move.a());
            s.then(new Steal(seat, victim, left - 1, taken + 1, s.slotOf(victim, move.a())));
        }
    }

    /** Q-49, DAWN-15.6: a raided capital costs its owner tokens, as many as there are. */
    record Discard(int seat, int left, int from) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (left > 0 && s.tradeTokens(seat) > 0) {
                s.then(new ChooseDiscard(seat, Math.min(left, s.tradeTokens(seat)), from));
            }
        }
    }

    record ChooseDiscard(int seat, int left, int from) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_DISCARD, left);
        }

        @Override
        public void options(DawnState s, Options out) {
            int later = 0;
            int first = out.size();
            for (int slot = Catalog.SLOTS - 1; slot >= from; slot--) {
                later += s.trade(seat, s.card(seat, slot));
                if (s.trade(seat, s.card(seat, slot)) > 0 && later >= left) {
                    out.add(DawnVerb.DISCARD, s.card(seat, slot));
                }
            }
            assert out.size() > first : "DAWN-15.6: as far as possible";
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.setTrade(seat, move.a(), s.trade(seat, move.a()) - 1);
            s.log(DawnSentence.DISCARDED, seat, move.a());
            s.then(new Discard(seat, left - 1, s.slotOf(seat, move.a())));
        }
    }
}
