package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;
import java.util.List;
import java.util.Optional;

/** A world wonder: its price and what its control gives. {@code resources} are the two types that may be spent on it. */
public record Wonder(
        int index,
        String id,
        Local name,
        FocusType type,
        Era era,
        int cost,
        List<Resource> resources,
        Timing timing,
        int attack,
        int defend,
        Optional<WonderAbility> ability,
        int amount,
        Origin origin) {

    /** When the ability of a wonder works. */
    public enum Timing {
        START_OF_TURN,
        TRIGGERED,
        PASSIVE,
        COMBAT,
        WHEN_BUILT
    }

    /** Which of the four decks it belongs to: industry has none. */
    public int deck() {
        return deck(type);
    }

    public static final int DECKS = 4;

    public static int deck(FocusType type) {
        return switch (type) {
            case CULTURE -> 0;
            case SCIENCE -> 1;
            case ECONOMY -> 2;
            case MILITARY -> 3;
            case INDUSTRY -> throw new IllegalArgumentException("there are no wonders of industry");
        };
    }
}
