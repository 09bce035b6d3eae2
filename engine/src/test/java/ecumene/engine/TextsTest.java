package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyVerb;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {
    private static final Texts TEXTS = read("""
            cards: {en: "{0} {0|card|cards}", ru: "{0} {0|карта|карты|карт}"}
            money: {en: "costs $5 \\\\ {0}", ru: "стоит $5 \\\\ {0}"}
            say.rolled: {en: "{0} rolls {1}", ru: "{0}: бросок {1}"}
            move.hand: {en: "{0} to {1}", ru: "{0} для {1}"}
            """);

    private static Texts read(String yaml) {
        return Texts.read(Cards.parse(Map.of("texts.yaml", yaml)), "texts.yaml");
    }

    @ParameterizedTest
    @CsvSource({
        "0, карт",
        "1, карта",
        "2, карты",
        "4, карты",
        "5, карт",
        "11, карт",
        "12, карт",
        "14, карт",
        "21, карта",
        "22, карты",
        "25, карт",
        "101, карта",
        "111, карт",
        "112, карт",
        "-1, карта",
        "-2, карты"
    })
    void russian_has_three_forms_of_plural(int number, String form) {
        assertThat(TEXTS.get(Lang.RU, "cards", number)).isEqualTo(number + " " + form);
    }

    @ParameterizedTest
    @CsvSource({"0, cards", "1, card", "2, cards", "21, cards", "-1, card"})
    void english_has_two(int number, String form) {
        assertThat(TEXTS.get(Lang.EN, "cards", number)).isEqualTo(number + " " + form);
    }

    @Test
    void signs_that_mean_something_to_the_machine_stay_as_they_are() {
        assertThat(TEXTS.get(Lang.EN, "money", "$1 \\")).isEqualTo("costs $5 \\ $1 \\");
    }

    @Test
    void sentences_and_moves_are_said_with_the_names_of_players_and_things() {
        var game = new ToyGame();
        assertThat(TEXTS.say(Lang.RU, Said.of(ToySentence.ROLLED, 1, 4), game, seat -> "Анна"))
                .isEqualTo("Анна: бросок 4");
        assertThat(TEXTS.say(Lang.EN, new Move(ToyVerb.HAND, 0, 1), game, seat -> "Anna"))
                .isEqualTo("red1 to Anna");
    }

    @Test
    void a_text_must_be_there_in_both_languages() {
        assertThatThrownBy(() -> read("cards: {en: cards}"))
                .isInstanceOf(CardError.class)
                .hasMessage("texts.yaml, cards, field ru: is missing");
        assertThatThrownBy(() -> TEXTS.get(Lang.EN, "none"))
                .isInstanceOf(CardError.class)
                .hasMessageContaining("none");
    }
}
