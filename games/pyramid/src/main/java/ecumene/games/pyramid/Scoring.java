package ecumene.games.pyramid;

import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Effect.Who;

/** PYR-1.11 and PYR-8: victory points, the end of the game, the score. */
public final class Scoring {
    static final int TRACK_END = 15;

    private Scoring() {}

    static void score(PyramidState s, int seat, int amount) {
        if (amount > 0) {
            s.addVp(seat, amount);
            s.log(PyramidSentence.SCORED, seat, amount);
        }
    }

    /** Points given later, after something else has been resolved. */
    record Score(int seat, int amount) implements Step<PyramidState> {
        @Override
        public void run(PyramidState s) {
            score(s, seat, amount);
        }
    }

    /** An effect that found no target scores nothing afterwards (PYR-5.7). */
    static void byEffect(PyramidState s, Who who, int amount) {
        if (s.resolving.target() == Resolving.MISSED) {
            return;
        }
        int actor = s.resolving.actor();
        switch (who) {
            case SELF -> score(s, actor, amount);
            case TARGET -> score(s, s.resolving.target(), amount);
            case EACH_OPPONENT -> {
                for (int i = 1; i < s.players(); i++) {
                    score(s, (actor + i) % s.players(), amount);
                }
            }
        }
    }

    /** PYR-8.1, PYR-8.6: all conditions that are met are named. */
    static boolean ended(PyramidState s) {
        boolean ended = false;
        if (s.tookLastWonder) {
            s.log(PyramidSentence.ENDED_BY_WONDER, s.active);
            ended = true;
        }
        if (s.boughtLastSpace) {
            s.log(PyramidSentence.ENDED_BY_SPACE, s.active);
            ended = true;
        }
        for (int seat = 0; s.renaissance() && seat < s.players(); seat++) {
            if (s.vp(seat) >= TRACK_END) {
                s.log(PyramidSentence.ENDED_BY_TRACK, seat, s.vp(seat));
                ended = true;
            }
        }
        for (int seat = 0; ended && s.logging() && seat < s.players(); seat++) {
            s.log(PyramidSentence.FINAL_SCORE, seat, total(s, seat));
        }
        return ended;
    }

    /** PYR-8.2. */
    public static int total(PyramidState s, int seat) {
        return printed(s, seat) + wonders(s, seat) + s.vp(seat);
    }

    /** All own civilization cards, in hand and area, either side up. */
    public static int printed(PyramidState s, int seat) {
        return printedIn(s, Places.hand(seat))
                + printedIn(s, Places.resources(seat))
                + printedIn(s, Places.technologies(seat));
    }

    private static int printedIn(PyramidState s, int zone) {
        var zones = s.zones();
        int vp = 0;
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            vp += s.card(p).vp();
        }
        return vp;
    }

    public static int wonders(PyramidState s, int seat) {
        int vp = 0;
        for (var wonder : s.catalog().wonders()) {
            vp += s.wonderOwner(wonder.index()) == seat ? wonder.vp() : 0;
        }
        return vp;
    }
}
