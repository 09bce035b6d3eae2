package ecumene.engine;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts of a game: templates by key, every one in both languages. {@code {0}} is the first argument;
 * {@code {0|card|cards}} and {@code {0|карта|карты|карт}} choose the form that goes with the number.
 */
public final class Texts {
    private static final Pattern BLANK = Pattern.compile("\\{(\\d)(?:\\|([^}]*))?}");

    private final Map<String, Game.Local> templates;

    private Texts(Map<String, Game.Local> templates) {
        this.templates = templates;
    }

    /** Reads a file of {@code key: {en: …, ru: …}}. */
    public static Texts read(Cards cards, String file) {
        var templates = new TreeMap<String, Game.Local>();
        for (var entry : cards.entries(file)) {
            templates.put(entry.id(), new Game.Local(entry.text("en"), entry.text("ru")));
            entry.done();
        }
        return new Texts(templates);
    }

    public boolean has(String key) {
        return templates.containsKey(key);
    }

    /** Every key that begins so, in order. */
    public SortedSet<String> keys(String start) {
        return new TreeSet<>(
                templates.keySet().stream().filter(key -> key.startsWith(start)).toList());
    }

    public Game.Local local(String key) {
        var template = templates.get(key);
        if (template == null) {
            throw new CardError(
                    "texts.yaml", key, "en, ru", "there is no text under this key", "под этим ключом нет текста");
        }
        return template;
    }

    public String get(Lang lang, String key, Object... values) {
        Matcher blank = BLANK.matcher(local(key).in(lang));
        return blank.replaceAll(match -> {
            Object value = values[Integer.parseInt(match.group(1))];
            String forms = match.group(2);
            String text = forms == null
                    ? value.toString()
                    : form(lang, Integer.parseInt(value.toString()), forms.split("\\|"));
            return Matcher.quoteReplacement(text);
        });
    }

    /** A sentence as text; whoever knows the players names the seats. */
    public String say(Lang lang, Said said, Words words, IntFunction<String> seats) {
        return join(parts(lang, said, words, seats));
    }

    /** A move as text: {@code move.<verb>} with its arguments. */
    public String say(Lang lang, Move move, Words words, IntFunction<String> seats) {
        return join(parts(lang, move, words, seats));
    }

    /** The same sentence taken apart: words and names of things in the order in which they are read. */
    public List<Part> parts(Lang lang, Said said, Words words, IntFunction<String> seats) {
        var blanks = said.sentence().blanks();
        var values = new Part[blanks.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = name(lang, blanks.get(i), said.values().get(i), words, seats);
        }
        return fill(lang, said.sentence().key(), values);
    }

    public List<Part> parts(Lang lang, Move move, Words words, IntFunction<String> seats) {
        var nouns = move.verb().nouns();
        var values = new Part[nouns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = name(lang, nouns.get(i), move.number(i), words, seats);
        }
        return fill(lang, "move." + move.verb().key(), values);
    }

    private static String join(List<Part> parts) {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }

    private List<Part> fill(Lang lang, String key, Part... values) {
        var template = local(key).in(lang);
        var parts = new ArrayList<Part>();
        var blank = BLANK.matcher(template);
        int end = 0;
        while (blank.find()) {
            if (blank.start() > end) {
                parts.add(Part.plain(template.substring(end, blank.start())));
            }
            var value = values[Integer.parseInt(blank.group(1))];
            var forms = blank.group(2);
            parts.add(
                    forms == null ? value : Part.plain(form(lang, Integer.parseInt(value.text()), forms.split("\\|"))));
            end = blank.end();
        }
        if (end < template.length()) {
            parts.add(Part.plain(template.substring(end)));
        }
        return parts;
    }

    private static Part name(Lang lang, Noun noun, int value, Words words, IntFunction<String> seats) {
        if (noun.equals(Noun.SEAT)) {
            return new Part(noun.kind(), Integer.toString(value), seats.apply(value));
        }
        if (noun.equals(Noun.NUMBER)) {
            return Part.plain(Integer.toString(value));
        }
        return new Part(noun.kind(), words.id(noun, value), words.name(noun, value, lang));
    }

    /** English has two forms; Russian three: 1 карта, 2 карты, 5 карт, 21 карта. */
    private static String form(Lang lang, int number, String[] forms) {
        int n = Math.abs(number);
        return switch (lang) {
            case EN -> forms[n == 1 ? 0 : 1];
            case RU -> {
                if (n % 100 >= 11 && n % 100 <= 14) {
                    yield forms[2];
                }
                yield forms[n % 10 == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 ? 1 : 2];
            }
        };
    }
}
