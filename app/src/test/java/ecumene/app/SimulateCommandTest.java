package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.arena.Conditions;
import ecumene.arena.Conditions.Checks;
import ecumene.arena.Plan;
import ecumene.bots.BotSpec;
import ecumene.engine.Lang;
import ecumene.engine.toy.Leak;
import ecumene.engine.toy.ToyGame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
    private static final String SUMMARY = "games=%d decisions=\\d+ decisions_per_s=\\d+ seconds=\\d+\\.\\d{3}";

    @TempDir
    private Path folder;

    @Test
    void the_summary_comes_last() {
        var typed = Typed.line("simulate pyramid --players 3 --bots random --games 30 --seed 7");
        assertThat(typed.code()).isZero();
        assertThat(typed.last()).matches(SUMMARY.formatted(30));
        assertThat(typed.out()).contains("pyramid, new-world, 3 players, seed 7", "random ×3", "victories (95%)");
        assertThat(typed.err()).isEmpty();
    }

    @Test
    void the_table_speaks_russian_and_the_summary_does_not() {
        var typed = Typed.line("simulate pyramid --players 2 --games 10 --lang ru");
        assertThat(typed.out()).contains("игроков: 2, зерно 1", "победы (95%)", "решений за партию");
        assertThat(typed.last()).matches(SUMMARY.formatted(10));
    }

    @Test
    void a_game_with_nations_shows_the_victories_of_each() {
        var line =
                "simulate empires --players 2 --option nation1=romans --option nation2=celts --bots random --games 2";
        assertThat(Typed.line(line).out()).containsPattern("nation +games").containsPattern("Romans +2 ");
        assertThat(Typed.line(line + " --lang ru").out())
                .containsPattern("народ +партий")
                .containsPattern("Римляне +2 ");
        assertThat(Typed.line("simulate pyramid --players 2 --games 2").out()).doesNotContain("nation");
    }

    @Test
    void the_number_of_threads_changes_nothing() throws IOException {
        var one = json("--threads 1 --bots greedy,random,search:5it --players 3 --games 12 --variant mixed --seed 3");
        assertThat(json("--threads 3 --bots greedy,random,search:5it --players 3 --games 12 --variant mixed --seed 3"))
                .isEqualTo(one);
        assertThat(one.at("/bots")).hasSize(3);
        assertThat(one.at("/bots/2/bot").asText()).isEqualTo("search:5it");
    }

    @Test
    void checking_changes_nothing_and_finds_nothing() throws IOException {
        var plain = json("--players 2 --games 6 --variant renaissance");
        assertThat(json("--players 2 --games 6 --variant renaissance --check")).isEqualTo(plain);
    }

    @Test
    void all_variants_and_numbers_of_players_are_one_command() throws IOException {
        var results = json("--players all --variant all --games 20");
        assertThat(results.get("games").asInt()).isEqualTo(20);
        assertThat(results.get("parts")).hasSize(9);
        assertThat(results.at("/parts/0/games").asInt()).isEqualTo(3);
        assertThat(results.at("/parts/8/games").asInt()).isEqualTo(2);
        assertThat(Typed.line("simulate pyramid --players all --games 9").out())
                .contains("2 players", "3 players", "4 players", "All together");
    }

    @Test
    void fewer_games_than_combinations_play_only_some() {
        assertThat(Typed.line("simulate pyramid --players all --variant all --games 2")
                        .last())
                .matches(SUMMARY.formatted(2));
    }

    @Test
    void the_report_is_one_page_in_the_language() throws IOException {
        var typed = Typed.run(
                "simulate", "pyramid", "--players", "2", "--games", "4", "--report", folder + "/new", "--lang", "ru");
        assertThat(typed.out()).contains("Записано: " + folder + "/new/index.html");
        assertThat(Files.readString(folder.resolve("new/index.html"))).contains("<svg", "Победы по ботам");
    }

    @Test
    void records_can_be_replayed() {
        Typed.run("simulate", "pyramid", "--bots", "greedy,random", "--games", "2", "--records", folder.toString());
        var replayed = Typed.run("replay", folder + "/pyramid-000002.rec", "--check");
        assertThat(replayed.code()).isZero();
        assertThat(replayed.out()).startsWith("Good: pyramid, new-world, 2 players");
    }

    @Test
    void records_of_several_set_ups_lie_apart() {
        Typed.run("simulate", "pyramid", "--players", "all", "--games", "3", "--records", folder.toString());
        assertThat(folder.resolve("new-world-2/pyramid-000001.rec")).exists();
        assertThat(folder.resolve("new-world-4/pyramid-000001.rec")).exists();
    }

    @Test
    void a_broken_law_is_reported_so_that_it_can_be_seen_again() throws IOException {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var shell = Shell.of(Typed.terminal("", out, err), Lang.EN);
        var plan = new Plan(ToyGame.setup(2), List.of(BotSpec.parse("random")), 7, 100);
        var conditions = new Conditions(2, Checks.ALL, Optional.of(folder));
        var outputs = new Outputs(shell, Optional.empty(), Optional.empty());
        int code = new Simulation<>(shell, new ToyGame(Leak.FACTS), List.of(plan), conditions, outputs).run();
        assertThat(code).isEqualTo(1);
        var told = err.toString(StandardCharsets.UTF_8);
        assertThat(told).contains("A law is broken", "of seed 7: deal ", "--seed 7", "--check");
        try (var files = Files.list(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith("-broken.rec")))
                    .hasSize(1);
        }
    }

    private JsonNode json(String options) throws IOException {
        var file = folder.resolve("results.json");
        var typed = Typed.line("simulate pyramid --json " + file + " " + options);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.code()).isZero();
        var root = new ObjectMapper().readTree(file.toFile());
        root.findParents("seconds").forEach(node -> ((ObjectNode) node).remove("seconds"));
        root.findParents("decisions_per_s").forEach(node -> ((ObjectNode) node).remove("decisions_per_s"));
        return root;
    }
}
