package ecumene.games.empires;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * EMP-5.3: the numbers of a position that everybody sees. Cards are named by their pieces; what is not there is left out.
 *
 * @param lastRound 0 as long as the end has not been triggered
 * @param king the side of King of Kings that is up, or an empty text
 * @param resolving the cards whose effects are being resolved, outermost first
 * @param rival the practice opponent of a game for one
 */
public record EmpiresFacts(
        String variant,
        String common,
        int active,
        int first,
        int round,
        String phase,
        int lastRound,
        boolean collapsed,
        List<Slot> market,
        String king,
        List<String> resolving,
        List<Player> players,
        @Nullable Rival rival) {

    public record Tokens(int material, int population, int progress) {
        static Tokens of(Price price) {
            return new Tokens(price.material(), price.population(), price.progress());
        }
    }

    /** @param card an empty text where there is none */
    public record Slot(String card, Tokens tokens, int tucked) {}

    /**
     * @param nation an empty text while none is chosen
     * @param side the side of the power card that is up, or an empty text
     * @param turned two-sided cards beside the power card that lie with side B up
     * @param prices what each development costs this player now
     * @param result only when the game is over
     */
    public record Player(
            String nation,
            String period,
            String side,
            int actions,
            int exhausts,
            boolean nationMarked,
            boolean areaMarked,
            boolean kingUsed,
            int handLimit,
            Tokens tokens,
            int visibleScore,
            @Nullable Stored stored,
            List<String> exhausted,
            List<String> turned,
            List<Garrison> garrisons,
            List<Development> prices,
            @Nullable Result result) {}

    /** EMP-L-6.1: progress that lies on a card. */
    public record Stored(String card, int progress) {}

    public record Garrison(String card, String host) {}

    public record Development(String card, Tokens price) {}

    /** EMP-18: the points, card by card; those that count for nothing are left out. */
    public record Result(int score, int unrest, List<Points> cards) {}

    /** @param place where it lies, in the order of the score */
    public record Points(String card, int place, int points) {}

    /** EMP-22: what the practice opponent has, and what each of its cards is worth to it. */
    public record Rival(
            int progress, int developments, int mostDevelopments, int perDevelopment, int score, List<Worth> cards) {}

    public record Worth(String card, int points) {}

    // --- with a question --------------------------------------------------------------------------------------------

    /** What an option costs. */
    public record Cost(Tokens price) {}

    /** How much of an option of a choice can be done (EMP-13.22): {@code full}, {@code part} or {@code nothing}. */
    public record Extent(String extent) {}
}
