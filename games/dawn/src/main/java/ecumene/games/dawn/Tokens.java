package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Terrain;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-6: placing control tokens, one after another, each looked at on the map as it then is (6.9). */
final class Tokens {
    private Tokens() {}

    /** What a token must lie beside (DAWN-6.2, 6.6). */
    enum Beside {
        OWN_CITY,
        FRIENDLY_SPACE,
        /** Urbanization: the city just built. */
        NEW_CITY,
        /** Stonehenge: hills beside hills, however difficult. */
        HILLS
    }

    /** DAWN-6.3. {@code at} is the city or the hills, where only those count. */
    static boolean mayPlace(DawnState s, int seat, Beside beside, int at, int limit, int space) {
        if (!isFree(s, space)) {
            return false;
        }
        if (beside == Beside.HILLS) {
            return s.board().terrain(space) == Terrain.HILLS && s.board().touch(at, space);
        }
        if (Difficulty.forPlacing(s, seat, space) > limit) {
            return false;
        }
        boolean near = switch (beside) {
            case OWN_CITY, HILLS -> Spaces.besideOwnCity(s, seat, space);
            case FRIENDLY_SPACE -> Spaces.besideFriendly(s, seat, space);
            case NEW_CITY -> s.board().touch(at, space);
        };
        return near || isFarForest(s, seat, space);
    }

    /** No water, city, city-state, barbarian or control token. */
    private static boolean isFree(DawnState s, int space) {
        return !s.board().isWater(space)
                && s.owner(space) == DawnState.NONE
                && !s.hasBarbarian(space)
                && s.cityStateAt(space) == DawnState.NONE;
    }

    /** Chichen Itza. */
    private static boolean isFarForest(DawnState s, int seat, int space) {
        return s.board().terrain(space) == Terrain.FOREST
                && s.can(seat, WonderAbility.FORESTS_ANYWHERE)
                && Spaces.isEmpty(s, space)
                && !Spaces.besideOwnCity(s, seat, space);
    }

