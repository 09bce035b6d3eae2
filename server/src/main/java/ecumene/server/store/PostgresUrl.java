package ecumene.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;

/** Where a PostgreSQL database is and who we are there: {@code postgres://user:password@host:port/name?option=value}. */
record PostgresUrl(String host, int port, String name, String user, String password, Map<String, String> options) {
    private static final int PORT = 5432;
    private static final int CONNECT_SECONDS = 2;
    /** At the start nobody waits for an answer but the operator. */
    private static final int PATIENT_SECONDS = 15;

    private static final Pattern PLACE = Pattern.compile("postgres(ql)?://((?<user>[^:@]*)(:(?<password>[^@]*))?@)?"
            + "(?<host>\\[[0-9a-fA-F:.]+]|[^:@/\\[\\]]+)(:(?<port>[0-9]{1,5}))?/(?<name>[^/]+)");

    static PostgresUrl parse(String address) {
        URI uri;
        try {
            uri = new URI(address);
        } catch (URISyntaxException e) {
            // Not passed on: its message holds the whole address with the password.
            throw wrong();
        }
        // Not getHost: it does not know names with an underscore, which containers have.
        var place = PLACE.matcher(uri.getScheme() + "://" + uri.getRawAuthority() + uri.getRawPath());
        if (!place.matches()) {
            throw wrong();
        }
        return new PostgresUrl(
                place.group("host"),
                place.group("port") == null ? PORT : Integer.parseInt(place.group("port")),
                plain(place.group("name")),
                plain(Objects.requireNonNullElse(place.group("user"), "")),
                plain(Objects.requireNonNullElse(place.group("password"), "")),
                options(Objects.requireNonNullElse(uri.getRawQuery(), "")));
    }

    private static Map<String, String> options(String query) {
        var options = new LinkedHashMap<String, String>();
        for (var pair : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                options.put(plain(pair.substring(0, equals)), plain(pair.substring(equals + 1)));
            }
        }
        return options;
    }

    /** A plus is itself here, unlike in a form. */
    private static String plain(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static CannotOpen wrong() {
        return new CannotOpen(
                "The address of the database is not of the form postgres://user:password@host:port/name."
                        + " Signs such as @ : / # % in the password are written as %40 %3A %2F %23 %25.",
                "Адрес базы данных не имеет вида postgres://user:password@host:port/name."
                        + " Знаки вроде @ : / # % в пароле записываются как %40 %3A %2F %23 %25.");
    }

    /** For people: everything but the password. */
    String place() {
        return user + "@" + host + ":" + port + "/" + name;
    }

    @Override
    public String toString() {
        return place();
    }

    /** @param answerSeconds how long a statement may take before the server counts as gone; 0 for any time */
    PGSimpleDataSource source(int answerSeconds) {
        var source = new PGSimpleDataSource();
        source.setServerNames(new String[] {host});
        source.setPortNumbers(new int[] {port});
        source.setDatabaseName(name);
        source.setUser(user);
        source.setPassword(password);
        source.setApplicationName("ecumene");
        int connectSeconds = answerSeconds == 0 ? PATIENT_SECONDS : CONNECT_SECONDS;
        source.setConnectTimeout(connectSeconds);
        source.setLoginTimeout(connectSeconds);
        source.setSocketTimeout(answerSeconds);
        source.setTcpKeepAlive(true);
        source.setReWriteBatchedInserts(true);
        // The server's details quote rows.
        source.setLogServerErrorDetail(false);
        for (var option : options.entrySet()) {
            try {
                source.setProperty(option.getKey(), option.getValue());
            } catch (SQLException e) {
                throw new CannotOpen(
                        "PostgreSQL does not know the option " + option.getKey() + " in the address of the database.",
                        "PostgreSQL не знает параметра " + option.getKey() + " в адресе базы данных.",
                        e);
            }
        }
        return source;
    }
}
