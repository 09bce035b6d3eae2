package ecumene.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.CheckResult;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * When two texts are one for the eye, by Unicode's table of confusables (UTS 39). Loaded when the first name is looked at: the
 * tables take a moment and a few megabytes that a server without people does not need.
 */
final class Likeness {
    /** To be raised with every change of {@link #skeleton}, so that the keys in the store are made anew. */
    static final int VERSION = 1;

    private static final Pattern DOT_ABOVE = Pattern.compile("\\u0307");
    private static final SpoofChecker CHECKER = new SpoofChecker.Builder()
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
            .build();

    private Likeness() {}

    /** Of one script throughout, with digits of one kind, and without letters or marks that nobody sees. */
    static boolean clear(String text) {
        return text.codePoints().noneMatch(Likeness::invisible) && !CHECKER.failsChecks(text, new CheckResult());
    }

    /**
     * What texts have in common that look alike, in capitals or in small letters: "Ivan" and "lvan" differ by a letter that nobody sees,
     * and so do "АННА" and "AHHA", though "анна" and "ahha" are told apart.
     */
    static String skeleton(String text) {
        var seen = new StringBuilder();
        // A capital with a dot, and the small letter without one, are another alphabet's "i".
        var plain = DOT_ABOVE
                .matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                .replaceAll("")
                .replace('\u0131', 'i');
        plain.codePoints().filter(code -> !invisible(code)).forEach(seen::appendCodePoint);
        var capitals = CHECKER.getSkeleton(seen.toString().toUpperCase(Locale.ROOT));
        return CHECKER.getSkeleton(capitals.toLowerCase(Locale.ROOT));
    }

    private static boolean invisible(int code) {
        return UCharacter.hasBinaryProperty(code, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
                || Character.getType(code) == Character.FORMAT;
    }
}
