package ecumene.engine;

import java.util.Arrays;

/**
 * Where every piece lies, in order, and what every viewer knows of it.
 *
 * <p>Knowledge is kept as pools: a viewer either knows which piece lies at a place, or knows that the pieces of a pool
 * lie, in some order, at the places where they lie. Seeing a card takes it out of its pool; a card secretly chosen from
 * a hidden hand joins the pools it may have come from. {@link #redeal} shuffles each pool over its places, so an
 * imagined table agrees with everything the viewer has seen. Pools depend on public facts and the viewer's own only.
 */
public final class Zones {
    public static final int NONE = -1;
    static final short KNOWN = 0;

    private final Layout layout;
    private final short[] zone;
    private final short[] next;
    private final short[] previous;
    private final short[] head;
    private final short[] tail;
    private final short[] count;
    /** By viewer, then piece: {@link #KNOWN} or the number of a pool. */
    private final short[] pool;

    private boolean tracking = true;
    private boolean revealed;
    /** By piece, viewers as bits: who knew it at some time since {@link #watch}. Empty while nobody watches. */
    private int[] glimpsed = {};

    /** All pieces start in zone 0, known to everybody. */
    public Zones(Layout layout) {
        this.layout = layout;
        int pieces = layout.pieces();
        int zones = layout.zones().size();
        zone = new short[pieces];
        next = new short[pieces];
        previous = new short[pieces];
        head = new short[zones];
        tail = new short[zones];
        count = new short[zones];
        pool = new short[pieces * layout.viewers()];
        Arrays.fill(head, (short) NONE);
        Arrays.fill(tail, (short) NONE);
        for (int piece = 0; piece < pieces; piece++) {
            link(piece, 0);
        }
    }

    public Layout layout() {
        return layout;
    }

    public int zoneOf(int piece) {
        return zone[piece];
    }

    public int count(int zone) {
        return count[zone];
    }

    /** The first piece of a zone, or {@link #NONE}; with {@link #after} this is how a zone is walked through. */
    public int first(int zone) {
        return head[zone];
    }

    public int after(int piece) {
        return next[piece];
    }

    public int[] pieces(int zone) {
        var pieces = new int[count[zone]];
        int n = 0;
        for (int piece = head[zone]; piece != NONE; piece = next[piece]) {
            pieces[n++] = piece;
        }
        return pieces;
    }

    /**
     * The cards of a set that are shuffled together become one pool for all. A card of the set that might have been
     * somewhere else takes its pool along: what is left of that pool must not become certain by a shuffle.
     */
    public void conceal(int[] pieces) {
        for (int viewer = 0; tracking && viewer < layout.viewers(); viewer++) {
            short fresh = unusedPool(viewer);
            int size = 0;
            for (int piece : pieces) {
                short group = pool[at(viewer, piece)];
                if (group == KNOWN) {
                    pool[at(viewer, piece)] = fresh;
                    size++;
                } else if (group != fresh) {
                    size += relabel(viewer, group, fresh);
                }
            }
            if (size == 1) {
                relabel(viewer, fresh, KNOWN);
            }
        }
    }

    /** Moves a piece to the end of a zone, and keeps everybody's knowledge. */
    public void move(int piece, int to) {
        if (tracking) {
            observe(piece, zone[piece], to);
        }
        unlink(piece);
        link(piece, to);
    }

    /** For views and laws. No rule may ask it: a hushed state keeps no knowledge. */
    public boolean knows(int viewer, int piece) {
        return pool[at(viewer, piece)] == KNOWN;
    }

    /** Shows a card to one viewer where it lies. */
    public void show(int piece, int viewer) {
        if (tracking) {
            learn(viewer, piece);
        }
    }

    /** From here on remembers who knew what, if only for a moment, until the next call. For {@link Laws}. */
    void watch() {
        if (glimpsed.length == 0) {
            glimpsed = new int[zone.length];
        }
        for (int piece = 0; piece < zone.length; piece++) {
            glimpsed[piece] = 0;
            for (int viewer = 0; viewer < layout.viewers(); viewer++) {
                glimpsed[piece] |= knows(viewer, piece) ? 1 << viewer : 0;
            }
        }
    }

    /** Whether the viewer knew the piece at some time since {@link #watch}. */
    boolean knew(int viewer, int piece) {
        return (glimpsed[piece] & 1 << viewer) != 0;
    }

    /** Whether somebody learned something hidden since the last call. */
    boolean takeRevealed() {
        boolean was = revealed;
        revealed = false;
        return was;
    }

    /** Stops keeping knowledge, for playouts that nobody looks at. */
    void untrack() {
        tracking = false;
    }

    private void observe(int piece, int from, int to) {
        for (int viewer = 0; viewer < layout.viewers(); viewer++) {
            if (layout.sees(viewer, to)) {
                learn(viewer, piece);
            } else if (!layout.sees(viewer, from) && !layout.slotsSeen(from)) {
                confuse(viewer, piece, from, to);
            }
        }
    }

    private void learn(int viewer, int piece) {
        short was = pool[at(viewer, piece)];
        if (was == KNOWN) {
            return;
        }
        revealed = true;
        know(viewer, piece);
        int last = NONE;
        int left = 0;
        for (int other = 0; other < zone.length; other++) {
            if (pool[at(viewer, other)] == was) {
                last = other;
                left++;
            }
        }
        if (left == 1) {
            know(viewer, last);
        }
    }

    private void know(int viewer, int piece) {
        pool[at(viewer, piece)] = KNOWN;
        if (glimpsed.length > 0) {
            glimpsed[piece] |= 1 << viewer;
        }
    }

