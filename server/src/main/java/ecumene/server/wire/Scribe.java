package ecumene.server.wire;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Move;
import ecumene.engine.Noun;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Writes what one viewer may know of a game, in the viewer's language. Everything that leaves a table passes here. */
public final class Scribe<S extends State<S>> {
    private final Game<S> game;
    private final Lang lang;
    private final IntFunction<String> names;

    /** @param names what the players are called, by seat */
    public Scribe(Game<S> game, Lang lang, IntFunction<String> names) {
        this.game = game;
        this.lang = lang;
        this.names = names;
    }

    /** Whether a turn begins with this entry of the log. */
    public static boolean beginsTurn(LogEntry entry) {
        return entry.said().sentence().beginsTurn();
    }

    public List<Wire.Part> say(Said said) {
        return parts(game.texts().parts(lang, said, game, names));
    }

    public List<Wire.Part> say(Move move) {
        return parts(game.texts().parts(lang, move, game, names));
    }

    private static List<Wire.Part> parts(List<ecumene.engine.Part> parts) {
        return parts.stream()
                .map(part -> new Wire.Part(part.noun(), part.id(), part.text()))
                .toList();
    }

    /** @param at what names the question on the wire */
    public Wire.Question question(S state, int seat, long at) {
        var question = state.question(seat);
        var prompt = question.prompt(state);
        var explained = state.explain(seat);
        var options = explained.moves().stream()
                .map(move -> option(move, question.facts(state, move)))
                .toList();
        var blocked = explained.blocked().stream().map(this::blocked).toList();
        return new Wire.Question(
                seat,
                at,
                prompt.sentence().key(),
                question.kind(state),
                say(prompt),
                prompt.sentence().rule(),
                question.facts(state).orElse(null),
                question instanceof SetQuestion<S> set ? choosing(state, set, explained) : null,
                question.byDefault(state).map(move -> move.key(game)).orElse(null),
                options,
                blocked);
    }

    private Wire.Choosing choosing(S state, SetQuestion<S> set, Options options) {
        Predicate<Move> part = move -> set.isCandidate(state, move);
        Predicate<Move> done = move -> move.verb().equals(set.done());
        boolean free = set.anyOffered(state);
        return new Wire.Choosing(
                set.least(state),
                set.most(state),
                free,
                set.answer(state).stream()
                        .map(move -> option(move, set.facts(state, move)))
                        .toList(),
                free ? null : keys(options, part.and(move -> set.isWholeWith(state, move))),
                keys(options, part.or(done).negate()),
                set.done().key());
    }

    private List<String> keys(Options options, Predicate<Move> which) {
        return options.moves().stream()
                .filter(which)
                .map(move -> move.key(game))
                .toList();
    }

    private Wire.Option option(Move move, Optional<Record> facts) {
        return new Wire.Option(
                move.key(game),
                move.verb().key(),
                args(move),
                say(move),
                null,
                null,
                facts.orElse(null),
                move.verb().givesUp() ? true : null);
    }

    private Wire.Option blocked(Options.Blocked blocked) {
        var move = blocked.move();
        var reason = blocked.reason();
        return new Wire.Option(
                move.key(game),
                move.verb().key(),
                args(move),
                say(move),
                say(reason),
                reason.sentence().rule(),
                null,
                null);
    }

    private List<Wire.Arg> args(Move move) {
        var nouns = move.verb().nouns();
        var args = new ArrayList<Wire.Arg>(nouns.size());
        for (int i = 0; i < nouns.size(); i++) {
            args.add(arg(nouns.get(i), move.number(i)));
        }
        return args;
    }

    private Wire.Arg arg(Noun noun, int value) {
        var id = noun.equals(Noun.SEAT) ? Integer.toString(value) : game.id(noun, value);
        return new Wire.Arg(noun.kind(), id);
    }

    /** The entries from an index of the log on that the viewer may read. */
    public List<Wire.Entry> log(S state, int viewer, int from) {
        return state.log().subList(from, state.log().size()).stream()
                .filter(entry -> entry.readableBy(viewer))
                .map(this::entry)
                .toList();
    }

    private Wire.Entry entry(LogEntry entry) {
        var sentence = entry.said().sentence();
        return new Wire.Entry(
                entry.move(), say(entry.said()), sentence.rule(), sentence.key(), beginsTurn(entry) ? true : null);
    }

    public List<Integer> scores(S state) {
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < state.players(); seat++) {
            scores.add(game.score(state, seat));
        }
        return scores;
    }

    public List<List<Wire.Line>> breakdown(S state) {
        var seats = new ArrayList<List<Wire.Line>>();
        for (int seat = 0; seat < state.players(); seat++) {
            seats.add(game.breakdown(state, seat).stream()
                    .map(line -> new Wire.Line(line.key(), game.texts().get(lang, line.key()), line.points()))
                    .toList());
        }
        return seats;
    }
}
