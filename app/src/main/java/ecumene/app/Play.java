package ecumene.app;

import ecumene.bots.Bot;
import ecumene.bots.BotSpec;
import ecumene.bots.Sight;
import ecumene.engine.Attempt;
import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Move;
import ecumene.engine.Playback;
import ecumene.engine.SetQuestion;
import ecumene.engine.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One game in the terminal. Bots answer when they are asked; the person is shown what happened, the table, the question
 * and the numbered options. Everything that was picked is kept, so undoing is playing again without the end.
 */
final class Play<S extends State<S>> {
    static final int PERSON = 0;

    private final Shell shell;
    private final Game<S> game;
    private final Players players;
    private final Advice<S> advice;
    private final List<Bot> bots = new ArrayList<>();
    /** By seat, from the first bot on: what it has thought of its turn serves it as long as it goes on with it. */
    private List<Sight<S>> sights;

    private GameRecord record;
    private S state;
    /** How much of the log the person has read. */
    private int read;

    private boolean tableIsFresh;

    Play(Shell shell, Game<S> game, GameRecord record, List<BotSpec> specs) {
        this.shell = shell;
        this.game = game;
        this.record = record;
        this.players = new Players(shell, game, record.seats());
        this.advice = new Advice<>(shell, game, players);
        this.state = Playback.verify(game, record);
        this.sights = sights();
        int cores = Runtime.getRuntime().availableProcessors();
        for (int n = 0; n < specs.size(); n++) {
            bots.add(specs.get(n).create(record.seed().stream("BOT", n).nextLong(), cores));
        }
    }

    private List<Sight<S>> sights() {
        return IntStream.range(1, record.setup().players())
                .mapToObj(seat -> new Sight<>(game, state, seat))
                .toList();
    }

    int run() {
        greet();
        while (!state.over()) {
            if ((state.waiting() & 1 << PERSON) == 0) {
                answer();
            } else if (!ask()) {
                shell.print("");
                shell.say("play.bye");
                return 0;
            }
        }
        news();
        new ScoreBoard<>(shell, game, players).show(state, record.seed());
        return 0;
    }

    private void greet() {
        shell.print(shell.paint().strong(players.title(record.setup())));
        for (int seat = 0; seat < state.players(); seat++) {
            shell.say("play.seat", seat + 1, players.name(seat));
        }
        shell.say("play.commitment", record.commitment());
        shell.say("play.help");
    }

    private void answer() {
        int seat = state.seatToAnswer();
        try (var _ = Progress.endless(shell.terminal(), players.name(seat))) {
            pick(seat, bots.get(seat - 1).choose(sights.get(seat - 1)));
        }
        tableIsFresh = false;
        news();
    }

    private void pick(int seat, int option) {
        var picks = new ArrayList<>(record.picks());
        picks.add(Pick.of(game, seat, state.options(seat).move(option)));
        state.pick(seat, option);
        record = GameRecord.of(game, record.setup(), record.seed(), record.seats(), picks, state);
    }

    /** Shows the question and takes lines until one of them is an answer. False when the person leaves. */
    private boolean ask() {
        news();
        if (!tableIsFresh) {
            table();
        }
        question();
        while (true) {
            var line = line();
            if (line == null) {
                return false;
            }
            switch (Input.parse(line)) {
                case Input.Pick(var numbers) -> {
                    if (pick(numbers)) {
                        return true;
                    }
                }
                case Input.Undo _ -> {
                    if (undo(state.moves() - 1)) {
                        return true;
                    }
                }
                case Input.UndoTurn _ -> {
                    if (undo(state.undoFloor())) {
                        return true;
                    }
                }
                case Input.Quit _ -> {
                    return false;
                }
                case Input.Save(String file) -> new SaveFile(shell).write(file, record);
                case Input.Log _ -> log(0);
                case Input.Table _ -> {
                    table();
                    question();
                }
                case Input.WhyNot _ -> advice.whyNot(state, PERSON);
                case Input.Explain(int number) -> advice.option(state, PERSON, number);
                case Input.Look(String what) -> advice.look(what);
                case Input.Cards(String part) -> advice.cards(part);
                case Input.Help _ -> shell.say("play.commands");
                case Input.Unknown(String text) ->
                    shell.say(
                            text.isEmpty() ? "play.empty" : "play.unknown",
                            state.options(PERSON).size(),
                            text);
            }
        }
    }

