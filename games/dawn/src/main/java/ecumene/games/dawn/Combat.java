package ecumene.games.dawn;

import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.CityStateAbility;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.Terrain;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-20.7: what is added to the dice of an attack; read after diplomacy cards went back and before the dice (11.23). */
public final class Combat {
    private static final int CARTHAGE_RANGE = 2;

    private Combat() {}

    /** DAWN-11.7, without the die and trade tokens. */
    public static int attack(DawnState s, int attacker, int space) {
        if (!(s.catalog().focus(s.card).effect() instanceof FocusEffect.Military card)) {
            throw new IllegalStateException("no military card is being resolved");
        }
        boolean barbarian = s.hasBarbarian(space);
        int value = s.slotValue + (barbarian ? card.bonusAgainstBarbarians() : card.bonus());
        value += openCountry(s, attacker, space)
                + carthage(s, attacker, space, Side.ATTACKER)
                + caravans(s, attacker, space);
        for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
            value += s.controller(wonder) == attacker ? s.wonder(wonder).attack() : 0;
        }
        if (!barbarian) {
            value += siege(s, attacker, space) + moreReinforced(s, attacker, space);
        }
        return value + jointWars(s, attacker, barbarian ? DawnState.NONE : s.owner(space));
    }

    /** DAWN-11.8, without the die and trade tokens. */
    public static int defence(DawnState s, int attacker, int space) {
        if (s.hasBarbarian(space)) {
            return s.cityStateAt(space) != DawnState.NONE ? 1 : Difficulty.ofDefender(s, space);
        }
        int defender = s.owner(space);
        var tracks = s.catalog().tracks();
        if (defender == DawnState.NONE) {
            return tracks.cityStateBonus();
        }
        int value = Difficulty.ofDefender(s, space) * (s.isCity(space) ? tracks.cityMultiplier() : 1);
        value += s.isReinforced(space) ? tracks.reinforcedBonus() : 0;
        for (int way = 0; way < Board.WAYS; way++) {
            int other = s.board().beside(space, way);
            if (other != Board.NONE && s.isFriendly(defender, other) && s.isReinforced(other)) {
                value += tracks.reinforcedBonus();
            }
        }
        value += openCountry(s, defender, space)
                + carthage(s, defender, space, Side.DEFENDER)
                + caravans(s, defender, space);
        for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
            value += s.controller(wonder) == defender ? s.wonder(wonder).defend() : 0;
        }
        return value + pacts(s, defender, attacker);
    }

    private enum Side {
        ATTACKER,
        DEFENDER
    }

    /** Scythia. */
    private static int openCountry(DawnState s, int seat, int space) {
        var terrain = s.board().terrain(space);
        boolean open = terrain == Terrain.GRASSLAND || terrain == Terrain.HILLS;
        return open && s.is(seat, LeaderAbility.OPEN_COUNTRY) ? s.leader(seat).amount() : 0;
    }

    /** Carthage: city-state tokens and own cities near the defending space; nothing for an attack on Carthage itself. */
    private static int carthage(DawnState s, int seat, int space, Side side) {
        if (!s.can(seat, CityStateAbility.NEAR_AND_NEUTRAL)) {
            return 0;
        }
        int token = s.catalog().cityStateWith(CityStateAbility.NEAR_AND_NEUTRAL) / 2;
        if (side == Side.ATTACKER && s.board().cityState(token) == space) {
            return 0;
        }
        int count = 0;
        for (int other : s.board().spaces()) {
            boolean counts = s.isNeutral(other) || (s.isFriendly(seat, other) && s.isCity(other));
            count += counts && s.board().distance(space, other) <= CARTHAGE_RANGE ? 1 : 0;
        }
        return count * Wonders.amount(s, CityStateAbility.NEAR_AND_NEUTRAL);
    }

    /** Big Ben. */
    private static int caravans(DawnState s, int seat, int space) {
        if (!s.can(seat, WonderAbility.CARAVAN_COMBAT)) {
            return 0;
        }
        int count = 0;
        for (int which = 0; which < DawnState.CARAVANS; which++) {
            int at = s.caravan(seat, which);
            count += at >= 0 && s.board().touch(space, at) ? 1 : 0;
        }
        return count * s.amount(WonderAbility.CARAVAN_COMBAT);
    }

    /** Kabul: cities of rivals and city-states, but not Kabul. */
    private static int siege(DawnState s, int attacker, int space) {
        int kabul = s.board().cityState(s.catalog().cityStateWith(CityStateAbility.SIEGE) / 2);
        boolean counts = s.isCity(space) || s.isNeutral(space);
        return counts && space != kabul && s.can(attacker, CityStateAbility.SIEGE)
                ? Wonders.amount(s, CityStateAbility.SIEGE)
                : 0;
    }

    /** Kremlin. */
    private static int moreReinforced(DawnState s, int attacker, int space) {
        int defender = s.owner(space);
        if (defender == DawnState.NONE || !s.can(attacker, WonderAbility.MORE_REINFORCED)) {
            return 0;
        }
        return reinforced(s, attacker) > reinforced(s, defender) ? s.amount(WonderAbility.MORE_REINFORCED) : 0;
    }

    static int reinforced(DawnState s, int seat) {
        int count = 0;
        for (int space : s.board().spaces()) {
            count += s.isFriendly(seat, space) && s.isReinforced(space) ? 1 : 0;
        }
        return count;
    }

    /** Joint War: against everything that does not belong to the card's owner. */
    private static int jointWars(DawnState s, int attacker, int defender) {
        int value = 0;
        for (int owner = 0; owner < s.players(); owner++) {
            value += owner != defender && s.holds(attacker, owner, PlayerCard.JOINT_WAR)
                    ? amount(s, PlayerCard.JOINT_WAR)
                    : 0;
        }
        return value;
    }

    /** Defensive Pact: against everybody but its owner (DAWN-11.24). */
    private static int pacts(DawnState s, int defender, int attacker) {
        int value = 0;
        for (int owner = 0; owner < s.players(); owner++) {
            value += owner != attacker && s.holds(defender, owner, PlayerCard.DEFENSIVE_PACT)
                    ? amount(s, PlayerCard.DEFENSIVE_PACT)
                    : 0;
        }
        return value;
    }

    private static int amount(DawnState s, PlayerCard kind) {
        return s.catalog().playerCards().get(kind.ordinal()).amount();
    }
}
