package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;

/**
 * AGES-12.6 – AGES-12.19: blue tokens, food and resources. A token on a farm or mine is worth 1, 2, 3 or 5, one on a lab
 * the lab's level (AGES-13.7). What is spent goes back to the bank; change is taken from it.
 */
public final class Tokens {
    public enum Kind {
        FOOD,
        RESOURCES
    }

    private static final int[] VALUES = {1, 2, 3, 5};
    private static final int FIVE = 3;

    private Tokens() {}

    /** AGES-12.6. */
    public static int corruption(int blueTokens) {
        return blueTokens >= 11 ? 0 : blueTokens >= 6 ? 2 : blueTokens >= 1 ? 4 : 6;
    }

    private static int from(Kind kind) {
        return kind == Kind.FOOD ? Catalog.AGRICULTURE : Catalog.BRONZE;
    }

    /** Farms hold food; mines and labs hold resources. */
    private static int end(Kind kind) {
        return kind == Kind.FOOD ? Catalog.BRONZE : Catalog.HOLDERS;
    }

    /** What lies on the cards of a civilization. */
    public static int stored(AgesState s, int seat, Kind kind) {
        int sum = 0;
        for (int slot = from(kind); slot < end(kind); slot++) {
            sum += s.tokens(seat, slot) * s.catalog.value[slot];
        }
        return sum;
    }

    /** Whether tokens may be put on a card: labs take them only while Bill Gates is there (AGES-13.7). */
    private static boolean takes(AgesState s, int seat, int slot) {
        return s.knows(seat, slot)
                && s.catalog.value[slot] > 0
                && (Catalog.typeOfSlot(slot) != Type.LAB || s.leader(seat).minesInLabs());
    }

    /** The card on which a token of this value can be put, or NONE; mines before labs. */
    private static int taker(AgesState s, int seat, Kind kind, int value) {
        for (int slot = from(kind); slot < end(kind); slot++) {
            if (s.catalog.value[slot] == value && takes(s, seat, slot)) {
                return slot;
            }
        }
        return AgesState.NONE;
    }

    // --- gaining --------------------------------------------------------------------------------------------------

    /** AGES-12.12: the fewest tokens that make the amount, or as much as the bank allows. Returns what was gained. */
    static int gain(AgesState s, int seat, Kind kind, int amount) {
        int left = amount;
        for (int v = FIVE; v >= 0; v--) {
            int slot = left >= VALUES[v] && s.blue[seat] > 0 ? taker(s, seat, kind, VALUES[v]) : AgesState.NONE;
            if (slot != AgesState.NONE) {
                int count = Math.min(s.blue[seat], left / VALUES[v]);
                s.blue[seat] -= count;
                s.addTokens(seat, slot, count);
                left -= count * VALUES[v];
            }
        }
        int gained = amount - left;
        if (gained > 0) {
            s.log(kind == Kind.FOOD ? AgesSentence.GAINED_FOOD : AgesSentence.GAINED_RESOURCES, seat, gained);
        }
        return gained;
    }

    // --- paying and losing ----------------------------------------------------------------------------------------

    /** AGES-12.15: loses at most everything. Returns what the loss counts for (AGES-12.18). */
    static int lose(AgesState s, int seat, Kind kind, int amount) {
        int real = Math.min(amount, stored(s, seat, kind));
        if (real > 0) {
            pay(s, seat, kind, real);
            s.log(kind == Kind.FOOD ? AgesSentence.LOST_FOOD : AgesSentence.LOST_RESOURCES, seat, real);
        }
        return real;
    }

    /** AGES-12.17: the payment that keeps most tokens in the bank; there is enough. */
    static void pay(AgesState s, int seat, Kind kind, int amount) {
        if (amount > 0) {
            settle(s, seat, kind, new Change(s, seat, kind, amount).best());
        }
    }

    /** Leaves these numbers of tokens of each value on the cards. */
    private static void settle(AgesState s, int seat, Kind kind, Left left) {
        for (int v = 0; v < VALUES.length; v++) {
            int more = left.of(v);
            for (int slot = from(kind); slot < end(kind); slot++) {
                more -= s.catalog.value[slot] == VALUES[v] ? s.tokens(seat, slot) : 0;
            }
            if (more > 0) {
                s.addTokens(seat, taker(s, seat, kind, VALUES[v]), more);
            }
            s.blue[seat] -= more;
            // labs give up their tokens before mines: they may not get any again
            for (int slot = end(kind) - 1; more < 0 && slot >= from(kind); slot--) {
                if (s.catalog.value[slot] == VALUES[v]) {
                    int off = Math.min(-more, s.tokens(seat, slot));
                    s.addTokens(seat, slot, -off);
                    more += off;
                }
            }
        }
    }

