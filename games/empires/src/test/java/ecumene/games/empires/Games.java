package ecumene.games.empires;

import ecumene.engine.cards.Cards;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The game as it is shipped. */
final class Games {
    static final EmpiresGame GAME = load();

    private Games() {}

    private static EmpiresGame load() {
        try (var in = Objects.requireNonNull(Games.class.getResourceAsStream("/empires.packed"))) {
            return EmpiresGame.open(Cards.unpack(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A data file of the game as it is shipped. */
    static String yaml(String file) {
        try (var in = Objects.requireNonNull(Games.class.getResourceAsStream("/empires/" + file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
