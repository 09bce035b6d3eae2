package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.CityStateAbility;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.Wonder;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-10: world wonders, their price and their place. */
public final class Wonders {
    /** DAWN-10.3. */
    private static final int PER_RESOURCE = 2;
    /** Pyramids, Porcelain Tower and Potala Palace: how many cards the last brings when it is built. */
    private static final int CARDS_FROM_PILES = 3;

    private Wonders() {}

    /** DAWN-10.2. */
    public static int cost(DawnState s, int seat, int wonder) {
        var card = s.wonder(wonder);
        int cost = card.cost();
        if (s.is(seat, LeaderAbility.CHEAPER_WONDERS)) {
            cost -= s.leader(seat).amount();
        }
        if (s.can(seat, CityStateAbility.MATURE_DISCOUNT)) {
            cost -= amount(s, CityStateAbility.MATURE_DISCOUNT) * Maturity.matureCities(s, seat);
        }
        if (s.can(seat, CityStateAbility.FIRST_OF_TYPE) && s.wonders(seat, card.type()) == 0) {
            cost -= amount(s, CityStateAbility.FIRST_OF_TYPE);
        }
        return Math.max(0, cost);
    }

    static int amount(DawnState s, CityStateAbility ability) {
        return s.catalog().cityState(s.catalog().cityStateWith(ability)).amount();
    }

    /** What the slot and the card give before anything is spent. */
    static int production(DawnState s) {
        if (s.card != DawnState.NONE && s.catalog().focus(s.card).effect() instanceof FocusEffect.Industry industry) {
            return s.slotValue + (industry.bonusSlot() == s.slotValue ? industry.bonus() : 0);
        }
        return s.slotValue;
    }

    /** The most that could be brought up for a wonder. */
    public static int most(DawnState s, int seat, int wonder) {
        int most = production(s) + s.trade(seat, s.card);
        var card = s.wonder(wonder);
        for (var resource : card.resources()) {
            most += PER_RESOURCE * s.resources(seat, resource.ordinal());
        }
        int extras = extras(s, seat, wonder);
        return most + worth(extras & ~tradeUseOfResources(extras));
    }

    static boolean affordable(DawnState s, int seat, int wonder) {
        return most(s, seat, wonder) >= cost(s, seat, wonder);
    }

    // --- payment (Q-32) ---------------------------------------------------------------------------------------------

