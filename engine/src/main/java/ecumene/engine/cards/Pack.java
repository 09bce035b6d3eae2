package ecumene.engine.cards;

import ecumene.engine.GameProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The build's step that checks a game's data files and packs them. Arguments: provider class, folder, output file. */
public final class Pack {
    private Pack() {}

    public static void main(String[] args) throws IOException {
        for (var provider : ServiceLoader.load(GameProvider.class)) {
            if (provider.getClass().getName().equals(args[0])) {
                pack(provider, Path.of(args[1]), Path.of(args[2]));
                return;
            }
        }
        throw new IllegalArgumentException("no such game: " + args[0]);
    }

    private static void pack(GameProvider provider, Path folder, Path output) throws IOException {
        var yaml = new TreeMap<String, String>();
        for (var file : provider.files()) {
            yaml.put(file, Files.readString(folder.resolve(file)));
        }
        var cards = Cards.parse(yaml);
        provider.open(cards);
        cards.pack(Files.newOutputStream(output));
    }
}
