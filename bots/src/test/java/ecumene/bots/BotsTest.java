package ecumene.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.isles.IslesGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bots, on a game that they have never heard of. */
class BotsTest {
    private static final ToyGame GAME = new ToyGame();

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "search:200ms", "search:1s", "search:500it"})
    void a_bot_is_named_as_it_is_parsed(String name) {
        assertThat(BotSpec.parse(name)).hasToString(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Greedy", "search", "search:0it", "search:-1s", "search:10", "search:10min", "random:1s"})
    void anything_else_is_not_a_bot(String name) {
        assertThatThrownBy(() -> BotSpec.parse(name)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "search:60it"})
    void the_same_seed_gives_the_same_picks(String bot) {
        assertThat(picks(bot, 7, 1)).isEqualTo(picks(bot, 7, 1));
    }

    @Test
    void an_iteration_budget_gives_the_same_picks_on_any_number_of_cores() {
        assertThat(picks("search:2000it", 7, 1)).isEqualTo(picks("search:2000it", 7, 3));
    }

    @Test
    void a_time_budget_is_kept_and_uses_several_cores() {
        var state = GAME.deal(ToyGame.setup(3), Seed.numbered(1, 1));
        int seat = state.seatToAnswer();
        var bot = BotSpec.parse("search:30ms").create(1, 2);
        long begun = System.nanoTime();
        int option = bot.choose(new Sight<>(GAME, state, seat));
        assertThat(option).isBetween(0, state.options(seat).size() - 1);
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isBetween(Duration.ofMillis(25), Duration.ofSeconds(5));
    }

    /** A set can be picked in any order; a bot that weighed every order of the same answer would waste its time. */
    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search:60it"})
    void only_plausible_moves_are_weighed(String name) {
        var game = new IslesGame();
        var bot = BotSpec.parse(name).create(1, 1);
        var state = game.deal(Setup.of("isles", 2, "plain"), Seed.numbered(1, 1));
        int unlikely = 0;
        while (!state.over()) {
            int seat = state.seatToAnswer();
            int option = bot.choose(new Sight<>(game, state, seat));
            assertThat(option).isLessThan(state.options(seat).plausible());
            unlikely += state.options(seat).size() - state.options(seat).plausible();
            state.pick(seat, option);
        }
        assertThat(unlikely).isPositive();
    }

    @Test
    void thinking_leaves_the_table_as_it_was() {
        var state = GAME.deal(ToyGame.setup(3), Seed.numbered(2, 1));
        long before = state.digest();
        for (var bot : List.of("random", "greedy", "search:100it")) {
            BotSpec.parse(bot).create(3, 1).choose(new Sight<>(GAME, state, state.seatToAnswer()));
        }
        assertThat(state.digest()).isEqualTo(before);
    }

    @Test
    void looking_ahead_beats_not_looking() {
        assertThat(winShare("greedy", "random")).isGreaterThan(0.6);
        assertThat(winShare("search:60it", "random")).isGreaterThan(0.6);
    }

    private static double winShare(String one, String other) {
        double won = 0;
        int games = 120;
        for (int n = 0; n < games; n++) {
            int mine = n % 2;
            var state = GAME.deal(ToyGame.setup(2), Seed.numbered(5, n / 2));
            play(state, seat -> BotSpec.parse(seat == mine ? one : other).create(seat, 1), new ArrayList<>());
            won += GAME.share(state, mine);
        }
        return won / games;
    }

    private static List<Integer> picks(String bot, long seed, int threads) {
        var picks = new ArrayList<Integer>();
        var state = GAME.deal(ToyGame.setup(2), Seed.numbered(seed, 1));
        play(state, seat -> BotSpec.parse(bot).create(seed + seat, threads), picks);
        return picks;
    }

    private static void play(ToyState state, java.util.function.IntFunction<Bot> create, List<Integer> picks) {
        var bots = new ArrayList<Bot>();
        for (int seat = 0; seat < state.players(); seat++) {
            bots.add(create.apply(seat));
        }
        while (!state.over()) {
            int seat = state.seatToAnswer();
            int pick = bots.get(seat).choose(new Sight<>(GAME, state, seat));
            picks.add(pick);
            state.pick(seat, pick);
        }
    }
}
