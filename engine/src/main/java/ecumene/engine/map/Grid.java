package ecumene.engine.map;

import java.util.Arrays;

/**
 * A field of numbered cells and which of them touch. It is geometry only: what lies in a cell, and whether the map has one there, is the
 * game's to know. Immutable, so that all copies of a state share one; nothing here allocates once it is made.
 */
public abstract sealed class Grid permits HexGrid, SquareGrid {
    /** No cell: what lies beyond the field. */
    public static final int NONE = -1;

    private final int width;
    private final int height;
    private final int sides;
    private final int[] beside;

    /** @param around the steps to the neighbours as pairs of column and row, clockwise */
    Grid(int width, int height, int[][] around) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("a field of " + width + " × " + height + " cells");
        }
        this.width = width;
        this.height = height;
        this.sides = around.length;
        this.beside = new int[cells() * sides];
        Arrays.setAll(beside, i -> moved(i / sides, around[i % sides][0], around[i % sides][1]));
    }

    public final int cells() {
        return width * height;
    }

    /** How many sides a cell has; they are numbered clockwise from 0. */
    public final int sides() {
        return sides;
    }

    /** The cell on that side, or {@link #NONE}. */
    public final int beside(int cell, int side) {
        return beside[cell * sides + side];
    }

    public final boolean touch(int a, int b) {
        for (int side = 0; side < sides; side++) {
            if (beside(a, side) == b) {
                return true;
            }
        }
        return false;
    }

    /** The side opposite. */
    public final int across(int side) {
        return (side + sides / 2) % sides;
    }

    /** The fewest steps from side to side, whatever lies between. */
    public abstract int distance(int a, int b);

    /** Writes the cells at most so many steps away, the cell itself among them, in the order of their numbers. How many they are. */
    public final int within(int cell, int steps, int[] into) {
        int found = 0;
        for (int row = Math.max(0, row(cell) - steps); row <= Math.min(height - 1, row(cell) + steps); row++) {
            for (int column = Math.max(0, column(cell) - steps);
                    column <= Math.min(width - 1, column(cell) + steps);
                    column++) {
                int other = row * width + column;
                if (distance(cell, other) <= steps) {
                    into[found++] = other;
                }
            }
        }
        return found;
    }

    /** The cell so many columns and rows further on, or {@link #NONE}. */
    final int moved(int cell, int columns, int rows) {
        return number(column(cell) + columns, row(cell) + rows);
    }

    /** The cell in that column and row of the field, both from 0, or {@link #NONE}. */
    final int number(int column, int row) {
        return column < 0 || column >= width || row < 0 || row >= height ? NONE : row * width + column;
    }

    final int column(int cell) {
        return cell % width;
    }

    final int row(int cell) {
        return cell / width;
    }
}
