package ecumene.games.ages;

import ecumene.engine.Zones;

/** AGES-5.1 – AGES-5.7: the card row, and the ages that end when a civil deck does. */
public final class CardRow {
    private static final int LOST_YELLOW = 2;

    private CardRow() {}

    /** AGES-7.4: civil actions by space, counted from 0. */
    public static int cost(int space) {
        return space < 5 ? 1 : space < 9 ? 2 : 3;
    }

    static int spaceOf(AgesState s, int piece) {
        for (int space = 0; space < AgesState.ROW; space++) {
            if (s.row[space] == piece) {
                return space;
            }
        }
        throw new IllegalArgumentException("not in the row");
    }

    /** How many spaces on the left are cleared. */
    public static int swept(AgesState s) {
        return switch (s.civilizations()) {
            case 2 -> 3;
            case 3 -> 2;
            default -> 1;
        };
    }

    /** AGES-5.2. */
    static void replenish(AgesState s) {
        for (int space = 0; space < swept(s); space++) {
            if (s.row[space] != AgesState.NONE) {
                s.log(AgesSentence.SWEPT, s.row[space]);
                s.box(s.row[space]);
                s.row[space] = AgesState.NONE;
            }
        }
        slideAndFill(s);
        if (s.age == 0) {
            endAgeA(s);
        }
    }

    /** Also what International Agreement does to the row (AGES-13.28): without a sweep. */
    static void slideAndFill(AgesState s) {
        int to = 0;
        for (int space = 0; space < AgesState.ROW; space++) {
            short piece = s.row[space];
            if (piece != AgesState.NONE) {
                s.row[space] = AgesState.NONE;
                s.row[to++] = piece;
            }
        }
        fill(s);
    }

    /** From left to right with cards of the current deck; its last card ends the age at once (AGES-5.5). */
    static void fill(AgesState s) {
        for (int space = 0; space < AgesState.ROW; space++) {
            if (s.row[space] != AgesState.NONE) {
                continue;
            }
            int piece = s.zones().first(Places.CIVIL_DECK);
            if (piece == Zones.NONE) {
                if (s.age > 0) {
                    return; // AGES-5.3: age IV has no deck
                }
                endAgeA(s); // AGES-5.4: with four players age A can be too short
                piece = s.zones().first(Places.CIVIL_DECK);
            }
            s.zones().move(piece, Places.ROW);
            s.row[space] = (short) piece;
            if (s.age > 0 && s.zones().count(Places.CIVIL_DECK) == 0) {
                endAge(s);
            }
        }
    }

    /** AGES-5.4: no card becomes antiquated, nobody loses yellow tokens. */
    private static void endAgeA(AgesState s) {
        for (int piece : s.zones().pieces(Places.CIVIL_DECK)) {
            s.zones().move(piece, Places.GONE);
        }
        beginAge(s, 1);
    }

    /** AGES-5.5. */
    private static void endAge(AgesState s) {
        int antiquated = s.age - 1;
        int seat = s.active;
        do {
            antiquate(s, seat, antiquated);
            seat = s.next(seat);
        } while (seat != s.active);
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (s.pactOwner[pact] != AgesState.NONE && s.catalog.pact(pact).level() <= antiquated) {
                Pacts.end(s, pact);
            }
        }
        for (int piece : s.zones().pieces(Places.MILITARY_DECK)) {
            s.zones().move(piece, Places.GONE);
        }
        for (int piece : s.zones().pieces(Places.DISCARD)) {
            s.zones().move(piece, Places.GONE);
        }
        beginAge(s, s.age + 1);
    }

    private static void antiquate(AgesState s, int seat, int antiquated) {
        for (int piece : s.zones().pieces(Places.civilHand(seat))) {
            if (s.card(piece).level() <= antiquated) {
                s.log(AgesSentence.ANTIQUATED, seat, piece);
                s.box(piece);
            }
        }
        for (int piece : s.zones().pieces(Places.hand(seat))) {
            if (s.card(piece).level() <= antiquated) {
                s.zones().move(piece, Places.GONE); // AGES-5.19: not shown
            }
        }
        if (s.leader[seat] != AgesState.NONE && s.catalog.leader(s.leader[seat]).level() <= antiquated) {
            Leaders.leave(s, seat);
        }
        if (s.building[seat] != AgesState.NONE
                && s.catalog.wonder(s.building[seat]).level() <= antiquated) {
            Wonders.abandon(s, seat);
        }
        Tokens.yellowSymbols(s, seat, -LOST_YELLOW);
    }

    private static void beginAge(AgesState s, int age) {
        s.age = age;
        s.log(AgesSentence.AGE_BEGINS, age);
        if (age < AgesState.LAST_AGE) {
            AgesSetup.openDeck(s, age, true);
            AgesSetup.openDeck(s, age, false);
        } else {
            // AGES-3.3
            s.lastRound = s.active == s.first ? s.round : s.round + 1;
            s.log(AgesSentence.LAST_ROUND, s.lastRound);
        }
    }
}
