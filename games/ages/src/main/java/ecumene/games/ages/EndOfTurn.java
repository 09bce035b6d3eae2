package ecumene.games.ages;

import ecumene.engine.Step;
import ecumene.games.ages.AgesState.Phase;
import ecumene.games.ages.Tokens.Kind;

/** AGES-8: the end of a turn. Only what is discarded is asked (AGES-8.1). */
public final class EndOfTurn {
    static final Step<AgesState> BEGIN = EndOfTurn::begin;
    private static final Step<AgesState> FINISH = EndOfTurn::finish;
    private static final int MOST_DRAWN = 3;

    private EndOfTurn() {}

    private static void begin(AgesState s) {
        s.phase = Phase.END;
        s.then(FINISH);
        int excess = s.hand(s.active) - s.militaryHandLimit(s.active);
        if (excess > 0) {
            Military.discardSome(s, s.active, excess);
        }
    }

    private static void finish(AgesState s) {
        int seat = s.active;
        s.leader(seat).endsTurn(s, seat); // AGES-8.4: whatever the mood
        if (uprising(s, seat)) {
            s.log(AgesSentence.UPRISING, seat, Population.discontent(s, seat), s.pool[seat]);
        } else {
            Production.phase(s, seat);
        }
        Military.draw(s, seat, Math.min(MOST_DRAWN, s.militaryLeft(seat))); // AGES-8.5: one for each unused action
        Turn.expire(s, seat);
        Turn.pass(s);
    }

    /** AGES-8.2. */
    static boolean uprising(AgesState s, int seat) {
        return Population.discontent(s, seat) > s.pool[seat];
    }

    // --- forecast -------------------------------------------------------------------------------------------------

    /**
     * AGES-8.11: what the end of the turn would do as things stand.
     *
     * @param discards how many military cards must go
     * @param leaders culture that leaders bring at the end of a turn
     * @param corruptedResources what corruption takes, and of food
     * @param traded resources used as food
     * @param famine culture lost for missing food
     * @param drawn how many military cards are drawn
     */
    public record Forecast(
            int discards,
            int leaders,
            boolean uprising,
            int science,
            int culture,
            int corruptedResources,
            int corruptedFood,
            int food,
            int eaten,
            int traded,
            int famine,
            int resources,
            int drawn) {}

    /** Runs the sequence itself on a copy, as if it were this civilization's turn. */
    public static Forecast forecast(AgesState s, int seat) {
        var after = s.blank();
        s.copyInto(after);
        after.hush();
        after.active = seat;
        after.phase = Phase.END;
        int discards = Math.max(0, s.hand(seat) - s.militaryHandLimit(seat));
        int culture = after.culture[seat];
        after.leader(seat).endsTurn(after, seat);
        int leaders = after.culture[seat] - culture;
        boolean uprising = uprising(after, seat);
        var before = new int[Production.PARTS.length + 1][];
        before[0] = goods(after, seat);
        for (var part : Production.PARTS) {
            if (!uprising) {
                Production.run(after, seat, part);
            }
            before[part.ordinal() + 1] = goods(after, seat);
        }
        return new Forecast(
                discards,
                leaders,
                uprising,
                change(before, Production.Part.SCORING, SCIENCE),
                change(before, Production.Part.SCORING, CULTURE),
                -change(before, Production.Part.CORRUPTION, RESOURCES),
                -change(before, Production.Part.CORRUPTION, FOOD),
                change(before, Production.Part.FOOD, FOOD),
                -change(before, Production.Part.CONSUMPTION, FOOD),
                -change(before, Production.Part.CONSUMPTION, RESOURCES),
                -change(before, Production.Part.CONSUMPTION, CULTURE),
                change(before, Production.Part.RESOURCES, RESOURCES),
                drawn(s, seat, discards));
    }

    private static final int CULTURE = 0;
    private static final int SCIENCE = 1;
    private static final int FOOD = 2;
    private static final int RESOURCES = 3;

    private static int[] goods(AgesState s, int seat) {
        return new int[] {
            s.culture[seat], s.science[seat], Tokens.stored(s, seat, Kind.FOOD), Tokens.stored(s, seat, Kind.RESOURCES)
        };
    }

    /** What a part has changed in one kind of goods. */
    private static int change(int[][] before, Production.Part part, int goods) {
        return before[part.ordinal() + 1][goods] - before[part.ordinal()][goods];
    }

    /** AGES-8.5: no more than the deck and the pile have. */
    private static int drawn(AgesState s, int seat, int discards) {
        if (s.age == 0 || s.age == AgesState.LAST_AGE) {
            return 0;
        }
        int there = s.zones().count(Places.MILITARY_DECK) + s.zones().count(Places.DISCARD) + discards;
        return Math.min(Math.min(MOST_DRAWN, s.militaryLeft(seat)), there);
    }
}
