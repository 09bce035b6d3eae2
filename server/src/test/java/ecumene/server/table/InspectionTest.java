package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Inspection;
import ecumene.server.store.SqlStore;
import ecumene.server.table.Upgrade.Fate;
import ecumene.server.testing.PrivatePostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What will become of the games is the same on both databases. */
class InspectionTest {
    @TempDir
    Path dir;

    private static void fill(SqlStore store) throws IOException {
        try (store;
                var file =
                        Objects.requireNonNull(InspectionTest.class.getResourceAsStream("/fixtures/store-1.0.0.gz"))) {
            store.importFrom(file);
        }
    }

    private static List<Fate> foreseen(Inspection store) {
        try (store) {
            return new Upgrade(OldStore.pyramidWith("Domestication", "base_cost", "{ food: 9, iron: 9 }"))
                    .foresee(store);
        }
    }

    @Test
    void both_databases_tell_the_same() throws IOException {
        var url = PrivatePostgres.shared().createDatabase();
        fill(SqlStore.embedded(dir));
        fill(SqlStore.postgres(url));
        var fates = foreseen(Inspection.embedded(dir));
        assertThat(fates)
                .hasSize(17)
                .contains(new Fate(OldStore.RUNNING_PYRAMID, "pyramid", "", Upgrade.Outcome.STOPS, 8, 61, "move"));
        assertThat(foreseen(Inspection.postgres(url))).isEqualTo(fates);
    }
}
