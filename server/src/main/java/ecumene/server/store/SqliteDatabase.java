package ecumene.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ObjLongConsumer;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.StatementCustomizer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The embedded database: a file in a folder that belongs to one process. One thread writes; what has queued up while it waited
 * for the disk goes into its next commit, so that many writers share one wait. Reads have connections of their own.
 */
final class SqliteDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteDatabase.class);
    private static final int BUSY_MILLIS = 3000;
    private static final int READERS = 4;
    private static final int BATCH = 256;
    private static final String FILE = "ecumene.db";
    /** The version of the file, as SQLite calls it, from which on nothing that was deleted is in it. */
    private static final int CLEAN = 1;

    private static final String CLOCK = "clock_now";
    private static final String SAVEPOINT = "task";
    private static final String PERSON = "(body ->> '$.person')";

    /** The primary result codes that a mistake of ours causes: error, too big, constraint, mismatch, misuse, range. */
    private static final Set<Integer> MISTAKES = Set.of(1, 18, 19, 20, 21, 25);

    /** The file is malformed; it is no database. */
    private static final Set<Integer> DAMAGE = Set.of(11, 26);

    private static final int PRIMARY = 0xff;
    private static final long PAUSE_MILLIS = 100;
    private static final long INSPECTION_SECONDS = 10;

    private final InstantSource clock;
    private final FileChannel lock;
    private final Jdbi writing;
    private final HikariDataSource readers;
    private final Jdbi reading;
    /** Nobody ever waits for a lock on it: a virtual thread that waits in line with the lock would hold up the writer. */
    private final ConcurrentLinkedQueue<Task<?>> queue = new ConcurrentLinkedQueue<>();

    private final Thread writer;
    private final Thread inspector;
    private volatile Optional<Statement> inspection = Optional.empty();
    private volatile boolean closed;
    private volatile boolean damaged;

    /** The writer's connection; none before the first write and after a failed commit. Only the writer's thread uses it. */
    private Optional<Handle> open = Optional.empty();

    SqliteDatabase(Path dir, InstantSource clock) {
        this.clock = clock;
        lock = lock(dir);
        try {
            var file = dir.resolve(FILE);
            secure(file);
            var source = source(file, false);
            Schema.migrate(source, "text", "blob", PERSON);
            writing = telling(Schema.jdbi(() -> overwriting(source)));
            writing.useHandle(SqliteDatabase::cleanOnce);
            // Nobody else can have the folder: whoever ran its tables has died, and they are free at once.
            writing.useHandle(handle -> handle.execute("delete from node"));
            readers = readers(file);
            reading = telling(Schema.jdbi(readers::getConnection));
        } catch (RuntimeException e) {
            unlock();
            throw cannotOpen(dir, e);
        }
        writer = Thread.ofPlatform().name("store-writer").daemon().start(this::writeAll);
        inspector = Thread.ofPlatform()
                .name("store-inspector")
                .daemon()
                .start(() -> inspect(source(dir.resolve(FILE), true)));
    }

    /** Looks through the file while the server is at work already, and for no longer than a while: a large one is not finished. */
    private void inspect(SQLiteDataSource source) {
        try (var connection = source.getConnection();
                var statement = connection.createStatement()) {
            inspection = Optional.of(statement);
            CompletableFuture.delayedExecutor(INSPECTION_SECONDS, TimeUnit.SECONDS)
                    .execute(this::stopInspection);
            try (var answer = statement.executeQuery("pragma quick_check(1)")) {
                var found = answer.next() ? answer.getString(1) : "";
                damaged |= !found.equals("ok");
            }
        } catch (SQLException e) {
            damaged |= blamed(new ConnectionException(e)) == Condition.DAMAGED;
        } finally {
            inspection = Optional.empty();
        }
        if (damaged) {
            LOG.error("the database is damaged; restore it from a backup, see docs/operations.md");
        }
    }

    private void stopInspection() {
        inspection.ifPresent(statement -> {
            try {
                statement.cancel();
            } catch (SQLException e) {
                LOG.debug("the look through the file has ended by itself", e);
            }
        });
    }

    /** SQLite gives the files beside it the rights of the database. */
    private static void secure(Path file) {
        try {
            Private.file(file);
            for (var beside : List.of("-wal", "-shm", "-journal")) {
                Private.existing(file.resolveSibling(file.getFileName() + beside));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is deleted or replaced is overwritten with zeros, so that it is gone from the file. */
    private static Connection overwriting(SQLiteDataSource source) throws SQLException {
        var connection = source.getConnection();
        try (var statement = connection.createStatement()) {
            statement.execute("pragma secure_delete = on");
        }
        return connection;
    }

    /** What was deleted before deleted things were overwritten is still in the gaps of the file: it is written anew, once. */
    private static void cleanOnce(Handle handle) {
        int version =
                handle.createQuery("pragma user_version").mapTo(Integer.class).one();
        if (version >= CLEAN) {
            return;
        }
        try {
            handle.execute("vacuum");
            handle.execute("pragma user_version = " + CLEAN);
        } catch (JdbiException e) {
            LOG.warn(
                    "the database could not be written anew; names deleted by earlier versions may still be in its file",
                    e);
        }
    }

    private static FileChannel lock(Path dir) {
        try {
            Private.folder(dir);
            Private.file(dir.resolve("ecumene.lock"));
            var channel = FileChannel.open(dir.resolve("ecumene.lock"), StandardOpenOption.WRITE);
            try {
                if (channel.tryLock() != null) {
                    return channel;
                }
            } catch (OverlappingFileLockException e) {
                LOG.debug("this very process has the folder open", e);
            }
            channel.close();
        } catch (IOException e) {
            throw cannotOpen(dir, e);
        }
        throw new CannotOpen(
                "The data folder " + dir + " is used by another running server."
                        + " Stop that server, or start this one with another folder or on PostgreSQL.",
                "Папка данных " + dir + " занята другим работающим сервером."
                        + " Остановите его или запустите этот с другой папкой либо на PostgreSQL.");
    }

    private static CannotOpen cannotOpen(Path dir, Exception e) {
        return e instanceof CannotOpen known
                ? known
                : new CannotOpen(
                        "The data folder " + dir + " cannot be opened: " + e.getMessage()
                                + " Check that it may be written and holds data of Ecumene.",
                        "Папку данных " + dir + " не удаётся открыть: " + e.getMessage()
                                + " Проверьте, что в неё можно писать и что в ней данные «Ойкумены».",
                        e);
    }

    static SQLiteDataSource source(Path file, boolean readOnly) {
        var config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setReadOnly(readOnly);
        if (!readOnly) {
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        }
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static HikariDataSource readers(Path file) {
        var config = new HikariConfig();
        config.setPoolName("store-readers");
        config.setDataSource(source(file, true));
        config.setReadOnly(true);
        config.setMaximumPoolSize(READERS);
        config.setConnectionTimeout(BUSY_MILLIS);
        return new HikariDataSource(config);
    }

    /** The embedded database has no clock but this machine's: asking it would cost a query for every move. */
    @Override
    public long now() {
        return clock.millis();
    }

    @Override
    public String clock() {
        return ":" + CLOCK;
    }

    /** A time written out would make every statement a new one, to be taken apart anew. */
    private Jdbi telling(Jdbi jdbi) {
        jdbi.getConfig(SqlStatements.class).addCustomizer(new StatementCustomizer() {
            @Override
            public void beforeTemplating(@Nullable PreparedStatement none, StatementContext context) {
                if (context.getRawSql().contains(":" + CLOCK)) {
                    context.getBinding().addNamed(CLOCK, now());
                }
            }
        });
        return jdbi;
    }

    @Override
    public String person() {
        return PERSON;
    }

    @Override
    public <T> T read(Work<T> work) {
        try {
            return reading.withHandle(work::on);
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    @Override
    public boolean taken(JdbiException failure) {
        return Schema.sqlCause(failure)
                .filter(sql -> sql instanceof SQLiteException sqlite
                        && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE)
                .isPresent();
    }

    @Override
    public <T> T snapshot(Work<T> work) {
        try {
            return reading.inTransaction(work::on);
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        var task = new Task<>(work);
        queue.add(task);
        LockSupport.unpark(writer);
        // Whoever sees it closed takes the task back, unless the writer has it already and answers.
        if (closed && queue.remove(task)) {
            throw new Store.Unavailable(new SQLException("the store is closed"));
        }
        return task.result();
    }

    @Override
    public <T> T bulk(Work<T> work) {
        return write(work);
    }

    /** What was deleted is overwritten by {@code secure_delete}; here the pages of before leave the log of writes. */
    @Override
    public void scrub() {
        try {
            writing.useHandle(handle -> {
                var busy = handle.createQuery("pragma wal_checkpoint(truncate)")
                        .map((row, context) -> row.getInt(1))
                        .one();
                if (busy != 0) {
                    LOG.info("the log of writes is in use; what was deleted leaves it later");
                }
            });
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    /** Nobody else can have the file open. */
    @Override
    public void hint(Handle handle, String table, long seq) {}

    @Override
    public void onHint(ObjLongConsumer<String> listener) {}

    private void writeAll() {
        var batch = new ArrayList<Task<?>>();
        while (next(batch)) {
            commit(batch);
            batch.clear();
        }
        open.ifPresent(Handle::close);
    }

    /** Waits for work and takes all there is. False when the store is closed and everything is written. */
    private boolean next(List<Task<?>> batch) {
        while (batch.isEmpty()) {
            boolean last = closed;
            for (var task = queue.poll(); task != null; task = batch.size() < BATCH ? queue.poll() : null) {
                batch.add(task);
            }
            if (batch.isEmpty()) {
                if (last) {
                    return false;
                }
                LockSupport.park(queue);
            }
        }
        return true;
    }

    private void commit(List<Task<?>> batch) {
        try {
            var handle = open.orElseGet(writing::open);
            open = Optional.of(handle);
            handle.begin();
            for (var task : batch) {
                task.run(handle);
            }
            handle.commit();
        } catch (RuntimeException | Error e) {
            note(batch.size(), e);
            drop();
            batch.forEach(task -> task.fail(new Store.Unavailable(e)));
        }
        batch.forEach(Task::tell);
    }

    /** What the disk or the file is to blame for takes a line; what is our own mistake, all there is to say. */
    private void note(int writes, Throwable e) {
        if (e instanceof RuntimeException known && explained(known) instanceof Store.Unavailable) {
            LOG.warn("{} writes failed: {}", writes, e.getMessage());
        } else {
            LOG.error("{} writes failed", writes, e);
        }
    }

    /** Closing the connection rolls back; the next write opens a new one. */
    private void drop() {
        try {
            if (open.isPresent()) {
                open.get().getConnection().close();
            }
        } catch (SQLException e) {
            LOG.error("the connection that failed cannot be closed", e);
        }
        open = Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(writer);
        boolean interrupted = false;
        while (writer.isAlive() || inspector.isAlive()) {
            stopInspection();
            try {
                writer.join();
                inspector.join(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        readers.close();
        unlock();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void unlock() {
        try {
            lock.close();
        } catch (IOException e) {
            LOG.warn("the lock of the data folder cannot be released", e);
        }
    }

    @Override
    public Condition blamed(RuntimeException failure) {
        return Schema.sqlCause(failure)
                .filter(SQLiteException.class::isInstance)
                .map(SQLiteException.class::cast)
                .map(e -> blamed(e.getResultCode().code & PRIMARY))
                .orElse(Condition.WELL);
    }

    private static Condition blamed(int code) {
        if (DAMAGE.contains(code)) {
            return Condition.DAMAGED;
        }
        return MISTAKES.contains(code) ? Condition.WELL : Condition.CANNOT_WRITE;
    }

    @Override
    public boolean damaged() {
        return damaged;
    }

    private RuntimeException explained(RuntimeException e) {
        damaged |= blamed(e) == Condition.DAMAGED;
        boolean outage = e instanceof ConnectionException
                || Schema.sqlCause(e).filter(SqliteDatabase::outage).isPresent();
        return outage ? new Store.Unavailable(e) : e;
    }

    private static boolean outage(SQLException e) {
        return e instanceof SQLiteException sqlite
                ? !MISTAKES.contains(sqlite.getResultCode().code & PRIMARY)
                : e instanceof SQLTransientException;
    }

    /** A write on its way: run within a commit, told only after it. */
    private final class Task<T> {
        private final Work<T> work;
        private final CompletableFuture<T> told = new CompletableFuture<>();
        private @Nullable T done;
        private @Nullable Throwable failure;

        Task(Work<T> work) {
            this.work = work;
        }

        /** Throws only when the whole transaction is lost. */
        void run(Handle handle) {
            handle.savepoint(SAVEPOINT);
            try {
                done = work.on(handle);
            } catch (RuntimeException e) {
                failure = explained(e);
                handle.rollbackToSavepoint(SAVEPOINT);
                return;
            } catch (Error e) {
                failure = e;
                handle.rollbackToSavepoint(SAVEPOINT);
                return;
            }
            handle.releaseSavepoint(SAVEPOINT);
        }

        void fail(Throwable why) {
            failure = why;
        }

        void tell() {
            if (failure != null) {
                told.completeExceptionally(failure);
            } else {
                told.complete(done);
            }
        }

        T result() {
            try {
                return told.join();
            } catch (CompletionException e) {
                switch (e.getCause()) {
                    case RuntimeException known -> throw known;
                    case Error known -> throw known;
                    case null, default -> throw e;
                }
            }
        }
    }
}
