package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Said;
import ecumene.engine.State;
import ecumene.server.rules.RuleBook;
import java.util.Optional;

/** Answers to {@code ?} at the table: why something is not possible, what an option does, what a rule or a card says. */
final class Advice<S extends State<S>> {
    private final Shell shell;
    private final Game<S> game;
    private final Players players;
    private final Faces faces;
    private final Optional<RuleBook> book;

    Advice(Shell shell, Game<S> game, Players players) {
        this.shell = shell;
        this.game = game;
        this.players = players;
        this.faces = new Faces(shell, game.cards());
        this.book = RuleBook.of(game.id(), shell.lang());
    }

    /** Every move that is not possible now, with its reason and its rule. */
    void whyNot(S state, int seat) {
        var blocked = state.explain(seat).blocked();
        if (blocked.isEmpty()) {
            shell.say("advice.nothing-blocked");
        }
        for (var move : blocked) {
            shell.print("  – " + players.text(move.move()) + ": " + withRule(move.reason()));
        }
        shell.say("advice.more", rule(state.question(seat).prompt(state)).orElse("…"));
    }

    void option(S state, int seat, int number) {
        var options = state.options(seat);
        if (number < 1 || number > options.size()) {
            shell.say("play.no-such-option", number, options.size());
            return;
        }
        var move = options.move(number - 1);
        var prompt = state.question(seat).prompt(state);
        shell.print(shell.paint().strong(players.text(move)));
        faces.of(game, move).forEach(faces::show);
        rule(prompt).flatMap(this::find).ifPresent(rule -> RulesCommand.show(shell, rule));
    }

    void look(String what) {
        var rule = find(what);
        var cards = faces.named(what);
        rule.ifPresent(found -> RulesCommand.show(shell, found));
        cards.forEach(faces::show);
        if (rule.isEmpty() && cards.isEmpty()) {
            boolean likeAnId = what.chars().anyMatch(Character::isDigit);
            var near = book.filter(b -> likeAnId).map(b -> String.join(", ", b.near(what)));
            shell.say(near.isPresent() ? "rules.unknown" : "advice.unknown", what, near.orElse(""));
        }
    }

    void cards(String part) {
        var cards = faces.named(part);
        cards.forEach(faces::show);
        shell.say("cards.count", cards.size());
    }

    private Optional<RuleBook.Rule> find(String id) {
        return book.flatMap(b -> b.find(id));
    }

    private String withRule(Said reason) {
        var text = players.text(reason);
        return rule(reason).map(id -> text + " (" + id + ")").orElse(text);
    }

    private static Optional<String> rule(Said said) {
        return Optional.of(said.sentence().rule()).filter(id -> !id.isEmpty());
    }
}
