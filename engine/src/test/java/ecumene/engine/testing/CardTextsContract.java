package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Game.CardFace;
import ecumene.engine.Lang;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What stands on every card of any game, in both languages, as a person reads it: compared with {@code golden/cards.txt}, which
 * somebody has read.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CardTextsContract {
    private final List<CardFace> faces;
    private final Golden golden;

    protected CardTextsContract(Game<?> game) {
        this.faces = game.cards();
        this.golden = new Golden(
                "cards", getClass(), faces.stream().map(this::written).toList());
    }

    protected final List<String> ids() {
        return faces.stream().map(CardFace::id).toList();
    }

    protected final CardFace face(String id) {
        return faces.stream().filter(face -> face.id().equals(id)).findFirst().orElseThrow();
    }

    /** The line above a card's texts; its first word is the card's id. */
    protected String heading(CardFace face) {
        return face.id();
    }

    private String written(CardFace face) {
        var text = new StringBuilder(heading(face)).append('\n');
        for (var lang : Lang.values()) {
            text.append(face.name().in(lang)).append('\n');
            text.append("    ").append(face.facts().in(lang)).append('\n');
            text.append("    ").append(face.text().in(lang)).append('\n');
        }
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_card_reads_as_it_did_when_somebody_last_read_it(String id) {
        golden.check(written(face(id)));
    }

    @Test
    void there_are_no_other_cards_in_the_file() {
        golden.checkNames(faces.stream().map(this::heading).toList());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_card_is_written_in_its_language(String id) {
        var face = face(id);
        for (var local : List.of(face.name(), face.facts(), face.text(), face.origin())) {
            assertThat(local.en())
                    .isNotBlank()
                    .doesNotContainPattern("\\p{IsCyrillic}")
                    .doesNotContainPattern(" {3}|\\.\\.|[{}|]| [,.]");
            assertThat(withoutSigns(local.ru()))
                    .isNotBlank()
                    .doesNotContainPattern("\\p{IsLatin}")
                    .doesNotContainPattern(" {3}|\\.\\.|[{}|]| [,.]");
        }
    }

    /** A Russian text without what is written in Latin letters in every language. */
    protected String withoutSigns(String russian) {
        return russian;
    }
}
