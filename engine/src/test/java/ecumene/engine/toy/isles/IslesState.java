package ecumene.engine.toy.isles;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.kit.Require;
import ecumene.engine.map.Flood;
import ecumene.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A sea of 37 hexes, who has landed where, and who holds which weather. The arrays are the engine's to copy and to digest. */
public final class IslesState extends State<IslesState> {
    static final int RADIUS = 3;
    static final HexGrid SEA = new HexGrid(-RADIUS, -RADIUS, 2 * RADIUS + 1, 2 * RADIUS + 1);
    static final int PIECES = 12;
    static final int DISCARD = 0;
    static final int DECK = 1;
    /** ISLES-4: so many hexes win at once. */
    static final int WINNING = 8;

    private static final int FREE = -1;

    enum Chance {
        SHUFFLE
    }

    private final Layout layout;
    private final byte[] owners = bytes(SEA.cells());
    private final int[] turns = ints(1);
    /** Scratch, of which nothing is kept from one use to the next: not copied. */
    private final Flood flood = new Flood(SEA);

    IslesState(Layout layout, Seed seed) {
        super(layout, seed, Chance.values().length);
        this.layout = layout;
        Arrays.fill(owners, (byte) FREE);
    }

    static Layout layout(int players) {
        var zones = new ArrayList<>(List.of(
                new Zone("discard", NOBODY, Faces.ALL, Slots.SEEN),
                new Zone("deck", NOBODY, Faces.NOBODY, Slots.SEEN)));
        for (int seat = 0; seat < players; seat++) {
            zones.add(new Zone("hand" + (seat + 1), seat, Faces.OWNER, Slots.UNSEEN));
        }
        return new Layout(players, PIECES, zones, (zone, piece) -> 0);
    }

    static int hand(int seat) {
        return 2 + seat;
    }

    /** Every third card is a calm, which is played like a storm and does nothing. */
    static boolean storm(int piece) {
        return piece % 3 != 0;
    }

    static boolean onMap(int cell) {
        return SEA.distance(SEA.at(0, 0), cell) <= RADIUS;
    }

    boolean free(int cell) {
        return onMap(cell) && owners[cell] == FREE;
    }

    int owner(int cell) {
        return owners[cell];
    }

    void land(int seat, int cell) {
        owners[cell] = (byte) seat;
    }

    int hexes(int seat) {
        int hexes = 0;
        for (byte owner : owners) {
            hexes += owner == seat ? 1 : 0;
        }
        return hexes;
    }

    int turn() {
        return turns[0];
    }

    int nextTurn() {
        return turns[0]++;
    }

    /** ISLES-2: two steps from what is one's own, not through the hexes of others. */
    Flood reach(int seat) {
        flood.begin();
        for (int cell = 0; cell < SEA.cells(); cell++) {
            if (owners[cell] == seat) {
                flood.from(cell);
            }
        }
        return flood.spread((from, to) -> free(to) ? 1 : Flood.NO, 2);
    }

    /** ISLES-4: noticed after whatever has happened, in one place. */
    @Override
    protected void settled() {
        for (int seat = 0; seat < players(); seat++) {
            if (hexes(seat) >= WINNING) {
                finish();
            }
        }
    }

    @Override
    public void audit() {
        super.audit();
        for (int cell = 0; cell < SEA.cells(); cell++) {
            Require.that(onMap(cell) || owners[cell] == FREE, "ISLES-1: somebody has landed beyond the sea");
        }
    }

    @Override
    protected IslesState self() {
        return this;
    }

    @Override
    protected IslesState blank() {
        return new IslesState(layout, seed());
    }

    @Override
    protected void copyOwn(IslesState other) {}

    @Override
    protected void digestOwn(Digest out) {}
}
