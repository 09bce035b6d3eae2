package ecumene.server.store;

import java.util.function.ObjLongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Where the rows live: what differs between the two databases. When the database does not answer, every method that works on
 * rows throws {@link Store.Unavailable}.
 */
interface Database extends AutoCloseable {
    /** Something done on a connection. It must not ask the database for another one. */
    @FunctionalInterface
    interface Work<T> {
        T on(Handle handle);
    }

    /** SQL for the database's clock in milliseconds, the same for every node. Asked for anew for every statement. */
    String clock();

    /** What that clock says now. */
    default long now() {
        return read(handle ->
                handle.createQuery("select " + clock()).mapTo(Long.class).one());
    }

    /** SQL for the person that the body of an event names. */
    String person();

    <T> T read(Work<T> work);

    /** Returns when the work is committed and on the disk. When the work throws, nothing of it is written. */
    <T> T write(Work<T> work);

    /** Whether a write failed because what must be unique was there already. */
    boolean taken(JdbiException failure);

    /** Reads as of one moment, for as long as it takes. */
    <T> T snapshot(Work<T> work);

    /** Writes like {@link #write}, for as long as it takes, while nobody else writes. */
    <T> T bulk(Work<T> work);

    /** Makes sure that what was deleted cannot be read from the files that are this database's own. */
    void scrub();

    /** Within a write: the other nodes are told of the table once it is committed. */
    void hint(Handle handle, String table, long seq);

    void onHint(ObjLongConsumer<String> listener);

    /** What a failure of a read or write says of the database; {@link Condition#WELL} when it was a mistake of ours. */
    Condition blamed(RuntimeException failure);

    /** Whether damage was seen since the start, by whoever met it. */
    boolean damaged();

    @Override
    void close();
}
