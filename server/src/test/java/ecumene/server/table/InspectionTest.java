package ecumene.server.table;

import static ecumene.server.table.OldStore.RUNNING_PYRAMID;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.server.store.Inspection;
import ecumene.server.store.SqlStore;
import ecumene.server.table.Upgrade.Fate;
import ecumene.server.testing.PrivatePostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What will become of the games is the same on both databases. */
class InspectionTest {
    @TempDir
    Path dir;

    private static void fill(SqlStore store, String fixture) throws IOException {
        try (store;
                var file = Objects.requireNonNull(InspectionTest.class.getResourceAsStream(fixture))) {
            store.importFrom(file);
        }
    }

    private static List<Fate> foreseen(Inspection store, Map<String, Game<?>> games) {
        try (store) {
            return new Upgrade(games).foresee(store);
        }
    }

    private List<Fate> foreseenOnBoth(String fixture, Map<String, Game<?>> games) throws IOException {
        var url = PrivatePostgres.shared().createDatabase();
        fill(SqlStore.embedded(dir), fixture);
        fill(SqlStore.postgres(url), fixture);
        var fates = foreseen(Inspection.embedded(dir), games);
        assertThat(foreseen(Inspection.postgres(url), games)).isEqualTo(fates);
        return fates;
    }

    @Test
    void both_databases_tell_the_same() throws IOException {
        try (var old = new OldStore()) {
            var bought = old.firstBought(RUNNING_PYRAMID);
            int moves = old.moves(RUNNING_PYRAMID);
            assertThat(foreseenOnBoth(OldStore.SAME_RULES, bought.dearer()))
                    .hasSize(17)
                    .contains(new Fate(
                            RUNNING_PYRAMID, "pyramid", "", Upgrade.Outcome.STOPS, bought.before(), moves, "move"));
        }
    }

    @Test
    void also_of_a_store_that_an_earlier_version_wrote() throws IOException {
        assertThat(foreseenOnBoth(OldStore.FIRST_VERSION, OldStore.today()))
                .hasSize(17)
                .noneMatch(fate -> fate.outcome() == Upgrade.Outcome.UNREADABLE);
    }
}
