package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game.CardFace;
import ecumene.engine.Lang;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What stands on every card and wonder, in both languages, as a person reads it. The file beside the tests is compared
 * with what the game makes from the data, so that every change of a text is seen in review.
 */
class CardTextsTest {
    private static final Path GOLDEN = Path.of(
            System.getProperty("basedir", System.getProperty("user.dir")), "src/test/resources/golden/cards.txt");
    private static final String HOW = """
            A text has changed. If that is meant, write %s anew and look at the difference:
            build/mvn -pl games/pyramid -am test -Dtest=CardTextsTest -Dgolden=write
            """;

    @BeforeAll
    static void write() throws IOException {
        if (System.getProperty("golden", "").equals("write")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, faces().map(CardTextsTest::written).collect(Collectors.joining("\n")));
        }
    }

    private static Stream<CardFace> faces() {
        return Table.GAME.cards().stream();
    }

    static Stream<String> ids() {
        return faces().map(CardFace::id);
    }

    private static CardFace face(String id) {
        return faces().filter(face -> face.id().equals(id)).findFirst().orElseThrow();
    }

    private static String written(CardFace face) {
        var text = new StringBuilder(face.id()).append('\n');
        for (var lang : Lang.values()) {
            text.append(face.name().in(lang)).append('\n');
            text.append("    ").append(face.facts().in(lang)).append('\n');
            text.append("    ").append(face.text().in(lang)).append('\n');
        }
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_card_reads_as_it_did_when_somebody_last_read_it(String id) throws IOException {
        var golden = Files.readString(GOLDEN);
        int from = golden.indexOf(id + "\n");
        int to = golden.indexOf("\n\n", from);
        assertThat(from).as("%s stands in %s", id, GOLDEN).isNotNegative();
        assertThat(written(face(id)))
                .as(HOW, GOLDEN)
                .isEqualTo(golden.substring(from, to < 0 ? golden.length() : to + 1));
    }

    @Test
    void there_are_no_other_cards_in_the_file() throws IOException {
        assertThat(Files.readString(GOLDEN).lines().filter(line -> line.matches("[CW]\\d\\d")))
                .as(HOW, GOLDEN)
                .containsExactlyElementsOf(ids().toList());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_card_is_written_in_its_language(String id) {
        var face = face(id);
        for (var local : List.of(face.name(), face.facts(), face.text(), face.origin())) {
            assertThat(local.en())
                    .isNotBlank()
                    .doesNotContainPattern("\\p{IsCyrillic}")
                    .doesNotContain("  ");
            assertThat(local.ru())
                    .isNotBlank()
                    .doesNotContainPattern("\\p{IsLatin}")
                    .doesNotContain("  ");
        }
    }
}
