package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.TimeControl.Days;
import ecumene.server.table.TimeControl.Live;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static final long SECOND = 1000;
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    private String table(TimeControl clock) {
        return evening.annAndBob(room, timed(wanted("toy", "me", "open"), clock));
    }

    private Wire.SeatClock clock(String table, int seat) {
        return look(room, table, ANN).table().seats().get(seat).clock();
    }

    private void pass(long millis) {
        evening.pass(millis);
    }

    @Test
    void time_runs_for_whoever_is_asked_and_answering_adds_the_increment() {
        var table = table(new Live(60, 5));
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(60 * SECOND, true));
        assertThat(clock(table, 1)).isEqualTo(new Wire.SeatClock(60 * SECOND, false));
        pass(10 * SECOND);
        assertThat(clock(table, 0).left()).isEqualTo(50 * SECOND);
        assertThat(look(room, table, ANN).table().deadline())
                .isEqualTo(look(room, table, ANN).now() + 50 * SECOND);

        evening.pick(room, table, ANN, "roll");
        pass(20 * SECOND);
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(55 * SECOND, false));
        assertThat(clock(table, 1)).isEqualTo(new Wire.SeatClock(40 * SECOND, true));
    }

    @Test
    void chatting_and_asking_to_undo_does_not_stop_the_clock_nor_give_time_back() {
        var table = table(new Live(60, 5));
        pass(10 * SECOND);
        evening.run(room, table, ANN, new Command.Say("hm"));
        pass(10 * SECOND);
        assertThat(clock(table, 0).left()).isEqualTo(40 * SECOND);
        evening.pick(room, table, ANN, "roll");
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        pass(7 * SECOND);
        evening.run(room, table, BOB, new Command.Answer(offer, true));
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(45 * SECOND, true));
        assertThat(clock(table, 1))
                .as("no increment without an answer")
                .isEqualTo(new Wire.SeatClock(53 * SECOND, false));
    }

    @Test
    void asked_together_both_clocks_run_until_each_has_answered() {
        var table = table(new Live(60, 5));
        for (var who : List.of(ANN, BOB, ANN)) {
            evening.pick(room, table, who, "roll");
        }
        pass(4 * SECOND);
        evening.pick(room, table, BOB, "bid 0");
        pass(6 * SECOND);
        assertThat(clock(table, 0))
                .as("her second roll did not pass the question on")
                .isEqualTo(new Wire.SeatClock(55 * SECOND, true));
        assertThat(clock(table, 1)).isEqualTo(new Wire.SeatClock(66 * SECOND, false));
    }

    @Test
    void where_the_question_says_what_an_absent_player_answers_that_is_answered_and_the_seat_is_kept() {
        var table = table(new Days(1));
        for (var who : List.of(ANN, BOB, ANN)) {
            evening.pick(room, table, who, "roll");
        }
        assertThat(Evening.question(room, table, ANN).otherwise()).isEqualTo("bid 0");
        int moves = look(room, table, ANN).frame().moves();
        pass(DAY);
        await("both have bid", () -> look(room, table, ANN).frame().moves() == moves + 2);
        assertThat(look(room, table, ANN).table().seats())
                .extracting(Wire.Seat::played)
                .containsOnlyNulls();
    }

    @Test
    void a_seat_that_runs_out_is_played_on_by_a_bot_until_its_owner_takes_it_back() {
        var table = table(new Live(300, 0));
        pass(300 * SECOND - 1);
        assertThat(look(room, table, ANN).table().seats().getFirst().played()).isNull();
        pass(1);
        await("the bot has played", () -> asked(room, table, BOB));
        var seat = look(room, table, BOB).table().seats().getFirst();
        assertThat(seat.played()).isEqualTo("greedy");
        assertThat(seat.gone()).isNull();
        assertThat(seat.clock()).isEqualTo(new Wire.SeatClock(0, false));
        evening.refused(room, table, ANN, new Command.Undo(0), Code.NOT_NOW, "table.bot-plays");

        evening.run(room, table, ANN, new Command.Resume());
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(60 * SECOND, false));
        evening.pick(room, table, BOB, "roll");
        pass(1 * SECOND);
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(59 * SECOND, true));
    }

    @Test
    void whoever_left_in_time_finds_the_clock_as_it_was() {
        var table = table(new Live(300, 0));
        pass(290 * SECOND);
        evening.run(room, table, ANN, new Command.Leave());
        await("the bot has played", () -> asked(room, table, BOB));
        evening.run(room, table, ANN, new Command.Resume());
        assertThat(clock(table, 0).left()).isEqualTo(10 * SECOND);
    }

    @Test
    void a_large_base_gives_a_tenth_of_it_back() {
        var table = table(new Live(3600, 0));
        pass(3600 * SECOND);
        await("the bot has played", () -> asked(room, table, BOB));
        evening.run(room, table, ANN, new Command.Resume());
        assertThat(clock(table, 0).left()).isEqualTo(360 * SECOND);
    }

    @Test
    void with_days_every_question_has_its_own_time() {
        var table = table(new Days(2));
        pass(DAY);
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(DAY, true));
        evening.pick(room, table, ANN, "roll");
        assertThat(clock(table, 0)).isEqualTo(new Wire.SeatClock(2 * DAY, false));
        pass(2 * DAY);
        await("the bot has played", () -> asked(room, table, ANN));
        evening.run(room, table, BOB, new Command.Resume());
        evening.pick(room, table, ANN, "roll");
        assertThat(asked(room, table, BOB)).isTrue();
        assertThat(clock(table, 1).left()).isEqualTo(2 * DAY);
    }

    @Test
    void a_new_question_to_the_same_seat_begins_a_new_time_with_days_only() {
        var days = table(new Days(1));
        var live = table(new Live(60, 9));
        for (var table : List.of(days, live)) {
            for (var who : List.of(ANN, BOB, ANN)) {
                evening.pick(room, table, who, "roll");
            }
        }
        pass(20 * SECOND);
        for (var table : List.of(days, live)) {
            evening.pick(room, table, ANN, "bid 1");
        }
        assertThat(clock(days, 0)).isEqualTo(new Wire.SeatClock(DAY, true));
        assertThat(clock(live, 0))
                .as("one answer before passed the question on")
                .isEqualTo(new Wire.SeatClock(49 * SECOND, true));
    }

    @Test
    void bots_have_no_clock_and_without_a_clock_nothing_is_due() {
        var none = evening.annAndBob(room, "toy");
        assertThat(clock(none, 0)).isNull();
        assertThat(evening.store.table(none).orElseThrow().due()).isZero();
        var bot = room.create(ANN, "", timed(wanted("toy", "me", "bot:random"), new Live(60, 0)))
                .table();
        assertThat(clock(bot, 1)).isNull();
        assertThat(evening.store.table(bot).orElseThrow().due()).isEqualTo(evening.store.now() + 60 * SECOND);
    }

    @Test
    void a_clock_that_ran_out_while_no_node_lived_is_found_by_the_next() {
        var table = table(new Live(60, 0));
        room.close();
        pass(3600 * SECOND);
        var next = evening.room();
        await("the bot has played", () -> asked(next, table, BOB));
        assertThat(seat(next, table, BOB)).isEqualTo("greedy");
    }

    private static String seat(Room room, String table, Person viewer) {
        return look(room, table, viewer).table().seats().getFirst().played();
    }
}
