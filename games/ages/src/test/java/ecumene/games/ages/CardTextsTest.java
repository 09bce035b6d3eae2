package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game.CardFace;
import ecumene.engine.Lang;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What stands on every card, in both languages, as a person reads it. The file beside the tests is compared with what
 * the game makes from the data, so that every change of a text is seen in review.
 */
class CardTextsTest {
    private static final Path GOLDEN = Path.of(
            System.getProperty("basedir", System.getProperty("user.dir")), "src/test/resources/golden/cards.txt");
    private static final String HOW = """
            A text has changed. If that is meant, write %s anew and look at the difference:
            build/mvn -pl games/ages -am test -Dtest=CardTextsTest -Dgolden=write
            """;
    /** More does not fit on a card that is drawn on the table. */
    private static final int LONGEST = 260;

    /** Ages and the sides of a pact are Latin letters in both languages. */
    private static final Pattern AGE_OR_SIDE = Pattern.compile("(?<!\\p{L})(?:A|B|I|II|III|IV)(?!\\p{L})");

    private static final List<CardFace> FACES = Table.GAME.cards();

    @BeforeAll
    static void write() throws IOException {
        if (System.getProperty("golden", "").equals("write")) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, FACES.stream().map(CardTextsTest::written).collect(Collectors.joining("\n")));
        }
    }

    static Stream<String> ids() {
        return FACES.stream().map(CardFace::id);
    }

    private static CardFace face(String id) {
        return FACES.stream().filter(face -> face.id().equals(id)).findFirst().orElseThrow();
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

    /** The cards of the file: a blank line stands between them. */
    private static List<String> golden() throws IOException {
        return List.of(Files.readString(GOLDEN).stripTrailing().split("\n\n"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_card_reads_as_it_did_when_somebody_last_read_it(String id) throws IOException {
        assertThat(golden().stream().filter(card -> card.startsWith(id + "\n")))
                .as(HOW, GOLDEN)
                .containsExactly(written(face(id)).stripTrailing());
    }

    @Test
    void there_are_no_other_cards_in_the_file() throws IOException {
        assertThat(golden().stream().map(card -> card.lines().findFirst().orElseThrow()))
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
            assertThat(AGE_OR_SIDE.matcher(local.ru()).replaceAll(""))
                    .isNotBlank()
                    .doesNotContainPattern("\\p{IsLatin}");
            assertThat(local.ru()).doesNotContain("  ");
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_text_is_made_of_whole_sentences_and_fits_on_a_card(String id) {
        for (var lang : Lang.values()) {
            assertThat(face(id).text().in(lang))
                    .endsWith(".")
                    .doesNotContain("..", " ,", ",,", " .")
                    .hasSizeLessThan(LONGEST);
        }
    }
}
