package ecumene.games.dawn;

import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.State;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** DAWN-2.10, DAWN-18.2: where a wonder card can be. All other things are open and are numbers of the state. */
public final class Places {
    /** Removed unseen. */
    static final int BOX = 0;
    /** Built: whoever controls it follows from where its token lies. */
    static final int BUILT = 1;

    private static final int DECKS = 2;
    private static final int OFFERS = DECKS + Wonder.DECKS;

    private Places() {}

    /** Face down, the next one first. */
    public static int deck(int deck) {
        return DECKS + deck;
    }

    /** The face-up card of a deck. */
    public static int offer(int deck) {
        return OFFERS + deck;
    }

    public static Layout layout(int players) {
        var zones = new ArrayList<Zone>();
        zones.add(new Zone("box", State.NOBODY, Faces.NOBODY, Slots.SEEN));
        zones.add(new Zone("built", State.NOBODY, Faces.ALL, Slots.SEEN));
        for (var deck : decks()) {
            zones.add(new Zone("deck." + deck, State.NOBODY, Faces.NOBODY, Slots.SEEN));
        }
        for (var deck : decks()) {
            zones.add(new Zone("offer." + deck, State.NOBODY, Faces.ALL, Slots.SEEN));
        }
        return new Layout(players, Catalog.WONDERS, zones, (zone, piece) -> 0);
    }

    private static List<String> decks() {
        var names = new ArrayList<String>();
        for (int deck = 0; deck < Wonder.DECKS; deck++) {
            for (var type : FocusType.values()) {
                if (type != FocusType.INDUSTRY && Wonder.deck(type) == deck) {
                    names.add(type.name().toLowerCase(Locale.ROOT));
                }
            }
        }
        return names;
    }
}
