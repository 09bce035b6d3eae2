package ecumene.server.people;

import com.ibm.icu.util.VersionInfo;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;

/** What people may be called, and when two names are one. */
public final class Names {
    /** Says by what {@link #key} is made: where it differs, keys that are kept must be made anew. */
    public static final String KEYS = "ICU " + VersionInfo.ICU_VERSION + ", " + Likeness.VERSION;

    static final int SHORTEST = 2;
    static final int LONGEST = 24;
    /** What is longer is no name, and not worth the work of looking at all of it. */
    static final int LONGEST_TYPED = 200;

    private static final Pattern BLANKS = Pattern.compile("[\\p{Z}\\s]+");
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._-]*");
    /** Marks heaped on a letter run over the lines above and below. */
    private static final Pattern MARKS = Pattern.compile("\\p{M}{3}");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}]");

    /** Places of the old inhabited world, in the form that goes with "from". */
    private static final List<String> FROM = List.of(
            "Ur",
            "Uruk",
            "Thebes",
            "Memphis",
            "Athens",
            "Sparta",
            "Corinth",
            "Carthage",
            "Tyre",
            "Sidon",
            "Babylon",
            "Nineveh",
            "Susa",
            "Sardis",
            "Ephesus",
            "Delphi",
            "Rhodes",
            "Knossos",
            "Palmyra",
            "Petra",
            "Samarkand",
            "Merv",
            "Taxila",
            "Tikal",
            "Cusco",
            "Luoyang");

    private static final List<String> FROM_RU = List.of(
            "Ура",
            "Урука",
            "Фив",
            "Мемфиса",
            "Афин",
            "Спарты",
            "Коринфа",
            "Карфагена",
            "Тира",
            "Сидона",
            "Вавилона",
            "Ниневии",
            "Суз",
            "Сард",
            "Эфеса",
            "Дельф",
            "Родоса",
            "Кносса",
            "Пальмиры",
            "Петры",
            "Самарканда",
            "Мерва",
            "Таксилы",
            "Тикаля",
            "Куско",
            "Лояна");

    private Names() {}

    /** The name as it is kept: one way to write each letter, single spaces, none at the ends, and nobody else's for the eye. */
    static String checked(String typed) {
        if (typed.length() > LONGEST_TYPED) {
            throw new Refusal(Code.MALFORMED, "name.length", SHORTEST, LONGEST);
        }
        var name = kept(typed);
        int length = name.codePointCount(0, name.length());
        if (length < SHORTEST || length > LONGEST) {
            throw new Refusal(Code.MALFORMED, "name.length", SHORTEST, LONGEST);
        }
        if (!ALLOWED.matcher(name).matches()
                || !WORD.matcher(name).find()
                || MARKS.matcher(name).find()) {
            throw new Refusal(Code.MALFORMED, "name.letters");
        }
        if (!Likeness.clear(name)) {
            throw new Refusal(Code.MALFORMED, "name.mixed");
        }
        if (Reserved.holds(name)) {
            throw new Refusal(Code.NAME_TAKEN, "name.reserved");
        }
        return name;
    }

    /** A name in the form in which it is kept, were it one. */
    static String kept(String typed) {
        return BLANKS.matcher(Normalizer.normalize(typed, Normalizer.Form.NFC))
                .replaceAll(" ")
                .strip();
    }

    /**
     * What two names have in common that are one name, by the letters or for the eye. Whoever compares names (accounts, limits, anything later)
     * compares these. Takes any text, also one that {@link #checked} refuses; a name as typed and as kept have the same key.
     */
    public static String key(String name) {
        var start = name.substring(0, Math.min(name.length(), LONGEST_TYPED));
        var plain = BLANKS.matcher(Normalizer.normalize(start, Normalizer.Form.NFKC))
                .replaceAll(" ");
        return Likeness.skeleton(plain).strip();
    }

    /** A name for a guest: "Guest from Thebes 214". */
    static String guest(Lang lang) {
        int place = Secrets.below(FROM.size());
        int number = 100 + Secrets.below(9900);
        return switch (lang) {
            case EN -> "Guest from " + FROM.get(place) + " " + number;
            case RU -> "Гость из " + FROM_RU.get(place) + " " + number;
        };
    }
}