    /** Several at once are picked one after the other, all of them or none: only where a set is asked for. */
    private boolean pick(List<Integer> numbers) {
        var options = state.options(PERSON);
        for (int number : numbers) {
            if (number < 1 || number > options.size()) {
                shell.say("play.no-such-option", number, options.size());
                return false;
            }
        }
        if (numbers.size() > 1 && !(state.question(PERSON) instanceof SetQuestion<S>)) {
            shell.say("play.one-number");
            return false;
        }
        var moves = numbers.stream().map(number -> options.move(number - 1)).toList();
        return switch (Attempt.of(game, state.copy(), PERSON, keys(moves))) {
            case Attempt.Stands(int picks) -> {
                moves.subList(0, picks)
                        .forEach(move -> pick(PERSON, state.options(PERSON).find(move)));
                yield true;
            }
            case Attempt.Refused(var why) -> {
                shell.say("play.not-together", why.map(players::text).orElse(""));
                yield false;
            }
        };
    }

    private List<String> keys(List<Move> moves) {
        return moves.stream().map(move -> move.key(game)).toList();
    }

    private @org.jspecify.annotations.Nullable String line() {
        shell.terminal().out().print("> ");
        shell.terminal().out().flush();
        try {
            return shell.terminal().in().readLine();
        } catch (IOException e) {
            return null;
        }
    }

    /** What happened since the person last looked. */
    private void news() {
        log(read);
        read = state.log().size();
    }

    private void log(int from) {
        for (var entry : state.log().subList(from, state.log().size())) {
            if (entry.readableBy(PERSON)) {
                shell.print(players.text(entry));
            }
        }
    }

    private void table() {
        shell.print("");
        shell.print(players.withNames(game.draw(state, PERSON, shell.lang())).stripTrailing());
        tableIsFresh = true;
    }

    private void question() {
        var options = state.options(PERSON);
        shell.print("");
        var moves = options.moves();
        shell.print(shell.paint().strong(players.text(state.question(PERSON).prompt(state))));
        remark("", game.remark(state, PERSON, shell.lang()));
        for (int option = 0; option < moves.size(); option++) {
            shell.print("%s  %s"
                    .formatted(shell.paint().possible("%4d".formatted(option + 1)), players.text(moves.get(option))));
            remark("      ", game.remark(state, PERSON, moves.get(option), shell.lang()));
        }
        if (state.question(PERSON) instanceof SetQuestion<S> set) {
            set(set);
        }
    }

    /** What the game says besides, such as a price. */
    private void remark(String indent, String text) {
        if (!text.isEmpty()) {
            shell.print(indent + shell.paint().quiet(text));
        }
    }

    /** How many are wanted, and what is picked already. */
    private void set(SetQuestion<S> set) {
        int least = set.least(state);
        int most = set.most(state);
        if (least == most) {
            shell.say("play.set-exactly", least);
        } else if (most >= SetQuestion.MOST) {
            shell.say("play.set-least", least);
        } else {
            shell.say("play.set-between", least, most);
        }
        var picked = set.answer(state).stream().map(players::text).collect(Collectors.joining("; "));
        if (!picked.isEmpty()) {
            shell.say("play.picked", picked);
        }
    }

    private boolean undo(int target) {
        if (state.moves() == state.undoFloor()) {
            shell.say(state.moves() == 0 ? "play.undo-nothing" : "play.undo-not");
            return false;
        }
        state = Playback.at(game, record, target);
        sights = sights();
        record = GameRecord.of(
                game,
                record.setup(),
                record.seed(),
                record.seats(),
                record.picks().subList(0, target),
                state);
        read = state.log().size();
        tableIsFresh = false;
        shell.say("play.undone");
        return true;
    }
}
