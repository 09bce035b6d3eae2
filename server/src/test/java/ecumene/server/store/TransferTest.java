package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.testing.PrivatePostgres;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TransferTest {
    @TempDir
    Path dir;

    private SqlStore full;
    private SqlStore embedded;
    private SqlStore postgres;

    @BeforeEach
    void open() {
        full = SqlStore.embedded(dir.resolve("full"));
        StoreContract.fill(full);
        embedded = SqlStore.embedded(dir.resolve("empty"));
        postgres = SqlStore.postgres(PrivatePostgres.shared().createDatabase());
    }

    @AfterEach
    void close() {
        full.close();
        embedded.close();
        postgres.close();
    }

    private static byte[] export(SqlStore store) throws IOException {
        var out = new ByteArrayOutputStream();
        store.exportTo(out);
        return out.toByteArray();
    }

    private static String text(byte[] export) throws IOException {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(export))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] gzip(String text) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(out)) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return out.toByteArray();
    }

    private static Map<String, Long> load(SqlStore store, byte[] export) throws IOException {
        return store.importFrom(new ByteArrayInputStream(export));
    }

    @Test
    void everything_moves_from_one_database_to_the_other_and_back() throws IOException {
        var first = export(full);

        var counts = load(postgres, first);
        var second = export(postgres);
        load(embedded, second);

        assertThat(counts)
                .containsEntry("account", 4L)
                .containsEntry("event", 8L)
                .containsEntry("session", 1L);
        assertThat(text(second)).isEqualTo(text(first));
        assertThat(text(export(embedded))).isEqualTo(text(first));
        assertThat(embedded.events("т4", 0)).isEqualTo(full.events("т4", 0)).hasSize(2);
        assertThat(embedded.ratingsOf("t1")).isEqualTo(full.ratingsOf("t1")).hasSize(1);
        assertThat(postgres.session("s1", full.now() + 9_999_999)).isPresent();
        assertThat(postgres.claim("t1", "another node")).isTrue();
        assertThat(postgres.append(StoreContract.change("t1", 2, "x"))).isEqualTo(new Store.Appended());
    }

    @Test
    void a_cut_file_is_refused_wherever_it_is_cut() throws IOException {
        var whole = export(full);
        for (int length = 0; length < whole.length; length += 1 + length / 7) {
            refused(Arrays.copyOf(whole, length), Transfer.Why.CUT);
        }
        refused(Arrays.copyOf(whole, whole.length - 1), Transfer.Why.CUT);
        var lines = text(whole);
        refused(gzip(lines.substring(0, lines.lastIndexOf("{\"t\":\"end\""))), Transfer.Why.CUT);
        var missing = lines.replaceFirst("\\{\"t\":\"seat\".*\n", "");
        assertThat(missing).isNotEqualTo(lines);
        refused(gzip(missing), Transfer.Why.CUT);
    }

    @Test
    void an_export_from_before_there_was_a_column_or_a_table_is_read() throws IOException {
        var now = text(export(full));
        var before = now.replace(",\"discounted\":0.0", "").replaceFirst(",\"met\":\\d+", "");
        assertThat(before).isNotEqualTo(now);
        load(embedded, gzip(before));
        assertThat(embedded.ratingsOf("t1")).isEqualTo(full.ratingsOf("t1")).hasSize(1);
        assertThat(text(export(embedded))).isEqualTo(now);
    }

    @Test
    void a_garbled_file_is_refused() throws IOException {
        var whole = export(full);
        var lines = text(whole);
        refused("not gzip at all, but long enough".getBytes(StandardCharsets.UTF_8), Transfer.Why.WRONG_FORMAT);
        refused(gzip("{\"hello\":1}\n"), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines.replace("\"waiting\":true", "\"waiting\":7")), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines.replace("\"waiting\":true", "\"wait\":true")), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines.replace("\"kind\":\"move\"", "\"kind\":null")), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines.replace("{\"t\":\"rating\"", "{\"t\":\"pg_user\"")), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines.replace("\"table_id\":\"T2\"", "\"table_id\":\"t1\"")), Transfer.Why.WRONG_FORMAT);
        refused(gzip(lines + "{}\n"), Transfer.Why.WRONG_FORMAT);
        var flipped = whole.clone();
        flipped[flipped.length - 6] ^= 1;
        refused(flipped, Transfer.Why.WRONG_FORMAT);
    }

    @Test
    void a_file_of_a_newer_version_is_refused() throws IOException {
        var lines = text(export(full));
        refused(gzip(lines.replaceFirst("\"version\":1", "\"version\":2")), Transfer.Why.NEWER_VERSION);
        refused(gzip(lines.replaceFirst("\"schema\":\\d+", "\"schema\":999")), Transfer.Why.NEWER_VERSION);
    }

    @Test
    void a_store_with_anything_in_it_is_left_alone() throws IOException {
        var whole = export(full);
        var target = SqlStore.embedded(dir.resolve("one"));
        target.addAccount(StoreContract.guest("9", "Somebody"));
        var before = text(export(target));

        assertThatThrownBy(() -> load(target, whole))
                .isInstanceOfSatisfying(
                        Transfer.Broken.class, e -> assertThat(e.why()).isEqualTo(Transfer.Why.NOT_EMPTY));

        assertThat(text(export(target))).isEqualTo(before);
        target.close();
    }

    private void refused(byte[] export, Transfer.Why why) throws IOException {
        for (var store : new SqlStore[] {embedded, postgres}) {
            assertThatThrownBy(() -> load(store, export)).isInstanceOfSatisfying(Transfer.Broken.class, broken -> {
                assertThat(broken.why()).isEqualTo(why);
                assertThat(broken.in(Lang.EN)).contains("Nothing was imported");
                assertThat(broken.in(Lang.RU)).contains("Ничего не загружено");
            });
            assertThat(text(export(store))).as("still empty").hasLineCount(2);
        }
    }

    /** Fails when a migration adds a table or column and the export does not. */
    @Test
    void every_column_of_the_schema_is_exported() throws Exception {
        var leftBehind = Set.of("node", "present", "unkept", "flyway_schema_history", "sqlite_schema");
        var inSchema = new HashMap<String, Set<String>>();
        try (var database = DriverManager.getConnection(
                        "jdbc:sqlite:" + dir.resolve("full").resolve("ecumene.db"));
                var columns = database.getMetaData().getColumns(null, null, "%", "%")) {
            while (columns.next()) {
                inSchema.computeIfAbsent(columns.getString("TABLE_NAME"), name -> new HashSet<>())
                        .add(columns.getString("COLUMN_NAME"));
            }
        }
        inSchema.keySet().removeAll(leftBehind);
        inSchema.get("game_table").remove("runner");

        var exported = new HashMap<String, Set<String>>();
        for (var sheet : Transfer.SHEETS) {
            exported.put(
                    sheet.name(),
                    new HashSet<>(
                            sheet.columns().stream().map(Transfer.Column::name).toList()));
        }
        assertThat(exported).isEqualTo(inSchema);
    }
}
