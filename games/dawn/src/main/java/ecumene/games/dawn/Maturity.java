package ecumene.games.dawn;

import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-4.9: a city is mature when control tokens lie all around it. Looked at whenever it matters, never remembered. */
public final class Maturity {
    private Maturity() {}

    public static boolean isMature(DawnState s, int city) {
        int seat = s.owner(city);
        for (int way = 0; way < Board.WAYS; way++) {
            int space = s.board().beside(city, way);
            if (space != Board.NONE && !s.board().isWater(space) && !ripens(s, seat, space)) {
                return false;
            }
        }
        return true;
    }

    private static boolean ripens(DawnState s, int seat, int space) {
        if (!s.isToken(space)) {
            return false;
        }
        int owner = s.owner(space);
        return owner == seat
                || s.holds(seat, owner, PlayerCard.OPEN_BORDERS)
                || s.can(seat, WonderAbility.RIVALS_RIPEN);
    }

    public static int matureCities(DawnState s, int seat) {
        int count = 0;
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = s.cities(seat, word); rest != 0; rest &= rest - 1) {
                count += isMature(s, (word << 6) + Long.numberOfTrailingZeros(rest)) ? 1 : 0;
            }
        }
        return count;
    }
}
