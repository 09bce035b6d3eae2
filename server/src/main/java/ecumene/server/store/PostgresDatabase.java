package ecumene.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.ObjLongConsumer;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** PostgreSQL, which several servers may share. Waits for it are short, and every call tries anew. */
final class PostgresDatabase implements Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final String CHANNEL = "ecumene";
    private static final String PERSON = "(cast(body as json) ->> 'person')";
    private static final String UNIQUE_VIOLATION = "23505";
    private static final int CONNECTIONS = 10;
    private static final int CONNECTION_MILLIS = 2500;
    private static final int VALIDATION_MILLIS = 1000;
    private static final int ANSWER_SECONDS = 3;
    private static final int LISTEN_MILLIS = 5000;
    private static final long FIRST_PAUSE_MILLIS = 100;
    private static final long LONGEST_PAUSE_MILLIS = 3000;

    /**
     * Classes and codes of SQLSTATE that speak of the server and not of the statement: connection, read-only after a switch,
     * resources, shutting down or starting, its own input and output.
     */
    private static final List<String> OUTAGES = List.of("08", "25006", "53", "57P", "58");

    /** Read-only, the disk full, its own input and output. */
    private static final List<String> UNWRITABLE = List.of("25006", "53100", "58030");

    private static final String DATA_CORRUPTED = "XX001";
    private static final String INDEX_CORRUPTED = "XX002";

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Jdbi patient;
    private final PostgresUrl url;
    private final String self = UUID.randomUUID().toString();
    private final List<ObjLongConsumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private @Nullable Thread listener;
    private volatile @Nullable Connection listening;
    private volatile boolean damaged;

    PostgresDatabase(String address) {
        url = PostgresUrl.parse(address);
        var unhurried = url.source(0);
        patient = Schema.jdbi(unhurried::getConnection);
        try {
            Schema.migrate(unhurried, "text collate \"C\"", "bytea", PERSON);
        } catch (FlywayException e) {
            throw cannotOpen(e);
        }
        pool = new HikariDataSource(config());
        jdbi = Schema.jdbi(pool::getConnection);
    }

    private HikariConfig config() {
        var config = new HikariConfig();
        config.setPoolName("store");
        config.setDataSource(url.source(ANSWER_SECONDS));
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(2);
        config.setConnectionTimeout(CONNECTION_MILLIS);
        config.setValidationTimeout(VALIDATION_MILLIS);
        // The migrations have just talked to the server; if it is gone since, the first call says so.
        config.setInitializationFailTimeout(-1);
        return config;
    }

    private CannotOpen cannotOpen(FlywayException e) {
        var reason = Schema.sqlCause(e).map(SQLException::getMessage).orElse(e.getMessage());
        return new CannotOpen(
                "The PostgreSQL database " + url.place() + " cannot be opened: " + reason
                        + " Check that it runs and that address, name and password are right.",
                "Базу данных PostgreSQL " + url.place() + " не удаётся открыть: " + reason
                        + " Проверьте, что она работает и что адрес, имя и пароль верны.",
                e);
    }

    /** Unlike clock_timestamp it stands still within a statement, so that an index can be searched with it. */
    @Override
    public String clock() {
        return "cast(floor(extract(epoch from statement_timestamp()) * 1000) as bigint)";
    }

    @Override
    public String person() {
        return PERSON;
    }

    @Override
    public <T> T read(Work<T> work) {
        try {
            return jdbi.withHandle(work::on);
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        try {
            return jdbi.inTransaction(work::on);
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    @Override
    public boolean taken(JdbiException failure) {
        return Schema.sqlCause(failure)
                .filter(sql -> UNIQUE_VIOLATION.equals(sql.getSQLState()))
                .isPresent();
    }

    @Override
    public <T> T snapshot(Work<T> work) {
        try {
            return patient.inTransaction(TransactionIsolationLevel.REPEATABLE_READ, work::on);
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    @Override
    public <T> T bulk(Work<T> work) {
        try {
            return patient.inTransaction(handle -> {
                handle.execute(
                        "lock table account, session, token, leaving, game_table, event, seat, rating in exclusive mode");
                return work.on(handle);
            });
        } catch (RuntimeException e) {
            throw explained(e);
        }
    }

    /** The files are the server's, which cleans them by itself. */
    @Override
    public void scrub() {}

    @Override
    public void hint(Handle handle, String table, long seq) {
        handle.createQuery("select pg_notify(:channel, :hint) is null")
                .bind("channel", CHANNEL)
                .bind("hint", table + ":" + seq + ":" + self)
                .mapTo(Boolean.class)
                .one();
    }

    @Override
    public void onHint(ObjLongConsumer<String> told) {
        synchronized (closing) {
            listeners.add(told);
            if (listener == null) {
                listener = Thread.ofPlatform().name("store-hints").daemon().start(this::listenAlways);
            }
        }
    }

    private void listenAlways() {
        long pause = FIRST_PAUSE_MILLIS;
        while (closing.getCount() > 0) {
            boolean heard = false;
            try (var connection = url.source(ANSWER_SECONDS).getConnection()) {
                listening = connection;
                listen(connection);
                heard = true;
                hear(connection);
            } catch (SQLException e) {
                if (closing.getCount() > 0) {
                    LOG.warn("hints of other nodes are lost until the database answers again: {}", e.getMessage());
                }
            }
            pause = heard ? FIRST_PAUSE_MILLIS : Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
            pause(pause);
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
        }
        // What happened while nobody listened is not known.
        tell("", 0);
    }

    private void hear(Connection connection) throws SQLException {
        var notifications = connection.unwrap(PGConnection.class);
        while (closing.getCount() > 0) {
            var news = notifications.getNotifications(LISTEN_MILLIS);
            if (news == null || news.length == 0) {
                ping(connection);
            } else {
                for (var one : news) {
                    pass(one);
                }
            }
        }
    }

    /** A server that vanished without a word is found out by asking. */
    private static void ping(Connection connection) throws SQLException {
        if (!connection.isValid(ANSWER_SECONDS)) {
            throw new SQLException("no answer on the connection for hints");
        }
    }

    private void pass(PGNotification news) {
        var parts = news.getParameter().split(":", -1);
        if (parts.length == 3 && !parts[2].equals(self)) {
            tell(parts[0], Long.parseLong(parts[1]));
        }
    }

    private void tell(String table, long seq) {
        for (var told : listeners) {
            try {
                told.accept(table, seq);
            } catch (RuntimeException e) {
                LOG.error("a listener for hints failed", e);
            }
        }
    }

    private void pause(long millis) {
        try {
            boolean closed = closing.await(millis, TimeUnit.MILLISECONDS);
            LOG.debug("hints: {}", closed ? "closing" : "connecting again");
        } catch (InterruptedException e) {
            LOG.debug("nobody interrupts this thread but a JVM that ends", e);
        }
    }

    @Override
    public void close() {
        closing.countDown();
        var connection = listening;
        if (connection != null) {
            try {
                connection.abort(Runnable::run);
            } catch (SQLException e) {
                LOG.debug("the connection for hints was gone already", e);
            }
        }
        pool.close();
    }

    @Override
    public Condition blamed(RuntimeException failure) {
        return Schema.sqlCause(failure)
                .map(SQLException::getSQLState)
                .map(PostgresDatabase::blamed)
                .orElse(Condition.WELL);
    }

    private static Condition blamed(String state) {
        if (state.equals(DATA_CORRUPTED) || state.equals(INDEX_CORRUPTED)) {
            return Condition.DAMAGED;
        }
        if (UNWRITABLE.stream().anyMatch(state::startsWith)) {
            return Condition.CANNOT_WRITE;
        }
        return OUTAGES.stream().anyMatch(state::startsWith) ? Condition.AWAY : Condition.WELL;
    }

    @Override
    public boolean damaged() {
        return damaged;
    }

    private RuntimeException explained(RuntimeException e) {
        if (blamed(e) == Condition.DAMAGED) {
            damaged = true;
            return new Store.Unavailable(e);
        }
        boolean outage = e instanceof ConnectionException
                || Schema.sqlCause(e).filter(PostgresDatabase::outage).isPresent();
        return outage ? new Store.Unavailable(e) : e;
    }

    private static boolean outage(SQLException e) {
        var state = e.getSQLState();
        return e instanceof SQLTransientException
                || (state != null && OUTAGES.stream().anyMatch(state::startsWith));
    }
}