    private static boolean anywhere(DawnState s, int seat, Beside beside, int at, int limit) {
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = near(s, seat, beside, at, word); rest != 0; rest &= rest - 1) {
                if (mayPlace(s, seat, beside, at, limit, (word << 6) + Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A word of the set of spaces worth looking at: those beside what counts, or all for Chichen Itza. */
    private static long near(DawnState s, int seat, Beside beside, int at, int word) {
        if (beside == Beside.HILLS) {
            return s.board().around(at, word);
        }
        if (s.can(seat, WonderAbility.FORESTS_ANYWHERE)) {
            return s.board().all(word);
        }
        if (beside == Beside.NEW_CITY) {
            return s.board().around(at, word);
        }
        long near = 0;
        for (int other = 0; other < Board.WORDS; other++) {
            long from = beside == Beside.OWN_CITY ? s.cities(seat, other) : s.standing(seat, other);
            for (long rest = from; rest != 0; rest &= rest - 1) {
                near |= s.board().around((other << 6) + Long.numberOfTrailingZeros(rest), word);
            }
        }
        return near;
    }

    /** So many tokens, and for culture cards as many more as are paid for (DAWN-6.1, 5.4). */
    record Place(int seat, Beside beside, int at, int limit, int left, Funds funds) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            boolean could = left > 0 || (funds == Funds.CARD && !Payment.nothingToSpend(s, seat, s.card));
            if (!could || !anywhere(s, seat, beside, at, limit)) {
                return;
            }
            if (s.tokensLeft(seat) > 0) {
                s.then(new ChooseSpace(seat, beside, at, limit, left, funds));
            } else {
                s.then(new PickUp(seat, PickUp.Must.NO, this, new Nothing()));
            }
        }
    }

    /** Whether tokens on the card being resolved pay for more. */
    enum Funds {
        NONE,
        CARD
    }

    record Nothing() implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            // what was to be placed is not placed
        }
    }

    /** */
    record ChooseSpace(int seat, Beside beside, int at, int limit, int left, Funds funds)
            implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            if (beside == Beside.HILLS) {
                return Said.of(DawnSentence.ASK_HILLS);
            }
            return left > 0 ? Said.of(DawnSentence.ASK_PLACE, left) : Said.of(DawnSentence.ASK_PLACE_MORE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int word = 0; word < Board.WORDS; word++) {
                for (long rest = near(s, seat, beside, at, word); rest != 0; rest &= rest - 1) {
                    int space = (word << 6) + Long.numberOfTrailingZeros(rest);
                    if (mayPlace(s, seat, beside, at, limit, space)) {
                        offer(s, space, out);
                    }
                }
            }
            out.add(DawnVerb.DONE);
            if (out.explaining()) {
                for (int space : s.board().spaces()) {
                    if (!mayPlace(s, seat, beside, at, limit, space)) {
                        explain(s, space, out);
                    }
                }
            }
        }

        private void offer(DawnState s, int space, Options out) {
            if (left > 0) {
                out.add(DawnVerb.PLACE, space, Payment.FREE);
                return;
            }
            if (s.trade(seat, s.card) > 0) {
                out.add(DawnVerb.PLACE, space, Payment.TRADE_TOKEN);
            }
            for (int token = 0; token < Catalog.TOKENS; token++) {
                if (Payment.cityStateUsable(s, seat, token, s.card)) {
                    out.add(DawnVerb.PLACE, space, Payment.CITY_STATES + s.cityState(token));
                }
                if (Payment.naturalWonderOnCard(s, seat, token, s.card)) {
                    out.add(DawnVerb.PLACE, space, Payment.NATURAL_WONDERS + s.naturalWonder(token));
                }
            }
        }

        private void explain(DawnState s, int space, Options out) {
            boolean near = Spaces.besideFriendly(s, seat, space);
            int payment = left > 0 ? Payment.FREE : Payment.TRADE_TOKEN;
            if (near && isFree(s, space) && Difficulty.forPlacing(s, seat, space) > limit) {
                out.block(
                        DawnVerb.PLACE,
                        space,
                        payment,
                        DawnSentence.TOO_DIFFICULT,
                        Difficulty.forPlacing(s, seat, space),
                        limit);
            } else if (near && isFree(s, space)) {
                out.block(DawnVerb.PLACE, space, payment, DawnSentence.NOT_BESIDE_CITY, space);
            } else if (near && !s.isFriendly(seat, space)) {
                out.block(DawnVerb.PLACE, space, payment, DawnSentence.SPACE_TAKEN, space);
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DONE) {
                return;
            }
            int space = move.a();
            if (left == 0) {
                Payment.spendOne(s, seat, s.card, move.b());
            }
            s.then(new Place(seat, beside, at, limit, Math.max(0, left - 1), funds));
            if (s.board().terrain(space) == Terrain.HILLS && s.can(seat, WonderAbility.HILLS_CHAIN)) {
                s.then(new Chain(seat, space));
            }
            Spaces.placeToken(s, seat, space);
            s.log(DawnSentence.PLACED, seat, space);
        }
    }

    /** Stonehenge: any number of hills beside these; Stonehenge itself may have been placed over, so it is asked again. */
    record Chain(int seat, int hills) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.then(new Place(seat, Beside.HILLS, hills, 0, Catalog.FOCUS_CARDS, Funds.NONE));
        }
    }

    // --- no token left ----------------------------------------------------------------------------------------------

    /** Q-13, DAWN-1.5: one of the own tokens on the map may be used instead, but none placed in this turn. */
    record PickUp(int seat, Must must, Step<DawnState> then, Step<DawnState> otherwise) implements Question<DawnState> {
        enum Must {
            YES,
            NO
        }

        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_PICK_UP);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (s.isFriendly(seat, space) && s.isToken(space) && !s.isPlaced(space)) {
                    out.add(DawnVerb.PICK_UP, space);
                }
            }
            if (must == Must.NO || out.size() == 0) {
                out.add(DawnVerb.NO);
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.NO) {
                s.then(otherwise);
                return;
            }
            s.then(then);
            Spaces.remove(s, move.a());
            s.log(DawnSentence.PICKED_UP, seat, move.a());
        }
    }

    /** DAWN-11.11 and like it: one's own token in the place of a rival's; without one the space stays empty (1.5). */
    record Replace(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (s.tokensLeft(seat) > 0) {
                Spaces.replaceByToken(s, seat, space);
                s.log(DawnSentence.REPLACED, seat, space);
            } else {
                s.then(new PickUp(seat, PickUp.Must.NO, this, new Destroy(space)));
            }
        }
    }

    record Destroy(int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.log(DawnSentence.DESTROYED, s.owner(space), space);
            Spaces.remove(s, space);
        }
    }
}
