package ecumene.server.people;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;

/** What people may be called. */
final class Names {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 24;
    private static final Pattern BLANKS = Pattern.compile("[\\p{Z}\\s]+");
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._-]*");
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

    /** The name as it is kept: one way to write each letter, single spaces, none at the ends. */
    static String checked(String typed) {
        var name = BLANKS.matcher(Normalizer.normalize(typed, Normalizer.Form.NFC))
                .replaceAll(" ")
                .strip();
        int length = name.codePointCount(0, name.length());
        if (length < SHORTEST || length > LONGEST) {
            throw new Refusal(Code.MALFORMED, "name.length", SHORTEST, LONGEST);
        }
        if (!ALLOWED.matcher(name).matches() || !WORD.matcher(name).find()) {
            throw new Refusal(Code.MALFORMED, "name.letters");
        }
        return name;
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
