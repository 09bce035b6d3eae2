package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.server.Refusal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps of every finished game what is needed to look at it ({@link Archive}): soon after it ends, and for those that were missed when
 * a server starts. One after the other, in a thread of its own: nobody waits for it.
 */
final class Archivist implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Archivist.class);
    /** So many of a game that were missed are looked for at the start; {@code ./ecumene upgrade} does all. */
    private static final int MISSED = 500;

    private static final int WAITING = 10_000;
    /** A game of which more would have to be kept is not kept: a thousand times what an ordinary one needs. */
    private static final int LARGEST = 8 << 20;

    private final Reach reach;
    private final Map<String, Game<?>> games;
    private final Metrics metrics;
    private final ThreadPoolExecutor thread = new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(WAITING),
            Thread.ofPlatform().name("archive").daemon().factory(),

            // What does not fit is made good at the next start.
            new ThreadPoolExecutor.DiscardPolicy());

    Archivist(Reach reach, Map<String, Game<?>> games, Metrics metrics) {
        this.reach = reach;
        this.games = Map.copyOf(games);
        this.metrics = metrics;
    }

    void start() {
        games.values().forEach(game -> thread.execute(() -> quietly("", () -> makeGood(game))));
    }

    private void makeGood(Game<?> game) {
        reach.ask(store -> store.unarchived(game.id(), game.rules(), MISSED))
                .forEach(table -> thread.execute(() -> quietly(table, () -> keep(table))));
    }

    /** A table has changed. The game of a finished one does not change any more, so that it can be read without its lock. */
    void consider(Table table) {
        if (table.status() == Table.Status.OVER && table.moves() > 0 && table.whole()) {
            thread.execute(() -> quietly(table.id, () -> write(table)));
        }
    }

    private void quietly(String table, Runnable work) {
        try {
            work.run();
        } catch (Refusal e) {
            LOG.debug("table {} is kept at the next start", table);
        } catch (RuntimeException e) {
            metrics.failed("archive", table, e);
        }
    }

    /** Whether it could be kept; it cannot when the rules have changed since, and is not tried again before they change once more. */
    boolean keep(String id) {
        var rows = reach.ask(store -> store.events(id, 0));
        var table =
                Table.of(game -> Optional.ofNullable(games.get(game)), rows, Event.read(rows), new Stored(reach, id));
        if (table.status() != Table.Status.OVER || table.moves() == 0) {
            return false;
        }
        boolean kept = table.whole() && write(table);
        var game = games.get(table.setup().game());
        if (!kept && game != null) {
            reach.ask(store -> store.cannotKeep(id, game.rules()));
        }
        return kept;
    }

    private boolean write(Table table) {
        var kept = Archive.bytes(table.game().archived());
        if (kept.length > LARGEST) {
            LOG.warn("table {}: its game is too long to be kept, {} bytes", table.id, kept.length);
            return false;
        }
        reach.ask(store -> store.keep(table.id, kept));
        return true;
    }

    @Override
    public void close() {
        thread.shutdownNow();
        try {
            if (!thread.awaitTermination(5, TimeUnit.SECONDS)) {
                LOG.warn("a finished game is still being kept");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
