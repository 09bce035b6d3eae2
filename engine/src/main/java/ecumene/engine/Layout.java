package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * The places where the pieces of a game lie, and what can be seen of each: a table made once per number of players and
 * shared by all states. Viewers are the seats and, as viewer number {@code players}, the public.
 */
public final class Layout {
    /** What those who do not see a card's face still see of it, in a given zone: its back, its visible half, or 0. */
    @FunctionalInterface
    public interface Back {
        int of(int zone, int piece);
    }

    /** Who sees the faces in a zone. */
    public enum Faces {
        ALL,
        OWNER,
        NOBODY
    }

    /** Whether those who do not see the faces can tell which card of the zone moves: on a table yes, in a hand no. */
    public enum Slots {
        SEEN,
        UNSEEN
    }

    /** One place. Owner is a seat, or {@link State#NOBODY}. */
    public record Zone(String id, int owner, Faces faces, Slots slots) {}

    private final int players;
    private final int pieces;
    private final List<Zone> zones;
    private final int[] viewers;
    private final Back back;

    public Layout(int players, int pieces, List<Zone> zones, Back back) {
        this.players = players;
        this.pieces = pieces;
        this.zones = List.copyOf(zones);
        this.back = back;
        var seen = new ArrayList<Integer>();
        for (var zone : zones) {
            seen.add(
                    switch (zone.faces) {
                        case ALL -> (1 << (players + 1)) - 1;
                        case OWNER -> 1 << zone.owner;
                        case NOBODY -> 0;
                    });
        }
        this.viewers = seen.stream().mapToInt(Integer::intValue).toArray();
    }

    public int players() {
        return players;
    }

    /** The seats and the public. */
    public int viewers() {
        return players + 1;
    }

    public int pieces() {
        return pieces;
    }

    public List<Zone> zones() {
        return zones;
    }

    public boolean sees(int viewer, int zone) {
        return (viewers[zone] & 1 << viewer) != 0;
    }

    boolean slotsSeen(int zone) {
        return zones.get(zone).slots == Slots.SEEN;
    }

    public int back(int zone, int piece) {
        return back.of(zone, piece);
    }
}
