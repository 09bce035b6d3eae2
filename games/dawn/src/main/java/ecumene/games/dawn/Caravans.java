package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-8: economy cards. One answer moves one caravan its whole way (20.14). */
final class Caravans {
    /** DAWN-8.8. */
    private static final int TOKENS_FOR_ENTERING = 2;

    private Caravans() {}

    static void resolve(DawnState s, int seat, FocusEffect.Economy card) {
        s.caravansMoved = 0;
        s.budget = s.can(seat, WonderAbility.SHARED_STEPS) ? s.amount(WonderAbility.SHARED_STEPS) : 0;
        s.then(new SpendTokens(seat), card.exchanges() > 0 ? new Exchange(seat) : new Tokens.Nothing());
    }

    private static FocusEffect.Economy resolving(DawnState s) {
        if (s.catalog().focus(s.card).effect() instanceof FocusEffect.Economy economy) {
            return economy;
        }
        throw new IllegalStateException("no economy card is being resolved");
    }

    // --- how many caravans (DAWN-8.2) -------------------------------------------------------------------------------

    /** The most that an economy card of the row supports, or {@link DawnState#NONE} without such a card. */
    private static int supported(DawnState s, int seat) {
        int most = DawnState.NONE;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (s.catalog().focus(s.card(seat, slot)).effect() instanceof FocusEffect.Economy economy) {
                most = Math.max(most, economy.caravans());
            }
        }
        return most;
    }

    /** DAWN-8.2: further caravans come onto the card, surplus ones leave: first those on the card. */
    record Refit(int seat) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int supported = supported(s, seat);
            if (supported == DawnState.NONE) {
                return;
            }
            int surplus = -supported;
            for (int which = 0; which < DawnState.CARAVANS; which++) {
                surplus += s.caravan(seat, which) == DawnState.UNUSED ? 0 : 1;
            }
            for (int which = 0; which < DawnState.CARAVANS && surplus < 0; which++) {
                if (s.caravan(seat, which) == DawnState.UNUSED) {
                    s.putCaravan(seat, which, DawnState.ON_CARD);
                    surplus++;
                }
            }
            for (int which = 0; which < DawnState.CARAVANS && surplus > 0; which++) {
                if (s.caravan(seat, which) == DawnState.ON_CARD) {
                    s.putCaravan(seat, which, DawnState.UNUSED);
                    surplus--;
                }
            }
            if (surplus > 0) {
                s.then(new Withdraw(seat), this);
            }
        }
    }

    /** */
    record Withdraw(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_WITHDRAW);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int which = 0; which < DawnState.CARAVANS; which++) {
                int space = s.caravan(seat, which);
                if (space >= 0 && first(s, seat, which, 0)) {
                    out.add(DawnVerb.WITHDRAW, space);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.putCaravan(seat, at(s, seat, move.a(), 0), DawnState.UNUSED);
        }
    }

    /** Whether it is the first of the caravans at its place, but for those in a set. */
    private static boolean first(DawnState s, int seat, int which, int without) {
        return at(s, seat, s.caravan(seat, which), without) == which;
    }

    private static int at(DawnState s, int seat, int place, int without) {
        for (int which = 0; which < DawnState.CARAVANS; which++) {
            if (s.caravan(seat, which) == place && (without & 1 << which) == 0) {
                return which;
            }
        }
        return DawnState.NONE;
    }

    // --- moving -----------------------------------------------------------------------------------------------------

    /** what is spent holds for every caravan. */
    record SpendTokens(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SPEND_ECONOMY);
        }

        @Override
        public void options(DawnState s, Options out) {
            Payment.offerSpending(s, seat, s.card, out);
        }

        @Override
        public void pick(DawnState s, Move move) {
            var card = resolving(s);
            int steps = card.movement() + Payment.spend(s, seat, s.card, move.a(), move.b());
            s.then(new MoveNext(seat, steps));
        }
    }

    private record MoveNext(int seat, int steps) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (Integer.bitCount(s.caravansMoved) < resolving(s).caravans()) {
                s.then(new MoveCaravan(seat, steps));
            }
        }
    }

    /** DAWN-8.7: city-states and rival cities; what a rival has captured is its city, whatever stands there. */
    static boolean isDestination(DawnState s, int seat, int space) {
        if (s.owner(space) == DawnState.NONE) {
            return s.cityStateAt(space) != DawnState.NONE;
        }
        return s.owner(space) != seat && (s.isCity(space) || s.cityStateAt(space) != DawnState.NONE);
    }

    /** DAWN-8.5. */
    private enum Ways implements Reach.Ways {
        OF_CARD;

        @Override
        public boolean enters(DawnState s, int seat, int space) {
            var card = resolving(s);
            return (card.water().open() || !s.board().isWater(space))
                    && Difficulty.of(s, seat, space) <= s.slotValue
                    && (card.barbarians().open() || !s.hasBarbarian(space));
        }

        /** Currency: where a barbarian was removed the movement ends. */
        @Override
        public boolean through(DawnState s, int seat, int space) {
            return !s.hasBarbarian(space);
        }
    }

    /** */
    record MoveCaravan(int seat, int steps) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return s.budget > 0
                    ? Said.of(DawnSentence.ASK_CARAVAN_SHARED, steps, s.budget)
                    : Said.of(DawnSentence.ASK_CARAVAN, steps);
        }

        /** Entering something is what caravans are for; where none can, the furthest spaces are worth a thought. */
        @Override
        public void options(DawnState s, Options out) {
            int entering = out.size();
            offer(s, out, Part.ENTERING);
            boolean entered = out.size() > entering;
            if (!entered) {
                offer(s, out, Part.FAR);
            }
            out.add(DawnVerb.DONE);
            out.unlikely();
            offer(s, out, entered ? Part.STOPPING : Part.NEAR);
        }

        private enum Part {
            ENTERING,
            STOPPING,
            FAR,
            NEAR
        }

        private void offer(DawnState s, Options out, Part part) {
            for (int which = 0; which < DawnState.CARAVANS; which++) {
                boolean free = s.caravan(seat, which) != DawnState.UNUSED && (s.caravansMoved & 1 << which) == 0;
                if (free && first(s, seat, which, s.caravansMoved)) {
                    offer(s, which, out, part);
                }
            }
        }

        private void offer(DawnState s, int which, Options out, Part part) {
            int place = s.caravan(seat, which) == DawnState.ON_CARD ? Nouns.CARD_PLACE : s.caravan(seat, which);
            var reach = reach(s, seat, which, steps);
            for (int i = 0; i < reach.count(); i++) {
                int space = reach.get(i);
                boolean comesBack = i < reach.starts();
                if (isDestination(s, seat, space)) {
                    if (part == Part.ENTERING && !s.hasEntered(space) && (!comesBack || returns(s, reach, space))) {
                        out.add(DawnVerb.ENTER, place, space);
                    }
                } else if (!comesBack && part != Part.ENTERING) {
                    boolean far = reach.steps(space) >= steps;
                    if (part == Part.STOPPING || far == (part == Part.FAR)) {
                        out.add(DawnVerb.CARAVAN, place, space);
                    }
                }
            }
        }

        /** DAWN-8.6: a caravan on whose space a city was built leaves and comes back. */
        private boolean returns(DawnState s, Reach reach, int space) {
            return steps + s.budget >= 2 && reach.count() > reach.starts() && Ways.OF_CARD.enters(s, seat, space);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DONE) {
                return;
            }
            int place = move.a() == Nouns.CARD_PLACE ? DawnState.ON_CARD : move.a();
            int which = at(s, seat, place, s.caravansMoved);
            int space = move.b();
            int taken = reach(s, seat, which, steps).steps(space);
            s.budget -= Math.max(0, taken - steps);
            s.caravansMoved |= 1 << which;
            s.then(new MoveNext(seat, steps));
            driveAway(s, seat, space);
            if (move.verb() == DawnVerb.ENTER) {
                enter(s, seat, which, space);
            } else {
                s.putCaravan(seat, which, space);
                s.log(DawnSentence.CARAVAN_MOVED, seat, space);
            }
        }
    }

    /** DAWN-8.4: from where it stands, or from the capital and mature cities. */
    private static Reach reach(DawnState s, int seat, int which, int steps) {
        var reach = s.reach().begin();
        int from = s.caravan(seat, which);
        if (from >= 0) {
            reach.from(from);
        } else {
            boolean anyCity = s.is(seat, LeaderAbility.CARAVANS_FROM_ANY_CITY);
            for (int space : s.board().spaces()) {
                if (s.isFriendly(seat, space)
                        && s.isCity(space)
                        && (anyCity || s.isCapital(space) || Maturity.isMature(s, space))) {
                    reach.from(space);
                }
            }
        }
        return reach.spread(s, seat, Ways.OF_CARD, steps + s.budget);
    }

    /** Currency: a barbarian where the caravan goes is removed, and nobody gains by it. */
    private static void driveAway(DawnState s, int seat, int space) {
        int letter = s.barbarianOn(space);
        if (letter != DawnState.NONE) {
            s.putBarbarian(letter, DawnState.NONE);
            s.log(DawnSentence.DROVE_AWAY, seat, letter, space);
        }
    }

    // --- entering (DAWN-8.8) ----------------------------------------------------------------------------------------

    private static void enter(DawnState s, int seat, int which, int space) {
        s.noteEntered(space);
        s.putCaravan(seat, which, DawnState.ON_CARD);
        int owner = s.owner(space);
        if (owner == DawnState.NONE) {
            int token = s.cityStateAt(space);
            var type = s.catalog().cityState(s.cityState(token)).type();
            s.log(DawnSentence.ENTERED_CITY_STATE, seat, s.cityState(token));
            s.then(
                    TradeTokens.receive(seat, TOKENS_FOR_ENTERING, TradeTokens.only(type)),
                    new Diplomacy.MayTakeCityState(seat, token));
        } else {
            s.log(DawnSentence.ENTERED_CITY, seat, owner, space);
            s.then(
                    TradeTokens.receive(seat, TOKENS_FOR_ENTERING, TradeTokens.ANY),
                    new Diplomacy.MayTakeCard(seat, owner),
                    new Diplomacy.UseEmbassy(seat, owner, space));
        }
    }

    // --- Steam Power ------------------------------------------------------------------------------------------------

    /** */
    record Exchange(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_EXCHANGE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int own = 0; own < Resource.TYPES; own++) {
                for (int wanted = 0; wanted < Resource.TYPES && s.resources(seat, own) > 0; wanted++) {
                    if (wanted != own && s.supply(wanted) > 0) {
                        out.add(DawnVerb.EXCHANGE, own, wanted);
                    }
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.EXCHANGE) {
                s.addResources(seat, move.a(), -1);
                s.addResources(seat, move.b(), 1);
                s.log(DawnSentence.EXCHANGED, seat, move.a(), move.b());
            }
        }
    }

    /** A caravan that barbarians or a spawn destroy (DAWN-8.11). */
    static void destroy(DawnState s, int space) {
        for (int seat = 0; seat < s.players(); seat++) {
            for (int which = 0; which < DawnState.CARAVANS; which++) {
                if (s.caravan(seat, which) == space) {
                    s.putCaravan(seat, which, DawnState.ON_CARD);
                    s.log(DawnSentence.CARAVAN_LOST, seat, space);
                }
            }
        }
    }
}
