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

/** A store of version 1.0.0, asked with the program of today. */
class UpgradeCommandTest {
    private static final Path OLD = Path.of("..", "server", "src", "test", "resources", "fixtures", "store-1.0.0.gz");
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
        assertThat(Typed.run("import", "--data", data.toString(), OLD.toString())
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

    private void change(String card, String from, String to) throws IOException {
        var yaml = Files.readString(CARDS);
        int place = yaml.indexOf(from, yaml.indexOf("name_en: " + card + "\n"));
        Files.writeString(
                cards.resolve("cards.yaml"), yaml.substring(0, place) + to + yaml.substring(place + from.length()));
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
        change("Domestication", "base_cost: {food: 1, iron: 1}", "base_cost: {food: 9, iron: 9}");
        var file = dir.resolve("fates.json");
        var said = upgrade("--dry-run", "--cards", cards.toString(), "--json", file.toString());
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).contains("CSr8cLwnEe", "move 8 of 61", "the next move is not possible any more");
        var fates = Wire.JSON.readTree(Files.readString(file));
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
        change("Domestication", "vp: 1", "vp: 4");
        var said = upgrade("--dry-run", "--cards", cards.toString());
        assertThat(said.out())
                .contains("Finished games that are kept whole: 8")
                .contains("looked at only in part: 0")
                .contains("the next move leads elsewhere");
        assertThat(said.code()).isEqualTo(1);
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
