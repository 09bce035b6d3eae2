package ecumene.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.GameProvider;
import ecumene.engine.testing.Shipped;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The rules of any game are told apart by everything that stands in its data files. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class FingerprintContract {
    private final GameProvider game;
    private final Shipped shipped;

    protected FingerprintContract(GameProvider game) {
        this.game = game;
        this.shipped = new Shipped(game);
    }

    protected final Collection<String> files() {
        return game.files();
    }

    @Test
    void the_rules_carry_the_fingerprint_of_all_data_files() {
        var packed = shipped.packed();
        assertThat(game.open(packed).rules()).matches("\\d+-" + packed.fingerprint());
        assertThat(Cards.parse(shipped.files()).fingerprint()).isEqualTo(packed.fingerprint());
        for (var file : game.files()) {
            assertThat(shipped.with(file, "nothing: {}").fingerprint()).as(file).isNotEqualTo(packed.fingerprint());
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_field_of_a_file_counts(String file) {
        var tree = new Load(LoadSettings.builder().build()).loadFromString(shipped.yaml(file));
        var changes = new Changes(Map.of(file, tree));
        changes.inside(file, tree);
        assertThat(changes.count).isGreaterThan(100);
        changes.seesThatAllWasPutBack();
    }

    /** One change after the other, each taken back before the next. */
    private static final class Changes {
        private final Cards cards;
        private final String unchanged;
        private int count;

        Changes(Map<String, Object> files) {
            cards = new Cards(files);
            unchanged = cards.fingerprint();
        }

        void seesThatAllWasPutBack() {
            assertThat(cards.fingerprint()).isEqualTo(unchanged);
        }

        void inside(String path, Object tree) {
            switch (tree) {
                case Map<?, ?> map -> fields(path, map);
                case List<?> list -> items(path, list);
                default -> {} // changed where it stands
            }
        }

        @SuppressWarnings("unchecked") // as the YAML library makes them
        private void fields(String path, Map<?, ?> map) {
            var fields = (Map<Object, Object>) map;
            for (var key : List.copyOf(fields.keySet())) {
                var place = path + "." + key;
                var value = fields.remove(key);
                expectAnother(place + " removed");
                fields.put(key, other(value));
                expectAnother(place + " changed");
                fields.put(key, value);
                inside(place, value);
            }
        }

        @SuppressWarnings("unchecked") // as the YAML library makes them
        private void items(String path, List<?> list) {
            var items = (List<Object>) list;
            for (int i = 0; i < items.size(); i++) {
                var place = path + "[" + i + "]";
                var value = items.remove(i);
                expectAnother(place + " removed");
                items.add(i, other(value));
                expectAnother(place + " changed");
                items.set(i, value);
                if (i > 0 && !items.get(i - 1).equals(value)) {
                    Collections.swap(items, i - 1, i);
                    expectAnother(place + " before the one before it");
                    Collections.swap(items, i - 1, i);
                }
                inside(place, value);
            }
        }

        private static Object other(Object value) {
            return switch (value) {
                case Integer number -> number + 1;
                case Boolean flag -> !flag;
                case String text -> text + "'";
                case Map<?, ?> map -> List.of(map);
                case List<?> list -> List.of(list);
                default -> throw new AssertionError("a data file holds " + value);
            };
        }

        private void expectAnother(String change) {
            count++;
            assertThat(cards.fingerprint()).as(change).isNotEqualTo(unchanged);
        }
    }
}
