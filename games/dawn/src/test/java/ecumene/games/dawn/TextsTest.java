package ecumene.games.dawn;

import ecumene.engine.testing.TextsContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All texts, in both languages: they are there and they fit what fills their blanks. */
class TextsTest extends TextsContract {
    TextsTest() {
        super(RandomPlay.GAME, "texts.yaml", RandomPlay.SHIPPED.yaml("texts.yaml"));
    }

    @ParameterizedTest
    @EnumSource
    void every_sentence_has_only_blanks_that_are_filled_and_counts_only_numbers(DawnSentence sentence) {
        fits(sentence.key(), sentence.blanks());
    }

    @ParameterizedTest
    @EnumSource
    void every_move_names_everything_it_is_about(DawnVerb verb) {
        names(verb);
    }
}
