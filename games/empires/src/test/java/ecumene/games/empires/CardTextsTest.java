package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game.CardFace;
import ecumene.engine.Lang;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What stands on every card, in both languages, as a person reads it. The file beside the tests is compared with what
 * the game makes from the data, so that every change of a text is seen in review.
 */
class CardTextsTest {
    private static final Path GOLDEN = Path.of(
            System.getProperty("basedir", System.getProperty("user.dir")), "src/test/resources/golden/cards.txt");
    private static final String HOW = """
            A text has changed. If that is meant, write %s anew and look at the difference:
            build/mvn -pl games/empires -am test -Dtest=CardTextsTest -Dgolden=write
            """;

    @BeforeAll
    static void write() throws IOException {
        if (System.getProperty("golden", "").equals("write")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, written());
        }
    }

    private static List<CardFace> faces() {
        return Games.GAME.cards();
    }

    private static String written() {
        return faces().stream().map(CardTextsTest::written).collect(Collectors.joining("\n"));
    }

    private static String written(CardFace face) {
        var text = new StringBuilder(face.id()).append(' ').append(face.key()).append('\n');
        for (var lang : Lang.values()) {
            text.append(face.name().in(lang)).append('\n');
            text.append("    ").append(face.facts().in(lang)).append('\n');
            text.append("    ").append(face.text().in(lang)).append('\n');
        }
        return text.toString();
    }

    @Test
    void every_card_reads_as_it_did_when_somebody_last_read_it() throws IOException {
        assertThat(faces()).hasSize(552);
        assertThat(written().lines().toList())
                .as(HOW, GOLDEN)
                .isEqualTo(Files.readString(GOLDEN).lines().toList());
    }

    @Test
    void every_card_is_written_in_its_language() {
        for (var face : faces()) {
            for (var local : List.of(face.name(), face.facts(), face.text(), face.origin())) {
                assertThat(local.en())
                        .as(face.id())
                        .isNotBlank()
                        .doesNotContainPattern("\\p{IsCyrillic}")
                        .doesNotContainPattern(" {2}|\\.\\.|[{}|]| ,| \\.");
                // Roman numerals are written with Latin letters
                assertThat(local.ru().replaceAll("\\b[IVX]+\\b", ""))
                        .as(face.id())
                        .isNotBlank()
                        .doesNotContainPattern("\\p{IsLatin}")
                        .doesNotContainPattern(" {3}|\\.\\.|[{}|]");
            }
        }
    }
}
