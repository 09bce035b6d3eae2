package ecumene.server.table;

import ecumene.bots.BotSpec;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Store;
import ecumene.server.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs bots and clocks. Clocks run out whether anybody is there or not; bots think for those who are, and for a while for those who
 * sit there and have just played. A table belongs to the node that claimed it, as long as that node lives and has somebody to think
 * for: then it rests and belongs to nobody, so that a node where somebody comes can have it. What a bot decides or a clock brings about
 * is written like any command: only if the table has not moved on.
 */
final class Runner {
    private static final Logger LOG = LoggerFactory.getLogger(Runner.class);
    private static final int AT_ONCE = 200;
    private static final long PARKED = TimeUnit.MINUTES.toNanos(1);
    private static final String SEARCHES = "searches";
    private static final String ANSWERS = "answers";
    private static final long RETOLD_MILLIS = 5000;

    /** What a table needs now. */
    private sealed interface Job {}

    private record Nothing() implements Job {}

    private record Flag() implements Job {}

    /** Bots would be asked, and nobody is there for whom they would think. */
    private record Rest(long seq, long due) implements Job {}

    /** @param at names the question */
    private record Think(int seat, long at, String level, Claimant claimant) implements Job {}

    private final Room room;
    private final Memory memory;
    private final Store store;
    private final String node;
    private final Limits limits;
    private final BotFactory bots;
    private final Whereabouts whereabouts;
    private final Metrics metrics;
    private final ScheduledExecutorService ticker;
    private final ExecutorService runs = Executors.newVirtualThreadPerTaskExecutor();
    /** A thread that hangs is left to itself and another one takes its place; the cores are shared out apart from that. */
    private final ExecutorService thinkers;

    private final Lane searches;
    private final Lane answers;
    /** What is being thought of, by table. */
    private final Map<String, Future<String>> thinking = new ConcurrentHashMap<>();
    /** Who thought last at a table, as long as they are asked again. */
    private final Map<String, Mind<?>> minds = new ConcurrentHashMap<>();
    /** How often each table that is being run was found due. */
    private final ConcurrentHashMap<String, Integer> busy = new ConcurrentHashMap<>();

    private final Set<String> ours = ConcurrentHashMap.newKeySet();
    /** Tables that could not be run, and when it is tried again; nanoseconds of this machine. */
    private final Map<String, Long> parked = new ConcurrentHashMap<>();

    private volatile long beat = System.nanoTime();
    private volatile boolean stopped;

