package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.Tokens.Beside;
import ecumene.games.dawn.Tokens.Funds;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.CityStateAbility;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-3.3 (0), DAWN-20.10: abilities at the start of a turn, each once, in any order, none of them compulsory. */
final class StartOfTurn {
    private static final WonderAbility[] WONDERS = {
        WonderAbility.PLACE_AT_START,
        WonderAbility.DESTROY_AT_START,
        WonderAbility.REPLACE_AT_START,
        WonderAbility.STORE,
        WonderAbility.SWAP_AT_START
    };
    private static final CityStateAbility[] STATES = {CityStateAbility.MOVE_BARBARIAN, CityStateAbility.EXCHANGE_CARD};
    /** Behind the wonders among what has been used. */
    private static final int STATE_BITS = Catalog.WONDERS;

    private StartOfTurn() {}

    /** Asks as long as there is something to use. */
    record Next(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            for (var ability : WONDERS) {
                if (usable(s, seat, ability)) {
                    s.then(new Choose(seat));
                    return;
                }
            }
            for (var ability : STATES) {
                if (usable(s, seat, ability)) {
                    s.then(new Choose(seat));
                    return;
                }
            }
        }
    }

    /** DAWN-14.5: not in the turn in which the wonder was gained. */
    private static boolean usable(DawnState s, int seat, WonderAbility ability) {
        int wonder = s.catalog().wonderWith(ability);
        boolean ready = s.can(seat, ability) && ((s.startUsed | s.wondersGained) & 1 << wonder) == 0;
        if (!ready) {
            return false;
        }
        return switch (ability) {
            case PLACE_AT_START -> mayPlaceSomewhere(s, seat);
            case DESTROY_AT_START -> hasNeighbour(s, seat);
            case REPLACE_AT_START -> hasPair(s, seat);
            case STORE -> s.stored(seat) > 0;
            default -> true;
        };
    }

    private static boolean usable(DawnState s, int seat, CityStateAbility ability) {
        int bit = 1 << (STATE_BITS + s.catalog().cityStateWith(ability));
        if (!s.can(seat, ability) || (s.startUsed & bit) != 0) {
            return false;
        }
        return ability == CityStateAbility.EXCHANGE_CARD ? Diplomacy.canTradeIn(s, seat) : canDrive(s);
    }

    private static boolean mayPlaceSomewhere(DawnState s, int seat) {
        int limit = s.amount(WonderAbility.PLACE_AT_START);
        for (int space : s.board().spaces()) {
            if (Tokens.mayPlace(s, seat, Beside.OWN_CITY, DawnState.NONE, limit, space)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNeighbour(DawnState s, int seat, int space) {
        return s.isRival(seat, space) && s.isToken(space) && Spaces.besideFriendly(s, seat, space);
    }

    private static boolean hasNeighbour(DawnState s, int seat) {
        for (int space : s.board().spaces()) {
            if (isNeighbour(s, seat, space)) {
                return true;
            }
        }
        return false;
    }

    /** A token of a rival that has another one further on. */
    private static boolean isFirstOfPair(DawnState s, int seat, int space) {
        if (!s.isRival(seat, space) || !s.isToken(space)) {
            return false;
        }
        for (int other : s.board().spaces()) {
            if (isSecondOfPair(s, space, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSecondOfPair(DawnState s, int space, int other) {
        return other > space && s.isToken(other) && s.owner(other) == s.owner(space);
    }

    private static boolean hasPair(DawnState s, int seat) {
        for (int space : s.board().spaces()) {
            if (isFirstOfPair(s, seat, space)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canDrive(DawnState s) {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            int space = s.barbarian(letter);
            for (int way = 0; way < Board.WAYS && space != DawnState.NONE; way++) {
                if (mayBeDriven(s, s.board().beside(space, way))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean mayBeDriven(DawnState s, int space) {
        return space != Board.NONE && !s.board().isWater(space) && Spaces.isEmpty(s, space);
    }

    /** */
    record Choose(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_START);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (var ability : WONDERS) {
                if (usable(s, seat, ability)) {
                    out.add(DawnVerb.USE, s.catalog().wonderWith(ability));
                }
            }
            for (var ability : STATES) {
                if (usable(s, seat, ability)) {
                    out.add(DawnVerb.USE_STATE, s.catalog().cityStateWith(ability));
                }
            }
            out.add(DawnVerb.GO_ON);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.GO_ON) {
                return;
            }
            s.then(new Next(seat));
            if (move.verb() == DawnVerb.USE) {
                s.startUsed |= 1 << move.a();
                s.log(DawnSentence.USED_WONDER, seat, move.a());
                use(s, seat, s.wonder(move.a()).ability().orElseThrow());
            } else {
                s.startUsed |= 1 << (STATE_BITS + move.a());
                s.log(DawnSentence.USED_STATE, seat, move.a());
                boolean exchange = s.catalog().cityState(move.a()).ability() == CityStateAbility.EXCHANGE_CARD;
                s.then(exchange ? new Diplomacy.TradeIn(seat) : new Drive(seat));
            }
        }
    }

    private static void use(DawnState s, int seat, WonderAbility ability) {
        switch (ability) {
            case PLACE_AT_START ->
                s.then(new Tokens.Place(seat, Beside.OWN_CITY, DawnState.NONE, s.amount(ability), 1, Funds.NONE));
            case DESTROY_AT_START -> s.then(new DestroyToken(seat));
            case REPLACE_AT_START -> s.then(new FirstOfPair(seat));
            case STORE -> s.then(new TradeTokens.Unstore(seat, 0));
            case SWAP_AT_START -> s.then(new SwapNeighbours(seat));
            default -> throw new IllegalStateException(ability + " does nothing at the start of a turn");
        }
    }

    /** Q-05, Forbidden City. */
    record DestroyToken(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_DESTROY);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (isNeighbour(s, seat, space)) {
                    out.add(DawnVerb.DESTROY, space);
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DESTROY) {
                s.then(new Tokens.Destroy(move.a()));
            }
        }
    }

    /** Q-06, Eiffel Tower: two tokens of one rival, the one with the lower number first. */
    record FirstOfPair(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_PAIR);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (isFirstOfPair(s, seat, space)) {
                    out.add(DawnVerb.DEMAND, space);
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DEMAND) {
                s.then(new SecondOfPair(seat, move.a()));
            }
        }
    }

    record SecondOfPair(int seat, int first) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_PAIR);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (isSecondOfPair(s, first, space)) {
                    out.add(DawnVerb.DEMAND, space);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(new Yield(s.owner(first), seat, first, move.a()));
        }
    }

    /** the rival chooses which of the two is lost. */
    record Yield(int seat, int to, int first, int second) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_YIELD, to);
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.YIELD, first);
            out.add(DawnVerb.YIELD, second);
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(new Tokens.Replace(to, move.a()));
        }
    }

    /** Q-09, Oracle. */
    record SwapNeighbours(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SWAP);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 1; slot < Catalog.SLOTS; slot++) {
                out.add(DawnVerb.SWAP, slot, slot + 1);
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

    /** Q-10, Seoul: a barbarian to an empty space beside it. */
    record Drive(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_DRIVE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
                int space = s.barbarian(letter);
                for (int way = 0; way < Board.WAYS && space != DawnState.NONE; way++) {
                    if (mayBeDriven(s, s.board().beside(space, way))) {
                        out.add(DawnVerb.DRIVE, letter, s.board().beside(space, way));
                    }
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DRIVE) {
                s.putBarbarian(move.a(), move.b());
                s.log(DawnSentence.DROVE, seat, move.a(), move.b());
            }
        }
    }
}
