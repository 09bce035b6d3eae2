package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static ecumene.games.empires.Games.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.TextsContract;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All texts, in both languages: they are there and they fit what fills their blanks. */
class TextsTest extends TextsContract {
    TextsTest() {
        super(GAME, EmpiresGame.TEXTS, SHIPPED.yaml(EmpiresGame.TEXTS));
    }

    @Override
    protected void checkBlanks(String key, Set<Integer> russian, Set<Integer> english) {
        if (key.startsWith("requires.")) { // only English counts whether one card "is" or several "are" there
            assertThat(english).containsAll(russian);
        } else {
            super.checkBlanks(key, russian, english);
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_sentence_has_only_blanks_that_are_filled_and_counts_only_numbers(EmpiresSentence sentence) {
        fits(sentence.key(), sentence.blanks());
    }

    @ParameterizedTest
    @EnumSource
    void every_move_names_what_it_is_about(EmpiresVerb verb) {
        names(verb);
    }
}