    Runner(
            Room room,
            Memory memory,
            Store store,
            String node,
            Limits limits,
            BotFactory bots,
            Whereabouts whereabouts,
            Metrics metrics) {
        this.room = room;
        this.memory = memory;
        this.store = store;
        this.node = node;
        this.limits = limits;
        this.bots = bots;
        this.whereabouts = whereabouts;
        this.metrics = metrics;
        this.searches = new Lane(limits.thinking().searches(), System::nanoTime);
        this.answers = new Lane(limits.thinking().answers(), System::nanoTime);
        metrics.queue(SEARCHES, searches);
        metrics.queue(ANSWERS, answers);
        this.ticker = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("tables").daemon().factory());
        this.thinkers = Executors.newCachedThreadPool(
                Thread.ofPlatform().name("bot-", 1).daemon().factory());
    }

    void start() {
        heartbeat();
        every(limits.heartbeat(), this::heartbeat);
        every(limits.sweep(), this::sweep);
        every(limits.sweep(), room::tidy);
    }

    /** A periodic task must not end by an exception. */
    private void every(Duration pause, Runnable task) {
        Runnable safe = () -> {
            try {
                task.run();
            } catch (RuntimeException e) {
                metrics.failed("sweep");
                LOG.error("looking after the tables failed; it is tried again", e);
            }
        };
        var _ = ticker.scheduleWithFixedDelay(safe, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void heartbeat() {
        try {
            long before = System.nanoTime();
            store.alive(node, limits.life().toMillis());
            if (before - beat > limits.life().toNanos()) {
                ours.clear();
            }
            beat = before;
        } catch (Store.Unavailable e) {
            LOG.warn("the database does not answer: this node cannot say that it lives");
        }
    }

    /**
     * Those that are waited for are looked at again whatever the store says: their node may have died, or have let go of them. What is
     * being run here stays due, and must not crowd out the rest.
     */
    private void sweep() {
        searches.tick();
        answers.tick();
        memory.awaited().forEach(this::consider);
        parked.keySet().forEach(this::consider);
        try {
            store.due(node, AT_ONCE + busy.size() + parked.size()).forEach(this::consider);
        } catch (Store.Unavailable e) {
            LOG.debug("due tables cannot be looked for", e);
        }
    }

    /** A table has changed, or somebody has come. */
    void consider(Table table) {
        int bot = table.botToAnswer();
        minds.computeIfPresent(
                table.id,
                (id, kept) -> bot >= 0
                                && table.game()
                                        .goesOn(kept, bot, table.chair(bot).bot())
                        ? kept
                        : null);
        if (table.status() == Table.Status.OVER) {
            ours.remove(table.id);
        } else if (bot >= 0) {
            found(table.id);
        }
    }

    private void consider(String table) {
        if (!busy.containsKey(table)) {
            found(table);
        }
    }

    private void found(String table) {
        parked.computeIfPresent(table, (id, again) -> System.nanoTime() - again < 0 ? again : null);
        if (parked.containsKey(table)) {
            return;
        }
        if (!stopped && busy.merge(table, 1, Integer::sum) == 1) {
            try {
                runs.execute(() -> run(table));
            } catch (RejectedExecutionException e) {
                LOG.debug("table {} is left to other nodes, the server stops", table);
            }
        }
    }

    private void run(String table) {
        int found;
        do {
            found = busy.getOrDefault(table, 0);
            step(table);
        } while (again(table, found));
    }

    /** Whether it was found due once more in the meantime. */
    private boolean again(String table, int found) {
        return busy.computeIfPresent(table, (id, times) -> times == found || stopped ? null : times) != null;
    }

    private void step(String table) {
        try {
            switch (memory.reading(table, this::job)) {
                case Nothing() -> {}
                case Rest rest -> rest(table, rest);
                case Flag() -> {
                    if (claimed(table)) {
                        flag(table);
                    }
                }
                case Think think -> {
                    if (claimed(table)) {
                        think(table, think);
                    }
                }
            }
        } catch (Store.Unavailable e) {
            LOG.debug("table {} waits for the database", table);
            parked.put(table, System.nanoTime());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Refusal e) {
            if (e.code() == Code.CANNOT_SAVE) {
                parked.put(table, System.nanoTime());
            } else {
                park(table, e);
            }
        } catch (RuntimeException e) {
            park(table, e);
        }
    }

    private void park(String table, RuntimeException e) {
        parked.put(table, System.nanoTime() + PARKED);
        metrics.failed("run", table, e);
    }

    private void rest(String table, Rest rest) {
        ours.remove(table);
        minds.remove(table);
        store.rest(table, node, rest.seq, rest.due);
        metrics.rested();
    }

    /** A living node keeps its tables, so that asking once is enough until its heart stops. */
    private boolean claimed(String table) {
        if (System.nanoTime() - beat > limits.life().toNanos()) {
            ours.clear();
        }
        if (ours.contains(table)) {
            return true;
        }
        boolean claimed = store.claim(table, node);
        if (claimed) {
            ours.add(table);
        }
        return claimed;
    }

    /** Where nothing is to be done although something was due, memory is behind: a hint was lost. */
    private Job job(Slot slot) {
        room.renew(slot);
        var job = asItIs(slot);
        boolean idle = job instanceof Nothing || job instanceof Rest;
        return idle && memory.caughtUp(slot) ? asItIs(slot) : job;
    }

    private Job asItIs(Slot slot) {
        var table = slot.table();
        if (table.deadline() > 0 && !table.expired(room.now()).isEmpty()) {
            return new Flag();
        }
        int seat = table.botToAnswer();
        return seat < 0
                ? new Nothing()
                : claimant(slot)
                        .<Job>map(who -> new Think(
                                seat,
                                table.game().askedSince(seat),
                                table.chair(seat).bot(),
                                who))
                        .orElseGet(() -> new Rest(table.seq(), table.deadline()));
    }

    /** For whom the bots of a table would think now. */
    private Optional<Claimant> claimant(Slot slot) {
        return slot.peopleThere().stream()
                .findFirst()
                .map(whereabouts::of)
                .or(() -> slot.watchers.stream().findFirst().map(watcher -> Claimant.stranger(watcher.address())))
                .or(() -> slot.table()
                        .awaitedBy(room.now(), limits.thinking().linger())
                        .map(whereabouts::of));
    }

    private Callable<String> decision(Table table, int seat, String level) {
        try {
            var game = table.game();
            var mind = minds.compute(
                    table.id,
                    (id, kept) -> kept != null && game.goesOn(kept, seat, level)
                            ? kept
                            : game.mind(seat, level, bots.create(level, Ids.seed())));
            return game.decision(mind);
        } catch (RuntimeException e) {
            return () -> {
                throw e;
            };
        }
    }

    private void flag(String table) {
        memory.locked(table, slot -> room.write(slot, "", now -> Referee.timeOut(now, room.now())));
    }

    // --- bots ---

    /** Waits for a place, and then looks again: in the meantime everybody may have gone, or the person be back. */
    private void think(String table, Think think) throws InterruptedException {
        boolean search = BotSpec.parse(think.level).kind() == BotSpec.Kind.SEARCH;
        long before = System.nanoTime();
        try (var place = (search ? searches : answers).enter(think.claimant)) {
            await(table, place);
            metrics.waited(search ? SEARCHES : ANSWERS, Duration.ofNanos(System.nanoTime() - before));
            var decision =
                    stopped ? Optional.<Callable<String>>empty() : memory.locked(table, slot -> decision(slot, think));
            if (decision.isPresent()) {
                decide(table, think, decision.get());
            } else {
                found(table);
            }
        }
    }

    /** Whoever must wait for long is told why. */
    private void await(String table, Lane.Ticket place) throws InterruptedException {
        if (place.granted(limits.thinking().patience().toMillis())) {
            return;
        }
        do {
            tell(table, place.waits() == Lane.Wait.BUDGET ? Wire.Bots.TIRED : Wire.Bots.WAITING);
        } while (!place.granted(RETOLD_MILLIS));
    }

    private void tell(String table, String state) {
        memory.locked(table, slot -> {
            slot.tell(state);
            return state;
        });
    }

    private Optional<Callable<String>> decision(Slot slot, Think think) {
        slot.tell(Wire.Bots.THINKING);
        return asks(slot.table(), think) && claimant(slot).isPresent()
                ? Optional.of(decision(slot.table(), think.seat, think.level))
                : Optional.empty();
    }

    private void decide(String table, Think think, Callable<String> thought) throws InterruptedException {
        long before = System.nanoTime();
        var decision = thinkers.submit(thought);
        thinking.put(table, decision);
        try {
            var key = stopped
                    ? Optional.<String>empty()
                    : Optional.of(decision.get(patience(think.level), TimeUnit.MILLISECONDS));
            metrics.thought(think.level, Duration.ofNanos(System.nanoTime() - before));
            key.ifPresent(picked -> write(table, think, picked));
        } catch (TimeoutException e) {
            replace(table, think, "slow", e);
        } catch (ExecutionException e) {
            if (!stopped) {
                replace(table, think, "crashed", Objects.requireNonNullElse(e.getCause(), e));
            }
        } catch (CancellationException e) {
            LOG.debug("table {}: a bot is not waited for, the server stops", table);
        } finally {
            decision.cancel(true);
            thinking.remove(table);
        }
    }

    private long patience(String level) {
        return Math.max(
                limits.botLimit().toMillis(),
                3 * BotSpec.parse(level).budget().time().toMillis());
    }

    private void write(String table, Think think, String key) {
        memory.locked(
                table,
                slot -> room.write(
                        slot,
                        "",
                        now -> asks(now, think)
                                ? Referee.picked(now, think.seat, List.of(key), think.level)
                                : Decision.NOTHING));
    }

    private static boolean asks(Table table, Think think) {
        return table.waitsFor(think.seat)
                && table.game().askedSince(think.seat) == think.at
                && table.chair(think.seat).bot().equals(think.level);
    }

    /** What a bot failed with may speak of hidden cards: operators get the kind of failure and where it was, not its words. */
    private void replace(String table, Think think, String why, Throwable failure) {
        if (think.level.equals("random")) {
            throw new IllegalStateException(
                    "not even a random bot can play table " + table + ": " + failure.getClass());
        }
        var level = think.level.equals(Table.SUBSTITUTE) ? "random" : Table.SUBSTITUTE;
        minds.remove(table);
        metrics.replaced(think.level, why);
        LOG.warn(
                "table {}: the bot {} at seat {} {} and is replaced by {} ({} at {})",
                table,
                think.level,
                think.seat + 1,
                why.equals("slow") ? "thinks too long" : "has crashed",
                level,
                failure.getClass().getName(),
                failure.getStackTrace().length == 0 ? "?" : failure.getStackTrace()[0]);
        memory.locked(
                table,
                slot -> room.write(
                        slot,
                        "",
                        now -> asks(now, think)
                                ? Decision.of(new Event.Replaced(think.seat, think.level, level, why))
                                : Decision.NOTHING));
    }

    // --- stopping ---

    /** No further bot or clock; what is being written is finished. */
    void stop() {
        stopped = true;
        ticker.shutdownNow();
        thinking.values().forEach(decision -> decision.cancel(true));
        searches.close();
        answers.close();
        runs.shutdown();
        try {
            if (!runs.awaitTermination(5, TimeUnit.SECONDS)) {
                LOG.warn("some bots did not stop in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thinkers.shutdownNow();
    }

    /** Other nodes may run our tables at once. */
    void handOver() {
        try {
            store.gone(node);
        } catch (Store.Unavailable e) {
            LOG.warn("the database does not answer: other nodes take over when this one is given up");
        }
    }
}
