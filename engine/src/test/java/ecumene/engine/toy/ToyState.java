package ecumene.engine.toy;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.Zones;
import java.util.ArrayList;
import java.util.List;

/** Twelve cards: values 1 to 6, each once with a red back (1) and once with a blue one (2). Backs show face down on the table. */
public final class ToyState extends State<ToyState> {
    public static final int PIECES = 12;
    public static final int DISCARD = 0;
    public static final int DECK = 1;

    /** What randomness is for. */
    public enum Chance {
        SHUFFLE,
        DIE,
        BLUFF
    }

    private final Layout layout;
    final Leak leak;
    int[] coins;
    final int[] bids;
    int turn;
    /** The card hidden last: a secret that is kept where no imagining reaches it. */
    int marked = Zones.NONE;

    public ToyState(int players, Seed seed, Leak leak) {
        this(layout(players), seed, leak);
    }

    private ToyState(Layout layout, Seed seed, Leak leak) {
        super(layout, seed, Chance.values().length);
        this.layout = layout;
        this.leak = leak;
        this.coins = new int[layout.players()];
        this.bids = new int[layout.players()];
    }

    public static Layout layout(int players) {
        var zones = new ArrayList<Zone>();
        zones.add(new Zone("discard", NOBODY, Faces.ALL, Slots.SEEN));
        zones.add(new Zone("deck", NOBODY, Faces.NOBODY, Slots.SEEN));
        for (int seat = 0; seat < players; seat++) {
            zones.add(new Zone("hand" + (seat + 1), seat, Faces.OWNER, Slots.UNSEEN));
            zones.add(new Zone("secret" + (seat + 1), seat, Faces.OWNER, Slots.SEEN));
            zones.add(new Zone("table" + (seat + 1), seat, Faces.ALL, Slots.SEEN));
        }
        var secret = List.copyOf(zones).stream()
                .map(zone -> zone.id().startsWith("secret"))
                .toList();
        return new Layout(players, PIECES, zones, (zone, piece) -> secret.get(zone) ? back(piece) : 0);
    }

    public static int value(int piece) {
        return piece / 2 + 1;
    }

    public static int back(int piece) {
        return piece % 2 + 1;
    }

    public static int hand(int seat) {
        return 2 + 3 * seat;
    }

    public static int secret(int seat) {
        return 3 + 3 * seat;
    }

    public static int table(int seat) {
        return 4 + 3 * seat;
    }

    public int coins(int seat) {
        return coins[seat];
    }

    public int turn() {
        return turn;
    }

    /** Shuffles the discard pile into an empty deck. */
    public void shuffle() {
        var cards = zones().pieces(DISCARD);
        zones().conceal(cards);
        random(Chance.SHUFFLE).shuffle(cards);
        for (int card : cards) {
            zones().move(card, DECK);
        }
    }

    int total(int zone) {
        int total = 0;
        for (int piece : zones().pieces(zone)) {
            total += value(piece);
        }
        return total;
    }

    @Override
    protected ToyState self() {
        return this;
    }

    @Override
    protected ToyState blank() {
        return new ToyState(layout, seed(), leak);
    }

    @Override
    protected void copyOwn(ToyState other) {
        if (leak == Leak.SHARED_ARRAY) {
            other.coins = coins;
        }
        System.arraycopy(coins, 0, other.coins, 0, coins.length);
        System.arraycopy(bids, 0, other.bids, 0, bids.length);
        other.marked = marked;
        if (leak != Leak.FORGOTTEN_NUMBER) {
            other.turn = turn;
        }
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(coins).add(bids).add(turn).add(marked);
    }
}
