package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.GameProvider;
import ecumene.engine.Lang;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The data of a game as it is shipped, and what becomes of it when somebody changes a file. */
public final class Shipped {
    private final GameProvider game;
    private final Cards packed;

    public Shipped(GameProvider game) {
        this.game = game;
        try (var in = resource(game, "/" + game.id() + ".packed")) {
            packed = Cards.unpack(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As the build has packed it. */
    public Cards packed() {
        return packed;
    }

    public String yaml(String file) {
        try (var in = resource(game, "/" + game.id() + "/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream resource(GameProvider game, String name) {
        return Objects.requireNonNull(game.getClass().getResourceAsStream(name), name);
    }

    /** All files, by name. */
    public Map<String, String> files() {
        var files = new TreeMap<String, String>();
        for (var file : game.files()) {
            files.put(file, yaml(file));
        }
        return files;
    }

    /** With another text in the place of one file. */
    public Cards with(String file, String yaml) {
        return packed.corrected(Map.of(file, yaml));
    }

    /** A file with one place changed, in the record of this id; {@code \n} begins another field of the record. */
    public String changed(String file, String id, String right, String wrong) {
        var yaml = yaml(file);
        int record = yaml.indexOf("id: " + id + "\n");
        int next = yaml.indexOf("- id: ", record);
        int place = yaml.indexOf(right, record);
        assertThat(record).as(id).isNotNegative();
        assertThat(place).as(right).isBetween(0, next < 0 ? yaml.length() : next);
        var newLine = "\n" + " ".repeat(record - yaml.lastIndexOf('\n', record) - 1);
        return yaml.substring(0, place) + wrong.replace("\\n", newLine) + yaml.substring(place + right.length());
    }

    /** The game does not start, and says why: in English as told, and in Russian of the same place. */
    public void refused(String file, String yaml, String message) {
        var error = Objects.requireNonNull(catchThrowableOfType(CardError.class, () -> game.open(with(file, yaml))));
        assertThat(error).hasMessageStartingWith(file).hasMessageContaining(message);
        assertThat(error.in(Lang.EN)).isEqualTo(error.getMessage());
        var place = error.getMessage().substring(0, error.getMessage().indexOf(": ") + 2);
        assertThat(error.in(Lang.RU)).startsWith(place.replace(", field ", ", поле "));
        assertThat(error.in(Lang.RU).substring(place.length() - 1)).containsPattern("[а-яё]{3}");
    }
}
