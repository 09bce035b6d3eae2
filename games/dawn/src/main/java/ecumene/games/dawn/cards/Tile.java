package ecumene.games.dawn.cards;

import ecumene.engine.kit.Origin;
import java.util.List;

/** A map tile by its printed number; side A is 0, side B is 1. */
public record Tile(int number, Group group, List<List<Space>> sides, Origin origin) {
    public static final int SPACES = 10;
    public static final int SIDES = 2;
    public static final int NONE = -1;

    /** A printed space: what is not there is {@link #NONE}. A symbol of a capital is 0 where there is one. */
    public record Space(Terrain terrain, int resource, int barbarian, int cityState, int naturalWonder, int capital) {}
}
