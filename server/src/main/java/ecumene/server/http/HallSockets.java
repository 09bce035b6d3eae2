package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.people.Person;
import ecumene.server.store.Store;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Those who look at the hall: told, at most twice a second, that something changed. */
final class HallSockets implements AutoCloseable {
    private static final long PAUSE_MILLIS = 500;
    private static final int MOST_TABLES = 50;

    record HallChanged(String type) {}

    record MineChanged(String type, Wire.Summary table) {}

    private final Tables tables;
    private final Set<Member> members = ConcurrentHashMap.newKeySet();
    private final AutoCloseable changes;
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("hall").factory());

    HallSockets(Tables tables) {
        this.tables = tables;
        this.changes = tables.onChange(changed -> members.forEach(member -> member.note(changed)));
        var _ = ticker.scheduleWithFixedDelay(
                () -> members.forEach(Member::tell), PAUSE_MILLIS, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** One socket and what it has not been told yet. */
    final class Member {
        private final Line line;
        private final AtomicBoolean hall = new AtomicBoolean();
        private final AtomicBoolean busy = new AtomicBoolean();
        private final Set<String> mine = ConcurrentHashMap.newKeySet();

        private Member(Line line) {
            this.line = line;
        }

        Line line() {
            return line;
        }

        private void note(Tables.Changed changed) {
            if (changed.open()) {
                hall.set(true);
            }
            var person = line.caller().person();
            if (person != null && changed.people().contains(person.id()) && mine.size() < MOST_TABLES) {
                mine.add(changed.table());
            }
        }

        /** Each on a thread of its own: a slow one holds up nobody. */
        private void tell() {
            if ((hall.get() || !mine.isEmpty()) && busy.compareAndSet(false, true)) {
                Thread.startVirtualThread(() -> {
                    try {
                        send();
                    } finally {
                        busy.set(false);
                    }
                });
            }
        }

        private void send() {
            if (hall.getAndSet(false)) {
                line.send(new HallChanged("hall"));
            }
            var person = line.caller().person();
            if (person != null) {
                var changed = List.copyOf(mine);
                mine.removeAll(changed); // before they are looked at, so that a later change is told again
                changed.forEach(table -> sendMine(table, person));
            }
        }

        private void sendMine(String table, Person person) {
            try {
                line.send(new MineChanged(
                        "mine", tables.summary(table, person, line.caller().lang())));
            } catch (Refusal | Store.Unavailable e) {
                line.send(new HallChanged("hall")); // gone, or not readable now: the list says more
            }
        }
    }

    Member join(Line line) {
        var member = new Member(line);
        members.add(member);
        line.atEnd(() -> members.remove(member));
        return member;
    }

    @Override
    public void close() {
        ticker.shutdownNow();
        try {
            changes.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
