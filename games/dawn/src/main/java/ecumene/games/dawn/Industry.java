package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.games.dawn.Tokens.Beside;
import ecumene.games.dawn.Tokens.Funds;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.FocusEffect.Passing;
import ecumene.games.dawn.cards.Wonder;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-9: industry cards build one city or one world wonder; where cities may stand. */
final class Industry {
    private Industry() {}

    static void resolve(DawnState s, int seat) {
        s.then(new Build(seat));
    }

    static FocusEffect.Industry resolving(DawnState s) {
        if (s.catalog().focus(s.card).effect() instanceof FocusEffect.Industry industry) {
            return industry;
        }
        throw new IllegalStateException("no industry card is being resolved");
    }

    // --- where a city may stand -------------------------------------------------------------------------------------

    /** DAWN-9.3: the way and the target. */
    private enum Ways implements Reach.Ways {
        OVER_LAND {
            @Override
            boolean wet(DawnState s, int space) {
                return s.board().isWater(space);
            }
        },
        THROUGH_WATER {
            @Override
            boolean wet(DawnState s, int space) {
                return false;
            }
        };

        abstract boolean wet(DawnState s, int space);

        @Override
        public boolean enters(DawnState s, int seat, int space) {
            return !wet(s, space)
                    && Difficulty.of(s, seat, space) <= s.slotValue
                    && !s.isRival(seat, space)
                    && !s.hasBarbarian(space);
        }

        @Override
        public boolean through(DawnState s, int seat, int space) {
            return true;
        }
    }

    /** Spreads over all spaces that are near enough (DAWN-9.2). */
    static Reach inRange(DawnState s, int seat, int range, Passing water) {
        var reach = s.reach().begin().fromAll(s, seat);
        return reach.spread(s, seat, water.open() ? Ways.THROUGH_WATER : Ways.OVER_LAND, range);
    }

    /** DAWN-9.3 – 9.5, 9.10: what the target must be like, however far it is. */
    static boolean isSite(DawnState s, int seat, int space) {
        return !s.board().isWater(space)
                && Difficulty.of(s, seat, space) <= s.slotValue
                && holdsNothingInTheWay(s, seat, space)
                && !Spaces.besideCityOrCityState(s, space);
    }

    /** DAWN-9.4: nothing but caravans, one's own control token and an abandoned wonder. */
    private static boolean holdsNothingInTheWay(DawnState s, int seat, int space) {
        if (s.owner(space) != DawnState.NONE) {
            return s.isFriendly(seat, space) && s.isToken(space);
        }
        return !s.hasBarbarian(space)
                && s.resourceOn(space) == DawnState.NONE
                && s.cityStateAt(space) == DawnState.NONE
                && s.naturalWonderAt(space) == DawnState.NONE;
    }

    // --- the question -----------------------------------------------------------------------------------------------

    /** a city, a wonder that can be paid, or nothing. */
    record Build(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_BUILD);
        }

        @Override
        public void options(DawnState s, Options out) {
            offerWonders(s, out);
            if (s.citiesLeft(seat) > 0) {
                offerCities(s, out);
            }
            out.add(DawnVerb.NO);
        }

        private void offerWonders(DawnState s, Options out) {
            for (int deck = 0; deck < Wonder.DECKS; deck++) {
                int wonder = s.offered(deck);
                if (wonder == DawnState.NONE) {
                    continue;
                }
                if (!Spaces.hasFreeCity(s, seat)) {
                    out.block(DawnVerb.WONDER, wonder, DawnSentence.NO_FREE_CITY, wonder);
                } else if (Wonders.affordable(s, seat, wonder)) {
                    out.add(DawnVerb.WONDER, wonder);
                } else {
                    out.block(
                            DawnVerb.WONDER,
                            wonder,
                            DawnSentence.TOO_DEAR,
                            Wonders.cost(s, seat, wonder),
                            Wonders.most(s, seat, wonder));
                }
            }
        }

        private void offerCities(DawnState s, Options out) {
            var card = resolving(s);
            var reach = inRange(s, seat, card.range(), card.water());
            boolean edge = s.can(seat, WonderAbility.CITIES_ON_EDGE);
            for (int space : s.board().spaces()) {
                boolean site = isSite(s, seat, space);
                boolean ownCaravan = card.caravanSite().open() && s.hasCaravan(seat, space);
                if (site && (reach.reached(space) || (edge && s.board().onEdge(space) && Spaces.isEmpty(s, space)))) {
                    out.add(DawnVerb.CITY, space);
                } else if (out.explaining()) {
                    explain(s, space, reach, card.range(), out);
                }
                if (site && ownCaravan) {
                    out.add(DawnVerb.CITY_FOR_CARAVAN, space);
                }
            }
        }

        private void explain(DawnState s, int space, Reach reach, int range, Options out) {
            if (s.board().isWater(space) || (s.isFriendly(seat, space) && s.isCity(space))) {
                return;
            }
            if (Spaces.besideCityOrCityState(s, space)) {
                out.block(DawnVerb.CITY, space, DawnSentence.BESIDE_CITY, space);
            } else if (!holdsNothingInTheWay(s, seat, space)) {
                out.block(DawnVerb.CITY, space, DawnSentence.SPACE_TAKEN, space);
            } else if (Difficulty.of(s, seat, space) > s.slotValue) {
                out.block(DawnVerb.CITY, space, DawnSentence.TOO_DIFFICULT, Difficulty.of(s, seat, space), s.slotValue);
            } else if (!reach.reached(space)) {
                out.block(DawnVerb.CITY, space, DawnSentence.TOO_FAR, range);
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (!(move.verb() instanceof DawnVerb verb)) {
                throw new IllegalArgumentException(move.toString());
            }
            switch (verb) {
                case WONDER -> s.then(new Wonders.Pay(seat, move.a()));
                case CITY -> build(s, seat, move.a());
                case CITY_FOR_CARAVAN -> {
                    returnCaravan(s, seat, move.a());
                    build(s, seat, move.a());
                }
                default -> s.log(DawnSentence.BUILT_NOTHING, seat);
            }
        }
    }

    private static void returnCaravan(DawnState s, int seat, int space) {
        for (int which = 0; which < DawnState.CARAVANS; which++) {
            if (s.caravan(seat, which) == space) {
                s.putCaravan(seat, which, DawnState.ON_CARD);
                return;
            }
        }
    }

    /** DAWN-9.6; Urbanization adds tokens around the city. */
    private static void build(DawnState s, int seat, int space) {
        int tokens = resolving(s).tokens();
        if (tokens > 0) {
            s.then(new Tokens.Place(seat, Beside.NEW_CITY, space, s.slotValue, tokens, Funds.NONE));
        }
        Spaces.buildCity(s, seat, space);
        s.log(DawnSentence.BUILT_CITY, seat, space);
    }
}