    /** How many tokens of each value stay on the cards. */
    record Left(int ones, int twos, int threes, int fives) {
        static final Left NONE = new Left(-1, -1, -1, -1);

        boolean exists() {
            return ones >= 0;
        }

        int of(int value) {
            return switch (value) {
                case 0 -> ones;
                case 1 -> twos;
                case 2 -> threes;
                default -> fives;
            };
        }
    }

    /** Is told every way to pay. */
    private interface Ways {
        void leaving(int ones, int twos, int threes, int fives);
    }

    /**
     * AGES-12.17: what can be left on the cards after a payment. A token of value v that goes to the bank may bring back
     * change worth less than v; the change from fives is at most 4, from threes 2, from twos 1.
     */
    private static final class Change {
        private final int[] have = new int[VALUES.length];
        private final boolean[] takes = new boolean[VALUES.length];
        private final int bank;
        private final int amount;
        private int total;

        Change(AgesState s, int seat, Kind kind, int amount) {
            this.bank = s.blue[seat];
            this.amount = amount;
            for (int slot = from(kind); slot < end(kind); slot++) {
                for (int v = 0; v < VALUES.length; v++) {
                    have[v] += s.catalog.value[slot] == VALUES[v] ? s.tokens(seat, slot) : 0;
                    takes[v] |= s.catalog.value[slot] == VALUES[v] && Tokens.takes(s, seat, slot);
                }
            }
            for (int v = 0; v < VALUES.length; v++) {
                total += have[v] * VALUES[v];
            }
        }

        /** Among the exact payments, else those that overpay least, the one with the fewest tokens left on cards. */
        Left best() {
            if (have[1] + have[2] + have[FIVE] == 0) {
                return new Left(have[0] - amount, 0, 0, 0);
            }
            for (int worth = amount; worth <= total; worth++) {
                var best = list(worth, (_, _, _, _) -> {});
                if (best.exists()) {
                    return best;
                }
            }
            throw new IllegalStateException("not enough to pay " + amount);
        }

        /** All ways to leave something on the cards after paying exactly what the best way pays. */
        void ways(Ways out) {
            for (int worth = amount; worth <= total; worth++) {
                if (list(worth, out).exists()) {
                    return;
                }
            }
        }

        /** Tells every way to pay this worth; returns the one with the fewest tokens left, the dearest first, or none. */
        private Left list(int worth, Ways out) {
            var best = Left.NONE;
            int fewest = Integer.MAX_VALUE;
            int left = total - worth;
            for (int fives = Math.min(have[FIVE], left / 5); fives >= 0; fives--) {
                int most = Math.min(have[2] + have[FIVE] - fives, (left - 5 * fives) / 3);
                for (int threes = most; threes >= 0; threes--) {
                    int rest = left - 5 * fives - 3 * threes;
                    for (int twos = rest / 2; twos >= 0; twos--) {
                        int ones = rest - 2 * twos;
                        int tokens = fives + threes + twos + ones;
                        if (possible(ones, twos, threes, fives)) {
                            out.leaving(ones, twos, threes, fives);
                            if (tokens < fewest) {
                                fewest = tokens;
                                best = new Left(ones, twos, threes, fives);
                            }
                        }
                    }
                }
            }
            return best;
        }

        private boolean possible(int ones, int twos, int threes, int fives) {
            int newOnes = Math.max(0, ones - have[0]);
            int newTwos = Math.max(0, twos - have[1]);
            int newThrees = Math.max(0, threes - have[2]);
            int offTwos = Math.max(0, have[1] - twos);
            int offThrees = Math.max(0, have[2] - threes);
            int offFives = have[FIVE] - fives;
            int after = bank + have[0] + have[1] + have[2] + have[FIVE] - ones - twos - threes - fives;
            return after >= 0
                    && (newOnes == 0 || takes[0])
                    && (newTwos == 0 || takes[1])
                    && (newThrees == 0 || takes[2])
                    && newThrees <= offFives
                    && newTwos <= offThrees + 2 * (offFives - newThrees)
                    && newOnes <= 4 * offFives + 2 * offThrees + offTwos - 3 * newThrees - 2 * newTwos;
        }
    }

