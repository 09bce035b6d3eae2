package ecumene.games.ages;

import ecumene.engine.Zones;
import ecumene.engine.kit.Require;
import java.util.Arrays;

/** What must hold in every position of the game, whatever was played: checked in tests and with {@code --check}. */
final class Audit {
    private Audit() {}

    static void check(AgesState s) {
        checkRow(s);
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.inGame(seat)) {
                checkTokens(s, seat);
                checkActions(s, seat);
                checkPlay(s, seat);
                checkRatings(s, seat);
            }
        }
    }

    private static void checkRow(AgesState s) {
        int cards = 0;
        for (int piece : s.row) {
            if (piece != AgesState.NONE) {
                cards++;
                Require.that(s.zones().zoneOf(piece) == Places.ROW, "a card of the row lies elsewhere");
            }
        }
        Require.that(cards == s.zones().count(Places.ROW), "the row and its zone differ");
    }

    /** Tokens are conserved: what a civilization owns is in its bank, on its cards and stages, or works. */
    private static void checkTokens(AgesState s, int seat) {
        if (!takingOff(s)) {
            Require.conserved(
                    "AGES-12.7: blue tokens", s.blueOwned[seat], s.blue[seat], Tokens.onCards(s, seat), s.stages[seat]);
        }
        Require.conserved("AGES-12.1: yellow tokens", s.yellowOwned[seat], s.yellow[seat], Population.workers(s, seat));
        boolean negative = s.blue[seat] < 0 || s.yellow[seat] < 0 || s.pool[seat] < 0 || s.science[seat] < 0;
        Require.that(!negative && s.culture[seat] >= 0, "something is negative");
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            Require.that(s.workers(seat, slot) >= 0, "negative workers");
            Require.that(s.workers(seat, slot) == 0 || s.knows(seat, slot), "workers on an unknown technology");
            Require.that(slot >= Catalog.HOLDERS || s.tokens(seat, slot) >= 0, "negative tokens");
        }
    }

    /** In the middle of covering stages or losing tokens some are already counted as gone. */
    private static boolean takingOff(AgesState s) {
        return s.waiting() != 0 && s.question(s.seatToAnswer()) instanceof Tokens.Source;
    }

    private static void checkActions(AgesState s, int seat) {
        Require.that(s.civilActions[seat] == Ratings.civilTotal(s, seat), "civil action total");
        Require.that(s.militaryActions[seat] == Ratings.militaryTotal(s, seat), "military action total");
        boolean civil = s.civilSpent[seat] >= 0 && s.civilSpent[seat] <= s.civilActions[seat];
        Require.that(civil && s.civilTemporary[seat] >= 0, "civil actions");
        boolean military = s.militarySpent[seat] >= 0 && s.militarySpent[seat] <= s.militaryActions[seat];
        Require.that(military && s.militaryTemporary[seat] >= 0, "military actions");
    }

    /** What the numbers say is in play lies there as a card. */
    private static void checkPlay(AgesState s, int seat) {
        int expected = 0;
        for (int kind = 0; kind < Catalog.KINDS; kind++) {
            if (inPlay(s, seat, kind) && !s.catalog.card(kind).starting()) {
                expected++;
                Require.that(
                        s.pieceIn(Places.play(seat), kind) != Zones.NONE,
                        s.catalog.card(kind).id() + " is not in play");
            }
        }
        Require.that(expected == s.zones().count(Places.play(seat)) - attacking(s, seat), "cards in play");
    }

    /** The aggression that is being answered still lies before the attacker. */
    private static int attacking(AgesState s, int seat) {
        boolean mine = s.waiting() != 0
                && s.question(s.seatToAnswer()) instanceof Aggression.Defence defence
                && defence.attacker() == seat;
        return mine ? 1 : 0;
    }

    static boolean inPlay(AgesState s, int seat, int kind) {
        var type = s.catalog.card(kind).type();
        int n = kind - Catalog.first(type);
        return switch (type) {
            case GOVERNMENT -> s.government[seat] == n;
            case LAW, WARFARE, EXPLORATION, CONSTRUCTION -> s.special(seat, type) == n + 1;
            case WONDER -> (s.wonders[seat] & 1 << n) != 0 || s.building[seat] == n;
            case LEADER -> s.leader[seat] == n || (n == Leader.HOMER.ordinal() && s.homer[seat] != AgesState.NONE);
            case TERRITORY -> (s.colonies[seat] & 1 << n) != 0;
            case TACTIC -> s.ownTactic[seat] != AgesState.NONE && s.catalog.kindOf(s.ownTactic[seat]) == kind;
            case WAR -> s.war[seat] != AgesState.NONE && s.catalog.kindOf(s.war[seat]) == kind;
            case PACT -> s.pactOwner[n] == seat;
            case ACTION, EVENT, AGGRESSION, BONUS -> false;
            default -> s.knows(seat, kind);
        };
    }

    /** AGES-1.5: what is remembered equals what follows from the cards. */
    private static void checkRatings(AgesState s, int seat) {
        var fresh = new int[Ratings.COUNT];
        Ratings.of(s, seat, fresh, 0);
        var kept = new int[] {s.scienceRating(seat), s.cultureRating(seat), s.strength(seat), s.happiness(seat)};
        Require.that(Arrays.equals(fresh, kept), "ratings");
    }
}
