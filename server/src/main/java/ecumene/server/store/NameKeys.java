package ecumene.server.store;

import ecumene.server.people.Names;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the keys of all names anew whenever what makes them has changed. Of two names that were told apart before and are not now, the
 * account comes before the guest and the elder before the younger; the other keeps its name and is found by nothing but that,
 * letter by letter, until it is changed.
 */
final class NameKeys implements JavaMigration {
    private static final Logger LOG = LoggerFactory.getLogger(NameKeys.class);
    private static final int BATCH = 500;

    /** Begins a key that no name has: keys have no such sign. */
    private static final String NONE = "=";

    private record Named(String id, String name) {}

    /** None: it is repeated when the checksum changes. */
    @Override
    public @org.jspecify.annotations.Nullable MigrationVersion getVersion() {
        return null;
    }

    @Override
    public String getDescription() {
        return "name keys";
    }

    @Override
    public Integer getChecksum() {
        return Names.KEYS.hashCode();
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        renew(context.getConnection());
    }

    static void renew(Connection connection) throws SQLException {
        var people = people(connection);
        if (people.isEmpty()) {
            return;
        }
        try (var statement = connection.prepareStatement("update account set name_key = '" + NONE + "' || id")) {
            statement.execute();
        }
        var first = new LinkedHashMap<String, String>();
        people.forEach(person -> first.putIfAbsent(Names.key(person.name()), person.id()));
        try (var statement = connection.prepareStatement("update account set name_key = ? where id = ?")) {
            write(statement, first);
        }
        if (first.size() < people.size()) {
            LOG.info(
                    "{} names look like another one; they log in by their name letter by letter",
                    people.size() - first.size());
        }
    }

    private static List<Named> people(Connection connection) throws SQLException {
        var people = new ArrayList<Named>();
        try (var statement = connection.prepareStatement("select id, name from account order by guest, created, id");
                var rows = statement.executeQuery()) {
            while (rows.next()) {
                people.add(new Named(rows.getString(1), rows.getString(2)));
            }
        }
        return people;
    }

    private static void write(PreparedStatement statement, Map<String, String> keys) throws SQLException {
        int waiting = 0;
        for (var entry : keys.entrySet()) {
            statement.setString(1, entry.getKey());
            statement.setString(2, entry.getValue());
            statement.addBatch();
            if (++waiting % BATCH == 0) {
                statement.executeBatch();
            }
        }
        statement.executeBatch();
    }
}
