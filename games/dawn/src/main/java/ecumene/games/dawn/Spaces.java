package ecumene.games.dawn;

import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.WonderAbility;

/**
 * DAWN-1.7, DAWN-20.8: pieces come to stand on spaces and leave them, and what lies on the space changes hands with them: natural wonders
 * (4.7), captured city-states (12.3, 12.5), world wonders (11.18, 14.8).
 */
final class Spaces {
    private Spaces() {}

    /** DAWN-4.6: no token and no figure. */
    static boolean isEmpty(DawnState s, int space) {
        return s.owner(space) == DawnState.NONE
                && !s.hasBarbarian(space)
                && s.resourceOn(space) == DawnState.NONE
                && s.wonderUnder(space) == DawnState.NONE
                && s.cityStateAt(space) == DawnState.NONE
                && s.naturalWonderAt(space) == DawnState.NONE
                && !s.hasAnyCaravan(space);
    }

    /** DAWN-6.4, DAWN-6.5: an unreinforced token on a space without a piece; a resource there is taken. */
    static void placeToken(DawnState s, int seat, int space) {
        takeResource(s, seat, space);
        s.standToken(seat, space);
        s.notePlaced(space);
        changesHands(s, space, DawnState.NONE, seat);
    }

    private static void takeResource(DawnState s, int seat, int space) {
        int resource = s.resourceOn(space);
        if (resource != DawnState.NONE) {
            s.takeResource(seat, space);
            s.log(DawnSentence.TOOK_RESOURCE, seat, resource, space);
        }
    }

    /** DAWN-9.6: a city where nothing stands, or over one's own control token, which keeps what belongs to the space (9.9). */
    static void buildCity(DawnState s, int seat, int space) {
        int before = s.owner(space);
        if (before != DawnState.NONE) {
            s.unstand(space);
        }
        s.standCity(seat, space);
        if (before != seat) {
            changesHands(s, space, before, seat);
        }
    }

    /** Whatever stands there goes back to its owner, and what it held goes where the rules send it. */
    static void remove(DawnState s, int space) {
        int before = s.owner(space);
        s.unstand(space);
        changesHands(s, space, before, DawnState.NONE);
    }

    /** DAWN-11.11: a rival's token gives way to one's own. */
    static void replaceByToken(DawnState s, int seat, int space) {
        int before = s.owner(space);
        s.unstand(space);
        s.standToken(seat, space);
        s.notePlaced(space);
        changesHands(s, space, before, seat);
    }

    /** DAWN-11.12, DAWN-11.13: the captor's city, on an unclaimed city-state or in the place of a rival's piece. */
    static void captureWithCity(DawnState s, int seat, int space) {
        int before = s.owner(space);
        if (before != DawnState.NONE) {
            s.unstand(space);
        }
        s.standCity(seat, space);
        changesHands(s, space, before, seat);
    }

    /** DAWN-11.17: without a city, a reinforced token. */
    static void captureWithToken(DawnState s, int seat, int space) {
        int before = s.owner(space);
        if (before != DawnState.NONE) {
            s.unstand(space);
        }
        s.standToken(seat, space);
        s.reinforce(space);
        s.notePlaced(space);
        changesHands(s, space, before, seat);
    }

    private static void changesHands(DawnState s, int space, int from, int to) {
        naturalWonder(s, space, to);
        cityState(s, space, from, to);
        int wonder = s.wonderUnder(space);
        if (wonder != DawnState.NONE) {
            wonderChangesHands(s, wonder, from, to);
        }
    }

    private static void naturalWonder(DawnState s, int space, int to) {
        int token = s.naturalWonderAt(space);
        if (token == DawnState.NONE) {
            return;
        }
        s.setNaturalWonderCard(token, DawnState.NONE);
        if (to == DawnState.NONE) {
            s.log(DawnSentence.NATURAL_WONDER_BACK, s.naturalWonder(token));
            return;
        }
        s.log(DawnSentence.NATURAL_WONDER_TAKEN, to, s.naturalWonder(token));
        if (s.is(to, LeaderAbility.NATURAL_WONDERS_ON_CARDS)) {
            s.then(new Payment.CarryNaturalWonder(to, token));
        }
    }

    private static void cityState(DawnState s, int space, int from, int to) {
        int token = s.cityStateAt(space);
        if (token == DawnState.NONE) {
            return;
        }
        s.layCityStateCardsAside(token);
        s.setCityStateCard(token, DawnState.NONE);
        if (to == DawnState.NONE) {
            s.log(DawnSentence.CITY_STATE_FREE, s.cityState(token));
            return;
        }
        s.log(
                from == DawnState.NONE ? DawnSentence.CITY_STATE_CAPTURED : DawnSentence.CITY_STATE_CONQUERED,
                to,
                s.cityState(token));
        s.then(new Row.AssignCityState(to, token));
    }

    /** DAWN-14.10: its effects begin and stop at once, but what happens at the start of a turn waits for the next one (14.5). */
    static void wonderChangesHands(DawnState s, int wonder, int from, int to) {
        s.wondersGained |= 1 << wonder;
        if (to == DawnState.NONE) {
            s.log(DawnSentence.WONDER_ABANDONED, wonder);
        } else {
            s.log(DawnSentence.WONDER_TAKEN, to, wonder);
        }
        if (from == DawnState.NONE) {
            return;
        }
        if (wonder == s.catalog().wonderWith(WonderAbility.STORE)) {
            s.setStored(from, 0);
        }
        if (wonder == s.catalog().wonderWith(WonderAbility.MANY_CARDS)) {
            s.then(new Diplomacy.ManyCardsLost(from));
        }
    }

    /** Whether a city or a city-state, also a captured one, lies beside a space (DAWN-9.5). */
    static boolean besideCityOrCityState(DawnState s, int space) {
        for (int way = 0; way < Board.WAYS; way++) {
            int other = s.board().beside(space, way);
            if (other != Board.NONE && (s.isCity(other) || s.cityStateAt(other) != DawnState.NONE)) {
                return true;
            }
        }
        return false;
    }

    static boolean besideOwnCity(DawnState s, int seat, int space) {
        for (int word = 0; word < Board.WORDS; word++) {
            if ((s.board().around(space, word) & s.cities(seat, word)) != 0) {
                return true;
            }
        }
        return false;
    }

    static boolean besideFriendly(DawnState s, int seat, int space) {
        for (int word = 0; word < Board.WORDS; word++) {
            if ((s.board().around(space, word) & s.standing(seat, word)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** A friendly city that has no world wonder under it (DAWN-10.4). */
    static boolean hasFreeCity(DawnState s, int seat) {
        for (int space : s.board().spaces()) {
            if (isFreeCity(s, seat, space)) {
                return true;
            }
        }
        return false;
    }

    static boolean isFreeCity(DawnState s, int seat, int space) {
        return s.isFriendly(seat, space) && s.isCity(space) && s.wonderUnder(space) == DawnState.NONE;
    }
}