    /** Whether it can matter which tokens pay: there are some worth more than 1. */
    static boolean hasChoice(AgesState s, int seat) {
        for (int slot = 0; slot < Catalog.HOLDERS; slot++) {
            if (s.tokens(seat, slot) > 0 && s.catalog.value[slot] > 1) {
                return true;
            }
        }
        return false;
    }

    /** AGES-Q16: the payer chooses which tokens stay on the cards. */
    record ManualPayment(int seat, Kind kind, int amount) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(kind == Kind.FOOD ? AgesSentence.ASK_PAY_FOOD : AgesSentence.ASK_PAY_RESOURCES, amount);
        }

        @Override
        public void options(AgesState s, Options out) {
            new Change(s, seat, kind, amount)
                    .ways((ones, twos, threes, fives) -> out.add(AgesVerb.PAY, ones, twos, threes, fives));
        }

        @Override
        public void pick(AgesState s, Move move) {
            settle(s, seat, kind, new Left(move.a(), move.b(), move.c(), move.d()));
        }
    }

    // --- losing tokens themselves ---------------------------------------------------------------------------------

    /** AGES-12.8: blue tokens go to the box, from the bank first, then from cards by own choice. */
    static void loseBlue(AgesState s, int seat, int count) {
        int fromBank = Math.min(count, s.blue[seat]);
        int fromCards = Math.min(count - fromBank, onCards(s, seat));
        s.blue[seat] -= fromBank;
        s.blueOwned[seat] -= fromBank;
        if (fromBank + fromCards > 0) {
            s.log(AgesSentence.LOST_BLUE, seat, fromBank + fromCards);
        }
        for (int left = fromCards; left > 0; left--) {
            s.then(new TakeOff(seat, true));
        }
    }

    static void gainBlue(AgesState s, int seat, int count) {
        s.blue[seat] += count;
        s.blueOwned[seat] += count;
        if (count > 0) {
            s.log(AgesSentence.GAINED_BLUE, seat, count);
        }
    }

    /** AGES-12.7: the net difference of token symbols, when cards come into play or leave it. */
    static void blueSymbols(AgesState s, int seat, int difference) {
        if (difference >= 0) {
            gainBlue(s, seat, difference);
        } else {
            loseBlue(s, seat, -difference);
        }
    }

    /** Yellow tokens are lost from the bank only, as many as are there. */
    static void yellowSymbols(AgesState s, int seat, int difference) {
        int real = Math.max(difference, -s.yellow[seat]);
        s.yellow[seat] += real;
        s.yellowOwned[seat] += real;
        if (real > 0) {
            s.log(AgesSentence.GAINED_YELLOW, seat, real);
        } else if (real < 0) {
            s.log(AgesSentence.LOST_YELLOW, seat, -real);
        }
        s.touch(seat);
    }

    /** AGES-12.8: from one yellow bank into another. */
    static void takeYellow(AgesState s, int loser, int taker, int count) {
        int real = Math.min(count, s.yellow[loser]);
        yellowSymbols(s, loser, -real);
        yellowSymbols(s, taker, real);
    }

    /** All blue tokens on cards of a civilization: more cannot be taken off. */
    static int onCards(AgesState s, int seat) {
        int count = 0;
        for (int slot = 0; slot < Catalog.HOLDERS; slot++) {
            count += s.tokens(seat, slot);
        }
        return count;
    }

    /** One blue token leaves the bank, or a card when the bank is empty: for a stage, or lost to the box. */
    record TakeOff(int seat, boolean lost) implements ecumene.engine.Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.blue[seat] > 0) {
                s.blue[seat]--;
                s.blueOwned[seat] -= lost ? 1 : 0;
            } else if (onCards(s, seat) > 0) {
                s.blueOwned[seat] -= lost ? 1 : 0;
                s.then(new Source(seat));
            }
        }
    }

    /** AGES-Q12: from which own card a blue token is taken. */
    record Source(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_TOKEN);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int slot = 0; slot < Catalog.HOLDERS; slot++) {
                if (s.tokens(seat, slot) > 0) {
                    out.add(AgesVerb.TOKEN, slot);
                }
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            s.addTokens(seat, move.a(), -1);
            s.log(AgesSentence.TOOK_TOKEN, seat, move.a());
        }
    }
}
