package ecumene.games.ages.face;

import ecumene.games.ages.Actions;
import ecumene.games.ages.EndOfTurn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The public numbers of a position, and those that only the viewer may know (AGES-14.1). Cards are named by their keys, seats by their
 * numbers; what is not there is left out.
 *
 * @param row the pieces in the spaces, an empty text where there is none
 * @param base civil actions that the spaces cost
 * @param sweep how many spaces the next replenishment clears
 * @param toCome civil cards that can still come into the row
 */
public record AgesFacts(
        int age,
        int round,
        boolean last,
        int lastRound,
        int active,
        int first,
        int players,
        String phase,
        List<String> row,
        List<Integer> base,
        int sweep,
        int civilDeck,
        int militaryDeck,
        int discards,
        List<String> tactics,
        @Nullable String event,
        List<Count> toCome,
        List<Treaty> pacts,
        @Nullable Scene scene,
        @Nullable Fight battle,
        List<Civilization> seats) {

    public record Count(String card, int count) {}

    /** @param side the owner's, A or B, or an empty text */
    public record Treaty(String card, int owner, int partner, String side) {}

    /**
     * A moment that everybody watches.
     *
     * @param seats who is in it: the attacker and the rival, the bidders, the victor and the defeated
     * @param leader the highest bidder or the winner of an auction
     * @param wanted the strength of an attack, a bid, or how much is left to take
     * @param strength what stands against an attack
     * @param chosen what the cards chosen so far add, for whoever chooses them
     */
    public record Scene(
            String kind,
            @Nullable String card,
            List<Integer> seats,
            @Nullable Integer leader,
            int wanted,
            int strength,
            int chosen) {}

    /** A war or an aggression decided in this turn. */
    public record Fight(String card, int attacker, int rival, int strength, int against) {}

    /** A civilization; {@code force}, the most it can send to a colony, tells of its hand. */
    public record Civilization(
            boolean out,
            int culture,
            int culturePlus,
            int science,
            int sciencePlus,
            int strength,
            int happiness,
            int needed,
            int discontent,
            Actions civil,
            Actions military,
            int forcesResources,
            int forcesScience,
            @Nullable Integer force,
            int blue,
            int yellow,
            int pool,
            @Nullable Integer populationCost,
            int consumption,
            int corruption,
            int food,
            int foodPlus,
            int resources,
            int resourcesPlus,
            List<Technology> technologies,
            int limit,
            String government,
            List<String> specials,
            @Nullable String leader,
            List<String> wonders,
            List<String> ruined,
            @Nullable String homer,
            @Nullable String building,
            int stages,
            List<String> colonies,
            @Nullable Declared war,
            @Nullable String tactic,
            boolean ownTactic,
            int armies,
            int outdated,
            List<Integer> row,
            @Nullable Sources sources,
            EndOfTurn.@Nullable Forecast forecast) {}

    /** Of one colour; {@code hand} is the limit of the hand. */
    public record Actions(int total, int left, int temporary, int hand) {}

    public record Technology(String card, int workers, int tokens, int cost) {}

    public record Declared(String card, int target) {}

    /** What each rating comes from, card by card. */
    public record Sources(List<Source> science, List<Source> culture, List<Source> strength, List<Source> happiness) {}

    public record Source(String card, int amount) {}
}
