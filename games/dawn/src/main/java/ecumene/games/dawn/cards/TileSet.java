package ecumene.games.dawn.cards;

import ecumene.engine.map.Shape;
import java.util.List;

/**
 * All map tiles and the layouts that the box or we prescribe. Sides A and B are mirror images: {@code shapes} by side.
 *
 * @param core by side: where the four core tiles lie (DAWN-17.4)
 * @param introductory by number of players from 2 on: the whole map, and in which order seats get the capitals of which tiles
 */
public record TileSet(
        List<Tile> tiles,
        List<Shape> shapes,
        Outlines outlines,
        List<List<Placement>> core,
        List<Introductory> introductory,
        GeneratedMap generated) {

    /** DAWN-2.5: a map that is laid out beforehand. */
    public record Introductory(List<Placement> tiles, List<Integer> capitals) {}

    /** By the printed number, from 1 on. */
    public Tile tile(int number) {
        return tiles.get(number - 1);
    }
}
