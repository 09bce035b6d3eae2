package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.GAMES;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.limits;
import static ecumene.server.table.Evening.rated;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.server.store.SqlStore;
import ecumene.server.store.Store;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables on the real embedded store. */
class StoredTest {
    @TempDir
    Path dir;

    private static Room room(Store store) {
        return new Room(store, "node", GAMES, limits(), BotFactory.usual(), new SimpleMeterRegistry());
    }

    @Test
    void a_table_survives_a_restart_with_chat_seats_offers_and_game() {
        String table;
        Wire.StateMessage before;
        try (var store = SqlStore.embedded(dir);
                var room = room(store)) {
            table = room.create(ANN, "new", timed(wanted("pyramid", "me", "open"), new TimeControl.Live(6000, 1)))
                    .table();
            room.command(table, BOB, "sit", new Command.Sit(1, ""));
            room.command(table, ANN, "start", new Command.Start());
            room.command(table, BOB, "say", new Command.Say("Привет"));
            for (int i = 0; i < 20; i++) {
                for (var person : List.of(ANN, BOB)) {
                    var question = room.look(table, person, "", Lang.EN).frame().question();
                    if (question != null) {
                        var key = question.options().getFirst().key();
                        room.command(table, person, "pick-" + i, new Command.Pick(question.at(), List.of(key)));
                    }
                }
            }
            room.command(table, ANN, "end", new Command.ProposeEnd());
            before = room.look(table, ANN, "", Lang.RU);
            assertThat(before.frame().moves()).isGreaterThanOrEqualTo(20);
        }
        try (var store = SqlStore.embedded(dir);
                var room = room(store)) {
            var after = room.look(table, ANN, "", Lang.RU);
            assertThat(Wire.text(after.frame())).isEqualTo(Wire.text(before.frame()));
            assertThat(after.log()).isEqualTo(before.log());
            assertThat(after.chat()).isEqualTo(before.chat());
            assertThat(after.offers()).isEqualTo(before.offers()).hasSize(1);
            assertThat(after.table().deadline()).isEqualTo(before.table().deadline());
            room.command(table, ANN, "end", new Command.ProposeEnd());
            assertThat(room.look(table, ANN, "", Lang.RU).seq())
                    .as("carried out before the restart")
                    .isEqualTo(before.seq());
        }
    }

    @Test
    void bots_that_were_playing_go_on_after_a_restart_and_the_game_is_rated() {
        String table;
        try (var store = SqlStore.embedded(dir);
                var room = room(store)) {
            table = room.create(ANN, "", rated(wanted("pyramid", "bot:greedy", "bot:random")))
                    .table();
            try (var _ = room.watch(table, ANN, "", Lang.EN, Optional.empty(), _ -> {})) {
                await(
                        "some moves are made",
                        () -> room.look(table, null, "", Lang.EN).frame().moves() > 3);
            }
        }
        try (var store = SqlStore.embedded(dir);
                var room = room(store)) {
            try (var _ = room.watch(table, ANN, "", Lang.EN, Optional.empty(), _ -> {})) {
                await(
                        "the game is over",
                        () -> room.look(table, null, "", Lang.EN)
                                .table()
                                .status()
                                .equals("over"));
            }
            assertThat(store.ratings("pyramid", List.of("bot:greedy", "bot:random")))
                    .hasSize(2);
            assertThat(room.hall(null, Lang.EN).finished())
                    .extracting(Wire.Summary::id)
                    .containsExactly(table);
        }
    }
}
