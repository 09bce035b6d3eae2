package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.State;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Resource;
import java.util.List;
import java.util.Optional;

/** PYR-1.5, PYR-5.6, PYR-5.24: turning own resource cards over, for an effect or after a defeat. */
public final class Spending {
    private static final int SPACE = Resource.SPACE.ordinal();

    private Spending() {}

    static Ask cost(int seat, int mask, int count) {
        return new Ask(seat, State.NOBODY, State.NOBODY, mask, count, 0);
    }

    /** PYR-5.24: with fewer than that, all are spent. */
    static Ask loss(PyramidState s, int seat, int attacker, int plunderer, int count) {
        int all = (1 << Resource.TYPES) - 1;
        return new Ask(seat, attacker, plunderer, all, Math.min(count, available(s, seat, all)), 0);
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

    /** How many resources are to be spent. */
    public record Owed(int owed) {}

    /**
     * PYR-Q5, PYR-Q17, PYR-5.24: so many resources, where a Space card may count as two. So k cards, s of them Space, are
     * enough if k ≤ owed ≤ k + s, and any cards go together until there are as many as are owed.
     */
    record Ask(int seat, int attacker, int plunderer, int mask, int owed, long picked)
            implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return attacker == State.NOBODY
                    ? Said.of(PyramidSentence.ASK_COST, s.resolving.piece(), owed)
                    : Said.of(PyramidSentence.ASK_LOSS, attacker, owed);
        }

        @Override
        public Optional<Record> facts(PyramidState s) {
            return Optional.of(new Owed(owed));
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new Ask(seat, attacker, plunderer, mask, owed, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                if ((mask & s.card(p).resource().bit()) != 0) {
                    out.add(PyramidVerb.SPEND, p);
                }
            }
        }

        @Override
        public int least(PyramidState s) {
            return Math.max((owed + 1) / 2, owed - spaceCards(s));
        }

        @Override
        public int most(PyramidState s) {
            return owed;
        }

        @Override
        public boolean byCount(PyramidState s) {
            return owed == 1 || spaceCards(s) == 0;
        }

        private int spaceCards(PyramidState s) {
            return (mask & 1 << SPACE) == 0 ? 0 : s.resourceCards(seat, SPACE);
        }

        @Override
        public boolean completes(PyramidState s, Options candidates, long picked, long free) {
            int cards = Long.bitCount(picked);
            int worth = worth(s, candidates, picked) + worth(s, candidates, free);
            return cards <= owed && (worth >= owed || cards + Long.bitCount(free) >= owed);
        }

        private static int worth(PyramidState s, Options candidates, long these) {
            int worth = 0;
            for (long rest = these; rest != 0; rest &= rest - 1) {
                int piece = candidates.a(Long.numberOfTrailingZeros(rest));
                worth += s.card(piece).resource().worth();
            }
            return worth;
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                int piece = move.a();
                turnOver(s, seat, piece);
                if (attacker == State.NOBODY) {
                    s.resolving.setSpent(piece);
                }
                if (plunderer != State.NOBODY) {
                    Gaining.gain(s, plunderer, s.card(piece).resource().ordinal(), 1);
                }
            }
        }
    }
}
