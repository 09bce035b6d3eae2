package ecumene.games.pyramid;

import static ecumene.engine.kit.Require.that;

import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;

/** What must hold in every position: nothing is created or lost, and every count agrees with the cards. */
final class Audit {
    private Audit() {}

    static void check(PyramidState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            checkArea(s, seat);
            checkTokens(s, seat);
            that(s.vp(seat) >= 0, "PYR-1.11: seat " + seat + " has less than 0 points");
        }
        for (int type = 0; type < Resource.TYPES; type++) {
            that(s.temporary(type) >= 0, "negative temporary resource");
        }
        checkPyramid(s);
        int inPlay = s.wondersOf(PyramidState.WONDER_BESIDE);
        for (int seat = 0; seat < s.players(); seat++) {
            inPlay += s.wondersOf(seat);
        }
        that(inPlay == Resource.ERAS, "PYR-3.6: " + inPlay + " wonders in play");
    }

    private static void checkArea(PyramidState s, int seat) {
        var counted = new int[Resource.TYPES];
        int power = 0;
        int starting = 0;
        var zones = s.zones();
        for (int zone : new int[] {Places.hand(seat), Places.resources(seat), Places.technologies(seat)}) {
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                counted[s.card(p).resource().ordinal()] += zone == Places.resources(seat) ? 1 : 0;
                power += zone == Places.technologies(seat) ? s.card(p).power() : 0;
                starting += Catalog.isStarting(p) && Catalog.startingSeat(p) == seat ? 1 : 0;
            }
        }
        that(power == s.power(seat), "PYR-1.9: power of seat " + seat);
        that(starting == Catalog.STARTING, "PYR-2.1: starting cards of seat " + seat);
        for (int type = 0; type < Resource.TYPES; type++) {
            that(counted[type] == s.resourceCards(seat, type), "resource cards of seat " + seat);
        }
    }

    private static void checkTokens(PyramidState s, int seat) {
        int tokens = s.supply(seat);
        for (var wonder : s.catalog().wonders()) {
            int here = s.tokens(wonder.index(), seat);
            that(
                    here == 0 || s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE,
                    "PYR-7.12: a token lies on a wonder that is not beside the pyramid");
            tokens += here;
        }
        that(tokens == (s.renaissance() ? Catalog.GLORY_TOKENS : 0), "PYR-3.2: tokens of seat " + seat);
    }

    private static void checkPyramid(PyramidState s) {
        int cards = 0;
        for (int row = 0; row < Resource.ERAS; row++) {
            for (int index = 0; index < s.rowLength(row); index++) {
                int piece = s.pieceAt(row, index);
                boolean present = (s.row(row) & 1 << index) != 0;
                that(present == (piece != PyramidState.NO_PIECE), "a hole and a card at one place");
                that(!present || s.zones().zoneOf(piece) == Places.PYRAMID, "a card of the pyramid lies elsewhere");
                cards += present ? 1 : 0;
            }
        }
        that(cards == s.zones().count(Places.PYRAMID), "cards in the pyramid");
    }
}
