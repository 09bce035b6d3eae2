package ecumene.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.bots.BotSpec;
import ecumene.engine.Spec;
import ecumene.engine.toy.ToyGame;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {
    @Test
    void every_deal_is_played_once_from_every_seat() {
        var plan = plan(3, "greedy", "random", "search:5it");
        for (int deal = 0; deal < 4; deal++) {
            for (int seat = 0; seat < 3; seat++) {
                var sat = new HashSet<Integer>();
                for (int game = 3 * deal; game < 3 * deal + 3; game++) {
                    assertThat(plan.deal(game)).isEqualTo(deal);
                    assertThat(plan.seedOf(game)).isEqualTo(plan.seedOf(3 * deal));
                    sat.add(plan.player(game, seat));
                }
                assertThat(sat).containsExactlyInAnyOrder(0, 1, 2);
            }
        }
    }

    @Test
    void a_short_list_of_bots_is_repeated() {
        var plan = plan(3, "greedy", "random");
        assertThat(plan.bot(0)).hasToString("greedy");
        assertThat(plan.bot(1)).hasToString("random");
        assertThat(plan.bot(2)).hasToString("greedy");
    }

    @Test
    void a_bot_gets_the_same_luck_in_every_seat_of_a_deal_and_another_in_the_next() {
        var plan = plan(2, "random");
        assertThat(plan.botSeed(0, 1)).isEqualTo(plan.botSeed(1, 1)).isNotEqualTo(plan.botSeed(2, 1));
        assertThat(plan.botSeed(0, 0)).isNotEqualTo(plan.botSeed(0, 1));
    }

    @Test
    void more_bots_than_seats_or_none_are_refused() {
        assertThatThrownBy(() -> plan(2, "random", "greedy", "random"))
                .isInstanceOf(Spec.Wrong.class)
                .hasMessageContaining("1–2");
        assertThatThrownBy(() -> plan(2)).isInstanceOf(Spec.Wrong.class);
    }

    private static Plan plan(int players, String... bots) {
        List<BotSpec> specs = Arrays.stream(bots).map(BotSpec::parse).toList();
        return new Plan(ToyGame.setup(players), specs, 7, 100);
    }
}
