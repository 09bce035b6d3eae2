package ecumene.games.ages;

/** AGES-5.15, AGES-5.16, AGES-7.18, AGES-7.19: tactics, first exclusive, then common. */
final class Tactics {
    static final int PLAY_COST = 1;
    static final int COPY_COST = 2;

    private Tactics() {}

    /** AGES-5.15: at the start of the turn the exclusive tactic becomes available to all, and stays the owner's. */
    static void publish(AgesState s) {
        int piece = s.ownTactic[s.active];
        if (piece == AgesState.NONE) {
            return;
        }
        int bit = 1 << s.tactic[s.active];
        if ((s.commonTactics & bit) == 0) {
            s.commonTactics |= bit;
            s.zones().move(piece, Places.TACTICS);
            s.log(AgesSentence.TACTIC_COMMON, piece);
        } else {
            s.box(piece); // AGES-5.16: the duplicate leaves the game
        }
        s.ownTactic[s.active] = AgesState.NONE;
    }

    static void play(AgesState s, int seat, int piece) {
        s.spendMilitary(seat, PLAY_COST);
        s.zones().move(piece, Places.play(seat));
        s.ownTactic[seat] = (short) piece;
        adopt(s, seat, s.catalog.kindOf(piece));
        s.log(AgesSentence.TACTIC_PLAYED, seat, piece);
    }

    static void copy(AgesState s, int seat, int kind) {
        s.spendMilitary(seat, COPY_COST);
        adopt(s, seat, kind);
        s.log(AgesSentence.TACTIC_COPIED, seat, kind);
    }

    private static void adopt(AgesState s, int seat, int kind) {
        s.tactic[seat] = (byte) (kind - Catalog.first(Type.TACTIC));
        s.raise(seat, AgesState.Flag.TACTIC_CHANGED);
        s.touch(seat);
    }
}