    /** City-states on the industry card, natural wonders of the right types as resources, and those on the card as trade tokens. */
    private static int extras(DawnState s, int seat, int wonder) {
        int extras = Payment.extras(s, seat, s.card);
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (Payment.naturalWonderUsable(s, seat, token) && suits(s, wonder, token)) {
                extras |= 1 << (Payment.AS_RESOURCES + s.naturalWonder(token));
            }
        }
        return extras;
    }

    private static boolean suits(DawnState s, int wonder, int token) {
        return s.wonder(wonder)
                .resources()
                .contains(s.catalog().naturalWonder(s.naturalWonder(token)).resource());
    }

    private static int worth(int extras) {
        return PER_RESOURCE * Integer.bitCount((extras >> Payment.AS_RESOURCES) & 0xff)
                + Integer.bitCount(extras & 0xff)
                + Integer.bitCount(extras >>> Payment.AS_TRADE_TOKENS);
    }

    /** DAWN-4.11: a natural wonder is used in one way only. The bits of the weaker use where the better one is there too. */
    private static int tradeUseOfResources(int extras) {
        return (((extras >> Payment.AS_RESOURCES) & 0xff) << Payment.AS_TRADE_TOKENS) & extras;
    }

    /** What is offered first wastes nothing; paying more is legal (10.3) and stands behind it. */
    record Pay(int seat, int wonder) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_PAY, wonder, cost(s, seat, wonder) - production(s));
        }

        @Override
        public void options(DawnState s, Options out) {
            list(s, out, Wanted.EXACT);
            out.unlikely();
            list(s, out, Wanted.MORE);
        }

        private enum Wanted {
            EXACT,
            MORE
        }

        private void list(DawnState s, Options out, Wanted wanted) {
            int all = extras(s, seat, wonder);
            int missing = cost(s, seat, wonder) - production(s);
            var types = s.wonder(wonder).resources();
            int firstType = s.resources(seat, types.get(0).ordinal());
            int secondType = s.resources(seat, types.get(1).ordinal());
            int trade = s.trade(seat, s.card);
            for (int some = all; ; some = some - 1 & all) {
                if (tradeUseOfResources(some) == 0) {
                    list(out, wanted, missing, firstType, secondType, trade, some);
                }
                if (some == 0) {
                    return;
                }
            }
        }

        private static void list(
                Options out, Wanted wanted, int missing, int firstType, int secondType, int trade, int some) {
            for (int first = 0; first <= firstType; first++) {
                for (int second = 0; second <= secondType; second++) {
                    for (int tokens = 0; tokens <= trade; tokens++) {
                        int over = PER_RESOURCE * (first + second) + tokens + worth(some) - missing;
                        boolean aToken = over > 0 && (tokens > 0 || (some & ~RESOURCE_BITS) != 0);
                        boolean aResource = over >= PER_RESOURCE && (first + second > 0 || some != 0);
                        boolean superfluous = aToken || aResource;
                        if (over >= 0 && superfluous == (wanted == Wanted.MORE)) {
                            out.add(DawnVerb.PAY, first, second, tokens, some);
                        }
                    }
                }
            }
        }

        private static final int RESOURCE_BITS = 0xff << Payment.AS_RESOURCES;

        @Override
        public void pick(DawnState s, Move move) {
            var types = s.wonder(wonder).resources();
            s.then(new Complete(seat, wonder));
            s.addResources(seat, types.get(0).ordinal(), -move.a());
            s.addResources(seat, types.get(1).ordinal(), -move.b());
            Payment.spend(s, seat, s.card, move.c(), move.d());
            s.log(DawnSentence.BUILT_WONDER, seat, wonder);
        }
    }

    /** DAWN-10.4, DAWN-10.5: under a city, then the next card of the deck, then what happens when it is built. */
    private record Complete(int seat, int wonder) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.then(new Under(seat, wonder), new NextOffer(wonder), new WhenBuilt(seat, wonder));
            s.zones().move(wonder, Places.BUILT);
        }
    }

    /** */
    record Under(int seat, int wonder) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_UNDER, wonder);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (Spaces.isFreeCity(s, seat, space)) {
                    out.add(DawnVerb.UNDER, space);
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            int before = s.controller(wonder);
            s.putWonder(wonder, move.a());
            s.log(DawnSentence.WONDER_UNDER, seat, wonder, move.a());
            if (before != seat) {
                Spaces.wonderChangesHands(s, wonder, before, seat);
            }
        }
    }

    private record NextOffer(int wonder) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            Setup.turnUp(s, s.wonder(wonder).deck());
        }
    }

    /** DAWN-14.2: only for who builds it. */
    private record WhenBuilt(int seat, int wonder) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            var card = s.wonder(wonder);
            if (card.timing() != Wonder.Timing.WHEN_BUILT && !is(card, WonderAbility.MANY_CARDS)) {
                return;
            }
            switch (card.ability().orElseThrow()) {
                case LEARN_BASICS, LEARN_NEXT ->
                    s.then(new Science.LearnNext(seat, card.ability().orElseThrow(), card.amount(), 0));
                case MANY_CARDS -> s.then(new Diplomacy.TakeFromPiles(seat, CARDS_FROM_PILES));
                default -> throw new IllegalStateException("nothing happens when " + card.id() + " is built");
            }
        }

        private static boolean is(Wonder card, WonderAbility ability) {
            return card.ability().isPresent() && card.ability().get() == ability;
        }
    }
}
