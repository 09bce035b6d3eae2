package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.closed;
import static ecumene.server.table.Evening.frames;
import static ecumene.server.table.Evening.goingOn;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.TimeControl.Days;
import ecumene.server.table.TimeControl.Live;
import ecumene.server.table.TimeControl.None;
import ecumene.server.wire.Wire;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LobbyTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    private static void refuses(ThrowingCallable call, Code code, String key) {
        assertThatThrownBy(call).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(refusal.code()).isEqualTo(code);
            assertThat(refusal.key()).isEqualTo(key);
        });
    }

    private String open(String... seats) {
        return room.create(ANN, "", wanted("toy", seats)).table();
    }

    @Test
    void a_full_table_starts_at_once_and_an_open_one_waits() {
        assertThat(look(room, open("me", "bot:greedy"), ANN).table().status()).isEqualTo("playing");
        var waiting = look(room, open("me", "open"), ANN);
        assertThat(waiting.table().status()).isEqualTo("open");
        assertThat(waiting.frame()).isNull();
        assertThat(waiting.table().seats()).extracting(Wire.Seat::kind).containsExactly("person", "open");
        assertThat(waiting.table().mine()).isZero();
    }

    @Test
    void people_sit_down_leave_and_are_replaced() {
        var table = open("me", "open");
        evening.refused(room, table, BOB, new Command.Sit(2, ""), Code.MALFORMED, "table.no-seat");
        evening.refused(room, table, BOB, new Command.Sit(0, ""), Code.NOT_NOW, "table.seat-taken");
        evening.refused(room, table, BOB, new Command.Leave(), Code.FORBIDDEN, "table.not-seated");
        evening.run(room, table, BOB, new Command.Sit(null, ""));
        assertThat(look(room, table, BOB).table().mine()).isOne();
        evening.refused(room, table, BOB, new Command.Sit(null, ""), Code.NOT_NOW, "table.already-seated");
        evening.refused(room, table, CAT, new Command.Sit(null, ""), Code.NOT_NOW, "table.full");

        evening.run(room, table, BOB, new Command.Leave());
        assertThat(look(room, table, BOB).table().seats().get(1).kind()).isEqualTo("open");
        evening.run(room, table, ANN, new Command.SetSeat(1, "bot:random"));
        assertThat(look(room, table, BOB).table().seats().get(1).level()).isEqualTo("random");
        evening.run(room, table, ANN, new Command.SetSeat(1, "open"));
        evening.run(room, table, CAT, new Command.Sit(1, ""));
        assertThat(look(room, table, ANN).table().seats().get(1).name()).isEqualTo("Cat");
    }

    @Test
    void only_whoever_made_the_table_arranges_starts_and_closes_it() {
        var table = open("me", "open");
        evening.refused(room, table, BOB, new Command.SetSeat(1, "open"), Code.FORBIDDEN, "table.not-owner");
        evening.refused(room, table, BOB, new Command.Start(), Code.FORBIDDEN, "table.not-owner");
        evening.refused(room, table, BOB, new Command.Close(), Code.FORBIDDEN, "table.not-owner");
        evening.refused(room, table, ANN, new Command.Start(), Code.NOT_NOW, "table.seats-open");
        evening.refused(room, table, ANN, new Command.SetSeat(1, "bot:genius"), Code.MALFORMED, "table.bot-unknown");
        evening.refused(room, table, ANN, new Command.SetSeat(1, "bot:search:1s"), Code.MALFORMED, "table.bot-slow");
        evening.refused(room, table, ANN, new Command.SetSeat(1, "queen"), Code.MALFORMED, "table.who");
        evening.refused(room, table, ANN, new Command.SetSeat(5, "open"), Code.MALFORMED, "table.no-seat");
        evening.run(room, table, ANN, new Command.Close());
        assertThat(look(room, table, ANN).table().status()).isEqualTo("over");
        evening.refused(room, table, ANN, new Command.Start(), Code.NOT_NOW, "table.over");
    }

    @Test
    void nothing_of_the_game_is_possible_before_the_start_and_nothing_of_the_lobby_after() {
        var table = open("me", "open");
        for (var command : List.of(
                new Command.Pick(1, List.of("roll")),
                new Command.Undo(0),
                new Command.ProposeEnd(),
                new Command.Answer(1, true),
                new Command.Concede(),
                new Command.Resume())) {
            evening.refused(room, table, ANN, command, Code.NOT_NOW, "table.not-started");
        }
        evening.refused(room, table, ANN, new Command.Rematch(), Code.NOT_NOW, "table.not-over");
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        evening.run(room, table, ANN, new Command.Start());
        for (var command : List.of(new Command.SetSeat(1, "open"), new Command.Start(), new Command.Close())) {
            evening.refused(room, table, ANN, command, Code.NOT_NOW, "table.started");
        }
        evening.refused(room, table, CAT, new Command.Sit(null, ""), Code.NOT_NOW, "table.started");
        evening.refused(room, table, ANN, new Command.Rematch(), Code.NOT_NOW, "table.not-over");
    }

    @Test
    void what_a_game_does_not_have_is_refused_in_words() {
        refuses(() -> room.create(ANN, "", wanted("chess", "me", "open")), Code.NOT_FOUND, "table.no-game");
        refuses(() -> open("me"), Code.MALFORMED, "table.setup");
        refuses(() -> open("me", "me"), Code.MALFORMED, "table.me-twice");
        refuses(() -> open("me", "bot:search:99999it"), Code.MALFORMED, "table.bot-slow");
        var odd =
                new NewTable("toy", "huge", Map.of(), List.of("me", "open"), new None(), true, "", false, false, null);
        refuses(() -> room.create(ANN, "", odd), Code.MALFORMED, "table.setup");
        var option = new NewTable(
                "toy", "", Map.of("x", "y"), List.of("me", "open"), new None(), true, "", false, false, null);
        refuses(() -> room.create(ANN, "", option), Code.MALFORMED, "table.setup");
        var title = new NewTable(
                "toy", "", Map.of(), List.of("me", "open"), new None(), true, "x".repeat(61), false, false, null);
        refuses(() -> room.create(ANN, "", title), Code.TOO_LARGE, "table.title-long");
        for (var clock : List.of(new Days(0), new Days(15), new Live(0, 0), new Live(60, -1), new Live(90_000, 0))) {
            refuses(
                    () -> room.create(ANN, "", timed(wanted("toy", "me", "open"), clock)),
                    Code.MALFORMED,
                    "table.clock");
        }
    }

    @Test
    void a_title_is_cleaned() {
        var title = new NewTable(
                "toy",
                "",
                Map.of(),
                List.of("me", "open"),
                new None(),
                true,
                " Friday\n\u0007 night ",
                false,
                false,
                null);
        assertThat(look(room, room.create(ANN, "", title).table(), ANN).table().title())
                .isEqualTo("Friday  night");
    }

    @Test
    void a_table_asked_for_again_with_the_same_id_is_the_same_table() {
        var first = room.create(ANN, "one", wanted("toy", "me", "open"));
        assertThat(room.create(ANN, "one", wanted("toy", "me", "open"))).isEqualTo(first);
        assertThat(room.create(BOB, "one", wanted("toy", "me", "open")).table()).isNotEqualTo(first.table());
        assertThat(room.create(ANN, "two", wanted("toy", "me", "open")).table()).isNotEqualTo(first.table());
    }

    // --- who may see ---

    @Test
    void a_private_table_is_seen_by_those_at_it_and_by_invitation_only() {
        var made = room.create(ANN, "", closed(wanted("toy", "me", "open")));
        refuses(() -> look(room, made.table(), BOB), Code.FORBIDDEN, "table.private");
        refuses(() -> room.look(made.table(), null, "wrong", Lang.EN), Code.FORBIDDEN, "table.private");
        refuses(
                () -> room.watch(made.table(), BOB, "", Lang.EN, java.util.Optional.empty(), _ -> {}),
                Code.FORBIDDEN,
                "table.private");
        refuses(() -> room.history(made.table(), BOB, "", Lang.EN, 0, 0), Code.FORBIDDEN, "table.private");
        refuses(() -> room.progress(made.table(), BOB, ""), Code.FORBIDDEN, "table.private");
        refuses(() -> room.record(made.table(), BOB, ""), Code.FORBIDDEN, "table.private");
        evening.refused(room, made.table(), BOB, new Command.Sit(1, ""), Code.FORBIDDEN, "table.invite");
        evening.refused(room, made.table(), BOB, new Command.Say("hi"), Code.FORBIDDEN, "table.private");

        assertThat(room.look(made.table(), BOB, made.invite(), Lang.EN).table().invite())
                .as("only for those at the table")
                .isNull();
        evening.run(room, made.table(), BOB, new Command.Sit(1, made.invite()));
        assertThat(look(room, made.table(), BOB).table().invite()).isEqualTo(made.invite());
        assertThat(room.hall(CAT, Lang.EN).open()).isEmpty();
        assertThat(room.hall(BOB, Lang.EN).mine()).hasSize(1);
    }

    @Test
    void there_is_no_table_of_that_name() {
        refuses(() -> look(room, "nowhere", ANN), Code.NOT_FOUND, "table.none");
        refuses(() -> room.command("nowhere", ANN, "", new Command.Leave()), Code.NOT_FOUND, "table.none");
        assertThat(room.tablesInMemory()).isZero();
    }

    @Test
    void names_of_tables_and_invitations_do_not_repeat() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            assertThat(seen.add(Ids.table())).isTrue();
            assertThat(seen.add(Ids.invite())).isTrue();
        }
        assertThat(Ids.table()).hasSize(10);
        assertThat(Ids.invite()).hasSize(32);
    }

    // --- lists ---

    @Test
    void the_hall_shows_my_turn_first_and_what_is_open_running_and_finished() {
        var running = evening.annAndBob(room, "toy");
        evening.pass(1);
        var open = open("me", "open");
        evening.pass(1);
        var closed = open("me", "open");
        evening.run(room, closed, ANN, new Command.Close());
        var finished = evening.annAndBob(room, "toy");
        evening.pick(room, finished, ANN, "roll");
        evening.run(room, finished, ANN, new Command.Concede());

        var hall = room.hall(ANN, Lang.EN);
        assertThat(hall.mine()).extracting(Wire.Summary::id).containsExactly(running, open);
        assertThat(hall.mine()).extracting(Wire.Summary::myTurn).containsExactly(true, false);
        assertThat(hall.open()).extracting(Wire.Summary::id).containsExactly(open);
        assertThat(hall.running()).extracting(Wire.Summary::id).containsExactly(running);
        assertThat(hall.finished()).extracting(Wire.Summary::id).containsExactly(finished);
        var stranger = room.hall(null, Lang.EN);
        assertThat(stranger.mine()).isEmpty();
        assertThat(stranger.open().getFirst().invite()).isNull();
        assertThat(room.finishedOf(ANN.id(), null, Lang.EN))
                .extracting(Wire.Summary::id)
                .containsExactly(finished);
    }

    @Test
    void private_games_are_in_nobody_elses_profile() {
        var table = evening.annAndBob(room, closed(wanted("toy", "me", "open")));
        evening.pick(room, table, ANN, "roll");
        evening.run(room, table, ANN, new Command.Concede());
        assertThat(room.finishedOf(ANN.id(), BOB, Lang.EN)).hasSize(1);
        assertThat(room.finishedOf(ANN.id(), CAT, Lang.EN)).isEmpty();
    }

    @Test
    void listeners_hear_of_every_change_with_those_who_sit_there() throws Exception {
        var heard = new CopyOnWriteArrayList<Tables.Changed>();
        try (var listening = room.onChange(heard::add)) {
            assertThat(listening).isNotNull();
            var table = open("me", "open");
            evening.run(room, table, BOB, new Command.Sit(1, ""));
            assertThat(heard)
                    .containsExactly(
                            new Tables.Changed(table, true, List.of("ann")),
                            new Tables.Changed(table, true, List.of("ann", "bob")));
        }
        open("me", "open");
        assertThat(heard).hasSize(2);
    }

    @Test
    void a_listener_that_fails_does_not_undo_what_is_durable() {
        room.onChange(_ -> {
            throw new IllegalStateException("a listener for tests fails");
        });
        var table = open("me", "open");
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        assertThat(look(room, table, BOB).table().mine()).isOne();
    }

    // --- after the game ---

    @Test
    void a_rematch_is_one_table_with_the_same_people_one_seat_on() {
        var table = over();
        evening.refused(room, table, CAT, new Command.Rematch(), Code.FORBIDDEN, "table.not-seated");
        var rematch = rematch(table, ANN);
        var asked = look(room, rematch, BOB);
        assertThat(asked.table().seats()).extracting(Wire.Seat::name).containsExactly("Bob", "Ann");
        assertThat(asked.table().seats()).extracting(Wire.Seat::kind).containsExactly("open", "person");
        assertThat(asked.table().seats().getFirst().held()).isEqualTo("bob");
        assertThat(asked.table().mine()).as("Bob has not accepted").isNull();
        assertThat(room.hall(BOB, Lang.EN).mine()).extracting(Wire.Summary::id).containsExactly(rematch);

        assertThat(rematch(table, BOB)).isEqualTo(rematch);
        assertThat(look(room, rematch, BOB).table().status())
                .as("all have accepted")
                .isEqualTo("playing");
        assertThat(asked(room, rematch, BOB)).isTrue();
        assertThat(rematch(table, BOB)).as("again").isEqualTo(rematch);
    }

    /** A game of Ann and Bob that is over. */
    private String over() {
        var table = evening.annAndBob(room, "toy");
        evening.pick(room, table, ANN, "roll");
        evening.run(room, table, ANN, new Command.Concede());
        return table;
    }

    private String rematch(String table, Person by) {
        evening.run(room, table, by, new Command.Rematch());
        return java.util.Objects.requireNonNull(look(room, table, by).table().rematch());
    }

    @Test
    void a_rematch_does_not_begin_without_those_who_have_not_accepted() {
        var rematch = rematch(over(), ANN);
        evening.refused(room, rematch, ANN, new Command.Start(), Code.NOT_NOW, "table.seats-held");
        evening.refused(room, rematch, CAT, new Command.Sit(0, ""), Code.NOT_NOW, "table.seat-held");
        evening.refused(room, rematch, CAT, new Command.Sit(null, ""), Code.NOT_NOW, "table.full");
        evening.run(room, rematch, BOB, new Command.Sit(null, ""));
        assertThat(look(room, rematch, BOB).table().status()).isEqualTo("playing");
    }

    @Test
    void a_kept_seat_is_declined_by_its_person_or_given_to_others_by_whoever_asked() {
        var declined = rematch(over(), ANN);
        evening.run(room, declined, BOB, new Command.Leave());
        assertThat(look(room, declined, ANN).table().seats().getFirst().held()).isNull();
        evening.run(room, declined, CAT, new Command.Sit(0, ""));
        assertThat(look(room, declined, CAT).table().status()).isEqualTo("playing");

        var given = rematch(over(), ANN);
        evening.run(room, given, ANN, new Command.SetSeat(0, "bot:random"));
        evening.run(room, given, ANN, new Command.Start());
        assertThat(look(room, given, BOB).table().mine()).isNull();
    }

    @Test
    void whoever_left_the_game_is_not_asked_to_a_rematch() {
        var table = evening.annAndBob(room, "toy");
        evening.pick(room, table, ANN, "roll");
        evening.run(room, table, BOB, new Command.Leave());
        evening.run(room, table, ANN, new Command.ProposeEnd());
        var seats = look(room, rematch(table, ANN), ANN).table().seats();
        assertThat(seats).extracting(Wire.Seat::kind).containsExactly("open", "person");
        assertThat(seats.getFirst().held()).isNull();
    }

    @Test
    void a_private_rematch_is_seen_by_those_who_were_asked() {
        var table = evening.annAndBob(room, closed(wanted("toy", "me", "open")));
        evening.pick(room, table, ANN, "roll");
        evening.run(room, table, ANN, new Command.Concede());
        var rematch = rematch(table, ANN);
        assertThat(look(room, rematch, BOB).table().invite()).isNotNull();
        refuses(() -> look(room, rematch, CAT), Code.FORBIDDEN, "table.private");
    }

    @Test
    void a_rematch_does_not_begin_by_itself_for_somebody_who_is_not_there_any_more() {
        var table = over();
        var rematch = rematch(table, ANN);
        evening.pass(Presence.ASKED.toMillis() + 1);
        rematch(table, BOB);
        assertThat(look(room, rematch, BOB).table().status()).as("Ann has gone").isEqualTo("open");
        evening.run(room, rematch, ANN, new Command.Start());
        assertThat(look(room, rematch, BOB).table().status()).isEqualTo("playing");
    }

    // --- nobody starts a game for people who are not there ---

    @Test
    void no_game_begins_for_somebody_who_is_not_there() {
        var table = open("me", "open");
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        evening.pass(Presence.ASKED.toMillis() + 1);
        evening.refused(room, table, ANN, new Command.Start(), Code.NOT_NOW, "table.not-there");
        look(evening.room(), table, BOB);
        evening.run(room, table, ANN, new Command.Start());
    }

    @Test
    void whoever_closes_the_last_socket_is_not_there() {
        var table = open("me", "open");
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        var other = evening.room();
        try (var watch = other.watch(table, BOB, "", Lang.EN, java.util.Optional.empty(), _ -> {})) {
            assertThat(watch).isNotNull();
            assertThat(evening.store.present(table)).contains("bob");
        }
        evening.refused(room, table, ANN, new Command.Start(), Code.NOT_NOW, "table.not-there");
    }

    @Test
    void a_socket_on_another_node_is_as_good_and_is_believed_as_long_as_it_is_open() {
        var table = open("me", "open");
        var other = evening.room();
        try (var watch = other.watch(table, BOB, "", Lang.EN, java.util.Optional.empty(), _ -> {})) {
            assertThat(watch).isNotNull();
            evening.run(room, table, BOB, new Command.Sit(1, ""));
            Evening.await("the other node has noted Bob", () -> {
                return evening.store.present(table).contains("bob");
            });
            evening.run(room, table, ANN, new Command.Start());
        }
    }

    @Test
    void with_days_for_a_move_whoever_sits_down_need_not_wait() {
        var table = room.create(ANN, "", timed(wanted("toy", "me", "open"), new Days(1)))
                .table();
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        evening.pass(Presence.ASKED.toMillis() + 1);
        evening.run(room, table, ANN, new Command.Start());
        assertThat(look(room, table, BOB).table().status()).isEqualTo("playing");
    }

    @Test
    void a_rematch_against_bots_starts_at_once() {
        var table = open("me", "bot:random");
        evening.run(room, table, ANN, new Command.ProposeEnd());
        evening.run(room, table, ANN, new Command.Rematch());
        var rematch = look(room, table, ANN).table().rematch();
        assertThat(look(room, rematch, ANN).table().status()).isEqualTo("playing");
        assertThat(look(room, rematch, ANN).table().mine()).isOne();
    }

    @Test
    void a_finished_game_is_continued_from_any_position() {
        var table = evening.annAndBob(room, "toy");
        for (var who : List.of(ANN, BOB, ANN)) {
            evening.pick(room, table, who, "roll");
        }
        refuses(
                () -> room.create(ANN, "", goingOn(wanted("toy", "me", "bot:random"), table, 2)),
                Code.NOT_NOW,
                "table.not-over");
        evening.run(room, table, ANN, new Command.Concede());
        refuses(
                () -> room.create(ANN, "", goingOn(wanted("toy", "me", "open"), table, 9)),
                Code.MALFORMED,
                "table.from-moves");
        refuses(
                () -> room.create(ANN, "", goingOn(wanted("toy", "me", "open", "open"), table, 1)),
                Code.MALFORMED,
                "table.from-seats");

        var on = room.create(CAT, "", goingOn(wanted("toy", "me", "open"), table, 2))
                .table();
        evening.run(room, on, BOB, new Command.Sit(1, ""));
        evening.run(room, on, CAT, new Command.Start());
        var start = look(room, on, CAT);
        assertThat(start.frame().moves()).isEqualTo(2);
        assertThat(Wire.JSON.<JsonNode>valueToTree(start.frame().view()))
                .isEqualTo(frames(room, table, ANN, 2, 2).get(0).get("view"));
        assertThat(start.frame().undo()).as("not theirs").isNull();
        evening.refused(room, on, CAT, new Command.Undo(0), Code.NOT_NOW, "table.nothing-to-undo");
        evening.pick(room, on, CAT, "roll");
        assertThat(look(room, on, CAT).frame().undo().turn()).isEqualTo(2);
    }

    @Test
    void a_game_that_has_ended_is_not_continued_from_its_end_nor_by_those_who_may_not_see_it() {
        var table = evening.annAndBob(room, closed(wanted("toy", "me", "open")));
        evening.playUntil(room, table, now -> now.table().status().equals("over"), ANN, BOB);
        int moves = look(room, table, ANN).frame().moves();
        refuses(
                () -> room.create(ANN, "", goingOn(wanted("toy", "me", "open"), table, moves)),
                Code.MALFORMED,
                "table.from-moves");
        refuses(
                () -> room.create(CAT, "", goingOn(wanted("toy", "me", "open"), table, 1)),
                Code.FORBIDDEN,
                "table.private");
    }

    @Test
    void a_deletion_that_was_cut_short_is_finished_by_whoever_is_there() {
        var gus = new Person("gus", "Gus", true, "", "");
        var table = open("me", "open");
        evening.run(room, table, gus, new Command.Sit(1, ""));
        evening.run(room, table, ANN, new Command.Start());
        evening.run(room, table, gus, new Command.Say("Gus's secret"));

        evening.store.removeAccount("gus"); // and then the power failed
        evening.pass(61_000);
        var next = evening.room();

        Evening.await("it is done", () -> evening.store.leaving(Long.MAX_VALUE).isEmpty());
        assertThat(evening.store.events(table, 0).toString()).doesNotContain("Gus");
        assertThat(look(next, table, ANN).table().seats().get(1).played()).isEqualTo("greedy");
        Evening.await(
                "the other node has heard of it",
                () -> !look(room, table, ANN).toString().contains("Gus"));
    }

    @Test
    void a_person_who_goes_away_leaves_no_name_and_a_bot_in_every_seat() {
        var guest = new Person("gus", "Gus", true, "", "");
        var running = room.create(ANN, "", wanted("toy", "open", "me")).table();
        evening.run(room, running, guest, new Command.Sit(0, ""));
        evening.run(room, running, ANN, new Command.Start());
        evening.run(room, running, guest, new Command.Say("I am Gus's typing"));
        var waiting = open("me", "open");
        evening.run(room, waiting, guest, new Command.Sit(1, ""));
        var watched = evening.annAndBob(room, "toy");
        evening.run(room, watched, guest, new Command.Say("as a spectator"));
        var own = room.create(guest, "", wanted("toy", "me", "open")).table();
        var finished = open("me", "open");
        evening.run(room, finished, guest, new Command.Sit(1, ""));
        evening.run(room, finished, ANN, new Command.Start());
        evening.pick(room, finished, ANN, "roll");
        evening.run(room, finished, ANN, new Command.Concede());

        room.forget(guest);
        Evening.await("the bot has played", () -> asked(room, running, ANN));
        assertThat(look(room, running, ANN).table().seats().getFirst().played()).isEqualTo("greedy");
        assertThat(look(room, waiting, ANN).table().seats().get(1).kind()).isEqualTo("open");
        assertThat(look(room, own, ANN).table().status()).isEqualTo("over");
        for (var table : List.of(running, waiting, own, finished, watched)) {
            assertThat(Wire.text(look(room, table, ANN))).doesNotContain("\"Gus\"");
        }
        for (var table : List.of(running, watched)) {
            assertThat(look(room, table, ANN).chat().getFirst().name()).isEqualTo("—");
            assertThat(look(room, table, ANN).chat().getFirst().text()).isEmpty();
        }
        for (var table : List.of(running, waiting, own, finished, watched)) {
            assertThat(look(evening.room(), table, ANN).toString())
                    .as("another node")
                    .doesNotContain("Gus");
        }
        long seq = look(room, finished, ANN).seq();
        room.forget(guest);
        assertThat(look(room, finished, ANN).seq()).as("nothing left to forget").isEqualTo(seq);
    }
}
