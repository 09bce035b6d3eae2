package ecumene.games.pyramid;

import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.State;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.Locale;

/** PYR-1.2 and PYR-4: where a civilization card can be, and who sees what of it there. */
public final class Places {
    static final int BOX = 0;
    static final int PYRAMID = 1;
    private static final int PROJECTS = 2;
    private static final int STACKS = PROJECTS + Resource.ERAS;
    private static final int SEATS = STACKS + Resource.ERAS;

    private Places() {}

    public static int project(int era) {
        return PROJECTS + era;
    }

    public static int stack(int era) {
        return STACKS + era;
    }

    public static int hand(int seat) {
        return SEATS + 3 * seat;
    }

    public static int resources(int seat) {
        return SEATS + 3 * seat + 1;
    }

    public static int technologies(int seat) {
        return SEATS + 3 * seat + 2;
    }

    static Layout layout(Catalog catalog, int players) {
        var zones = new ArrayList<Zone>();
        zones.add(new Zone("box", State.NOBODY, Faces.ALL, Slots.SEEN));
        zones.add(new Zone("pyramid", State.NOBODY, Faces.ALL, Slots.SEEN));
        for (var kind : new String[] {"project", "stack"}) {
            // PYR-9.3: only the top card of a project stack is seen, the order below is hidden from all
            var faces = kind.equals("project") ? Faces.ALL : Faces.NOBODY;
            for (int era = 0; era < Resource.ERAS; era++) {
                var name = kind + "." + Resource.ofEra(era).name().toLowerCase(Locale.ROOT);
                zones.add(new Zone(name, State.NOBODY, faces, Slots.SEEN));
            }
        }
        for (int seat = 0; seat < players; seat++) {
            // PYR-4.2: which owned cards are in hand and which lies behind a resource side only the owner knows
            zones.add(new Zone("hand." + (seat + 1), seat, Faces.OWNER, Slots.UNSEEN));
            zones.add(new Zone("resources." + (seat + 1), seat, Faces.OWNER, Slots.SEEN));
            zones.add(new Zone("technologies." + (seat + 1), seat, Faces.ALL, Slots.SEEN));
        }
        return new Layout(players, Catalog.PIECES, zones, (zone, piece) -> back(catalog, zone, piece));
    }

    /** PYR-4.1: of a resource card everybody sees the resource and the printed victory points. */
    private static int back(Catalog catalog, int zone, int piece) {
        if (zone < SEATS || (zone - SEATS) % 3 != 1) {
            return 0;
        }
        var card = catalog.cardOf(piece);
        return 1 + card.resource().ordinal() + Resource.TYPES * card.vp();
    }
}
