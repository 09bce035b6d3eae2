package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** All texts, in both languages: they are there and they fit what fills their blanks. */
class TextsTest {
    private static final Pattern BLANK = Pattern.compile("\\{(\\d)(?:\\|([^}]*))?}");

    static Stream<String> keys() {
        return Cards.parse(Map.of(EmpiresGame.TEXTS, Games.yaml(EmpiresGame.TEXTS))).entries(EmpiresGame.TEXTS).stream()
                .map(Entry::id);
    }

    private static String template(Lang lang, String key) {
        return GAME.texts().local(key).in(lang);
    }

    private static List<MatchResult> blanks(Lang lang, String key) {
        return BLANK.matcher(template(lang, key)).results().toList();
    }

    private static Set<Integer> numbers(Lang lang, String key) {
        return blanks(lang, key).stream()
                .map(blank -> Integer.parseInt(blank.group(1)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void every_text_is_written_in_its_language(String key) {
        var english = BLANK.matcher(template(Lang.EN, key)).replaceAll("$2");
        var russian = BLANK.matcher(template(Lang.RU, key)).replaceAll("$2");
        assertThat(english).isNotEqualTo(key).doesNotContainPattern("\\p{IsCyrillic}");
        assertThat(russian).doesNotContainPattern("\\p{IsLatin}");
    }

    @ParameterizedTest
    @MethodSource("keys")
    void both_languages_fill_the_same_blanks(String key) {
        if (key.startsWith("requires.")) { // only English counts whether one card "is" or several "are" there
            assertThat(numbers(Lang.EN, key)).containsAll(numbers(Lang.RU, key));
        } else {
            assertThat(numbers(Lang.RU, key)).isEqualTo(numbers(Lang.EN, key));
        }
        for (var lang : Lang.values()) {
            assertThat(BLANK.matcher(template(lang, key)).replaceAll("")).doesNotContainPattern("[{}|]");
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void plural_forms_are_two_in_english_and_three_in_russian(String key) {
        for (var lang : Lang.values()) {
            for (var blank : blanks(lang, key)) {
                if (blank.group(2) != null) {
                    assertThat(blank.group(2).split("\\|", -1)).as(key).hasSize(lang == Lang.EN ? 2 : 3);
                }
            }
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
        var nouns = Stream.of(verb.first(), verb.second())
                .filter(noun -> !noun.equals(Noun.NONE))
                .toList();
        fits("move." + verb.key(), nouns);
        assertThat(numbers(Lang.EN, "move." + verb.key())).hasSize(nouns.size());
    }

    private static void fits(String key, List<Noun> nouns) {
        for (var lang : Lang.values()) {
            for (var blank : blanks(lang, key)) {
                int number = Integer.parseInt(blank.group(1));
                assertThat(number).as("blank of %s", key).isLessThan(nouns.size());
                if (blank.group(2) != null) {
                    assertThat(nouns.get(number)).as("counted in %s", key).isEqualTo(Noun.NUMBER);
                }
            }
        }
    }
}
