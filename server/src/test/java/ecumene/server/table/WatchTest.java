package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.server.people.Person;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    /** A watcher and what it was told. */
    private final class Sofa {
        final List<Wire.Message> told = new CopyOnWriteArrayList<>();
        final List<List<Boolean>> present = new CopyOnWriteArrayList<>();
        final Tables.Watch watch;

        Sofa(String table, Person viewer, Optional<Long> since) {
            watch = room.watch(table, viewer, "", Lang.EN, since, Letter.read(this::hear));
        }

        private void hear(Wire.Message message) {
            if (message instanceof Wire.Online online) {
                present.add(online.seats());
            } else {
                told.add(message);
            }
        }

        List<Wire.Message> until(long seq) {
            await("message " + seq, () -> !told.isEmpty() && seq(told.getLast()) >= seq);
            return told;
        }
    }

    private static long seq(Wire.Message message) {
        return switch (message) {
            case Wire.StateMessage state -> state.seq();
            case Wire.ChatMessage chat -> chat.seq();
            default -> throw new AssertionError("not from a table: " + message);
        };
    }

    private static boolean reset(Wire.Message message) {
        return message instanceof Wire.StateMessage state && state.reset();
    }

    @Test
    void everybody_sees_who_is_looking() {
        var table = evening.annAndBob(room, "toy");
        var ann = new Sofa(table, ANN, Optional.empty());
        await("Ann sees herself", () -> !ann.told.isEmpty());
        var first = (Wire.StateMessage) ann.told.getFirst();
        assertThat(first.table().seats()).extracting(Wire.Seat::online).containsExactly(true, false);
        var bob = new Sofa(table, BOB, Optional.empty());
        await("Bob came", () -> ann.present.contains(List.of(true, true)));
        bob.watch.close();
        await("Bob left", () -> ann.present.getLast().equals(List.of(true, false)));
    }

    @Test
    void a_watcher_gets_everything_and_then_each_step_in_order() {
        var table = evening.annAndBob(room, "toy");
        var sofa = new Sofa(table, CAT, Optional.empty());
        evening.pick(room, table, ANN, "roll");
        evening.run(room, table, BOB, new Command.Say("oh"));
        long last = evening.pick(room, table, BOB, "roll");
        var told = sofa.until(last);
        assertThat(told).hasSize(4);
        assertThat(told).extracting(WatchTest::seq).containsExactly(last - 3, last - 2, last - 1, last);
        assertThat(told).extracting(WatchTest::reset).containsExactly(true, false, false, false);
        var first = (Wire.StateMessage) told.get(1);
        assertThat(first.frame().step().seat()).isZero();
        assertThat(first.log()).extracting(Wire.Entry::key).containsExactly("say.rolled");
        assertThat(((Wire.ChatMessage) told.get(2)).chat())
                .extracting(Wire.Chat::text)
                .containsExactly("oh");
        assertThat(((Wire.StateMessage) told.get(3)).log()).hasSize(1);
    }

    @Test
    void several_picks_of_one_command_are_seen_one_by_one() {
        var table = evening.annAndBob(room, "pyramid");
        var sofas = Map.of(ANN, new Sofa(table, ANN, Optional.empty()), BOB, new Sofa(table, BOB, Optional.empty()));
        while (true) {
            var who = Evening.asked(room, table, ANN) ? ANN : BOB;
            var asked = Evening.question(room, table, who);
            var first = asked.options().get(asked.options().size() / 2).key();
            long seen = evening.pick(room, table, who, first);
            int moves = look(room, table, who).frame().moves();
            if (look(room, table, who).frame().undo().free() == moves) {
                continue; // it has shown something
            }
            var second = Evening.question(room, table, who).options().getFirst().key();
            evening.run(room, table, who, new Command.Undo(moves - 1));
            long at = Evening.question(room, table, who).at();
            long last = evening.run(room, table, who, new Command.Pick(at, List.of(first, second)));
            assertThat(sofas.get(who).until(last).stream()
                            .filter(message -> ((Wire.StateMessage) message).seq() > seen + 1)
                            .map(message ->
                                    ((Wire.StateMessage) message).frame().moves()))
                    .containsExactly(moves, moves + 1);
            return;
        }
    }

    @Test
    void whoever_sits_down_sees_with_their_own_eyes_from_then_on() {
        var table = room.create(ANN, "", wanted("toy", "me", "open")).table();
        var sofa = new Sofa(table, BOB, Optional.empty());
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        long started = evening.run(room, table, ANN, new Command.Start());
        var last = (Wire.StateMessage) sofa.until(started).getLast();
        assertThat(last.reset()).isTrue();
        assertThat(last.frame().view().viewer()).isOne();
        assertThat(last.table().mine()).isOne();
    }

    @Test
    void taking_back_and_lobby_changes_are_told_as_a_reset() {
        var table = evening.annAndBob(room, "toy");
        evening.pick(room, table, ANN, "roll");
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        var sofa = new Sofa(table, BOB, Optional.empty());
        long undone = evening.run(room, table, BOB, new Command.Answer(offer, true));
        var told = sofa.until(undone);
        assertThat(told).extracting(WatchTest::reset).containsExactly(true, false, true);
        assertThat(((Wire.StateMessage) told.getLast()).frame().moves()).isZero();
    }

    @Test
    void the_end_comes_with_the_seed() {
        var table = evening.annAndBob(room, "toy");
        var sofa = new Sofa(table, BOB, Optional.empty());
        long end = evening.run(room, table, ANN, new Command.Concede());
        var last = (Wire.StateMessage) sofa.until(end).getLast();
        assertThat(last.reset()).isFalse();
        assertThat(last.seed()).isNotNull();
        assertThat(last.frame().breakdown()).isNotNull();
        assertThat(sofa.told.subList(0, sofa.told.size() - 1))
                .allSatisfy(message ->
                        assertThat(((Wire.StateMessage) message).seed()).isNull());
    }

    @Test
    void people_who_watch_are_online() {
        var table = evening.annAndBob(room, "toy");
        assertThat(online(table)).containsExactly(false, false);
        var sofa = new Sofa(table, BOB, Optional.empty());
        assertThat(online(table)).containsExactly(false, true);
        sofa.watch.close();
        assertThat(online(table)).containsExactly(false, false);
    }

    private List<Boolean> online(String table) {
        return look(room, table, ANN).table().seats().stream()
                .map(Wire.Seat::online)
                .toList();
    }

    @Test
    void another_language_is_a_reset_in_it() {
        var table = evening.annAndBob(room, "pyramid");
        var sofa = new Sofa(table, null, Optional.empty());
        sofa.until(1);
        sofa.watch.speak(Lang.RU);
        await("the second reset", () -> sofa.told.size() == 2);
        assertThat(Wire.text(sofa.told.get(1))).contains("Первый игрок");
        assertThat(Wire.text(sofa.told.get(0))).contains("is the first player");
    }

    /** A long evening in which everything happens that can be told. */
    private String longEvening() {
        var table = room.create(ANN, "", timed(wanted("toy", "me", "open"), new TimeControl.Live(600, 5)))
                .table();
        evening.run(room, table, BOB, new Command.Sit(1, ""));
        evening.run(room, table, BOB, new Command.Say("hello"));
        evening.run(room, table, ANN, new Command.Start());
        for (int i = 0; i < 3; i++) {
            evening.pass(3000);
            evening.pick(room, table, i % 2 == 0 ? ANN : BOB, "roll");
        }
        evening.run(room, table, ANN, new Command.ProposeEnd());
        evening.pick(room, table, BOB, "bid 1");
        evening.run(room, table, ANN, new Command.Leave());
        evening.run(room, table, ANN, new Command.Resume());
        evening.run(room, table, CAT, new Command.Say("nice"));
        evening.run(room, table, BOB, new Command.Concede());
        return table;
    }

    @Test
    void coming_back_gives_exactly_what_was_missed() {
        var table = room.create(ANN, "", wanted("toy", "me", "open")).table();
        for (var viewer : Arrays.asList(ANN, BOB, CAT, null)) {
            var live = new Sofa(table, viewer, Optional.empty());
            assertThat(live.until(1)).hasSize(1);
            live.watch.close();
        }
        for (var viewer : Arrays.asList(ANN, CAT, null)) {
            var evenings = longEveningWatchedBy(viewer);
            long last = seq(evenings.live.getLast());
            for (long since = 1; since < last; since++) {
                var again = new Sofa(evenings.table, viewer, Optional.of(since));
                again.until(last);
                again.watch.close();
                assertThat(texts(again.told))
                        .as("since " + since)
                        .isEqualTo(texts(evenings.live.subList((int) since, evenings.live.size())));
            }
            var upToDate = new Sofa(evenings.table, viewer, Optional.of(last));
            evening.run(room, evenings.table, ANN, new Command.Say("more"));
            assertThat(upToDate.until(last + 1)).hasSize(1);
            upToDate.watch.close();
        }
    }

    private record Watched(String table, List<Wire.Message> live) {}

    private Watched longEveningWatchedBy(Person viewer) {
        var made = new ArrayList<Sofa>();
        room.onChange(changed -> {
            if (made.isEmpty()) {
                made.add(new Sofa(changed.table(), viewer, Optional.empty()));
            }
        });
        var table = longEvening();
        var sofa = made.getFirst();
        sofa.until(look(room, table, ANN).seq());
        sofa.watch.close();
        return new Watched(table, sofa.told);
    }

    /** Who happens to watch is not part of what was missed. */
    private static List<String> texts(List<Wire.Message> messages) {
        return messages.stream()
                .map(message -> Wire.text(message).replaceAll(",\"online\":(true|false)", ""))
                .toList();
    }

    @Test
    void coming_back_after_moves_were_taken_back_or_from_nowhere_is_a_reset() {
        var table = evening.annAndBob(room, "toy");
        long seen = evening.pick(room, table, ANN, "roll");
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        long undone = evening.run(room, table, BOB, new Command.Answer(offer, true));
        for (long since : new long[] {seen, 0, -5, undone + 100}) {
            var sofa = new Sofa(table, BOB, Optional.of(since));
            sofa.until(undone);
            assertThat(sofa.told).extracting(WatchTest::reset).containsExactly(true);
            sofa.watch.close();
        }
    }

    @Test
    void coming_back_after_too_much_is_a_reset() {
        var table = evening.annAndBob(room, "toy");
        long seen = look(room, table, ANN).seq();
        for (int i = 0; i < 200; i++) {
            evening.run(room, table, ANN, new Command.Say("line " + i));
        }
        var enough = new Sofa(table, BOB, Optional.of(seen));
        assertThat(enough.until(seen + 200)).hasSize(200);
        evening.run(room, table, ANN, new Command.Say("one more"));
        var tooMuch = new Sofa(table, BOB, Optional.of(seen));
        assertThat(tooMuch.until(seen + 201)).hasSize(1);
    }

    @Test
    void a_slow_watcher_holds_up_nobody_and_gets_one_reset() throws InterruptedException {
        var table = evening.annAndBob(room, "toy");
        var told = new CopyOnWriteArrayList<Wire.Message>();
        var stuck = new CountDownLatch(1);
        var entered = new CountDownLatch(1);
        var watch = room.watch(table, BOB, "", Lang.EN, Optional.empty(), letter -> {
            told.add(letter.message());
            entered.countDown();
            try {
                stuck.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        entered.await();
        var quick = new Sofa(table, ANN, Optional.empty());
        long last = 0;
        for (int i = 0; i < 150; i++) {
            last = evening.run(room, table, ANN, new Command.Say("line " + i));
            quick.until(last);
        }
        assertThat(quick.until(last)).as("the others see it all").hasSize(151);
        assertThat(told).as("it still reads its first").hasSize(1);

        stuck.countDown();
        await("the reset", () -> told.size() == 2);
        assertThat(reset(told.get(1))).isTrue();
        assertThat(seq(told.get(1))).isEqualTo(last);
        assertThat(((Wire.StateMessage) told.get(1)).chat()).hasSize(150);
        long next = evening.run(room, table, ANN, new Command.Say("again"));
        await("it follows again", () -> told.size() == 3);
        assertThat(seq(told.get(2))).isEqualTo(next);
        watch.close();
    }

    @Test
    void a_watcher_that_fails_is_dropped_and_the_table_goes_on() {
        var table = evening.annAndBob(room, "toy");
        room.watch(table, BOB, "", Lang.EN, Optional.empty(), _ -> {
            throw new IllegalStateException("a sink for tests fails");
        });
        await("it is dropped", () -> online(table).equals(List.of(false, false)));
        evening.pick(room, table, ANN, "roll");
        assertThat(look(room, table, ANN).frame().moves()).isOne();
    }

    @Test
    void closing_a_watch_ends_it() {
        var table = evening.annAndBob(room, "toy");
        var sofa = new Sofa(table, BOB, Optional.empty());
        sofa.until(1);
        sofa.watch.close();
        sofa.watch.close();
        evening.pick(room, table, ANN, "roll");
        var next = new Sofa(table, BOB, Optional.empty());
        next.until(look(room, table, BOB).seq());
        assertThat(sofa.told).hasSize(1);
    }
}
