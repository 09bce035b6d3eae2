package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Said;
import ecumene.engine.Sentence;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.Command;
import ecumene.server.table.NewTable;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One table, {@code t1}, that answers as told and remembers what it was asked. */
final class ScriptedTables implements Tables {
    record Asked(String table, Person by, String id, Command command) {}

    final List<Asked> asked = new CopyOnWriteArrayList<>();
    final List<NewTable> made = new CopyOnWriteArrayList<>();
    final List<String> forgotten = new CopyOnWriteArrayList<>();
    final List<Consumer<Changed>> listeners = new CopyOnWriteArrayList<>();
    final List<Consumer<Wire.Message>> sinks = new CopyOnWriteArrayList<>();
    volatile @Nullable RuntimeException failure;
    volatile @Nullable Error breakdown;
    volatile CountDownLatch gate = new CountDownLatch(0);
    final CountDownLatch entered = new CountDownLatch(1);

    enum Reason implements Sentence {
        NO_SUCH_THING;

        @Override
        public String key() {
            return "game.name";
        }

        @Override
        public String rule() {
            return "PYR-1.1";
        }

        @Override
        public List<Noun> blanks() {
            return List.of();
        }
    }

    static Refusal illegal() {
        return Refusal.illegal(Optional.of(Said.of(Reason.NO_SUCH_THING)));
    }

    static Wire.Summary summary() {
        var seat = new Wire.Seat("person", "Ann", "p1", null, null, null, null, null, null, null);
        return new Wire.Summary(
                "t1",
                "pyramid",
                "new-world",
                "",
                "playing",
                true,
                2,
                1,
                2,
                3,
                1,
                List.of(seat, seat),
                null,
                false,
                List.of(0),
                null,
                null,
                null,
                null);
    }

    static Wire.StateMessage state(long seq, String lang) {
        var chat = List.of(new Wire.Chat(1, 2, "p1", 0, "Ann", lang));
        return new Wire.StateMessage("state", seq, 5, true, summary(), null, List.of(), chat, List.of(), "00", null);
    }

    private void check(String table) {
        if (!table.equals("t1")) {
            throw new Refusal(Code.NOT_FOUND, "table.none");
        }
    }

    @Override
    public Created create(Person by, String command, NewTable table) {
        made.add(table);
        return new Created("t1", "secret-invitation");
    }

    @Override
    public long command(String table, Person by, String commandId, Command command) {
        check(table);
        entered.countDown();
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        var error = breakdown;
        if (error != null) {
            throw error;
        }
        var wrong = failure;
        if (wrong != null) {
            throw wrong;
        }
        asked.add(new Asked(table, by, commandId, command));
        return 7;
    }

    @Override
    public Wire.StateMessage look(String table, @Nullable Person viewer, String invite, Lang lang) {
        check(table);
        return state(3, lang.code() + invite);
    }

    @Override
    public List<Wire.Frame> history(String table, @Nullable Person viewer, String invite, Lang lang, int from, int to) {
        check(table);
        return List.of();
    }

    @Override
    public List<Progress> progress(String table, @Nullable Person viewer, String invite) {
        check(table);
        return List.of(new Progress(1, 2, List.of(3, 4)));
    }

    @Override
    public String record(String table, @Nullable Person viewer, String invite) {
        check(table);
        return "ecumene-record 1\n";
    }

    @Override
    public Hall hall(@Nullable Person viewer, Lang lang) {
        return new Hall(viewer == null ? List.of() : List.of(summary()), List.of(), List.of(), List.of());
    }

    @Override
    public List<Wire.Summary> finishedOf(String person, @Nullable Person viewer, Lang lang) {
        return List.of(summary());
    }

    @Override
    public Watch watch(
            String table,
            @Nullable Person viewer,
            String invite,
            Lang lang,
            Optional<Long> since,
            Consumer<Wire.Message> sink) {
        check(table);
        sinks.add(sink);
        sink.accept(state(since.orElse(0L) + 1, lang.code() + invite));
        return new Watch() {
            @Override
            public void speak(Lang other) {
                sink.accept(state(9, other.code()));
            }

            @Override
            public void close() {
                sinks.remove(sink);
            }
        };
    }

    @Override
    public AutoCloseable onChange(Consumer<Changed> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void forget(Person person) {
        forgotten.add(person.id());
    }

    @Override
    public void close() {}
}
