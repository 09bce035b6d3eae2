package ecumene.arena;

import ecumene.engine.Game;
import ecumene.engine.GameProvider;
import ecumene.engine.Spec;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/** The games on the class path, by id. Opening one reads its packed data, with corrected YAML files in their place. */
public final class Games {
    private final SortedMap<String, GameProvider> providers = new TreeMap<>();

    private Games() {}

    public static Games installed() {
        var games = new Games();
        for (var provider : ServiceLoader.load(GameProvider.class)) {
            games.providers.put(provider.id(), provider);
        }
        return games;
    }

    public List<String> ids() {
        return List.copyOf(providers.keySet());
    }

    /** The files a game reads, for whoever wants to correct some. */
    public List<String> files(String id) {
        return provider(id).files();
    }

    /** Throws {@link Spec.Wrong} for an unknown game and {@link CardError} when its data is wrong. */
    public Game<?> open(String id) {
        return open(id, Map.of());
    }

    /** @param corrections YAML texts by file name, instead of the files the game was built with */
    public Game<?> open(String id, Map<String, String> corrections) {
        var provider = provider(id);
        var cards = packed(provider);
        return provider.open(corrections.isEmpty() ? cards : cards.corrected(corrections));
    }

    private GameProvider provider(String id) {
        var provider = providers.get(id);
        if (provider == null) {
            throw new Spec.Wrong("game", id, String.join(", ", providers.keySet()));
        }
        return provider;
    }

    private static Cards packed(GameProvider provider) {
        var name = "/" + provider.id() + ".packed";
        try (var in = provider.getClass().getResourceAsStream(name)) {
            if (in == null) {
                throw new CardError(
                        name, "", "", "the game was built without its data", "игра собрана без своих данных");
            }
            return Cards.unpack(in);
        } catch (IOException e) {
            throw new CardError(name, "", "", "cannot be read: " + e.getMessage(), "не читается: " + e.getMessage());
        }
    }
}
