package ecumene.games.empires;

/** EMP-13.29: the icons that count as production this turn instead of what they are, each as card and icon, after their number. */
final class Conversions {
    private static final int MOST = 8;
    private static final int WORTH = 3;
    /** How many numbers they need. */
    static final int NUMBERS = 1 + MOST;

    private final short[] icons;

    Conversions(short[] icons) {
        this.icons = icons;
    }

    void add(int piece, Icon icon) {
        if (icons[0] < MOST) {
            icons[++icons[0]] = icon(piece, icon);
        }
    }

    private static short icon(int piece, Icon icon) {
        return (short) (piece << 3 | icon.ordinal());
    }

    /** How many icons of a kind on this card have been converted. */
    int of(int piece, Icon icon) {
        int n = 0;
        for (int i = 1; i <= icons[0]; i++) {
            n += icons[i] == icon(piece, icon) ? 1 : 0;
        }
        return n;
    }

    /** How many more icons of a kind a seat has in play for them, or how many fewer. */
    int change(EmpiresState s, int seat, Icon icon) {
        int sum = 0;
        for (int i = 1; i <= icons[0]; i++) {
            if (s.inPlay(seat, icons[i] >> 3)) {
                sum += icon == Icon.PRODUCTION ? WORTH : (icons[i] & 7) == icon.ordinal() ? -1 : 0;
            }
        }
        return sum;
    }

    void clear() {
        icons[0] = 0;
    }

    /** A card leaves play, and its icons with it. */
    void drop(int piece) {
        int kept = 0;
        for (int i = 1; i <= icons[0]; i++) {
            if (icons[i] >> 3 != piece) {
                icons[++kept] = icons[i];
            }
        }
        icons[0] = (short) kept;
    }
}
