package ecumene.server.store;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;

/** The migrations, and what both databases share in talking SQL. */
final class Schema {
    private Schema() {}

    /**
     * @param text the type of a text that is compared byte by byte
     * @param bytes the type of a value of bytes
     * @param person SQL for the person that the body of an event names
     */
    static void migrate(DataSource source, String text, String bytes, String person) {
        var flyway = Flyway.configure(Schema.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:db/migration")
                .placeholders(Map.of("text", text, "bytes", bytes, "person", person))
                .javaMigrations(new NameKeys())
                .load();
        if (Arrays.stream(flyway.info().all()).anyMatch(known -> known.getState() == MigrationState.FUTURE_SUCCESS)) {
            throw new CannotOpen(
                    "The data was written by a newer version of Ecumene. Start that version or a later one.",
                    "Данные записаны более новой версией «Ойкумены». Запустите её или ещё более новую.");
        }
        flyway.migrate();
    }

    /** Exceptions of the result name neither the statement nor its arguments: rows hold what no log may hold. */
    static Jdbi jdbi(ConnectionFactory connections) {
        var jdbi = Jdbi.create(connections);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    static Optional<SQLException> sqlCause(Throwable failure) {
        for (var cause = Optional.of(failure);
                cause.isPresent();
                cause = Optional.ofNullable(cause.get().getCause())) {
            if (cause.get() instanceof SQLException sql) {
                return Optional.of(sql);
            }
        }
        return Optional.empty();
    }
}
