package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.client.ApiClient;
import ecumene.server.wire.Wire;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process: it starts, serves, stops, and what it kept can be taken elsewhere. */
class ServeCommandTest {
    private static final List<String> JVM = List.of("-XX:TieredStopAtLevel=1");

    @TempDir
    private Path first;

    @TempDir
    private Path second;

    @Test
    @EnabledOnOs(OS.LINUX)
    void what_was_played_survives_a_stop_and_a_move_to_another_store() throws Exception {
        String table;
        ApiClient player;
        try (var http = HttpClient.newHttpClient()) {
            try (var server = ServerProcess.start(first, JVM, List.of())) {
                player = new ApiClient(http, server.address()).asGuest();
                table = player.create("pyramid", List.of("me", "bot:random"), true)
                        .path("table")
                        .asText();
                assertThat(get(http, server, "/health")).contains("\"status\":\"ok\"");
            }
            assertThat(Files.readString(first.resolve("server.log"))).endsWith("Stopped.\n");

            var file = second.resolve("everything.gz");
            var exported = Typed.run("export", "--data", first.toString(), file.toString());
            assertThat(exported.err()).isEmpty();
            assertThat(exported.out()).contains("account 1", "game_table 1");
            assertThat(Typed.run("export", "--data", first.toString(), file.toString())
                            .err())
                    .contains("exists already");
            var data = Files.createDirectory(second.resolve("data"));
            assertThat(Typed.run("import", "--data", data.toString(), file.toString())
                            .err())
                    .isEmpty();
            assertThat(Typed.run("import", "--data", data.toString(), file.toString())
                            .code())
                    .as("not into what is not empty")
                    .isEqualTo(2);

            try (var server = ServerProcess.start(data, JVM, List.of("--log", "json", "--lang", "ru"))) {
                var seen = player.at(server.address()).look(table);
                assertThat(seen.path("table").path("mine").asInt(-1)).isZero();
                assertThat(Files.readString(data.resolve("server.log")))
                        .startsWith("Откройте в браузере: http://127.0.0.1:");
                var line = awaitLine(data.resolve("server.log"), "ecumene.server.requests");
                assertThat(Wire.JSON.readTree(line).path("formattedMessage").asText())
                        .startsWith("GET /api/tables/{id} 200");
            }
        }
    }

    /** The log is written after the answer. */
    private static String awaitLine(Path log, String part) throws IOException {
        var end = Instant.now().plusSeconds(10);
        while (Instant.now().isBefore(end)) {
            var found = Files.readAllLines(log).stream()
                    .filter(line -> line.contains(part))
                    .findFirst();
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new AssertionError("not in the log: " + part);
    }

    private static String get(HttpClient http, ServerProcess server, String path) throws Exception {
        var request = HttpRequest.newBuilder(server.address().resolve(path)).build();
        return http.send(request, BodyHandlers.ofString()).body();
    }

    @Test
    void a_port_that_is_taken_is_said_in_one_line() throws IOException {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var typed = Typed.run("serve", "--host", "0.0.0.0", "--port", port, "--data", first.toString());
            assertThat(typed.err())
                    .startsWith("Port " + port + " on 0.0.0.0 cannot be used")
                    .hasLineCount(1);
            assertThat(typed.code()).isEqualTo(2);
        }
    }

    @Test
    void a_folder_that_another_server_has_is_said_in_one_line() {
        try (var server = ServerProcess.start(first, JVM, List.of())) {
            assertThat(server.address().getPort()).isPositive();
            var typed = Typed.run("serve", "--port", "0", "--data", first.toString());
            assertThat(typed.err())
                    .contains("is used by another running server")
                    .hasLineCount(1);
        }
    }
}
