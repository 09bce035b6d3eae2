package ecumene.games.ages;

/**
 * AGES-9.3, AGES-9.14: civilizations from most to least, fixed before an event changes anything (AGES-9.6). Ties go to the
 * player nearest to {@code from} in turn order: the active player, at the end of the game the starting player.
 *
 * @param strength seats from strongest to weakest, four bits each
 * @param culture seats from most to least culture points
 */
record Ranking(int from, int civilizations, int strength, int culture) {
    private static final int BITS = 4;

    /** Whom a sentence of an event names. */
    enum Who {
        ALL,
        STRONGEST,
        WEAKEST,
        TWO_STRONGEST,
        TWO_WEAKEST,
        MOST_CULTURE,
        LEAST_CULTURE,
        HAPPIEST
    }

    static Ranking of(AgesState s, int from) {
        return new Ranking(from, s.civilizations(), rank(s, from, s::strength), rank(s, from, seat -> s.culture[seat]));
    }

    /** Seats from the highest value to the lowest. */
    static int rank(AgesState s, int from, java.util.function.IntUnaryOperator value) {
        int ranked = 0;
        int done = 0;
        for (int place = 0; place < s.civilizations(); place++) {
            int best = AgesState.NONE;
            int seat = from;
            do {
                boolean higher = best == AgesState.NONE || value.applyAsInt(seat) > value.applyAsInt(best);
                if ((done & 1 << seat) == 0 && s.inGame(seat) && higher) {
                    best = seat;
                }
                seat = s.after(seat);
            } while (seat != from);
            done |= 1 << best;
            ranked |= best << (BITS * place);
        }
        return ranked;
    }

    static int at(int ranked, int place) {
        return ranked >> (BITS * place) & 15;
    }

    int strongest() {
        return at(strength, 0);
    }

    int weakest() {
        return at(strength, civilizations - 1);
    }

    int mostCulture() {
        return at(culture, 0);
    }

    int leastCulture() {
        return at(culture, civilizations - 1);
    }

    /** AGES-9.5: with two civilizations "the two" means one. */
    private int two() {
        return civilizations == 2 ? 1 : 2;
    }

    boolean amongTwoWeakest(int seat) {
        return (seats(strength, civilizations - two(), civilizations) & 1 << seat) != 0;
    }

    private static int seats(int ranked, int first, int end) {
        int seats = 0;
        for (int place = first; place < end; place++) {
            seats |= 1 << at(ranked, place);
        }
        return seats;
    }

    /** The civilizations named, as bits. */
    int seats(AgesState s, Who who) {
        return switch (who) {
            case ALL -> s.alive;
            case STRONGEST -> 1 << strongest();
            case WEAKEST -> 1 << weakest();
            case TWO_STRONGEST -> seats(strength, 0, two());
            case TWO_WEAKEST -> seats(strength, civilizations - two(), civilizations);
            case MOST_CULTURE -> 1 << mostCulture();
            case LEAST_CULTURE -> 1 << leastCulture();
            case HAPPIEST -> happiest(s);
        };
    }

    /** AGES-9.4: all that share the highest happiness. */
    private static int happiest(AgesState s) {
        int most = -1;
        int seats = 0;
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.inGame(seat) && s.happiness(seat) >= most) {
                seats = s.happiness(seat) > most ? 0 : seats;
                most = s.happiness(seat);
                seats |= 1 << seat;
            }
        }
        return seats;
    }
}
