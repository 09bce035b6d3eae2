package ecumene.server.store;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds out how a database is by using it: reads, and writes a line as a node would that says it lives. Asked often, it answers
 * from memory, so that whoever asks cannot keep the database busy.
 */
final class Checkup {
    private static final Logger LOG = LoggerFactory.getLogger(Checkup.class);
    private static final long LASTS = TimeUnit.SECONDS.toNanos(1);
    /** Among the names of nodes, which have no blank. It is long over, so the next node that says it lives removes it. */
    private static final String PROBE = "write probe";

    private final Database database;
    private final ReentrantLock lock = new ReentrantLock();
    private Condition last = Condition.WELL;
    private long asked = System.nanoTime() - LASTS;

    Checkup(Database database) {
        this.database = database;
    }

    Condition condition() {
        lock.lock();
        try {
            if (System.nanoTime() - asked >= LASTS) {
                last = find();
                asked = System.nanoTime();
            }
            return database.damaged() ? Condition.DAMAGED : last;
        } finally {
            lock.unlock();
        }
    }

    private Condition find() {
        try {
            database.read(handle -> handle.createQuery("select count(*) from node")
                    .mapTo(Integer.class)
                    .one());
        } catch (RuntimeException e) {
            return blamed(e, Condition.AWAY);
        }
        try {
            return database.write(Checkup::probe) == 1 ? Condition.WELL : Condition.CANNOT_WRITE;
        } catch (RuntimeException e) {
            return blamed(e, Condition.CANNOT_WRITE);
        }
    }

    private static int probe(Handle handle) {
        return handle.createUpdate("insert into node (id, until) values (:id, :until)"
                        + " on conflict (id) do update set until = node.until + 1")
                .bind("id", PROBE)
                .bind("until", 0)
                .execute();
    }

    private Condition blamed(RuntimeException e, Condition otherwise) {
        LOG.debug("the store is not well", e);
        var blamed = database.blamed(e);
        return blamed == Condition.WELL ? otherwise : blamed;
    }
}
