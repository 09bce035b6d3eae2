package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.limits;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.rated;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.BotSpec;
import ecumene.bots.Sight;
import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Playback;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.engine.toy.ToyGame;
import ecumene.server.store.Rows.Rating;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RunnerTest {
    private final Evening evening = new Evening();

    @AfterEach
    void close() {
        evening.close();
    }

    /** Takes the last option. */
    private static final class Last implements Bot {
        @Override
        public <S extends State<S>> int choose(Sight<S> sight) {
            return sight.options().size() - 1;
        }
    }

    private static final class Crashing implements Bot {
        @Override
        public <S extends State<S>> int choose(Sight<S> sight) {
            throw new StackOverflowError("a bot for tests crashes");
        }
    }

    private static final class OutOfRange implements Bot {
        @Override
        public <S extends State<S>> int choose(Sight<S> sight) {
            return sight.options().size();
        }
    }

    private static final class Hanging implements Bot {
        private final CountDownLatch never = new CountDownLatch(1);

        @Override
        public <S extends State<S>> int choose(Sight<S> sight) {
            boolean over = false;
            while (!over) {
                try {
                    never.await();
                    over = true;
                } catch (InterruptedException e) {
                    // A bot that does not listen.
                    over = false;
                }
            }
            return 0;
        }
    }

    private String status(Room room, String table) {
        return look(room, table, ANN).table().status();
    }

    @Test
    void bots_play_a_game_to_its_end_and_it_replays() {
        var room = evening.room();
        var table = room.create(ANN, "", wanted("toy", "bot:greedy", "bot:random", "bot:search:20it"))
                .table();
        await("the game is over", () -> status(room, table).equals("over"));
        var record = GameRecord.parse(room.record(table, null, ""));
        assertThat(record.seats()).containsExactly("greedy", "random", "search:20it");
        Playback.verify(new ToyGame(), record);
        assertThat(evening.meters.counter("ecumene.moves", "by", "bot").count())
                .isEqualTo(record.picks().size());
        assertThat(evening.meters
                        .timer("ecumene.bot.thinking", "kind", "search")
                        .count())
                .isPositive();
    }

    @Test
    void a_person_and_bots_play_pyramid_to_the_end() {
        var room = evening.room();
        var table = room.create(ANN, "", wanted("pyramid", "bot:greedy", "me", "bot:greedy"))
                .table();
        assertThat(look(room, table, ANN).table().seats())
                .extracting(seat -> seat.name())
                .containsExactly("Beaver", "Ann", "Beaver 2");
        while (!status(room, table).equals("over")) {
            await(
                    "it is Ann's turn",
                    () -> asked(room, table, ANN) || status(room, table).equals("over"));
            if (asked(room, table, ANN)) {
                evening.pick(
                        room,
                        table,
                        ANN,
                        Evening.question(room, table, ANN).options().getLast().key());
            }
        }
        assertThat(look(room, table, ANN).frame().breakdown()).hasSize(3);
    }

    private void replaced(Bot broken, String level, String why, Duration patience) {
        var room = evening.room(
                "node",
                (wanted, seed) ->
                        wanted.equals(level) ? broken : BotFactory.usual().create(wanted, seed),
                limits(patience, limits().poll(), limits().idle(), 100));
        var table = room.create(ANN, "", wanted("toy", "bot:" + level, "me")).table();
        await("another bot has played", () -> asked(room, table, ANN));
        var now = level.equals("greedy") ? "random" : "greedy";
        assertThat(look(room, table, ANN).table().seats().getFirst().level()).isEqualTo(now);
        assertThat(look(room, table, ANN).frame().step().level()).isEqualTo(now);
        assertThat(evening.meters
                        .find("ecumene.bot.replaced")
                        .tag("why", why)
                        .counter()
                        .count())
                .isOne();
        var next = room.create(BOB, "", wanted("toy", "bot:random", "me")).table();
        await("other tables are played", () -> asked(room, next, BOB));
    }

    @Test
    void a_bot_that_crashes_is_replaced_by_greedy() {
        replaced(new Crashing(), "search:5it", "crashed", Duration.ofSeconds(30));
    }

    @Test
    void a_bot_that_picks_what_is_not_there_is_replaced_by_greedy() {
        replaced(new OutOfRange(), "search:5it", "crashed", Duration.ofSeconds(30));
    }

    @Test
    void a_bot_that_thinks_too_long_is_replaced_by_greedy_even_if_it_cannot_be_stopped() {
        replaced(new Hanging(), "search:5ms", "slow", Duration.ofSeconds(2));
    }

    @Test
    void even_greedy_is_replaced_when_it_fails() {
        replaced(new Crashing(), "greedy", "crashed", Duration.ofSeconds(30));
    }

    @Test
    void a_bot_that_thinks_when_its_person_comes_back_is_not_heard() throws InterruptedException {
        var entered = new CountDownLatch(1);
        var let = new CountDownLatch(1);
        var room = evening.room(
                "node",
                (level, seed) -> new Bot() {
                    @Override
                    public <S extends State<S>> int choose(Sight<S> sight) {
                        entered.countDown();
                        try {
                            let.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                        return 0;
                    }
                },
                limits());
        var table = evening.annAndBob(room, "toy");
        evening.run(room, table, ANN, new Command.Leave());
        entered.await();
        long seq = evening.run(room, table, ANN, new Command.Resume());
        let.countDown();
        room.close();
        assertThat(evening.store.events(table, seq)).isEmpty();
    }

    @Test
    void a_finished_rated_game_changes_the_ratings_of_bots() {
        var room = evening.room("node", (level, seed) -> new Last(), limits());
        var table = room.create(ANN, "", rated(wanted("toy", "bot:greedy", "bot:greedy", "bot:random")))
                .table();
        await("the game is over", () -> status(room, table).equals("over"));
        var ratings = evening.store.ratings("toy", List.of("bot:greedy", "bot:random"));
        assertThat(ratings).hasSize(2).extracting(Rating::games).containsOnly(1);
        assertThat(ratings).extracting(Rating::wins).contains(1);
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.sigma()).isLessThan(25.0 / 3));
    }

    @Test
    void nothing_is_rated_that_was_not_wanted_or_not_fair() {
        evening.register(ANN, BOB);
        var room = evening.room();
        var unrated = evening.annAndBob(room, "toy");
        evening.run(room, unrated, ANN, new Command.Concede());
        var alone = room.create(ANN, "", rated(wanted("toy", "bot:random", "bot:random")))
                .table();
        await("the game is over", () -> status(room, alone).equals("over"));
        var tried =
                room.create(ANN, "", rated(wanted("toy", "me", "bot:random"))).table();
        evening.pick(room, tried, ANN, "roll");
        await("the bot has played", () -> asked(room, tried, ANN));
        evening.run(room, tried, ANN, new Command.Undo(0));
        assertThat(look(room, tried, ANN).frame().moves()).as("bots agree").isZero();
        evening.run(room, tried, ANN, new Command.Concede());
        assertThat(status(room, tried)).isEqualTo("over");
        assertThat(evening.store.ratings("toy", List.of("ann", "bob", "bot:random")))
                .isEmpty();
    }

    /** As where bots are measured: there a bot keeps its tree from pick to pick. */
    @Test
    void the_bot_one_meets_is_the_bot_that_is_measured() {
        BotFactory searching = (level, seed) -> BotSpec.parse("search:150it").create(7, 1);
        var room = evening.room("node", searching, limits());
        var table = room.create(ANN, "", wanted("pyramid", "me", "bot:search:150it"))
                .table();
        while (look(room, table, ANN).frame().moves() < 40) {
            await("Ann is asked", () -> asked(room, table, ANN));
            var options = Evening.question(room, table, ANN).options();
            evening.pick(room, table, ANN, options.get(options.size() / 2).key());
        }
        var events = Event.read(evening.store.events(table, 0));
        assertThat(measured(Evening.GAMES.get("pyramid"), events))
                .as("picks that went on with a turn")
                .isPositive();
    }

    /** Plays it again with a bot that sees one table from the beginning of a turn to its end. How often it went on. */
    private static <S extends State<S>> int measured(Game<S> game, List<Event> events) {
        var setup = ((Event.Created) events.getFirst()).setup();
        var started = (Event.Started) events.get(1);
        S state = game.deal(setup, Seed.parse(started.seed()));
        var sight = new Sight<>(game, state, 1);
        var bot = BotSpec.parse("search:150it").create(7, 1);
        int last = -1;
        int wentOn = 0;
        for (var event : events) {
            if (event instanceof Event.Picked picked) {
                if (picked.seat() == 1) {
                    bot = last == 1 ? bot : BotSpec.parse("search:150it").create(7, 1);
                    wentOn += last == 1 ? 1 : 0;
                    int option = bot.choose(sight);
                    assertThat(state.options(1).move(option).key(game)).isEqualTo(picked.key());
                }
                last = picked.seat();
                state.pick(last, state.options(last).find(game, picked.key()));
            }
        }
        return wentOn;
    }
}
