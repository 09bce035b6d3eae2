package ecumene.games.pyramid;

import ecumene.engine.Frames;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Effect;
import java.util.List;

/**
 * The cards whose effects are being resolved, innermost last (PYR-5.16): whose effect it is, for whom, which sentence
 * comes next, and what the effect has chosen so far.
 */
public final class Resolving {
    private static final int PIECE = 0;
    private static final int ACTOR = 1;
    /** 0 for the card's own effect, else which of its alternatives was chosen, from 1. */
    private static final int ALTERNATIVE = 2;

    private static final int NEXT = 3;
    private static final int TARGET = 4;
    private static final int SPENT = 5;
    static final int FIELDS = 6;

    static final int NO_TARGET = -1;
    /** An effect looked for a target and found none: its later scoring does nothing. */
    static final int MISSED = -2;

    private final Catalog catalog;
    private final Frames frames;

    Resolving(Catalog catalog, Frames frames) {
        this.catalog = catalog;
        this.frames = frames;
    }

    void push(int piece, int actor, int alternative) {
        frames.push();
        frames.set(PIECE, piece);
        frames.set(ACTOR, actor);
        frames.set(ALTERNATIVE, alternative);
        frames.set(TARGET, NO_TARGET);
        frames.set(SPENT, PyramidState.NO_PIECE);
    }

    void pop() {
        frames.pop();
    }

    public int depth() {
        return frames.depth();
    }

    boolean finished() {
        return frames.get(NEXT) == sentences().size();
    }

    Effect next() {
        int n = frames.get(NEXT);
        frames.set(NEXT, n + 1);
        return sentences().get(n);
    }

    private List<Effect> sentences() {
        var card = catalog.cardOf(piece());
        int alternative = frames.get(ALTERNATIVE);
        return alternative == 0 ? card.ops() : card.alternatives().get(alternative - 1);
    }

    public int piece() {
        return frames.get(PIECE);
    }

    public int piece(int level) {
        return frames.get(level, PIECE);
    }

    /** The player who activated the card, who is "you" in its text (PYR-5.14). */
    int actor() {
        return frames.get(ACTOR);
    }

    int target() {
        return frames.get(TARGET);
    }

    void setTarget(int seat) {
        frames.set(TARGET, seat);
    }

    /** The card turned over for the cost of this effect. */
    int spent() {
        return frames.get(SPENT);
    }

    void setSpent(int piece) {
        frames.set(SPENT, piece);
    }

    boolean contains(int piece) {
        for (int level = 0; level < depth(); level++) {
            if (piece(level) == piece) {
                return true;
            }
        }
        return false;
    }
}
