package ecumene.engine;

import ecumene.engine.toy.Leak;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A question of the tests: say one of these numbers. It goes into the log, and card of that number to the seat's table. */
record Say(int seat, List<Integer> numbers, Optional<Question<ToyState>> followUp) implements Question<ToyState> {

    static Say of(int seat, Integer... numbers) {
        return new Say(seat, List.of(numbers), Optional.empty());
    }

    Say then(Say next) {
        return new Say(seat, numbers, Optional.of(next));
    }

    /** A step that writes a number into the log, to show in which order steps run. */
    static Step<ToyState> step(int number) {
        return s -> s.log(ToySentence.SAID, 0, number);
    }

    static Move move(int number) {
        return new Move(ToyVerb.SAY, number, 0);
    }

    /** A table without a game: nothing is dealt, nothing is to be done. */
    static ToyState table(int players) {
        return new ToyState(players, Seed.numbered(1, 1), Leak.NONE);
    }

    /** What has been said, as seat:number. */
    static List<String> said(ToyState s) {
        return s.log().stream()
                .map(entry -> entry.said().values())
                .map(values -> values.get(0) + ":" + values.get(1))
                .toList();
    }

    /** The same where there is no log: what each seat has said, as seat:number, in the order of the seats. */
    static List<String> shown(ToyState s) {
        var shown = new ArrayList<String>();
        for (int seat = 0; seat < s.players(); seat++) {
            for (int number : s.zones().pieces(ToyState.table(seat))) {
                shown.add(seat + ":" + number);
            }
        }
        return shown;
    }

    @Override
    public Said prompt(ToyState s) {
        return Said.of(ToySentence.ASK_TURN);
    }

    @Override
    public void options(ToyState s, Options out) {
        for (int number : numbers) {
            out.add(ToyVerb.SAY, number);
        }
    }

    @Override
    public void pick(ToyState s, Move move) {
        s.log(ToySentence.SAID, seat, move.a());
        s.zones().move(move.a(), ToyState.table(seat));
    }

    @Override
    public Optional<Question<ToyState>> next(ToyState s, Move move) {
        return followUp;
    }
}
