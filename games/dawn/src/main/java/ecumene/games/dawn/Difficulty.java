package ecumene.games.dawn;

import ecumene.games.dawn.cards.CityStateAbility;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.Terrain;

/** DAWN-4.3, DAWN-20.5: how difficult a space is for somebody, in the order in which the modifiers apply. */
final class Difficulty {
    private Difficulty() {}

    /** For moving and building. */
    static int of(DawnState s, int seat, int space) {
        if (s.board().terrain(space) == Terrain.FOREST
                && resolvesCultureOrIndustry(s, seat)
                && s.can(seat, CityStateAbility.EASY_FORESTS)) {
            return s.catalog()
                    .cityState(s.catalog().cityStateWith(CityStateAbility.EASY_FORESTS))
                    .amount();
        }
        return s.active == seat ? inTurn(s, space) : printed(s, space);
    }

    /** For placing control tokens: Mohenjo Daro makes everything easier. */
    static int forPlacing(DawnState s, int seat, int space) {
        int difficulty = of(s, seat, space);
        return s.can(seat, CityStateAbility.EASY_PLACING) ? Math.max(1, difficulty - 1) : difficulty;
    }

    /** What the terrain adds for a defender: Japan looks at it with its own eyes in its own turn. */
    static int ofDefender(DawnState s, int space) {
        return s.active == DawnState.NONE ? printed(s, space) : inTurn(s, space);
    }

    private static int inTurn(DawnState s, int space) {
        var terrain = s.board().terrain(space);
        boolean gentle = (terrain == Terrain.DESERT || terrain == Terrain.MOUNTAIN)
                && s.board().coastal(space)
                && s.is(s.active, LeaderAbility.GENTLE_COASTS);
        return gentle ? s.leader(s.active).amount() : s.catalog().difficulty(terrain);
    }

    private static int printed(DawnState s, int space) {
        return s.catalog().difficulty(s.board().terrain(space));
    }

    private static boolean resolvesCultureOrIndustry(DawnState s, int seat) {
        if (s.card == DawnState.NONE || s.active != seat) {
            return false;
        }
        var type = s.typeOf(s.card);
        return type == FocusType.CULTURE || type == FocusType.INDUSTRY;
    }
}
