package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Store.Appended;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
    @TempDir
    Path dir;

    @Override
    SqlStore fresh() {
        return SqlStore.embedded(dir);
    }

    @Override
    SqlStore secondNode() {
        return store;
    }

    @Test
    void names_told_apart_before_an_upgrade_keep_working_and_the_elder_has_the_key() throws Exception {
        store.addAccount(new Account("2", "Elder", false, "hash", "", "", 1));
        store.addAccount(new Account("1", "Younger", false, "hash", "", "", 2));
        store.addAccount(new Account("0", "Visitor", true, "", "", "", 0));
        store.close();
        try (var other = DriverManager.getConnection("jdbc:sqlite:" + dir.resolve("ecumene.db"));
                var old = other.createStatement()) {
            old.execute("update account set name = 'Paul', name_key = 'paul' where id = '2'");
            old.execute("update account set name = 'PauI', name_key = 'paui' where id = '1'");
            old.execute("update account set name = 'Pau1', name_key = 'pau1' where id = '0'");
            old.execute("update flyway_schema_history set checksum = 1 where description = 'name keys'");
        }

        store = fresh();

        assertThat(store.accountNamed("paul")).map(Account::id).contains("2");
        assertThat(store.accountNamed("PauI")).map(Account::id).contains("1");
        assertThat(store.accountNamed("Pau1")).map(Account::id).contains("0");
        assertThat(store.saveAccount(new Account("1", "PauI", false, "hash", "ru", "", 2)))
                .as("a name that is only kept is not taken anew")
                .isTrue();
        assertThat(store.addAccount(new Account("3", "pauI", true, "", "", "", 3)))
                .isFalse();
        assertThat(store.saveAccount(new Account("1", "Anton", false, "hash", "ru", "", 2)))
                .isTrue();
        assertThat(store.saveAccount(new Account("1", "PauI", false, "hash", "ru", "", 2)))
                .isFalse();
    }

    @Test
    void nobody_else_may_look_into_folder_or_files() throws Exception {
        var deep = dir.resolve("of").resolve("its own");
        try (var other = SqlStore.embedded(deep)) {
            other.append(change("t", 0, ""));
            assertThat(rights(deep)).isEqualTo("rwx------");
            try (var files = Files.list(deep)) {
                assertThat(files.toList())
                        .hasSizeGreaterThan(3)
                        .allSatisfy(file -> assertThat(rights(file)).isEqualTo("rw-------"));
            }
        }
    }

    @Test
    void what_was_open_before_is_tightened_but_not_a_folder_of_others() throws Exception {
        store.close();
        Files.setPosixFilePermissions(dir, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(dir.resolve("ecumene.db"), PosixFilePermissions.fromString("rw-r--r--"));
        store = fresh();
        assertThat(rights(dir)).isEqualTo("rwx------");
        assertThat(rights(dir.resolve("ecumene.db"))).isEqualTo("rw-------");

        store.close();
        Files.writeString(dir.resolve("letter.txt"), "mine");
        Files.setPosixFilePermissions(dir, PosixFilePermissions.fromString("rwxr-xr-x"));
        store = fresh();
        assertThat(rights(dir)).isEqualTo("rwxr-xr-x");
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void an_append_returns_only_when_others_can_see_it() throws Exception {
        try (var other = DriverManager.getConnection("jdbc:sqlite:" + dir.resolve("ecumene.db"));
                var query = other.createStatement()) {
            for (long seq = 0; seq < 50; seq++) {
                store.append(change("t", seq, ""));
                try (var rows = query.executeQuery("select max(seq) from event")) {
                    assertThat(rows.next()).isTrue();
                    assertThat(rows.getLong(1)).isEqualTo(seq + 1);
                }
            }
        }
    }

    @Test
    void writers_that_share_commits_each_keep_their_order() throws Exception {
        int tables = 24;
        long each = 25;
        var tasks = new ArrayList<Callable<Integer>>();
        for (int t = 0; t < tables; t++) {
            var id = "t" + t;
            tasks.add(() -> (int) LongStream.range(0, each)
                    .filter(seq -> store.append(change(id, seq, "c" + seq)) instanceof Appended)
                    .count());
        }

        assertThat(inParallel(tasks)).containsOnly((int) each);

        for (int t = 0; t < tables; t++) {
            assertThat(store.events("t" + t, 0))
                    .extracting(Event::command)
                    .containsExactlyElementsOf(IntStream.range(0, (int) each)
                            .mapToObj(seq -> "c" + seq)
                            .toList());
        }
    }

    @Test
    void a_failed_write_does_not_harm_those_committed_with_it() throws Exception {
        var tasks = new ArrayList<Callable<Boolean>>();
        for (int t = 0; t < 40; t++) {
            var id = "t" + t;
            var bad = t % 4 == 0;
            var seat = new Rows.Seat(id, 0, "p", false);
            tasks.add(() -> {
                try {
                    return store.append(bad ? change(table(id, 1), seat, seat) : change(id, 0, "c"))
                            instanceof Appended;
                } catch (RuntimeException e) {
                    return false;
                }
            });
        }

        var done = inParallel(tasks);

        for (int t = 0; t < 40; t++) {
            assertThat(done.get(t)).isEqualTo(t % 4 != 0);
            assertThat(store.events("t" + t, 0)).hasSize(t % 4 == 0 ? 0 : 1);
        }
    }

    @Test
    void everything_is_there_after_closing_and_opening() {
        fill(store);
        var before = store.events("T2", 0);
        store.close();

        store = SqlStore.embedded(dir);

        assertThat(before).hasSize(2);
        assertThat(store.events("T2", 0)).isEqualTo(before);
        assertThat(store.accountNamed("мария")).isPresent();
    }

    @Test
    void tables_of_a_server_that_was_killed_are_free_when_the_folder_is_opened_again() {
        store.append(change("t", 0, ""));
        store.alive("killed", HOUR);
        assertThat(store.claim("t", "killed")).isTrue();
        assertThat(store.claim("t", "next")).isFalse();
        store.close();

        store = SqlStore.embedded(dir);

        assertThat(store.claim("t", "next")).isTrue();
    }

    @Test
    void a_closed_store_says_so_instead_of_waiting() {
        store.close();

        assertThatThrownBy(() -> store.append(change("t", 0, ""))).isInstanceOf(Store.Unavailable.class);
        assertThat(store.condition()).isEqualTo(Condition.AWAY);
    }

    @Test
    void a_damaged_file_is_seen_at_the_start_and_for_good() throws IOException {
        var body = "{\"key\": \"" + "x".repeat(4000) + "\"}";
        for (int table = 0; table < 200; table++) {
            var id = "t" + table;
            store.append(
                    new Change(table(id, 1), List.of(), 0, List.of(new Event(id, 1, 5, "", "said", body)), List.of()));
        }
        store.close();
        try (var file = FileChannel.open(dir.resolve("ecumene.db"), StandardOpenOption.WRITE)) {
            long size = file.size();
            file.write(ByteBuffer.allocate(Math.toIntExact(size / 2)), size / 2);
        }

        store = SqlStore.embedded(dir);

        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (store.condition() != Condition.DAMAGED) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
        assertThat(store.account("nobody")).as("reading goes on").isEmpty();
    }

    @Test
    void a_folder_in_use_is_refused_in_both_languages() {
        assertThatThrownBy(() -> SqlStore.embedded(dir)).isInstanceOfSatisfying(CannotOpen.class, refused -> {
            assertThat(refused.in(Lang.EN)).contains(dir.toString()).contains("another running server");
            assertThat(refused.in(Lang.RU)).contains(dir.toString()).contains("другим работающим сервером");
        });
        assertThat(store.append(change("t", 0, ""))).isEqualTo(new Appended());
    }

    @Test
    void a_folder_in_use_by_another_process_is_refused(@TempDir Path theirs) throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var other = new ProcessBuilder(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classPath(),
                        Holder.class.getName(),
                        theirs.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(other.inputReader().readLine()).isEqualTo("open");
            assertThatThrownBy(() -> SqlStore.embedded(theirs)).isInstanceOf(CannotOpen.class);
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (var ours = SqlStore.embedded(theirs)) {
            assertThat(ours.events("t", 0))
                    .as("what the killed one had acknowledged")
                    .hasSize(1);
        }
    }

    /** Also when the tests were started by something that brings a loader of its own. */
    private static String classPath() {
        return Holder.class.getClassLoader() instanceof URLClassLoader ours
                ? Arrays.stream(ours.getURLs()).map(URL::getPath).collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }

    /** Another server on the same folder: acknowledges one append and waits to be killed. */
    static final class Holder {
        private Holder() {}

        @SuppressWarnings("SystemOut") // how it talks to the test
        public static void main(String[] args) throws Exception {
            var held = SqlStore.embedded(Path.of(args[0]));
            if (held.append(change("t", 0, "")) instanceof Appended) {
                System.out.println("open");
            }
            Thread.currentThread().join();
        }
    }

    @Test
    void a_file_that_is_no_database_is_refused(@TempDir Path other) throws Exception {
        Files.writeString(other.resolve("ecumene.db"), "This is not a database at all. ".repeat(100));

        assertThatThrownBy(() -> SqlStore.embedded(other)).isInstanceOf(CannotOpen.class);
        assertThatThrownBy(() -> SqlStore.embedded(other.resolve("ecumene.db"))).isInstanceOf(CannotOpen.class);
    }

    @Test
    void data_of_a_newer_version_is_refused() throws SQLException {
        store.close();
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + dir.resolve("ecumene.db"));
                var statement = database.createStatement()) {
            statement.execute("""
                    insert into flyway_schema_history select 99, '999', 'later', type, 'V999__later.sql', checksum,
                        installed_by, installed_on, execution_time, success from flyway_schema_history limit 1""");
        }

        assertThatThrownBy(() -> SqlStore.embedded(dir))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("newer version");
    }
}
