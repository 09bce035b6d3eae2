package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.arena.Wording;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Pattern REFUSAL =
            Pattern.compile("Refusal\\(\\s*(?:Code|Refusal\\.Code)\\.\\w+,([^;]*);", Pattern.DOTALL);
    private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:[.-][a-z]+)*)\"");
    private static final Pattern BLANK = Pattern.compile("\\{\\d}");

    @Test
    void both_languages_say_the_same() {
        var english = Wording.bundle(Messages.NAME, Lang.EN);
        var russian = Wording.bundle(Messages.NAME, Lang.RU);
        assertThat(new TreeSet<>(russian.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
        for (var key : english.keySet()) {
            assertThat(blanks(russian.getString(key))).as(key).isEqualTo(blanks(english.getString(key)));
            assertThat(russian.getString(key)).as(key).isNotBlank();
        }
    }

    private static Set<String> blanks(String text) {
        var blanks = new TreeSet<String>();
        var matcher = BLANK.matcher(text);
        while (matcher.find()) {
            blanks.add(matcher.group());
        }
        return blanks;
    }

    @Test
    void every_refusal_in_the_code_has_a_text() throws IOException {
        var words = Wording.of(Messages.NAME, Lang.EN);
        var found = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                var refusals = REFUSAL.matcher(Files.readString(file));
                while (refusals.find()) {
                    // of a choice between keys every one counts; what follows the first comma are blanks
                    var first = refusals.group(1).contains("?")
                            ? refusals.group(1)
                            : refusals.group(1).split(",", 2)[0];
                    KEY.matcher(first).results().map(key -> key.group(1)).forEach(found::add);
                }
            }
        }
        assertThat(found).contains("too-many", "name-taken", "field.missing");
        assertThat(found)
                .allSatisfy(key -> assertThat(words.has("error." + key)).as(key).isTrue());
    }

    @Test
    void every_code_has_a_text() {
        for (var code : Code.values()) {
            assertThat(Messages.get(Lang.RU, "error." + code.id())).isNotBlank();
        }
    }

    @Test
    void a_refusal_without_a_text_is_said_by_its_code() {
        var refusal =
                new Refusal(Code.NOT_NOW, Set.of("no-such", "key").iterator().next() + ".at-all");
        assertThat(Messages.of(refusal, Lang.EN)).isEqualTo("This is not possible now.");
    }
}