    /**
     * A card leaves a hidden hand and shows no more than its back: to this viewer it may be any card that may be in the
     * hand and has that back. Their pools become one.
     */
    private void confuse(int viewer, int piece, int from, int to) {
        int back = layout.back(to, piece);
        short merged = unusedPool(viewer);
        int size = 0;
        for (int other = head[from]; other != NONE; other = next[other]) {
            short group = pool[at(viewer, other)];
            if (group == merged) {
                continue;
            }
            if (group == KNOWN && layout.back(to, other) == back) {
                pool[at(viewer, other)] = merged;
                size++;
            } else if (group != KNOWN && mayShow(viewer, group, to, back)) {
                size += relabel(viewer, group, merged);
            }
        }
        if (size == 1) {
            relabel(viewer, merged, KNOWN);
        }
    }

    private boolean mayShow(int viewer, short group, int to, int back) {
        for (int piece = 0; piece < zone.length; piece++) {
            if (pool[at(viewer, piece)] == group && layout.back(to, piece) == back) {
                return true;
            }
        }
        return false;
    }

    private int relabel(int viewer, short from, short to) {
        int size = 0;
        for (int i = at(viewer, 0); i < at(viewer + 1, 0); i++) {
            if (pool[i] == from) {
                pool[i] = to;
                size++;
            }
        }
        return size;
    }

    private short unusedPool(int viewer) {
        short highest = KNOWN;
        for (int i = at(viewer, 0); i < at(viewer + 1, 0); i++) {
            highest = (short) Math.max(highest, pool[i]);
        }
        return (short) (highest + 1);
    }

    /** Re-deals at random everything that the viewer cannot know; backs that everybody sees stay as they are. */
    void redeal(int viewer, Rng rng) {
        permute(new Redeal(layout, zone, Arrays.copyOfRange(pool, at(viewer, 0), at(viewer + 1, 0))).deal(rng));
    }

    /** Puts piece {@code now[p]} at the place where piece p lies. */
    private void permute(int[] now) {
        var oldZone = zone.clone();
        var oldNext = next.clone();
        var oldPrevious = previous.clone();
        for (int piece = 0; piece < zone.length; piece++) {
            zone[now[piece]] = oldZone[piece];
            next[now[piece]] = oldNext[piece] == NONE ? (short) NONE : (short) now[oldNext[piece]];
            previous[now[piece]] = oldPrevious[piece] == NONE ? (short) NONE : (short) now[oldPrevious[piece]];
        }
        for (int z = 0; z < head.length; z++) {
            head[z] = head[z] == NONE ? (short) NONE : (short) now[head[z]];
            tail[z] = tail[z] == NONE ? (short) NONE : (short) now[tail[z]];
        }
        if (tracking) {
            permuteKnowledge(now);
        }
    }

    /** What somebody knows of a place is known of the piece that lies there now. */
    private void permuteKnowledge(int[] now) {
        var old = pool.clone();
        for (int viewer = 0; viewer < layout.viewers(); viewer++) {
            for (int piece = 0; piece < zone.length; piece++) {
                pool[at(viewer, now[piece])] = old[at(viewer, piece)];
            }
        }
    }

    private int at(int viewer, int piece) {
        return viewer * zone.length + piece;
    }

    private void link(int piece, int to) {
        zone[piece] = (short) to;
        next[piece] = NONE;
        previous[piece] = tail[to];
        if (tail[to] == NONE) {
            head[to] = (short) piece;
        } else {
            next[tail[to]] = (short) piece;
        }
        tail[to] = (short) piece;
        count[to]++;
    }

    private void unlink(int piece) {
        int from = zone[piece];
        if (previous[piece] == NONE) {
            head[from] = next[piece];
        } else {
            next[previous[piece]] = next[piece];
        }
        if (next[piece] == NONE) {
            tail[from] = previous[piece];
        } else {
            previous[next[piece]] = previous[piece];
        }
        count[from]--;
    }

    void copyInto(Zones other) {
        System.arraycopy(zone, 0, other.zone, 0, zone.length);
        System.arraycopy(next, 0, other.next, 0, next.length);
        System.arraycopy(previous, 0, other.previous, 0, previous.length);
        System.arraycopy(head, 0, other.head, 0, head.length);
        System.arraycopy(tail, 0, other.tail, 0, tail.length);
        System.arraycopy(count, 0, other.count, 0, count.length);
        other.tracking = tracking;
        other.revealed = revealed;
        if (tracking) {
            System.arraycopy(pool, 0, other.pool, 0, pool.length);
        }
    }

    void digest(Digest out) {
        out.add(next).add(head);
        if (tracking) {
            out.add(pool);
        }
    }

    /** Every piece lies in exactly one zone, and the lists agree with the counts. */
    void audit() {
        int total = 0;
        for (int z = 0; z < head.length; z++) {
            int n = 0;
            for (int piece = head[z]; piece != NONE; piece = next[piece]) {
                if (zone[piece] != z || n++ > zone.length) {
                    throw new IllegalStateException(
                            "zone " + layout.zones().get(z).id() + " is broken at piece " + piece);
                }
            }
            if (n != count[z]) {
                throw new IllegalStateException(
                        "zone " + layout.zones().get(z).id() + " counts " + count[z] + ", has " + n);
            }
            total += n;
        }
        if (total != zone.length) {
            throw new IllegalStateException(total + " pieces of " + zone.length + " lie in zones");
        }
    }
}
