package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store of an earlier version, asked with the program of today. */
class UpgradeCommandTest {
    private static final Path FIXTURES = Path.of("..", "server", "src", "test", "resources", "fixtures");
    /** Its games go on under the rules of today. */
    private static final Path OLD = FIXTURES.resolve("store-next.gz");

    private static final Path FIRST_VERSION = FIXTURES.resolve("store-1.0.0.gz");
    private static final Path CARDS =
            Path.of("..", "games", "pyramid", "src", "main", "resources", "pyramid", "cards.yaml");

    @TempDir
    Path dir;

    private Path data;
    private Path cards;

    @BeforeEach
    void fill() throws IOException {
        data = dir.resolve("data");
        cards = Files.createDirectory(dir.resolve("cards"));
        fill(OLD);
    }

    private void fill(Path export) {
        assertThat(Typed.run("import", "--data", data.toString(), export.toString())
                        .err())
                .isEmpty();
    }

    /** As the version before wrote it. */
    private void forgetMigration() throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ecumene.db"));
                var statement = connection.createStatement()) {
            statement.execute("drop table archive");
            statement.execute("delete from flyway_schema_history where cast(version as integer) > 2");
        }
    }

    /** On every card. */
    private void change(String from, String to) throws IOException {
        var yaml = Files.readString(CARDS);
        var changed = yaml.replaceAll("(?m)^  " + from + "$", "  " + to);
        assertThat(changed).isNotEqualTo(yaml);
        Files.writeString(cards.resolve("cards.yaml"), changed);
    }

    /** Nobody can have bought anything. */
    private void makeAllDearer() throws IOException {
        change("base_cost: \\{.+\\}", "base_cost: {food: 9, iron: 9}");
    }

    private Typed upgrade(String... more) {
        var args = new String[3 + more.length];
        args[0] = "upgrade";
        args[1] = "--data";
        args[2] = data.toString();
        System.arraycopy(more, 0, args, 3, more.length);
        return Typed.run(args);
    }

    @Test
    void everything_goes_on_and_nothing_is_written_by_asking() throws Exception {
        forgetMigration();
        var before = Files.readAllBytes(data.resolve("ecumene.db"));
        var said = upgrade("--dry-run");
        assertThat(said.err()).isEmpty();
        assertThat(said.out())
                .contains("Running games that go on: 9")
                .contains("until their players decide: 0")
                .contains("when this runs without --dry-run or the server starts: 8");
        assertThat(said.code()).isZero();
        assertThat(Files.readAllBytes(data.resolve("ecumene.db"))).isEqualTo(before);
    }

    @Test
    void a_change_that_matters_is_told_game_by_game() throws IOException {
        makeAllDearer();
        var file = dir.resolve("fates.json");
        var said = upgrade("--dry-run", "--cards", cards.toString(), "--json", file.toString());
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isEqualTo(1);
        var fates = Wire.JSON.readTree(Files.readString(file));
        var stopped = fates.valueStream()
                .filter(fate -> fate.path("outcome").asText().equals("stops"))
                .findFirst()
                .orElseThrow();
        assertThat(stopped.path("game").asText()).isEqualTo("pyramid");
        assertThat(said.out())
                .contains(
                        stopped.path("table").asText(),
                        "move " + stopped.path("holds").asInt() + " of "
                                + stopped.path("of").asInt(),
                        "the next move is not possible any more");
        assertThat(fates).hasSize(17);
        assertThat(fates.findValuesAsText("outcome")).contains("goes-on", "stops", "can-be-kept", "missing");
        assertThat(upgrade("--dry-run", "--cards", cards.toString(), "--lang", "ru")
                        .out())
                .contains("следующий ход больше невозможен");
    }

    @Test
    void what_is_kept_before_the_program_is_replaced_stays() throws IOException {
        assertThat(upgrade().out()).contains("Written: 17");
        assertThat(upgrade().out()).as("once is enough").contains("Written: 0");
        change("vp: 0", "vp: 4");
        var said = upgrade("--dry-run", "--cards", cards.toString());
        assertThat(said.out())
                .contains("Finished games that are kept whole: 8")
                .contains("looked at only in part: 0")
                .contains("the next move leads elsewhere");
        assertThat(said.code()).isEqualTo(1);
    }

    /** Whatever becomes of its games, it is told of each. */
    @Test
    void a_store_of_the_first_version_is_read_and_brought_up_to_date() throws IOException {
        data = dir.resolve("first");
        fill(FIRST_VERSION);
        var file = dir.resolve("fates.json");
        assertThat(upgrade("--dry-run", "--json", file.toString()).err()).isEmpty();
        var fates = Wire.JSON.readTree(Files.readString(file));
        assertThat(fates).hasSize(17);
        assertThat(fates.findValuesAsText("outcome")).doesNotContain("unreadable");
        long going = fates.valueStream()
                .filter(fate -> fate.path("why").asText().isEmpty())
                .count();
        assertThat(upgrade().out()).contains("Written: " + going);
        assertThat(upgrade().out()).as("once is enough").contains("Written: 0");
    }

    @Test
    void a_wrong_folder_is_said_in_one_line() {
        assertThat(Typed.run(
                                "upgrade",
                                "--dry-run",
                                "--data",
                                dir.resolve("nowhere").toString())
                        .err())
                .contains("nowhere");
        assertThat(Typed.run("upgrade", "--dry-run", "--data", cards.toString()).err())
                .contains("no data of Ecumene");
    }
}
