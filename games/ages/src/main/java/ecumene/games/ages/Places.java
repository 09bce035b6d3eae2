package ecumene.games.ages;

import ecumene.engine.Layout;
import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import ecumene.engine.State;
import java.util.ArrayList;

/** AGES-1.2 and AGES-14: where a card can be, and who sees what of it there. */
public final class Places {
    /** Out of the game, face up. */
    static final int BOX = 0;
    /** Out of the game, unseen. */
    static final int GONE = 1;

    static final int ROW = 2;
    public static final int CIVIL_DECK = 3;
    public static final int MILITARY_DECK = 4;
    private static final int WAITING_CIVIL = 5;
    private static final int WAITING_MILITARY = 8;
    /** AGES-10.4: the military cards discarded or removed in the current age, of whatever age they are. */
    public static final int DISCARD = 11;

    public static final int FUTURE_EVENTS = 12;
    public static final int CURRENT_EVENTS = 13;
    static final int PAST_EVENTS = 14;
    static final int TACTICS = 15;
    private static final int SEATS = 16;
    private static final int PER_SEAT = 3;

    private Places() {}

    /** The civil deck of an age that has not begun, I to III. */
    public static int waitingCivil(int age) {
        return WAITING_CIVIL + age - 1;
    }

    static int waitingMilitary(int age) {
        return WAITING_MILITARY + age - 1;
    }

    public static int civilHand(int seat) {
        return SEATS + PER_SEAT * seat;
    }

    public static int hand(int seat) {
        return SEATS + PER_SEAT * seat + 1;
    }

    static int play(int seat) {
        return SEATS + PER_SEAT * seat + 2;
    }

    static Layout layout(Catalog catalog, int players) {
        var zones = new ArrayList<Zone>();
        zones.add(open("box"));
        zones.add(hidden("gone"));
        zones.add(open("row"));
        zones.add(hidden("deck.civil"));
        zones.add(hidden("deck.military"));
        for (var kind : new String[] {"waiting.civil.", "waiting.military."}) {
            for (int age = 1; age < Catalog.LEVELS; age++) {
                zones.add(hidden(kind + age));
            }
        }
        zones.add(hidden("discard"));
        // AGES-14.3: whoever prepared an event knows it until it is shuffled; that is kept with the card, not the place
        zones.add(hidden("events.future"));
        zones.add(hidden("events.current"));
        zones.add(open("events.past"));
        zones.add(open("tactics"));
        for (int seat = 0; seat < players; seat++) {
            zones.add(new Zone("civil." + (seat + 1), seat, Faces.ALL, Slots.SEEN));
            zones.add(new Zone("hand." + (seat + 1), seat, Faces.OWNER, Slots.UNSEEN));
            zones.add(new Zone("play." + (seat + 1), seat, Faces.ALL, Slots.SEEN));
        }
        return new Layout(players, catalog.pieces(), zones, (zone, piece) -> back(catalog, piece));
    }

    private static Zone open(String id) {
        return new Zone(id, State.NOBODY, Faces.ALL, Slots.SEEN);
    }

    private static Zone hidden(String id) {
        return new Zone(id, State.NOBODY, Faces.NOBODY, Slots.SEEN);
    }

    /** AGES-14.1: the back shows the age. */
    private static int back(Catalog catalog, int piece) {
        return 1 + catalog.cardOf(piece).level();
    }
}
