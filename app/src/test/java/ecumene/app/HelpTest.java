package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.arena.Wording;
import ecumene.engine.Lang;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class HelpTest {
    private static final Pattern BLANK = Pattern.compile("\\{\\d}|\\$\\{[A-Z-]+}|%n");

    @ParameterizedTest
    @ValueSource(strings = {"ecumene.app.help", "ecumene.app.messages"})
    void both_languages_say_the_same(String name) {
        var english = Wording.bundle(name, Lang.EN);
        var russian = Wording.bundle(name, Lang.RU);
        assertThat(new TreeSet<>(russian.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
        for (var key : english.keySet()) {
            assertThat(blanks(russian.getString(key))).as(key).isEqualTo(blanks(english.getString(key)));
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

    @ParameterizedTest
    @EnumSource
    void every_command_option_and_argument_is_described(Lang lang) {
        for (var command : commands(lang)) {
            var spec = command.getCommandSpec();
            assertThat(spec.usageMessage().description())
                    .as(spec.qualifiedName())
                    .isNotEmpty();
            if (spec.parent() != null) {
                assertThat(spec.usageMessage().header())
                        .as(spec.qualifiedName())
                        .isNotEmpty();
            }
            for (var argument : spec.args()) {
                assertThat(argument.description())
                        .as(spec.qualifiedName() + " " + argument)
                        .isNotEmpty();
                assertThat(String.join("", argument.description())).isNotBlank();
                assertThat(argument.paramLabel()).doesNotContain("${");
            }
        }
    }

    @Test
    void the_russian_help_is_russian() {
        for (var command : List.of(
                "",
                "serve ",
                "export ",
                "import ",
                "play ",
                "simulate ",
                "replay ",
                "census ",
                "cards ",
                "rules ",
                "bench ",
                "coverage ")) {
            var help = Typed.line(command + "--help --lang ru");
            assertThat(help.code()).isZero();
            assertThat(help.out()).contains("Как вызывать:", "Ключи:").doesNotContain("Usage", "Options", "Default");
        }
    }

    @Test
    void help_shows_what_there_is() {
        var help = Typed.run("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).contains("Usage: ecumene", "serve", "simulate", "coverage");
    }

    @Test
    void the_language_can_stand_before_the_command() {
        assertThat(Typed.line("--lang=ru games").out()).contains("игроков");
    }

    private static List<CommandLine> commands(Lang lang) {
        var terminal = Typed.terminal("", new ByteArrayOutputStream(), new ByteArrayOutputStream());
        var root = Main.commandLine(Shell.of(terminal, lang));
        var commands = new ArrayList<CommandLine>(root.getSubcommands().values());
        commands.add(root);
        return commands;
    }
}
