package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.Game;
import ecumene.server.store.Inspection;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What becomes of the games of a store under these rules and cards. */
public final class Upgrade {
    private static final Logger LOG = LoggerFactory.getLogger(Upgrade.class);

    /** What becomes of a game. */
    public enum Outcome {
        /** Running: it goes on. */
        GOES_ON,
        /** Running: it stands still until its players decide. */
        STOPS,
        /** Finished: what is needed to look at it is kept. */
        KEPT,
        /** Finished: that is not kept yet, but can be. */
        CAN_BE_KEPT,
        /** Finished: it can be looked at only as far as these rules carry it. */
        MISSING,
        /** The events cannot be read. */
        UNREADABLE;

        @JsonValue
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public boolean isLoss() {
            return this == STOPS || this == MISSING || this == UNREADABLE;
        }
    }

    /**
     * @param holds the last position that holds is the one after so many moves
     * @param of how many there are
     * @param why it does not hold, as on the wire; empty when it does
     */
    public record Fate(String table, String game, String title, Outcome outcome, int holds, int of, String why) {}

    private final Map<String, Game<?>> games;

    public Upgrade(Map<String, Game<?>> games) {
        this.games = Map.copyOf(games);
    }

    private Optional<Game<?>> known(String id) {
        return Optional.ofNullable(games.get(id));
    }

    // --- only looking ---

    /** Changes nothing. */
    public List<Fate> foresee(Inspection store) {
        return store.tables().stream().map(row -> fate(store, row)).toList();
    }

    private Fate fate(Inspection store, Inspection.Row row) {
        try {
            var rows = store.events(row.id());
            var table = Table.of(this::known, rows, Event.read(rows), past(store, row));
            return fate(row, table, store.archive(row.id()).isPresent());
        } catch (RuntimeException e) {
            LOG.debug("table {} cannot be read", row.id(), e);
            return new Fate(row.id(), row.game(), row.title(), Outcome.UNREADABLE, 0, row.moves(), "");
        }
    }

    private static Legacy.Past past(Inspection store, Inspection.Row row) {
        return new Legacy.Past() {
            @Override
            public Optional<Legacy.Standing> last() {
                return Optional.of(Legacy.Standing.of(row.moves(), row.turn(), row.summary()));
            }

            @Override
            public Optional<byte[]> archive() {
                return store.archive(row.id());
            }
        };
    }

    private static Fate fate(Inspection.Row row, Table table, boolean kept) {
        var stop = table.held();
        boolean over = table.status() == Table.Status.OVER;
        var outcome = over
                ? kept ? Outcome.KEPT : table.whole() ? Outcome.CAN_BE_KEPT : Outcome.MISSING
                : stop.isPresent() ? Outcome.STOPS : Outcome.GOES_ON;
        return new Fate(
                row.id(),
                row.game(),
                row.title(),
                outcome,
                stop.map(Legacy.Stop::moves).orElse(row.moves()),
                row.moves(),
                stop.map(at -> at.why().id()).orElse(""));
    }

    // --- writing ---

    /**
     * Keeps what is needed of finished games, and marks how the running ones stand, as far as these rules carry them. No server may run
     * on the store. The tables of which something was written.
     */
    public List<String> carryOut(Store store, List<Fate> fates) {
        var metrics = Metrics.of(new SimpleMeterRegistry());
        var reach = new Reach(store, metrics);
        var written = new ArrayList<String>();
        try (var archivist = new Archivist(reach, games, metrics)) {
            for (var fate : fates) {
                boolean done = switch (fate.outcome()) {
                    case CAN_BE_KEPT -> archivist.keep(fate.table());
                    case GOES_ON -> mark(store, reach, fate.table());
                    case STOPS, KEPT, MISSING, UNREADABLE -> false;
                };
                if (done) {
                    written.add(fate.table());
                }
            }
        }
        return written;
    }

    private boolean mark(Store store, Reach reach, String id) {
        var rows = store.events(id, 0);
        var events = Event.read(rows);
        var table = Table.of(this::known, rows, events, new Stored(reach, id));
        boolean known = table.news().isEmpty() && !Legacy.unmarked(events);
        if (known || !table.whole()) {
            return false;
        }
        var marked = table.marked();
        long at = Math.max(store.now(), table.changed());
        long after = table.seq();
        table.apply(at, marked);
        var row = new Rows.Event(id, after + 1, at, "", marked.type(), Wire.text(marked));
        var change = new Rows.Change(table.row(), table.seatRows(), after, List.of(row), List.of());
        return store.append(change) instanceof Store.Appended;
    }
}
