package ecumene.engine.map;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The table of cases that the page's map is tested with as well, so that both count sides and turns alike. */
final class Cases {
    private final Map<String, Object> grid;

    /** @param grid {@code hex} or {@code square} */
    @SuppressWarnings("unchecked")
    Cases(String grid) {
        try (var file = Cases.class.getResourceAsStream("cases.json")) {
            var all = (Map<String, Object>) new Load(LoadSettings.builder().build()).loadFromInputStream(file);
            this.grid = (Map<String, Object>) all.get(grid);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A pair of numbers. */
    record Pair(int a, int b) {
        static Pair of(Object list) {
            var numbers = (List<?>) list;
            return new Pair((Integer) numbers.get(0), (Integer) numbers.get(1));
        }
    }

    record Turned(Pair cell, List<Pair> turns) {}

    record Distance(Pair from, Pair to, int steps) {}

    record Within(int steps, int cells) {}

    List<Pair> sides() {
        return pairs(grid.get("sides"));
    }

    List<Turned> turned() {
        return list("turned").stream()
                .map(entry -> new Turned(Pair.of(entry.get("cell")), pairs(entry.get("turns"))))
                .toList();
    }

    List<Distance> distances() {
        return list("distances").stream()
                .map(entry -> new Distance(
                        Pair.of(entry.get("from")), Pair.of(entry.get("to")), (Integer) entry.get("steps")))
                .toList();
    }

    List<Within> within() {
        return list("within").stream()
                .map(entry -> new Within((Integer) entry.get("steps"), (Integer) entry.get("cells")))
                .toList();
    }

    private static List<Pair> pairs(Object list) {
        return ((List<?>) list).stream().map(Pair::of).toList();
    }

    @SuppressWarnings("unchecked")
    private List<Map<String, Object>> list(String name) {
        return (List<Map<String, Object>>) grid.get(name);
    }
}
