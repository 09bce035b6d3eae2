package ecumene.arena;

import ecumene.engine.Lang;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The words of one part of the program in one language: a bundle of texts with blanks {@code {0}}, and numbers written
 * as that language writes them. A missing key is a mistake of ours and fails.
 */
public final class Wording {
    private final Lang lang;
    private final ResourceBundle bundle;

    private Wording(Lang lang, ResourceBundle bundle) {
        this.lang = lang;
        this.bundle = bundle;
    }

    /** Both languages have a file of their own, so the language of the machine never shows through. */
    public static Wording of(String name, Lang lang) {
        return new Wording(lang, bundle(name, lang));
    }

    public static ResourceBundle bundle(String name, Lang lang) {
        var noFallback = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return ResourceBundle.getBundle(name, Locale.of(lang.code()), noFallback);
    }

    public Lang lang() {
        return lang;
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    public String get(String key, Object... values) {
        var text = bundle.getString(key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i].toString());
        }
        return text;
    }

    public String number(long value) {
        return NumberFormat.getIntegerInstance(locale()).format(value);
    }

    public String number(double value, int digits) {
        var format = NumberFormat.getNumberInstance(locale());
        format.setMinimumFractionDigits(digits);
        format.setMaximumFractionDigits(digits);
        return format.format(value);
    }

    /** A rate as people read it: {@code 61.2% (58.1–64.1)}. */
    public String rate(Rate rate) {
        return percent(rate.share()) + " (" + number(rate.low() * 100, 1) + "–" + number(rate.high() * 100, 1) + ")";
    }

    public String percent(double share) {
        return number(share * 100, 1) + "%";
    }

    private Locale locale() {
        return switch (lang) {
            case EN -> Locale.UK;
            case RU -> Locale.of("ru", "RU");
        };
    }
}
