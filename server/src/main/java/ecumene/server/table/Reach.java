package ecumene.server.table;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Store;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The store as the tables reach it: its clock, and a refusal in words when it does not answer. */
final class Reach {
    private static final Logger LOG = LoggerFactory.getLogger(Reach.class);

    private final Store store;
    private final Metrics metrics;
    /** What the store's clock is ahead of ours, for when it does not answer. */
    private volatile long ahead;

    Reach(Store store, Metrics metrics) {
        this.store = store;
        this.metrics = metrics;
    }

    <T> T ask(Function<Store, T> call) {
        try {
            return call.apply(store);
        } catch (Store.Unavailable e) {
            metrics.failed("store");
            LOG.warn("the database does not answer: {}", String.valueOf(e.getCause()));
            throw new Refusal(Code.CANNOT_SAVE, "cannot-save");
        }
    }

    /** The store's clock, or what it should be by ours when it does not answer. */
    long now() {
        try {
            long now = store.now();
            ahead = now - System.currentTimeMillis();
            return now;
        } catch (Store.Unavailable e) {
            return System.currentTimeMillis() + ahead;
        }
    }
}
