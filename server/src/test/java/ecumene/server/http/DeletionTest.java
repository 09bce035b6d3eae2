package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeletionTest {
    private static final String NAME = "Zenobia Palmyrena";
    private static final String TITLE = "Evening of the desert queen";
    private static final String WORDS = "meet me at the eastern gate";

    @Test
    void a_deleted_account_is_in_no_file_no_export_and_no_memory() throws Exception {
        try (var house = new House()) {
            var other = house.guest();
            var queen = house.visitor();
            queen.post("/api/register", "{\"name\": \"%s\", \"password\": \"correct horse\"}".formatted(NAME));
            queen.post("/api/me/tokens", "{\"name\": \"her token\"}");
            var played = House.game(queen, other);
            var visited = other.table("me", "open");
            queen.run(visited, "\"sit\"");
            queen.run(visited, "\"leave\"");
            for (int i = 0; i < 8; i++) { // so much that the database has to move things about
                queen.run(played, "\"say\", \"text\": \"%s %s\"".formatted(WORDS, "and wait ".repeat(40)));
                other.run(played, "\"say\", \"text\": \"%s\"".formatted("certainly ".repeat(40)));
                queen.run(visited, "\"say\", \"text\": \"%s\"".formatted(WORDS));
            }
            var own = queen.post(
                            "/api/tables",
                            "{\"game\": \"pyramid\", \"seats\": [\"me\", \"open\"], \"public\": true, \"title\": \"%s\"}"
                                    .formatted(TITLE))
                    .json()
                    .path("table")
                    .asText();
            other.run(own, "\"sit\"");
            queen.run(own, "\"start\"");
            assertThat(house.files()).contains(NAME, WORDS, TITLE);
            long events = house.store.events(played, 0).size();

            var gone = queen.send("DELETE", "/api/me", Optional.of("{\"password\": \"correct horse\"}"));

            assertThat(gone.status()).as(gone.text()).isEqualTo(200);
            assertThat(house.files()).doesNotContain(NAME, WORDS, TITLE, "her token", "correct horse");
            assertThat(house.kept()).doesNotContain(NAME, WORDS, TITLE, "her token");
            for (var table : java.util.List.of(played, visited, own)) {
                assertThat(other.look(table).toString()).doesNotContain(NAME, WORDS, TITLE);
            }
            assertThat(other.get("/api/hall").text()).doesNotContain(NAME, TITLE);
            assertThat(house.store.events(played, 0).size()).isGreaterThan((int) events);
            assertThat(other.look(played).path("chat").toString()).contains("certainly");
        }
    }
}
