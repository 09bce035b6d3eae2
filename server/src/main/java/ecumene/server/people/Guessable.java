package ecumene.server.people;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Passwords that somebody tries first: the most common ones, what everybody makes of them, and the name of whoever has it. */
final class Guessable {
    private static final String LIST = "/ecumene/server/people/common-passwords.txt";
    private static final Set<String> COMMON = read();

    private static final Pattern ENDS = Pattern.compile("^[^\\p{L}]+|[^\\p{L}]+$");
    /** What is left of a word, and no more than this around it, is no secret. */
    private static final int ADDED = 6;

    /** As long as dates, telephone numbers and what else is typed with digits alone. */
    private static final int DIGITS = 11;

    private static final int FEW_SIGNS = 3;

    private static final Pattern REPEATED = Pattern.compile("(.{1,4})\\1+.?");
    private static final Pattern ONLY_DIGITS = Pattern.compile("\\p{Nd}{1," + DIGITS + "}");
    private static final int SHORTEST_NAME = 4;

    private static final String LOOKS = "@4310$57!";
    private static final String MEANT = "aaeiossti";

    private static final String ROWS = "`1234567890-= qwertyuiop[] asdfghjkl;' zxcvbnm,./ abcdefghijklmnopqrstuvwxyz"
            + " ё1234567890 йцукенгшщзхъ фывапролджэ ячсмитьбю абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
    private static final int WALK = 4;

    private Guessable() {}

    private static Set<String> read() {
        var stream = Objects.requireNonNull(Guessable.class.getResourceAsStream(LIST), LIST);
        try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Throws when the password is one of the first that a stranger would try. */
    static void refuse(String password, String name) {
        var typed = Normalizer.normalize(password, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        if (ofName(typed, name)) {
            throw new Refusal(Code.MALFORMED, "password.name");
        }
        if (common(typed)) {
            throw new Refusal(Code.MALFORMED, "password.common");
        }
    }

    /** The name, forwards or backwards, with little around it. Short names are parts of many words. */
    private static boolean ofName(String password, String name) {
        var key = Names.key(password);
        var own = letters(Names.key(name));
        return key.equals(Names.key(name))
                || (own.length() >= SHORTEST_NAME && around(letters(key), own, key.replace(" ", "")));
    }

    private static boolean around(String core, String own, String password) {
        var back = new StringBuilder(own).reverse().toString();
        return (core.contains(own) || core.contains(back)) && password.length() <= own.length() + ADDED;
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}\\p{M}]", "");
    }

    private static boolean common(String typed) {
        return COMMON.contains(typed)
                || ONLY_DIGITS.matcher(typed).matches()
                || typed.codePoints().distinct().count() <= FEW_SIGNS
                || REPEATED.matcher(typed).matches()
                || walked(typed)
                || word(typed)
                || word(meant(typed));
    }

    /** A common word with a few digits or signs before and after it: "Summer2026!". */
    private static boolean word(String typed) {
        var core = ENDS.matcher(typed).replaceAll("");
        boolean twice = core.length() % 2 == 0
                && core.substring(0, core.length() / 2).equals(core.substring(core.length() / 2));
        return typed.length() - core.length() <= ADDED
                && (COMMON.contains(core) || (twice && COMMON.contains(core.substring(0, core.length() / 2))));
    }

    /** "p4ssw0rd" is "password". */
    private static String meant(String typed) {
        var word = new StringBuilder();
        typed.chars().forEach(sign -> {
            int at = LOOKS.indexOf(sign);
            word.append(at < 0 ? (char) sign : MEANT.charAt(at));
        });
        return word.toString();
    }

    /** Made of nothing but runs along a row of the keyboard or the alphabet, either way: "qwer4321asdf". */
    private static boolean walked(String typed) {
        int at = 0;
        while (at < typed.length()) {
            int run = run(typed, at);
            if (run < Math.min(WALK, typed.length() - at)) {
                return false;
            }
            at += run;
        }
        return true;
    }

    private static int run(String typed, int from) {
        int longest = 0;
        for (int to = from + 1; to <= typed.length(); to++) {
            var piece = typed.substring(from, to);
            if (!ROWS.contains(piece)
                    && !ROWS.contains(new StringBuilder(piece).reverse().toString())) {
                break;
            }
            longest = to - from;
        }
        return longest;
    }
}
