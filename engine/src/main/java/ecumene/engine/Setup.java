package ecumene.engine;

import java.util.Map;
import java.util.TreeMap;

/** Everything decided before the deal: with the secret seed it determines the game up to the players' picks. */
public record Setup(String game, int players, String variant, Map<String, String> options) {
    public Setup {
        options = Map.copyOf(options);
    }

    public static Setup of(String game, int players, String variant) {
        return new Setup(game, players, variant, Map.of());
    }

    public Setup with(String option, String value) {
        var more = new TreeMap<>(options);
        more.put(option, value);
        return new Setup(game, players, variant, more);
    }
}
