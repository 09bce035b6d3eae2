package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.State;
import ecumene.engine.Zones;

/** PYR-1.5, PYR-5.6, PYR-5.24: turning own resource cards over, for an effect or after a defeat. */
final class Spending {
    private static final int SPACE = Resource.SPACE.ordinal();

    private Spending() {}

    static Ask cost(int seat, int mask, int count) {
        return new Ask(seat, State.NOBODY, State.NOBODY, mask, count, Mix.NOTHING, 0);
    }

    /** PYR-5.24: with fewer than that, all are spent. */
    static Ask loss(PyramidState s, int seat, int attacker, int plunderer, int count) {
        int all = (1 << Resource.TYPES) - 1;
        return new Ask(seat, attacker, plunderer, all, Math.min(count, available(s, seat, all)), Mix.NOTHING, 0);
    }

    /** How many resources a seat's resource cards of these types are worth; a Space card counts as two. */
    static int available(PyramidState s, int seat, int mask) {
        int worth = 0;
        for (int type = 0; type < Resource.TYPES; type++) {
            if ((mask & 1 << type) != 0) {
                worth += s.resourceCards(seat, type) * Resource.of(type).worth();
            }
        }
        return worth;
    }

    static void turnOver(PyramidState s, int seat, int piece) {
        s.layTechnology(seat, piece);
        s.log(PyramidSentence.SPENT, seat, s.card(piece).resource().ordinal(), piece);
    }

    static int position(PyramidState s, int zone, int piece) {
        int position = 0;
        for (int p = s.zones().first(zone); p != piece; p = s.zones().after(p)) {
            position++;
        }
        return position;
    }

    /** What has been chosen so far: next to a card worth one, no Space card may be worth more than is still owed. */
    enum Mix {
        NOTHING,
        ONLY_SPACE,
        WITH_ONES
    }

    /**
     * PYR-Q5, PYR-Q17: one card at a time, in the order in which they lie. A choice is a set worth at least what is owed
     * from which no card can be left out; a card is offered only if such a set can still be reached.
     */
    record Ask(int seat, int attacker, int plunderer, int mask, int owed, Mix mix, int from)
            implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return attacker == State.NOBODY
                    ? Said.of(PyramidSentence.ASK_COST, s.frames.piece(), owed)
                    : Said.of(PyramidSentence.ASK_LOSS, attacker, owed);
        }

        @Override
        public void options(PyramidState s, Options out) {
            var zones = s.zones();
            int spaces = (mask & 1 << SPACE) == 0 ? 0 : s.resourceCards(seat, SPACE);
            int ones = available(s, seat, mask) - 2 * spaces;
            int position = 0;
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p), position++) {
                var type = s.card(p).resource();
                if ((mask & type.bit()) == 0) {
                    continue;
                }
                boolean space = type == Resource.SPACE;
                if (space) {
                    spaces--;
                } else {
                    ones--;
                }
                int rest = owed - type.worth();
                if (position < from) {
                    out.block(PyramidVerb.SPEND, p, PyramidSentence.CHOSEN_IN_ORDER, p);
                } else if (completes(rest, !space || mix == Mix.WITH_ONES, ones, spaces)) {
                    out.add(PyramidVerb.SPEND, p);
                } else {
                    var why = rest > ones + 2 * spaces ? PyramidSentence.TOO_FEW_LEFT : PyramidSentence.SUPERFLUOUS;
                    out.block(PyramidVerb.SPEND, p, why, p);
                }
            }
        }

        /** Whether the rest can be made up exactly or, with Space cards alone, with one too many. */
        private static boolean completes(int rest, boolean withOnes, int ones, int spaces) {
            for (int k = 0; k <= spaces; k++) {
                int left = rest - 2 * k;
                if (left == 0 || (left == -1 && !withOnes) || (left > 0 && left <= ones)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void pick(PyramidState s, Move move) {
            int piece = move.a();
            var type = s.card(piece).resource();
            int position = position(s, Places.resources(seat), piece);
            turnOver(s, seat, piece);
            if (attacker == State.NOBODY) {
                s.frames.setSpent(piece);
            }
            if (plunderer != State.NOBODY) {
                Gaining.gain(s, plunderer, type.ordinal(), 1);
            }
            int rest = owed - type.worth();
            if (rest > 0) {
                var now = type == Resource.SPACE && mix != Mix.WITH_ONES ? Mix.ONLY_SPACE : Mix.WITH_ONES;
                s.then(new Ask(seat, attacker, plunderer, mask, rest, now, position));
            }
        }
    }
}
