package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Layout.Faces;
import ecumene.engine.Layout.Slots;
import ecumene.engine.Layout.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RedealTest {
    private static final int HIDDEN = 0;
    private static final int HALF = 1;
    private static final int QUARTER = 2;
    private static final int DEALS_EACH = 50;

    /** In one zone nothing is seen of a card, in one whether its number is even, in one its remainder by four. */
    private static Layout layout(int pieces) {
        return new Layout(
                2,
                pieces,
                List.of(
                        new Zone("hidden", State.NOBODY, Faces.NOBODY, Slots.SEEN),
                        new Zone("half", State.NOBODY, Faces.NOBODY, Slots.SEEN),
                        new Zone("quarter", State.NOBODY, Faces.NOBODY, Slots.SEEN)),
                RedealTest::back);
    }

    private static int back(int zone, int piece) {
        return switch (zone) {
            case HALF -> piece % 2;
            case QUARTER -> piece % 4;
            default -> 0;
        };
    }

    @Test
    void every_deal_that_agrees_with_the_backs_is_equally_likely() {
        likely(new short[] {HALF, HALF, HIDDEN, HIDDEN, HIDDEN, HIDDEN}, new short[] {1, 1, 1, 1, 1, 1});
        likely(new short[] {HALF, HALF, HIDDEN, HIDDEN, QUARTER, HIDDEN}, new short[] {1, 1, 1, 1, 1, 1});
        likely(new short[] {QUARTER, HIDDEN, HIDDEN, HALF, HALF, QUARTER}, new short[] {7, 7, 7, 7, 7, 7});
    }

    @Test
    void pools_do_not_mix_and_known_cards_stay() {
        likely(new short[] {HALF, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN}, new short[] {1, 2, 1, 2, 2, 0});
        likely(new short[] {HIDDEN, HIDDEN, HIDDEN, HIDDEN}, new short[] {0, 0, 0, 0});
    }

    /** Deals often, and compares with all orders of the cards that agree with zones and pools. */
    private static void likely(short[] zone, short[] pool) {
        var possible = new ArrayList<List<Integer>>();
        orders(zone, pool, new ArrayList<>(), possible);
        var rng = Rng.of(5);
        var counts = new HashMap<List<Integer>, Integer>();
        for (int n = 0; n < DEALS_EACH * possible.size(); n++) {
            var dealt = new Redeal(layout(zone.length), zone, pool.clone()).deal(rng);
            counts.merge(Arrays.stream(dealt).boxed().toList(), 1, Integer::sum);
        }
        assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(possible);
        assertThat(chiSquare(counts)).isLessThan(limit(possible.size() - 1));
    }

    private static void orders(short[] zone, short[] pool, List<Integer> dealt, List<List<Integer>> out) {
        int place = dealt.size();
        if (place == zone.length) {
            out.add(List.copyOf(dealt));
            return;
        }
        for (int piece = 0; piece < zone.length; piece++) {
            boolean fits = pool[piece] == pool[place] && back(zone[place], piece) == back(zone[place], place);
            boolean stays = pool[place] != 0 || piece == place;
            if (fits && stays && !dealt.contains(piece)) {
                dealt.add(piece);
                orders(zone, pool, dealt, out);
                dealt.removeLast();
            }
        }
    }

    private static double chiSquare(Map<List<Integer>, Integer> counts) {
        return counts.values().stream()
                .mapToDouble(count -> (count - DEALS_EACH) * (count - DEALS_EACH) / (double) DEALS_EACH)
                .sum();
    }

    /** Roughly what chance exceeds once in ten thousand times. */
    private static double limit(int freedom) {
        return freedom + 4 * Math.sqrt(2.0 * freedom) + 8;
    }
}
