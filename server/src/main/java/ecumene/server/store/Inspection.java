package ecumene.server.store;

import ecumene.server.store.Rows.Event;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Reads a store of this or an earlier version as it is: nothing is migrated or written, and a server may go on running on it. Knows only
 * what has been there from the first version on.
 */
public final class Inspection implements AutoCloseable {
    /** A table that has begun. */
    public record Row(String id, String game, String title, int moves, int turn, String summary) {}

    private final Handle handle;
    private final boolean archives;

    private Inspection(DataSource source) {
        handle = Schema.jdbi(() -> readOnly(source)).open();
        archives = hasArchives();
    }

    private static Connection readOnly(DataSource source) throws SQLException {
        var connection = source.getConnection();
        connection.setReadOnly(true);
        return connection;
    }

    /** Throws {@link CannotOpen}. */
    public static Inspection embedded(Path dir) {
        var file = dir.resolve("ecumene.db");
        if (!Files.exists(file)) {
            throw new CannotOpen(
                    "There is no data of Ecumene in the folder " + dir + ".",
                    "В папке " + dir + " нет данных «Ойкумены».");
        }
        return opened(SqliteDatabase.source(file, true), dir.toString());
    }

    /** Throws {@link CannotOpen}. */
    public static Inspection postgres(String address) {
        var url = PostgresUrl.parse(address);
        return opened(url.source(0), url.place());
    }

    private static Inspection opened(DataSource source, String place) {
        try {
            var inspection = new Inspection(source);
            inspection
                    .handle
                    .createQuery("select count(*) from game_table")
                    .mapTo(Long.class)
                    .one();
            return inspection;
        } catch (JdbiException e) {
            var reason = Schema.sqlCause(e).map(SQLException::getMessage).orElse(e.getMessage());
            throw new CannotOpen(
                    "The data of " + place + " cannot be read: " + reason,
                    "Данные в " + place + " не читаются: " + reason,
                    e);
        }
    }

    private boolean hasArchives() {
        try {
            handle.createQuery("select count(*) from archive").mapTo(Long.class).one();
            return true;
        } catch (JdbiException earlier) {
            return false;
        }
    }

    /** All that have begun, running ones first, the latest changed first. */
    public List<Row> tables() {
        return handle.createQuery("""
                        select id, game, title, moves, turn, summary from game_table
                        where status = 'playing' or status = 'over' and moves > 0
                        order by status desc, changed desc, id""")
                .map((row, context) -> new Row(
                        row.getString("id"),
                        row.getString("game"),
                        row.getString("title"),
                        row.getInt("moves"),
                        row.getInt("turn"),
                        row.getString("summary")))
                .list();
    }

    public List<Event> events(String table) {
        return handle.createQuery("select * from event where table_id = :table order by seq")
                .bind("table", table)
                .map(FromRow::event)
                .list();
    }

    public Optional<byte[]> archive(String table) {
        return archives
                ? handle.createQuery("select body from archive where table_id = :table")
                        .bind("table", table)
                        .map((row, context) -> row.getBytes("body"))
                        .findOne()
                : Optional.empty();
    }

    @Override
    public void close() {
        handle.close();
    }
}
