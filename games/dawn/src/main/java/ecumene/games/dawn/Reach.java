package ecumene.games.dawn;

import ecumene.games.dawn.cards.Board;

/**
 * DAWN-4.8: which spaces lie within so many steps of some others. Every step costs one, so a row of spaces to look at is enough; its
 * buffers are used again and again. Begin, name the starts, spread, then ask.
 */
final class Reach {
    /** What may be entered, and from where one may go on. */
    interface Ways {
        boolean enters(DawnState s, int seat, int space);

        boolean through(DawnState s, int seat, int space);
    }

    private static final byte FAR = Byte.MAX_VALUE;

    private final byte[] steps = new byte[Board.SPACES];
    private final short[] found = new short[Board.SPACES];
    private int count;
    private int starts;

    Reach begin() {
        java.util.Arrays.fill(steps, FAR);
        count = 0;
        return this;
    }

    Reach from(int space) {
        if (steps[space] == FAR) {
            steps[space] = 0;
            found[count++] = (short) space;
        }
        return this;
    }

    /** Every space of a seat. */
    Reach fromAll(DawnState s, int seat) {
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = s.standing(seat, word); rest != 0; rest &= rest - 1) {
                from((word << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        return this;
    }

    /** Starts are always left. */
    Reach spread(DawnState s, int seat, Ways ways, int most) {
        starts = count;
        var board = s.board();
        for (int i = 0; i < count; i++) {
            int space = found[i];
            if (steps[space] == most || (i >= starts && !ways.through(s, seat, space))) {
                continue;
            }
            for (int way = 0; way < Board.WAYS; way++) {
                int next = board.beside(space, way);
                if (next != Board.NONE && steps[next] == FAR && ways.enters(s, seat, next)) {
                    steps[next] = (byte) (steps[space] + 1);
                    found[count++] = (short) next;
                }
            }
        }
        return this;
    }

    boolean reached(int space) {
        return steps[space] != FAR;
    }

    int steps(int space) {
        return steps[space];
    }

    int count() {
        return count;
    }

    /** How many of them were named. */
    int starts() {
        return starts;
    }

    /** The nearest first. */
    int get(int which) {
        return found[which];
    }
}
