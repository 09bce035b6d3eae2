package ecumene.app;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a person types at the table. */
sealed interface Input {
    /** The options with these numbers, from 1. */
    record Pick(List<Integer> numbers) implements Input {}

    /** Which moves are not possible, and why. */
    record WhyNot() implements Input {}

    /** What an option does. */
    record Explain(int number) implements Input {}

    /** A rule by its id, or a card by its name. */
    record Look(String what) implements Input {}

    record Undo() implements Input {}

    record UndoTurn() implements Input {}

    record Save(String file) implements Input {}

    record Log() implements Input {}

    /** All cards, or those with this in their name. */
    record Cards(String part) implements Input {}

    record Table() implements Input {}

    record Help() implements Input {}

    record Quit() implements Input {}

    /** Nothing we know, perhaps nothing at all. */
    record Unknown(String text) implements Input {}

    Pattern NUMBER = Pattern.compile("\\d{1,6}");

    Pattern NUMBERS = Pattern.compile("\\d{1,6}([\\s,]+\\d{1,6})*");

    static Input parse(String line) {
        var text = line.strip();
        var words = text.split("\\s+", 2);
        var rest = words.length == 2 ? words[1].strip() : "";
        if (NUMBERS.matcher(text).matches()) {
            return new Pick(
                    Stream.of(text.split("[\\s,]+")).map(Integer::valueOf).toList());
        }
        if (text.startsWith("?")) {
            return question(text.substring(1).strip());
        }
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "undo" -> rest.equals("turn") ? new UndoTurn() : rest.isEmpty() ? new Undo() : new Unknown(text);
            case "save" -> new Save(rest);
            case "log" -> new Log();
            case "cards" -> new Cards(rest);
            case "table" -> new Table();
            case "help" -> new Help();
            case "quit", "exit", "q" -> new Quit();
            default -> new Unknown(text);
        };
    }

    private static Input question(String about) {
        if (about.isEmpty()) {
            return new WhyNot();
        }
        return NUMBER.matcher(about).matches() ? new Explain(Integer.parseInt(about)) : new Look(about);
    }
}
