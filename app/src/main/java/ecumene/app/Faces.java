package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Game.CardFace;
import ecumene.engine.Move;
import ecumene.engine.Noun;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Cards as text: all of them, those somebody asks for by name, and those a move speaks of. */
record Faces(Shell shell, List<CardFace> cards) {
    void show(CardFace card) {
        var lang = shell.lang();
        shell.print(card.id() + "  " + shell.paint().strong(card.name().in(lang)) + "  "
                + card.facts().in(lang));
        indented(card.text().in(lang)).forEach(shell::print);
        var origin = shell.words().get("cards.origin", card.origin().in(lang));
        indented(origin).forEach(line -> shell.print(shell.paint().quiet(line)));
    }

    private static List<String> indented(String text) {
        return text.isBlank()
                ? List.of()
                : new Prose(Paint.PLAIN)
                        .lines(text).stream().map(line -> "     " + line).toList();
    }

    /** Cards whose name or id has this in it. */
    List<CardFace> named(String part) {
        var wanted = part.strip().toLowerCase(Locale.ROOT);
        return cards.stream()
                .filter(card -> card.id().toLowerCase(Locale.ROOT).equals(wanted)
                        || card.name().in(shell.lang()).toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
    }

    /** The cards a move names. A move knows its things as numbers; what they share with a card is the name. */
    List<CardFace> of(Game<?> game, Move move) {
        var nouns = move.verb().nouns();
        return cards.stream()
                .filter(card ->
                        IntStream.range(0, nouns.size()).anyMatch(i -> names(game, card, nouns.get(i), move.number(i))))
                .toList();
    }

    private boolean names(Game<?> game, CardFace card, Noun noun, int value) {
        boolean thing = !noun.equals(Noun.NUMBER) && !noun.equals(Noun.SEAT);
        return thing && game.name(noun, value, shell.lang()).equals(card.name().in(shell.lang()));
    }
}
