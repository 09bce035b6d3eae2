package ecumene.server.table;

import ecumene.server.Refusal;
import ecumene.server.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes those whose account is gone out of every table. The store knows of them until that is done, so that whichever node is there goes on
 * where another one stopped; and once more a minute later, for what a node wrote that had not heard of it.
 */
final class Farewell {
    private static final Logger LOG = LoggerFactory.getLogger(Farewell.class);
    private static final long PAUSE = Duration.ofSeconds(20).toNanos();
    private static final long ONCE_MORE = Duration.ofMinutes(1).toMillis();

    private final Reach reach;
    private final BiConsumer<String, String> forget;
    private volatile long next = System.nanoTime();

    /** @param forget takes a person out of a table */
    Farewell(Reach reach, BiConsumer<String, String> forget) {
        this.reach = reach;
        this.forget = forget;
    }

    /** What cannot be done now, since the database does not answer, is done later. */
    void of(String person) {
        try {
            everywhere(person);
        } catch (Refusal later) {
            LOG.warn("somebody's name stays at some tables until the database answers again");
        }
    }

    private void everywhere(String person) {
        reach.ask(store -> store.naming(person)).forEach(table -> forget.accept(table, person));
        reach.ask(store -> {
            store.scrub();
            return person;
        });
    }

    /** Called now and then. */
    void sweep() {
        if (System.nanoTime() - next < 0) {
            return;
        }
        next = System.nanoTime() + PAUSE;
        try {
            leaving().forEach(this::finish);
        } catch (Refusal later) {
            LOG.debug("to be tried again", later);
        }
    }

    /** One that fails does not hold up the others, and is tried again. */
    private void finish(String person) {
        try {
            everywhere(person);
            reach.ask(store -> {
                store.left(person);
                return person;
            });
        } catch (IllegalStateException e) {
            LOG.error("the name of {} cannot be taken from every table", person, e);
        }
    }

    /** Those who left on this node are dealt with; a minute suffices for the others to hear of it. */
    private List<String> leaving() {
        long before = reach.now() - ONCE_MORE;
        return reach.ask((Store store) -> store.leaving(before));
    }
}
