package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Verb;
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
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of any game, in both languages: they are there and they fit what fills their blanks. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class TextsContract {
    private static final Pattern BLANK = Pattern.compile("\\{(\\d)(?:\\|([^}]*))?}");
    private static final Pattern KEY = Pattern.compile("<(.*?)>");

    private final Game<?> game;
    private final String file;
    private final String yaml;

    /** @param file the file of the texts, {@code yaml} what stands in it */
    protected TextsContract(Game<?> game, String file, String yaml) {
        this.game = game;
        this.file = file;
        this.yaml = yaml;
    }

    protected final Stream<String> keys() {
        return Cards.parse(Map.of(file, yaml)).entries(file).stream().map(Entry::id);
    }

    private String template(Lang lang, String key) {
        return game.texts().local(key).in(lang);
    }

    private List<MatchResult> blanks(Lang lang, String key) {
        return BLANK.matcher(template(lang, key)).results().toList();
    }

    /** Which blanks a text has. */
    protected final Set<Integer> numbers(Lang lang, String key) {
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
        assertThat(withoutSigns(russian)).doesNotContainPattern("\\p{IsLatin}");
    }

    /** A Russian text without what is written in Latin letters in every language. */
    protected String withoutSigns(String russian) {
        return russian;
    }

    @ParameterizedTest
    @MethodSource("keys")
    void both_languages_fill_the_same_blanks(String key) {
        checkBlanks(key, numbers(Lang.RU, key), numbers(Lang.EN, key));
        for (var lang : Lang.values()) {
            assertThat(BLANK.matcher(template(lang, key)).replaceAll("")).doesNotContainPattern("[{}|]");
        }
    }

    protected void checkBlanks(String key, Set<Integer> russian, Set<Integer> english) {
        assertThat(russian).isEqualTo(english);
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

    /** A move names everything it is about. */
    protected final void names(Verb verb) {
        var nouns = fits(verb);
        assertThat(numbers(Lang.EN, "move." + verb.key())).as(verb.key()).hasSize(nouns.size());
    }

    protected final List<Noun> fits(Verb verb) {
        var nouns = verb.nouns();
        fits("move." + verb.key(), nouns);
        return nouns;
    }

    /** A text has only blanks that are filled, and counts only numbers. */
    protected final void fits(String key, List<Noun> nouns) {
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

    /** A file in which every text says no more than its own key and what fills its blanks. */
    protected final String keysForTexts() {
        return keys().map(key -> {
                    var blanks = numbers(Lang.EN, key).stream()
                            .map(n -> "{" + n + "}")
                            .collect(Collectors.joining());
                    return "%s: {en: '<%s>%s', ru: '<%s>%s'}\n".formatted(key, key, blanks, key, blanks);
                })
                .collect(Collectors.joining());
    }

    /** The keys of the texts from which, with that file, these have been made. */
    protected static Set<String> keysIn(List<String> printed) {
        return printed.stream()
                .flatMap(text -> KEY.matcher(text).results())
                .map(key -> key.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
