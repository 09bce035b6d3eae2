package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;

/** One of the eight city-states; its index is 2 × token + face, and the face is the side of the tile that shows it. */
public record CityState(
        int index,
        String id,
        Local name,
        FocusType type,
        Frame frame,
        CityStateAbility ability,
        int amount,
        Origin origin) {

    /** The shape around its symbol on the map. */
    public enum Frame {
        CIRCLE,
        DIAMOND
    }
}
