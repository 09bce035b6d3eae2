package ecumene.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.arena.Conditions.Checks;
import ecumene.bots.BotSpec;
import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Laws;
import ecumene.engine.Playback;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.toy.Leak;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
    @Test
    void the_number_of_threads_changes_nothing() throws IOException {
        var one = json(play(plan(3, 90, "greedy", "random"), Conditions.plain(1)));
        assertThat(json(play(plan(3, 90, "greedy", "random"), Conditions.plain(2))))
                .isEqualTo(one);
        assertThat(json(play(plan(3, 90, "greedy", "random"), Conditions.plain(7))))
                .isEqualTo(one);
    }

    @Test
    void another_seed_gives_other_games() throws IOException {
        var plan = new Plan(ToyGame.setup(3), List.of(BotSpec.parse("random")), 8, 90);
        assertThat(json(play(plan, Conditions.plain(2))))
                .isNotEqualTo(json(play(plan(3, 90, "random"), Conditions.plain(2))));
    }

    @Test
    void checking_and_recording_change_no_result(@TempDir Path folder) throws IOException {
        var plain = json(play(plan(2, 40, "greedy", "random"), Conditions.plain(2)));
        assertThat(json(play(plan(2, 40, "greedy", "random"), checked(2)))).isEqualTo(plain);
        assertThat(json(play(plan(2, 40, "greedy", "random"), new Conditions(2, Checks.NONE, Optional.of(folder)))))
                .isEqualTo(plain);
    }

    @Test
    void victories_add_up_to_the_games() {
        var tally = play(plan(3, 60, "random"), Conditions.plain(2)).tally();
        assertThat(tally.games()).isEqualTo(60);
        assertThat(tally.seats().stream()
                        .mapToDouble(seat -> seat.rate().share())
                        .sum())
                .isBetween(0.999999, 1.000001);
        var random = tally.bots().iterator().next();
        assertThat(random.rate().share()).isEqualTo(1);
        assertThat(random.games()).isEqualTo(60);
        assertThat(random.seatsPerGame()).isEqualTo(3);
        assertThat(random.decisions()).isEqualTo(tally.decisions());
    }

    @Test
    void every_bot_sits_equally_often_in_every_seat() {
        var tally = play(plan(3, 60, "greedy", "random"), Conditions.plain(2)).tally();
        for (var bot : tally.bots()) {
            assertThat(bot.games()).isEqualTo(60);
            assertThat(bot.seats()).hasSize(3);
            assertThat(bot.seats().stream().map(Tally.Wins::games).distinct()).hasSize(1);
        }
    }

    @Test
    void every_finished_game_is_told_of() {
        var told = new AtomicInteger();
        new Tournament<>(new ToyGame(), plan(2, 30, "random"), Conditions.plain(2))
                .play(number -> told.incrementAndGet());
        assertThat(told).hasValue(30);
    }

    @Test
    void a_stopped_tournament_tells_what_was_played() {
        var tournament = new Tournament<>(new ToyGame(), plan(2, 1_000_000, "random"), checked(2));
        var told = new AtomicInteger();
        var result = tournament.play(number -> {
            if (told.incrementAndGet() == 10) {
                tournament.stop();
            }
        });
        assertThat(result.complete()).isFalse();
        assertThat(result.tally().games()).isBetween(10L, 20L);
        assertThat(result.violation()).isEmpty();
    }

    @Test
    void records_play_the_same_game_again(@TempDir Path folder) throws IOException {
        var result = play(plan(2, 4, "greedy", "random"), new Conditions(2, Checks.NONE, Optional.of(folder)));
        assertThat(result.complete()).isTrue();
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted())
                    .containsExactly("toy-000001.rec", "toy-000002.rec", "toy-000003.rec", "toy-000004.rec");
        }
        var record = GameRecord.parse(Files.readString(folder.resolve("toy-000002.rec")));
        assertThat(record.seats()).containsExactly("random", "greedy");
        assertThat(Playback.verify(new ToyGame(), record).over()).isTrue();
    }

    /** In the toy game what a seat may do depends on what it knows, so playing without knowledge would show here. */
    @Test
    void records_of_random_games_hold_too(@TempDir Path folder) throws IOException {
        play(plan(2, 20, "random"), new Conditions(2, Checks.NONE, Optional.of(folder)));
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Playback.verify(new ToyGame(), GameRecord.parse(Files.readString(file)));
            }
        }
    }

    @Test
    void a_folder_that_cannot_be_written_is_no_broken_law(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        var conditions = new Conditions(2, Checks.NONE, Optional.of(file));
        assertThatThrownBy(() -> play(plan(2, 4, "random"), conditions)).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void a_leak_is_found_in_the_first_game_that_has_it() {
        var plan = plan(2, 50, "random");
        var one = new Tournament<>(new ToyGame(Leak.FACTS), plan, checked(1)).play(number -> {});
        var many = new Tournament<>(new ToyGame(Leak.FACTS), plan, checked(4)).play(number -> {});
        var broken = one.violation().orElseThrow();
        assertThat(broken.cause()).isInstanceOf(Laws.Broken.class);
        assertThat(broken.seed()).isEqualTo(plan.seedOf(broken.game()));
        assertThat(many.violation().orElseThrow().game()).isEqualTo(broken.game());
        assertThat(many.violation().orElseThrow().law()).isEqualTo(broken.law());
        var record = GameRecord.parse(broken.record());
        assertThat(record.setup()).isEqualTo(plan.setup());
        assertThat(record.seed()).isEqualTo(broken.seed());
    }

    @Test
    void of_several_broken_games_the_first_is_reported_even_if_it_is_the_last_to_break() {
        var plan = plan(2, 50, "random");
        var result =
                new Tournament<>(slow(new ToyGame(Leak.FACTS), plan.seedOf(0)), plan, checked(4)).play(number -> {});
        assertThat(result.violation().orElseThrow().game()).isZero();
    }

    /** The game, with one deal that waits until other games have been looked at. */
    @SuppressWarnings("unchecked")
    private static Game<ToyState> slow(Game<ToyState> game, Seed slow) {
        var looked = new CountDownLatch(2);
        var first = new AtomicBoolean(true);
        InvocationHandler handler = (proxy, method, args) -> {
            boolean playing = Thread.currentThread().getName().startsWith("arena-");
            if (method.getName().equals("deal") && slow.equals(args[1]) && playing && first.getAndSet(false)) {
                assertThat(looked.await(10, TimeUnit.SECONDS)).isTrue();
            }
            if (method.getName().equals("facts")) {
                looked.countDown();
            }
            return method.invoke(game, args);
        };
        return (Game<ToyState>)
                Proxy.newProxyInstance(Game.class.getClassLoader(), new Class<?>[] {Game.class}, handler);
    }

    @Test
    void a_game_that_crashes_is_reported_with_the_pick_that_did_it() {
        var result = new Tournament<>(new ToyGame(Leak.NO_OPTION), plan(2, 400, "random"), Conditions.plain(2))
                .play(number -> {});
        var broken = result.violation().orElseThrow();
        assertThat(result.complete()).isFalse();
        var record = GameRecord.parse(broken.record());
        assertThat(record.end()).isEqualTo(new GameRecord.Open());
        assertThat(record.picks()).isNotEmpty();
        assertThat(broken.law()).contains("nothing to pick");
    }

    @Test
    void a_set_up_the_game_does_not_have_is_refused() {
        var plan = new Plan(Setup.of("toy", 4, "plain"), List.of(BotSpec.parse("random")), 1, 1);
        assertThatThrownBy(() -> new Tournament<>(new ToyGame(), plan, Conditions.plain(1)))
                .isInstanceOf(Spec.Wrong.class);
    }

    static Plan plan(int players, int games, String... bots) {
        return new Plan(
                ToyGame.setup(players), Arrays.stream(bots).map(BotSpec::parse).toList(), 7, games);
    }

    private static Conditions checked(int threads) {
        return new Conditions(threads, Checks.ALL, Optional.empty());
    }

    static Tournament.Result play(Plan plan, Conditions conditions) {
        var result = new Tournament<ToyState>(new ToyGame(), plan, conditions).play(number -> {});
        assertThat(result.violation()).isEmpty();
        return result;
    }

    /** Without what depends on the clock. */
    private static JsonNode json(Tournament.Result result) throws IOException {
        var root = new ObjectMapper().readTree(ResultsJson.of(new Results("toy", "1", 7, List.of(result))));
        root.findParents("seconds").forEach(node -> ((ObjectNode) node).remove("seconds"));
        root.findParents("decisions_per_s").forEach(node -> ((ObjectNode) node).remove("decisions_per_s"));
        return root;
    }
}
