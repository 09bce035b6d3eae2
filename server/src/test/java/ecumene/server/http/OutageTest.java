package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.testing.PrivatePostgres;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** A PostgreSQL that is really stopped and started again under a server. */
class OutageTest {
    private static <T> CompletableFuture<T> meanwhile(Callable<T> work) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return work.call();
                    } catch (Exception e) {
                        throw new CompletionException(e);
                    }
                },
                Thread::startVirtualThread);
    }

    /** Ann answers if she is asked. Whether the last move was the bot's. */
    private static boolean botMoves(House.Visitor ann, String table) throws Exception {
        if (ann.question(table).isObject()) {
            ann.pick(table);
        }
        return ann.look(table).at("/frame/step/by").asText().equals("bot");
    }

    @Test
    void without_the_database_nothing_changes_reading_goes_on_and_then_all_goes_on_by_itself() throws Exception {
        try (var postgres = new PrivatePostgres();
                var house = new House(postgres.url())) {
            var ann = house.guest();
            var bob = house.guest();
            var table = House.game(ann, bob);
            var alone = ann.table("me", "bot:random");
            ann.look(alone); // what nobody has looked at is not in memory
            var asked = House.asked(table, ann, bob);
            long seq = asked.look(table).path("seq").asLong();
            var question = asked.question(table);
            var pick = House.Visitor.pick(
                    question.path("at").asLong(), question.at("/options/0/key").asText());
            var watching = bob.call("/api/tables/" + table + "/live");
            watching.hear("state");
            assertThat(house.visitor().get("/health").text())
                    .isEqualTo("{\"status\":\"ok\",\"node\":\"node-1\",\"version\":\"1.2.3\"}");

            postgres.stop();
            // Each of these waits for the database for a while; together they wait no longer.
            var health = meanwhile(() -> {
                House.await(() -> house.visitor().get("/health").status() == 503);
                return house.visitor().get("/health");
            });
            var command = meanwhile(() -> asked.run(table, pick));
            // It may have been carried out, who knows: "outdated" would be a lie.
            var doubtful = meanwhile(() -> asked.run(table, House.Visitor.pick(seq + 7, "nothing")));
            var stranger = meanwhile(() -> house.visitor().post("/api/guest", "{}"));
            var look = meanwhile(() -> house.visitor().get("/api/tables/" + table));
            var history = meanwhile(() -> ann.get("/api/tables/" + alone + "/history"));
            assertThat(house.visitor().get("/api/games").status()).isEqualTo(200);
            assertThat(health.get().status()).isEqualTo(503);
            assertThat(health.get().json().path("status").asText()).isEqualTo("no-database");
            for (var refused : new House.Reply[] {command.get(), doubtful.get(), stranger.get()}) {
                assertThat(refused.status()).isEqualTo(503);
                assertThat(refused.code()).isEqualTo("cannot-save");
            }
            assertThat(look.get().json().path("seq").asLong()).isEqualTo(seq);
            assertThat(history.get().status()).isEqualTo(200);
            var late = ann.call("/api/tables/" + table + "/live?since=" + (seq - 1));
            assertThat(late.hear("state").path("reset").asBoolean())
                    .as("all of it, since what was missed cannot be read")
                    .isTrue();

            postgres.start();
            House.await(() -> house.visitor().get("/health").status() == 200);
            assertThat(asked.run(table, pick).status()).isEqualTo(200);
            assertThat(watching.hear("state").path("seq").asLong()).isEqualTo(seq + 1);
            assertThat(house.visitor().post("/api/guest", "{}").status()).isEqualTo(200);
            House.await(() -> botMoves(ann, alone));
        }
    }
}
