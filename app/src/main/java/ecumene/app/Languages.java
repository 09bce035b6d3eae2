package ecumene.app;

import ecumene.engine.Lang;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Which language to speak: it must be known before the command line is read, since that may have to be complained about. */
final class Languages {
    private static final String OPTION = "--lang";

    private Languages() {}

    static Lang choose(String[] args, Map<String, String> env) {
        return asked(args).orElseGet(() -> ofMachine(env));
    }

    private static Optional<Lang> asked(String[] args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(OPTION + "=")) {
                return parse(args[i].substring(OPTION.length() + 1));
            }
            if (args[i].equals(OPTION) && i + 1 < args.length) {
                return parse(args[i + 1]);
            }
        }
        return Optional.empty();
    }

    static Optional<Lang> parse(String code) {
        return Arrays.stream(Lang.values())
                .filter(lang -> lang.code().equals(code.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private static Lang ofMachine(Map<String, String> env) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> env.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .filter(value -> value.startsWith("ru"))
                .map(value -> Lang.RU)
                .orElse(Lang.EN);
    }
}
