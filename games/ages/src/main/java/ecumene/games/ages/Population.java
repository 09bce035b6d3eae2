package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;

/** AGES-12.1 – AGES-12.5 and AGES-12.9: the yellow bank, workers, and who is discontent (AGES-11.10). */
public final class Population {
    private Population() {}

    /** AGES-12.3: food for one more worker; the bank must not be empty. */
    public static int cost(int yellowTokens) {
        return yellowTokens >= 17 ? 2 : yellowTokens >= 13 ? 3 : yellowTokens >= 9 ? 4 : yellowTokens >= 5 ? 5 : 7;
    }

    /** The same for a civilization (AGES-7.6). */
    public static int cost(AgesState s, int seat) {
        return Math.max(0, cost(s.yellow[seat]) - s.leader(seat).lessFood());
    }

    /** AGES-12.4. */
    public static int consumption(int yellowTokens) {
        if (yellowTokens >= 17) {
            return 0;
        }
        return yellowTokens >= 13 ? 1 : yellowTokens >= 9 ? 2 : yellowTokens >= 5 ? 3 : yellowTokens >= 1 ? 4 : 6;
    }

    /** AGES-12.5: the number above the leftmost subsection that is completely empty. */
    public static int requiredHappiness(int yellowTokens) {
        if (yellowTokens >= 17) {
            return 0;
        }
        return yellowTokens >= 13 ? 1 : 8 - (yellowTokens + 1) / 2;
    }

    /** AGES-11.10. */
    public static int discontent(AgesState s, int seat) {
        return Math.max(0, requiredHappiness(s.yellow[seat]) - s.happiness(seat));
    }

    /** All workers, unused ones included. */
    static int workers(AgesState s, int seat) {
        int sum = s.pool[seat];
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            sum += s.workers(seat, slot);
        }
        return sum;
    }

    /** AGES-12.9: free of food; as far as the bank allows. */
    static void gain(AgesState s, int seat, int count) {
        int real = Math.min(count, s.yellow[seat]);
        s.yellow[seat] -= real;
        s.pool[seat] += real;
        if (real > 0) {
            s.log(AgesSentence.GAINED_POPULATION, seat, real);
        }
    }

    /** AGES-12.9: one unused worker, else one from a card by the owner's choice. */
    record Lose(int seat) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.pool[seat] > 0) {
                s.pool[seat]--;
                s.yellow[seat]++;
                s.log(AgesSentence.LOST_POPULATION, seat);
            } else if (workers(s, seat) > 0) {
                s.then(new Which(seat));
            }
        }
    }

    /** AGES-Q11. */
    record Which(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_LOSE_WORKER);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (s.workers(seat, slot) > 0) {
                    out.add(AgesVerb.LOSE_WORKER, slot);
                }
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            s.addWorkers(seat, move.a(), -1);
            s.yellow[seat]++;
            s.log(AgesSentence.LOST_WORKER, seat, move.a());
        }
    }

    /** AGES-12.10: the worker of a destroyed building or disbanded unit becomes unused. */
    static void release(AgesState s, int seat, int slot) {
        s.addWorkers(seat, slot, -1);
        s.pool[seat]++;
    }
}
