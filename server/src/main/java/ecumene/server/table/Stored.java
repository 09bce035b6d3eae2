package ecumene.server.table;

import ecumene.server.store.Rows;
import java.util.Optional;

/** What the store knows of one table. */
final class Stored implements Legacy.Past {
    private final Reach reach;
    private final String table;
    private Optional<Rows.Table> row = Optional.empty();

    Stored(Reach reach, String table) {
        this.reach = reach;
        this.table = table;
    }

    @Override
    public Optional<Legacy.Standing> last() {
        row = reach.ask(store -> store.table(table));
        return row.map(read -> Legacy.Standing.of(read.moves(), read.turn(), read.summary()));
    }

    @Override
    public Optional<byte[]> archive() {
        return reach.ask(store -> store.archive(table));
    }

    /** Whether somebody has written after this event before the row was read. */
    boolean after(long seq) {
        return row.isPresent() && row.get().seq() != seq;
    }
}
