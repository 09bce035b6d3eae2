package ecumene.games.empires;

import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Phase;

/** EMP-10: the end of every turn. */
final class CleanUp {
    static final Step<EmpiresState> BEGIN = CleanUp::begin;
    private static final Step<EmpiresState> TOKENS = CleanUp::tokens;
    private static final Step<EmpiresState> DISCARD = CleanUp::discard;
    static final int ACTIONS = 3;
    private static final int HAND_LIMIT = 5;

    private CleanUp() {}

    private static void begin(EmpiresState s) {
        s.phase = Phase.CLEAN_UP;
        s.then(TOKENS, DISCARD, new DrawDeck.UpToLimit(s.active, false));
        placeToken(s, s.active);
    }

    /** EMP-10.1, EMP-19.3, EMP-19.4: Carthaginians and Qin put something else. */
    private static void placeToken(EmpiresState s, int seat) {
        if (Market.cards(s) == 0) {
            return;
        }
        var token = Token.PROGRESS;
        int n = 1;
        for (var passive : s.face(s.zones().first(Places.powers(seat))).passives()) {
            if (passive instanceof Passive.MarketToken other) {
                token = other.token();
                n = other.n();
            }
        }
        s.then(new Market.PlaceToken(seat, token, n));
    }

    /** EMP-10.2. */
    private static void tokens(EmpiresState s) {
        refresh(s, s.active);
    }

    static void refresh(EmpiresState s, int seat) {
        unexhaust(s, Places.play(seat));
        unexhaust(s, Places.powers(seat));
        s.markNation(seat, false);
        s.markArea(seat, false);
        s.setActions(seat, ACTIONS);
        s.setExhausts(seat, s.nation(seat).exhaustTokens());
    }

    private static void unexhaust(EmpiresState s, int zone) {
        var zones = s.zones();
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            s.setExhausted(p, false);
        }
    }

    /** Q-CLEANUP, EMP-10.3. */
    private static void discard(EmpiresState s) {
        int seat = s.active;
        CardChoice.ask(s, seat, Deed.CLEAN_UP, Place.HAND.bit(), Filter.ANY, 0, s.hand(seat));
    }

    /** EMP-10.4: 5 plus what cards in play add. */
    static int handLimit(EmpiresState s, int seat) {
        int limit = HAND_LIMIT;
        if (s.has(seat, Passive.Kind.HAND_LIMIT_PLUS_1)) {
            limit += added(s, Places.play(seat)) + added(s, Places.powers(seat));
        }
        return limit;
    }

    private static int added(EmpiresState s, int zone) {
        var zones = s.zones();
        int added = 0;
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            if (s.face(p).has(Passive.Kind.HAND_LIMIT_PLUS_1)) {
                for (var passive : s.face(p).passives()) {
                    added += passive instanceof Passive.HandLimit more ? more.value() : 0;
                }
            }
        }
        return added;
    }
}
