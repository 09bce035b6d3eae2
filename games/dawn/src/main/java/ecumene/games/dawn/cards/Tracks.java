package ecumene.games.dawn.cards;

import java.util.List;

/** The dials, the supplies and the limits ({@code tracks.yaml}). */
public record Tracks(
        List<DialEvent> events,
        List<TechLevel> techLevels,
        int dialEnd,
        int dialAfterEnd,
        List<Integer> difficulty,
        List<Integer> resourceTokens,
        int waterTokens,
        int cities,
        int caravans,
        int controlTokens,
        int tradeTokensPerCard,
        int cityStateBonus,
        int reinforcedBonus,
        int cityMultiplier,
        List<Colour> colours) {

    /** A space of the tech dial that brings a card of a level. */
    public record TechLevel(int value, int level) {}

    /** The colour of a player's pieces. */
    public record Colour(String id, ecumene.engine.Game.Local name) {}

    /** The level that a space of the dial brings, or 0. */
    public int levelAt(int value) {
        for (var level : techLevels) {
            if (level.value() == value) {
                return level.level();
            }
        }
        return 0;
    }
}
