package ecumene.games.empires;

import ecumene.engine.Zones;

/** EMP-13.11: what lies under the cards a seat has in play, and what could be laid there. */
final class Garrisons {
    private Garrisons() {}

    /** How many cards with this icon lie under a card. */
    static int count(EmpiresState s, int seat, int host, Icon icon) {
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            n += s.host(p) == host && s.card(p).has(icon) ? 1 : 0;
        }
        return n;
    }

    static int count(EmpiresState s, int seat, int host) {
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            n += s.host(p) == host ? 1 : 0;
        }
        return n;
    }

    /** EMP-24.4; EMP-L-5.5: a knight who is the quest under the Court is not one of your cards yet. */
    static int knights(EmpiresState s, int seat) {
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            n += s.card(p).has(Icon.KNIGHT) && s.isInPlay(s.host(p)) ? 1 : 0;
        }
        return n;
    }

    /** EMP-13.11 a: some cards can never be a garrison, and the host may ask for a suit or an icon. */
    static boolean possible(EmpiresState s, int seat, Filter filter) {
        var zones = s.zones();
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.card(p).garrisonable() && filter.matches(s, p, EmpiresState.NO_PIECE)) {
                return true;
            }
        }
        return false;
    }

    /** EMP-19.6: the quest under King Arthur's Court. */
    static int activeQuest(EmpiresState s, int seat) {
        if (!s.has(seat, Passive.Kind.ACTIVE_QUEST_SLOT)) {
            return EmpiresState.NO_PIECE;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (Places.seatOfPowers(zones.zoneOf(s.host(p))) == seat) {
                return p;
            }
        }
        return EmpiresState.NO_PIECE;
    }
}
